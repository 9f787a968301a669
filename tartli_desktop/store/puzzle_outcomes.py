"""Which puzzles have been tried and solved, and on which days that of the day."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import date
from typing import Annotated

from msgspec import Meta, Struct

FIRST_OWN = 10_000_000
"""The least number of a puzzle that does not come with the program."""


class Tried(Struct, frozen=True):
    """The outcome of one puzzle."""

    first: bool
    """Whether it was solved at the first try."""

    solved: bool
    """Whether it has been solved."""

    def tried_again(self, *, solved: bool) -> Tried:
        """The outcome after another try."""
        return Tried(self.first, self.solved or solved)

    def joined(self, other: Tried | None) -> Tried:
        """The outcome from two logs; nobody knows which try came first."""
        if other is None:
            return self
        return Tried(self.first and other.first, self.solved or other.solved)


class OfGame(Struct):
    """The outcomes of the puzzles of one game."""

    tried: dict[Annotated[int, Meta(ge=1, le=10**12)], Tried] = {}
    """The puzzles that were tried, by number."""

    days: list[date] = []
    """The days whose puzzle of the day was solved, in order."""

    def figures(self, today: date) -> PuzzleFigures:
        """The statistics of these puzzles."""
        return PuzzleFigures(
            len(self.tried),
            sum(each.solved for each in self.tried.values()),
            sum(each.first for each in self.tried.values()),
            days_in_a_row(self.days, today),
        )


class PuzzleFigures(Struct, frozen=True):
    """The statistics of puzzles."""

    tried: int
    solved: int
    at_first: int
    """Solved at the first try."""
    days_in_a_row: int
    """How many days in a row the puzzle of the day was solved, up to today or yesterday."""


def days_in_a_row(days: Collection[date], today: date) -> int:
    """How many days there are without a gap, ending today or yesterday.

    Tomorrow counts too: after a journey to the west, the last day may not have begun yet.
    """
    numbers = {each.toordinal() for each in days}
    now = today.toordinal()
    last = next((day for day in (now + 1, now, now - 1) if day in numbers), now)
    count = 0
    while last - count in numbers:
        count += 1
    return count


def puzzle_of_day(day: date, counts: Mapping[str, int]) -> tuple[str, int]:
    """The puzzle that everybody gets on a day: the game, and the number, from 1.

    ``counts`` says how many puzzles each game has that has any; the games take turns.
    """
    games = [*counts]
    number, place = divmod(day.toordinal(), len(games))
    game = games[place]
    return game, number % counts[game] + 1
