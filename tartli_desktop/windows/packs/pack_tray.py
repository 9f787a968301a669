"""The tray with the left-over pictures of a pack that is being made."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QIcon,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QListView, QListWidget, QListWidgetItem

from tartli_desktop.looks.colours import mixed
from tartli_desktop.packs.pack_draft import StraightPicture
from tartli_desktop.table.card_faces.faces import ASPECT
from tartli_desktop.text.plain_text import plain_tip

from .pack_looks import Looks, accept_carried, carry
from .pack_words import shown_name

_NUMBER_ROLE = Qt.ItemDataRole.UserRole
_NARROWEST = 100
_LONG_NAME = 13
"""How many letters of a file's name its picture's label shows: "IMG_1234.jpeg" fits."""


class Tray(QListWidget):
    """The pictures that are assigned to no card.

    Args:
        when_empty: is said where there are none.

    Signals:
        chosen(number): the player clicked on a picture or pressed Enter or Space on it.
        dropped(number): the mouse dropped a picture here.
    """

    chosen = Signal(int)
    dropped = Signal(int)

    def __init__(self, when_empty: str) -> None:
        super().__init__()
        self._when_empty = when_empty
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        # Static pictures are neither dragged nor dropped unless asked for.
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.viewport().setAcceptDrops(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setTabKeyNavigation(False)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setIconSize(QSize(54, round(54 * ASPECT)))
        self.itemClicked.connect(lambda item: self.chosen.emit(item.data(_NUMBER_ROLE)))
        self._share_room()

    def sizeHint(self) -> QSize:
        return QSize(3 * _NARROWEST + 24, self.gridSize().height() + 8)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._share_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        """Give each picture and its name a place; the columns share the width."""
        letters = self.fontMetrics()
        narrowest = max(_NARROWEST, letters.averageCharWidth() * _LONG_NAME + 8)
        # One pixel less, without which the last column would not fit.
        room = self.viewport().width() - 1
        place = QSize(room // max(1, room // narrowest), self.iconSize().height() + letters.height() + 14)
        if place != self.gridSize():
            self.setGridSize(place)
            self.setMinimumHeight(place.height() + 4)

    def show_pictures(self, pictures: Iterable[StraightPicture], looks: Looks) -> None:
        """Show these pictures instead; the current one stays current if it is among them."""
        current = self.current_number()
        self.clear()
        for picture in pictures:
            pixmap = looks.pixmap(picture, self.iconSize().width(), self.devicePixelRatioF())
            item = QListWidgetItem(QIcon(pixmap), shown_name(picture.name.rpartition("/")[2]), self)
            item.setData(_NUMBER_ROLE, picture.number)
            item.setToolTip(plain_tip(shown_name(picture.name)))
            if picture.number == current:
                self.setCurrentItem(item)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.count():
            with QPainter(self.viewport()) as painter:
                palette = self.palette()
                text, ground = palette.color(QPalette.ColorRole.Text), palette.color(QPalette.ColorRole.Base)
                painter.setPen(mixed(text, ground, 0.35))
                area = self.viewport().rect().adjusted(12, 8, -12, -8)
                painter.drawText(
                    area, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._when_empty
                )

    def current_number(self) -> int | None:
        """The number of the current picture."""
        item = self.currentItem()
        return None if item is None else int(item.data(_NUMBER_ROLE))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        # The list makes the first picture current without marking it.
        if self.currentItem() is not None:
            self.setCurrentItem(self.currentItem())

    def startDrag(self, supported: Qt.DropAction) -> None:
        item = self.currentItem()
        carry(self, item.data(_NUMBER_ROLE), item.icon().pixmap(self.iconSize()))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        accept_carried(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        accept_carried(event)

    def dropEvent(self, event: QDropEvent) -> None:
        number = accept_carried(event)
        if number is not None:
            self.dropped.emit(number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        number = self.current_number()
        if event.key() in keys and number is not None:
            self.chosen.emit(number)
        else:
            super().keyPressEvent(event)
