"""The statistics of games that are paid by the hand: the balance, and the cost of mistakes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Generic, TypeVar

from tartli_desktop.face.at_the_table.balance_chart import balances
from tartli_desktop.face.statistics import (
    HandCost,
    KindCost,
    Reviewed,
    Shown,
    StatisticsRow,
    UsualStatistics,
    points,
)
from tartli_desktop.store.statistics import Counted, CountedMatch
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.text.context import Context

tr = Context("Statistics")

F = TypeVar("F")
"""The counts that a game keeps over some matches, with the best and the worst hand."""


class StatisticsByPay(UsualStatistics, Generic[F]):
    """What every game has, and a game's own rows: what it derives from this class counts and names them."""

    counts: Any
    """The game's module that counts: ``figures``, ``points_by_hand``, ``reviewed`` and ``has_no_end``."""

    def has_end(self, match: CountedMatch) -> bool:
        """Whether it is agreed how long the match is."""
        return not self.counts.has_no_end(match.variant)

    def rows(self, found: Sequence[F]) -> Iterator[StatisticsRow]:
        """The rows about these counts: those of each level, and last of all together."""
        raise NotImplementedError

    def kind_names(self) -> Mapping[Any, str]:
        """The name of each kind of decision."""
        raise NotImplementedError

    def balance_row(self, row: StatisticsRow, matches: Sequence[CountedMatch]) -> StatisticsRow:
        """The balance as the first page shows it."""
        return row

    def shown(self, counted: Counted, choice: object, hints: bool | None, suits: SuitSystem) -> Shown:
        """What is shown of the matches with or without hints."""
        shown = super().shown(counted, choice, hints, suits)
        matches = [match for match in counted.matches if hints in (None, match.helped)]
        at_levels = [
            self.counts.figures(match for match in matches if match.level == level.level)
            for level in shown.levels
        ]
        own = tuple(self.rows([*at_levels, self.counts.figures(matches)]))
        of_hands = shown.of_hands
        if of_hands:
            of_hands = of_hands[0], *own[:2], self.balance_row(of_hands[-1], matches)
        return replace(
            shown,
            rows=(*shown.rows, *own),
            balance=tuple(balances(self.counts.points_by_hand(matches))) if shown.hands else (),
            reviewed=self._costs(matches),
            of_hands=of_hands,
        )

    def _costs(self, matches: Sequence[CountedMatch]) -> Reviewed:
        """What the mistakes cost in the reviewed hands, the costliest kind first."""
        hands: list[HandCost] = []
        by_kind: Counter[object] = Counter()
        for match, hand, decisions in self.counts.reviewed(matches):
            hands.append(HandCost(match, hand, sum(each.cost for each in decisions)))
            for each in decisions:
                by_kind[each.kind] += each.cost
        names = self.kind_names()
        kinds = tuple(
            KindCost(names[kind], cost / len(hands)) for kind, cost in by_kind.most_common() if cost
        )
        return Reviewed(tuple(hands), kinds, "")


def best_and_worst(best: Sequence[int | None], worst: Sequence[int | None]) -> Iterator[StatisticsRow]:
    """Rows of the most and the least that a hand brought."""
    yield points(tr("Your best hand"), best)
    yield points(tr("Your worst hand"), worst)
