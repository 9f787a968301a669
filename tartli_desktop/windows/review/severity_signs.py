"""The sign of a decision's cost: a shape and a colour for each severity."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from tartli_desktop.face.learning.review import Severity
from tartli_desktop.widgets.papers.table_paper import INK

translate = QCoreApplication.translate

COLOURS = {
    Severity.GOOD: QColor("#3F673A"),
    Severity.SMALL: QColor("#8A6416"),
    Severity.LARGE: QColor("#A84612"),
    Severity.GRAVE: QColor("#8E1B12"),
}
"""All of them stand out from paper, and letters in the colour of paper are legible on them."""

_PAPER = QColor("#FFFDF8")
_GAP = 6


def severity_words() -> dict[Severity, str]:
    """The name of each severity."""
    return {
        Severity.GOOD: translate("Review", "Good"),
        Severity.SMALL: translate("Review", "Small mistake"),
        Severity.LARGE: translate("Review", "Mistake"),
        Severity.GRAVE: translate("Review", "Serious mistake"),
    }


def paint_sign(painter: QPainter, area: QRectF, severity: Severity, *, high_contrast: bool = False) -> None:
    """Paint the sign of a severity into an area; white on black for eyes that need contrast."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle, half = area.center(), min(area.width(), area.height()) / 2
    fill, mark = COLOURS[severity], _PAPER
    if high_contrast:
        fill, mark = QColor(Qt.GlobalColor.white), QColor(Qt.GlobalColor.black)
    painter.setPen(QPen(mark, half * 0.12))
    painter.setBrush(fill)
    thick = QPen(mark, half * 0.3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)

    def at(x: float, y: float) -> QPointF:
        return middle + QPointF(x, y) * half

    match severity:
        case Severity.GOOD:
            painter.drawEllipse(middle, half * 0.86, half * 0.86)
            painter.setPen(thick)
            painter.drawPolyline([at(-0.4, 0.02), at(-0.1, 0.34), at(0.42, -0.32)])
        case Severity.SMALL:
            painter.drawPolygon(QPolygonF([at(0, -0.98), at(0.98, 0), at(0, 0.98), at(-0.98, 0)]))
        case Severity.LARGE:
            painter.drawPolygon(QPolygonF([at(0, -0.98), at(0.98, 0.82), at(-0.98, 0.82)]))
            painter.setPen(thick)
            painter.drawLine(at(0, -0.2), at(0, 0.42))
        case Severity.GRAVE:
            painter.drawRect(QRectF(at(-0.86, -0.86), at(0.86, 0.86)))
            painter.setPen(thick)
            painter.drawLine(at(-0.4, -0.4), at(0.4, 0.4))
            painter.drawLine(at(0.4, -0.4), at(-0.4, 0.4))


class SeveritySign(QWidget):
    """A single sign, as high as the letters around it."""

    def __init__(self, severity: Severity, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._severity = severity
        self.high_contrast = False
        """Whether it is white on black."""

    def sizeHint(self) -> QSize:
        side = round(self.fontMetrics().height() * 1.05)
        return QSize(side, side)

    def show_severity(self, severity: Severity) -> None:
        """Show the sign of this severity."""
        self._severity = severity
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            paint_sign(painter, QRectF(self.rect()), self._severity, high_contrast=self.high_contrast)


class Legend(QWidget):
    """All signs with their meanings, below each other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.high_contrast = False
        """Whether it is white on black."""
        self.retranslate()

    def retranslate(self) -> None:
        """Set the words in the current language."""
        self._words = severity_words()
        self.setAccessibleName(", ".join(self._words.values()))
        self.updateGeometry()
        self.update()

    def _row(self) -> int:
        return round(self.fontMetrics().height() * 1.3)

    def sizeHint(self) -> QSize:
        widest = max(map(self.fontMetrics().horizontalAdvance, self._words.values()))
        return QSize(self._row() + _GAP + widest, self._row() * len(self._words))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            row = self._row()
            for number, (severity, words) in enumerate(self._words.items()):
                top = number * row
                sign = QRectF(1, top + row * 0.12, row * 0.76, row * 0.76)
                paint_sign(painter, sign, severity, high_contrast=self.high_contrast)
                painter.setPen(QColor(Qt.GlobalColor.white) if self.high_contrast else INK)
                painter.drawText(
                    QRectF(row + _GAP, top, self.width(), row), Qt.AlignmentFlag.AlignVCenter, words
                )
