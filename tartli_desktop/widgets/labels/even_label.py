"""Words on a label in lines of about even length, which end where a reader would pause."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel

from tartli_desktop.text.balanced_lines import balanced
from tartli_desktop.text.line_breaks import held_together


class EvenLabel(QLabel):
    """A label that shows its words literally, and breaks them again for each width and font."""

    # Set on the class: Qt sends events while the label is being built.
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
        # A word that is wider than a line, such as a path, is broken by Qt.
        room = QRect(0, 0, max(1, self._room(width)), 10_000)
        flags = int(Qt.TextFlag.TextWordWrap)
        high = self.fontMetrics().boundingRect(room, flags, self._broken(width)).height()
        return high + self._around().height()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._break()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._break()

    def _around(self) -> QSize:
        """What the margins take across and down."""
        inner, beside = self.contentsMargins(), 2 * self.margin()
        return QSize(inner.left() + inner.right() + beside, inner.top() + inner.bottom() + beside)

    def _room(self, width: int) -> int:
        """The width of a line on a label of this width."""
        return width - self._around().width()

    def _broken(self, width: int) -> str:
        """The words in the lines of a label of this width."""
        return balanced(self._words, self.fontMetrics().horizontalAdvance, self._room(width))

    def _break(self) -> None:
        text = self._broken(self.width())
        if text != self.text():
            self.setText(text)
