"""What is said aloud, as small paper notes beside the speaker."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

_PAPER = QColor("#F7EFD9")
_INK = QColor("#2B211C")
_RIM = QColor(60, 45, 30, 120)
_MARGIN = 14.0
_MAX_WIDTH = 430.0


class Note(QGraphicsObject):
    """A note of one speaker; gone while it is empty. Its place is its lower left corner."""

    def __init__(self, lean: float) -> None:
        super().__init__()
        self._lines: list[str] = []
        self._font = QFont()
        self._font.setItalic(True)
        self._box = QRectF()
        self.setRotation(lean)
        self.setZValue(400)
        self.setVisible(False)

    @property
    def text(self) -> str:
        """All that stands on the note."""
        return "\n".join(self._lines)

    def set_text_size(self, size: float) -> None:
        """Height of the letters in scene units."""
        if self._font.pixelSize() != round(size):
            self._font.setPixelSize(round(size))
            self._measure()

    def say(self, line: str) -> None:
        """Write one more line."""
        self._lines.append(line)
        self._measure()

    def clear(self) -> None:
        """Take the note away."""
        self._lines.clear()
        self._measure()

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-4, -4, 8, 8)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        box = self._box
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(20, 14, 8, 60))
        painter.drawRect(box.translated(4, 5))
        painter.setBrush(_PAPER)
        painter.setPen(QPen(_RIM, 1))
        # One corner is torn off.
        corner = 12
        painter.drawPolygon(
            QPolygonF(
                [
                    box.topLeft(),
                    QPointF(box.right() - corner, box.top()),
                    QPointF(box.right(), box.top() + corner),
                    box.bottomRight(),
                    box.bottomLeft(),
                ]
            )
        )
        painter.setPen(_INK)
        painter.setFont(self._font)
        room = box.adjusted(_MARGIN, _MARGIN * 0.7, -_MARGIN, -_MARGIN * 0.7)
        painter.drawText(room, _TEXT_FLAGS, self.text)

    def _measure(self) -> None:
        self.prepareGeometryChange()
        room = QRectF(0, 0, _MAX_WIDTH - 2 * _MARGIN, 1000)
        text = QFontMetricsF(self._font).boundingRect(room, _TEXT_FLAGS, self.text)
        width = text.width() + 2 * _MARGIN + 4
        height = text.height() + 1.4 * _MARGIN
        self._box = QRectF(0, -height, width, height)
        self.setVisible(bool(self._lines))
        self.update()


_TEXT_FLAGS = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter) | int(
    Qt.TextFlag.TextWordWrap.value
)
