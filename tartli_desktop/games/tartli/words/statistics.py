"""The statistics as the window and a spreadsheet show them."""

from collections.abc import Iterator, Sequence

import msgspec
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLabel

from tartli_desktop.face.sentences import Sentences
from tartli_desktop.face.statistics import (
    NOTHING,
    Decided,
    FiltersOf,
    HandCost,
    KindCost,
    LevelScore,
    Reviewed,
    Shown,
    StatisticsRow,
    numbers,
    pairs,
    people_met,
    runs,
    texts,
)
from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, Variant, parse_meld
from tartli_desktop.games.tartli.opponents import LEVELS
from tartli_desktop.games.tartli.opponents.equity import BULI
from tartli_desktop.games.tartli.statistics import CountedMatches, Pair, Statistics, Totals, statistics_of
from tartli_desktop.games.tartli.words.terms import double_word, meld_name, variant_name
from tartli_desktop.kit.levels import level_of_play
from tartli_desktop.store.statistics import Counted
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import begun, fill

tr = Context("Tartli.Statistics")
say = Sentences("tartli", "hints")


def shown(counted: Counted, choice: CountedMatches, hints: bool | None) -> Shown:
    """Everything the window shows for a choice of matches."""
    statistics = statistics_of(counted, msgspec.structs.replace(choice, hints=hints))
    return Shown(
        hands=statistics.total.hands,
        levels=tuple(
            LevelScore(figures.level, level_of_play(figures.level), figures.decided)
            for figures in columns(statistics)[:-1]
        ),
        last=tuple(Decided(each.match, each.outcome or 0) for each in statistics.last),
        rows=rows(statistics),
        left_out=statistics.left_out,
        reviewed=_reviewed(statistics),
        people=people_met([each.match for each in statistics.total.played]),
        of_two_numbers=tr("Pairs: you : opponent."),
    )


def _reviewed(statistics: Statistics) -> Reviewed:
    hands = tuple(
        HandCost(
            each.match,
            hand,
            sum(decision.cost for decision in review.decisions),
            tuple(
                (say(f"kind-{decision.kind}"), decision.cost)
                for decision in review.decisions
                if decision.cost
            ),
            None if review.expected[0] is None else review.expected[0][0],
        )
        for each in statistics.total.played
        for hand, review in each.reviews
    )
    note = tr("Throwing away a won game counts as %1 points.")
    return Reviewed(
        hands=hands,
        kinds=tuple(
            KindCost(say(f"kind-{kind}"), cost / len(hands)) for kind, cost in statistics.kinds.items()
        ),
        note=fill(note, QLocale().toString(round(2 * BULI))),
    )


def columns(statistics: Statistics) -> tuple[Totals, ...]:
    """The figures of each level, weakest first, and of all levels."""
    order = {level: place for place, level in enumerate(LEVELS)}
    levels = sorted(statistics.levels, key=lambda figures: order.get(figures.level, len(order)))
    return (*levels, statistics.total)


def rows(statistics: Statistics) -> tuple[StatisticsRow, ...]:
    """The rows of the table."""
    shown = columns(statistics)
    variant = AUSTRIAN if statistics.choice.variant == AUSTRIAN.name else HUNGARIAN

    def sums(name: str) -> list[Pair]:
        return [figures.pair(name) for figures in shown]

    return (
        numbers(tr("Matches"), [len(figures.played) for figures in shown]),
        numbers(tr("Matches with hints"), [figures.helped for figures in shown]),
        pairs(tr("Matches won : lost"), [figures.decided for figures in shown]),
        runs(tr("Longest winning streak"), [figures.longest_run for figures in shown]),
        pairs(tr("Games won : lost"), sums("games")),
        pairs(_double_text(statistics.choice), sums("maccs")),
        pairs(tr("Stichmatsch"), sums("stichmatsch")),
        pairs(tr("False claims"), sums("false_claims")),
        numbers(tr("Hands"), [figures.hands for figures in shown]),
        _averages(tr("Points per hand"), shown, "tricks", "melds"),
        _averages(tr("   from tricks"), shown, "tricks"),
        _averages(tr("   from melds"), shown, "melds"),
        _melds(tr("Your best meld"), 0, shown, variant),
        _melds(tr("Best meld of an opponent"), 1, shown, variant),
        *_rows_of_reviews(shown),
    )


def _rows_of_reviews(shown: Sequence[Totals]) -> Iterator[StatisticsRow]:
    """The rows on the cost of mistakes, if any hand was reviewed."""
    found = [figures.costs for figures in shown]
    if any(found):
        yield numbers(tr("Hands reviewed"), [len(costs) for costs in found])
        cells = tuple(
            QLocale().toString(sum(costs) / len(costs), "f", 1) if costs else NOTHING for costs in found
        )
        yield StatisticsRow(tr("Cost of mistakes per hand"), cells, cells)


def table(counted: Counted, choice: CountedMatches, hints: bool | None) -> list[list[str | int | float]]:
    """The figures for a spreadsheet, with a row for each variant and level."""
    found: list[list[str | int | float]] = [[head for head, _ in _cells(Totals(), HUNGARIAN)]]
    for variant in (HUNGARIAN, AUSTRIAN):
        if choice.variant in (None, variant.name):
            chosen = msgspec.structs.replace(choice, variant=variant.name, hints=hints)
            levels = columns(statistics_of(counted, chosen))[:-1]
            found += [[value for _, value in _cells(figures, variant)] for figures in levels]
    return found


def _cells(figures: Totals, variant: Variant) -> list[tuple[str, str | int | float]]:
    """A row of the spreadsheet: the head of each column, and what stands below it."""
    best = [_meld(figures.best(side), variant) for side in (0, 1)]
    costs = figures.costs
    games, maccs, stichmatsch = map(figures.pair, ("games", "maccs", "stichmatsch"))
    false_claims, decided = figures.pair("false_claims"), figures.decided
    tricks, melds = _per_hand(figures, "tricks"), _per_hand(figures, "melds")
    points = _per_hand(figures, "tricks", "melds")
    return [
        (tr("Rules"), variant_name(variant)),
        (tr("Level"), level_of_play(figures.level)),
        (tr("Matches"), len(figures.played)),
        (tr("Matches with hints"), figures.helped),
        (tr("Matches won"), decided[0]),
        (tr("Matches lost"), decided[1]),
        (tr("Longest winning streak"), figures.longest_run),
        (tr("Games won"), games[0]),
        (tr("Games lost"), games[1]),
        (tr("Maccs won"), maccs[0]),
        (tr("Maccs lost"), maccs[1]),
        (tr("Stichmatsch, mine"), stichmatsch[0]),
        (tr("Stichmatsch, opponent’s"), stichmatsch[1]),
        (tr("False claims, mine"), false_claims[0]),
        (tr("False claims, opponent’s"), false_claims[1]),
        (tr("Hands"), figures.hands),
        (tr("Points per hand, mine"), points[0]),
        (tr("Points per hand, opponent’s"), points[1]),
        (tr("From tricks, mine"), tricks[0]),
        (tr("From tricks, opponent’s"), tricks[1]),
        (tr("From melds, mine"), melds[0]),
        (tr("From melds, opponent’s"), melds[1]),
        (tr("Best meld, mine"), best[0]),
        (tr("Best meld, opponent’s"), best[1]),
        (tr("Hands reviewed"), len(costs)),
        (tr("Cost of mistakes per hand"), sum(costs) / len(costs) if costs else ""),
    ]


def _per_hand(figures: Totals, *names: str) -> tuple[float, float]:
    """The sums of these pairs for each hand; 0 without any hands."""
    sums = map(sum, zip(*map(figures.pair, names), strict=True))
    mine, theirs = (total / max(1, figures.hands) for total in sums)
    return mine, theirs


def _double_text(choice: CountedMatches) -> str:
    """The term for games that count double, by the rules shown."""
    if choice.variant is None:
        return tr("Double games (maccs), won : lost")
    variant = AUSTRIAN if choice.variant == AUSTRIAN.name else HUNGARIAN
    return fill(tr("%1 won : lost", "the word for a game that counts twice"), begun(double_word(variant)))


def _averages(name: str, shown: Sequence[Totals], *sums: str) -> StatisticsRow:
    def averages(figures: Totals) -> tuple[str, str]:
        if not figures.hands:
            return NOTHING, NOTHING
        mine, theirs = (QLocale().toString(each, "f", 1) for each in _per_hand(figures, *sums))
        return mine, theirs

    return texts(name, [averages(figures) for figures in shown])


def _melds(name: str, side: int, shown: Sequence[Totals], variant: Variant) -> StatisticsRow:
    cells = tuple(_meld(figures.best(side), variant) or NOTHING for figures in shown)
    return StatisticsRow(name, cells, cells)


def _meld(text: str, variant: Variant) -> str:
    return meld_name(parse_meld(text), variant) if text else ""


class TartliFilters(FiltersOf[CountedMatches]):
    """Filters for the rules of the matches, and whether house rules count."""

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
        row = QHBoxLayout(self)
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
