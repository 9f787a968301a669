"""Kinds of matches: practice, in which decisions may be taken back, deals played again, two at one table.

:class:`MatchMarks` says which it is. In the store it is kept as extras beside the record; in a file, lines of
the ``note`` have what others need to know (:mod:`tartli_desktop.store.note_marks`), and a record without such
a line is an ordinary match.

A deal that is played again is a practice match, too. Its record holds the hands before it as they were
played, since only so does it begin with the same dealer and counts, and it is over with that deal. With seats
swapped the person sits where the next player sat, and only the names have changed places. (Where an earlier
version of the program stored it, the record has what was played by each seat swapped instead.)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tartli_desktop.game.record import HEAD_NOTES, first_hands, within_hand
from tartli_desktop.game.registry import rules_of_record

from .hint_notes import without_hints

PRACTICE = "practice"
LESSON = "lesson"
TWO = "two"
HELPED = "helped"
COPY = "copy"
IMPORTED = "imported"
"""Names of extras, whose value is "1"; see the field of :class:`MatchMarks` that has the same name."""

AGAIN = "again"
"""The name of the extra with :class:`Again`, as JSON."""

LESSON_STEPS = "lesson said"
"""The name of the extra with ``MatchMarks.lesson_steps``."""

PEOPLE = "people"
"""The name of the extra with ``MatchMarks.people``, by commas."""

PUZZLE = "puzzle"
"""The name of the extra with ``MatchMarks.puzzle``."""

_SWITCHES = (PRACTICE, LESSON, TWO, HELPED, COPY, IMPORTED)
_HELD_BY_ANY_VALUE = frozenset({HELPED, COPY, IMPORTED})
"""What a store has written with other values, too."""


class ReplayedDeal(Struct, frozen=True, omit_defaults=True):
    """Which deal is played again, and where it comes from."""

    hand: int
    """Which hand it is, counted from 1: the last one of its match."""

    of: str
    """What the match is called in which it was played first."""

    swapped: bool
    """Whether the person has the cards that another player had the first time."""

    first: tuple[int, ...]
    """What each got out of the hand the first time: the person, and on round the table."""

    left: int | None = None
    """The match that was on the table before, to go back to; by its number among the stored ones."""

    start: int = 0
    """How many actions of the hand stay as they were played; it is played again from there."""

    seats_on: int = 1
    """How many seats further on, if they are swapped."""

    def from_next_seat(self, seats: int) -> ReplayedDeal:
        """The same deal for the person one seat further on, and after the last seat in their own again."""
        on = (self.seats_on + 1) % seats if self.swapped else 1
        return replace(self, swapped=on > 0, seats_on=on or 1)


class MatchMarks(Struct, frozen=True):
    """What kind a match is, beside what is played in it. An ordinary one has no mark."""

    practice: bool = False
    """Decisions may be taken back in it; statistics leave it out."""

    lesson: bool = False
    """It is the guided first hand, which is practice, too."""

    lesson_steps: str = ""
    """Which steps of the lesson are over, by their names."""

    two: bool = False
    """Two people play it at one table; statistics leave it out, as there is no opponent."""

    helped: bool = False
    """Hints were taken in it; statistics can tell such matches apart."""

    copy: bool = False
    """It is a copy of another match: what was played in it would count twice."""

    imported: bool = False
    """It came from a file; statistics leave it out, as nobody knows who played it."""

    again: ReplayedDeal | None = None
    """The deal that is played again, where the match is about one."""

    people: tuple[str, ...] = ()
    """Which person of the café sits in each seat, by id; empty for one who is none of them.

    Of nobody at all where that was not noted, as in a match from a file or from an earlier version.
    """

    puzzle: int = 0
    """Which puzzle of the game it is, counted from 1; 0 for none. It is deleted when it leaves the table.

    One from a hand of the player has a number of its own above those.
    """

    @classmethod
    def from_extras(cls, extras: Mapping[str, str]) -> MatchMarks:
        """Read them from what is kept beside a record; what cannot be read counts as not there."""
        switches = {
            name: name in extras if name in _HELD_BY_ANY_VALUE else extras.get(name) == "1"
            for name in _SWITCHES
        }
        people, puzzle = extras.get(PEOPLE, ""), extras.get(PUZZLE, "")
        return cls(
            **switches,
            lesson_steps=extras.get(LESSON_STEPS, ""),
            again=_again_of(extras.get(AGAIN, "")),
            people=tuple(people.split(",")) if people else (),
            puzzle=int(puzzle) if puzzle.isascii() and puzzle.isdecimal() and len(puzzle) < 9 else 0,
        )

    def to_extras(self) -> dict[str, str]:
        """What is kept of them beside a record: the inverse of :meth:`from_extras`."""
        extras = {name: "1" for name in _SWITCHES if getattr(self, name)}
        if self.lesson_steps:
            extras[LESSON_STEPS] = self.lesson_steps
        if self.again is not None:
            extras[AGAIN] = msgspec.json.encode(self.again).decode()
        if any(self.people):
            extras[PEOPLE] = ",".join(self.people)
        if self.puzzle:
            extras[PUZZLE] = str(self.puzzle)
        return extras

    @property
    def for_another_store(self) -> MatchMarks:
        """The same where the match that was left has another number."""
        again = self.again and msgspec.structs.replace(self.again, left=None)
        return msgspec.structs.replace(self, again=again)

    @property
    def of_readable_part(self) -> MatchMarks:
        """What still holds for the part of a damaged match that can be read, as a match of its own."""
        return msgspec.structs.replace(self, copy=False, again=None)


NO_MARKS = MatchMarks()
"""An ordinary match against the program."""

MARK_NAMES = frozenset({*_SWITCHES, LESSON_STEPS, AGAIN, PEOPLE, PUZZLE})
"""The names of all extras that :class:`MatchMarks` reads and writes."""


def with_marks(extras: Mapping[str, str], marks: MatchMarks) -> dict[str, str]:
    """Extras that say these marks and no others; what else they keep stays."""
    return {name: text for name, text in extras.items() if name not in MARK_NAMES} | marks.to_extras()


def _again_of(text: str) -> ReplayedDeal | None:
    """What an extra says of the deal that is played again; None where it says nothing."""
    try:
        return msgspec.json.decode(text, type=ReplayedDeal)
    except msgspec.DecodeError:
        return None


def points_of(record: dict[str, Any], number: int) -> tuple[int, ...]:
    """What a hand, counted from 1, brought each seat.

    Raises ValueError where that hand is not over, and RecordError for a record that breaks a rule.
    """
    rules = rules_of_record(record)
    match = rules.from_record(first_hands(_checked(record, number), number))
    if match.to_move is not None:
        raise ValueError(f"hand {number} is not over")
    return rules.hand_result(match).scores


def dealt_again(record: dict[str, Any], number: int, start: int = 0) -> Any:
    """A match at the beginning of that hand, counted from 1, with its pack dealt; or after some actions.

    Raises ValueError where there is no such hand, and RecordError for a record that breaks a rule.
    """
    document = within_hand(_checked(record, number), number, start)
    hand = document["hands"][-1]
    if "note" in hand:
        hand["note"] = without_hints(hand["note"])
    return rules_of_record(record).from_record(document)


def _checked(record: dict[str, Any], number: int) -> dict[str, Any]:
    """A record that has this hand, without what was noted of the whole match."""
    if not 1 <= number <= len(record["hands"]):
        raise ValueError(f"there is no hand {number}")
    return {name: value for name, value in record.items() if name not in HEAD_NOTES}
