"""What a hand brought, shown at its end; with it the end of a game and of the match (R9, R10)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tartli_desktop.cards.german import Card, Rank, Suit
from tartli_desktop.games.tartli.rules import (
    GAME_POINTS,
    Ending,
    Event,
    GameWon,
    Meld,
    Variant,
    View,
    result_of,
)
from tartli_desktop.games.tartli.words.terms import double_word, game_word, is_austrian, meld_name
from tartli_desktop.store.match_kinds import Again
from tartli_desktop.table.faces import CardFaces
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.sheet import CardRow, InputGuard, Sheet, plain_label, points_text
from tartli_desktop.widgets.figures import Figures

translate = QCoreApplication.translate

Pair = tuple[int, int]
"""A number for each seat."""

Choice = Literal["next hand", "next game", "new match", "back", "look"]
"""How the player left the summary."""


@dataclass(frozen=True, slots=True)
class HandReport:
    """How a hand ended, in figures; every pair is by seat."""

    viewer: int
    """The seat that is addressed as "you"."""
    names: tuple[str, str]
    variant: Variant
    ending: Ending
    melds: tuple[tuple[Meld, ...], tuple[Meld, ...]]
    """The melds that scored, in order; béla apart."""
    meld_points: Pair
    bela_points: Pair
    trick_points: Pair
    """Without the last 10, after stichmatsch (R9.4)."""
    last_trick_points: Pair
    before: Pair
    """Counts at the start of the hand."""
    now: Pair
    """Counts as the hand ended (R9.1)."""
    games: Pair
    """Bulis or stakes, this game included."""
    trump: Suit | None
    stichmatsch: int | None = None
    game: GameWon | None = None
    """The game that was won with this hand."""
    match: int | None = None
    """Who won the match with it."""
    sudden_death_next: bool = False
    cards_left: bool = False
    """Whether cards lay on the table that count for nobody (R9.2)."""
    by_names: bool = False
    """Whether two read it together: the viewer, who won, is addressed by name, and nobody else is "you"."""

    @property
    def total(self) -> Pair:
        """All that the hand brought."""
        return (self.now[0] - self.before[0], self.now[1] - self.before[1])

    @property
    def next_step(self) -> Choice:
        """What comes after this hand."""
        if self.match is not None:
            return "new match"
        return "next hand" if self.game is None else "next game"

    def for_both(self) -> HandReport:
        """The same for two who read it together: the winner is addressed, by name."""
        if self.match is not None:
            winner = self.match
        elif self.game is not None:
            winner = self.game.seat
        else:
            winner = 0 if self.total[0] > self.total[1] else 1
        return replace(self, viewer=winner, by_names=True)


def report(events: Sequence[Event], view: View, names: tuple[str, str]) -> HandReport:
    """The report of a hand that has ended.

    Args:
        events: all events of the hand, as in ``view.events``.
        view: what the player knows after it; tells the seat, the rules, trumps and the games.
        names: of seat 0 and 1.

    Raises ValueError for a hand that is not over.
    """
    result = result_of(events, view.variant)
    tricks, last = result.tricks, result.last_trick_points
    game = None if result.game_won is None else GameWon(result.game_won, result.worth, result.after)
    return HandReport(
        viewer=view.seat,
        names=names,
        variant=view.variant,
        ending=result.ending,
        melds=result.scored,
        meld_points=result.melds,
        bela_points=result.bela,
        trick_points=(tricks[0] - last[0], tricks[1] - last[1]),
        last_trick_points=last,
        before=result.before,
        now=result.after,
        games=view.games,
        trump=result.trump,
        stichmatsch=result.stichmatsch,
        game=game,
        match=result.match_won,
        sudden_death_next=result.sudden_death_next,
        cards_left=result.cards_left,
    )


# In words.


def headline(report: HandReport) -> str:
    """What matters most, in one sentence."""
    if report.match is not None:
        text = _match_sentence(report, report.match)
    else:
        text = _hand_sentence(report) if report.game is None else _game_sentence(report, report.game)
    if report.by_names:
        to_winner = translate(
            "Tartli.HandSummary", "%1: %2", "a player's name, and what is said to that player"
        )
        text = fill(to_winner, report.names[report.viewer], text)
    return text


def sentences(report: HandReport, *, goes_on: bool = True) -> tuple[str, ...]:
    """What is to be said beneath the headline; of the next hand only if the match goes on with one."""
    told: list[str] = []
    if report.match is not None and report.game is not None:
        text = translate("Tartli.HandSummary", "%1.", "a headline, told as a sentence")
        told.append(fill(text, _game_sentence(report, report.game)))
    if report.stichmatsch is not None:
        told.append(_stichmatsch_sentence(report, report.stichmatsch))
    if report.game is not None and report.game.worth == 2:
        told.append(_double_sentence(report, report.game))
    if report.cards_left:
        told.append(translate("Tartli.HandSummary", "The cards left on the table count for nobody."))
    if not goes_on:
        return tuple(told)
    if report.sudden_death_next:
        text = translate(
            "Tartli.HandSummary", "You are tied at %1. In the next hand, the first points win the game."
        )
        told.append(fill(text, report.now[0]))
    if report.next_step == "next game":
        told.append(translate("Tartli.HandSummary", "The next game starts at 0 to 0."))
    return tuple(told)


def comparison(report: HandReport, again: Again) -> str:
    """A deal that has been played again beside the first time, in one sentence."""
    mine, theirs = report.total[report.viewer], report.total[1 - report.viewer]
    other = report.names[1 - report.viewer]
    if again.swapped:
        text = translate(
            "Tartli.HandSummary", "This time %1 : %2. The first time, with the other cards, %3 : %4."
        )
    else:
        text = translate("Tartli.HandSummary", "This time %1 : %2, the first time %3 : %4.")
    return fill(text, mine, theirs, *again.first, other)


def _hand_sentence(report: HandReport) -> str:
    total = report.total
    winner = 0 if total[0] > total[1] else 1
    if winner == report.viewer:
        text = translate("Tartli.HandSummary", "You win the hand %2 to %3")
    else:
        text = translate("Tartli.HandSummary", "%1 wins the hand %2 to %3")
    return fill(text, report.names[winner], total[winner], total[1 - winner])


def _match_sentence(report: HandReport, winner: int) -> str:
    if winner == report.viewer:
        text = translate("Tartli.HandSummary", "You win the match %2 to %3")
    else:
        text = translate("Tartli.HandSummary", "%1 wins the match %2 to %3")
    return fill(text, report.names[winner], report.games[winner], report.games[1 - winner])


def _game_sentence(report: HandReport, game: GameWon) -> str:
    """Who won the game, by what, and what it is worth."""
    winner, loser = game.seat, 1 - game.seat
    ending = report.ending
    if ending == "played out" and game.counts[loser] >= GAME_POINTS:
        ending = "both out"
    text = _won(ending) if winner == report.viewer else _lost(ending)
    other = report.names[1 - report.viewer]
    return fill(text, other, game.counts[winner], game.counts[loser], _prize(game, report.variant))


def _won(ending: Ending) -> str:
    """The viewer wins; %1 is the other player, %2 and %3 are the counts, %4 what is won."""
    match ending:
        case "out":
            return translate("Tartli.HandSummary", "You go out with %2 and win the game: %4")
        case "false claim":
            return translate("Tartli.HandSummary", "%1 went out with only %3, so you win the game: %4")
        case "both out":
            return translate(
                "Tartli.HandSummary", "You both reach 501, but you have more (%2 to %3) and win the game: %4"
            )
        case "sudden death":
            return translate("Tartli.HandSummary", "You score first and win the game: %4")
        case "tie broken":
            return translate("Tartli.HandSummary", "You get ahead, %2 to %3, and win the game: %4")
        case "played out":
            return translate("Tartli.HandSummary", "You end the hand with %2 and win the game: %4")


def _lost(ending: Ending) -> str:
    """The other player wins; the places are those of _won."""
    match ending:
        case "out":
            return translate("Tartli.HandSummary", "%1 goes out with %2 and wins the game: %4")
        case "false claim":
            return translate("Tartli.HandSummary", "You went out with only %3, so %1 wins the game: %4")
        case "both out":
            return translate(
                "Tartli.HandSummary", "You both reach 501, but %1 has more (%2 to %3) and wins the game: %4"
            )
        case "sudden death":
            return translate("Tartli.HandSummary", "%1 scores first and wins the game: %4")
        case "tie broken":
            return translate("Tartli.HandSummary", "%1 gets ahead, %2 to %3, and wins the game: %4")
        case "played out":
            return translate("Tartli.HandSummary", "%1 ends the hand with %2 and wins the game: %4")


def _prize(game: GameWon, variant: Variant) -> str:
    """What a game is worth: "1 buli point", "maccs, 2 buli points"."""
    won = game_word(game.worth, variant)
    if game.worth == 1:
        return won
    text = translate("Tartli.HandSummary", "%1, %2", "the word for a game won twofold, what it brings")
    return fill(text, double_word(variant), won)


def _double_sentence(report: HandReport, game: GameWon) -> str:
    """Why the game counts twice, and what that is called (R9.3)."""
    loser = 1 - game.seat
    if loser == report.viewer:
        text = translate(
            "Tartli.HandSummary", "%4: you have only %2, less than %3, so the game counts double."
        )
    else:
        text = translate("Tartli.HandSummary", "%4: %1 has only %2, less than %3, so the game counts double.")
    word = double_word(report.variant)
    word = word[:1].upper() + word[1:]
    return fill(text, report.names[loser], game.counts[loser], report.variant.double_below, word)


def _stichmatsch_sentence(report: HandReport, seat: int) -> str:
    if seat == report.viewer:
        return translate(
            "Tartli.HandSummary",
            "Stichmatsch: you won every trick from 8 to 16, so all 161 points are yours.",
        )
    text = translate(
        "Tartli.HandSummary", "Stichmatsch: %1 won every trick from 8 to 16 and gets all 161 points."
    )
    return fill(text, report.names[seat])


# The window.


class HandSummary(Sheet):
    """Shows what a hand brought, and asks to go on.

    Enter goes on; Escape, or "Look at the table", closes it without going on.

    Args:
        report: the figures.
        faces: the pack.
        parent: the window it belongs to.
        input_guard_ms: milliseconds after it is first painted in which keys and clicks are still meant for
            the table.
        again: the deal that has been played again, if this is the end of that.
        helped: whether hints have been taken in the match.

    Signals:
        again_asked(swapped): the deal shall be played again, perhaps with seats swapped; the sheet stays.
    """

    again_asked = Signal(bool)

    def __init__(
        self,
        report: HandReport,
        faces: CardFaces,
        parent: QWidget | None = None,
        *,
        input_guard_ms: int = 0,
        again: Again | None = None,
        helped: bool = False,
    ) -> None:
        super().__init__(parent)
        self._report = report
        self._again = again
        self._faces = faces
        self._choice: Choice = "look"
        self._seats = (report.viewer, 1 - report.viewer)
        self.setWindowTitle(self._title())
        self.headline.setText(headline(report))
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(10)
        told = sentences(report, goes_on=again is None)
        if again is not None and not report.by_names:
            told = (comparison(report, again), *told)
        if helped:
            told = (*told, self.tr("You used hints in this match."))
        for sentence in told:
            column.addWidget(plain_label(sentence))
        column.addWidget(self._table())
        self._add_scored(column)
        column.addStretch()
        self.add_pane(content)
        self._add_buttons()
        self.guard = InputGuard(self, input_guard_ms)
        self.fit()

    def choice(self) -> Choice:
        """Whether the player goes on, and to what; ``"look"`` for a look at the table first."""
        return self._choice

    def accept(self) -> None:
        self._choice = self._next_step
        super().accept()

    @property
    def _next_step(self) -> Choice:
        return self._report.next_step if self._again is None else "back"

    def _title(self) -> str:
        if self._report.match is not None:
            return self.tr("End of the match")
        return self.tr("End of the hand") if self._report.game is None else self.tr("End of the game")

    def _add_buttons(self) -> None:
        words: dict[Choice, str] = {
            "next hand": self.tr("Next &hand"),
            "next game": self.tr("Next &game"),
            "new match": self.tr("New &match"),
            "back": self.tr("&Back to the match"),
        }
        if self._again is not None and self._again.left is None:
            words["back"] = self.tr("My &matches…")
        buttons = QDialogButtonBox()
        go_on = words[self._next_step]
        self.next_button = buttons.addButton(go_on, QDialogButtonBox.ButtonRole.AcceptRole)
        look = self.tr("&View the table")
        self.look_button = buttons.addButton(look, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        # Both in one row would make the sheet wider than a small window.
        self.body.addLayout(self._again_row())
        self.body.addWidget(buttons)
        self.next_button.setDefault(True)
        self.next_button.setFocus()

    def _again_row(self) -> QHBoxLayout:
        self.again_button = QPushButton(self.tr("Play this deal &again"))
        self.again_button.setToolTip(
            self.tr("As a practice match of one hand; the current match stays saved")
        )
        self.again_button.clicked.connect(self._ask_again)
        self.swapped_button = QPushButton(self.tr("With &seats swapped"))
        self.swapped_button.setToolTip(
            self.tr("The same deal with your opponent’s cards, as a practice match of one hand")
        )
        self.swapped_button.clicked.connect(self._ask_swapped)
        row = QHBoxLayout()
        for button in (self.again_button, self.swapped_button):
            row.addWidget(button)
        row.addStretch()
        return row

    # No lambdas for these: they would keep the sheet alive that nobody holds any more.

    def _ask_again(self) -> None:
        self.again_asked.emit(False)

    def _ask_swapped(self) -> None:
        self.again_asked.emit(True)

    # The figures

    def _table(self) -> Figures:
        report = self._report
        table = Figures(self.tr("Count"), [self._who(seat) for seat in self._seats])

        def add(name: str, numbers: Pair, *, bold: bool = False) -> None:
            table.add_row(name, [numbers[seat] for seat in self._seats], bold=bold)

        add(self.tr("Melds"), report.meld_points)
        add(self.tr("Béla"), report.bela_points)
        add(self.tr("Tricks"), report.trick_points)
        add(self.tr("Last trick"), report.last_trick_points)
        table.add_rule()
        add(self.tr("Hand total"), report.total, bold=True)
        table.add_rule()
        add(self.tr("Score before"), report.before)
        add(self.tr("Score now"), report.now, bold=True)
        table.add_rule()
        add(self._games_text(), report.games)
        return table

    def _who(self, seat: int) -> str:
        is_you = seat == self._report.viewer and not self._report.by_names
        return self.tr("You") if is_you else self._report.names[seat]

    def _games_text(self) -> str:
        variant = self._report.variant
        name = self.tr("Stakes") if is_austrian(variant) else self.tr("Buli points")
        if variant.match_target is None:
            return name
        text = translate(
            "Tartli.HandSummary", "%1 (first to %2)", "buli points or stakes, how many win the match"
        )
        return fill(text, name, variant.match_target)

    # The melds by name

    def _add_scored(self, column: QVBoxLayout) -> None:
        if not any((*self._report.melds[0], *self._report.melds[1], *self._report.bela_points)):
            column.addWidget(plain_label(self.tr("Nobody scored a meld.")))
            return
        column.addWidget(plain_label(self.tr("Melds that scored"), bold=True))
        sides = QHBoxLayout()
        sides.setSpacing(24)
        for seat in self._seats:
            sides.addLayout(self._scored_by(seat), 1)
        column.addLayout(sides)

    def _scored_by(self, seat: int) -> QVBoxLayout:
        report = self._report
        side = QVBoxLayout()
        side.setSpacing(3)
        side.addWidget(plain_label(self._who(seat), bold=True))
        for item in report.melds[seat]:
            self._add_meld(side, meld_name(item, report.variant, self._faces.suits), item.points, item.cards)
        if report.bela_points[seat] and report.trump is not None:
            cards = (Card.of(report.trump, Rank.KING), Card.of(report.trump, Rank.OVER))
            self._add_meld(side, self.tr("Béla"), report.bela_points[seat], cards)
        if side.count() == 1:
            side.addWidget(plain_label(self.tr("None")))
        side.addStretch()
        return side

    def _add_meld(self, side: QVBoxLayout, name: str, points: int, cards: Iterable[Card]) -> None:
        text = translate("Tartli.HandSummary", "%1: %2", "a meld, and its points")
        side.addWidget(plain_label(fill(text, name, points_text(points))))
        side.addWidget(CardRow(name, cards, self._faces, 0.72), 0, Qt.AlignmentFlag.AlignLeft)
        side.addSpacing(4)
