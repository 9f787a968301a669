"""What the player won: how much of it the cards were worth, and how much mistakes cost, with the error."""

from collections.abc import Callable, Iterable, Sequence
from datetime import date
from functools import partial
from itertools import groupby
from math import sqrt
from statistics import mean, stdev
from typing import TypeVar

from msgspec import Struct
from PySide6.QtCore import QLocale

from tartli_desktop.duel.code import LENGTHS
from tartli_desktop.duel.deals import PERSON
from tartli_desktop.duel.results import extra_of, gain, kept
from tartli_desktop.face.statistics import NOTHING, HandCost, Reviewed, StatisticsRow
from tartli_desktop.game.registry import rules_of
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.text.amounts import month_text, points_text
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

tr = Context("CardsOrMe")

_Item = TypeVar("_Item")

_SURE = 2.0
"""A figure is no chance if it is larger than this many standard errors."""

_FEWEST = 10
"""The least number of hands for that: of two, chance alone moves the average so far three times in ten."""

_MONTH = 6
"""The least number of hands of a month that is shown on its own."""

_TEN = 10
"""How many hands are shown together if they are not of different months."""

_PERIODS = 3
"""How many months, or tens of hands, are shown: the latest."""


class DuelHand(Struct, frozen=True):
    """A hand of a duel that all levels have played, too."""

    brought: int
    """What it brought the player."""

    worth: float
    """What the cards were worth: what it brought the levels on average."""

    day: date = date.min
    """When it was played."""


class ReviewedHand(Struct, frozen=True):
    """A hand that the coach has gone through."""

    brought: int
    """What it brought the player."""

    worth: float
    """What the cards promised with good play."""

    lost: float
    """What mistakes cost."""

    kinds: tuple[tuple[str, float], ...]
    """The same by the kind of decision."""

    day: date = date.min
    """When it was played."""


class Figure(Struct, frozen=True):
    """An average with its standard error."""

    value: float
    error: float | None
    """None if it is not known."""
    hands: int
    """Of how many hands."""

    @property
    def is_sure(self) -> bool:
        """Whether it is more than chance."""
        return self.error is not None and self.hands >= _FEWEST and abs(self.value) > _SURE * self.error

    @property
    def words(self) -> str:
        """The figure, with how far chance may move it."""
        value = points_text(self.value)
        if self.error is None:
            return value
        error = QLocale().toString(self.error, "f", 1)
        return fill(tr("%1, give or take %2", "points on average, and their error"), value, error)


def figure(hands: Iterable[_Item], of: Callable[[_Item], float]) -> Figure | None:
    """The average of something over hands; None without any."""
    found = [of(hand) for hand in hands]
    if not found:
        return None
    count = len(found)
    return Figure(mean(found), stdev(found) / sqrt(count) if count > 1 else None, count)


_Hand = TypeVar("_Hand", bound=DuelHand | ReviewedHand)


def _columns(head: str, in_period: str, hands: Sequence[_Hand]) -> list[tuple[str, Sequence[_Hand]]]:
    """All hands, and then those of the latest periods, each with its head; nothing without any."""
    periods = [(fill(in_period, when, len(found)), found) for when, found in _periods(hands)]
    return [(fill(head, len(hands)), hands), *periods] if hands else []


def _periods(hands: Sequence[_Hand]) -> list[tuple[str, Sequence[_Hand]]]:
    """The latest months with enough hands, or else tens of hands; nothing if there is only one."""
    months = [(month_text(day), [*own]) for day, own in groupby(hands, lambda each: each.day.replace(day=1))]
    found = [(when, own) for when, own in months if len(own) >= _MONTH]
    if len(found) < 2:
        text = tr("hands %1 to %2")
        starts = range(0, len(hands) - _TEN + 1, _TEN)
        found = [(fill(text, start + 1, start + _TEN), [*hands[start : start + _TEN]]) for start in starts]
    return [*found[-_PERIODS:]] if len(found) > 1 else []


class CardsOrMe:
    """The figures of a game.

    Args:
        duels: the hands of duels, in the order of play.
        reviewed: the reviewed hands, in the order of play.
    """

    def __init__(self, duels: Sequence[DuelHand], reviewed: Sequence[ReviewedHand]) -> None:
        self.duels, self.reviewed = duels, reviewed
        self._of_duels = _columns(tr("Duels (hands: %1)"), tr("Duels, %1 (%2)", "when, how many"), duels)
        self._of_coach = _columns(
            tr("Reviewed (hands: %1)"), tr("Reviewed, %1 (%2)", "when, how many"), reviewed
        )

    @property
    def heads(self) -> list[str]:
        """The heads of the columns."""
        return [head for head, _ in (*self._of_duels, *self._of_coach)]

    @property
    def rows(self) -> list[StatisticsRow]:
        """What a hand brought on average, and where it came from; a cell for each column."""
        kinds = dict.fromkeys(name for each in self.reviewed for name, _ in each.kinds)
        found = [
            self._row(tr("Won per hand"), lambda each: each.brought, lambda each: each.brought),
            self._row(tr("Worth of the cards"), lambda each: each.worth, lambda each: each.worth),
            self._row(tr("What you add"), _beside, lambda each: each.brought - each.worth),
        ]
        if self.reviewed:
            found.append(self._row(tr("Lost by mistakes"), None, lambda each: -each.lost))
        for kind in kinds:
            name = fill(tr("… by: %1", "a kind of decision"), kind)
            found.append(self._row(name, None, partial(_gained_by, kind)))
        return found

    def _row(
        self,
        name: str,
        of_duel: Callable[[DuelHand], float] | None,
        of_review: Callable[[ReviewedHand], float],
    ) -> StatisticsRow:
        figures = [None if of_duel is None else figure(hands, of_duel) for _, hands in self._of_duels]
        figures += [figure(hands, of_review) for _, hands in self._of_coach]
        cells = tuple(NOTHING if each is None else each.words for each in figures)
        return StatisticsRow(name, cells, cells)

    @property
    def verdict(self) -> str:
        """What can be said of it, in a few sentences."""
        told = []
        if (found := figure(self.duels, _beside)) is not None:
            told.append(
                fill(
                    tr("In duels you make %1 points a hand, compared with the worth of the cards."),
                    found.words,
                )
            )
            if not found.is_sure:
                told.append(tr("So far that may be chance: more duels will show."))
            elif found.value > 0:
                told.append(tr("That is not chance: you play better than the levels on average."))
            else:
                told.append(tr("That is not chance: the levels play better than you on average."))
        if (lost := figure(self.reviewed, lambda each: each.lost)) is not None:
            words = lost.words.removeprefix("+")
            told.append(fill(tr("Mistakes cost you %1 points in a reviewed hand."), words))
        told.append(tr("“Give or take”: two times in three, chance moves a figure by no more than this."))
        return " ".join(told)


def _beside(hand: DuelHand) -> float:
    return hand.brought - hand.worth


def _gained_by(kind: str, hand: ReviewedHand) -> float:
    return -sum(cost for name, cost in hand.kinds if name == kind)


def cards_or_me(store: MatchStore, game: str, reviewed: Reviewed | None) -> CardsOrMe:
    """The figures of a game over its duels, and over its reviewed hands. Raises StoreError."""
    own, of_coach = store.duels(), () if reviewed is None else reviewed.hands
    if not own and not of_coach:
        # Reading all that was ever played takes a while.
        return CardsOrMe((), ())
    scores = store.results.scores()
    rows = {row.id: row for row in store.list() if row.id in own and row.head.game == game}
    levels, duels = len(rules_of(game).opponents.levels), []
    for number in range(1, (LENGTHS[-1] if rows else 0) + 1):
        name = extra_of(number)
        for match_id, text in store.noted(name).items():
            if match_id in rows and (match_id, number) in scores:
                hands = kept({name: text}, number, len(rows[match_id].head.names))
                if len(hands) == levels:
                    worth = mean(gain(hand.scores, PERSON) for hand in hands.values())
                    day = rows[match_id].changed.astimezone().date()
                    duels.append(DuelHand(gain(scores[match_id, number], PERSON), worth, day))
    duels.sort(key=lambda hand: hand.day)

    def brought(each: HandCost) -> int:
        return gain(scores[each.match.id, each.hand], each.match.person)

    gone_through = [
        ReviewedHand(
            brought(each), each.expected, each.points, each.kinds, each.match.changed.astimezone().date()
        )
        for each in of_coach
        if each.expected is not None and (each.match.id, each.hand) in scores
    ]
    return CardsOrMe(duels, gone_through)
