"""The written form of a session (U17); see :mod:`tartli_desktop.game.record`."""

from __future__ import annotations

from tartli_desktop.cards.german import DECK
from tartli_desktop.game.errors import Sentence
from tartli_desktop.game.record import Form, read_seated

from .actions import Action
from .variant import Variant, VariantError


def variant_from(kept: object) -> Variant:
    """The rules of a record. Raises VariantError."""
    if not isinstance(kept, dict):
        raise VariantError("U17", Sentence("no rules", "the rules must be an object"))
    return Variant.from_dict(kept)


FORM = Form(
    format="ulti-match",
    version=1,
    rule="U17",
    seats=(3,),
    cards=DECK.by_code,
    parse=Action.parse,
    variant_from=variant_from,
    variant="rules",
    code_rule="U1.1",
    deck_rule="U1.1",
    over_rule="U14.1",
    unfinished_rule="U17.2",
    action_rule="U17.1",
    any_notes=True,
)
"""The form of Ulti records; what notes contain is not looked at (U17.5)."""


def parse_seated(text: object) -> tuple[int, Action]:
    """Seat and action of a text such as ``"1:play HU"``. Raises ActionTextError."""
    seat, action = read_seated(text, 3, FORM)
    return seat, action
