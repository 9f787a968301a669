"""Finds a place for the card of orders and points that hides nothing needed for play."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtWidgets import QWidget

from tartli_desktop.table.places.layout import TABLE_WIDTH
from tartli_desktop.table.view import CardTableView

_GAP = 6
"""The gap in pixels between the card and what it must not hide."""


def wanted_free(view: CardTableView, words: Iterable[QWidget]) -> list[QRect]:
    """The areas of trick and hand, then of visible words and buttons, in pixels of the window."""
    plan = view.scene().layout
    across, down = plan.middle
    # Two cards, turned a little, one to the lower right of the other; notes about them lie beside.
    trick = (across - 0.75 * TABLE_WIDTH, down - TABLE_WIDTH, 1.5 * TABLE_WIDTH, 2 * TABLE_WIDTH)
    places = [
        _in_window(view.viewport(), place) for place in (view.to_viewport(trick), view.own_cards_place())
    ]
    return places + [_in_window(part, QRectF(part.rect())) for part in words if part.isVisible()]


def free_place(wanted: QSize, least: QSize, room: QRect, keep: Sequence[QRect]) -> QRect | None:
    """Find the largest part of a room, up to a wanted size, that avoids some places.

    Args:
        wanted: the best size.
        least: the size below which a part is of no use.
        room: the room.
        keep: the places to avoid.

    Returns None if there is no such part.
    """
    spread = [each.adjusted(-_GAP, -_GAP, _GAP, _GAP) for each in keep]
    columns = sorted({room.left(), room.right() + 1, *_edges(spread, room, across=True)})
    rows = sorted({room.top(), room.bottom() + 1, *_edges(spread, room, across=False)})
    most_wide, most_high = wanted.width(), wanted.height()
    # After every move of a match, each pair of columns meets each pair of rows. So parts that are too low are
    # dropped once, and parts that cannot be better are not compared with the places.
    heights = [
        (top, bottom, min(bottom - top, most_high))
        for top, bottom in combinations(rows, 2)
        if min(bottom - top, most_high) >= least.height()
    ]
    best: QRect | None = None
    most = 0
    for left, right in combinations(columns, 2):
        width = min(right - left, most_wide)
        if width < least.width() or width * most_high <= most:
            continue
        for top, bottom, height in heights:
            if width * height <= most:
                continue
            free = QRect(left, top, right - left, bottom - top)
            if not any(map(free.intersects, spread)):
                best, most = QRect(left, top, width, height), width * height
    return best


def _edges(keep: Sequence[QRect], room: QRect, *, across: bool) -> list[int]:
    inside = [part for part in (each.intersected(room) for each in keep) if not part.isEmpty()]
    if across:
        return [edge for each in inside for edge in (each.left(), each.right() + 1)]
    return [edge for each in inside for edge in (each.top(), each.bottom() + 1)]


def _in_window(part: QWidget, area: QRectF) -> QRect:
    return QRect(part.mapTo(part.window(), area.topLeft().toPoint()), area.size().toSize())
