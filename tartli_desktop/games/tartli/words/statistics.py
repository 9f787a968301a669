"""The statistics of Tartli: see :class:`tartli_desktop.face.statistics.Statistics`.

"Mine" and "me" mean the person, whichever seat they had.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

import msgspec
from msgspec import Struct
from msgspec.json import Decoder
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLabel

from tartli_desktop.face.sentences import Sentences
from tartli_desktop.face.statistics import (
    NOTHING,
    FiltersOf,
    HandCost,
    Shown,
    StatisticsRow,
    average,
    numbers,
    pairs,
    texts,
)
from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, Variant, parse_meld
from tartli_desktop.games.tartli.opponents import LEVELS
from tartli_desktop.games.tartli.opponents.equity import BULI
from tartli_desktop.games.tartli.review_form import Kind, ReviewForm
from tartli_desktop.games.tartli.rules.hand_result import HandFacts
from tartli_desktop.games.tartli.words.terms import double_word, meld_name, variant_name
from tartli_desktop.kit.levels import level_of_play
from tartli_desktop.kit.statistics import Hands, Pair, StatisticsOfHands
from tartli_desktop.store.statistics import Counted, CountedMatch, Totals
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import begun, fill

tr = Context("Tartli.Statistics")


class CountedMatches(Struct, frozen=True):
    """The choice of matches to count."""

    variant: str | None = None
    """``hungarian`` or ``austrian``, each with house rules based on it; None for both."""

    house_rules: bool = True
    """Whether to count matches played by house rules."""


_COUNTS: dict[str, Callable[[HandFacts, int], int]] = {
    "games": lambda hand, seat: hand.game_won == seat,
    "maccs": lambda hand, seat: hand.game_won == seat and hand.worth == 2,
    "stichmatsch": lambda hand, seat: hand.stichmatsch == seat,
    "false_claims": lambda hand, seat: hand.false_claim == seat,
    "tricks": lambda hand, seat: hand.tricks[seat],
    "melds": lambda hand, seat: hand.melds[seat] + hand.bela[seat],
}
"""What is counted of a hand for a seat: games won and won double (R9.3), points from melds with béla."""


def sums(hands: Hands[HandFacts], *names: str) -> Pair:
    """How much of these things is counted for me and for the opponents."""
    mine, theirs = (
        sum(_COUNTS[name](hand, me if is_mine else 1 - me) for hand, me in hands for name in names)
        for is_mine in (True, False)
    )
    return mine, theirs


def best_meld(hands: Hands[HandFacts], side: int) -> str:
    """The best meld that I (0) or an opponent (1) scored, as R14 writes it; empty if none did (R2.4)."""
    seats = [(hand, me if side == 0 else 1 - me) for hand, me in hands]
    return max(((hand.standing[seat], hand.best[seat]) for hand, seat in seats), default=(0, ""))[1]


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


class TartliStatistics(StatisticsOfHands[HandFacts, Variant, CountedMatches]):
    """The figures of Tartli, and the filters for them."""

    facts = Decoder(HandFacts)
    reviews = Decoder(ReviewForm)
    variant = Variant
    kinds = Sentences("tartli", "hints")
    length = "match_target"
    tells_of_hands = False

    def __init__(self) -> None:
        super().__init__("tartli", LEVELS)

    def filters(self) -> TartliFilters:
        """The filters for rules and house rules."""
        return TartliFilters()

    def promised(self, expected: object) -> float | None:
        """The points, without their error."""
        return expected[0][0] if isinstance(expected, tuple) and expected[0] else None

    def told(self, costs: Mapping[object, float]) -> Sequence[tuple[object, float]]:
        """The kinds that occurred, in their order."""
        return [(kind, costs[kind]) for kind in Kind if kind in costs]

    def outcome(self, match: CountedMatch) -> int | None:
        """How it ended; a match without a target counts by its standing (R10.2)."""
        if match.finished or self.has_end(match) or not any(match.standings):
            return match.outcome
        mine, theirs = match.standings[match.person], match.standings[1 - match.person]
        return (mine > theirs) - (mine < theirs)

    def chosen(self, counted: Counted, choice: CountedMatches, hints: bool | None) -> list[CountedMatch]:
        return [
            match
            for match in super().chosen(counted, choice, hints)
            if choice.variant in (None, self._preset(match).name)
            and (choice.house_rules or not self._has_house_rules(match))
        ]

    def _preset(self, match: CountedMatch) -> Variant:
        """What the rules are based on: the preset they are named after, else the more similar one."""
        variant = self.variant_of(match) or HUNGARIAN
        named = {preset.name: preset for preset in (HUNGARIAN, AUSTRIAN)}
        if variant.name in named:
            return named[variant.name]
        austrian, hungarian = (
            sum(getattr(variant, name) == getattr(preset, name) for name in _TOLD_APART)
            for preset in (AUSTRIAN, HUNGARIAN)
        )
        return AUSTRIAN if austrian > hungarian else HUNGARIAN

    def _has_house_rules(self, match: CountedMatch) -> bool:
        variant, preset = self.variant_of(match) or HUNGARIAN, self._preset(match)
        return variant != msgspec.structs.replace(preset, match_target=variant.match_target)

    def shown(self, counted: Counted, choice: CountedMatches, hints: bool | None) -> Shown:
        """Everything the window shows for a choice of matches."""
        shown, matches = super().shown(counted, choice, hints), self.chosen(counted, choice, hints)
        reviewed = self.costs(matches)
        levels = (*(each.level for each in shown.levels), None)
        costs = [[each for each in reviewed.hands if level in (None, each.match.level)] for level in levels]
        note = fill(tr("Throwing away a won game counts as %1 points."), QLocale().toString(round(2 * BULI)))
        return replace(
            shown,
            rows=(*_rows(shown.rows, self.columns(matches), choice), *_rows_of_reviews(costs)),
            reviewed=replace(reviewed, note=note),
            of_two_numbers=tr("Pairs: you : opponent."),
        )

    def table(
        self, counted: Counted, choice: CountedMatches, hints: bool | None
    ) -> list[list[str | int | float]]:
        """The figures for a spreadsheet, with a row for each variant and level."""
        *_, nothing = self.figures(())
        found: list[list[str | int | float]] = [[head for head, _ in _cells(nothing, (), (), HUNGARIAN)]]
        for variant in (HUNGARIAN, AUSTRIAN):
            if choice.variant in (None, variant.name):
                chosen = msgspec.structs.replace(choice, variant=variant.name)
                matches = self.chosen(counted, chosen, hints)
                costs = self.costs(matches).hands
                for figures, hands in zip(self.figures(matches)[:-1], self.columns(matches), strict=False):
                    at_level = [each for each in costs if each.match.level == figures.level]
                    found.append([value for _, value in _cells(figures, hands, at_level, variant)])
        return found


_TOLD_APART = tuple(name for name, value in AUSTRIAN.to_dict().items() if value != HUNGARIAN.to_dict()[name])
"""The switches in which the presets differ."""


def _rows(
    usual: Sequence[StatisticsRow], columns: Sequence[Hands[HandFacts]], choice: CountedMatches
) -> Iterator[StatisticsRow]:
    """The rows of the table, among them the usual ones of matches and hands."""
    variant = AUSTRIAN if choice.variant == AUSTRIAN.name else HUNGARIAN
    *matches, hands, _, _ = usual
    yield from matches
    yield pairs(tr("Games won : lost"), [sums(each, "games") for each in columns])
    yield pairs(_double_text(choice), [sums(each, "maccs") for each in columns])
    yield pairs(tr("Stichmatsch"), [sums(each, "stichmatsch") for each in columns])
    yield pairs(tr("False claims"), [sums(each, "false_claims") for each in columns])
    yield hands
    yield _averages(tr("Points per hand"), columns, "tricks", "melds")
    yield _averages(tr("   from tricks"), columns, "tricks")
    yield _averages(tr("   from melds"), columns, "melds")
    yield _melds(tr("Your best meld"), 0, columns, variant)
    yield _melds(tr("Best meld of an opponent"), 1, columns, variant)


def _rows_of_reviews(costs: Sequence[Sequence[HandCost]]) -> Iterator[StatisticsRow]:
    """The rows on the cost of mistakes, if any hand was reviewed."""
    if any(costs):
        yield numbers(tr("Hands reviewed"), [*map(len, costs)])
        cells = tuple(QLocale().toString(average(each), "f", 1) if each else NOTHING for each in costs)
        yield StatisticsRow(tr("Cost of mistakes per hand"), cells, cells)


def _cells(
    figures: Totals, hands: Hands[HandFacts], costs: Sequence[HandCost], variant: Variant
) -> list[tuple[str, str | int | float]]:
    """A row of the spreadsheet: the head of each column, and what stands below it."""
    best = [_meld(best_meld(hands, side), variant) for side in (0, 1)]
    games, maccs, stichmatsch, false_claims = (
        sums(hands, name) for name in ("games", "maccs", "stichmatsch", "false_claims")
    )
    tricks, melds = _per_hand(hands, "tricks"), _per_hand(hands, "melds")
    points = _per_hand(hands, "tricks", "melds")
    return [
        (tr("Rules"), variant_name(variant)),
        (tr("Level"), level_of_play(figures.level)),
        (tr("Matches"), figures.matches),
        (tr("Matches with hints"), figures.helped),
        (tr("Matches won"), figures.decided[0]),
        (tr("Matches lost"), figures.decided[1]),
        (tr("Longest winning streak"), figures.longest_run),
        (tr("Games won"), games[0]),
        (tr("Games lost"), games[1]),
        (tr("Maccs won"), maccs[0]),
        (tr("Maccs lost"), maccs[1]),
        (tr("Stichmatsch, mine"), stichmatsch[0]),
        (tr("Stichmatsch, opponent’s"), stichmatsch[1]),
        (tr("False claims, mine"), false_claims[0]),
        (tr("False claims, opponent’s"), false_claims[1]),
        (tr("Hands"), len(hands)),
        (tr("Points per hand, mine"), points[0]),
        (tr("Points per hand, opponent’s"), points[1]),
        (tr("From tricks, mine"), tricks[0]),
        (tr("From tricks, opponent’s"), tricks[1]),
        (tr("From melds, mine"), melds[0]),
        (tr("From melds, opponent’s"), melds[1]),
        (tr("Best meld, mine"), best[0]),
        (tr("Best meld, opponent’s"), best[1]),
        (tr("Hands reviewed"), len(costs)),
        (tr("Cost of mistakes per hand"), average(costs) if costs else ""),
    ]


def _per_hand(hands: Hands[HandFacts], *names: str) -> tuple[float, float]:
    """These sums for each hand; 0 without any hands."""
    mine, theirs = (total / max(1, len(hands)) for total in sums(hands, *names))
    return mine, theirs


def _double_text(choice: CountedMatches) -> str:
    """The term for games that count double, by the rules shown."""
    if choice.variant is None:
        return tr("Double games (maccs), won : lost")
    variant = AUSTRIAN if choice.variant == AUSTRIAN.name else HUNGARIAN
    return fill(tr("%1 won : lost", "the word for a game that counts twice"), begun(double_word(variant)))


def _averages(name: str, columns: Sequence[Hands[HandFacts]], *names: str) -> StatisticsRow:
    def averages(hands: Hands[HandFacts]) -> tuple[str, str]:
        if not hands:
            return NOTHING, NOTHING
        mine, theirs = (QLocale().toString(each, "f", 1) for each in _per_hand(hands, *names))
        return mine, theirs

    return texts(name, [averages(each) for each in columns])


def _melds(name: str, side: int, columns: Sequence[Hands[HandFacts]], variant: Variant) -> StatisticsRow:
    cells = tuple(_meld(best_meld(each, side), variant) or NOTHING for each in columns)
    return StatisticsRow(name, cells, cells)


def _meld(text: str, variant: Variant) -> str:
    return meld_name(parse_meld(text), variant) if text else ""
