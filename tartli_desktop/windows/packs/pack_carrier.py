"""Carrying a picture of a pack with the mouse."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication


class Carrier(QObject):
    """Follows the mouse while it carries a picture from one place to another.

    Signals:
        moved(point): the mouse is at this point of the screen, carrying the picture.
        dropped(point): the picture was dropped there.
    """

    moved = Signal(QPoint)
    dropped = Signal(QPoint)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._start: QPoint | None = None
        self.carrying = False

    def press(self, event: QMouseEvent) -> None:
        """Handle a press of the mouse over a picture."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._start = event.globalPosition().toPoint()

    def move(self, event: QMouseEvent) -> bool:
        """Handle a move of the mouse; return whether it carries the picture now."""
        if not event.buttons() & Qt.MouseButton.LeftButton:
            # The release went elsewhere.
            self.drop_nothing()
        point = event.globalPosition().toPoint()
        if self._start is not None and not self.carrying:
            self.carrying = (point - self._start).manhattanLength() >= QApplication.startDragDistance()
        if self.carrying:
            self.moved.emit(point)
        return self.carrying

    def release(self, event: QMouseEvent) -> bool:
        """Handle the release of the mouse; return whether it carried the picture."""
        carried, self.carrying, self._start = self.carrying, False, None
        if carried:
            self.dropped.emit(event.globalPosition().toPoint())
        return carried

    def drop_nothing(self) -> None:
        """Forget the picture, which stays where it was."""
        self.carrying, self._start = False, None
