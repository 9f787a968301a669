"""A label in place of a list or drawing that has nothing to show yet."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QLabel

from tartli_desktop.looks.fonts import heading_font
from tartli_desktop.text.balanced_lines import balanced
from tartli_desktop.text.line_breaks import held_together

_SHARE = 1.25
"""The size of its letters, relative to those around it."""
_WIDEST = 76
"""The greatest width of a line, in letters of average width."""


class EmptyLabel(QLabel):
    """Says in a few sentences that there is nothing yet, and what to do, in lines of about even length."""

    # Set on the class: Qt sends events while the label is being built.
    _said = ""

    def __init__(self, text: str = "") -> None:
        super().__init__(textFormat=Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self.setMargin(24)
        self._follow_font()
        self.write(text)

    def write(self, text: str) -> None:
        """Write other sentences."""
        self._said = text
        # Screen readers read no line breaks.
        self.setAccessibleName(text)
        self._break_lines()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._follow_font()
        elif event.type() == QEvent.Type.FontChange:
            self._break_lines()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._break_lines()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._break_lines()

    def _break_lines(self) -> None:
        metrics = self.fontMetrics()
        room = _WIDEST * metrics.averageCharWidth()
        if self.isVisible():
            # Before, it has no width of its own.
            room = min(room, self.width() - 2 * self.margin() - 2)
        self.setText(balanced(held_together(self._said), metrics.horizontalAdvance, room))

    def _follow_font(self) -> None:
        font = heading_font(QApplication.font(), _SHARE)
        font.setBold(False)
        self.setFont(font)
