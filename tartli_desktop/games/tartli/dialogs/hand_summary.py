"""What a hand brought, shown at its end; with it the end of a game and of the match (R9, R10)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFont, QFontInfo, QKeyEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QMenu,
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
from tartli_desktop.looks.fonts import table_font
from tartli_desktop.store.match_kinds import ReplayedDeal
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.box_buttons import add_button
from tartli_desktop.widgets.dialogs.reveal import Reveal
from tartli_desktop.widgets.dialogs.sheet import CardRow, InputGuard, plain_label, points_text
from tartli_desktop.widgets.dialogs.table_paper import TablePaper, keep_room
from tartli_desktop.widgets.figures import FigureRow, Figures

from .match_page import MatchPage, WonMatch

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


def comparison(report: HandReport, again: ReplayedDeal) -> str:
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


# The paper.


class HandSummary(TablePaper):
    """Shows what a hand brought, row by row until it adds up, and asks to go on.

    Enter goes on; Escape, or "View the table", closes it without going on. A click, or Enter before all is
    there, shows the rest at once. Tab goes from button to button, but arrow keys do not.

    Args:
        report: the figures.
        faces: the pack.
        parent: what it lies on.
        input_guard_ms: milliseconds after it is first painted in which keys and clicks are still meant for
            the table.
        again: the deal that has been played again, if this is the end of that.
        helped: whether hints have been taken in the match.
        portraits: the names of the portraits of seat 0 and 1.
        match: how the match went that is over with this hand; it is told first then.
        speed: how many times the normal speed it is counted at; None: all is there at once.
        high_contrast: whether it is white on black.

    Signals:
        replay_asked(swapped): the deal shall be played again, perhaps with seats swapped; the sheet stays.
        rematch_asked: the same players want another match by the same rules; the paper goes.
        hands_asked: the hands of the match shall be looked at; the paper stays.
        review_asked: the player wants to go through the hand.
        picture_asked(copied): a picture of the match shall be copied, or else saved.
    """

    replay_asked = Signal(bool)
    rematch_asked = Signal()
    hands_asked = Signal()
    review_asked = Signal()
    picture_asked = Signal(bool)

    def __init__(
        self,
        report: HandReport,
        faces: CardFaces,
        parent: QWidget | None = None,
        *,
        input_guard_ms: int = 0,
        again: ReplayedDeal | None = None,
        helped: bool = False,
        portraits: Sequence[str] | None = None,
        match: WonMatch | None = None,
        speed: float | None = None,
        high_contrast: bool = False,
    ) -> None:
        super().__init__(parent, high_contrast=high_contrast)
        self._report = report
        self._again = again
        self._faces = faces
        self._portraits = portraits
        self._choice: Choice = "look"
        self._seats = (report.viewer, 1 - report.viewer)
        self.setWindowTitle(self._title())
        self.headline.setText(headline(report))
        self.reveal = Reveal(self)
        """Counts row by row."""
        told = sentences(report, goes_on=again is None)
        if again is not None and not report.by_names:
            told = (comparison(report, again), *told)
        if helped:
            told = (*told, self.tr("You used hints in this match."))
        self._told = told
        self._figures, self._melds = self._table(), self._scored()
        self._sides = _Row(self._figures, self._melds, gap=_GAP)
        self._count_page = QWidget()
        column = QVBoxLayout(self._count_page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        if told:
            column.addWidget(plain_label(" ".join(told)))
        column.addWidget(self._sides)
        self._match = match
        self._match_page = None if match is None else MatchPage(match, high_contrast=high_contrast)
        content = QWidget()
        pages = QVBoxLayout(content)
        pages.setContentsMargins(0, 0, 8, 0)
        pages.addWidget(self._count_page)
        if self._match_page is not None:
            pages.addWidget(self._match_page, 1)
            self._count_page.hide()
        pages.addStretch()
        self.add_pane(content)
        self._add_buttons()
        for button in self.findChildren(QPushButton):
            button.installEventFilter(self)
        self.guard = InputGuard(self, input_guard_ms)
        self.fit()
        self._count(speed)

    def choice(self) -> Choice:
        """Whether the player goes on, and to what; ``"look"`` for a look at the table first."""
        return self._choice

    @property
    def spoken(self) -> str:
        """Everything on it, for those who listen."""
        if self._match_page is not None:
            return f"{self.headline.text()}. {self._match_page.spoken}"
        rows = (f"{row.words}." for row in self._figures.rows)
        return " ".join((f"{self.headline.text()}.", *self._told, *rows))

    def show_sentence(self, sentence: str) -> None:
        """Write what has become of the picture."""
        self._notice.setText(sentence)
        self._notice.setVisible(bool(sentence))
        self.lay_again()

    def accept(self) -> None:
        self._choice = self._next_step
        super().accept()

    def shorten(self) -> None:
        if self.reveal.is_running:
            self.reveal.finish()
            # The second click of a double click is not meant for the button that has just come.
            self.guard.wait_for_double_click()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.reveal.is_running and event.key() in _KEYS_ON:
            # It goes no further, to the button that comes with it.
            self.shorten()
            event.accept()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep arrow keys from going to another button: a player of cards by keys may still press one."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() in _ARROWS:
            self.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    def arrange(self, width: int) -> None:
        wide = self.fontMetrics().averageCharWidth() * _WIDE
        is_wide = width > wide
        self._figures.setMinimumWidth(round(wide * 0.4) if is_wide else 0)
        self._melds.setMinimumWidth(round(wide * 0.5) if is_wide else 0)
        self._sides.lie(across=is_wide)
        pixels = QFontInfo(self.font()).pixelSize()
        letters = QFont()
        letters.setPixelSize(round(pixels * (_SMALL if is_wide else 1)))
        self._melds.setFont(letters)
        self._figures.setFont(table_font(pixels * _FIGURES))
        if self._match_page is not None:
            self._match_page.set_letters(pixels)
        hints = (part.sizeHint().width() for part in (self._beside, self._way_on))
        self._foot.lie(across=sum(hints) < min(width, wide) - 3 * _GAP)

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
        self.next_button = add_button(buttons, words[self._next_step], QDialogButtonBox.ButtonRole.AcceptRole)
        self.look_button = add_button(
            buttons, self.tr("&View the table"), QDialogButtonBox.ButtonRole.RejectRole
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.rematch_button = QPushButton(self.tr("&Play again"))
        self.rematch_button.setToolTip(self.tr("Another match with the same players and rules"))
        self.rematch_button.clicked.connect(self._ask_rematch)
        first = self.next_button
        if self._match is not None:
            buttons.addButton(self.rematch_button, QDialogButtonBox.ButtonRole.YesRole)
            first = self.rematch_button
        self._way_on = buttons
        self._beside = QWidget()
        beside = QVBoxLayout(self._beside)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.addWidget(self._again_buttons())
        if self._match is not None:
            beside.addWidget(self._match_buttons())
            self._again_row.hide()
        self._foot = _Row(self._beside, buttons)
        self._notice = plain_label("")
        self._notice.hide()
        self.body.addWidget(self._notice)
        self.body.addWidget(self._foot)
        first.setDefault(True)
        self._first_button = first

    def _match_buttons(self) -> QWidget:
        """What can be looked at and kept of the match."""
        buttons = QWidget()
        row = QHBoxLayout(buttons)
        row.setContentsMargins(0, 0, 0, 0)
        self.turn_button = QPushButton()
        self.turn_button.clicked.connect(self._turn_over)
        self.hands_button = QPushButton(self.tr("View the &hands"))
        self.hands_button.clicked.connect(self.hands_asked)
        self.picture_button = QPushButton(self.tr("P&icture"))
        self.picture_button.setToolTip(self.tr("The slate of the match as a picture, to keep or to send"))
        menu = QMenu(self.picture_button)
        for words, do in ((self.tr("&Save…"), self._ask_to_save), (self.tr("&Copy"), self._ask_to_copy)):
            menu.addAction(words).triggered.connect(do)
        self.picture_button.setMenu(menu)
        for button in (self.turn_button, self.hands_button, self.picture_button):
            # Enter presses it when it has the keyboard.
            button.setAutoDefault(True)
            row.addWidget(button)
        row.addStretch()
        self._name_turn_button()
        return buttons

    def _turn_over(self) -> None:
        """Show the count of the last hand instead of the match, or the match again."""
        page = self._match_page
        assert page is not None
        shows_match = self._count_page.isVisible()
        for part in (self._count_page, self._again_row):
            part.setVisible(not shows_match)
        page.setVisible(shows_match)
        self._name_turn_button()
        self.lay_again()

    def _name_turn_button(self) -> None:
        is_count = not self._count_page.isHidden()
        self.turn_button.setText(self.tr("Th&e match") if is_count else self.tr("&Last hand"))

    def _again_buttons(self) -> QWidget:
        self.again_button = QPushButton(self.tr("Play this deal &again"))
        self.again_button.setToolTip(
            self.tr("As a practice match of one hand; the current match stays saved")
        )
        self.again_button.clicked.connect(self._ask_again)
        self.swapped_button = QPushButton(self.tr("With &seats swapped"))
        self.swapped_button.setToolTip(
            self.tr("The same deal from the other seat, as a practice match of one hand")
        )
        self.swapped_button.clicked.connect(self._ask_swapped)
        self.review_button = QPushButton(self.tr("Go &through the hand"))
        self.review_button.setToolTip(self.tr("On the table, card by card, with what each decision cost"))
        self.review_button.clicked.connect(self.review_asked)
        self._again_row = QWidget()
        row = QHBoxLayout(self._again_row)
        row.setContentsMargins(0, 0, 0, 0)
        for button in (self.review_button, self.again_button, self.swapped_button):
            button.setAutoDefault(True)
            row.addWidget(button)
        row.addStretch()
        return self._again_row

    # No lambdas for these: they would keep the sheet alive that nobody holds any more.

    def _ask_rematch(self) -> None:
        self._choice = "new match"
        self.done(int(QDialog.DialogCode.Rejected))
        self.rematch_asked.emit()

    def _ask_to_save(self) -> None:
        self.picture_asked.emit(False)

    def _ask_to_copy(self) -> None:
        self.picture_asked.emit(True)

    def _ask_again(self) -> None:
        self.replay_asked.emit(False)

    def _ask_swapped(self) -> None:
        self.replay_asked.emit(True)

    # The figures

    def _table(self) -> Figures:
        report = self._report
        portraits = () if self._portraits is None else [self._portraits[seat] for seat in self._seats]
        table = Figures(self.tr("Count"), [self._who(seat) for seat in self._seats], portraits)

        def add(name: str, numbers: Pair, *, bold: bool = False) -> FigureRow:
            return table.add_row(name, self._in_order(numbers), bold=bold)

        self._parts = (
            (add(self.tr("Melds"), report.meld_points), report.meld_points),
            (add(self.tr("Béla"), report.bela_points), report.bela_points),
            (add(self.tr("Tricks"), report.trick_points), report.trick_points),
            (add(self.tr("Last trick"), report.last_trick_points), report.last_trick_points),
        )
        table.add_rule()
        self._sum = add(self.tr("Hand total"), report.total, bold=True)
        table.add_rule()
        self._after = (
            add(self.tr("Score before"), report.before),
            add(self.tr("Score now"), report.now, bold=True),
        )
        table.add_rule()
        self._games = add(self._games_text(), report.games)
        return table

    def _in_order(self, numbers: Pair) -> list[int]:
        return [numbers[seat] for seat in self._seats]

    def _count(self, speed: float | None) -> None:
        """Let the rows come one after the other, the sum grow with them, and the buttons come last."""
        if self._match_page is not None:
            self._unroll(self._match_page, speed)
            return
        if speed is not None:
            rows = (*(row for row, _ in self._parts), *self._after, self._games)
            for hidden in (*(cell for row in rows for cell in row.cells), self._melds, self._foot):
                keep_room(hidden)
                hidden.hide()
            self._sum.write((0, 0))
        so_far = [0, 0]
        for row, numbers in self._parts:
            so_far = [so_far[seat] + numbers[seat] for seat in (0, 1)]
            grown = self._in_order((so_far[0], so_far[1]))
            self.reveal.then(_ROW if any(numbers) else _NOTHING, partial(self._show_part, row, grown))
        for row in self._after:
            self.reveal.then(_ROW, row.show)
        self.reveal.then(_ROW, self._games.show)
        self.reveal.then(_NOTHING, self._melds.show)
        self.reveal.then(_ROW, self._offer)
        self.reveal.run(speed)

    def _unroll(self, page: MatchPage, speed: float | None) -> None:
        """Let what is told of the match come part by part."""
        for part in (*page.parts, self._foot):
            if speed is not None:
                keep_room(part)
                part.hide()
        for part in page.parts:
            self.reveal.then(_PART, part.show)
        self.reveal.then(_ROW, self._offer)
        self.reveal.run(speed)

    def _show_part(self, row: FigureRow, so_far: Sequence[int]) -> None:
        row.show()
        self._sum.write(so_far)

    def _offer(self) -> None:
        self._foot.show()
        self.bring_keyboard_to(self._first_button)

    def _who(self, seat: int) -> str:
        return self._report.names[seat]

    def _games_text(self) -> str:
        variant = self._report.variant
        name = self.tr("Stakes") if is_austrian(variant) else self.tr("Bulis")
        if variant.match_target is None:
            return name
        text = translate("Tartli.HandSummary", "%1 (first to %2)", "bulis or stakes, how many win the match")
        return fill(text, name, variant.match_target)

    # The melds by name

    def _scored(self) -> QWidget:
        block = QWidget()
        column = QVBoxLayout(block)
        column.setContentsMargins(0, 0, 0, 0)
        if not any((*self._report.melds[0], *self._report.melds[1], *self._report.bela_points)):
            column.addWidget(plain_label(self.tr("Nobody scored a meld.")))
            return block
        column.addWidget(plain_label(self.tr("Melds that scored"), bold=True))
        sides = QHBoxLayout()
        sides.setSpacing(24)
        for seat in self._seats:
            sides.addLayout(self._scored_by(seat), 1)
        column.addLayout(sides)
        return block

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
        most = max(len(melds) for melds in self._report.melds)
        scale = next((scale for count, scale in _CARDS if most <= count), _LEAST_CARDS)
        side.addWidget(CardRow(name, cards, self._faces, scale), 0, Qt.AlignmentFlag.AlignLeft)
        side.addSpacing(4)


_PART = 700.0
"""Milliseconds at normal speed before each part of what is told of a match."""

_ROW, _NOTHING = 420.0, 140.0
"""Milliseconds at normal speed before a row that counts something, and before one that counts nothing."""

_WIDE = 92
"""How wide a table is, in characters, on which count and melds have room side by side."""

_SMALL = 0.88
"""Letters beside the cards of melds, as a part of the usual ones."""
_CARDS, _LEAST_CARDS = ((2, 1.0), (3, 0.86)), 0.72
"""How large the cards of melds are, by the most of them that a player has."""
_FIGURES = 1.08
"""Letters of the count, as a part of the usual ones."""
_GAP = 28

_KEYS_ON = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class _Row(QWidget):
    """Two parts side by side, or one below the other."""

    def __init__(self, one: QWidget, other: QWidget, gap: int = -1) -> None:
        super().__init__()
        row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(gap)
        for part in (one, other):
            row.addWidget(part, 0, Qt.AlignmentFlag.AlignTop)

    def lie(self, *, across: bool) -> None:
        """Lie side by side, or one below the other."""
        row = self.layout()
        assert isinstance(row, QBoxLayout)
        row.setDirection(QBoxLayout.Direction.LeftToRight if across else QBoxLayout.Direction.TopToBottom)
