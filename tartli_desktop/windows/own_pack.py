"""A pack of the user's own: pictures brought in, put to their cards, looked at and kept."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QCloseEvent,
    QColor,
    QDragEnterEvent,
    QDropEvent,
    QFontMetrics,
    QIcon,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from tartli_desktop.engine import Card, Rank, Suit
from tartli_desktop.speech import card_name, rank_name, suit_name
from tartli_desktop.store.card_names import BACK, FACES
from tartli_desktop.store.card_pictures import PictureFault
from tartli_desktop.store.pack_draft import Draft, Picture, Step
from tartli_desktop.store.packs import OwnPack
from tartli_desktop.store.picture_sources import BadFile, PackRefused, Refusal
from tartli_desktop.store.problems import StoreError
from tartli_desktop.table.faces import ASPECT, CORNER, CardFaces
from tartli_desktop.translation import fill
from tartli_desktop.windows import troubles
from tartli_desktop.windows.forms import LONGEST_NAME, Explanation, fit_to_screen, mixed, one_line

translate = QCoreApplication.translate

_RANKS, _SUITS = tuple(Rank), tuple(Suit)
_FADED = 0.3
_BAIZE, _CHALK, _GOLD, _SHADE = (
    QColor("#375F43"),
    QColor("#FBF3DC"),
    QColor("#F2C14E"),
    QColor(20, 14, 8, 110),
)
_LOOK_WIDTH = 300
_NUMBER_ROLE = Qt.ItemDataRole.UserRole
_Told = Callable[[Step], None]
_Stopped = Callable[[], bool]


# Words


def face_name(face: str) -> str:
    """One of `FACES` in words: "Over of Hearts", "the back"."""
    return translate("OwnPack", "the back") if face == BACK else card_name(Card[face])


def faces_text(faces: Iterable[str]) -> str:
    """Some faces in words, in brief: "Hearts: King, Over; Bells: all eight; the back"."""
    wanted = set(faces)
    parts = []
    for suit in _SUITS:
        ranks = [rank for rank in _RANKS if str(Card.of(suit, rank)) in wanted]
        if len(ranks) == len(_RANKS):
            said = translate("OwnPack", "all eight", "cards of a suit")
        else:
            said = ", ".join(map(rank_name, ranks))
        if ranks:
            text = translate("OwnPack", "%1: %2", "a suit, and some of its ranks")
            parts.append(fill(text, suit_name(suit), said))
    if BACK in wanted:
        parts.append(face_name(BACK))
    return "; ".join(parts)


def unreadable_text(pack: str, faces: Sequence[Card | None]) -> str:
    """What the player is told of a pack with pictures that cannot be read."""
    if len(faces) == len(FACES):
        text = translate(
            "OwnPack", "The pack of cards “%1” cannot be read. You play with the built-in cards."
        )
        return fill(text, pack)
    text = translate(
        "OwnPack",
        "Some pictures of the pack of cards “%1” cannot be read. These cards keep their built-in face: %2.",
    )
    return fill(text, pack, faces_text(BACK if card is None else str(card) for card in faces))


def fault_text(bad: BadFile) -> str:
    """Why a file was left out, as a line: "x.png: it is broken"."""
    reason = {
        PictureFault.TOO_LARGE: translate("OwnPack", "it is larger than 20 MB"),
        PictureFault.TOO_MANY_PIXELS: translate("OwnPack", "it has more than 50 million pixels"),
        PictureFault.NO_PICTURE: translate("OwnPack", "it is no PNG, JPEG or WebP picture"),
        PictureFault.BROKEN: translate("OwnPack", "it is broken"),
        PictureFault.PACKED_TOO_WELL: translate("OwnPack", "it would be far too large once unpacked"),
        PictureFault.OUTSIDE: translate("OwnPack", "its name leads out of the folder"),
        PictureFault.LINK: translate("OwnPack", "it is a link to another place"),
        PictureFault.LOCKED: translate("OwnPack", "it is locked with a password"),
        PictureFault.UNREADABLE: translate("OwnPack", "it cannot be read"),
    }[bad.fault]
    return fill(translate("OwnPack", "%1: %2", "a file, and what is wrong with it"), _shown(bad.name), reason)


def refusal_text(error: PackRefused) -> str:
    """Why nothing was taken from a folder or zip, and what to do."""
    text = {
        Refusal.GONE: translate("OwnPack", "“%1” is not there any more. Please choose another."),
        Refusal.NO_ACCESS: translate("OwnPack", "“%1” cannot be read. Please check its permissions."),
        Refusal.NOT_A_PACK: translate(
            "OwnPack", "“%1” is neither a folder nor a zip. Please choose one with pictures in it."
        ),
        Refusal.BROKEN_ZIP: translate(
            "OwnPack", "The zip “%1” is broken. Perhaps you can unpack it yourself."
        ),
        Refusal.TOO_MANY: translate(
            "OwnPack", "“%1” holds more than 200 pictures. Please choose a folder with one pack only."
        ),
        Refusal.TOO_MUCH: translate("OwnPack", "“%1” is larger than 200 MB. Please choose smaller pictures."),
        Refusal.NO_PICTURES: translate("OwnPack", "There is no PNG, JPEG or WebP picture in “%1”."),
    }[error.refusal]
    return fill(text, _shown(error.path.name or str(error.path)))


def _shown(name: str) -> str:
    """The name of a file from a stranger, on one line."""
    line = "".join(sign if sign.isprintable() else "·" for sign in name)
    return line if len(line) <= 70 else f"{line[:30]}…{line[-38:]}"


# Work in the background


class Work(QObject):
    """Does one thing in a thread of its own.

    Signals, delivered in the thread of this object:
        stepped(step): a step was done.
        ended(result, error): it is over; the error is None if it went well.
    """

    stepped = Signal(object)
    ended = Signal(object, object)
    _over = Signal()

    def __init__(self, do: Callable[[_Told, _Stopped], object]) -> None:
        super().__init__()
        self._do = do
        self._stop = threading.Event()
        self._afterwards: Callable[[], object] | None = None
        self._lock = threading.Lock()
        self._is_over = False
        self._thread = threading.Thread(target=self._run, name="own pack")
        self._over.connect(self._let_go)

    def start(self) -> None:
        """Begin. The object stays until its thread has ended, whoever forgets it."""
        _at_work.add(self)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.stop)
        self._thread.start()

    def stop(self) -> None:
        """Leave out what was not begun yet."""
        self._stop.set()

    def abandon(self, afterwards: Callable[[], object]) -> None:
        """Stop, and tell nobody; do this when it is over, in whichever thread that is."""
        self.stop()
        with self._lock:
            over = self._is_over
            self._afterwards = afterwards
        if over:
            afterwards()

    def _run(self) -> None:
        result: object = None
        error: BaseException | None = None
        try:
            result = self._do(self.stepped.emit, self._stop.is_set)
        except Exception as raised:
            error = raised
        with self._lock:
            self._is_over = True
            afterwards = self._afterwards
        if afterwards is None:
            self.ended.emit(result, error)
        else:
            afterwards()
        self._over.emit()

    def _let_go(self) -> None:
        self._thread.join()
        _at_work.discard(self)


_at_work: set[Work] = set()


class Making:
    """A draft, and the thread that may be at work on it."""

    def __init__(self, packs: Path) -> None:
        self.draft = Draft(packs)
        self.work: Work | None = None

    def close(self) -> None:
        """Let go of the draft, at once or as soon as the thread has ended."""
        work, self.work = self.work, None
        if work is None:
            self.draft.discard()
        else:
            work.abandon(self.draft.discard)


# What is seen


class Looks:
    """The pictures of a draft as pixmaps, each read once."""

    def __init__(self) -> None:
        self._images: dict[int, tuple[Path, QImage]] = {}

    def pixmap(self, picture: Picture, width: int, ratio: float) -> QPixmap:
        """A picture as wide as wanted."""
        file, image = self._images.get(picture.number, (None, QImage()))
        if file != picture.file:
            image = QImage(str(picture.file))
            if not image.isNull():
                image = image.scaledToWidth(
                    round(_LOOK_WIDTH * max(1.0, ratio)), Qt.TransformationMode.SmoothTransformation
                )
            self._images[picture.number] = (picture.file, image)
        size = QSize(round(width * ratio), round(width * ratio * ASPECT))
        if image.isNull():
            return QPixmap(size)
        pixmap = QPixmap.fromImage(
            image.scaled(
                size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
            )
        )
        pixmap.setDevicePixelRatio(ratio)
        return pixmap


class Carrier(QObject):
    """Follows the mouse while it carries a picture from one place to another.

    Signals:
        moved(point): the mouse is there, on the screen; the picture has left its place.
        dropped(point): it was let go there.
    """

    moved = Signal(QPoint)
    dropped = Signal(QPoint)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._start: QPoint | None = None
        self.carrying = False

    def press(self, event: QMouseEvent) -> None:
        """The mouse was pressed over a picture."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._start = event.globalPosition().toPoint()

    def move(self, event: QMouseEvent) -> bool:
        """The mouse was moved; whether it carries the picture now."""
        point = event.globalPosition().toPoint()
        if self._start is not None and not self.carrying:
            self.carrying = (point - self._start).manhattanLength() >= QApplication.startDragDistance()
        if self.carrying:
            self.moved.emit(point)
        return self.carrying

    def release(self, event: QMouseEvent) -> bool:
        """The mouse was let go; whether it carried the picture."""
        carried, self.carrying, self._start = self.carrying, False, None
        if carried:
            self.dropped.emit(event.globalPosition().toPoint())
        return carried

    def drop_nothing(self) -> None:
        """Forget the picture, which stays where it was."""
        self.carrying, self._start = False, None


class FaceSlot(QAbstractButton):
    """The place of one face in the contact sheet: the picture it has, or pale the built-in face."""

    def __init__(self, face: str, faces: CardFaces, looks: Looks, parent: QWidget) -> None:
        super().__init__(parent)
        self.face = face
        self.picture: Picture | None = None
        self.carrier = Carrier(self)
        self._faces = faces
        self._looks = looks
        self._target = False
        self._pixmap = QPixmap()
        self._made_for: object = None
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.say()

    def put(self, picture: Picture | None) -> None:
        """Show a picture, or none."""
        self.picture = picture
        self.say()
        self.update()

    def set_target(self, target: bool) -> None:
        """Whether a picture that is let go now lands here."""
        if target != self._target:
            self._target = target
            self.update()

    def say(self) -> None:
        """Name the slot, for a screen reader and on a tool tip."""
        name = face_name(self.face)
        if self.picture is None:
            text = translate("OwnPack", "%1, no picture: built-in face", "a card")
            self.setAccessibleName(fill(text, name))
            self.setToolTip(self.accessibleName())
        else:
            text = translate("OwnPack", "%1, picture %2", "a card, and the name of a file")
            self.setAccessibleName(fill(text, name, _shown(self.picture.name)))
            self.setToolTip(f"{name}\n{_shown(self.picture.name)}")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if self.picture is not None:
            self.carrier.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not self.carrier.move(event):
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.carrier.release(event):
            self.setDown(False)
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            # The arrow keys move within the sheet, not among all buttons.
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        area = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        width = max(8, round(area.width()))
        ratio = self.devicePixelRatioF()
        wanted = (self.picture, width, ratio)
        if wanted != self._made_for:
            self._made_for = wanted
            card = None if self.face == BACK else Card[self.face]
            if self.picture is None:
                self._pixmap = self._faces.pixmap(card, width, ratio)
            else:
                self._pixmap = self._looks.pixmap(self.picture, width, ratio)
        radius = area.width() * CORNER
        if self.picture is None:
            painter.setOpacity(_FADED)
            painter.drawPixmap(area.topLeft(), self._pixmap)
            painter.setOpacity(1)
            painter.setPen(QPen(mixed(_CHALK, _BAIZE, 0.4), 1, Qt.PenStyle.DashLine))
        else:
            painter.drawPixmap(area.topLeft(), self._pixmap)
            painter.setPen(QPen(_SHADE, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area, radius, radius)
        if self._target or self.hasFocus():
            painter.setPen(QPen(_GOLD, 3))
            painter.drawRoundedRect(
                QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), radius + 2, radius + 2
            )
            if self._target:
                painter.setOpacity(0.3)
                painter.fillRect(area, _GOLD)
        painter.end()


class ContactSheet(QWidget):
    """All faces of a pack, a row for each suit, and the back beside them.

    Signals:
        chosen(face): the player clicked on a slot or pressed Enter or Space on it.
        looked_at(face): the focus came to a slot.
        removed(face): the player pressed Delete on it.
    """

    chosen = Signal(str)
    looked_at = Signal(str)
    removed = Signal(str)

    def __init__(self, faces: CardFaces, looks: Looks, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.slots = {face: FaceSlot(face, faces, looks, self) for face in FACES}
        self._current = str(Card.A7)
        for face, slot in self.slots.items():
            slot.clicked.connect(partial(self.chosen.emit, face))
            slot.installEventFilter(self)
        self.slots[self._current].setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def current(self) -> str:
        """The face that has, or last had, the focus."""
        return self._current

    def slot_at(self, point: QPoint) -> FaceSlot | None:
        """The slot at a point of the screen."""
        here = self.mapFromGlobal(point)
        return next((slot for slot in self.slots.values() if slot.geometry().contains(here)), None)

    def go_to(self, face: str) -> None:
        """Put the focus on a slot."""
        self.slots[face].setFocus(Qt.FocusReason.OtherFocusReason)

    def sizeHint(self) -> QSize:
        return self._size(96)

    def minimumSizeHint(self) -> QSize:
        return self._size(40)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, FaceSlot):
            # Tab finds the slot where the player was.
            self.slots[self._current].setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            self._current = watched.face
            watched.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.looked_at.emit(watched.face)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.removed.emit(self._current)
        elif key in _STEPS:
            self.go_to(self._beside(*_STEPS[key]))
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.go_to(FACES[0] if key == Qt.Key.Key_Home else FACES[-1])
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
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(_SHADE)
        painter.setBrush(_BAIZE)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        painter.setPen(_CHALK)
        height = self._heading_height()
        for rank in _RANKS:
            slot = self.slots[str(Card.of(Suit.ACORNS, rank))]
            self._write(
                painter, QRectF(slot.x() - 4, slot.y() - height, slot.width() + 8, height), rank_name(rank)
            )
        back = self.slots[BACK]
        word = translate("OwnPack", "Back", "heading over the back of the cards")
        self._write(painter, QRectF(back.x() - 4, back.y() - height, back.width() + 8, height), word)
        for suit in _SUITS:
            slot = self.slots[str(Card.of(suit, Rank.SEVEN))]
            area = QRectF(0, slot.y(), slot.x() - 8, slot.height())
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(area, right, suit_name(suit))
        painter.end()

    def _write(self, painter: QPainter, area: QRectF, word: str) -> None:
        shortened = self.fontMetrics().elidedText(word, Qt.TextElideMode.ElideRight, int(area.width()))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, shortened)

    def _beside(self, right: int, down: int) -> str:
        row, column = _place_of(self._current)
        row = min(max(row + down, 0), len(_SUITS) - 1)
        # The back lies beside the first row only.
        last = len(_RANKS) - int(row > 0)
        column = min(max(column + right, 0), last)
        return BACK if column == len(_RANKS) else str(Card.of(_SUITS[row], _RANKS[column]))

    def _heading_height(self) -> int:
        return self.fontMetrics().height() + 4

    def _suits_width(self) -> int:
        return max(self.fontMetrics().horizontalAdvance(suit_name(suit)) for suit in _SUITS) + 10

    def _size(self, card: int) -> QSize:
        height = self._heading_height() + 4 * round(card * ASPECT + 6) + 2 * _MARGIN
        return QSize(self._suits_width() + 9 * (card + 6) + _GAP_BEFORE_BACK + 2 * _MARGIN, height)

    def _place(self) -> None:
        beside = self._suits_width() + _GAP_BEFORE_BACK
        columns, rows = len(_RANKS) + 1, len(_SUITS)
        room_right = self.width() - 2 * _MARGIN - beside
        room_down = self.height() - 2 * _MARGIN - self._heading_height()
        # A slot has a rim of three pixels around its card.
        card = max(8.0, min(room_right / columns - 6, (room_down / rows - 6) / ASPECT))
        wide, high = int(card + 6), int(card * ASPECT + 6)
        between = max(0, min(12, (room_right - columns * wide) // columns))
        below = max(0, min(12, (room_down - rows * high) // rows))
        spare_right = room_right - columns * (wide + between)
        spare_down = room_down - rows * (high + below)
        left = _MARGIN + self._suits_width() + max(0, spare_right) // 2
        top = _MARGIN + self._heading_height() + max(0, spare_down) // 2
        for face, slot in self.slots.items():
            row, column = _place_of(face)
            x = left + column * (wide + between) + (_GAP_BEFORE_BACK if face == BACK else 0)
            slot.setGeometry(x, top + row * (high + below), wide, high)
        self.update()


_GAP_BEFORE_BACK = 14
_MARGIN = 10
_STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


def _place_of(face: str) -> tuple[int, int]:
    """Row and column of a face in the sheet."""
    if face == BACK:
        return 0, len(_RANKS)
    card = Card[face]
    return int(card.suit), int(card.rank)


class Tray(QListWidget):
    """The pictures that have no card yet.

    Signals:
        chosen(number): the player clicked on a picture or pressed Enter or Space on it.
    """

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.carrier = Carrier(self)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setTabKeyNavigation(False)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setIconSize(QSize(54, round(54 * ASPECT)))
        self.setGridSize(QSize(100, self.iconSize().height() + self.fontMetrics().height() + 14))
        self.when_empty = ""
        self.setMinimumHeight(self.gridSize().height() + 4)

    def sizeHint(self) -> QSize:
        return QSize(3 * self.gridSize().width() + 24, self.gridSize().height() + 8)

    def show_pictures(self, pictures: Iterable[Picture], looks: Looks) -> None:
        """Show pictures in place of others; the one that was current stays so if it is among them."""
        current = self.current_number()
        self.clear()
        for picture in pictures:
            pixmap = looks.pixmap(picture, self.iconSize().width(), self.devicePixelRatioF())
            item = QListWidgetItem(QIcon(pixmap), _shown(picture.name.rpartition("/")[2]), self)
            item.setData(_NUMBER_ROLE, picture.number)
            item.setToolTip(_shown(picture.name))
            if picture.number == current:
                self.setCurrentItem(item)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.count():
            painter = QPainter(self.viewport())
            palette = self.palette()
            text, ground = palette.color(QPalette.ColorRole.Text), palette.color(QPalette.ColorRole.Base)
            painter.setPen(mixed(text, ground, 0.35))
            area = self.viewport().rect().adjusted(12, 8, -12, -8)
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.when_empty)
            painter.end()

    def current_number(self) -> int | None:
        """The picture that is current."""
        item = self.currentItem()
        return None if item is None else int(item.data(_NUMBER_ROLE))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if self.itemAt(event.position().toPoint()) is not None:
            self.carrier.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        # The list itself would draw a frame to choose several pictures.
        self.carrier.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        item = self.itemAt(event.position().toPoint())
        if not self.carrier.release(event) and item is not None:
            self.chosen.emit(item.data(_NUMBER_ROLE))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        number = self.current_number()
        if event.key() in keys and number is not None:
            self.chosen.emit(number)
        else:
            super().keyPressEvent(event)


class LargeFace(QWidget):
    """One face, as large as there is room."""

    def __init__(self, faces: CardFaces, looks: Looks) -> None:
        super().__init__()
        self._faces = faces
        self._looks = looks
        self._face: str | None = None
        self._picture: Picture | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_face(self, face: str | None, picture: Picture | None) -> None:
        """Show a picture, or the built-in face."""
        self._face, self._picture = face, picture
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(180, round(180 * ASPECT))

    def minimumSizeHint(self) -> QSize:
        return QSize(64, round(64 * ASPECT))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._face is None and self._picture is None:
            return
        width = int(min(self.width(), self.height() / ASPECT, _LOOK_WIDTH))
        painter = QPainter(self)
        if self._picture is not None:
            pixmap = self._looks.pixmap(self._picture, width, self.devicePixelRatioF())
        else:
            card = None if self._face in (BACK, None) else Card[self._face or ""]
            pixmap = self._faces.pixmap(card, width, self.devicePixelRatioF())
            painter.setOpacity(_FADED)
        left, top = (self.width() - width) / 2, (self.height() - width * ASPECT) / 2
        painter.drawPixmap(QPointF(round(left), round(top)), pixmap)
        painter.end()


class OwnPackDialog(QDialog):
    """Makes a pack of pictures: brought in, put to their cards, and kept.

    The contact sheet shows each picture as it will be on the table.

    Signals:
        kept(pack): the pack was kept; it is an `OwnPack`.
    """

    kept = Signal(object)

    def __init__(self, packs: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._making = Making(packs)
        # Also where the window around it is closed without asking the dialog.
        self.destroyed.connect(self._making.close)
        self._pictures: dict[int, Picture] = {}
        self._faces: dict[str, int] = {}
        self._bad: list[BadFile] = []
        self._refused = ""
        self._hand: int | None = None
        self._carried: int | None = None
        self._touched = False
        self._looks_at_tray = False
        self._named = False
        self._looks = Looks()
        self._built_in = CardFaces(index_letters="")
        self._make_widgets()
        self._lay_out()
        self._connect()
        self.setAcceptDrops(True)
        self.say()
        self._follow()
        self.folder_button.setFocus()

    # How it is built

    def _make_widgets(self) -> None:
        self.intro = Explanation()
        self.folder_button = QPushButton()
        self.zip_button = QPushButton()
        self.progress = QProgressBar()
        self.stop_button = QPushButton()
        self.sheet = ContactSheet(self._built_in, self._looks)
        self.large = LargeFace(self._built_in, self._looks)
        self.caption = QLabel()
        self.caption.setTextFormat(Qt.TextFormat.PlainText)
        self.caption.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.turn_button = QPushButton()
        self.away_button = QPushButton()
        self.tray_label = QLabel()
        self.tray = Tray()
        self.tray_label.setBuddy(self.tray)
        self.hint = QLabel()
        self.hint.setTextFormat(Qt.TextFormat.PlainText)
        self.hint.setWordWrap(True)
        self.report = QPlainTextEdit()
        self.report.setReadOnly(True)
        self.report.setTabChangesFocus(True)
        self.report.setFrameShape(QFrame.Shape.NoFrame)
        self.report.viewport().setAutoFillBackground(False)
        self.report.document().setDocumentMargin(0)
        self.name_label = QLabel()
        self.name_line = QLineEdit()
        self.name_line.setMaxLength(LONGEST_NAME)
        self.name_label.setBuddy(self.name_line)
        self.buttons = QDialogButtonBox()
        self.keep_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.cancel_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self._ghost = QLabel(self)
        self._ghost.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._ghost.hide()

    def _lay_out(self) -> None:
        choices = QWidget()
        row = QHBoxLayout(choices)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.folder_button)
        row.addWidget(self.zip_button)
        row.addStretch(1)
        working = QWidget()
        row = QHBoxLayout(working)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.progress, 1)
        row.addWidget(self.stop_button)
        self._source_row = QStackedWidget()
        self._source_row.addWidget(choices)
        self._source_row.addWidget(working)
        for low in (self._source_row, self.caption, self.tray_label, self.hint):
            low.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        side = QVBoxLayout()
        side.addWidget(self.large, 3)
        side.addWidget(self.caption)
        row = QHBoxLayout()
        row.addWidget(self.turn_button)
        row.addWidget(self.away_button)
        side.addLayout(row)
        side.addSpacing(6)
        side.addWidget(self.tray_label)
        side.addWidget(self.tray, 2)
        middle = QHBoxLayout()
        middle.setSpacing(14)
        middle.addWidget(self.sheet, 5)
        middle.addLayout(side, 2)
        foot = QHBoxLayout()
        foot.addWidget(self.name_label)
        foot.addWidget(self.name_line, 1)
        foot.addSpacing(20)
        foot.addWidget(self.buttons)
        rows = QVBoxLayout(self)
        rows.addWidget(self.intro)
        rows.addWidget(self._source_row)
        rows.addLayout(middle, 1)
        rows.addWidget(self.hint)
        rows.addWidget(self.report)
        rows.addLayout(foot)

    def _connect(self) -> None:
        self.folder_button.clicked.connect(self._ask_folder)
        self.zip_button.clicked.connect(self._ask_zip)
        self.stop_button.clicked.connect(self._stop)
        self.turn_button.clicked.connect(self._turn)
        self.away_button.clicked.connect(lambda: self._take_away(self.sheet.current))
        self.buttons.accepted.connect(self._keep)
        self.buttons.rejected.connect(self.reject)
        self.sheet.chosen.connect(self._choose_face)
        self.sheet.looked_at.connect(self._look)
        self.sheet.removed.connect(self._take_away)
        self.tray.chosen.connect(self._take_in_hand)
        self.tray.currentItemChanged.connect(self._look_at_tray)
        self.tray.carrier.moved.connect(lambda point: self._carry(self.tray.current_number(), point))
        self.tray.carrier.dropped.connect(self._drop)
        for slot in self.sheet.slots.values():
            slot.carrier.moved.connect(partial(self._carry_from, slot))
            slot.carrier.dropped.connect(self._drop)

    def say(self) -> None:
        """Give everything its words, at first and in another language."""
        self.setWindowTitle(self.tr("Add a pack of cards"))
        self.intro.setText(
            self.tr(
                "Choose a folder or a zip with pictures of the cards (PNG, JPEG or WebP), or drop it here. A"
                " picture goes to its card by itself if its name says it: “HO”, “hearts_over”, “piros-felső”,"
                " “herz_ober”. Put the others to their cards with the mouse or the keyboard."
            )
        )
        self.folder_button.setText(self.tr("Choose a &folder…"))
        self.zip_button.setText(self.tr("Choose a &zip…"))
        self.stop_button.setText(self.tr("&Stop"))
        self.turn_button.setText(self.tr("&Turn round"))
        self.turn_button.setToolTip(self.tr("Turn the picture upside down"))
        self.away_button.setText(self.tr("Take &away"))
        self.away_button.setToolTip(self.tr("Take the picture from this card (Delete)"))
        self.name_label.setText(self.tr("&Name of the pack:"))
        self.keep_button.setText(self.tr("&Keep this pack"))
        self.cancel_button.setText(self.tr("&Cancel"))
        self.sheet.setAccessibleName(self.tr("Cards of the pack"))
        self.tray.when_empty = self.tr("Pictures whose names say no card come here.")
        self.tray.setAccessibleName(self.tr("Pictures without a card"))
        self.report.setAccessibleName(self.tr("What is missing or was left out"))
        for slot in self.sheet.slots.values():
            slot.say()
        self.sheet.update()

    # Events

    def sizeHint(self) -> QSize:
        return QSize(1180, 760).expandedTo(super().sizeHint())

    def showEvent(self, event: QShowEvent) -> None:
        lines = 4 * self.report.fontMetrics().lineSpacing() + 12
        self.report.setFixedHeight(lines)
        fit_to_screen(self)
        super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()
            self._follow()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self._making.work is None and any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if paths and self._making.work is None:
            event.acceptProposedAction()
            self.bring_in(paths)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.isVisible():
            # The cross of the window asks, too.
            event.ignore()
            self.reject()

    def reject(self) -> None:
        """Escape: put the picture back that is in the hand; then leave, and ask if that loses work."""
        if self._carried is not None or self._hand is not None:
            self._put_back()
        elif self._touched:
            self._ask_leave()
        else:
            self.done(QDialog.DialogCode.Rejected)

    def done(self, result: int) -> None:
        self._making.close()
        super().done(result)

    def _ask_leave(self) -> None:
        box = QMessageBox(self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(self.tr("Add a pack of cards"))
        box.setText(self.tr("Leave without keeping this pack?"))
        box.setInformativeText(self.tr("The pictures you put to cards would have to be put there again."))
        leave = box.addButton(self.tr("&Leave"), QMessageBox.ButtonRole.DestructiveRole)
        stay = box.addButton(self.tr("&Stay"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(stay)
        leave.clicked.connect(lambda: self.done(QDialog.DialogCode.Rejected))
        box.open()

    # Bringing pictures in

    def _ask_folder(self) -> None:
        dialog = self._file_dialog(self.tr("A folder with pictures of the cards"))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.open()

    def _ask_zip(self) -> None:
        dialog = self._file_dialog(self.tr("A zip with pictures of the cards"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilter(self.tr("Zips and pictures (*.zip *.png *.jpg *.jpeg *.webp)"))
        dialog.open()

    def _file_dialog(self, title: str) -> QFileDialog:
        dialog = QFileDialog(self, title)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda chosen: self.bring_in([Path(chosen)]))
        return dialog

    def bring_in(self, paths: Sequence[Path]) -> None:
        """Read folders, zips and pictures, in the background."""
        if self._making.work is not None:
            return
        self._refused = ""
        if not self._named:
            self.name_line.setText(one_line(paths[0].stem if paths[0].is_file() else paths[0].name))
            self._named = True
        draft = self._making.draft

        def read(told: _Told, stopped: _Stopped) -> None:
            for path in paths:
                if not stopped():
                    draft.add(path, told, stopped)

        self.progress.setRange(0, 1)
        self.progress.setValue(0)
        self.progress.setFormat(self.tr("Reading “%1”…").replace("%1", _shown(paths[0].name)))
        self._begin(Work(read), self._end_reading)

    def _begin(self, work: Work, ended: Callable[[Any, Any], None]) -> None:
        self._making.work = work
        work.stepped.connect(self._take_step)
        work.ended.connect(ended)
        work.start()
        self._follow()

    def _stop(self) -> None:
        if self._making.work is not None:
            self._making.work.stop()
            self.stop_button.setEnabled(False)

    def _take_step(self, step: Step) -> None:
        """Show a picture as soon as it is there."""
        if self._making.work is None:
            return
        self.progress.setRange(0, step.count)
        self.progress.setValue(step.done)
        self.progress.setFormat(fill(self.tr("Picture %1 of %2"), step.done, step.count))
        if step.bad is not None:
            self._bad.append(step.bad)
        picture = step.picture
        if picture is not None:
            self._pictures[picture.number] = picture
            if picture.face is not None and picture.face not in self._faces:
                self._faces[picture.face] = picture.number
        self._follow()

    def _end_reading(self, result: object, error: object) -> None:
        if self._making.work is None:
            return
        self._making.work = None
        if isinstance(error, PackRefused):
            self._refused = refusal_text(error)
        elif error is not None:
            self._tell(error)
        self._follow()
        if self.focusWidget() is None or not self.focusWidget().isVisible():
            (self.tray if self.tray.count() else self.sheet.slots[self.sheet.current]).setFocus()
        self._announce(self.report.toPlainText())

    # Putting pictures to cards

    def _choose_face(self, face: str) -> None:
        """A slot was clicked, or Enter pressed on it: put there what is in the hand, or take its picture."""
        if self._making.work is not None:
            return
        if self._hand is not None:
            number, self._hand = self._hand, None
            self._put(number, face)
        elif face in self._faces:
            self._take_in_hand(self._faces[face])
        self._look(face)

    def _take_in_hand(self, number: int) -> None:
        if self._making.work is not None:
            return
        self._hand = None if self._hand == number else number
        if self._hand is not None and self.tray.hasFocus():
            # The first card that has none is the likeliest.
            missing = self._missing()
            self.sheet.go_to(missing[0] if missing else self.sheet.current)
        self._follow()
        self._announce(self.hint.text())

    def _put_back(self) -> None:
        self._hand = None
        self._end_carrying()
        self._follow()

    def _put(self, number: int, face: str) -> None:
        """Put a picture to a card. What was there takes its place, or is left over."""
        came_from = next((each for each, other in self._faces.items() if other == number), None)
        there = self._faces.get(face)
        if came_from is not None:
            del self._faces[came_from]
            if there is not None:
                self._faces[came_from] = there
        self._faces[face] = number
        self._touched = True
        self._follow()
        self._announce(self.sheet.slots[face].accessibleName())

    def _take_away(self, face: str) -> None:
        if self._making.work is None and face in self._faces:
            del self._faces[face]
            self._touched = True
            self._follow()

    def _turn(self) -> None:
        number = self._looked_at()
        if number is None or self._making.work is not None:
            return
        try:
            self._pictures[number] = self._making.draft.turn(number)
        except StoreError as error:
            self._tell(error)
        self._touched = True
        self._follow()

    # Carrying with the mouse

    def _carry_from(self, slot: FaceSlot, point: QPoint) -> None:
        self._carry(self._faces.get(slot.face), point)

    def _carry(self, number: int | None, point: QPoint) -> None:
        if number is None or self._making.work is not None:
            return
        if self._carried is None:
            self._carried, self._hand = number, None
            width = self.sheet.slots[BACK].width()
            self._ghost.setPixmap(self._looks.pixmap(self._pictures[number], width, self.devicePixelRatioF()))
            self._ghost.adjustSize()
            self._ghost.show()
            self._ghost.raise_()
        here = self.mapFromGlobal(point)
        self._ghost.move(here - QPoint(self._ghost.width() // 2, self._ghost.height() // 2))
        self._aim_at(self.sheet.slot_at(point))

    def _drop(self, point: QPoint) -> None:
        number = self._carried
        self._end_carrying()
        if number is None:
            return
        slot = self.sheet.slot_at(point)
        if slot is not None:
            self._put(number, slot.face)
            self.sheet.go_to(slot.face)
        elif self.tray.rect().contains(self.tray.mapFromGlobal(point)):
            for face in [face for face, other in self._faces.items() if other == number]:
                self._take_away(face)

    def _end_carrying(self) -> None:
        self._carried = None
        self._ghost.hide()
        self._aim_at(None)
        self.tray.carrier.drop_nothing()
        for slot in self.sheet.slots.values():
            slot.carrier.drop_nothing()

    def _aim_at(self, target: FaceSlot | None) -> None:
        for slot in self.sheet.slots.values():
            slot.set_target(slot is target)

    # What is shown

    def _look(self, face: str) -> None:
        self._looks_at_tray = False
        self._follow_look()

    def _look_at_tray(self) -> None:
        self._looks_at_tray = self.tray.currentItem() is not None
        self._follow_look()

    def _looked_at(self) -> int | None:
        """The picture that is shown large: the one in the hand, or where the player looks."""
        if self._hand is not None:
            return self._hand
        return self.tray.current_number() if self._looks_at_tray else self._faces.get(self.sheet.current)

    def _follow_look(self) -> None:
        face = self.sheet.current
        number = self._looked_at()
        picture = None if number is None else self._pictures.get(number)
        of_slot = number == self._faces.get(face)
        if not of_slot and picture is not None:
            self.large.show_face(None, picture)
            caption = picture.name
        else:
            self.large.show_face(face, picture)
            caption = face_name(face)
        metrics = QFontMetrics(self.caption.font())
        room = max(self.tray.width(), self.tray.sizeHint().width()) - 8
        self.caption.setText(metrics.elidedText(_shown(caption), Qt.TextElideMode.ElideMiddle, room))
        idle = self._making.work is None
        self.turn_button.setEnabled(idle and picture is not None)
        self.away_button.setEnabled(idle and picture is not None and of_slot)

    def _missing(self) -> list[str]:
        return [face for face in FACES if face not in self._faces]

    def _left_over(self) -> list[Picture]:
        used = set(self._faces.values())
        return [picture for number, picture in self._pictures.items() if number not in used]

    def _follow(self) -> None:
        """Show how things stand."""
        working = self._making.work is not None
        self._source_row.setCurrentIndex(int(working))
        self.stop_button.setEnabled(working)
        self.keep_button.setEnabled(bool(self._faces) and not working)
        for face, slot in self.sheet.slots.items():
            number = self._faces.get(face)
            picture = None if number is None else self._pictures[number]
            if slot.picture != picture:
                slot.put(picture)
        left_over = self._left_over()
        if left_over != self._in_tray:
            self._in_tray = left_over
            self.tray.show_pictures(left_over, self._looks)
        text = self.tr("&Pictures without a card: %1")
        self.tray_label.setText(fill(text, len(left_over)))
        self._follow_look()
        self.hint.setText(self._hint_text())
        self.report.setPlainText("\n".join(self._report_lines()))

    _in_tray: Sequence[Picture] = ()

    def _hint_text(self) -> str:
        if self._hand is not None:
            text = self.tr(
                "In your hand: %1. Choose its card and press Enter, or click it. Escape puts it back."
            )
            return fill(text, _shown(self._pictures[self._hand].name))
        if self._making.work is not None:
            return ""
        if self._left_over():
            return self.tr("Drag a picture to its card; or choose it, press Enter, and choose the card.")
        if self._faces:
            return self.tr("Drag a picture to another card to change the two.")
        return ""

    def _report_lines(self) -> list[str]:
        lines = [self._refused] if self._refused else []
        if not self._pictures and not self._bad:
            return lines
        if self._making.work is None:
            missing = self._missing()
            if missing:
                text = self.tr("No picture, so the built-in face is used – %1.")
                lines.append(fill(text, faces_text(missing)))
            else:
                lines.append(self.tr("All 32 cards and the back have their picture."))
        lines += self._twice_lines()
        if self._bad:
            left_out = "; ".join(map(fault_text, self._bad))
            lines.append(fill(self.tr("Left out – %1."), left_out))
        return lines

    def _twice_lines(self) -> list[str]:
        """A line for each card that several pictures are named after."""
        lines = []
        for face, pictures in _named_alike(self._pictures).items():
            names = ", ".join(_shown(picture.name) for picture in pictures)
            text = self.tr("%1 is there more than once: %2.")
            name = face_name(face)
            lines.append(fill(text, name[:1].upper() + name[1:], names))
        return lines

    def _announce(self, text: str) -> None:
        if text:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    # Keeping

    def _keep(self) -> None:
        if self._making.work is not None or not self._faces:
            return
        name = one_line(self.name_line.text()) or self.tr("My cards")
        faces, draft = dict(self._faces), self._making.draft
        self._put_back()
        self.progress.setRange(0, 1)
        self.progress.setValue(0)
        self.progress.setFormat(self.tr("Keeping the pack…"))
        self._begin(Work(lambda told, stopped: draft.keep(name, faces)), self._end_keeping)

    def _end_keeping(self, result: object, error: object) -> None:
        if self._making.work is None:
            return
        self._making.work = None
        if isinstance(result, OwnPack):
            self.kept.emit(result)
            self.done(QDialog.DialogCode.Accepted)
        else:
            self._tell(error)
            self._follow()

    def _tell(self, error: object) -> None:
        if isinstance(error, StoreError):
            text = troubles.not_saved(error)
        else:
            text = fill(self.tr("This went wrong, and nothing was kept: %1"), error)
        box = QMessageBox(self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setWindowTitle(self.tr("Add a pack of cards"))
        box.setText(text)
        box.open()


def _named_alike(pictures: Mapping[int, Picture]) -> dict[str, list[Picture]]:
    """The faces that several pictures are named after."""
    by_face: dict[str, list[Picture]] = {}
    for picture in pictures.values():
        if picture.face is not None:
            by_face.setdefault(picture.face, []).append(picture)
    return {face: by_face[face] for face in FACES if len(by_face.get(face, ())) > 1}
