"""Which puzzles have been tried and solved, in a small file of the user."""

from __future__ import annotations

import logging
from datetime import date
from pathlib import Path

import msgspec
from msgspec import Struct

from tartli_desktop.files import durable

_log = logging.getLogger(__name__)


FIRST_OWN = 10_000_000
"""The least number of a puzzle that does not come with the program."""


class Tried(Struct, frozen=True, omit_defaults=True):
    """The outcome of one puzzle."""

    first: bool
    """Whether it was solved at the first try."""

    solved: bool
    """Whether it has been solved."""


class OfGame(Struct, omit_defaults=True):
    """The outcomes of the puzzles of one game."""

    tried: dict[int, Tried] = {}
    """The puzzles that were tried, by number."""

    days: list[date] = []
    """The days on which the puzzle of the day was solved, in order."""


class PuzzleFigures(Struct, frozen=True):
    """The statistics of puzzles."""

    tried: int
    solved: int
    at_first: int
    """Solved at the first try."""
    days_in_a_row: int
    """How many days in a row the puzzle of the day was solved, up to today or yesterday."""


class PuzzleLog:
    """Keeps the outcomes in a file, which is read each time, since another window may have written it."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def note(self, game: str, number: int, *, solved: bool, day: date | None = None) -> None:
        """Note the outcome of a puzzle; ``day`` is today if it was the puzzle of the day. Raises OSError."""
        games = self._read()
        kept = games.setdefault(game, OfGame())
        before = kept.tried.get(number)
        if before is None:
            kept.tried[number] = Tried(first=solved, solved=solved)
        elif solved and not before.solved:
            kept.tried[number] = Tried(first=False, solved=True)
        if solved and day is not None and day not in kept.days:
            kept.days = sorted([*kept.days, day])
        self._path.parent.mkdir(parents=True, exist_ok=True)
        durable.replace(self._path, msgspec.json.format(msgspec.json.encode(games)))

    def figures(self, game: str, today: date) -> PuzzleFigures:
        """The statistics of the puzzles of a game."""
        kept = self._read().get(game, OfGame())
        tried = kept.tried.values()
        return PuzzleFigures(
            len(tried),
            sum(each.solved for each in tried),
            sum(each.first for each in tried),
            days_in_a_row(kept.days, today),
        )

    def tried(self, game: str) -> frozenset[int]:
        """The numbers of the puzzles that have been tried."""
        return frozenset(self._read().get(game, OfGame()).tried)

    def _read(self) -> dict[str, OfGame]:
        """The content of the file; empty if there is none, or a damaged one, which is set aside."""
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=dict[str, OfGame])
        except FileNotFoundError:
            return {}
        except OSError as error:
            _log.warning("what came of the puzzles cannot be read: %s", error)
            return {}
        except msgspec.DecodeError as error:
            _log.warning("what came of the puzzles is damaged, and set aside: %s", error)
            try:
                self._path.replace(self._path.with_suffix(".damaged.json"))
            except OSError as trouble:
                _log.warning("it could not be set aside: %s", trouble)
            return {}


def days_in_a_row(days: list[date], today: date) -> int:
    """How many days there are without a gap, ending today or yesterday."""
    numbers = {each.toordinal() for each in days}
    last = today.toordinal()
    if last not in numbers:
        last -= 1
    count = 0
    while last - count in numbers:
        count += 1
    return count


def puzzle_of_day(day: date, count: int) -> int:
    """The number, from 1, of the puzzle that everybody gets on a day."""
    return day.toordinal() % count + 1
