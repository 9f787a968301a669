"""The contact sheet of a pack that is being made: a table with a cell for each card and for the back."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
)

from tartli_desktop.cards import german, tarokk
from tartli_desktop.looks.colours import mixed
from tartli_desktop.looks.paint_errors import told_at_once
from tartli_desktop.looks.restyling import dress
from tartli_desktop.packs.file_names import BACK
from tartli_desktop.packs.pack_draft import StraightPicture
from tartli_desktop.packs.pack_kinds import PackKind
from tartli_desktop.table.card_faces.corner_indices import index_letters
from tartli_desktop.table.card_faces.faces import ASPECT, CORNER, CardFaces
from tartli_desktop.text import catalogues
from tartli_desktop.text.card_names import SuitSystem, rank_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.plain_text import plain_tip

from .pack_looks import FADED, Looks, accept_carried, carry
from .pack_words import face_name, row_names, shown_name

tr = Context("OwnPack")

_FACE = Qt.ItemDataRole.UserRole
_BAIZE, _CHALK, _GOLD = QColor("#375F43"), QColor("#FBF3DC"), QColor("#F2C14E")
_SHADE = QColor(20, 14, 8, 110)
_RIM = 3
"""The pixels around a card in its cell."""
_APART = 14
"""The gap between rows."""
_LEAST, _USUAL = 40, 96
"""The widths of a card."""
_STYLE = """
QTableWidget {
    background: #375F43; border: none; border-radius: 6px; padding: 6px;
    selection-background-color: transparent;
}
QHeaderView { background: transparent; border: none; }
QHeaderView::section { background: transparent; color: #FBF3DC; border: none; padding: 3px 5px; }
QTableCornerButton::section { background: transparent; border: none; }
"""


def rows_of(kind: PackKind) -> Sequence[Sequence[str]]:
    """A row per suit with the back beside the first; or two rows of tarokks and two of two suits each."""
    if kind is PackKind.GERMAN:
        suits = [[str(german.Card.of(suit, rank)) for rank in german.Rank] for suit in german.Suit]
        return [*suits[0], BACK], *suits[1:]
    tarokks = [str(tarokk.Card.tarokk(number)) for number in range(1, tarokk.TAROKK_COUNT + 1)]
    hearts, diamonds, clubs, spades = (
        [str(tarokk.Card.of(suit, rank)) for rank in tarokk.Rank] for suit in tarokk.Suit
    )
    half = tarokk.TAROKK_COUNT // 2
    return tarokks[:half], tarokks[half:], [*hearts, *diamonds, BACK], [*clubs, *spades]


class ContactSheet(QTableWidget):
    """All faces of a pack, each with its picture or, faded, the built-in face.

    Signals:
        chosen(face): the player clicked on a face or pressed Enter or Space on it.
        looked_at(face): the keyboard came to a face.
        removed(face): the player pressed Delete on a face.
        dropped(face, number): the mouse dropped the picture with this number on a face.
    """

    chosen = Signal(str)
    looked_at = Signal(str)
    removed = Signal(str)
    dropped = Signal(str, int)

    def __init__(self, kind: PackKind, faces: CardFaces, looks: Looks) -> None:
        rows = rows_of(kind)
        super().__init__(len(rows), max(map(len, rows)))
        self._kind, self.looks = kind, looks
        self.pictures: dict[str, StraightPicture | None] = {}
        """The picture of each face."""
        self.target: QTableWidgetItem | None = None
        """Where a picture that the mouse carries would land."""
        for row, names in enumerate(rows):
            for column in range(self.columnCount()):
                item = QTableWidgetItem()
                self.setItem(row, column, item)
                item.setData(_FACE, names[column] if column < len(names) else None)
                item.setFlags(Qt.ItemFlag.NoItemFlags)
        self._items = {item.data(_FACE): item for item in self.findItems("", Qt.MatchFlag.MatchContains)}
        for face in kind.faces:
            self.put(face, None)
        self.setItemDelegate(_FaceDelegate(self, kind, faces))
        self._set_up()
        self.setCurrentItem(self.item_of(rows[0][0]))
        self.clicked.connect(self._choose)
        self.currentItemChanged.connect(lambda *_: self.looked_at.emit(self.current))

    def _set_up(self) -> None:
        self.setVerticalHeaderLabels(row_names(self._kind))
        self.verticalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.horizontalHeader().setVisible(self._kind is PackKind.GERMAN)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setMinimumSectionSize(8)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
            header.setSectionsClickable(False)
            header.setHighlightSections(False)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        # Without a selection, which is not shown, Qt would begin no drag.
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        dress(self, _STYLE)

    @property
    def current(self) -> str:
        """The face that the keyboard points at."""
        return str(self.currentItem().data(_FACE))

    def item_of(self, face: str) -> QTableWidgetItem:
        """The cell of a face."""
        return self._items[face]

    def go_to(self, face: str) -> None:
        """Point the keyboard at a face."""
        self.setCurrentItem(self.item_of(face))
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def put(self, face: str, picture: StraightPicture | None) -> None:
        """Show a picture for a face, or none."""
        self.pictures[face] = picture
        item, flags = self.item_of(face), Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        item.setFlags(flags if picture is None else flags | Qt.ItemFlag.ItemIsDragEnabled)
        told = self.spoken(face)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, told)
        named = f"{face_name(face, self._kind)}\n{shown_name(picture.name)}" if picture else told
        item.setToolTip(plain_tip(named))

    def spoken(self, face: str) -> str:
        """A face and its picture in words."""
        name, picture = face_name(face, self._kind), self.pictures[face]
        if picture is None:
            return fill(tr("%1, no picture: built-in face", "a card"), name)
        return fill(tr("%1, picture %2", "a card, and the name of a file"), name, shown_name(picture.name))

    def _choose(self, index: QModelIndex) -> None:
        if index.flags() & Qt.ItemFlag.ItemIsEnabled:
            self.chosen.emit(index.data(_FACE))

    def sizeHint(self) -> QSize:
        return self._size(_USUAL)

    def minimumSizeHint(self) -> QSize:
        return self._size(_LEAST)

    def _size(self, card: int) -> QSize:
        heading = self.horizontalHeader().sizeHint().height() if self._kind is PackKind.GERMAN else 0
        wide, high = card + 2 * _RIM, round(card * ASPECT) + 2 * _RIM
        beside = self.verticalHeader().sizeHint().width()
        return QSize(beside + self.columnCount() * wide, heading + self.rowCount() * high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        high = round(self.columnWidth(0) * ASPECT) + _APART
        around = self.height() - self.viewport().height()
        self.setMaximumHeight(around + self.rowCount() * high)
        if self._kind is PackKind.GERMAN:
            # The letters of the cards where their names have no room.
            names = [rank_name(rank, SuitSystem.GERMAN) for rank in german.Rank]
            names.append(tr("Back", "heading over the back of the cards"))
            wide, room = self.fontMetrics().horizontalAdvance, self.columnWidth(0) - 10
            letters = index_letters(SuitSystem.GERMAN, catalogues.current())
            self.setHorizontalHeaderLabels(names if max(map(wide, names)) <= room else [*letters, ""])

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.looked_at.emit(self.current)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Delete | Qt.Key.Key_Backspace:
                self.removed.emit(self.current)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space:
                self.chosen.emit(self.current)
            case Qt.Key.Key_Home:
                self.setCurrentCell(0, 0)
            case Qt.Key.Key_End:
                self.setCurrentItem(self.item_of(BACK))
            case Qt.Key.Key_Down if _is_gap(self.item(self.currentRow() + 1, self.currentColumn())):
                # A row may end earlier than the one above.
                self.setCurrentCell(self.currentRow() + 1, self.currentColumn() - 1)
            case _:
                super().keyPressEvent(event)

    # The mouse

    def startDrag(self, supported: Qt.DropAction) -> None:
        picture = self.pictures[self.current]
        if picture is not None:
            width = self.visualItemRect(self.currentItem()).width() - 2 * _RIM
            carry(self, picture.number, self.looks.pixmap(picture, width, self.devicePixelRatioF()))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        accept_carried(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        self._aim(self._under(event))
        if self.target is not None:
            accept_carried(event)
        else:
            event.ignore()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._aim(None)

    def dropEvent(self, event: QDropEvent) -> None:
        item = self._under(event)
        self._aim(None)
        number = None if item is None else accept_carried(event)
        if item is not None and number is not None:
            self.dropped.emit(item.data(_FACE), number)

    def _under(self, event: QDropEvent) -> QTableWidgetItem | None:
        item = self.itemAt(event.position().toPoint())
        return None if _is_gap(item) else item

    def _aim(self, target: QTableWidgetItem | None) -> None:
        """Show where a picture dropped now would land."""
        self.target = target
        self.viewport().update()


def _is_gap(item: QTableWidgetItem | None) -> bool:
    """Whether this is a cell at the end of a shorter row."""
    return item is not None and item.data(_FACE) is None


class _FaceDelegate(QStyledItemDelegate):
    """Draws the picture of a face or, faded, the built-in face."""

    def __init__(self, sheet: ContactSheet, kind: PackKind, faces: CardFaces) -> None:
        super().__init__(sheet)
        self._sheet, self._kind, self._faces = sheet, kind, faces

    @told_at_once
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        face = index.data(_FACE)
        if face is None:
            return
        sheet, room = self._sheet, QRectF(option.rect).adjusted(_RIM, _RIM, -_RIM, -_RIM)
        width = max(8, int(min(room.width(), room.height() / ASPECT)))
        area = QRectF(0, 0, width, round(width * ASPECT))
        area.moveCenter(QRectF(option.rect).center().toPoint())
        picture, ratio = sheet.pictures[face], sheet.devicePixelRatioF()
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if picture is None:
            painter.setOpacity(FADED)
            painter.drawPixmap(area.topLeft(), self._faces.pixmap(self._kind.card_of(face), width, ratio))
            painter.setOpacity(1)
            painter.setPen(QPen(mixed(_CHALK, _BAIZE, 0.4), 1, Qt.PenStyle.DashLine))
        else:
            painter.drawPixmap(area.topLeft(), sheet.looks.pixmap(picture, width, ratio))
            painter.setPen(QPen(_SHADE, 1))
        radius = width * CORNER
        painter.drawRoundedRect(area, radius, radius)
        is_target = sheet.target is not None and sheet.indexFromItem(sheet.target) == index
        if is_target or (sheet.hasFocus() and sheet.currentIndex() == index):
            painter.setPen(QPen(_GOLD, 3))
            painter.drawRoundedRect(area.adjusted(-1.5, -1.5, 1.5, 1.5), radius + 2, radius + 2)
            if is_target:
                painter.setOpacity(0.3)
                painter.fillRect(area, _GOLD)
        painter.restore()
