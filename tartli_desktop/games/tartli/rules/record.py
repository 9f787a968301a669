"""The written form of a match (R14); see :mod:`tartli_desktop.game.record`."""

from __future__ import annotations

from tartli_desktop.cards.german import DECK
from tartli_desktop.game.record import Form, read_seated

from .actions import Action
from .variant import Variant

FORM = Form(
    format="tartli-match",
    version=1,
    rule="R14",
    seats=(2,),
    pack=DECK,
    parse=Action.parse,
    variant_from=Variant.from_dict,
    code_rule="R1.2",
    deck_rule="R3.2",
    over_rule="R10.1",
)
"""The form of Tartli records."""


def parse_seated(text: object) -> tuple[int, Action]:
    """Parse the seat and action of a text such as ``"1:play HU"``. Raises ActionTextError."""
    seat, action = read_seated(text, 2, FORM)
    return seat, action
