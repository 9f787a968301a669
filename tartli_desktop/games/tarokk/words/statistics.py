"""The statistics of Hungarian Tarokk: see :class:`tartli_desktop.face.statistics.Statistics`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from tartli_desktop.face.statistics import StatisticsRow, averages, numbers, pairs
from tartli_desktop.games.tarokk import statistics
from tartli_desktop.games.tarokk.opponents import LEVELS
from tartli_desktop.games.tarokk.review_form import Kind
from tartli_desktop.games.tarokk.statistics import Pair, Totals
from tartli_desktop.kit.levels import level_of_play
from tartli_desktop.kit.statistics import StatisticsByPay, best_and_worst
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import begun, fill

from . import terms

tr = Context("Tarokk.Statistics")


class TarokkStatistics(StatisticsByPay[Totals]):
    """What every game has, and bids and bonuses by what became of them, and who caught the XXI."""

    counts = statistics

    def __init__(self) -> None:
        super().__init__("tarokk", LEVELS, level_of_play)

    def kind_names(self) -> Mapping[Kind, str]:
        """The name of each kind of decision."""
        return {
            Kind.BID: tr("Bidding"),
            Kind.DISCARD: tr("Discarding"),
            Kind.ANNOUNCE: tr("Calling and announcing"),
            Kind.CARD: tr("Cards played"),
        }

    def rows(self, found: Sequence[Totals]) -> Iterator[StatisticsRow]:
        """The game's own rows."""
        yield numbers(tr("Hands as declarer"), [each.as_declarer for each in found])
        yield pairs(tr("Games won : lost as declarer"), [each.games for each in found])
        for level in sorted({level for each in found for level, _ in each.bids}):
            yield pairs(
                f"   {begun(terms.bid_name(level))}", [dict(each.bids).get(level, (0, 0)) for each in found]
            )
        yield numbers(tr("Trials failed"), [each.trials_failed for each in found])
        yield numbers(tr("Void hands"), [each.void for each in found])
        yield averages(
            tr("Points per hand as declarer"),
            [(each.declarer_points, each.as_declarer) for each in found],
        )
        yield averages(
            tr("Points per hand as partner"),
            [(each.partner_points, each.as_partner) for each in found],
        )
        yield averages(
            tr("Points per hand as opponent"),
            [(each.opponent_points, each.as_opponent) for each in found],
        )
        yield from best_and_worst([each.best for each in found], [each.worst for each in found])
        yield pairs(tr("XXI caught by your side : your own caught"), [each.caught for each in found])
        announced = tr("%1, announced", "a bonus")
        silent = tr("%1, silent", "a bonus")
        yield from _bonuses(tr("Announced bonuses won : lost"), announced, [each.announced for each in found])
        yield from _bonuses(tr("Silent bonuses won : lost"), silent, [each.silent for each in found])


def _bonuses(
    heading: str, text: str, counts: Sequence[tuple[tuple[str, Pair], ...]]
) -> Iterator[StatisticsRow]:
    """A row for all bonuses and one for each, the most frequent first."""
    yield pairs(heading, [_sums([pair for _, pair in each]) for each in counts])
    every = Counter({kind: sum(pair) for kind, pair in counts[-1]})
    for kind, _ in every.most_common():
        name = begun(fill(text, terms.item_name(kind)))
        yield pairs(f"   {name}", [dict(each).get(kind, (0, 0)) for each in counts])


def _sums(counted: Sequence[Pair]) -> Pair:
    return sum(won for won, _ in counted), sum(lost for _, lost in counted)
