"""Small pointers over cards that the words on the screen mention."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsObject

from tartli_desktop.looks.paint_errors import told_at_once
from tartli_desktop.table.card_faces.faces import ASPECT

from .card_item import CardItem

GOLD = QColor("#F2C14E")
INK = QColor("#2B211C")
_HALF, _HIGH = 17.0, 26.0
_DEEP = 5.0
"""How far an arrow reaches over a card; a face-down card has the whole arrow on it."""
_SAMPLES = 60
"""The number of places along a card's upper edge that are tested for visibility."""


class CardArrows(QGraphicsObject):
    """An arrow over each card that is pointed at, in a place that no other card covers."""

    def __init__(self) -> None:
        super().__init__()
        self._items: list[CardItem] = []
        self._tips: list[QPointF] = []
        self.setZValue(400)
        self.setVisible(False)

    @property
    def tips(self) -> list[QPointF]:
        """The tips of the arrows, in the scene."""
        return list(self._tips)

    def point_at(self, items: Iterable[CardItem]) -> None:
        """Point at these cards, and at no others."""
        self._items = list(items)
        self.follow()

    def follow(self) -> None:
        """Point at the cards where they lie now; at a chosen one, the tick on it says enough."""
        tips = [_tip(item) for item in self._items if not item.chosen]
        if tips != self._tips:
            self.prepareGeometryChange()
            self._tips = tips
            self.setVisible(bool(tips))
            self.update()

    def boundingRect(self) -> QRectF:
        area = QRectF()
        for tip in self._tips:
            area |= QRectF(tip.x() - _HALF - 3, tip.y() - _HIGH - 3, 2 * _HALF + 6, _HIGH + 6)
        return area

    @told_at_once
    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(INK, 2))
        painter.setBrush(GOLD)
        for tip in self._tips:
            top = tip.y() - _HIGH
            painter.drawPolygon(
                QPolygonF([tip, QPointF(tip.x() - _HALF, top), QPointF(tip.x() + _HALF, top)])
            )


def _tip(item: CardItem) -> QPointF:
    """The place over the middle of a card's visible part; at its right if the card lies crosswise."""
    place = item.place
    if place.rotation == 90:
        area = item.sceneBoundingRect()
        return QPointF(area.right() - 50, area.top() + 24)
    # Measured along the leaning card.
    deep = _DEEP if place.face_up else _HIGH + 2 * _DEEP
    left, right = _seen_of_edge(item)
    return item.mapToScene((left + right) / 2, deep - place.width * ASPECT / 2)


def _seen_of_edge(item: CardItem) -> tuple[float, float]:
    """The longest visible part of a card's upper edge, from left to right of its middle."""
    half = item.place.width / 2
    scene = item.scene()
    lie = scene.items(item.sceneBoundingRect()) if scene is not None else []
    above = [each for each in lie[: lie.index(item)] if isinstance(each, CardItem)] if item in lie else []
    step = 2 * half / _SAMPLES
    parts: list[tuple[float, float]] = [(0.0, 0.0)]
    begun: float | None = None
    for sample in range(_SAMPLES + 1):
        along = -half + sample * step
        there = item.mapToScene(along, _DEEP - half * ASPECT)
        if sample < _SAMPLES and not any(_covers(each, there) for each in above):
            begun = along if begun is None else begun
        elif begun is not None:
            parts.append((begun, along))
            begun = None
    return max(parts, key=lambda part: part[1] - part[0])


def _covers(card: CardItem, there: QPointF) -> bool:
    at, half = card.mapFromScene(there), card.place.width / 2
    return abs(at.x()) <= half and abs(at.y()) <= half * ASPECT
