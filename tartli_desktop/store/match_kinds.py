"""Kinds of matches: practice, in which decisions may be taken back, replayed deals, two people at one table.

:class:`MatchMarks` says of which kind a match is. The store keeps the marks as extras beside the record; a
file has those that others need to know as lines of the ``note`` (:mod:`tartli_desktop.store.note_marks`), and
a record without such lines is an ordinary match.

A replayed deal is a practice match too. Its record includes the hands before it as they were played, so that
it begins with the same dealer and counts, and the match is over with that deal. If it is played from another
seat, the person sits where another player sat, and only the names have changed places. (In records from an
earlier version of the program, what each seat played is swapped instead.)
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Annotated

import msgspec
from msgspec import Struct
from msgspec.structs import FieldInfo, replace

from tartli_desktop.game.json_types import JsonDict
from tartli_desktop.game.match import Match
from tartli_desktop.game.record import HEAD_NOTES, first_hands, within_hand
from tartli_desktop.game.registry import rules_of_record

from .hint_notes import without_hints

PRACTICE, TWO, HELPED, COPY, IMPORTED = "practice", "two", "helped", "copy", "imported"
LESSON, LESSON_STEPS, CHARACTERS, LEFT = "lesson", "lesson said", "people", "left"
HANDS, DUEL, DUEL_DAY, SEASON = "hands", "duel", "duel day", "season"
"""Names of extras; see the field of :class:`MatchMarks` with the same name."""

_OTHER_NAMES = {
    "lesson_steps": LESSON_STEPS,
    "characters": CHARACTERS,
    "puzzle_day": "puzzle day",
    "duel_day": DUEL_DAY,
}
"""The names of extras where they are not those of the fields."""

HELD_BY_ANY_VALUE = frozenset({HELPED, COPY, IMPORTED})
"""Marks that the store also has with other values than "1"."""

_Count = Annotated[int, msgspec.Meta(ge=0)]


class ReplayedDeal(Struct, frozen=True, omit_defaults=True):
    """A deal that is played again, and where it comes from."""

    hand: int
    """The number of the hand, from 1; it is the last one of its match."""

    of: str
    """The title of the original match."""

    swapped: bool
    """Whether the person has the cards that another player had the first time."""

    first: tuple[int, ...]
    """What each player got for the hand the first time, from the person on round the table."""

    left: int | None = None
    """The number of the stored match that was on the table before, to go back to."""

    start: int = 0
    """How many actions of the hand stay as they were played; the replay begins after them."""

    seats_on: int = 1
    """By how many seats the person has moved on, if ``swapped``."""

    @property
    def first_of_cards(self) -> int:
        """What the cards that the person has now brought the first time."""
        return self.first[self.seats_on if self.swapped else 0]

    def from_seat(self, on: int) -> ReplayedDeal:
        """The same deal with the person this many seats further on, perhaps in their own again."""
        on = (self.seats_on * self.swapped + on) % len(self.first)
        return replace(self, swapped=on > 0, seats_on=on or 1)


class Series(Struct, frozen=True, omit_defaults=True):
    """The place of a hand, or a question, in a row of them, and how the row has gone until then."""

    exercise: str
    """The exercise; see :mod:`tartli_desktop.game.training`."""

    number: int
    """The number of this one, from 1."""

    of: int
    """How many there are."""

    steps: int = 0
    """How many actions make up the answer to a question; 0 if the hand is played to its end."""

    again: bool = False
    """Whether it asks what was answered wrong before."""

    right: int = 0
    """How many questions were answered right, or hands brought what was expected."""

    points: float = 0.0
    """How many points were lost, or brought by the hands beyond what was expected."""

    expected: float = 0.0
    """The points that the coach expects of this hand."""


class LeagueEvening(Struct, frozen=True):
    """The evening of a season of the league that a match is."""

    season: int
    """The number of the season in the store."""

    evening: int
    """The index of the evening."""


class MatchMarks(Struct, frozen=True):
    """The kind of a match, beside its game and rules. An ordinary match has no mark."""

    practice: bool = False
    """Decisions may be taken back in it; statistics leave it out."""

    lesson: _Count = 0
    """The number of the guided hand in the course of its game, from 1; 0 for none. It is practice, too."""

    lesson_steps: str = ""
    """The names of the finished steps of the lesson."""

    two: bool = False
    """Two people play it at one table; statistics leave it out, as there is no opponent."""

    helped: bool = False
    """Hints were taken in it; statistics can tell such matches apart."""

    copy: bool = False
    """It is a copy of another match; statistics leave it out, as it would count twice."""

    imported: bool = False
    """It came from a file; statistics leave it out, as nobody knows who played it."""

    again: ReplayedDeal | None = None
    """The deal that the match replays, if it does."""

    characters: tuple[str, ...] = ()
    """The person of the café in each seat, by id; an empty text for anybody else.

    No entries if nothing was noted, as in a match from a file or from an earlier version.
    """

    puzzle: _Count = 0
    """The number of the puzzle, from 1; 0 for none. A puzzle is deleted when it leaves the table.

    A puzzle from a hand of the player has a number above those that come with the program.
    """

    puzzle_day: date | None = None
    """The day whose puzzle of the day it is: the one on which it was opened. None for any other puzzle."""

    training: Series | None = None
    """The row of hands or questions that it belongs to, in training. It is deleted like a puzzle."""

    hands: _Count = 0
    """After how many hands the match is over, whoever leads; 0 if only the rules end it."""

    duel: str = ""
    """The code of the duel that the match is, which fixes its packs; empty for any other match."""

    season: LeagueEvening | None = None
    """The evening of the league that it is, if it is one."""

    duel_day: date | None = None
    """The day whose deal of the day it is; None for any other match."""

    left: int | None = None
    """The number of the stored match that was on the table before a lesson, to go back to."""

    @property
    def is_exercise(self) -> bool:
        """Whether it is a puzzle or training: without help, and deleted when it leaves the table."""
        return bool(self.puzzle or self.training)

    @property
    def is_aside(self) -> bool:
        """Whether it is an exercise or a lesson, from which the player goes back to a match."""
        return bool(self.lesson) or self.is_exercise

    @property
    def came_from(self) -> int | None:
        """The number of the stored match to go back to from a lesson, a puzzle or a replayed deal."""
        return self.left if self.again is None else self.again.left

    @property
    def leads_back(self) -> bool:
        """Whether the player can leave it for the match it was begun from, or for the welcome."""
        return self.is_aside or self.came_from is not None

    def has_ended(self, match: Match) -> bool:
        """Whether a match of this kind is over: by its rules, or after so many hands."""
        return match.is_over or (0 < self.hands <= len(match.hands) and match.needs_deck)

    @classmethod
    def from_extras(cls, extras: Mapping[str, str]) -> MatchMarks:
        """Read the marks from the extras beside a record; unreadable ones count as missing."""
        read = {field.name: _read(extras[name], field) for name, field in _FIELDS.items() if name in extras}
        return replace(cls(), **read)

    def to_extras(self) -> dict[str, str]:
        """The extras to keep beside a record: the inverse of :meth:`from_extras`."""
        marks = {name: getattr(self, field.name) for name, field in _FIELDS.items()}
        return {
            name: _written(mark)
            for name, mark in marks.items()
            if (any(mark) if isinstance(mark, tuple) else mark)
        }

    @property
    def for_another_store(self) -> MatchMarks:
        """The marks without the numbers of a match and a season that another store does not have."""
        again = self.again and msgspec.structs.replace(self.again, left=None)
        return msgspec.structs.replace(self, again=again, season=None, left=None)

    @property
    def of_readable_part(self) -> MatchMarks:
        """The marks that still hold for the readable part of a damaged match, as a separate match."""
        return msgspec.structs.replace(self, copy=False, again=None, season=None, left=None)


NO_MARKS = MatchMarks()
"""An ordinary match against the program."""

_FIELDS = {_OTHER_NAMES.get(field.name, field.name): field for field in msgspec.structs.fields(MatchMarks)}
"""What the extra of each name says."""

MARK_NAMES = frozenset(_FIELDS)
"""The names of all extras that :class:`MatchMarks` reads and writes."""


def with_marks(extras: Mapping[str, str], marks: MatchMarks) -> dict[str, str]:
    """Extras with these marks and no others; other extras stay."""
    return {name: text for name, text in extras.items() if name not in MARK_NAMES} | marks.to_extras()


def _read(text: str, field: FieldInfo) -> object:
    """What an extra says, usually as JSON; the default of its field if it cannot be read."""
    match field.default:
        case bool():
            return text == "1" or field.name in HELD_BY_ANY_VALUE
        case str():
            return text
        case tuple():
            return tuple(text.split(",")) if text else ()
    try:
        return msgspec.json.decode(f'"{text}"' if field.type == date | None else text, type=field.type)
    except msgspec.DecodeError:
        return field.default


def _written(mark: object) -> str:
    """The text of an extra that says this."""
    match mark:
        case bool():
            return "1"
        case str():
            return mark
        case tuple():
            return ",".join(mark)
        case date():
            return mark.isoformat()
    return msgspec.json.encode(mark).decode()


def points_of(record: JsonDict, number: int) -> tuple[int, ...]:
    """The score of each seat in a hand, counted from 1.

    Raises ValueError if that hand is not over, and RecordError for a record that breaks a rule.
    """
    rules = rules_of_record(record)
    match = rules.match.from_record(first_hands(_checked(record, number), number))
    if match.to_move is not None:
        raise ValueError(f"hand {number} is not over")
    return rules.hand_result(match).scores


def dealt_again(record: JsonDict, number: int, start: int = 0) -> Match:
    """A match after the first ``start`` actions of a hand, counted from 1, with its pack dealt.

    Raises ValueError if there is no such hand, and RecordError for a record that breaks a rule.
    """
    document = within_hand(_checked(record, number), number, start)
    hand = document["hands"][-1]
    if "note" in hand:
        hand["note"] = without_hints(hand["note"])
    return rules_of_record(record).match.from_record(document)


def _checked(record: JsonDict, number: int) -> JsonDict:
    """A record without the notes on the whole match. Raises ValueError if it does not have this hand."""
    if not 1 <= number <= len(record["hands"]):
        raise ValueError(f"there is no hand {number}")
    return {name: value for name, value in record.items() if name not in HEAD_NOTES}
