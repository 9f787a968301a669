"""The statistics of Ulti in words: see :class:`tartli_desktop.face.statistics.Statistics`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from tartli_desktop.face.statistics import StatisticsRow, averages, numbers, pairs
from tartli_desktop.games.ulti import statistics
from tartli_desktop.games.ulti.opponents import LEVELS
from tartli_desktop.games.ulti.review_form import Kind
from tartli_desktop.games.ulti.statistics import Totals, unit_of
from tartli_desktop.kit.levels import level_of_play
from tartli_desktop.kit.statistics import StatisticsByPay, best_and_worst
from tartli_desktop.store.statistics import CountedMatch
from tartli_desktop.text.amounts import signed
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

from . import terms

tr = Context("Ulti.Statistics")


class UltiStatistics(StatisticsByPay[Totals]):
    """What every game has, and what was won and lost as soloist and as a defender, by component."""

    counts = statistics

    def __init__(self) -> None:
        super().__init__("ulti", LEVELS, level_of_play)

    def balance_row(self, row: StatisticsRow, matches: Sequence[CountedMatch]) -> StatisticsRow:
        """What the person has won or lost, in money (U12.3)."""
        total = sum(match.score * unit_of(match.variant) for match in matches)
        cell = fill(tr("%1 Ft"), signed(total))
        return StatisticsRow(row.name, (cell,), (cell,))

    def kind_names(self) -> Mapping[Kind, str]:
        """The name of each kind of decision."""
        return {
            Kind.BID: tr("Bidding and discarding"),
            Kind.TRUMP: tr("Naming trumps"),
            Kind.MARRIAGE: tr("Announcing marriages"),
            Kind.DOUBLE: tr("Doubling"),
            Kind.CARD: tr("Cards played"),
            Kind.END: tr("Claiming and giving up"),
        }

    def rows(self, found: Sequence[Totals]) -> Iterator[StatisticsRow]:
        """The game's own rows."""
        yield numbers(tr("Hands as soloist"), [each.as_soloist for each in found])
        yield pairs(tr("Contracts made in every part : not"), [each.contracts for each in found])
        yield averages(
            tr("Points per hand as soloist"),
            [(each.soloist_points, each.as_soloist) for each in found],
        )
        yield averages(
            tr("Points per hand as defender"),
            [(each.defender_points, each.as_defender) for each in found],
        )
        yield from best_and_worst([each.best for each in found], [each.worst for each in found])
        every = Counter({name: sum(count) for name, count in found[-1].parts})
        for name, _ in every.most_common():
            counts = [dict(each.parts).get(name, (0, 0)) for each in found]
            yield pairs(f"   {terms.part_name(name)}", counts)
