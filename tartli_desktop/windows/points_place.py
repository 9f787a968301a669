"""Where the card of orders and points lies without hiding what is played with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtWidgets import QMainWindow, QWidget

from tartli_desktop.table.layout import HEIGHT, OWN_WIDTH, OWN_Y, RAISED_BY, TABLE_WIDTH

if TYPE_CHECKING:
    from .play_area import PlayArea

_GAP = 8
"""Pixels between the card and what it must not hide."""
_FRAME = QSize(2, 32)
"""What a desktop puts around a small window, most of it above."""


def wanted_free(area: PlayArea) -> list[QRect]:
    """Where the trick is, and after it the hand, words, buttons and menus, in pixels of the screen."""
    view = area.view
    plan = view.table.layout
    across, down = plan.middle
    # Two cards, turned a little, one to the lower right of the other; what is said of them lies beside.
    trick = (across - 0.75 * TABLE_WIDTH, down - TABLE_WIDTH, 1.5 * TABLE_WIDTH, 2 * TABLE_WIDTH)
    hand_top = OWN_Y - 0.8 * OWN_WIDTH - RAISED_BY
    hand = (0.0, hand_top, plan.width, HEIGHT - hand_top)
    places = [_on_screen(view.viewport(), view.to_viewport(place)) for place in (trick, hand)]
    parts: list[QWidget] = [area.panel, area.guide.note]
    window = area.window()
    if isinstance(window, QMainWindow):
        parts.append(window.menuBar())
    return places + [_on_screen(part, QRectF(part.rect())) for part in parts if part.isVisible()]


def free_place(
    wanted: QSize, least: QSize, window: QRect, screen: QRect, keep: Sequence[QRect]
) -> QRect | None:
    """Where a window of some size lies, or as much of it as there is room for: beside another, or over it.

    Args:
        wanted: the size it would like to have, within its frame.
        least: the size below which it is of no use.
        window: the other window, with its frame.
        screen: what may be used of the screen.
        keep: what must not be hidden.

    Returns upper left corner of the frame and the size within it; None where there is no such place.
    """
    outer = QSize(wanted + _FRAME)
    for left in (window.right() + 1 + _GAP, window.left() - _GAP - outer.width()):
        beside = QRect(QPoint(left, max(screen.top(), window.top() + 40)), outer)
        if screen.contains(beside):
            return QRect(beside.topLeft(), wanted)
    spread = [each.adjusted(-_GAP, -_GAP, _GAP, _GAP) for each in keep]
    columns = sorted({screen.left(), screen.right() + 1, *_edges(spread, screen, across=True)})
    rows = sorted({screen.top(), screen.bottom() + 1, *_edges(spread, screen, across=False)})
    best: QRect | None = None
    for at, left in enumerate(columns):
        for right in columns[at + 1 :]:
            for place, top in enumerate(rows):
                for bottom in rows[place + 1 :]:
                    room = QRect(left, top, right - left, bottom - top)
                    size = QSize(room.size() - _FRAME).boundedTo(wanted)
                    too_small = size.width() < least.width() or size.height() < least.height()
                    if too_small or any(room.intersects(each) for each in spread):
                        continue
                    if best is None or _shown(size) > _shown(best.size()):
                        best = QRect(room.topLeft(), size)
    return best


def _edges(keep: Sequence[QRect], screen: QRect, *, across: bool) -> list[int]:
    inside = [part for part in (each.intersected(screen) for each in keep) if not part.isEmpty()]
    if across:
        return [edge for each in inside for edge in (each.left(), each.right() + 1)]
    return [edge for each in inside for edge in (each.top(), each.bottom() + 1)]


def _shown(size: QSize) -> int:
    return size.width() * size.height()


def _on_screen(part: QWidget, area: QRectF) -> QRect:
    return QRect(part.mapToGlobal(area.topLeft().toPoint()), area.size().toSize())
