"""The board of the pack: all cards in rows, each with the place where it lies in the deal."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import (
    QAbstractTableModel,
    QMimeData,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPalette, QPen, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.looks.paint_errors import told_at_once
from tartli_desktop.table.card_faces.faces import ASPECT, CardFaces
from tartli_desktop.text.card_names import card_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.plain_text import plain_tip

tr = Context("Study")

CARD = Qt.ItemDataRole.UserRole
COLOURS = tuple(map(QColor, ("#3F673A", "#8E2F25", "#3D5A80", "#7A5A12", "#6B4423", "#5A4A6B", "#4A4A4A")))
"""The colours of the places, in their order."""
_GOLD, _LIGHT = QColor("#F2C14E"), QColor("#FFFFFF")
_GAP = 3
_TAROKKS_IN_ROW, _IN_TAROKK_SUIT, _IN_SUIT = 11, 5, 8
_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class Owner(NamedTuple):
    """The place where a card lies."""

    number: int
    """Which of the places it is, from 0."""
    name: str


class PackRows(QAbstractTableModel):
    """The cards of a pack in rows: a suit each, or of the tarokk pack eleven cards."""

    def __init__(
        self, cards: Sequence[Card], faces: CardFaces, owner: Callable[[Card], Owner | None]
    ) -> None:
        super().__init__()
        self._faces, self.owner = faces, owner
        """Tells where a card lies."""
        tarokks = [card for card in cards if card.suit is None]
        others = [card for card in cards if card.suit is not None]
        # Two suits of the tarokk pack stand in a row.
        wide = 2 * _IN_TAROKK_SUIT if tarokks else _IN_SUIT
        self.rows = [*_in_rows(tarokks, _TAROKKS_IN_ROW), *_in_rows(others, wide)]

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else max(map(len, self.rows))

    def flags(self, index: _Index) -> Qt.ItemFlag:
        if self.card(index) is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsDragEnabled

    def card(self, index: _Index) -> Card | None:
        """The card at a place; None beyond the end of a row."""
        row = self.rows[index.row()] if 0 <= index.row() < len(self.rows) else []
        return row[index.column()] if 0 <= index.column() < len(row) else None

    @told_at_once
    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        card = self.card(index)
        if card is None:
            return None
        if role == CARD:
            return card
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            name, owner = card_name(card), self.owner(card)
            where = tr("not known where") if owner is None else owner.name
            told = fill(tr("%1: %2", "a card, and where it lies"), name, where)
            return plain_tip(told) if role == Qt.ItemDataRole.ToolTipRole else told
        return None

    def mimeData(self, indexes: Sequence[_Index]) -> QMimeData:
        carried = QMimeData()
        carried.setText(" ".join(str(self.card(index)) for index in indexes))
        return carried

    def refresh(self) -> None:
        """Cards have changed their places."""
        self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1))


class _CardDelegate(QStyledItemDelegate):
    """Draws a card, with a ribbon that names its place."""

    def __init__(self, board: "PackBoard", faces: CardFaces) -> None:
        super().__init__(board)
        self._board, self._faces = board, faces

    @told_at_once
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        card = index.data(CARD)
        if card is None:
            return
        room = QRectF(option.rect).adjusted(_GAP, _GAP, -_GAP, -_GAP)
        wide = min(room.width(), room.height() / ASPECT)
        there = QRectF(0, 0, wide, wide * ASPECT)
        there.moveCenter(room.center())
        owner = self._board.cards.owner(card)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if owner is not None and owner.number != self._board.chosen:
            painter.setOpacity(0.45)
        pixmap = self._faces.pixmap(card, wide, self._board.devicePixelRatioF())
        painter.drawPixmap(there, pixmap, QRectF(pixmap.rect()))
        painter.setOpacity(1)
        if owner is not None:
            self._paint_ribbon(painter, there, owner)
        has_keyboard = self._board.hasFocus() and self._board.currentIndex() == index
        if has_keyboard or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(QPen(_GOLD, 3 if has_keyboard else 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(there.adjusted(-1, -1, 1, 1), 4, 4)
        painter.restore()

    def _paint_ribbon(self, painter: QPainter, there: QRectF, owner: Owner) -> None:
        high = max(painter.fontMetrics().height() * 1.1, there.height() * 0.16)
        ribbon = QRectF(there.left(), there.bottom() - high, there.width(), high)
        painter.fillRect(ribbon, COLOURS[min(owner.number, len(COLOURS) - 1)])
        painter.setPen(_LIGHT)
        name = painter.fontMetrics().elidedText(
            owner.name, Qt.TextElideMode.ElideRight, round(ribbon.width() - 4)
        )
        painter.drawText(ribbon, Qt.AlignmentFlag.AlignCenter, name)

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(30, round(30 * ASPECT))


class PackBoard(QTableView):
    """Shows the pack; a click, Space or Enter on a card, or dragging it, says where it lies.

    Signals:
        pressed_card(card): the player chose this card.
        typed(text): the player began to type a card.
    """

    pressed_card = Signal(object)
    typed = Signal(str)

    chosen = 0
    """The number of the place that cards go to now; those of others are faint."""

    def __init__(self, cards: PackRows, faces: CardFaces) -> None:
        self.cards = cards
        super().__init__()
        self.setModel(cards)
        self.setItemDelegate(_CardDelegate(self, faces))
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(8)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabKeyNavigation(False)
        # Without a selection, which is not shown, Qt would begin no drag.
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        unmarked = self.palette()
        unmarked.setColor(QPalette.ColorRole.Highlight, Qt.GlobalColor.transparent)
        self.setPalette(unmarked)
        self.setDragEnabled(True)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.setAccessibleName(tr("Cards of the pack"))
        self.clicked.connect(self._press)
        self.setCurrentIndex(cards.index(0, 0))

    def _press(self, index: _Index) -> None:
        card = self.cards.card(index)
        if card is not None:
            self.pressed_card.emit(card)

    def startDrag(self, supported: Qt.DropAction) -> None:
        from PySide6.QtGui import QDrag

        index = self.currentIndex()
        card = self.cards.card(index)
        if card is None:
            return
        drag = QDrag(self)
        drag.setMimeData(self.cards.mimeData([index]))
        picture = QPixmap(self.visualRect(index).size())
        picture.fill(Qt.GlobalColor.transparent)
        self.viewport().render(picture, sourceRegion=QRect(self.visualRect(index)))
        drag.setPixmap(picture)
        drag.exec(Qt.DropAction.CopyAction)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._press(self.currentIndex())
        elif event.text().isalnum() and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)


def _in_rows(cards: Sequence[Card], wide: int) -> list[Sequence[Card]]:
    return [cards[at : at + wide] for at in range(0, len(cards), wide)]
