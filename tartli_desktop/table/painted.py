"""Where everything on the table was painted last, so that nothing stays there when it has moved."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from PySide6.QtCore import QRect
from PySide6.QtGui import QRegion, QTransform
from PySide6.QtWidgets import QGraphicsItem

from tartli_desktop.table.places.layout import Place

from .card_item import CardItem

_MARGIN = 4
"""Pixels by which a patch is larger than the cards in it: more than Qt adds to what it repaints of each."""
_FEW = 6
"""Up to this many rectangles it is quicker to ask each whether it holds a card than to join their shapes."""


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

    def patches_of_moved(self, to_viewport: QTransform) -> list[QRect]:
        """Where cards that have moved since they were painted are and were: rectangles apart from each other.

        Each of these cards lies in one of them, as it did before.

        Args:
            to_viewport: from the scene to the viewport.
        """
        patches: list[QRect] = []
        for card, place in self._cards.items():
            if card.place is place:
                continue
            patch = _area(card, to_viewport) | self._areas.get(card, QRect())
            patch.adjust(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)
            while touched := [each for each in patches if each.intersects(patch)]:
                for each in touched:
                    patches.remove(each)
                    patch |= each
            patches.append(patch)
        return patches

    def left_behind(self, exposed: QRegion, to_viewport: QTransform) -> QRegion:
        """What else has to be painted; to be asked at each paint event.

        Args:
            exposed: what is painted now, in pixels of the viewport.
            to_viewport: from the scene to the viewport.
        """
        # There are many cards, they seldom move, and to ask Qt for their areas takes a hundred times as long.
        moved: list[QGraphicsItem] = [card for card, place in self._cards.items() if card.place is not place]
        left = QRegion()
        # To mypy a region is nothing that can be gone through.
        whole = [*cast(Iterable[QRect], exposed)] if exposed.rectCount() <= _FEW else []
        for item in (*moved, *self._others):
            area = _area(item, to_viewport)
            if not item.isVisible():
                area = QRect()
            before = self._areas.get(item, area)
            if before != area and not any(rect.contains(before) for rect in whole):
                left += before
            self._areas[item] = area
            if isinstance(item, CardItem):
                self._cards[item] = item.place
        return left.subtracted(exposed)


def _area(item: QGraphicsItem, to_viewport: QTransform) -> QRect:
    return to_viewport.mapRect(item.sceneBoundingRect()).toAlignedRect()
