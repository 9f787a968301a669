"""The statistics of Ulti: see :class:`tartli_desktop.face.statistics.Statistics`."""

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.json import Decoder

from tartli_desktop.face.sentences import Sentences
from tartli_desktop.face.statistics import StatisticsRow, numbers, pairs
from tartli_desktop.games.ulti import Variant
from tartli_desktop.games.ulti.opponents import LEVELS
from tartli_desktop.games.ulti.review_form import DecisionForm, ReviewForm, told_cost
from tartli_desktop.kit.statistics import Hands, StatisticsByPay, won_and_lost
from tartli_desktop.store.statistics import CountedMatch
from tartli_desktop.text.amounts import signed
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

from . import terms

tr = Context("Ulti.Statistics")


class Part(Struct, frozen=True):
    """One component of a hand, as in :class:`~tartli_desktop.games.ulti.rules.settlement.Component`."""

    name: str
    seat: int
    won: bool
    paid: tuple[int, int, int]


class HandFacts(Struct, frozen=True):
    """The stored facts of a hand that are counted."""

    soloist: int
    components: tuple[Part, ...]

    def is_made(self) -> bool:
        """Whether every component that was bid was won; silent ones do not count (U11)."""
        bid = [part.won for part in self.components if not part.name.startswith("silent-")]
        return bool(bid) and all(bid)


class UltiStatistics(StatisticsByPay[HandFacts, Variant]):
    """What every game has, and what was won and lost as soloist and as a defender, by component."""

    facts = Decoder(HandFacts)
    reviews = Decoder(ReviewForm)
    variant = Variant
    kinds = Sentences("ulti", "account")
    length = "target_hands"

    def __init__(self) -> None:
        super().__init__("ulti", LEVELS)

    def points(self, hand: HandFacts, me: int) -> int:
        return sum(part.paid[me] for part in hand.components)

    def cost(self, decision: DecisionForm) -> float:
        """The cost that is told."""
        return told_cost(decision.cost, decision.gap[1] if decision.gap else 0.0)

    def balance_row(self, row: StatisticsRow, columns: Sequence[Sequence[CountedMatch]]) -> StatisticsRow:
        """What the person has won or lost, in money (U12.3)."""
        units = [
            [match.score * (self.variant_of(match) or Variant()).unit for match in each] for each in columns
        ]
        cells = tuple(fill(tr("%1 Ft"), signed(sum(each))) for each in units)
        return StatisticsRow(row.name, cells, cells)

    def rows(self, columns: Sequence[Hands[HandFacts]]) -> Iterator[StatisticsRow]:
        """The game's own rows; silent components count like those that were bid."""
        alone = [[(hand, me) for hand, me in column if hand.soloist == me] for column in columns]
        against = [[(hand, me) for hand, me in column if hand.soloist != me] for column in columns]
        made = tr("Contracts, all parts won : some lost")
        yield numbers(tr("Hands as soloist"), [*map(len, alone)])
        yield pairs(made, [won_and_lost(hand.is_made() for hand, _ in column) for column in alone])
        mine = [[part for hand, me in each for part in hand.components if part.seat == me] for each in alone]
        for name, _ in Counter(part.name for part in mine[-1]).most_common():
            outcomes = [won_and_lost(part.won for part in each if part.name == name) for each in mine]
            yield pairs(f"   {terms.part_name(name)}", outcomes)
        yield self.averages(tr("Points per hand as soloist"), alone)
        yield self.averages(tr("Points per hand as defender"), against)
        yield from self.best_and_worst(columns)
