"""The statistics of Ulti in words: see :class:`tartli_desktop.face.statistics.Statistics`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from tartli_desktop.face.at_the_table.balance_chart import balances
from tartli_desktop.face.statistics import (
    FiguresOfAnyGame,
    HandCost,
    KindCost,
    Reviewed,
    Shown,
    StatisticsRow,
    averages,
    numbers,
    pairs,
    points,
)
from tartli_desktop.games.ulti.opponents import LEVELS
from tartli_desktop.games.ulti.review_form import Kind
from tartli_desktop.games.ulti.statistics import (
    Figures,
    figures,
    has_no_end,
    points_by_hand,
    reviewed,
    unit_of,
)
from tartli_desktop.store.statistics import Counted, CountedMatch
from tartli_desktop.text.amounts import signed
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.text.placeholders import fill

from . import terms

translate = QCoreApplication.translate


class UltiStatistics(FiguresOfAnyGame):
    """What every game has, and what was won and lost as soloist and as a defender, by component."""

    def __init__(self) -> None:
        super().__init__("ulti", LEVELS, terms.level_of_play)

    def has_end(self, match: CountedMatch) -> bool:
        """Whether the number of hands is agreed (U14.1)."""
        return not has_no_end(match.variant)

    def shown(self, counted: Counted, choice: object, hints: bool | None, suits: SuitSystem) -> Shown:
        """What is shown of the matches with or without hints."""
        shown = super().shown(counted, choice, hints, suits)
        matches = [match for match in counted.matches if hints in (None, match.helped)]
        at_levels = [
            figures(match for match in matches if match.level == level.level) for level in shown.levels
        ]
        own = tuple(_rows([*at_levels, figures(matches)]))
        balance = tuple(balances(points_by_hand(matches))) if shown.hands else ()
        of_hands = shown.of_hands and (shown.of_hands[0], *own[:2], _money(shown.of_hands[-1].name, matches))
        return replace(
            shown,
            rows=(*shown.rows, *own),
            balance=balance,
            reviewed=_reviewed(matches),
            of_hands=of_hands,
        )


def _money(name: str, matches: Sequence[CountedMatch]) -> StatisticsRow:
    """A row with what the person has won or lost, in money (U12.3)."""
    total = sum(match.score * unit_of(match.variant) for match in matches)
    cell = fill(translate("Ulti.Statistics", "%1 Ft"), signed(total))
    return StatisticsRow(name, (cell,), (cell,))


def _reviewed(matches: Sequence[CountedMatch]) -> Reviewed:
    """What the mistakes cost in the reviewed hands, the costliest kind first."""
    hands: list[HandCost] = []
    by_kind: Counter[Kind] = Counter()
    for match, hand, decisions in reviewed(matches):
        hands.append(HandCost(match, hand, sum(each.cost for each in decisions)))
        for each in decisions:
            by_kind[each.kind] += each.cost  # type: ignore[assignment]
    kinds = tuple(
        KindCost(_kind_name(kind), cost / len(hands)) for kind, cost in by_kind.most_common() if cost
    )
    return Reviewed(tuple(hands), kinds, "")


def _kind_name(kind: Kind) -> str:
    return {
        Kind.BID: translate("Ulti.Statistics", "Bidding and discarding"),
        Kind.TRUMP: translate("Ulti.Statistics", "Naming trumps"),
        Kind.MARRIAGE: translate("Ulti.Statistics", "Announcing marriages"),
        Kind.DOUBLE: translate("Ulti.Statistics", "Doubling"),
        Kind.CARD: translate("Ulti.Statistics", "Cards played"),
        Kind.END: translate("Ulti.Statistics", "Claiming and giving up"),
    }[kind]


def _rows(found: Sequence[Figures]) -> Iterator[StatisticsRow]:
    yield numbers(translate("Ulti.Statistics", "Hands as soloist"), [each.as_soloist for each in found])
    yield pairs(
        translate("Ulti.Statistics", "Contracts made in every part : not"), [each.contracts for each in found]
    )
    yield averages(
        translate("Ulti.Statistics", "Points per hand as soloist"),
        [(each.soloist_points, each.as_soloist) for each in found],
    )
    yield averages(
        translate("Ulti.Statistics", "Points per hand as defender"),
        [(each.defender_points, each.as_defender) for each in found],
    )
    yield points(translate("Ulti.Statistics", "Your best hand"), [each.best for each in found])
    yield points(translate("Ulti.Statistics", "Your worst hand"), [each.worst for each in found])
    every = Counter({name: sum(count) for name, count in found[-1].parts})
    for name, _ in every.most_common():
        counts = [dict(each.parts).get(name, (0, 0)) for each in found]
        yield pairs(f"   {terms.part_name(name)}", counts)
