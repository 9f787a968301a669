"""Hides parts of what it lies on, without moving anything."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget


class Blank(QWidget):
    """The empty ground of a widget over some of its parts."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.ground = QColor()
        """The colour of the ground."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def lie_over(self, parts: Iterable[QRect]) -> None:
        """Hide these parts of the parent, and no others."""
        region = QRegion()
        for part in parts:
            region += part
        self.setHidden(region.isEmpty())
        if not region.isEmpty():
            self.setGeometry(region.boundingRect())
            self.setMask(region.translated(-self.pos()))
            self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), self.ground)
