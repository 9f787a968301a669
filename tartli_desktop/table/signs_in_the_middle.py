"""What lies on the cloth beside the cards: the sign of the trump suit, and a pot with the players' coins.

Screen readers skip both: the words beside the table say the same.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem

from tartli_desktop.cards.any_pack import Suit
from tartli_desktop.looks.fonts import table_font
from tartli_desktop.looks.paint_errors import told_at_once
from tartli_desktop.looks.text_size import text_scale
from tartli_desktop.table.card_faces.corner_indices import PAPER, suit_sign
from tartli_desktop.table.notes.notes import LARGEST
from tartli_desktop.table.places.layout import POT
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.text.numbers import in_digits

SIDE = 132.0
"""The size of the disc beneath the sign, in scene units."""
LARGE = 1.4
"""How many times larger the disc is with large letters."""
_INSET = 0.15
"""The margin of the sign within the disc, as a part of the disc."""
_RIM = QColor("#8A6F4D")


class TrumpSign(QGraphicsItem):
    """A suit sign on a disc of paper, positioned by its middle, once no talon is left to show the suit."""

    def __init__(self) -> None:
        super().__init__()
        self.suit: Suit | None = None
        self._suits = SuitSystem.GERMAN
        self.setZValue(1)
        self.setVisible(False)

    def show_suit(self, suit: Suit | None, suits: SuitSystem) -> None:
        """Show a suit of a pack; None takes the sign away."""
        if (suit, suits) != (self.suit, self._suits):
            self.suit, self._suits = suit, suits
            self.update()
        self.setVisible(suit is not None)

    def boundingRect(self) -> QRectF:
        return QRectF(-SIDE / 2 - 2, -SIDE / 2 - 2, SIDE + 8, SIDE + 8)

    @told_at_once
    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:
        disc = QRectF(-SIDE / 2, -SIDE / 2, SIDE, SIDE)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(12, 10, 4, 60))
        painter.drawEllipse(disc.translated(3, 4))
        painter.setPen(QPen(_RIM, 1.4))
        painter.setBrush(PAPER)
        painter.drawEllipse(disc)
        inset = SIDE * _INSET
        suit_sign(self._suits, self.suit).render(painter, disc.adjusted(inset, inset, -inset, -inset))


_RADIUS = POT / 2
_BAND_IN, _HOLLOW, _BAND = 6.0, 0.68, QColor("#3D5A80")
"""The breadth of the band on the rim, and the hollow, relative to the saucer."""
_COIN, _GOLD, _EDGE = 11.0, QColor("#D9A336"), QColor("#7A4B2A")
_COINS = ((-15, -17), (9, -22), (-3, -9), (20, -11), (-24, -5), (6, 1), (-11, 5), (24, 3))
"""Where coins lie, the first ones first."""
_EACH = 4
"""How many points a coin stands for; there is one at least, and no more than fit."""
_FIGURES = 22.0
"""The usual size of the figures."""
_PLAQUE_TOP, _PLAQUE_WIDTH, _AROUND_FIGURES = 10.0, 52.0, 14.0
_INK = QColor("#2B211C")


class PotItem(QGraphicsItem):
    """A saucer with coins and their sum, positioned by its middle: what players have paid into a pot."""

    def __init__(self) -> None:
        super().__init__()
        self.amount: int | None = None
        """What is in the pot; None where the match has none."""
        self.setZValue(1)
        self.setVisible(False)

    def show_amount(self, amount: int | None) -> None:
        """Show what is in the pot; None takes the saucer away."""
        if amount != self.amount:
            self.amount = amount
            self.update()
        self.setVisible(amount is not None)

    def boundingRect(self) -> QRectF:
        return QRectF(-_RADIUS - 2, -_RADIUS - 2, 2 * _RADIUS + 8, 2 * _RADIUS + 8)

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
        painter.drawEllipse(middle + QPointF(3, 4), _RADIUS, _RADIUS)
        painter.setPen(QPen(_EDGE, 1.4))
        painter.setBrush(PAPER)
        painter.drawEllipse(middle, _RADIUS, _RADIUS)
        painter.setPen(QPen(_BAND, 2.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, _RADIUS - _BAND_IN, _RADIUS - _BAND_IN)
        hollow = QRadialGradient(QPointF(-6, -8), _RADIUS)
        hollow.setColorAt(0.0, PAPER)
        hollow.setColorAt(1.0, QColor("#DCCBA6"))
        painter.setPen(QPen(QColor("#CDBB95"), 1.2))
        painter.setBrush(hollow)
        painter.drawEllipse(middle, _RADIUS * _HOLLOW, _RADIUS * _HOLLOW)

    def _write(self, painter: QPainter, figures: str) -> None:
        painter.setFont(table_font(_FIGURES * min(text_scale(), LARGEST), bold=True))
        metrics = painter.fontMetrics()
        wide = max(_PLAQUE_WIDTH, metrics.horizontalAdvance(figures) + _AROUND_FIGURES)
        plaque = QRectF(-wide / 2, _PLAQUE_TOP, wide, metrics.height())
        painter.setPen(QPen(_EDGE, 1.2))
        painter.setBrush(PAPER)
        painter.drawRoundedRect(plaque, 6, 6)
        painter.setPen(_INK)
        painter.drawText(plaque, Qt.AlignmentFlag.AlignCenter, figures)
