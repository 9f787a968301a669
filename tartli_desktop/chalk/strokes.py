"""Turns lines into chalk: a line wobbles like a hand, and leaves chalk where the grain of the slate takes it.

Everything random comes from the seed of a stroke, so that a stroke looks the same whenever it is drawn:
alone, after the window was resized, or when its mark has got another stroke.
"""

import math
import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import pairwise
from random import Random

from msgspec import Struct
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
)

CHALK = QColor("#EDEAE0")

Point = tuple[float, float]
Line = tuple[Point, ...]
"""The path of the chalk, from point to point."""

_TOUCHED = re.compile(rb"[^\0]+")
_QUARTERS = bytes(level >> 2 for level in range(256))
_GRAIN_SIZE = 256
_FINE, _SMALL = 4.2, 26.0
"""Lines thinner and letters smaller than these, in device pixels, are pressed into the pits of the grain."""
_FIRMEST = 1.7
"""The pressure on them, times the usual one."""
_ABOVE = 0.15
"""The room for accents above and below letters, relative to the height of their font."""
_BROAD = 8.0
"""The thickness, in device pixels, from which lines get the usual pressure; in between it falls evenly."""
_DASH = 7.0
"""Lines of two points that are shorter than this many times their thickness are dashes: they do not sway."""
_RISE = 0.2
"""A dash is level if it rises less than this share of its width."""
_OF_MINUS = 2.6
"""The least pressure on a level dash, which the grain might otherwise split in two."""
_MINUS = "\u2212"
_BAR, _LEAST_BAR = 0.1, 2
"""The thickness of a minus as a share of the letter size, and the least one in device pixels, likewise."""
_EVEN_STEPS = 8
"""How many points along a path get the same pressure."""


class Stroke(Struct, frozen=True):
    """One touch of the chalk, ready to be drawn.

    Attributes:
        seed: decides everything random; the same seed always gives the same stroke.
        line: the path, in logical pixels from the place where the stroke is drawn.
        thickness: the breadth of the chalk, in logical pixels.
        ruled: whether the stroke is a long ruled line, which needs fewer points.
    """

    seed: str
    line: Line
    thickness: float
    ruled: bool = False

    @property
    def length(self) -> float:
        """The length of the path, in logical pixels."""
        return sum(math.dist(a, b) for a, b in pairwise(self.line))

    @property
    def step(self) -> float:
        """The distance between the points that are drawn, in logical pixels."""
        return max(1.6, self.thickness * 0.8) * (8 if self.ruled else 1)


def draw(painter: QPainter, stroke: Stroke, at: QPointF, ratio: float, progress: float = 1.0) -> None:
    """Draw a stroke, or its first part.

    Args:
        painter: paints in logical pixels on a device of this ratio.
        stroke: the stroke.
        at: the place of the origin of its line.
        ratio: device pixels per logical pixel.
        progress: 0 for nothing yet, 1 for the whole stroke. As it grows, the first part does not change.
    """
    if progress <= 0:
        return
    chalked, offset = _chalked(stroke, ratio)
    if progress < 1:
        chalked = _begun(chalked, offset, stroke, ratio, progress)
    painter.drawPixmap(_on_pixel(at + QPointF(*offset), ratio), chalked)


def draw_text(painter: QPainter, text: str, font: QFont, area: QRectF, ratio: float) -> None:
    """Write text in chalk in the middle of an area."""
    if not text:
        return
    picture = _chalked_text(text, font.toString(), ratio)
    if picture.isNull():
        return
    size = picture.deviceIndependentSize()
    at = area.center() - QPointF(size.width() / 2, size.height() / 2)
    painter.drawPixmap(_on_pixel(at, ratio), picture)


@lru_cache(maxsize=400)
def _chalked(stroke: Stroke, ratio: float) -> tuple[QPixmap, Point]:
    """The whole stroke as a picture, and the place of its top left corner relative to the stroke's origin."""
    xs, ys = zip(*stroke.line, strict=True)
    reach = _reach(stroke)
    drawn = QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
    area = drawn.adjusted(-reach, -reach, reach, reach).toAlignedRect()
    wide, high = math.ceil(area.width() * ratio), math.ceil(area.height() * ratio)
    pressed = QImage(wide, high, QImage.Format.Format_Grayscale8)
    pressed.fill(0)
    with QPainter(pressed) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Lighten)
        painter.scale(ratio, ratio)
        painter.translate(-area.x(), -area.y())
        _press(painter, stroke)
    firmness = 1.0 if stroke.ruled else _firmness(stroke.thickness * ratio)
    if _is_dash(stroke) and _is_level(stroke):
        firmness = max(firmness, _OF_MINUS)
    picture = QPixmap.fromImage(_grained(pressed, ratio, stroke.seed, firmness))
    picture.setDevicePixelRatio(ratio)
    return picture, (area.x(), area.y())


@lru_cache(maxsize=16)
def _chalked_text(text: str, font_key: str, ratio: float) -> QPixmap:
    font = QFont()
    font.fromString(font_key)
    metrics = QFontMetricsF(font)
    # Some accents rise above the ascent of their font.
    high = metrics.height() + 2 * math.ceil(_ABOVE * metrics.height())
    area = QRectF(0, 0, metrics.horizontalAdvance(text) + 0.5 * metrics.height(), high)
    if area.isEmpty():
        # No font is available at all.
        return QPixmap()
    pressed = QImage(
        math.ceil(area.width() * ratio), math.ceil(area.height() * ratio), QImage.Format.Format_Grayscale8
    )
    pressed.setDevicePixelRatio(ratio)
    pressed.fill(0)
    with QPainter(pressed) as painter:
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        painter.setFont(font)
        painter.setPen(QColor(236, 236, 236))
        flags = Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextSingleLine.value
        painter.drawText(area, flags, text)
        baseline = (high - metrics.height()) / 2 + metrics.ascent()
        for bar in _bars(text, font, QPointF(area.center().x(), baseline), ratio):
            # Replaces the sign of the font, which lies between two rows of pixels.
            painter.fillRect(bar.adjusted(0, -bar.height(), 0, bar.height()), Qt.GlobalColor.black)
            painter.fillRect(bar, Qt.GlobalColor.white)
    picture = QPixmap.fromImage(
        _grained(pressed, ratio, text, _FIRMEST if font.pixelSize() * ratio < _SMALL else 1.0)
    )
    picture.setDevicePixelRatio(ratio)
    return picture


def _bars(text: str, font: QFont, at: QPointF, ratio: float) -> Iterator[QRectF]:
    """The bar of each minus in a text, on whole device pixels; ``at`` is the middle of the baseline."""
    metrics = QFontMetricsF(font)
    outline = QPainterPath()
    outline.addText(0, 0, font, _MINUS)
    sign = outline.boundingRect()
    high = max(_LEAST_BAR, round(_BAR * font.pixelSize() * ratio)) / ratio
    top = round((at.y() + sign.center().y() - high / 2) * ratio) / ratio
    left = at.x() - metrics.horizontalAdvance(text) / 2 + sign.left()
    for place, letter in enumerate(text):
        if letter == _MINUS:
            begins = round((left + metrics.horizontalAdvance(text[:place])) * ratio) / ratio
            yield QRectF(begins, top, round(sign.width() * ratio) / ratio, high)


def _firmness(thickness: float) -> float:
    """The pressure on a line of this thickness in device pixels; the grain would break up a thin one."""
    return _FIRMEST - (_FIRMEST - 1) * max(0.0, min(1.0, (thickness - _FINE) / (_BROAD - _FINE)))


@lru_cache(maxsize=8)
def _pressed_harder(firmness: float) -> bytes:
    """A table from the usual pressure to one that is this many times as hard."""
    return bytes(min(255, round(level * firmness)) for level in range(256))


def _grained(pressed: QImage, ratio: float, seed: str, firmness: float) -> QImage:
    """Leave chalk where it was pressed on the slate: on the peaks of the grain first, in its pits last.

    Args:
        pressed: the pressure at each pixel, as Grayscale8.
        ratio: device pixels per logical pixel; decides how coarse the grain is.
        seed: chooses the piece of the slate.
        firmness: the factor for all pressures.
    """
    wide, high = pressed.width(), pressed.height()
    rng = Random(f"grain {seed}")
    grain, deposit = _grain(ratio), _deposit()
    shift_x, shift_y = rng.randrange(_GRAIN_SIZE), rng.randrange(_GRAIN_SIZE)
    bits, line_bytes = bytes(pressed.constBits()), pressed.bytesPerLine()
    pressure = b"".join([bits[y * line_bytes : y * line_bytes + wide] for y in range(high)])
    if firmness > 1:
        pressure = pressure.translate(_pressed_harder(firmness))
    pits = bytearray()
    for y in range(high):
        start = (y + shift_y) % _GRAIN_SIZE * _GRAIN_SIZE
        row = grain[start : start + _GRAIN_SIZE] * (wide // _GRAIN_SIZE + 2)
        pits += row[shift_x : shift_x + wide]
    # Pressure and depth of each pixel in one number: combining them pixel by pixel would take twice as long.
    pairs = bytearray(2 * wide * high)
    low = sys.byteorder == "big"
    pairs[low::2] = pits
    pairs[not low :: 2] = pressure.translate(_QUARTERS)
    places = memoryview(pairs).cast("H")
    covered = bytearray(wide * high)
    for touched in _TOUCHED.finditer(pressure):
        left, right = touched.span()
        covered[left:right] = bytes(map(deposit.__getitem__, places[left:right]))
    # In a variable, since a QImage does not keep the bytes it was made from.
    kept = bytes(covered)
    alpha = QImage(kept, wide, high, wide, QImage.Format.Format_Alpha8)
    picture = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(CHALK)
    with QPainter(picture) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        painter.drawImage(0, 0, alpha)
    return picture


@cache
def _deposit() -> bytes:
    """A table of how much chalk stays, for each pressure in steps of 4 and each depth of the grain."""
    # The amount falls linearly with depth, from 240 to the dust, so each row is a piece of one slope.
    slope = bytes([240] * 600 + [round(240 - 1.634 * depth) for depth in range(146)] + [0] * 400)
    table = bytearray()
    for pressure in range(2, 256, 4):
        dust = int(pressure * pressure / 255 * 0.42)
        full = round((1.12 * pressure - 126.3) / 0.86)
        row = slope[600 - full : 856 - full]
        at_least_dust = bytes([dust] * dust) + bytes(range(dust, 256))
        table += row.translate(at_least_dust)
    return bytes(table)


@lru_cache(maxsize=8)
def _grain(ratio: float) -> bytes:
    """The grain of the slate, a repeating square: the depth at each device pixel."""
    rng = Random("slate")
    size = _GRAIN_SIZE
    picture = QImage(size, size, QImage.Format.Format_Grayscale8)
    picture.fill(127)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for spot, strength in ((2.2 * ratio, 0.5), (1.0 * ratio, 0.45), (0.45 * ratio, 0.5), (1.0, 0.4)):
            count = max(2, round(size / max(1.0, spot)))
            levels = rng.randbytes(count * count)
            noise = QImage(levels, count, count, count, QImage.Format.Format_Grayscale8)
            painter.setOpacity(strength)
            painter.drawImage(QRect(0, 0, size, size), noise)
    depths = bytes(picture.constBits())
    some = depths[::4]
    counts = Counter(some)
    # A coarse pixel averages fine grain, and so is never as deep or as high.
    contrast = min(1.0, 0.64 + 0.18 * ratio)
    below, equal = 0, bytearray(256)
    for depth in range(256):
        rank = (below + counts[depth] / 2) / len(some)
        equal[depth] = round(255 * (0.5 + (rank - 0.5) * contrast))
        below += counts[depth]
    return depths.translate(bytes(equal))


def _reach(stroke: Stroke) -> float:
    """The distance from its line at which a stroke may still leave chalk."""
    return stroke.thickness * 0.9 + _sway(stroke) * 3 + 2


def _is_dash(stroke: Stroke) -> bool:
    """Whether a stroke is a short straight line, such as a minus."""
    return len(stroke.line) == 2 and stroke.length < _DASH * stroke.thickness


def _is_level(stroke: Stroke) -> bool:
    """Whether a straight line is nearly horizontal."""
    (left, top), (right, bottom) = stroke.line
    return abs(bottom - top) < _RISE * abs(right - left)


def _sway(stroke: Stroke) -> float:
    """How far the hand strays from the line, in logical pixels; a short dash would become a wave."""
    if _is_dash(stroke):
        return 0.0
    return min(0.028 * stroke.length + 0.1, stroke.thickness * 0.34)


def _on_pixel(at: QPointF, ratio: float) -> QPointF:
    """The nearest whole device pixel, since the grain would blur between two of them."""
    return QPointF(round(at.x() * ratio) / ratio, round(at.y() * ratio) / ratio)


def _press(painter: QPainter, stroke: Stroke) -> None:
    """Paint the pressure of the chalk along the stroke: uneven strands side by side."""
    rng = Random(f"hand {stroke.seed}")
    path = _wobbled(stroke, rng)
    normals = _normals(path)
    lean = rng.uniform(-0.12, 0.12)
    weight = rng.uniform(0.86, 1.0)
    strands = max(3 if stroke.ruled else 5, round(stroke.thickness * 1.5))
    last = len(path) - 1
    pen = QPen(Qt.GlobalColor.white, stroke.thickness / strands * 2.0)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    set_down = -1
    for strand in range(strands):
        across = (strand + 0.5) / strands * 2 - 1
        body = 1 - 0.72 * abs(across + lean) ** 2.4
        own = weight * body * rng.uniform(0.80, 1.05)
        drift = [rng.uniform(0.84, 1.08) for _ in range(5)]
        begin = round(rng.uniform(-0.01, 0.03) * last)
        end = last - round(rng.uniform(-0.01, 0.05) * last)
        side = across * stroke.thickness * 0.42
        points = [
            QPointF(x + nx * side, y + ny * side) for (x, y), (nx, ny) in zip(path, normals, strict=True)
        ]
        for first in range(max(0, begin), end, _EVEN_STEPS):
            stop = min(first + _EVEN_STEPS, end, last)
            t = (first + stop) / 2 / last
            level = max(0, min(255, round(235 * own * _between(drift, t) * _pressure(t))))
            if level != set_down:
                pen.setColor(QColor(level, level, level))
                painter.setPen(pen)
                set_down = level
            painter.drawPolyline(points[first : stop + 1])
    _scatter_dust(painter, stroke, path, rng)


def _scatter_dust(painter: QPainter, stroke: Stroke, path: list[Point], rng: Random) -> None:
    alike = 8 if stroke.ruled else 1
    for _ in range(round(stroke.length * 0.35 / alike)):
        specks = []
        for _ in range(alike):
            x, y = rng.choice(path)
            away = abs(rng.gauss(0, 0.55)) * stroke.thickness + stroke.thickness * 0.35
            turn = rng.uniform(0, math.tau)
            specks.append(QPointF(x + away * math.cos(turn), y + away * math.sin(turn)))
        level = rng.randrange(40, 150)
        painter.setPen(QPen(QColor(level, level, level), rng.uniform(0.4, 0.9)))
        painter.drawPoints(specks)


def _pressure(t: float) -> float:
    """The pressure at a point of the path, 0 to 1: firm at first, then lighter, firmer again at the end."""
    return 0.88 + 0.16 * math.exp(-t * 9) + 0.08 * math.exp(-(1 - t) * 14) - 0.10 * t


def _between(values: list[float], t: float) -> float:
    place = t * (len(values) - 1)
    index = min(int(place), len(values) - 2)
    return values[index] + (values[index + 1] - values[index]) * (place - index)


def _wobbled(stroke: Stroke, rng: Random) -> list[Point]:
    """The path of a hand along the line: close points that sway and bow a little."""
    sway = _sway(stroke)
    points = _resampled(stroke.line, stroke.step)
    length = stroke.length or 1.0
    bow = rng.gauss(0, 0.8) * sway if len(stroke.line) == 2 else 0.0
    slow, quick = rng.uniform(0, math.tau), rng.uniform(0, math.tau)
    slow_waves, quick_waves = rng.uniform(0.6, 1.3), length / stroke.thickness / rng.uniform(2.2, 3.4)
    shift = (rng.gauss(0, 0.35) * sway, rng.gauss(0, 0.35) * sway)
    swayed = []
    for index, ((x, y), (nx, ny)) in enumerate(zip(points, _normals(points), strict=True)):
        t = index / max(1, len(points) - 1)
        off = bow * 4 * t * (1 - t)
        off += 0.45 * sway * math.sin(slow + math.tau * slow_waves * t)
        off += 0.10 * sway * math.sin(quick + math.tau * quick_waves * t)
        swayed.append((x + nx * off + shift[0], y + ny * off + shift[1]))
    return swayed


def _resampled(line: Line, step: float) -> list[Point]:
    points = [line[0]]
    for (x0, y0), (x1, y1) in pairwise(line):
        parts = max(1, math.ceil(math.dist((x0, y0), (x1, y1)) / step))
        points += ((x0 + (x1 - x0) * k / parts, y0 + (y1 - y0) * k / parts) for k in range(1, parts + 1))
    return points


def _normals(path: list[Point]) -> list[Point]:
    """The unit vectors across the path at each of its points."""
    normals = []
    for before, after in zip([path[0], *path[:-1]], [*path[1:], path[-1]], strict=True):
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1.0
        normals.append((-dy / length, dx / length))
    return normals


def _begun(whole: QPixmap, offset: Point, stroke: Stroke, ratio: float, progress: float) -> QPixmap:
    """The first part of a drawn stroke."""
    path = _resampled(stroke.line, stroke.step)
    done = path[: max(2, round(progress * (len(path) - 1)) + 1)]
    picture = QPixmap(whole.size())
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.translate(-offset[0], -offset[1])
        pen = QPen(Qt.GlobalColor.white, 2 * _reach(stroke))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF([QPointF(x, y) for x, y in done]))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.drawPixmap(QPointF(*offset), whole)
    return picture
