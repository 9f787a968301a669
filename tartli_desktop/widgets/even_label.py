"""Words on a label in lines of about even length, which end where a reader would pause."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel

from tartli_desktop.text.balanced_lines import balanced
from tartli_desktop.text.line_breaks import held_together


class EvenLabel(QLabel):
    """A label that shows its words literally, and breaks them again for each width."""

    _words = ""

    def __init__(self) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)

    def write(self, words: str) -> None:
        """Write words; screen readers get them without line breaks and joining signs."""
        self._words = held_together(words)
        self.setAccessibleName(words)
        self._break()

    def heightForWidth(self, width: int) -> int:
        margins = self.contentsMargins()
        room = QRect(0, 0, max(1, width - margins.left() - margins.right()), 10_000)
        flags = int(Qt.TextFlag.TextWordWrap)
        high = self.fontMetrics().boundingRect(room, flags, self._words).height()
        return high + margins.top() + margins.bottom()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._break()

    def _break(self) -> None:
        advance, room = self.fontMetrics().horizontalAdvance, self.contentsRect().width()
        text = balanced(self._words, advance, room)
        if text != self.text():
            self.setText(text)
