"""Tabs through which Ctrl+Page Up and Ctrl+Page Down lead, as Ctrl+Tab does."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QTabWidget, QWidget


class PagedTabs(QTabWidget):
    """Tabs of a dialog; the keys work wherever in its window the focus is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        for key, step in ((Qt.Key.Key_PageUp, -1), (Qt.Key.Key_PageDown, 1)):
            shortcut = QShortcut(QKeySequence(Qt.Modifier.CTRL | key), self)
            shortcut.activated.connect(partial(self._turn, step))

    def _turn(self, step: int) -> None:
        self.setCurrentIndex((self.currentIndex() + step) % self.count())
