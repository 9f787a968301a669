"""A label in place of a list or drawing that has nothing to show yet."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QLabel

from tartli_desktop.looks.fonts import heading_font

_SHARE = 1.25
"""The size of its letters, relative to those around it."""


class EmptyLabel(QLabel):
    """Says in a few sentences that there is nothing yet, and what to do."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text, textFormat=Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self.setMargin(24)
        self._follow_font()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._follow_font()

    def _follow_font(self) -> None:
        font = heading_font(QApplication.font(), _SHARE)
        font.setBold(False)
        self.setFont(font)
