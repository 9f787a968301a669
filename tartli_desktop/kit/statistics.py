"""The statistics of games from the facts of their hands: what mistakes cost, and what was paid."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Generic, TypeVar

import msgspec
from msgspec.json import Decoder

from tartli_desktop.face.at_the_table.balance_chart import balances
from tartli_desktop.face.sentences import Sentences
from tartli_desktop.face.statistics import (
    Choice,
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
from tartli_desktop.kit.levels import level_of_play
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


class StatisticsOfHands(UsualStatistics[Choice], Generic[H, V, Choice]):
    """What every game has, and the cost of mistakes in hands that were reviewed."""

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

    def __init__(self, game: str, levels: Sequence[str]) -> None:
        super().__init__(game, levels, level_of_play)

    def cost(self, decision: Any) -> float:
        """What a decision cost in a hand that counts once."""
        return float(decision.cost)

    def times(self, hand: H) -> int:
        """How often the hand counts."""
        return 1

    def promised(self, expected: object) -> float | None:
        """What the cards of a hand promised, by what its review keeps of that; None if that is not known."""
        return expected if isinstance(expected, float) else None

    def told(self, costs: Mapping[object, float]) -> Sequence[tuple[object, float]]:
        """The kinds of decisions to tell of, with their costs: what cost anything, the costliest first."""
        return sorted([each for each in costs.items() if each[1]], key=lambda each: -each[1])

    def has_end(self, match: CountedMatch) -> bool:
        """Whether it is agreed how long the match is."""
        variant = self.variant_of(match)
        return variant is None or getattr(variant, self.length) is not None

    def variant_of(self, match: CountedMatch) -> V | None:
        """The rules of a match; None if they cannot be read."""
        variant = _variant(self.variant.from_dict, match.variant)
        return variant if isinstance(variant, self.variant) else None

    def columns(self, matches: Sequence[CountedMatch]) -> list[Hands[H]]:
        """The hands of each level, in the order of the figures, and last of all together."""
        hands = [(match, self.facts.decode(facts)) for match in matches for facts in match.facts]
        levels = (*(found.level for found in self.figures(matches)[:-1]), None)
        return [
            [(hand, match.person) for match, hand in hands if level in (None, match.level)]
            for level in levels
        ]

    def costs(self, matches: Sequence[CountedMatch]) -> Reviewed:
        """What the mistakes cost in the reviewed hands."""
        hands: list[HandCost] = []
        by_kind: defaultdict[object, float] = defaultdict(float)
        for match, number, review in reviews_of(matches, self.reviews):
            times = self.times(self.facts.decode(match.facts[number - 1]))
            costs = [(each.kind, times * self.cost(each)) for each in review.decisions]
            kinds = tuple((self.kinds(f"kind-{kind}"), cost) for kind, cost in costs if cost)
            expected = self.promised(review.expected)
            expected = None if expected is None else times * expected
            hands.append(HandCost(match, number, sum(cost for _, cost in costs), kinds, expected))
            for kind, cost in costs:
                by_kind[kind] += cost
        average = tuple(
            KindCost(self.kinds(f"kind-{kind}"), cost / len(hands)) for kind, cost in self.told(by_kind)
        )
        return Reviewed(tuple(hands), average, "")


class StatisticsByPay(StatisticsOfHands[H, V, None]):
    """With the balance, and a game's own rows: what it derives from this class counts and names them."""

    def rows(self, columns: Sequence[Hands[H]]) -> Iterator[StatisticsRow]:
        """The rows about these hands: those of each level, and last of all together."""
        raise NotImplementedError

    def points(self, hand: H, me: int) -> int:
        """What a hand brought me."""
        raise NotImplementedError

    def balance_row(self, row: StatisticsRow, columns: Sequence[Sequence[CountedMatch]]) -> StatisticsRow:
        """The balance as it is shown, where it is more than the sum of points in ``row``."""
        return row

    def shown(self, counted: Counted, choice: None, hints: bool | None) -> Shown:
        """What is shown of the matches with or without hints."""
        shown = super().shown(counted, choice, hints)
        matches = self.chosen(counted, choice, hints)
        columns = self.columns(matches)
        levels = (*(each.level for each in shown.levels), None)
        own = tuple(self.rows(columns))
        *rows, balance = shown.rows
        by_level = [[match for match in matches if level in (None, match.level)] for level in levels]
        balance = self.balance_row(balance, by_level)
        of_hands = shown.of_hands and (shown.of_hands[0], *own[:2], balance)
        return replace(
            shown,
            rows=(*rows, balance, *own),
            balance=tuple(balances(self.points(*each) for each in columns[-1])) if shown.hands else (),
            reviewed=self.costs(matches),
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
