"""Kinds of matches: practice, in which decisions may be taken back, deals played again, two at one table.

A practice match has the extra :data:`PRACTICE` beside its record; in a file a line of the ``note`` marks it
(:mod:`tartli_desktop.store.note_marks`), and a record without that line is an ordinary match.

A deal that is played again is a practice match, too. Its record holds the hands before it as they were
played, since only so does it begin with the same dealer and counts, and it is over with that deal. With seats
swapped all of them are told from the other side of the table: the person, always seat 0, gets what the other
had.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from tartli_desktop.engine import HandEnded, Match

from .hint_notes import without_hints

PRACTICE = "practice"
"""The name of the extra that marks a match as practice; its value is "1"."""

AGAIN = "again"
"""The name of the extra that says which deal is played again; see :class:`Again`."""

LESSON = "lesson"
"""The name of the extra that marks the guided first hand, which is practice, too; its value is "1"."""

SAID = "lesson said"
"""The name of the extra that says which steps of it are over, by their names."""

TWO = "two"
"""The name of the extra that marks a match of two people at one table; its value is "1"."""


class Again(Struct, frozen=True):
    """Which deal is played again, and where it comes from."""

    hand: int
    """Which hand it is, counted from 1: the last one of its match."""

    of: str
    """What the match is called in which it was played first."""

    swapped: bool
    """Whether the person has the cards that the other player had the first time."""

    first: tuple[int, int]
    """What the person and the other player got out of the hand the first time."""

    left: int | None = None
    """The match that was on the table before, to go back to; by its number among the stored ones."""


def again_of(text: str) -> Again | None:
    """What an extra says of the deal that is played again; None where it says nothing."""
    try:
        return msgspec.json.decode(text, type=Again)
    except msgspec.DecodeError:
        return None


def text_of(again: Again) -> str:
    """The inverse."""
    return msgspec.json.encode(again).decode()


def moved(extras: Mapping[str, str]) -> dict[str, str]:
    """The extras of a match for another store, where the match that was left has another number."""
    again = again_of(extras.get(AGAIN, ""))
    if again is None:
        return dict(extras)
    return {**extras, AGAIN: text_of(msgspec.structs.replace(again, left=None))}


def points_of(record: dict[str, Any], number: int) -> tuple[int, int]:
    """What each seat got out of a hand, counted from 1: melds and tricks (R9).

    Raises ValueError where that hand is not over, and RecordError for a record that breaks a rule.
    """
    match = Match.from_record(_up_to(record, number))
    end = next((event for event in match.events if isinstance(event, HandEnded)), None)
    if end is None:
        raise ValueError(f"hand {number} is not over")
    return (end.trick_points[0] + end.meld_points[0], end.trick_points[1] + end.meld_points[1])


def dealt_again(record: dict[str, Any], number: int) -> Match:
    """A match at the beginning of that hand, counted from 1, with its pack dealt.

    Raises ValueError where there is no such hand, and RecordError for a record that breaks a rule.
    """
    document = _up_to(record, number)
    hand = document["hands"][-1]
    hand["actions"] = []
    if "note" in hand:
        hand["note"] = without_hints(hand["note"])
    return Match.from_record(document)


def other_side(record: dict[str, Any]) -> dict[str, Any]:
    """A record with the players in each other's seats: all that one did is done by the other."""
    hands = [
        hand | {"actions": [f"{1 - int(text[0])}{text[1:]}" for text in hand["actions"]]}
        for hand in record["hands"]
    ]
    return record | {"first_dealer": 1 - record["first_dealer"], "hands": hands}


def _up_to(record: dict[str, Any], number: int) -> dict[str, Any]:
    """A copy of a record that ends with this hand, without what was noted of the whole match."""
    if not 1 <= number <= len(record["hands"]):
        raise ValueError(f"there is no hand {number}")
    head = {name: value for name, value in record.items() if name not in ("title", "date", "note")}
    return head | {"hands": [dict(hand) for hand in record["hands"][:number]]}
