"""A ledger in chalk: a column for each player, a row for each hand, and the balance under a line."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from tartli_desktop.looks.fonts import table_font

from . import strokes

_NAME, _FIGURE = 0.32, 0.46
"""Height of letters, as a part of the width of a column; at most those below."""
_CROWDED = 15.0
"""Height of names that have less room than that, as long as they are whole."""
_LARGEST_NAME, _LARGEST_FIGURE = 22.0, 25.0
_SMALLEST = 13.0
_CAPTION = 0.68
"""Height of what is written above a sum, as a part of that of the figures."""
_TWO_ROWS = 2.3
"""The height of heads that stand in two rows by turns, by that of their letters."""
_APART = 7.0
"""How far heads that stand in two rows by turns are at least from those beside them."""
_MARK_APART = 3.0
"""From a mark before a row to the first column."""
_ROW = 1.45
"""From row to row, by the height of its letters."""
_LINES_OF_HEADS, _BETWEEN = 1.1, 26.0
"""The height of heads in rows of figures, and what lies between heads, rows and sums."""
_RULE = 2.2
"""How broad the chalk is for a line."""


class Ledger(Struct, frozen=True):
    """What stands on it; every row has a text for each column."""

    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    """The hands, the last one undermost; those that have no room are left out from the top."""
    sums: Sequence[Sequence[str]]
    """What stands under the line."""
    marks: Sequence[str] = ()
    """What stands small before each of the rows; none where no hand is marked."""
    sum_heads: Sequence[str] = ()
    """What each of the sums is, written small above it; none where the sums speak for themselves."""


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
    mark = _lettered(_SMALLEST * scale)
    before = _widest(ledger.marks, mark) + _MARK_APART if any(ledger.marks) else 0.0
    margin, area = area.left(), area.adjusted(before, 0, 0, 0)
    wide = area.width() / max(count, 1)
    figure = min(_FIGURE * wide, _LARGEST_FIGURE) * scale
    figure = max(_fitted(_figures(ledger), figure, _SMALLEST, wide - 8).pixelSize(), _SMALLEST * scale)
    figure = max(_SMALLEST, min(figure, _high_enough_for_a_row(ledger, area.height())))
    name = min(_NAME * wide, _LARGEST_NAME) * scale
    step = _ROW * figure
    head = QRectF(area.left(), area.top(), area.width(), step)
    one_row = _headed(_CROWDED * scale)
    crowded = _widest(ledger.heads, _headed(max(name, _CROWDED * scale))) > wide - 6
    in_two_rows = crowded and _length(ledger.heads, one_row) > head.width()
    if in_two_rows:
        font = _font_by_turns(ledger.heads, head.width(), _CROWDED * scale, _SMALLEST * scale)
        head.setHeight(max(1.7 * step, _TWO_ROWS * font.pixelSize()))
        for nth in (0, 1):
            line = QRectF(head.left(), head.top() + nth * head.height() / 2, head.width(), head.height() / 2)
            _heads_near(painter, ledger.heads, range(nth, count, 2), line, font, ratio)
    elif crowded:
        _heads_near(painter, ledger.heads, range(count), head, one_row, ratio)
    else:
        _line_of(painter, ledger.heads, head, name, ratio)
    _rule(painter, area.left(), area.right(), head.bottom() + 3, ratio, "head")
    small = max(_SMALLEST, _CAPTION * figure)
    captions = [_ROW * small if place < len(ledger.sum_heads) else 0.0 for place in range(len(ledger.sums))]
    foot = area.bottom() - step * len(ledger.sums) - sum(captions)
    for column in range(1, count):
        x = area.left() + column * wide
        # Names in two rows, and what the sums are, reach into the columns beside theirs.
        upper = head.bottom() + 8 if crowded else area.top() + 4
        lower = foot - 5 if any(captions) else area.bottom() - 4
        _stroke(painter, (x, upper), (x, lower), ratio, f"column {column}")
    top = head.bottom() + 8
    room = int((foot - 10 - top) // step)
    first = max(0, len(ledger.rows) - max(room, 0))
    for place, row in enumerate(ledger.rows[first:]):
        line = QRectF(area.left(), top + place * step, area.width(), step)
        _figures_of(painter, row, line, figure, ratio)
        if before and ledger.marks[first + place]:
            beside = QRectF(margin, line.top(), before - _MARK_APART, step)
            strokes.draw_text(painter, ledger.marks[first + place], mark, beside, ratio)
    _rule(painter, area.left(), area.right(), foot - 5, ratio, "sum")
    y = foot
    for place, row in enumerate(ledger.sums):
        if captions[place]:
            above = QRectF(area.left(), y, area.width(), captions[place])
            strokes.draw_text(painter, ledger.sum_heads[place], _lettered(small), above, ratio)
        y += captions[place]
        _figures_of(painter, row, QRectF(area.left(), y, area.width(), step), figure, ratio)
        y += step


def _high_enough_for_a_row(ledger: Ledger, height: float) -> float:
    """Figures so high that the last row, too, is seen between names and sums."""
    lines = _LINES_OF_HEADS + 1 + len(ledger.sums) + _CAPTION * len(ledger.sum_heads)
    return (height - _BETWEEN) / (_ROW * lines)


def _line_of(painter: QPainter, texts: Sequence[str], area: QRectF, pixels: float, ratio: float) -> None:
    """A name in the middle of each column, all in one size, in which each has its room."""
    wide = area.width() / max(len(texts), 1)
    font = _headed(pixels)
    widest = _widest(texts, font)
    if widest > wide - 8:
        font = _headed(max(_SMALLEST, floor(pixels * (wide - 8) / widest)))
    for column, text in enumerate(texts):
        place = QRectF(area.left() + column * wide, area.top(), wide, area.height())
        strokes.draw_text(painter, _shortened(text, font, wide - 6), font, place, ratio)


def _figures_of(painter: QPainter, texts: Sequence[str], area: QRectF, pixels: float, ratio: float) -> None:
    """The same of figures, which are never cut short: where there is little room, they are small."""
    wide = area.width() / max(len(texts), 1)
    font = _fitted(texts, pixels, _SMALLEST, wide - 8)
    if _widest(texts, font) > wide - 4:
        font = _fitted(texts, pixels, 1, wide - 4)
    for column, text in enumerate(texts):
        place = QRectF(area.left() + column * wide, area.top(), wide, area.height())
        strokes.draw_text(painter, text, font, place, ratio)


def _font_by_turns(heads: Sequence[str], room: float, usual: float, least: float) -> QFont:
    """The letters in which names in two rows have room: they have more than their narrow columns."""
    pixels = usual
    font = _headed(pixels)
    while pixels > least and any(_length(heads[row::2], font) > room for row in (0, 1)):
        pixels = max(pixels - 1, least)
        font = _headed(pixels)
    return font


def _heads_near(
    painter: QPainter, heads: Sequence[str], columns: range, area: QRectF, font: QFont, ratio: float
) -> None:
    """Some of the names in a row, those too long for their columns too: as near to them as they can be."""
    wide = area.width() / len(heads)
    texts = [heads[column] for column in columns]
    if _length(texts, font) > area.width():
        room = area.width() / len(texts) - _APART
        texts = [_shortened(text, font, room) for text in texts]
    widths = [_width(text, font) for text in texts]
    middles = [area.left() + (column + 0.5) * wide for column in columns]
    wished = [middle - width / 2 for middle, width in zip(middles, widths, strict=True)]
    for text, width, left in zip(texts, widths, _side_by_side(wished, widths, area), strict=True):
        strokes.draw_text(painter, text, font, QRectF(left, area.top(), width, area.height()), ratio)


def _figures(ledger: Ledger) -> list[str]:
    """All that is written in figures."""
    return [text for row in (*ledger.rows, *ledger.sums) for text in row]


def _length(texts: Sequence[str], font: QFont) -> float:
    """How much room texts in a row need."""
    return sum(_width(text, font) + _APART for text in texts) - _APART


def _side_by_side(wished: Sequence[float], widths: Sequence[float], area: QRectF) -> list[float]:
    """Where texts in a row begin, each as near as can be to a wish, none over another or out of the area."""
    lefts, free = [], area.left()
    for left, width in zip(wished, widths, strict=True):
        lefts.append(max(left, free))
        free = lefts[-1] + width + _APART
    free = area.right()
    for place in reversed(range(len(lefts))):
        lefts[place] = min(lefts[place], free - widths[place])
        free = lefts[place] - _APART
    return lefts


def _lettered(pixels: float) -> QFont:
    font = table_font()
    # Thin lines would be lost in the grain of the stone.
    font.setBold(True)
    font.setPixelSize(max(1, round(pixels)))
    return font


def _headed(pixels: float) -> QFont:
    """The letters of a name."""
    font = table_font(italic=True)
    font.setPixelSize(max(1, round(pixels)))
    return font


def _widest(texts: Sequence[str], font: QFont) -> float:
    return max((_width(text, font) for text in texts), default=0.0)


def _width(text: str, font: QFont) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


def _fitted(texts: Sequence[str], pixels: float, least: float, room: float) -> QFont:
    """Letters of this height, or smaller so that each text has its room; never smaller than ``least``."""
    font = _lettered(pixels)
    widest = _widest(texts, font)
    # Rounded up, they would be too wide.
    return font if widest <= room else _lettered(max(least, floor(pixels * room / widest)))


def _shortened(text: str, font: QFont, room: float) -> str:
    metrics = QFontMetricsF(font)
    while len(text) > 2 and metrics.horizontalAdvance(text) > room:
        text = text[:-2] + "…"
    return text


def _rule(painter: QPainter, left: float, right: float, y: float, ratio: float, seed: str) -> None:
    _stroke(painter, (left + 2, y), (right - 2, y), ratio, seed)


def _stroke(painter: QPainter, start: strokes.Point, end: strokes.Point, ratio: float, seed: str) -> None:
    dx, dy = end[0] - start[0], end[1] - start[1]
    points = tuple((dx * part / 12, dy * part / 12) for part in range(13))
    stroke = strokes.Stroke(seed=f"ledger {seed}", line=points, thickness=_RULE, ruled=True)
    strokes.draw(painter, stroke, QPointF(*start), ratio)
