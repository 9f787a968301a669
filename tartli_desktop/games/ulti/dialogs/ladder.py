"""The ladder of bids, a paper on the table: all 54 in order, what each means, pays and costs (U3.6)."""

from collections.abc import Sequence

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from tartli_desktop.games.ulti import MakeBid, View
from tartli_desktop.games.ulti.coach.lost_parts import talon_of
from tartli_desktop.games.ulti.rules.contracts import CONTRACTS, LADDER, Contract
from tartli_desktop.games.ulti.table.plan import PLAN
from tartli_desktop.games.ulti.words import prompts, terms
from tartli_desktop.games.ulti.words.money import worth
from tartli_desktop.looks.colours import high_contrast, marking_palette
from tartli_desktop.settings.settings import ColourScheme
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import closed
from tartli_desktop.widgets.announcer import announce
from tartli_desktop.widgets.dialogs.box_buttons import add_button
from tartli_desktop.widgets.pane import LEAST_WIDTH, Pane
from tartli_desktop.widgets.papers.sheet import CardRow, plain_label
from tartli_desktop.widgets.papers.table_paper import TablePaper, dress_button
from tartli_desktop.widgets.row_table import RowTable

from .bid_meaning import BidMeaning
from .bid_parts import PARTS, bid_of, parts_of, toggled

tr = Context("Ulti.Ladder")

_CARDS, _UPPER = 0.95, 0.64
"""Card size relative to the usual one, and the part of the height shown: enough to tell the cards apart."""
_LARGE, _CORNERS = 1.19, 0.43
"""The same where room is short: corners as large as the letters."""
_WISHED, _ROWS, _FEWEST_ROWS = 14, 5, 3
"""How many bids are shown: the preferred number, the least, and the least where room is short."""
_TOLD = 2.4
"""The least number of lines shown of the explanation."""
_BESIDE = 30
"""The width of the explanation beside the ladder, in characters; with less room it stands beneath."""
_IN_A_ROW = 5
"""How many part buttons stand side by side if there is no room for all of them."""
_GAP = 6


def _said_now(is_open: bool, is_standing: bool) -> str:
    """The state of a bid in the auction, as read out."""
    if is_standing:
        return tr("standing bid")
    return tr("can be bid") if is_open else tr("cannot be bid")


class _Bids(RowTable):
    """The list of bids, which keeps the standing one in sight, beneath the lowest that can be bid over it."""

    standing = QModelIndex()

    def __init__(self, model: QStandardItemModel) -> None:
        super().__init__(model, 1, whole=True)
        # Of a narrow table, the rows grow only after it has got its size.
        self.verticalScrollBar().rangeChanged.connect(self._keep_in_sight)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), _WISHED * self.row_height)

    def _keep_in_sight(self) -> None:
        self.scrollTo(self.standing)
        self.scrollTo(self.currentIndex())


class Ladder(TablePaper):
    """All bids, to choose one with the arrow keys or with the buttons of its parts.

    Signals:
        bid_chosen(action): the player wants to make this bid.

    Args:
        view: what the player knows.
        names: the players' names.
        faces: the pack.
        parent: the widget that the paper lies on.
        suggested: the bid that is selected at first; by default the lowest that is possible.
        alternate_colours: whether dark and light suits alternate in the player's cards, as on the table.
    """

    bid_chosen = Signal(object)

    # The list scrolls in any case.
    pictures_give_way = False

    def __init__(
        self,
        view: View,
        names: Sequence[str],
        faces: CardFaces,
        parent: QWidget | None = None,
        *,
        suggested: str = "",
        alternate_colours: bool = False,
    ) -> None:
        super().__init__(parent)
        self._view = view
        self._alternate_colours = alternate_colours
        self._open = {action.bid for action in view.legal if isinstance(action, MakeBid)}
        self._auction = view.bidding
        self._higher = self._open or {each.text for each in self._auction.over_standing()}
        title = tr("Your bid?") if self._open else tr("All bids")
        self.setWindowTitle(title)
        doubled = tr("In the first round everything counts double.")
        stands = (prompts.standing_line(view, names), doubled if self._auction.first_round else "")
        asked = title if title.endswith("?") or not any(stands) else f"{title}."
        # A question comes last, a heading first.
        heading = (*stands, asked) if self._open else (asked, *stands)
        self.headline.setText(" ".join(filter(None, heading)))
        self._own_cards = self._cards(faces)
        self.body.addWidget(self._own_cards)
        self._part_buttons: dict[str, QPushButton] = {}
        self.body.addWidget(self._parts_row())
        self.table = self._made_table()
        self._meaning = ""
        self._said = plain_label("")
        self._said.setTextFormat(Qt.TextFormat.RichText)
        self._said.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._told = Pane(self._said)
        self._told.viewport().setAutoFillBackground(False)
        self._told.verticalScrollBar().rangeChanged.connect(self._let_keyboard_scroll)
        self._said.setAutoFillBackground(False)
        self._middle = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._middle.addWidget(self.table, 1)
        self._middle.addWidget(self._told)
        self.body.addLayout(self._middle, 1)
        self.body.addWidget(self._made_buttons())
        wanted = {suggested} & self._open or self._higher
        self._point_at(next((each for each in LADDER if each.text in wanted), LADDER[-1]))
        if view.standing is not None:
            self.table.standing = self._index(CONTRACTS[view.standing[1]])
        self.bring_keyboard_to(self.table)
        self.fit()

    def _made_buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox()
        self._bid = add_button(buttons, tr("&Bid"), QDialogButtonBox.ButtonRole.AcceptRole)
        close = tr("&Not yet") if self._open else tr("&Close")
        away = add_button(buttons, close, QDialogButtonBox.ButtonRole.RejectRole)
        (self._bid if self._open else away).setDefault(True)
        self._bid.setVisible(bool(self._open))
        self._by_parts = QPushButton(tr("By its &parts"))
        self._by_parts.setCheckable(True)
        self._by_parts.setAutoDefault(False)
        self._by_parts.toggled.connect(self._part_rows.setVisible)
        buttons.addButton(self._by_parts, QDialogButtonBox.ButtonRole.ResetRole)
        buttons.accepted.connect(self._choose)
        buttons.rejected.connect(self.reject)
        return buttons

    # What stands on it

    def _cards(self, faces: CardFaces) -> QWidget:
        """The player's cards, and beside them the discarded ones."""
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        held = PLAN.in_order(self._view.hand, self._view, alternate=self._alternate_colours)
        hand = CardRow(tr("Your hand"), held, faces, _CARDS, overlaps=True)
        layout.addWidget(hand)
        talon = talon_of(self._view)
        if talon:
            discarded = tr("Discarded")
            layout.addSpacing(24)
            layout.addWidget(plain_label(f"{discarded}:", wrap=False))
            layout.addSpacing(8)
            layout.addWidget(CardRow(discarded, talon, faces, _CARDS, overlaps=True))
        layout.addStretch()
        return row

    def _parts_row(self) -> QWidget:
        words = {"hearts": tr("Hearts"), "open": tr("Open"), "plain": tr("No trumps")}
        self._part_rows = QWidget()
        self._grid = QGridLayout(self._part_rows)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(_GAP)
        for part in PARTS:
            button = QPushButton(words.get(part) or terms.term(part))
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.clicked.connect(lambda _, part=part: self._toggle(part))
            self._part_buttons[part] = button
        return self._part_rows

    def _made_table(self) -> _Bids:
        model = self._model = QStandardItemModel(len(LADDER), 4, self)
        model.setHorizontalHeaderLabels([tr("Rank"), tr("Bid"), tr("Value"), tr("Now")])
        standing = None if self._view.standing is None else self._view.standing[1]
        bold = self.font()
        bold.setBold(True)
        # The highest bid on top, as on a ladder.
        for row, contract in enumerate(reversed(LADDER)):
            told_worth = worth(contract, self._auction.times)
            is_open, is_standing = contract.text in self._higher, contract.text == standing
            now = tr("standing bid") if is_standing else "\u2713" if is_open else "\u2013"
            for column, text in enumerate(
                (str(contract.rank), terms.bid_name(contract.text), told_worth, now)
            ):
                item = QStandardItem(text)
                item.setEditable(False)
                if is_standing:
                    item.setFont(bold)
                elif not is_open:
                    item.setForeground(self.palette().placeholderText())
                model.setItem(row, column, item)
            # The focus stands in the first column, where the step number alone says nothing.
            told = f"{terms.bid_name(contract.text)}, {told_worth}, {_said_now(is_open, is_standing)}"
            model.item(row, 0).setData(told, Qt.ItemDataRole.AccessibleTextRole)
            model.item(row, 3).setData(_said_now(is_open, is_standing), Qt.ItemDataRole.AccessibleTextRole)
        table = _Bids(model)
        if not high_contrast():
            # The selection is marked as in all lists; the paper's own colours would undo that.
            table.setPalette(marking_palette(ColourScheme.LIGHT))
        table.setAccessibleName(tr("All bids, the highest first"))
        table.setSelectionMode(RowTable.SelectionMode.SingleSelection)
        table.measure()
        table.selectionModel().currentRowChanged.connect(lambda now, _: self._follow(now.row()))
        table.doubleClicked.connect(lambda _: self._choose())
        return table

    def arrange(self, width: int) -> None:
        """Put the explanation beside the ladder, or beneath it if there is little room.

        If there is too little room in any case, the buttons of the parts appear on demand, and little more
        than the corners of the cards is shown.
        """
        margins = self.body.contentsMargins()
        wide = width - margins.left() - margins.right()
        buttons = self._part_buttons.values()
        in_a_row = sum(button.sizeHint().width() + _GAP for button in buttons) <= wide
        columns = len(PARTS) if in_a_row else _IN_A_ROW
        for place, button in enumerate(buttons):
            self._grid.addWidget(button, place // columns, place % columns)
        left = wide - self.table.minimumWidth() - self._middle.spacing()
        beside = left >= _BESIDE * self.fontMetrics().averageCharWidth()
        self._told.least = _BESIDE if beside else LEAST_WIDTH
        directions = QBoxLayout.Direction
        self._middle.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
        self._told.setMinimumHeight(round(_TOLD * self.fontMetrics().lineSpacing()))
        self._show_all(True)
        self.forget_sizes()
        # Larger letters give way first.
        if self.has_least_letters and self.body.minimumHeightForWidth(width) > self.room().height():
            self._show_all(False)

    def _show_all(self, has_room: bool) -> None:
        """Show everything, or only what matters most."""
        for cards in self._own_cards.findChildren(CardRow):
            cards.show_part(*((1.0, _UPPER) if has_room else (_LARGE, _CORNERS)))
        self._by_parts.setVisible(not has_room)
        self._part_rows.setVisible(has_room or self._by_parts.isChecked())
        rows = (_ROWS if has_room else _FEWEST_ROWS) * self.table.row_height
        heading = self.table.horizontalHeader().sizeHint().height()
        self.table.setMinimumHeight(rows + heading + 2 * self.table.frameWidth())

    def _let_keyboard_scroll(self, first: int, last: int) -> None:
        """Let Tab reach the explanation while not all of it is visible, so that keys scroll it."""
        policies = Qt.FocusPolicy
        self._told.setFocusPolicy(policies.StrongFocus if last > first else policies.NoFocus)

    # The selection

    @property
    def contract(self) -> Contract:
        """The selected bid."""
        return LADDER[len(LADDER) - 1 - self.table.currentIndex().row()]

    def _toggle(self, part: str) -> None:
        self._point_at(bid_of(toggled(parts_of(self.contract), part)))
        announce(self, self._meaning)

    def _index(self, contract: Contract) -> QModelIndex:
        return self.table.model().index(len(LADDER) - 1 - LADDER.index(contract), 0)

    def _point_at(self, contract: Contract) -> None:
        index = self._index(contract)
        flags = QItemSelectionModel.SelectionFlag
        self.table.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
        self.table.scrollTo(index)
        # A click on a button changes its look even if the selected bid stays the same.
        self._show_parts()

    def _follow(self, row: int) -> None:
        if row < 0:
            return
        contract = self.contract
        self._show_parts()
        meaning = BidMeaning(contract, self._view, self._higher)
        self._said.setText(meaning.shown())
        self._meaning = meaning.spoken()
        self._said.setAccessibleName(self._meaning)
        self._told.setAccessibleName(self._meaning)
        self._model.item(row, 0).setData(self._meaning, Qt.ItemDataRole.AccessibleDescriptionRole)
        self._bid.setEnabled(contract.text in self._open)

    def _show_parts(self) -> None:
        parts = parts_of(self.contract)
        for part, button in self._part_buttons.items():
            button.setChecked(part in parts)
            dress_button(button, self.font())

    @property
    def spoken(self) -> str:
        """What is read out when the paper is laid on the table."""
        return f"{closed(self.headline.text())} {self._meaning}"

    def _choose(self) -> None:
        if self.contract.text in self._open:
            self.bid_chosen.emit(MakeBid(self.contract.text))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.table.hasFocus():
            self._choose()
            event.accept()
        else:
            super().keyPressEvent(event)
