"""A ledger in chalk: a column for each player, a row for each hand, and the balance under a line."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from tartli_desktop.looks.fonts import table_font

from . import strokes

_NAME, _FIGURE = 0.32, 0.37
"""Height of letters, as a part of the width of a column; at most those below."""
_LARGEST_NAME, _LARGEST_FIGURE = 22.0, 25.0
_SMALLEST = 11.0
_ROW = 1.45
"""From row to row, by the height of its letters."""
_RULE = 2.2
"""How broad the chalk is for a line."""


class Ledger(Struct, frozen=True):
    """What stands on it; every row has a text for each column."""

    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    """The hands, the last one undermost; those that have no room are left out from the top."""
    sums: Sequence[Sequence[str]]
    """What stands under the line."""


def draw(painter: QPainter, ledger: Ledger, area: QRectF, ratio: float, scale: float = 1.0) -> None:
    """Write it into an area.

    Args:
        painter: paints in logical pixels on a device of this ratio.
        ledger: what is written.
        area: where.
        ratio: device pixels per logical pixel.
        scale: times the usual size of letters.
    """
    count = len(ledger.heads)
    wide = area.width() / max(count, 1)
    figure = min(_FIGURE * wide, _LARGEST_FIGURE) * scale
    name = min(_NAME * wide, _LARGEST_NAME) * scale
    step = _ROW * figure
    head = QRectF(area.left(), area.top(), area.width(), step)
    _line_of(painter, ledger.heads, head, name, ratio)
    _rule(painter, area.left(), area.right(), head.bottom() + 3, ratio, "head")
    for column in range(1, count):
        x = area.left() + column * wide
        _stroke(painter, (x, area.top() + 4), (x, area.bottom() - 4), ratio, f"column {column}")
    foot = area.bottom() - step * len(ledger.sums)
    top = head.bottom() + 8
    room = int((foot - 10 - top) // step)
    for place, row in enumerate(ledger.rows[max(0, len(ledger.rows) - max(room, 0)) :]):
        _line_of(painter, row, QRectF(area.left(), top + place * step, area.width(), step), figure, ratio)
    _rule(painter, area.left(), area.right(), foot - 5, ratio, "sum")
    for place, row in enumerate(ledger.sums):
        below = QRectF(area.left(), foot + place * step, area.width(), step)
        _line_of(painter, row, below, figure, ratio)


def _line_of(painter: QPainter, texts: Sequence[str], area: QRectF, pixels: float, ratio: float) -> None:
    """A text in the middle of each column, all in one size, in which each has its room."""
    wide = area.width() / max(len(texts), 1)
    font = table_font()
    # Thin lines would be lost in the grain of the stone.
    font.setBold(True)
    font.setPixelSize(max(1, round(pixels)))
    widest = max((QFontMetricsF(font).horizontalAdvance(text) for text in texts), default=0.0)
    if widest > wide - 8:
        font.setPixelSize(max(round(_SMALLEST), round(pixels * (wide - 8) / widest)))
    metrics = QFontMetricsF(font)
    for column, text in enumerate(texts):
        place = QRectF(area.left() + column * wide, area.top(), wide, area.height())
        shown = text
        while len(shown) > 2 and metrics.horizontalAdvance(shown) > wide - 6:
            shown = shown[:-2] + "…"
        strokes.draw_text(painter, shown, font, place, ratio)


def _rule(painter: QPainter, left: float, right: float, y: float, ratio: float, seed: str) -> None:
    _stroke(painter, (left + 2, y), (right - 2, y), ratio, seed)


def _stroke(painter: QPainter, start: strokes.Point, end: strokes.Point, ratio: float, seed: str) -> None:
    dx, dy = end[0] - start[0], end[1] - start[1]
    points = tuple((dx * part / 12, dy * part / 12) for part in range(13))
    stroke = strokes.Stroke(seed=f"ledger {seed}", line=points, thickness=_RULE, ruled=True)
    strokes.draw(painter, stroke, QPointF(*start), ratio)
