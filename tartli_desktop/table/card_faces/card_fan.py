"""Three cards of a pack in a fan, as a small picture."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter

from tartli_desktop.cards.any_pack import Card

from .faces import ASPECT, CardFaces

FAN_SIZE = QSize(98, 67)
"""The usual size of such a picture, in logical pixels."""

_PLACES = ((-15.0, -28.0), (0.0, 0.0), (15.0, 28.0))
"""The rotations of the cards, and their distances from the middle."""

_SHARE_OF_HEIGHT = 0.82
_LIFT = 3.0


def draw_fan(painter: QPainter, area: QRectF, faces: CardFaces, cards: Sequence[Card], ratio: float) -> None:
    """Draw three cards into an area, given the device pixels per logical pixel."""
    scale = area.width() / FAN_SIZE.width()
    width = area.height() * _SHARE_OF_HEIGHT / ASPECT
    for card, (turn, aside) in zip(cards, _PLACES, strict=True):
        painter.save()
        painter.translate(area.center() + QPointF(aside * scale, _LIFT + abs(turn) / 3))
        painter.rotate(turn)
        there = QRectF(-width / 2, -width * ASPECT / 2, width, width * ASPECT)
        # Twice as sharp as the screen, since turning the picture resamples it.
        pixmap = faces.pixmap(card, width, ratio * 2)
        painter.drawPixmap(there, pixmap, QRectF(pixmap.rect()))
        painter.restore()
