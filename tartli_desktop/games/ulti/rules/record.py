"""The written form of a session (U17); see :mod:`tartli_desktop.game.record`."""

from __future__ import annotations

from tartli_desktop.cards.german import DECK
from tartli_desktop.game.record import Form, read_seated

from .actions import Action
from .variant import Variant

FORM = Form(
    format="ulti-match",
    version=1,
    rule="U17",
    seats=(3,),
    pack=DECK,
    parse=Action.parse,
    variant_from=Variant.from_dict,
    variant="rules",
    code_rule="U1.1",
    deck_rule="U1.1",
    over_rule="U14.1",
    unfinished_rule="U17.2",
    action_rule="U17.1",
    any_notes=True,
    has_names=True,
)
"""The form of Ulti records; what notes contain is not looked at (U17.5)."""


def parse_seated(text: object) -> tuple[int, Action]:
    """Seat and action of a text such as ``"1:play HU"``. Raises ActionTextError."""
    seat, action = read_seated(text, 3, FORM)
    return seat, action
