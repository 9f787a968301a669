"""What the people at a table say in the course of a hand, the same each time the hand is shown.

It follows from the players, the events of the hand so far and the seed of the match, so that nothing need be
saved.
"""

from collections.abc import Mapping, Sequence
from zlib import crc32

from .characters import Character
from .remarks import Moment, remark

_SILENCE = 6
"""The number of events before somebody may speak again, except at the end of a hand."""

_ENDS = frozenset({Moment.WON_HAND, Moment.LOST_HAND, Moment.WON_MATCH, Moment.LOST_MATCH})

_EVENTS_AT_MOST = 1000

Characters = Sequence[Character | None]
"""The character in each seat; None for a player who says nothing."""


def greeting(characters: Characters, *, seed: int) -> tuple[int, str] | None:
    """The seat of the character who speaks when a match begins, and the words, in English."""
    return _said(dict.fromkeys(range(len(characters)), Moment.GREETING), characters, seed, 0, set())


def table_talk(
    moments: Sequence[Mapping[int, Moment]], characters: Characters, *, seed: int, hand: int
) -> dict[int, tuple[int, str]]:
    """The remarks in a hand: by the index of the event, the speaker's seat and the words, in English.

    Args:
        moments: for each event of the hand so far, the moments that it gives to players, by seat.
        characters: the character in each seat.
        seed: the seed of the match.
        hand: the number of the hand in its match, from 1.
    """
    talk: dict[int, tuple[int, str]] = {}
    said: set[str] = set()
    last = -_SILENCE
    for place, here in enumerate(moments):
        if place - last < _SILENCE and not _ENDS.intersection(here.values()):
            continue
        words = _said(here, characters, seed, hand * _EVENTS_AT_MOST + place, said)
        if words is not None:
            talk[place], last = words, place
            said.add(words[1])
    return talk


def _said(
    moments: Mapping[int, Moment], characters: Characters, seed: int, turn: int, said: set[str]
) -> tuple[int, str] | None:
    """The speaker's seat and the words at one event, never of two at once; None if nobody speaks."""
    present = [(each, seat) for seat, each in enumerate(characters) if each is not None and seat in moments]
    # In an order that varies.
    present.sort(key=lambda each: crc32(f"{turn} {seed} {each[0].id}".encode()))
    for character, seat in present:
        words = remark(character, moments[seat], seed=seed, turn=turn, said=said)
        if words is not None:
            return seat, words
    return None
