"""Tabs through which Ctrl+Tab leads from anywhere in the window, and Ctrl+Page Up and Ctrl+Page Down."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QTabWidget, QWidget


class PagedTabs(QTabWidget):
    """Tabs of a dialog; the keys work wherever in its window the focus is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        usual = QKeySequence.StandardKey
        for key, also, step in (
            (Qt.Key.Key_PageUp, usual.PreviousChild, -1),
            (Qt.Key.Key_PageDown, usual.NextChild, 1),
        ):
            shortcut = QShortcut(self)
            shortcut.setKeys([QKeySequence(Qt.Modifier.CTRL | key), *QKeySequence.keyBindings(also)])
            shortcut.activated.connect(partial(self._turn, step))

    def _turn(self, step: int) -> None:
        self.setCurrentIndex((self.currentIndex() + step) % self.count())
