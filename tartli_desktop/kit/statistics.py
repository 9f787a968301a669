"""The statistics of games that are paid by the hand: the balance, and the cost of mistakes."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Generic, TypeVar

import msgspec
from msgspec.json import Decoder

from tartli_desktop.face.at_the_table.balance_chart import balances
from tartli_desktop.face.sentences import Sentences
from tartli_desktop.face.statistics import (
    HandCost,
    KindCost,
    Reviewed,
    Shown,
    StatisticsRow,
    UsualStatistics,
    averages,
    points,
)
from tartli_desktop.game.variant_base import VariantBase, VariantError
from tartli_desktop.store.statistics import Counted, CountedMatch, reviews_of
from tartli_desktop.text.context import Context

tr = Context("Statistics")

H = TypeVar("H")
"""The stored facts of a hand that a game counts."""

V = TypeVar("V", bound=VariantBase)
"""The rules of a match."""

Hands = Sequence[tuple[H, int]]
"""Hands with the seat of the person, called "me"."""

Pair = tuple[int, int]
"""How many were won, and how many lost."""


class StatisticsByPay(UsualStatistics, Generic[H, V]):
    """What every game has, and a game's own rows: what it derives from this class counts and names them."""

    facts: Decoder[H]
    """Reads the facts of a hand."""

    reviews: Decoder[Any]
    """Reads the stored form of a review."""

    variant: type[V]
    """The class of the rules."""

    kinds: Sentences
    """Has a name for each kind of decision."""

    length: str
    """The switch that says how long a match is; None in it stands for one without an end."""

    def rows(self, columns: Sequence[Hands[H]]) -> Iterator[StatisticsRow]:
        """The rows about these hands: those of each level, and last of all together."""
        raise NotImplementedError

    def points(self, hand: H, me: int) -> int:
        """What a hand brought me."""
        raise NotImplementedError

    def cost(self, decision: Any) -> float:
        """What a decision cost in a hand that counts once."""
        return float(decision.cost)

    def times(self, hand: H) -> int:
        """How often the hand counts."""
        return 1

    def balance_row(self, row: StatisticsRow, columns: Sequence[Sequence[CountedMatch]]) -> StatisticsRow:
        """The balance as it is shown, where it is more than the sum of points in ``row``."""
        return row

    def has_end(self, match: CountedMatch) -> bool:
        """Whether it is agreed how long the match is."""
        variant = self.variant_of(match)
        return variant is None or getattr(variant, self.length) is not None

    def variant_of(self, match: CountedMatch) -> V | None:
        """The rules of a match; None if they cannot be read."""
        variant = _variant(self.variant.from_dict, match.variant)
        return variant if isinstance(variant, self.variant) else None

    def shown(self, counted: Counted, choice: object, hints: bool | None) -> Shown:
        """What is shown of the matches with or without hints."""
        shown = super().shown(counted, choice, hints)
        matches = [match for match in counted.matches if hints in (None, match.helped)]
        hands = [(match, self.facts.decode(facts)) for match in matches for facts in match.facts]
        levels = (*(each.level for each in shown.levels), None)
        columns = [
            [(hand, match.person) for match, hand in hands if level in (None, match.level)]
            for level in levels
        ]
        own = tuple(self.rows(columns))
        *rows, balance = shown.rows
        by_level = [[match for match in matches if level in (None, match.level)] for level in levels]
        balance = self.balance_row(balance, by_level)
        of_hands = shown.of_hands and (shown.of_hands[0], *own[:2], balance)
        return replace(
            shown,
            rows=(*rows, balance, *own),
            balance=tuple(balances(self.points(*each) for each in columns[-1])) if shown.hands else (),
            reviewed=self._costs(matches),
            of_hands=of_hands,
        )

    def averages(self, name: str, columns: Sequence[Hands[H]]) -> StatisticsRow:
        """A row of what these hands brought me on average."""
        return averages(
            name, [(sum(self.points(*each) for each in column), len(column)) for column in columns]
        )

    def best_and_worst(self, columns: Sequence[Hands[H]]) -> Iterator[StatisticsRow]:
        """Rows of the most and the least that a hand brought me."""
        brought = [[self.points(*each) for each in column] for column in columns]
        yield points(tr("Your best hand"), [max(each, default=None) for each in brought])
        yield points(tr("Your worst hand"), [min(each, default=None) for each in brought])

    def _costs(self, matches: Sequence[CountedMatch]) -> Reviewed:
        """What the mistakes cost in the reviewed hands, the costliest kind first."""
        hands: list[HandCost] = []
        by_kind: defaultdict[object, float] = defaultdict(float)
        for match, number, review in reviews_of(matches, self.reviews):
            times = self.times(self.facts.decode(match.facts[number - 1]))
            costs = [(each.kind, times * self.cost(each)) for each in review.decisions]
            kinds = tuple((self.kinds(f"kind-{kind}"), cost) for kind, cost in costs if cost)
            expected = None if review.expected is None else times * review.expected
            hands.append(HandCost(match, number, sum(cost for _, cost in costs), kinds, expected))
            for kind, cost in costs:
                by_kind[kind] += cost
        costliest = sorted(by_kind.items(), key=lambda each: -each[1])
        average = tuple(
            KindCost(self.kinds(f"kind-{kind}"), cost / len(hands)) for kind, cost in costliest if cost
        )
        return Reviewed(tuple(hands), average, "")


def won_and_lost(outcomes: Iterable[bool]) -> Pair:
    """How many are won, and how many lost."""
    found = list(outcomes)
    return found.count(True), found.count(False)


@lru_cache(maxsize=1000)
def _variant(read: Callable[[object], VariantBase], text: str) -> VariantBase | None:
    try:
        return read(msgspec.json.decode(text))
    except (msgspec.DecodeError, VariantError):
        return None
