"""The written form of a match (T17); see :mod:`tartli_desktop.game.record`."""

from __future__ import annotations

from tartli_desktop.cards.tarokk import DECK
from tartli_desktop.game.record import Form, read_seated

from .actions import Action
from .variant import Variant

FORM = Form(
    format="tarokk-match",
    version=1,
    rule="T17.4",
    seats=(4, 5),
    pack=DECK,
    parse=Action.parse,
    variant_from=Variant.from_dict,
    variant="rules",
    over_rule="T2.5",
    unfinished_rule="T17.1",
    keys_rule="T17.3",
    notice_rule="T17.2",
    active=4,
    players_of=lambda variant: variant.players,
)
"""The form of tarokk records."""


def parse_seated(text: object) -> tuple[int, Action]:
    """Seat and action of a text such as ``"1:bid two"``. Raises ActionTextError."""
    seat, action = read_seated(text, 5, FORM)
    return seat, action
