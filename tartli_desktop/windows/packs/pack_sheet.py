"""The contact sheet of a pack that is being made: a slot in rows for each card and for the back."""

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QFont,
    QFontInfo,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QSizePolicy, QWidget

from tartli_desktop.cards import german, tarokk
from tartli_desktop.cards.german import Rank
from tartli_desktop.looks.colours import mixed
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


@dataclass(frozen=True)
class Grid:
    """The faces of a pack in rows."""

    rows: tuple[tuple[str, ...], ...]

    has_headings: bool
    """Whether each column has cards of one rank, and so a heading; the back then lies apart."""

    @property
    def columns(self) -> int:
        """The number of columns in the longest row."""
        return max(map(len, self.rows))

    def place_of(self, face: str) -> tuple[int, int]:
        """The row and column of a face."""
        return next((at, row.index(face)) for at, row in enumerate(self.rows) if face in row)

    def beside(self, face: str, right: int, down: int) -> str:
        """The face this many places away, or the one at the edge."""
        at, column = self.place_of(face)
        row = self.rows[min(max(at + down, 0), len(self.rows) - 1)]
        return row[min(max(column + right, 0), len(row) - 1)]


def grid_of(kind: PackKind) -> Grid:
    """A row per suit with the back beside the first; or two rows of tarokks and two of two suits each."""
    if kind is PackKind.GERMAN:
        suits = [tuple(str(german.Card.of(suit, rank)) for rank in german.Rank) for suit in german.Suit]
        return Grid(((*suits[0], BACK), *suits[1:]), has_headings=True)
    tarokks = tuple(str(tarokk.Card.tarokk(number)) for number in range(1, tarokk.TAROKK_COUNT + 1))
    hearts, diamonds, clubs, spades = (
        tuple(str(tarokk.Card.of(suit, rank)) for rank in tarokk.Rank) for suit in tarokk.Suit
    )
    half = tarokk.TAROKK_COUNT // 2
    rows = (tarokks[:half], tarokks[half:], (*hearts, *diamonds, BACK), (*clubs, *spades))
    return Grid(rows, has_headings=False)


_BAIZE, _CHALK, _GOLD = QColor("#375F43"), QColor("#FBF3DC"), QColor("#F2C14E")
_SHADE = QColor(20, 14, 8, 110)
_GAP_BEFORE_BACK = 14
_EDGE = 4
"""The gap between a word and the edge of the cloth."""
_MARGIN = 10
_STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class FaceSlot(QAbstractButton):
    """The slot of a face in the contact sheet, which shows the picture or, faded, the built-in face.

    Signals:
        dropped(number): the mouse dropped the picture with this number here.
    """

    dropped = Signal(int)

    def __init__(self, face: str, kind: PackKind, faces: CardFaces, looks: Looks, parent: QWidget) -> None:
        super().__init__(parent)
        self.face = face
        self._kind = kind
        self.picture: StraightPicture | None = None
        self._faces = faces
        self._looks = looks
        self._is_target = False
        self._pressed_at = QPoint()
        self._pixmap = QPixmap()
        self._made_for: object = None
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAcceptDrops(True)
        self.put(None)

    def put(self, picture: StraightPicture | None) -> None:
        """Show a picture, or none."""
        self.picture = picture
        name = face_name(self.face, self._kind)
        if self.picture is None:
            text = tr("%1, no picture: built-in face", "a card")
            self.setAccessibleName(fill(text, name))
            self.setToolTip(self.accessibleName())
        else:
            text = tr("%1, picture %2", "a card, and the name of a file")
            self.setAccessibleName(fill(text, name, shown_name(self.picture.name)))
            self.setToolTip(plain_tip(f"{name}\n{shown_name(self.picture.name)}"))
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._pressed_at = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        way = (event.position().toPoint() - self._pressed_at).manhattanLength()
        if self.picture is not None and self.isDown() and way >= QApplication.startDragDistance():
            self.setDown(False)
            carry(self, self.picture.number, self._pixmap)
        else:
            super().mouseMoveEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self._set_target(accept_carried(event) is not None)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._set_target(False)

    def dropEvent(self, event: QDropEvent) -> None:
        self._set_target(False)
        number = accept_carried(event)
        if number is not None:
            self.dropped.emit(number)

    def _set_target(self, is_target: bool) -> None:
        """Show whether a picture dropped now would land here."""
        self._is_target = is_target
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            # The arrow keys move within the sheet, not among all buttons.
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            area = QRectF(self.rect()).adjusted(3, 3, -3, -3)
            width = max(8, round(area.width()))
            ratio = self.devicePixelRatioF()
            wanted = (self.picture, width, ratio)
            if wanted != self._made_for:
                self._made_for = wanted
                if self.picture is None:
                    card = self._kind.card_of(self.face)
                    self._pixmap = self._faces.pixmap(card, width, ratio)
                else:
                    self._pixmap = self._looks.pixmap(self.picture, width, ratio)
            radius = area.width() * CORNER
            if self.picture is None:
                painter.setOpacity(FADED)
                painter.drawPixmap(area.topLeft(), self._pixmap)
                painter.setOpacity(1)
                painter.setPen(QPen(mixed(_CHALK, _BAIZE, 0.4), 1, Qt.PenStyle.DashLine))
            else:
                painter.drawPixmap(area.topLeft(), self._pixmap)
                painter.setPen(QPen(_SHADE, 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area, radius, radius)
            if self._is_target or self.hasFocus():
                painter.setPen(QPen(_GOLD, 3))
                painter.drawRoundedRect(
                    QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), radius + 2, radius + 2
                )
                if self._is_target:
                    painter.setOpacity(0.3)
                    painter.fillRect(area, _GOLD)


class ContactSheet(QWidget):
    """All faces of a pack: see :func:`grid_of`.

    Signals:
        chosen(face): the player clicked on a slot or pressed Enter or Space on it.
        looked_at(face): the focus came to a slot.
        removed(face): the player pressed Delete on a slot.
    """

    chosen = Signal(str)
    looked_at = Signal(str)
    removed = Signal(str)

    def __init__(self, kind: PackKind, faces: CardFaces, looks: Looks, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind = kind
        self._grid = grid_of(kind)
        self.slots = {face: FaceSlot(face, kind, faces, looks, self) for face in kind.faces}
        self.current = self._grid.rows[0][0]
        """The face that has the focus, or had it last."""
        for face, slot in self.slots.items():
            slot.clicked.connect(partial(self.chosen.emit, face))
            slot.installEventFilter(self)
        self.slots[self.current].setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def go_to(self, face: str) -> None:
        """Focus a slot."""
        self.slots[face].setFocus(Qt.FocusReason.OtherFocusReason)

    def sizeHint(self) -> QSize:
        return self._size(96)

    def minimumSizeHint(self) -> QSize:
        return self._size(40)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, FaceSlot):
            # So that Tab comes back to this slot.
            self.slots[self.current].setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            self.current = watched.face
            watched.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.looked_at.emit(watched.face)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.removed.emit(self.current)
        elif key in _STEPS:
            self.go_to(self._grid.beside(self.current, *_STEPS[key]))
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.go_to(self._grid.rows[0][0] if key == Qt.Key.Key_Home else BACK)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._place()
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(_SHADE)
            painter.setBrush(_BAIZE)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
            painter.setPen(_CHALK)
            if self._grid.has_headings:
                self._paint_headings(painter)
            for row, name in zip(self._grid.rows, row_names(self._kind), strict=True):
                slot = self.slots[row[0]]
                area = QRectF(0, slot.y(), slot.x() - 8, slot.height())
                right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                painter.drawText(area, right, name)

    def _paint_headings(self, painter: QPainter) -> None:
        height = self._heading_height()
        slots = [self.slots[face] for face in self._grid.rows[0] if face != BACK]
        for slot, word in zip(slots, self._headings(slots[0].width() + 4), strict=True):
            area = QRectF(slot.x() - 4, slot.y() - height, slot.width() + 8, height)
            self.write(painter, area, word)
        back = self.slots[BACK]
        word = tr("Back", "heading over the back of the cards")
        # The back has no neighbours.
        beside = min(_GAP_BEFORE_BACK, self.width() - back.geometry().right() - 1 - _EDGE)
        area = QRectF(back.x() - beside, back.y() - height, back.width() + 2 * beside, height)
        self.write(painter, area, word)

    def _headings(self, room: int) -> list[str]:
        """The ranks above their columns: the names, or where these have no room the letters of the cards."""
        names = [rank_name(rank, SuitSystem.GERMAN) for rank in Rank]
        if max(map(self.fontMetrics().horizontalAdvance, names)) <= room:
            return names
        return list(index_letters(SuitSystem.GERMAN, catalogues.current()))

    def write(self, painter: QPainter, area: QRectF, word: str) -> None:
        """Write a heading into its area."""
        painter.save()
        painter.setFont(self.heading_font(word, area.width()))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, word)
        painter.restore()

    def heading_font(self, word: str, room: float) -> QFont:
        """The font of a heading: smaller if it would otherwise be wider than its room."""
        font, wide = QFont(self.font()), QFontMetricsF(self.font()).horizontalAdvance(word)
        if wide > room:
            font.setPixelSize(max(10, int(QFontInfo(font).pixelSize() * room / wide)))
        return font

    def _heading_height(self) -> int:
        return self.fontMetrics().height() + 4 if self._grid.has_headings else 0

    def _gap_before_back(self) -> int:
        return _GAP_BEFORE_BACK if self._grid.has_headings else 0

    def _names_width(self) -> int:
        words = [word for name in row_names(self._kind) for word in name.split("\n")]
        return max(map(self.fontMetrics().horizontalAdvance, words)) + 10

    def _size(self, card: int) -> QSize:
        columns, rows = self._grid.columns, len(self._grid.rows)
        height = self._heading_height() + rows * round(card * ASPECT + 6) + 2 * _MARGIN
        width = self._names_width() + columns * (card + 6) + self._gap_before_back() + 2 * _MARGIN
        return QSize(width, height)

    def _place(self) -> None:
        beside = self._names_width() + self._gap_before_back()
        columns, rows = self._grid.columns, len(self._grid.rows)
        room_right = self.width() - 2 * _MARGIN - beside
        room_down = self.height() - 2 * _MARGIN - self._heading_height()
        # A slot has a rim of three pixels around its card.
        card = max(8.0, min(room_right / columns - 6, (room_down / rows - 6) / ASPECT))
        wide, high = int(card + 6), int(card * ASPECT + 6)
        between = max(0, min(12, (room_right - columns * wide) // columns))
        below = max(0, min(12, (room_down - rows * high) // rows))
        spare_right = room_right - columns * (wide + between)
        spare_down = room_down - rows * (high + below)
        left = _MARGIN + self._names_width() + max(0, spare_right) // 2
        top = _MARGIN + self._heading_height() + max(0, spare_down) // 2
        for face, slot in self.slots.items():
            row, column = self._grid.place_of(face)
            x = left + column * (wide + between) + (self._gap_before_back() if face == BACK else 0)
            slot.setGeometry(x, top + row * (high + below), wide, high)
        self.update()
