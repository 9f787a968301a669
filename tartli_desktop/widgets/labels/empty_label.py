"""A label in place of a list or drawing that has nothing to show yet."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QApplication

from tartli_desktop.looks.fonts import heading_font
from tartli_desktop.widgets.labels.even_label import EvenLabel

_SHARE = 1.25
"""The size of its letters, relative to those around it."""
_WIDEST = 76
"""The width of a line before it is shown, in letters of average width."""


class EmptyLabel(EvenLabel):
    """Says in a few sentences that there is nothing yet, and what to do."""

    def __init__(self, text: str = "") -> None:
        super().__init__()
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setMargin(24)
        font = heading_font(QApplication.font(), _SHARE)
        font.setBold(False)
        self.setFont(font)
        self.write(text)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._break()

    def _room(self, width: int) -> int:
        # Before it is shown, it has no width of its own.
        return super()._room(width) if self.isVisible() else _WIDEST * self.fontMetrics().averageCharWidth()
