"""Where everything on the table was painted last, so that nothing stays there when it has moved."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRect
from PySide6.QtGui import QRegion, QTransform
from PySide6.QtWidgets import QGraphicsItem

from .card_item import CardItem
from .layout import Place


class PaintedAreas:
    """Finds what of the viewport still shows an item that has moved away.

    WORKAROUND: QGraphicsScene (seen in Qt 6.8 to 6.11) knows only where an item was painted last, and takes
    every paint event for one. If a button on the viewport is painted between a move and the update that the
    scene has queued for it, the scene forgets the old place, and the card stays visible there.

    Args:
        items: everything that may move.
    """

    def __init__(self, items: Iterable[QGraphicsItem]) -> None:
        self._cards: dict[CardItem, Place | None] = {}
        self._others: list[QGraphicsItem] = []
        for item in items:
            if isinstance(item, CardItem):
                self._cards[item] = None
            else:
                self._others.append(item)
        self._areas: dict[QGraphicsItem, QRect] = {}

    def left_behind(self, exposed: QRegion, to_viewport: QTransform) -> QRegion:
        """What else has to be painted; to be asked at each paint event.

        Args:
            exposed: what is painted now, in pixels of the viewport.
            to_viewport: from the scene to the viewport.
        """
        # There are many cards, they seldom move, and to ask Qt for their areas takes a hundred times as long.
        moved: list[QGraphicsItem] = [card for card, place in self._cards.items() if card.place is not place]
        left = QRegion()
        for item in (*moved, *self._others):
            area = to_viewport.mapRect(item.sceneBoundingRect()).toAlignedRect()
            if not item.isVisible():
                area = QRect()
            before = self._areas.get(item, area)
            if before != area:
                left += before
            self._areas[item] = area
            if isinstance(item, CardItem):
                self._cards[item] = item.place
        return left.subtracted(exposed)
