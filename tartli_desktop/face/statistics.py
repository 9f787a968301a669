"""What the statistics show of a game: its own figures, and those that every game has."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import QCoreApplication, QLocale, SignalInstance
from PySide6.QtWidgets import QLayout

from tartli_desktop.store.statistics import Counted, CountedMatch, LeftOut, figures
from tartli_desktop.text.amounts import signed
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.text.placeholders import fill

translate = QCoreApplication.translate

NOTHING = "–"
"""Stands where there is nothing to count."""

LINE_LENGTH = 50
"""How many matches the line of the last ones shows."""


@dataclass(frozen=True)
class StatisticsRow:
    """One figure, at each level and at all of them together."""

    name: str
    cells: tuple[str, ...]
    read: tuple[str, ...]
    """The same as it is read aloud."""


@dataclass(frozen=True)
class LevelScore:
    """What was decided at one level."""

    level: str
    name: str
    decided: tuple[int, int]
    """Matches won and lost."""


@dataclass(frozen=True)
class Decided:
    """One match that was decided: 1 won, -1 lost, 0 even."""

    match: CountedMatch
    outcome: int


@dataclass(frozen=True)
class HandCost:
    """What the mistakes in one hand cost that was gone through, in points."""

    match: CountedMatch
    hand: int
    """Which of the match, from 1."""
    points: float


@dataclass(frozen=True)
class KindCost:
    """What the mistakes of one kind cost a hand on average, in points."""

    name: str
    points: float


@dataclass(frozen=True)
class Reviewed:
    """What mistakes cost in the hands that were gone through."""

    hands: tuple[HandCost, ...]
    """In the order in which they were played."""

    kinds: tuple[KindCost, ...]
    """What was decided in them, by kind."""

    note: str
    """What the points are where they are no points of the game; empty where nothing is to be said."""

    @property
    def average(self) -> float:
        """What all mistakes cost a hand; 0 without one."""
        return average(self.hands)


def average(hands: Sequence[HandCost]) -> float:
    """What mistakes cost in one of these hands on average; 0 without one."""
    return sum(each.points for each in hands) / max(1, len(hands))


@dataclass(frozen=True)
class Shown:
    """All that the window shows of one game."""

    hands: int
    """Finished ones; without any there is nothing to show."""

    levels: tuple[LevelScore, ...]
    """Each level that was played, the weakest first."""

    last: tuple[Decided, ...]
    """Those that were decided last, at most ``LINE_LENGTH``, the earliest of them first."""

    rows: tuple[StatisticsRow, ...]
    """The table, with a cell for each level and one for all."""

    left_out: LeftOut

    balance: tuple[int, ...] = ()
    """The sum of my points after each hand, from 0 before the first; empty in a game without a balance."""

    reviewed: Reviewed | None = None
    """None where no hand of the game can be gone through."""

    of_two_numbers: str = ""
    """What the two numbers of a pair are, where the names of their rows do not say it."""

    @property
    def decided(self) -> tuple[int, int]:
        """Matches won and lost in all."""
        return (
            sum(level.decided[0] for level in self.levels),
            sum(level.decided[1] for level in self.levels),
        )


class Filters(Protocol):
    """Which matches a game lets the player choose to count; made for one window."""

    @property
    def row(self) -> QLayout:
        """The controls, side by side."""

    @property
    def changed(self) -> SignalInstance:
        """Something else is chosen."""

    def choice(self) -> Any:
        """What is chosen now."""

    def is_all(self) -> bool:
        """Whether nothing is left out by it."""


class Statistics(Protocol):
    """How the figures of a game are made from what is counted. ``hints`` is None, or whether with or without.

    ``suits`` says what the pack calls its cards, and ``choice`` is that of the filters.
    """

    def filters(self) -> Filters | None:
        """What can be chosen; None where there is nothing to choose."""

    def shown(self, counted: Counted, choice: Any, hints: bool | None, suits: SuitSystem) -> Shown:
        """What is shown of a choice."""

    def table(
        self, counted: Counted, choice: Any, hints: bool | None, suits: SuitSystem
    ) -> list[list[str | int | float]]:
        """The same for a spreadsheet: a row of heads, and one for each level of each kind of rules."""


def numbers(name: str, values: Sequence[int]) -> StatisticsRow:
    """A row of numbers."""
    cells = tuple(QLocale().toString(number).replace("-", "\u2212") for number in values)
    return StatisticsRow(name, cells, cells)


def runs(name: str, values: Sequence[int]) -> StatisticsRow:
    """A row of the longest run at each level. Over all levels it would be another, often shorter one."""
    row = numbers(name, values)
    if len(values) < 3:
        return row
    cells = (*row.cells[:-1], NOTHING)
    return StatisticsRow(name, cells, cells)


def points(name: str, values: Sequence[int | None]) -> StatisticsRow:
    """A row of what was won or lost, with signs; None where there is nothing to count."""
    cells = tuple(NOTHING if each is None else signed(each) for each in values)
    return StatisticsRow(name, cells, cells)


def averages(name: str, sums: Sequence[tuple[int, int]]) -> StatisticsRow:
    """A row of what was won or lost on average, of sums and how many things make up each."""
    cells = tuple(_average(total / count) if count else NOTHING for total, count in sums)
    return StatisticsRow(name, cells, cells)


def _average(points: float) -> str:
    text = QLocale().toString(abs(points), "f", 1)
    if text == QLocale().toString(0.0, "f", 1):
        return text
    return ("+" if points > 0 else "\u2212") + text


def pairs(name: str, values: Sequence[tuple[int, int]]) -> StatisticsRow:
    """A row of two numbers each: mine, and the others'."""
    return texts(name, [(QLocale().toString(mine), QLocale().toString(theirs)) for mine, theirs in values])


def texts(name: str, values: Sequence[tuple[str, str]]) -> StatisticsRow:
    """The same of what is written already."""
    cell = translate("Statistics", "%1 : %2", "mine, and the opponent’s")
    read = translate("Statistics", "%1 to %2", "mine, and the opponent’s, as it is read aloud")
    return StatisticsRow(
        name, tuple(fill(cell, *pair) for pair in values), tuple(fill(read, *pair) for pair in values)
    )


class FiguresOfAnyGame:
    """The statistics of a game that has none of its own: matches and hands, won and lost.

    Args:
        game: its name.
        levels: its levels, the weakest first.
        level_name: what each is called.
    """

    def __init__(self, game: str, levels: Sequence[str], level_name: Callable[[str], str]) -> None:
        self._game = game
        self._levels = tuple(levels)
        self._level_name = level_name

    def filters(self) -> None:
        """Nothing."""

    def shown(self, counted: Counted, choice: None, hints: bool | None, suits: SuitSystem) -> Shown:
        """What is shown of the matches with or without hints."""
        matches = [match for match in counted.matches if hints in (None, match.helped)]
        *levels, total = figures(self._game, matches)
        levels.sort(key=lambda found: self._place(found.level))
        columns = (*levels, total)
        played = [match for match in matches if match.hands]
        decided = [Decided(match, match.outcome) for match in played if match.outcome is not None]
        return Shown(
            hands=total.hands,
            levels=tuple(
                LevelScore(found.level, self._level_name(found.level), found.decided) for found in levels
            ),
            last=tuple(decided[-LINE_LENGTH:]),
            rows=(
                numbers(translate("Statistics", "Matches"), [found.matches for found in columns]),
                numbers(translate("Statistics", "Matches with hints"), [found.helped for found in columns]),
                pairs(translate("Statistics", "Matches won : lost"), [found.decided for found in columns]),
                runs(
                    translate("Statistics", "Longest winning streak"),
                    [found.longest_run for found in columns],
                ),
                numbers(translate("Statistics", "Hands"), [found.hands for found in columns]),
                pairs(
                    translate("Statistics", "Hands won : lost"), [found.hands_decided for found in columns]
                ),
                points(translate("Statistics", "Balance"), [found.balance for found in columns]),
            ),
            left_out=counted.left_out,
        )

    def table(
        self, counted: Counted, choice: None, hints: bool | None, suits: SuitSystem
    ) -> list[list[str | int | float]]:
        """A row for each level."""
        shown = self.shown(counted, choice, hints, suits)
        heads: list[str | int | float] = [translate("Statistics", "Level"), *(row.name for row in shown.rows)]
        levels: list[list[str | int | float]] = [
            [level.name, *(row.cells[place] for row in shown.rows)]
            for place, level in enumerate(shown.levels)
        ]
        return [heads, *levels]

    def _place(self, level: str) -> int:
        return self._levels.index(level) if level in self._levels else len(self._levels)
