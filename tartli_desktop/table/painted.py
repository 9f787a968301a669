"""Where everything on the table was last painted, so that moved items leave no traces."""

from collections.abc import Iterable
from typing import cast

from PySide6.QtCore import QRect
from PySide6.QtGui import QRegion, QTransform
from PySide6.QtWidgets import QGraphicsItem

from tartli_desktop.table.places.layout import Place

from .card_item import CardItem

_FEW = 6
"""Up to this many rectangles, testing each is faster than joining their shapes."""


class PaintedAreas:
    """Finds the parts of the viewport that still show an item that has moved away.

    WORKAROUND: QGraphicsScene (seen in Qt 6.8 to 6.11) remembers only where an item was last painted, and
    assumes that every paint event paints it. If a button on the viewport is painted between a move and the
    update that the scene has queued for it, the scene forgets the old place, and the card stays visible
    there.

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
        """The region that must be painted in addition; to be asked for at each paint event.

        Args:
            exposed: the region being painted, in pixels of the viewport.
            to_viewport: the transform from the scene to the viewport.
        """
        # There are many cards, they seldom move, and asking Qt for their areas takes a hundred times as long.
        moved: list[QGraphicsItem] = [card for card, place in self._cards.items() if card.place is not place]
        left = QRegion()
        # mypy does not know that a region can be iterated over.
        whole = [*cast(Iterable[QRect], exposed)] if exposed.rectCount() <= _FEW else []
        for item in (*moved, *self._others):
            area = QRect()
            if item.isVisible():
                area = to_viewport.mapRect(item.sceneBoundingRect()).toAlignedRect()
            before = self._areas.get(item, area)
            if before != area and not any(rect.contains(before) for rect in whole):
                left += before
            self._areas[item] = area
            if isinstance(item, CardItem):
                self._cards[item] = item.place
        return left.subtracted(exposed)
