"""How the levels of a game played the hands of a duel in the person's seat, kept with the match."""

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Struct

from tartli_desktop.game.json_types import Json, JsonDict
from tartli_desktop.game.record import first_hands

_EXTRA = "duel hand %d"


class PlayedHand(Struct, frozen=True):
    """A hand of a duel as one player played it."""

    scores: tuple[int, ...]
    """What each seat got; see :class:`tartli_desktop.game.rules.StoredResult`."""

    actions: tuple[str, ...]
    """What was done, as in a record."""

    def within(self, record: Json, number: int) -> JsonDict:
        """The record of the match up to this hand, counted from 1, as if it had been played so."""
        document = first_hands(record, number)
        hand = {**document["hands"][-1], "actions": list(self.actions)}
        return document | {"hands": [*document["hands"][:-1], hand]}


ByLevel = Mapping[str, PlayedHand]
"""How each level played a hand, as far as it is known."""


def extra_of(number: int) -> str:
    """The name of the extra of a match that keeps a hand, counted from 1."""
    return _EXTRA % number


def to_extra(hands: ByLevel) -> str:
    """A hand as it is kept."""
    return msgspec.json.encode(hands).decode()


def kept(extras: Mapping[str, str], number: int, seats: int) -> dict[str, PlayedHand]:
    """A hand, counted from 1, by what is kept; what cannot be read counts as missing."""
    try:
        found = msgspec.json.decode(extras.get(extra_of(number), "{}"), type=dict[str, PlayedHand])
    except (msgspec.DecodeError, RecursionError):
        return {}
    return {level: hand for level, hand in found.items() if len(hand.scores) == seats}


def gain(scores: Sequence[int], seat: int) -> int:
    """What a hand brought a seat, so that gains can be compared.

    What it was paid, or where points are counted: its points, against an only opponent the difference.
    """
    if len(scores) == 2 and scores[0] != -scores[1]:
        return scores[seat] - scores[1 - seat]
    return scores[seat]
