"""The ladder of bids, a paper on the table: all 54 in order, what each means, pays and costs (U3.6)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tartli_desktop.games.ulti import MakeBid, View
from tartli_desktop.games.ulti.coach.facts import is_first_round, multiplier_of_bids
from tartli_desktop.games.ulti.coach.lost_parts import talon_of
from tartli_desktop.games.ulti.rules.contracts import CONTRACTS, LADDER, Contract, bids_over
from tartli_desktop.games.ulti.table.plan import PLAN
from tartli_desktop.games.ulti.words import prompts, terms
from tartli_desktop.games.ulti.words.money import worth
from tartli_desktop.looks.colours import marking_palette
from tartli_desktop.settings.settings import ColourScheme
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import closed
from tartli_desktop.widgets.announcer import announce
from tartli_desktop.widgets.dialogs.box_buttons import add_button
from tartli_desktop.widgets.pane import Pane
from tartli_desktop.widgets.papers.sheet import CardRow, plain_label
from tartli_desktop.widgets.papers.table_paper import TablePaper, dress_button
from tartli_desktop.widgets.row_table import RowTable

from .bid_meaning import BidMeaning
from .bid_parts import PARTS, Parts, bid_of, parts_of, toggled

tr = Context("Ulti.Ladder")

_CARDS, _UPPER = 0.95, 0.64
"""Card size relative to the usual one, and the part of the height shown: enough to tell the cards apart."""
_OF_FEW_LINES = (1.19, 0.43)
"""The same if the paper has few lines: corners as large as the letters."""
_ROWS, _WISHED = 5, 14
"""The least and the preferred number of bids shown."""
_ROWS_OF_FEW_LINES, _ROWS_BELOW_PARTS = (5, 4, 3, 2), (2, 1)
"""How many bids are shown at least if the paper has few lines, and beneath the buttons of the parts there: as
many of these as there is room for."""
_HEADLINE_OF_FEW_LINES = 1.2
"""The size of the headline if the paper has few lines, relative to other words."""
_APART_OF_FEW_LINES = 3
"""The least distance between its parts in pixels if the paper has few lines."""
_TOLD_OF_FEW_LINES = 2.4
"""The least number of lines shown of the explanation if the paper has few lines."""
_NARROW = 900
"""The width in logical pixels below which the explanation stands beneath the ladder, not beside it."""
_FEW_LETTERS, _FEW_LINES = 90, 22
"""Letters in a line, and lines, below which room is short, whatever the size in pixels."""
_IN_A_ROW = 5
"""How many part buttons then stand side by side."""


def _bids_over_standing(view: View) -> set[str]:
    """The bids that a player could make now with the talon in hand (U3.5)."""
    _, bid, multiplier = view.standing or (0, None, 1)
    standing = None if bid is None else CONTRACTS[bid]
    new = multiplier_of_bids(view)
    return {each.text for each in bids_over(standing, multiplier, new, view.rules.four_aces)}


def _said_now(is_open: bool, is_standing: bool) -> str:
    """The state of a bid in the auction, as read out."""
    if is_standing:
        return tr("standing bid")
    return tr("can be bid") if is_open else tr("cannot be bid")


class _Bids(RowTable):
    """The list of bids, showing as many as the paper has room for."""

    # Qt sends events while it still builds the table.
    _standing: QModelIndex | None = None

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), _WISHED * self.row_height)

    def keep_in_sight(self, standing: QModelIndex) -> None:
        """At any height, also show the standing bid, beneath the lowest that can be bid over it."""
        self._standing = standing
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show()

    def _show(self) -> None:
        for index in (self._standing, self.currentIndex()):
            if index is not None and index.isValid():
                self.scrollTo(index)


_BESIDE, _BENEATH = 38, 26
"""The minimum width of the explanation, in characters: beside the ladder, and beneath it."""


class _Meaning(Pane):
    """The explanation of a bid: in full, or scrolling if the paper has few lines."""

    _scrolls = False

    def let_scroll(self, wanted: bool) -> None:
        """Turn scrolling on or off."""
        self._scrolls = wanted
        # The keyboard can only scroll what it can reach.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if wanted else Qt.FocusPolicy.NoFocus)
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        return not self._scrolls

    def heightForWidth(self, width: int) -> int:
        return self._content.heightForWidth(width)

    def sizeHint(self) -> QSize:
        return super().sizeHint() if self._scrolls else self._content.sizeHint()

    def minimumSizeHint(self) -> QSize:
        if not self._scrolls:
            return self._content.minimumSizeHint()
        return QSize(
            super().minimumSizeHint().width(), round(_TOLD_OF_FEW_LINES * self.fontMetrics().lineSpacing())
        )


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
        high_contrast: whether it is white on black.
    """

    bid_chosen = Signal(object)

    # Qt and the paper arrange it while it is still being built.
    _has_lines = _has_letters = True
    _room = QSize()

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
        high_contrast: bool = False,
    ) -> None:
        super().__init__(parent, high_contrast=high_contrast)
        self._view = view
        self._alternate_colours = alternate_colours
        self._open = {action.bid for action in view.legal if isinstance(action, MakeBid)}
        self._higher = self._open or _bids_over_standing(view)
        self._parts: Parts = frozenset()
        title = tr("Your bid?") if self._open else tr("All bids")
        self.setWindowTitle(title)
        doubled = tr("In the first round everything counts double.")
        stands = (prompts.standing_line(view, names), doubled if is_first_round(view) else "")
        asked = title if title.endswith("?") or not any(stands) else f"{title}."
        # A question comes last, a heading first.
        heading = (*stands, asked) if self._open else (asked, *stands)
        self._apart = self.body.spacing()
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
        told = QWidget()
        column = QVBoxLayout(told)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._said, 1)
        self._middle = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._middle.addWidget(self.table, 3)
        self._told = _Meaning(told)
        self._told.viewport().setAutoFillBackground(False)
        told.setAutoFillBackground(False)
        self._middle.addWidget(self._told, 2)
        self.body.addLayout(self._middle, 1)
        self.body.addWidget(self._made_buttons())
        wanted = {suggested} & self._open or self._higher
        self._point_at(next((each for each in LADDER if each.text in wanted), LADDER[-1]))
        if view.standing is not None:
            self.table.keep_in_sight(self._index(CONTRACTS[view.standing[1]]))
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
        self._by_parts.toggled.connect(self._show_part_rows)
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
        """A button for each part of a bid."""
        words = {"hearts": tr("Hearts"), "open": tr("Open"), "plain": tr("No trumps")}
        self._part_rows = QWidget()
        self._grid = QGridLayout(self._part_rows)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(6)
        for part in PARTS:
            button = QPushButton(words.get(part) or terms.component_name(part))
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.clicked.connect(lambda _, part=part: self._toggle(part))
            self._part_buttons[part] = button
        self._lay_parts(len(PARTS))
        return self._part_rows

    def _lay_parts(self, columns: int) -> None:
        for place, button in enumerate(self._part_buttons.values()):
            self._grid.addWidget(button, place // columns, place % columns)

    def _made_table(self) -> _Bids:
        model = self._model = QStandardItemModel(len(LADDER), 4, self)
        model.setHorizontalHeaderLabels([tr("Rank"), tr("Bid"), tr("Value"), tr("Now")])
        standing = None if self._view.standing is None else self._view.standing[1]
        bold = self.font()
        bold.setBold(True)
        # The highest bid on top, as on a ladder.
        for row, contract in enumerate(reversed(LADDER)):
            told_worth = worth(contract, multiplier_of_bids(self._view))
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
        table = _Bids(model, 1, whole=True)
        if not self.high_contrast:
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

        With few lines, the ladder and the explanation scroll, the buttons of the parts appear on demand, and
        little more than the corners of the cards is shown.
        """
        metrics = self.fontMetrics()
        letter = metrics.averageCharWidth()
        margins = self.body.contentsMargins()
        left = width - margins.left() - margins.right() - self.table.minimumWidth() - 2 * self.body.spacing()
        self._has_letters = width >= _FEW_LETTERS * letter
        beside = self._has_letters and width >= _NARROW and left >= _BENEATH * letter
        self._said.setMinimumWidth(min(_BESIDE * letter, left) if beside else _BENEATH * letter)
        self._lay_parts(len(PARTS) if beside else _IN_A_ROW)
        directions = QBoxLayout.Direction
        self._middle.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
        self._room = QSize(width, self.room().height())
        self._set_lines(self._room.height() >= _FEW_LINES * metrics.lineSpacing())
        # Larger letters first give way to lines.
        if self._has_lines and self.has_least_letters and not self._is_room_enough:
            self._set_lines(False)

    def sizeHint(self) -> QSize:
        # Large letters need the fewest lines in the greatest width.
        return super().sizeHint().expandedTo(QSize(0 if self._has_letters else self._room.width(), 0))

    def _set_lines(self, has_lines: bool) -> None:
        """Show everything, or only what matters most if the paper has few lines."""
        for cards in self._own_cards.findChildren(CardRow):
            cards.show_part(*((1.0, _UPPER) if has_lines else _OF_FEW_LINES))
        self._told.let_scroll(not has_lines)
        self._has_lines = has_lines
        self.size_headline(*(() if has_lines else (_HEADLINE_OF_FEW_LINES,)))
        self._by_parts.setVisible(not has_lines)
        self._tell()
        self._show_part_rows()

    @property
    def _is_room_enough(self) -> bool:
        """Whether there is room for the least of every part."""
        self.forget_sizes()
        return self.body.minimumHeightForWidth(self._room.width()) <= self._room.height()

    def _show_part_rows(self) -> None:
        by_parts = self._by_parts.isChecked()
        self._part_rows.setVisible(self._has_lines or by_parts)
        if self._has_lines:
            self._show_rows(_ROWS, self._apart, has_heading=True)
            return
        wished = _ROWS_BELOW_PARTS if by_parts else _ROWS_OF_FEW_LINES
        # The space between the parts and the heading of the list give way before a row does.
        ways = (self._apart, True), (_APART_OF_FEW_LINES, True), (_APART_OF_FEW_LINES, False)
        for rows, (apart, has_heading) in product(wished, ways):
            self._show_rows(rows, apart, has_heading=has_heading)
            if self._is_room_enough:
                break

    def _show_rows(self, least: int, apart: int, *, has_heading: bool) -> None:
        for parts in (self.body, self._middle):
            parts.setSpacing(apart)
        heading = self.table.horizontalHeader()
        heading.setVisible(has_heading)
        above = heading.sizeHint().height() if has_heading else 0
        self.table.setMinimumHeight(least * self.table.row_height + above + 2 * self.table.frameWidth())

    # The selection

    @property
    def contract(self) -> Contract:
        """The selected bid."""
        return LADDER[len(LADDER) - 1 - self.table.currentIndex().row()]

    def _toggle(self, part: str) -> None:
        self._point_at(bid_of(toggled(self._parts, part)))
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
        self._parts = parts_of(contract)
        self._show_parts()
        self._meaning = BidMeaning(contract, self._view, self._higher).spoken()
        self._tell()
        self._said.setAccessibleName(self._meaning)
        self._told.setAccessibleName(self._meaning)
        self._model.item(row, 0).setData(self._meaning, Qt.ItemDataRole.AccessibleDescriptionRole)
        if hasattr(self, "_bid"):
            self._bid.setEnabled(contract.text in self._open)

    def _tell(self) -> None:
        """Show what the bid means, with the stakes first if not all of it may be visible."""
        told = BidMeaning(self.contract, self._view, self._higher)
        self._said.setText(told.shown(stakes_first=not self._has_lines))

    def _show_parts(self) -> None:
        for part, button in self._part_buttons.items():
            button.setChecked(part in self._parts)
            if not self.high_contrast:
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
