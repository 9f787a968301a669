"""What the people at a table say in the course of a hand: the same each time it is shown.

It follows from who plays, from what has happened in the hand so far and from the match's seed, so that
nothing need be kept.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .people import Person
from .remarks import Moment, first_to_speak

_SILENCE = 6
"""After how many events somebody may speak again; only what ends a hand may come sooner."""

_ENDS = frozenset({Moment.WON_HAND, Moment.LOST_HAND, Moment.WON_MATCH, Moment.LOST_MATCH})

_EVENTS_AT_MOST = 1000

People = Sequence[Person | None]
"""Who sits in each seat; None for a player who says nothing."""


def greeting(people: People, *, seed: int) -> tuple[int, str] | None:
    """Who says something as a match begins, by seat, and what, in English."""
    return _said(dict.fromkeys(range(len(people)), Moment.GREETING), people, seed, 0, set())


def table_talk(
    moments: Sequence[Mapping[int, Moment]], people: People, *, seed: int, hand: int
) -> dict[int, tuple[int, str]]:
    """Who says something at which event of a hand, by seat, and what, in English.

    Args:
        moments: for each event of the hand so far, whose moment it is, by seat.
        people: who sits in each seat.
        seed: of the match.
        hand: which hand of the match it is, counted from 1.
    """
    talk: dict[int, tuple[int, str]] = {}
    said: set[str] = set()
    last = -_SILENCE
    for place, here in enumerate(moments):
        if place - last < _SILENCE and not _ENDS.intersection(here.values()):
            continue
        words = _said(here, people, seed, hand * _EVENTS_AT_MOST + place, said)
        if words is not None:
            talk[place], last = words, place
            said.add(words[1])
    return talk


def _said(
    moments: Mapping[int, Moment], people: People, seed: int, turn: int, said: set[str]
) -> tuple[int, str] | None:
    """Who speaks at one moment, by seat, and what."""
    present = {seat: person for seat, person in enumerate(people) if person is not None and seat in moments}
    spoken = first_to_speak(
        [(person, moments[seat]) for seat, person in present.items()], seed=seed, turn=turn, said=said
    )
    if spoken is None:
        return None
    return next(seat for seat, person in present.items() if person is spoken[0]), spoken[1]
