"""What the papers after a hand share in games paid by the hand: the buttons, and the end of a match."""

from collections.abc import Callable, Sequence

from msgspec import Struct
from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tartli_desktop.text.amounts import signed
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.box_buttons import add_button
from tartli_desktop.widgets.figures import add_heads
from tartli_desktop.widgets.flowing_row import FlowingRow
from tartli_desktop.widgets.papers.sheet import plain_label
from tartli_desktop.widgets.papers.table_paper import TablePaper

from .balance_chart import BalanceChart, balances

tr = Context("Account")
_Role = QDialogButtonBox.ButtonRole

LAID = (QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight)
"""One below the other, or side by side."""
GAP = 28
"""The gap between two parts that lie side by side, in pixels."""

ACCOUNT_WIDTH = 62
"""The preferred width of an account, in characters: narrow enough to keep labels near their figures."""


class ToldHand(Struct, frozen=True):
    """The hand that an account tells of, and how it is to look."""

    names: Sequence[str]
    """The players' names."""
    portraits: Sequence[str]
    """The names of their portraits."""
    onward: str
    """The label of the button that goes on."""
    winners: Sequence[int] = ()
    """Who has won the match, if it is over."""
    by_names: bool = False
    """Whether two people read it together, so that nobody is addressed as "you"."""
    offers_rematch: bool = True
    """Whether another match with the same players can follow one that is over."""
    input_guard_ms: int = 0
    """Milliseconds in which it takes neither keys nor clicks."""
    beneath: QWidget | None = None
    """What stands beneath the account; its accessible description is read out."""


class Account(TablePaper):
    """A paper with the result of a hand; a game derives its own.

    Enter goes on; Escape puts the paper away.

    Signals:
        review_asked: the player wants to review the hand.
        rematch_asked: the player wants another match with the same players and rules; the paper closes.
        hands_asked: the player wants to see the hands of the match; the paper stays.
        replay_asked(swapped): the player wants the deal again, from the same seat or another one; the paper
            stays.
    """

    review_asked = Signal()
    rematch_asked = Signal()
    hands_asked = Signal()
    replay_asked = Signal(bool)
    shows_players = True

    rematch_button: QPushButton | None = None
    """Only at the end of a match."""
    hands_button: QPushButton | None = None
    """Only at the end of a match."""

    chart: BalanceChart | None = None
    """How the balance went, from two hands on."""
    spoken = ""
    """What is read out when the paper is laid on the table; the headline was read when the hand ended."""

    def __init__(self, told: ToldHand, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.told = told
        self._content = QWidget()
        self.rows = QVBoxLayout(self._content)
        """What is told, one below the other."""
        self.rows.setSpacing(8)

    def begin(self, hand: str, viewer: int, facts: Sequence[str]) -> list[str]:
        """Tell how the hand ended, and who has won the match; return the lines under the headline."""
        told = self.told
        self.headline.setText(match_headline(told.winners, viewer, told.names) if told.winners else hand)
        lines = [f"{hand}."] * bool(told.winners) + [*facts]
        for line in lines:
            self.rows.addWidget(plain_label(line))
        return lines

    def add_best(self, hands: Sequence[Sequence[int]]) -> str:
        """Tell the best hand of a match that is over; return what is told."""
        best = best_hand(hands, self.told.names) if self.told.winners and hands else ""
        if best:
            self.rows.addWidget(plain_label(best))
        return best

    def add_chart(self, hands: Sequence[Sequence[int]], viewer: int, unit: str = "") -> None:
        """Show how the balance of each player went in these hands, the viewer's first."""
        if len(hands) < 2:
            return
        self.rows.addSpacing(6)
        seats = self.seats_from(viewer)
        courses = [balances(each[seat] for each in hands) for seat in seats]
        names = [self.told.names[seat] for seat in seats]
        self.chart = self.gives_way = BalanceChart(courses, names, unit)
        self.rows.addWidget(self.chart)

    def seats_from(self, viewer: int) -> list[int]:
        """The seats in order, the viewer's first."""
        count = len(self.told.names)
        return [(viewer + step) % count for step in range(count)]

    def columns_of(self, seats: Sequence[int], row: int, column: int) -> QGridLayout:
        """A grid with the players at the heads of its columns, from this place on."""
        grid, told = figures_grid(), self.told
        names, portraits = [told.names[seat] for seat in seats], [told.portraits[seat] for seat in seats]
        add_heads(grid, row, column, names, portraits, [told.names[seat] for seat in told.winners])
        return grid

    def finish(self, *spoken: str) -> None:
        """Put all that was told on the paper, with the buttons at its foot; this much of it is read out."""
        self.add_beneath()
        self.add_pane(self._content, ACCOUNT_WIDTH)
        ending = f"{self.headline.text()}." if self.told.winners else ""
        self.spoken = " ".join(filter(None, (ending, *spoken)))
        self.add_way_on(self.told.onward)
        self.fit(self.told.input_guard_ms)

    def add_beneath(self) -> None:
        """Add what stands beneath the account."""
        if self.told.beneath is not None:
            self.rows.addSpacing(6)
            self.rows.addWidget(self.told.beneath)
        self.rows.addStretch()

    def add_way_on(self, onward: str) -> None:
        """Put the buttons at the foot: those that show something again, and those that go on."""
        buttons = QDialogButtonBox()
        first = self.next_button = add_button(buttons, onward, _Role.AcceptRole)
        # The box would also accept for the button that plays again.
        first.clicked.connect(self.accept)
        self.beside = self.again_row()
        """The buttons that show something again."""
        if self.told.winners and self.told.offers_rematch:
            first = self.rematch_button = add_button(buttons, tr("&Play again"), _Role.YesRole)
            first.setToolTip(tr("Another match with the same players and rules"))
            first.clicked.connect(self.ask_rematch)
        if self.told.winners:
            self.hands_button = row_button(tr("Re&view the match"), self.hands_asked)
            self.beside.add(self.hands_button)
        self.look_button = add_button(buttons, tr("&Look at the table"), _Role.RejectRole)
        first.setDefault(True)
        buttons.rejected.connect(self.reject)
        self._way_on = buttons
        self.foot = QWidget()
        """All the buttons, side by side where there is room."""
        self._foot_row = QBoxLayout(LAID[False], self.foot)
        self._foot_row.setContentsMargins(0, 0, 0, 0)
        for part in (self.beside, buttons):
            self._foot_row.addWidget(part, 0, Qt.AlignmentFlag.AlignTop)
        self.body.addWidget(self.foot)
        self.keep_arrows()
        self.bring_keyboard_to(first)

    def again_row(self) -> FlowingRow:
        """The buttons for the hand that is over: its review, and its deal from the same seat or another."""
        self.review_button = row_button(
            tr("&Review this hand"),
            self.review_asked,
            tr("On the table, card by card, with what each decision cost"),
        )
        self.again_button = row_button(
            tr("Play this deal &again"),
            lambda: self.replay_asked.emit(False),
            tr("As a practice match of one hand; the current match stays saved"),
        )
        is_for_two = len(self.told.names) == 2
        seat = tr("Play it from the other &seat") if is_for_two else tr("From another &seat")
        tip = tr("The same deal from another seat, as a practice match of one hand")
        self.swapped_button = row_button(seat, lambda: self.replay_asked.emit(True), tip)
        row = FlowingRow(last_at_right=False)
        for button in (self.review_button, self.again_button, self.swapped_button):
            row.add(button)
        return row

    def arrange(self, width: int) -> None:
        margins = self.body.contentsMargins()
        inner = width - margins.left() - margins.right()
        feet = self.beside.minimumSizeHint().width() + self._way_on.sizeHint().width()
        self._foot_row.setDirection(LAID[feet + GAP <= inner])

    def ask_rematch(self) -> None:
        """Close the paper and ask for another match."""
        self.done(int(QDialog.DialogCode.Rejected))
        self.rematch_asked.emit()


def row_button(words: str, does: Callable[[], object] | SignalInstance, tip: str = "") -> QPushButton:
    """A button for a row at the foot."""
    button = QPushButton(words)
    button.setToolTip(tip)
    # So that Enter presses it while it has the focus.
    button.setAutoDefault(True)
    button.clicked.connect(does)
    return button


def figures_grid() -> QGridLayout:
    """A grid for figures, with words before them."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(22)
    grid.setVerticalSpacing(4)
    return grid


def figure(text: str, whose: str, *, bold: bool = False) -> QLabel:
    """A figure in a column; a screen reader, which sees no columns, is told whose it is."""
    label = plain_label(text, bold=bold, wrap=False)
    label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    label.setAccessibleName(f"{whose}: {text}")
    return label


def ruled() -> QFrame:
    """A line between figures."""
    return QFrame(frameShape=QFrame.Shape.HLine)


def next_words() -> str:
    """The label of the button that goes on with the next hand."""
    return tr("&Next hand")


def onward_words(
    *, is_over: bool, has_come_from: bool, ends_evening: bool = False, is_duel: bool = False
) -> str:
    """The label of the button that goes on; a deal that is played again leads back to its match."""
    if ends_evening:
        return tr("The &duel…") if is_duel else tr("The &evening…")
    if not is_over:
        return next_words()
    return tr("&Back") if has_come_from else tr("&New match…")


def match_headline(winners: Sequence[int], viewer: int, names: Sequence[str]) -> str:
    """Say who has won a match that is over."""
    if len(winners) == len(names):
        return tr("The match is a draw")
    if len(winners) > 1:
        text = tr("Winners of the match: %1", "names")
        return fill(text, ", ".join(names[seat] for seat in winners))
    if viewer in winners:
        return tr("You win the match")
    return fill(tr("%1 wins the match"), names[winners[0]])


def best_hand(hands: Sequence[Sequence[int]], names: Sequence[str]) -> str:
    """Say in which hand a player got most."""
    number = max(range(len(hands)), key=lambda place: max(hands[place]))
    most = max(hands[number])
    text = tr("Best hand: %1, %2 (hand %3).", "a name, points, a number")
    return fill(text, names[list(hands[number]).index(most)], signed(most), number + 1)
