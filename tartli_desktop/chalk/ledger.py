"""A chalk ledger: a column for each player, a row for each hand, and the balance under a line."""

from collections.abc import Sequence
from math import floor

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from tartli_desktop.looks.fonts import table_font

from . import strokes

_NAME, _FIGURE = 0.32, 0.46
"""The height of letters as a share of the column width, up to the limits below."""
_CROWDED = 15.0
"""The height of names that do not fit their columns at this height, as long as they stay complete."""
_LARGEST_NAME, _LARGEST_FIGURE = 22.0, 25.0
_SMALLEST = 13.0
_LEAST_LARGE, _LEAST_OF_ALL = 0.72, 0.42
"""The least height of figures: as a share of their usual one for the sake of more rows, and as a share of the
largest one where the ledger is very low."""
_CAPTION = 0.68
"""The height of the text above a sum, as a share of that of the figures."""
_TWO_LINES, _TWO_ROWS = 1.7, 2.3
"""The height of heads that alternate between two rows, in rows of figures and times that of their letters."""
_APART = 7.0
"""The least distance between neighbouring heads that do not fit their columns."""
_MARK_APART = 3.0
"""The distance from a mark before a row to the first column."""
_ROW = 1.45
"""The distance from row to row, times the height of the letters."""
_DENSE_ROW = 1.18
"""The same where there is no room for all rows otherwise."""
_LEFT_OUT, _DOTS = "···", 0.5
"""The sign for the rows left out above the others, and its height, times that of the letters."""
_LINES_OF_HEADS, _BETWEEN = 1.1, 26.0
"""The height of the heads in rows of figures, and the space between heads, rows and sums."""
_NAME_ABOVE = 1.1
"""The largest height of names above low figures, times that of those."""
_RULE = 2.2
"""The thickness of a ruled line."""


class Ledger(Struct, frozen=True):
    """The content of a ledger; every row has a text for each column."""

    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    """The hands, the last one at the bottom; if there is no room, dots stand for the first ones."""
    sums: Sequence[Sequence[str]]
    """The rows under the line."""
    marks: Sequence[str] = ()
    """The small texts before the rows; empty if no hand is marked."""
    sum_heads: Sequence[str] = ()
    """The small texts above the sums; empty if the sums need no explanation."""


def draw(painter: QPainter, ledger: Ledger, area: QRectF, ratio: float, scale: float = 1.0) -> None:
    """Draw a ledger.

    Args:
        painter: paints in logical pixels on a device of this ratio.
        ledger: the content.
        area: the area to fill.
        ratio: device pixels per logical pixel.
        scale: the size of letters, times the usual one.
    """
    count = len(ledger.heads)
    mark = _lettered(_SMALLEST * scale)
    before = _before_rows(ledger, scale)
    margin, area = area.left(), area.adjusted(before, 0, 0, 0)
    wide = area.width() / max(count, 1)
    usual = figure = _usual_figure(ledger, wide, scale)
    low = _low_heads(_least_figure(usual, scale), scale)

    def high_enough(rows: int) -> float:
        """The largest height of figures at which this many rows fit between names and sums."""
        return (area.height() - _BETWEEN) / (_ROW * _lines(ledger, rows, area.width(), low))

    # Figures become smaller, though not small, before rows are left out.
    least = max(_LEAST_LARGE * figure, _least_figure(usual, scale))
    figure = min(figure, max(least, high_enough(len(ledger.rows))))
    if figure > high_enough(1):
        # Where one row needs smaller figures, all rows are shown in yet smaller ones, if they are legible.
        every = high_enough(len(ledger.rows))
        figure = every if every >= _least_figure(usual, scale) else max(_SMALLEST, high_enough(1))
    name, close = min(_NAME * wide, _LARGEST_NAME) * scale, _CROWDED * scale
    if figure < usual:
        name, close = min(name, max(_SMALLEST, _NAME_ABOVE * figure)), low
    step = _ROW * figure
    head, crowded = _draw_heads(painter, ledger.heads, area, step, name, close, scale, ratio)
    _rule(painter, area.left(), area.right(), head.bottom() + 3, ratio, "head")
    small = max(_SMALLEST, _CAPTION * figure)
    captions = [_ROW * small if place < len(ledger.sum_heads) else 0.0 for place in range(len(ledger.sums))]
    foot = area.bottom() - step * len(ledger.sums) - sum(captions)
    for column in range(1, count):
        x = area.left() + column * wide
        # Crowded names and the heads of sums reach into neighbouring columns.
        upper = head.bottom() + 8 if crowded else area.top() + 4
        lower = foot - 5 if any(captions) else area.bottom() - 4
        _stroke(painter, (x, upper), (x, lower), ratio, f"column {column}")
    top = head.bottom() + 8
    first, down, apart = _placed(len(ledger.rows), foot - 10 - top, figure)
    if down:
        dots = QRectF(area.left(), top, area.width(), down)
        _figures_of(painter, [_LEFT_OUT] * count, dots, figure, ratio)
    for place, row in enumerate(ledger.rows[first:]):
        line = QRectF(area.left(), top + down + place * apart, area.width(), apart)
        _figures_of(painter, row, line, figure, ratio)
        if before and ledger.marks[first + place]:
            beside = QRectF(margin, line.top(), before - _MARK_APART, apart)
            strokes.draw_text(painter, ledger.marks[first + place], mark, beside, ratio)
    _rule(painter, area.left(), area.right(), foot - 5, ratio, "sum")
    _draw_sums(painter, ledger, area, foot, figure, captions, ratio)


def _draw_heads(
    painter: QPainter,
    heads: Sequence[str],
    area: QRectF,
    step: float,
    name: float,
    close: float,
    scale: float,
    ratio: float,
) -> tuple[QRectF, bool]:
    """Draw the names above the columns; return their area, and whether they reach beyond their columns."""
    head = QRectF(area.left(), area.top(), area.width(), step)
    one_row, count = _headed(close), len(heads)
    crowded = _widest(heads, _headed(max(name, close))) > area.width() / max(count, 1) - 6
    if crowded and _length(heads, one_row) > head.width():
        font = _font_by_turns(heads, head.width(), close, min(close, _SMALLEST * scale))
        head.setHeight(max(_TWO_LINES * step, _TWO_ROWS * font.pixelSize()))
        for nth in (0, 1):
            line = QRectF(head.left(), head.top() + nth * head.height() / 2, head.width(), head.height() / 2)
            _heads_near(painter, heads, range(nth, count, 2), line, font, ratio)
    elif crowded:
        _heads_near(painter, heads, range(count), head, one_row, ratio)
    else:
        _line_of(painter, heads, head, name, ratio)
    return head, crowded


def _draw_sums(
    painter: QPainter,
    ledger: Ledger,
    area: QRectF,
    foot: float,
    figure: float,
    captions: Sequence[float],
    ratio: float,
) -> None:
    """Draw the sums from ``foot`` down, each below its caption of the height in ``captions``."""
    for place, row in enumerate(ledger.sums):
        if captions[place]:
            above = QRectF(area.left(), foot, area.width(), captions[place])
            font = _lettered(captions[place] / _ROW)
            strokes.draw_text(painter, ledger.sum_heads[place], font, above, ratio)
        foot += captions[place]
        _figures_of(painter, row, QRectF(area.left(), foot, area.width(), _ROW * figure), figure, ratio)
        foot += _ROW * figure


def least_height(ledger: Ledger, width: float, scale: float = 1.0) -> float:
    """The least height in which a ledger of this width shows names, the last hand and the sums legibly."""
    width -= _before_rows(ledger, scale)
    usual = _usual_figure(ledger, width / max(len(ledger.heads), 1), scale)
    figure = _least_figure(usual, scale)
    return _ROW * figure * _lines(ledger, 1, width, _low_heads(figure, scale)) + _BETWEEN


def _before_rows(ledger: Ledger, scale: float) -> float:
    return _widest(ledger.marks, _lettered(_SMALLEST * scale)) + _MARK_APART if any(ledger.marks) else 0.0


def _usual_figure(ledger: Ledger, wide: float, scale: float) -> float:
    """The height of figures that have room in columns this wide, where the ledger is high enough."""
    figure = min(_FIGURE * wide, _LARGEST_FIGURE) * scale
    texts = [text for row in (*ledger.rows, *ledger.sums) for text in row]
    return max(_fitted(texts, figure, _SMALLEST, wide - 8).pixelSize(), _SMALLEST * scale)


def _least_figure(usual: float, scale: float) -> float:
    return min(usual, max(_SMALLEST, _LEAST_OF_ALL * _LARGEST_FIGURE * scale))


def _placed(rows: int, height: float, figure: float) -> tuple[int, float, float]:
    """How rows of figures of this height are laid in a height.

    Returns the first row with room, its distance from the top (0 if no other is left out above), and the
    distance from row to row.
    """
    if rows * _ROW * figure <= height:
        return 0, 0.0, _ROW * figure
    if rows * _DENSE_ROW * figure <= height:
        return 0, 0.0, height / rows
    down = _DOTS * figure
    seen = int((height - down) // (_DENSE_ROW * figure))
    if seen < 1:
        return rows - 1, 0.0, height
    return rows - seen, down, (height - down) / seen


def _low_heads(figure: float, scale: float) -> float:
    """The height of crowded names above low figures."""
    return min(_CROWDED * scale, max(_SMALLEST, _NAME_ABOVE * figure))


def _lines(ledger: Ledger, rows: int, width: float, heads: float) -> float:
    """The height of names of this size, this many rows and sums, in usual rows."""
    in_two_rows = _length(ledger.heads, _headed(heads)) > width
    names = _LINES_OF_HEADS + (_TWO_LINES - 1 if in_two_rows else 0)
    dense = _DENSE_ROW / _ROW * max(rows - 1, 0)
    return names + 1 + dense + len(ledger.sums) + _CAPTION * len(ledger.sum_heads)


def _line_of(painter: QPainter, texts: Sequence[str], area: QRectF, pixels: float, ratio: float) -> None:
    """Write a name in the middle of each column, all in one size in which each fits."""
    wide = area.width() / max(len(texts), 1)
    font = _headed(pixels)
    widest = _widest(texts, font)
    if widest > wide - 8:
        font = _headed(max(_SMALLEST, floor(pixels * (wide - 8) / widest)))
    for column, text in enumerate(texts):
        place = QRectF(area.left() + column * wide, area.top(), wide, area.height())
        strokes.draw_text(painter, _shortened(text, font, wide - 6), font, place, ratio)


def _figures_of(painter: QPainter, texts: Sequence[str], area: QRectF, pixels: float, ratio: float) -> None:
    """Write a row of figures, which are never shortened: if there is little room, they become small."""
    wide = area.width() / max(len(texts), 1)
    font = _fitted(texts, pixels, _SMALLEST, wide - 8)
    if _widest(texts, font) > wide - 4:
        font = _fitted(texts, pixels, 1, wide - 4)
    for column, text in enumerate(texts):
        place = QRectF(area.left() + column * wide, area.top(), wide, area.height())
        strokes.draw_text(painter, text, font, place, ratio)


def _font_by_turns(heads: Sequence[str], room: float, usual: float, least: float) -> QFont:
    """The font in which names fit when they alternate between two rows."""
    pixels = usual
    font = _headed(pixels)
    while pixels > least and any(_length(heads[row::2], font) > room for row in (0, 1)):
        pixels = max(pixels - 1, least)
        font = _headed(pixels)
    return font


def _heads_near(
    painter: QPainter, heads: Sequence[str], columns: range, area: QRectF, font: QFont, ratio: float
) -> None:
    """Write some names in a row, each as near to its column as possible, even if it is wider than that."""
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


def _length(texts: Sequence[str], font: QFont) -> float:
    """The width that texts in a row need."""
    return sum(_width(text, font) + _APART for text in texts) - _APART


def _side_by_side(wished: Sequence[float], widths: Sequence[float], area: QRectF) -> list[float]:
    """The left edges of texts in a row, as near as possible to the wished ones, without overlaps."""
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
    """The font of a figure. Thin lines would be lost in the grain of the stone."""
    return table_font(max(1, pixels), bold=True)


def _headed(pixels: float) -> QFont:
    """The font of a name."""
    return table_font(max(1, pixels), italic=True)


def _widest(texts: Sequence[str], font: QFont) -> float:
    return max((_width(text, font) for text in texts), default=0.0)


def _width(text: str, font: QFont) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


def _fitted(texts: Sequence[str], pixels: float, least: float, room: float) -> QFont:
    """A font of this height, or smaller so that each text fits, but not smaller than ``least``."""
    font = _lettered(pixels)
    widest = _widest(texts, font)
    # Rounded down, or the texts would be too wide.
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
