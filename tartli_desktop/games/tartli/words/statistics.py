"""The statistics as the window and a spreadsheet show them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from PySide6.QtCore import QLocale, QObject, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLabel, QWidget

from tartli_desktop.face.statistics import (
    NOTHING,
    Decided,
    HandCost,
    KindCost,
    LevelScore,
    Reviewed,
    Shown,
    StatisticsRow,
    numbers,
    pairs,
    runs,
    texts,
)
from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, Variant, parse_meld
from tartli_desktop.games.tartli.opponents import LEVELS
from tartli_desktop.games.tartli.opponents.equity import BULI
from tartli_desktop.games.tartli.review_form import Kind
from tartli_desktop.games.tartli.statistics import CountedMatches, Pair, Statistics, Totals, statistics_of
from tartli_desktop.games.tartli.words.terms import double_word, meld_name, variant_name
from tartli_desktop.kit.levels import level_of_play
from tartli_desktop.store.statistics import Counted
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import begun, fill

tr = Context("Tartli.Statistics")


def shown(counted: Counted, choice: CountedMatches, hints: bool | None, suits: SuitSystem) -> Shown:
    """Everything the window shows for a choice of matches."""
    statistics = statistics_of(counted, msgspec.structs.replace(choice, hints=hints))
    return Shown(
        hands=statistics.total.hands,
        levels=tuple(
            LevelScore(figures.level, level_of_play(figures.level), figures.decided)
            for figures in columns(statistics)[:-1]
        ),
        last=tuple(Decided(each.match, each.outcome or 0) for each in statistics.last),
        rows=rows(statistics, suits),
        left_out=statistics.left_out,
        reviewed=_reviewed(statistics),
        of_two_numbers=tr("Pairs: you : opponent."),
    )


def _reviewed(statistics: Statistics) -> Reviewed:
    hands = tuple(
        HandCost(each.match, hand, sum(decision.cost for decision in decisions))
        for each in statistics.played
        for hand, decisions in each.reviews
    )
    note = tr("Throwing away a won game counts as %1 points.")
    return Reviewed(
        hands=hands,
        kinds=tuple(KindCost(_kind_name(kind), cost / len(hands)) for kind, cost in statistics.kinds.items()),
        note=fill(note, QLocale().toString(round(2 * BULI))),
    )


def _kind_name(kind: Kind) -> str:
    return {
        Kind.CARD: tr("Cards played"),
        Kind.DECLARATION: tr("Declaring or staying silent"),
        Kind.EXCHANGE: tr("Exchanging the Seven"),
        Kind.BELA: tr("Béla"),
        Kind.OUT: tr("Going out"),
        Kind.TURN: tr("Choosing the turned card"),
    }[kind]


def columns(statistics: Statistics) -> tuple[Totals, ...]:
    """The figures of each level, weakest first, and of all levels."""
    order = {level: place for place, level in enumerate(LEVELS)}
    levels = sorted(statistics.levels, key=lambda figures: order.get(figures.level, len(order)))
    return (*levels, statistics.total)


def rows(statistics: Statistics, suits: SuitSystem) -> tuple[StatisticsRow, ...]:
    """The rows of the table."""
    shown = columns(statistics)
    variant = AUSTRIAN if statistics.choice.variant == AUSTRIAN.name else HUNGARIAN

    def each(name: str) -> list[Any]:
        return [getattr(figures, name) for figures in shown]

    return (
        numbers(tr("Matches"), each("matches")),
        numbers(tr("Matches with hints"), each("helped")),
        pairs(tr("Matches won : lost"), each("decided")),
        runs(tr("Longest winning streak"), each("longest_run")),
        pairs(tr("Games won : lost"), each("games")),
        pairs(_double_text(statistics.choice), each("maccs")),
        pairs(tr("Stichmatsch"), each("stichmatsch")),
        pairs(tr("False claims"), each("false_claims")),
        numbers(tr("Hands"), each("hands")),
        _averages(tr("Points per hand"), shown, each("points")),
        _averages(tr("   from tricks"), shown, each("tricks")),
        _averages(tr("   from melds"), shown, each("melds")),
        _melds(tr("Your best meld"), 0, shown, variant, suits),
        _melds(tr("Best meld of an opponent"), 1, shown, variant, suits),
        *_rows_of_reviews(shown),
    )


def _rows_of_reviews(shown: Sequence[Totals]) -> Iterator[StatisticsRow]:
    """The rows on the cost of mistakes, if any hand was reviewed."""
    if any(figures.reviewed for figures in shown):
        reviewed = [figures.reviewed for figures in shown]
        yield numbers(tr("Hands reviewed"), reviewed)
        costs = tuple(
            QLocale().toString(each.mistakes_cost / each.reviewed, "f", 1) if each.reviewed else NOTHING
            for each in shown
        )
        yield StatisticsRow(tr("Cost of mistakes per hand"), costs, costs)


def table(
    counted: Counted, choice: CountedMatches, hints: bool | None, suits: SuitSystem
) -> list[list[str | int | float]]:
    """The figures for a spreadsheet, with a row for each variant and level."""
    found: list[list[str | int | float]] = [[head for head, _ in _cells(Totals(), HUNGARIAN, suits)]]
    for variant in (HUNGARIAN, AUSTRIAN):
        if choice.variant in (None, variant.name):
            chosen = msgspec.structs.replace(choice, variant=variant.name, hints=hints)
            levels = columns(statistics_of(counted, chosen))[:-1]
            found += [[value for _, value in _cells(figures, variant, suits)] for figures in levels]
    return found


def _cells(figures: Totals, variant: Variant, suits: SuitSystem) -> list[tuple[str, str | int | float]]:
    """A row of the spreadsheet: the head of each column, and what stands below it."""
    hands = figures.hands or 1
    best = [meld_name(parse_meld(text), variant, suits) if text else "" for text in figures.best]
    cost = figures.mistakes_cost / figures.reviewed if figures.reviewed else ""
    return [
        (tr("Rules"), variant_name(variant)),
        (tr("Level"), level_of_play(figures.level)),
        (tr("Matches"), figures.matches),
        (tr("Matches with hints"), figures.helped),
        (tr("Matches won"), figures.decided[0]),
        (tr("Matches lost"), figures.decided[1]),
        (tr("Longest winning streak"), figures.longest_run),
        (tr("Games won"), figures.games[0]),
        (tr("Games lost"), figures.games[1]),
        (tr("Maccs won"), figures.maccs[0]),
        (tr("Maccs lost"), figures.maccs[1]),
        (tr("Stichmatsch, mine"), figures.stichmatsch[0]),
        (tr("Stichmatsch, opponent’s"), figures.stichmatsch[1]),
        (tr("False claims, mine"), figures.false_claims[0]),
        (tr("False claims, opponent’s"), figures.false_claims[1]),
        (tr("Hands"), figures.hands),
        (tr("Points per hand, mine"), figures.points[0] / hands),
        (tr("Points per hand, opponent’s"), figures.points[1] / hands),
        (tr("From tricks, mine"), figures.tricks[0] / hands),
        (tr("From tricks, opponent’s"), figures.tricks[1] / hands),
        (tr("From melds, mine"), figures.melds[0] / hands),
        (tr("From melds, opponent’s"), figures.melds[1] / hands),
        (tr("Best meld, mine"), best[0]),
        (tr("Best meld, opponent’s"), best[1]),
        (tr("Hands reviewed"), figures.reviewed),
        (tr("Cost of mistakes per hand"), cost),
    ]


def _double_text(choice: CountedMatches) -> str:
    """The term for games that count double, by the rules shown."""
    if choice.variant is None:
        return tr("Double games (maccs), won : lost")
    variant = AUSTRIAN if choice.variant == AUSTRIAN.name else HUNGARIAN
    return fill(tr("%1 won : lost", "the word for a game that counts twice"), begun(double_word(variant)))


def _averages(name: str, shown: Sequence[Totals], sums: Sequence[Pair]) -> StatisticsRow:
    def average(points: int, figures: Totals) -> str:
        return QLocale().toString(points / figures.hands, "f", 1) if figures.hands else NOTHING

    return texts(
        name,
        [
            (average(mine, figures), average(theirs, figures))
            for (mine, theirs), figures in zip(sums, shown, strict=True)
        ],
    )


def _melds(
    name: str, side: int, shown: Sequence[Totals], variant: Variant, suits: SuitSystem
) -> StatisticsRow:
    best = [figures.best[side] for figures in shown]
    cells = tuple(meld_name(parse_meld(text), variant, suits) if text else NOTHING for text in best)
    return StatisticsRow(name, cells, cells)


class TartliFilters(QObject):
    """Filters for the rules of the matches, and whether house rules count.

    Signals:
        changed: the choice has changed.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.variants = QComboBox()
        self.variants.addItem(tr("All rules"), None)
        for variant in (HUNGARIAN, AUSTRIAN):
            self.variants.addItem(variant_name(variant), variant.name)
        self.house_rules = QCheckBox(tr("Include h&ouse rules"))
        self.house_rules.setChecked(True)
        self.house_rules.setToolTip(
            tr("Matches with your own rules count towards the rules they resemble most")
        )
        label = QLabel(tr("&Rules:"), textFormat=Qt.TextFormat.PlainText)
        label.setBuddy(self.variants)
        self.widget = QWidget()
        row = QHBoxLayout(self.widget)
        row.setContentsMargins(0, 0, 16, 0)
        row.addWidget(label)
        row.addWidget(self.variants)
        row.addSpacing(16)
        row.addWidget(self.house_rules)
        self.variants.currentIndexChanged.connect(self.changed)
        self.house_rules.toggled.connect(self.changed)

    def choice(self) -> CountedMatches:
        """The current choice."""
        return CountedMatches(self.variants.currentData(), self.house_rules.isChecked())

    def is_all(self) -> bool:
        """Whether all matches count."""
        return self.choice() == CountedMatches()


class TartliStatistics:
    """The figures of Tartli, and the filters for them."""

    shown = staticmethod(shown)
    table = staticmethod(table)

    def filters(self) -> TartliFilters:
        """The filters for rules and house rules."""
        return TartliFilters()
