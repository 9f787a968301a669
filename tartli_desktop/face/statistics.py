"""The statistics of a game: its own figures, and those that every game has."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Generic, Protocol, TypeVar

import msgspec
from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import QWidget

from tartli_desktop.characters.characters import CHARACTERS
from tartli_desktop.store.statistics import Counted, CountedMatch, LeftOut, Totals, figures
from tartli_desktop.text.amounts import signed
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

tr = Context("Statistics")

NOTHING = "–"
"""Stands where there is nothing to count."""

LINE_LENGTH = 50
"""How many matches the line of recent ones shows."""


@dataclass(frozen=True)
class StatisticsRow:
    """One figure, for each level and for all of them together."""

    name: str
    cells: tuple[str, ...]
    read: tuple[str, ...]
    """The cells as they are read aloud."""


@dataclass(frozen=True)
class LevelScore:
    """The decided matches at one level, or its hands; see ``Shown.of_hands``."""

    level: str
    name: str
    decided: tuple[int, int]
    """How many were won and lost."""


@dataclass(frozen=True)
class Decided:
    """One match that was decided: 1 won, -1 lost, 0 even."""

    match: CountedMatch
    outcome: int


@dataclass(frozen=True)
class HandCost:
    """The cost of the mistakes in one reviewed hand, in points."""

    match: CountedMatch
    hand: int
    """The number of the hand in its match, from 1."""
    points: float
    kinds: tuple[tuple[str, float], ...] = ()
    """The same by the kind of decision."""
    expected: float | None = None
    """What the cards promised with good play; None if that is not known."""


@dataclass(frozen=True)
class KindCost:
    """The cost of the mistakes of one kind per hand, in points."""

    name: str
    points: float


@dataclass(frozen=True)
class Reviewed:
    """The cost of mistakes in the reviewed hands."""

    hands: tuple[HandCost, ...]
    """The hands, in the order of play."""

    kinds: tuple[KindCost, ...]
    """The cost by the kind of decision."""

    note: str
    """An explanation of the points, if they are not those of the game; else empty."""

    @property
    def average(self) -> float:
        """The average cost of mistakes per hand; 0 without any hands."""
        return average(self.hands)


def average(hands: Sequence[HandCost]) -> float:
    """The average cost of mistakes per hand; 0 without any hands."""
    return sum(each.points for each in hands) / max(1, len(hands))


@dataclass(frozen=True)
class Shown:
    """All that the window shows for one game."""

    hands: int
    """The number of finished hands; without any there is nothing to show."""

    levels: tuple[LevelScore, ...]
    """Each level that was played, the weakest first."""

    last: tuple[Decided, ...]
    """The most recent decided matches, at most ``LINE_LENGTH``, the earliest first."""

    rows: tuple[StatisticsRow, ...]
    """The table, with a cell for each level and one for all."""

    left_out: LeftOut

    balance: tuple[int, ...] = ()
    """The player's balance after each hand, from 0 before the first; empty in a game without a balance."""

    reviewed: Reviewed | None = None
    """None if the game has no reviews."""

    of_hands: tuple[StatisticsRow, ...] = ()
    """What the first page tells, for all levels, if a match without an end was played: then its levels count
    hands. Empty if it is about matches.
    """

    people: tuple[StatisticsRow, ...] = ()
    """A row for each person of the café whom the player has met, with the cells of :func:`people_heads`."""

    of_two_numbers: str = ""
    """What the two numbers of a pair mean, if the names of their rows do not say it."""

    @property
    def decided(self) -> tuple[int, int]:
        """How many matches or hands were won and lost at all levels."""
        return (
            sum(level.decided[0] for level in self.levels),
            sum(level.decided[1] for level in self.levels),
        )


Choice = TypeVar("Choice")


class FiltersOf(QWidget, Generic[Choice]):
    """The controls that choose which matches of a game to count, side by side; by default there are none.

    Signals:
        changed: the choice has changed.
    """

    changed = Signal()

    def choice(self) -> Choice | None:
        """The current choice; None where there is nothing to choose."""
        return None

    def is_all(self) -> bool:
        """Whether the choice leaves nothing out."""
        return True


class StatisticsOf(Protocol[Choice]):
    """Makes the figures of a game from what is counted.

    ``choice`` is that of the filters. ``hints`` is True for matches with hints, False for those without, None
    for both.
    """

    def filters(self) -> FiltersOf[Choice]:
        """Make the filters."""

    def shown(self, counted: Counted, choice: Choice, hints: bool | None) -> Shown:
        """What to show for a choice."""

    def table(self, counted: Counted, choice: Choice, hints: bool | None) -> list[list[str | int | float]]:
        """The same for a spreadsheet: a row of heads, and one for each level of each kind of rules."""


Filters = FiltersOf[Any]
Statistics = StatisticsOf[Any]


def numbers(name: str, values: Sequence[int]) -> StatisticsRow:
    """A row of numbers."""
    cells = tuple(QLocale().toString(number).replace("-", "\u2212") for number in values)
    return StatisticsRow(name, cells, cells)


def runs(name: str, values: Sequence[int]) -> StatisticsRow:
    """A row of the longest runs: at each level, and last that through all matches.

    A match against another level may end the run through all matches, so the last is the longest of them all.
    """
    return numbers(name, [*values[:-1], max(values)])


def points(name: str, values: Sequence[int | None]) -> StatisticsRow:
    """A row of points won or lost, with signs; None stands for nothing to count."""
    cells = tuple(NOTHING if each is None else signed(each) for each in values)
    return StatisticsRow(name, cells, cells)


def averages(name: str, sums: Sequence[tuple[int, int]]) -> StatisticsRow:
    """A row of points won or lost on average, from pairs of a sum and a count."""
    cells = tuple(_average(total / count) if count else NOTHING for total, count in sums)
    return StatisticsRow(name, cells, cells)


def _average(points: float) -> str:
    text = QLocale().toString(abs(points), "f", 1)
    if text == QLocale().toString(0.0, "f", 1):
        return text
    return ("+" if points > 0 else "\u2212") + text


def pairs(name: str, values: Sequence[tuple[int, int]]) -> StatisticsRow:
    """A row of pairs of numbers: the player's and the opponents'."""
    return texts(name, [(QLocale().toString(mine), QLocale().toString(theirs)) for mine, theirs in values])


def texts(name: str, values: Sequence[tuple[str, str]]) -> StatisticsRow:
    """A row of pairs of texts."""
    cell = tr("%1 : %2", "mine, and the opponent’s")
    read = tr("%1 to %2", "mine, and the opponent’s, as it is read aloud")
    return StatisticsRow(
        name, tuple(fill(cell, *pair) for pair in values), tuple(fill(read, *pair) for pair in values)
    )


def people_heads() -> tuple[str, ...]:
    """What is counted of each person."""
    return tr("Hands"), tr("Hands won : lost"), tr("Points a hand")


def people_met(matches: Iterable[CountedMatch]) -> tuple[StatisticsRow, ...]:
    """How the player did at a table with each person of the café, the weakest person first."""
    with_person: dict[str, list[CountedMatch]] = defaultdict(list)
    for match in matches:
        for seat, name in enumerate(match.names):
            if match.hands and seat != match.person:
                with_person[name].append(match)
    found = []
    for name in (character.name for character in CHARACTERS):
        if met := with_person[name]:
            hands = sum(match.hands for match in met)
            decided = sum(match.hands_won for match in met), sum(match.hands_lost for match in met)
            brought = averages("", [(sum(match.score for match in met), hands)])
            parts = numbers("", [hands]), pairs("", [decided]), brought
            cells, read = ([*map(attrgetter(kind), parts)] for kind in ("cells", "read"))
            found.append(StatisticsRow(name, sum(cells, ()), sum(read, ())))
    return tuple(found)


class UsualStatistics(Generic[Choice]):
    """The statistics of a game without its own figures: matches and hands, won and lost.

    Args:
        game: the name of the game.
        levels: its levels, the weakest first.
        level_name: returns the display name of a level.
    """

    tells_of_hands = True
    """Whether hands are counted, not matches, once a match without an end was played."""

    def __init__(self, game: str, levels: Sequence[str], level_name: Callable[[str], str]) -> None:
        self._game = game
        self._levels = tuple(levels)
        self._level_name = level_name

    def filters(self) -> Filters:
        """Filters without a choice."""
        return FiltersOf()

    def has_end(self, match: CountedMatch) -> bool:
        """Whether a match ends by itself. Only then it is ever unfinished."""
        return True

    def outcome(self, match: CountedMatch) -> int | None:
        """Whether a match is won (1), lost (-1) or even (0); None if it is undecided."""
        return match.outcome

    def chosen(self, counted: Counted, choice: Choice, hints: bool | None) -> list[CountedMatch]:
        """The matches with or without hints that the filters choose."""
        return [match for match in counted.matches if hints in (None, match.helped)]

    def figures(self, matches: Sequence[CountedMatch]) -> list[Totals]:
        """The figures of each level that was played, the weakest first, then those of all levels."""
        *levels, total = figures(self._game, matches, self.outcome)
        known = [*self._levels, *(found.level for found in levels)]
        return [*sorted(levels, key=lambda found: known.index(found.level)), total]

    def shown(self, counted: Counted, choice: Choice, hints: bool | None) -> Shown:
        """What to show for a choice of matches."""
        matches = self.chosen(counted, choice, hints)
        columns = self.figures(matches)
        *levels, total = columns
        played = [match for match in matches if match.hands]
        outcomes = [(match, self.outcome(match)) for match in played]
        decided = [Decided(match, outcome) for match, outcome in outcomes if outcome is not None]
        hands = numbers(tr("Hands"), [found.hands for found in columns])
        balance = points(tr("Balance"), [found.balance for found in columns])
        by_hands = self.tells_of_hands and not all(map(self.has_end, played))
        unfinished = sum(not match.finished and self.has_end(match) for match in counted.matches)
        return Shown(
            hands=total.hands,
            levels=tuple(
                LevelScore(
                    found.level,
                    self._level_name(found.level),
                    found.hands_decided if by_hands else found.decided,
                )
                for found in levels
            ),
            last=tuple(decided[-LINE_LENGTH:]),
            rows=(
                numbers(tr("Matches"), [found.matches for found in columns]),
                numbers(tr("Matches with hints"), [found.helped for found in columns]),
                pairs(tr("Matches won : lost"), [found.decided for found in columns]),
                runs(tr("Longest winning streak"), [found.longest_run for found in columns]),
                hands,
                pairs(tr("Hands won : lost"), [found.hands_decided for found in columns]),
                balance,
            ),
            left_out=msgspec.structs.replace(counted.left_out, unfinished=unfinished),
            people=people_met(matches),
            of_hands=(hands, balance) if by_hands else (),
        )

    def table(self, counted: Counted, choice: Choice, hints: bool | None) -> list[list[str | int | float]]:
        """A row of heads, and one for each level."""
        shown = self.shown(counted, choice, hints)
        heads: list[str | int | float] = [tr("Level"), *(row.name for row in shown.rows)]
        levels: list[list[str | int | float]] = [
            [level.name, *(row.cells[place] for row in shown.rows)]
            for place, level in enumerate(shown.levels)
        ]
        return [heads, *levels]
