"""A saucer with coins on the cloth: what the players have paid into a pot."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem

from tartli_desktop.looks.fonts import table_font
from tartli_desktop.looks.paint_errors import told_at_once
from tartli_desktop.table.card_faces.corner_indices import PAPER
from tartli_desktop.table.places.layout import POT
from tartli_desktop.text.numbers import in_digits

RADIUS = POT / 2

_RIM, _HOLLOW, _BAND = 6.0, 0.68, QColor("#3D5A80")
"""The breadth of the band on the rim, and the hollow, relative to the saucer."""
_COIN, _GOLD, _EDGE = 11.0, QColor("#D9A336"), QColor("#7A4B2A")
_COINS = ((-15, -17), (9, -22), (-3, -9), (20, -11), (-24, -5), (6, 1), (-11, 5), (24, 3))
"""Where coins lie, the first ones first."""
_EACH = 4
"""How many points a coin stands for; there is one at least, and no more than fit."""
_FIGURES, _LARGEST = 22.0, 1.65
"""The usual size of the figures, and how much larger they become at most."""
_PLAQUE_TOP, _PLAQUE_WIDTH, _AROUND_FIGURES = 10.0, 52.0, 14.0
_INK = QColor("#2B211C")


class PotItem(QGraphicsItem):
    """The pot, positioned by its middle. Screen readers skip it: the words beside the table say the same."""

    def __init__(self) -> None:
        super().__init__()
        self.amount: int | None = None
        """What is in the pot; None where the match has none."""
        self._scale = 1.0
        self.setZValue(1)
        self.setVisible(False)

    def set_text_scale(self, text_scale: float) -> None:
        """Write the figures so much larger than usual, as far as there is room."""
        self._scale = min(text_scale, _LARGEST)
        self.update()

    def show_amount(self, amount: int | None) -> None:
        """Show what is in the pot; None takes the saucer away."""
        if amount != self.amount:
            self.amount = amount
            self.update()
        self.setVisible(amount is not None)

    def boundingRect(self) -> QRectF:
        return QRectF(-RADIUS - 2, -RADIUS - 2, 2 * RADIUS + 8, 2 * RADIUS + 8)

    @told_at_once
    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_saucer(painter)
        amount = self.amount or 0
        painter.setPen(QPen(_EDGE, 1.6))
        for x, y in _COINS[: min(len(_COINS), -(-amount // _EACH))]:
            painter.setBrush(_EDGE)
            painter.drawEllipse(QPointF(x + 1, y + 3), _COIN, _COIN)
            painter.setBrush(_GOLD)
            painter.drawEllipse(QPointF(x, y), _COIN, _COIN)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(x, y), _COIN - 4, _COIN - 4)
        self._write(painter, in_digits(amount))

    def _paint_saucer(self, painter: QPainter) -> None:
        middle = QPointF()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(12, 10, 4, 70))
        painter.drawEllipse(middle + QPointF(3, 4), RADIUS, RADIUS)
        painter.setPen(QPen(_EDGE, 1.4))
        painter.setBrush(PAPER)
        painter.drawEllipse(middle, RADIUS, RADIUS)
        painter.setPen(QPen(_BAND, 2.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, RADIUS - _RIM, RADIUS - _RIM)
        hollow = QRadialGradient(QPointF(-6, -8), RADIUS)
        hollow.setColorAt(0.0, PAPER)
        hollow.setColorAt(1.0, QColor("#DCCBA6"))
        painter.setPen(QPen(QColor("#CDBB95"), 1.2))
        painter.setBrush(hollow)
        painter.drawEllipse(middle, RADIUS * _HOLLOW, RADIUS * _HOLLOW)

    def _write(self, painter: QPainter, figures: str) -> None:
        font = QFont(table_font(_FIGURES * self._scale))
        font.setBold(True)
        painter.setFont(font)
        metrics = painter.fontMetrics()
        wide = max(_PLAQUE_WIDTH, metrics.horizontalAdvance(figures) + _AROUND_FIGURES)
        plaque = QRectF(-wide / 2, _PLAQUE_TOP, wide, metrics.height())
        painter.setPen(QPen(_EDGE, 1.2))
        painter.setBrush(PAPER)
        painter.drawRoundedRect(plaque, 6, 6)
        painter.setPen(_INK)
        painter.drawText(plaque, Qt.AlignmentFlag.AlignCenter, figures)
