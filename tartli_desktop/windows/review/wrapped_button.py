"""A button with a sentence or two, on as many lines as they need."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from tartli_desktop.text.line_breaks import held_together

_AROUND = 8


class WrappedButton(QPushButton):
    """Words that can be pressed, with room for a sign at their left if needed.

    Args:
        words: the words on the button.
        parent: its Qt parent.
        indent: the width of the room at the left, relative to the height of a line.
    """

    def __init__(self, words: str, parent: QWidget | None = None, *, indent: float = 0.0) -> None:
        super().__init__(parent)
        self._indent = indent
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.set_words(words)

    def set_words(self, words: str) -> None:
        """Show other words."""
        self.words = words
        """The words on the button."""
        self._written = held_together(words)
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        room = QRect(0, 0, max(width - self._left() - _AROUND, 20), 100_000)
        return self.fontMetrics().boundingRect(room, self._flags(), self._written).height() + 2 * _AROUND

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().averageCharWidth() * 34
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._left() + 60, self.fontMetrics().height() + 2 * _AROUND)

    def sign_room(self) -> QRectF:
        """The room for a sign, beside the first line."""
        side = self.fontMetrics().height()
        return QRectF(_AROUND, _AROUND, side, side)

    def _left(self) -> int:
        return _AROUND + round(self.fontMetrics().height() * self._indent)

    def _flags(self) -> int:
        return int(Qt.TextFlag.TextWordWrap)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            palette, area = self.palette(), QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            role = (
                QPalette.ColorRole.Base if self.underMouse() or self.isDown() else QPalette.ColorRole.Window
            )
            painter.setPen(QPen(palette.color(QPalette.ColorRole.Mid), 1))
            painter.setBrush(palette.color(role))
            painter.drawRoundedRect(area, 5, 5)
            painter.setPen(palette.color(QPalette.ColorRole.WindowText))
            words = self.rect().adjusted(self._left(), _AROUND, -_AROUND, -_AROUND)
            painter.drawText(words, self._flags(), self._written)
