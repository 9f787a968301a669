"""The slate before anyone has written on it: walnut frame and dark stone, drawn from nothing but noise.

Wood and old chalk are drawn once and then stretched to the size of the slate, so that resizing is quick.
"""

from __future__ import annotations

import math
from functools import cache, lru_cache
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
)

from tartli_desktop.slate.chalk import CHALK

_STONE_TOP = QColor("#363C3D")
_STONE_FOOT = QColor("#282D2E")
_WALNUT = QColor("#5F3A23")
_WALNUT_DARK = QColor("#2B211C")
_WALNUT_LIGHT = QColor("#9A6638")

_PLANK_LENGTH = 400.0
_PLANK_BREADTH = 20.0
_HAZE_WIDTH = 130
_HAZE_HEIGHT = 390
_SWEEPS = 26


def paint(painter: QPainter, size: QRectF, ground: QRectF, ratio: float) -> None:
    """Paint frame and stone.

    Args:
        painter: Paints in logical pixels.
        size: The whole slate with its frame.
        ground: The stone inside the frame.
        ratio: Device pixels per logical pixel.
    """
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    _paint_stone(painter, ground)
    _paint_frame(painter, size, ground, ratio)
    painter.restore()


def _paint_stone(painter: QPainter, ground: QRectF) -> None:
    shade = QLinearGradient(ground.topLeft(), ground.bottomLeft())
    shade.setColorAt(0, _STONE_TOP)
    shade.setColorAt(1, _STONE_FOOT)
    painter.fillRect(ground, shade)
    shown = min(1.0, ground.height() / ground.width() * _HAZE_WIDTH / _HAZE_HEIGHT)
    painter.drawImage(ground, _haze(), QRectF(0, 0, _HAZE_WIDTH, _HAZE_HEIGHT * shown))
    painter.fillRect(ground, QBrush(_speckle()))


@cache
def _haze() -> QImage:
    """Old chalk that no sponge ever takes off: clouds, the sweeps of many wipings, a few scratches."""
    rng = Random("haze")
    haze = QImage(_HAZE_WIDTH, _HAZE_HEIGHT, QImage.Format.Format_ARGB32_Premultiplied)
    haze.fill(Qt.GlobalColor.transparent)
    painter = QPainter(haze)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    for cell, strength in ((60.0, 17), (18.0, 12)):
        _paint_clouds(painter, cell, strength, rng)
    for sweep in range(_SWEEPS):
        _paint_sweep(painter, (sweep + rng.random()) / _SWEEPS, rng)
    for _ in range(8):
        _paint_scratch(painter, rng)
    painter.end()
    return haze


def _paint_clouds(painter: QPainter, cell: float, strength: int, rng: Random) -> None:
    across, down = round(_HAZE_WIDTH / cell) + 3, round(_HAZE_HEIGHT / cell) + 3
    cloud = QImage(across, down, QImage.Format.Format_ARGB32_Premultiplied)
    for y in range(down):
        for x in range(across):
            cloud.setPixelColor(x, y, _chalk(round(strength * rng.random() ** 1.6)))
    painter.drawImage(QRectF(-cell, -cell, across * cell, down * cell), cloud)


def _paint_sweep(painter: QPainter, down: float, rng: Random) -> None:
    """One sweep of a sponge long ago: many faint hairs beside each other, in a flat arc."""
    breadth = rng.uniform(15, 34)
    start = QPointF(rng.uniform(-30, 60), down * _HAZE_HEIGHT)
    end = start + QPointF(rng.uniform(50, 115), rng.uniform(-30, 30))
    bend = QPointF(rng.uniform(-10, 10), rng.uniform(-20, 20))
    normal = QPointF(start.y() - end.y(), end.x() - start.x())
    normal /= math.hypot(normal.x(), normal.y())
    hairs = round(0.7 * breadth)
    for hair in range(hairs):
        across = hair / hairs - 0.5
        side = normal * (across * breadth)
        path = QPainterPath(start + side + QPointF(rng.uniform(0, 16), 0))
        path.quadTo((start + end) / 2 + bend + side, end + side - QPointF(rng.uniform(0, 16), 0))
        painter.strokePath(path, QPen(_chalk(round(rng.uniform(0, 8.0) * (1 - 3.6 * across * across))), 1.6))


def _paint_scratch(painter: QPainter, rng: Random) -> None:
    start = QPointF(rng.random() * _HAZE_WIDTH, rng.random() * _HAZE_HEIGHT)
    turn, length = rng.uniform(0, math.tau), rng.uniform(5, 22)
    path = QPainterPath(start)
    path.quadTo(
        start + QPointF(math.cos(turn + 0.12), math.sin(turn + 0.12)) * (length / 2),
        start + QPointF(math.cos(turn), math.sin(turn)) * length,
    )
    painter.strokePath(path, QPen(_chalk(rng.randrange(10, 24)), 0.5))


@cache
def _speckle() -> QImage:
    """The roughness of the stone, a tile."""
    size = 192
    # Of 256 kinds of grain, most show nothing, some a little light, some a pit.
    light = [bytes((alpha, alpha, alpha, alpha)) for alpha in range(2, 10)] * 4
    dark = [bytes((0, 0, 0, alpha)) for alpha in range(4, 22)] * 2
    kinds = (light + dark + [bytes(4)] * 256)[:256]
    pixels = b"".join(map(kinds.__getitem__, Random("speckle").randbytes(size * size)))
    return QImage(pixels, size, size, 4 * size, QImage.Format.Format_ARGB32_Premultiplied).copy()


def _paint_frame(painter: QPainter, size: QRectF, ground: QRectF, ratio: float) -> None:
    outline = QPainterPath()
    breadth = ground.left() - size.left()
    corner = 0.3 * breadth
    outline.addRoundedRect(size, corner, corner)
    outer = (size.topLeft(), size.topRight(), size.bottomRight(), size.bottomLeft())
    inner = (ground.topLeft(), ground.topRight(), ground.bottomRight(), ground.bottomLeft())
    for side in range(4):
        following = (side + 1) % 4
        mitred = QPainterPath()
        mitred.addPolygon(QPolygonF([outer[side], outer[following], inner[following], inner[side]]))
        painter.save()
        painter.setClipPath(outline.intersected(mitred))
        painter.translate(outer[side])
        painter.rotate(90.0 * side)
        painter.drawImage(
            QRectF(0, 0, size.width() if side % 2 == 0 else size.height(), breadth), _plank(side, ratio)
        )
        painter.restore()
    painter.setPen(QPen(QColor(20, 12, 8, 150), 0.8))
    for out, into in zip(outer, inner, strict=True):
        painter.drawLine(out + (into - out) * 0.12, into)
    _paint_edges(painter, size, ground, corner)
    _paint_shadow(painter, ground, 0.8 * breadth + 4)


def _paint_edges(painter: QPainter, size: QRectF, ground: QRectF, corner: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(18, 11, 7, 190), 1.0))
    painter.drawRoundedRect(size.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
    painter.setPen(QPen(QColor(255, 220, 170, 34), 1.0))
    painter.drawRoundedRect(size.adjusted(1.5, 1.5, -1.5, -1.5), corner - 1, corner - 1)
    # Light comes from the upper left, and so catches the lower and the right lip of the wood.
    lip = ground.adjusted(-1.6, -1.6, 1.6, 1.6)
    painter.setPen(QPen(QColor(255, 214, 160, 40), 1.1))
    painter.drawPolyline([lip.bottomLeft(), lip.bottomRight(), lip.topRight()])
    painter.setPen(QPen(QColor(12, 7, 4, 150), 1.4))
    painter.drawRect(ground.adjusted(-0.5, -0.5, 0.5, 0.5))


def _paint_shadow(painter: QPainter, ground: QRectF, reach: float) -> None:
    """The shadow that the frame throws on the stone."""
    for start, end, dark in (
        (ground.topLeft(), ground.topLeft() + QPointF(0, reach), 125),
        (ground.topLeft(), ground.topLeft() + QPointF(reach, 0), 105),
        (ground.topRight(), ground.topRight() - QPointF(0.6 * reach, 0), 50),
        (ground.bottomLeft(), ground.bottomLeft() - QPointF(0, 0.6 * reach), 45),
    ):
        shadow = QLinearGradient(start, end)
        for place in (0.0, 0.2, 0.45, 0.7, 1.0):
            shadow.setColorAt(place, QColor(0, 0, 0, round(dark * (1 - place) ** 2.2)))
        edge = QRectF(start, end).normalized()
        if edge.width() == 0:
            edge = QRectF(ground.left(), edge.top(), ground.width(), edge.height())
        else:
            edge = QRectF(edge.left(), ground.top(), edge.width(), ground.height())
        painter.fillRect(edge, shadow)


@lru_cache(maxsize=8)
def _plank(side: int, ratio: float) -> QImage:
    """A piece of walnut for one side of the frame, its outer edge on top, its grain running along."""
    rng = Random(f"plank {side}")
    light = (1.12, 0.86, 0.80, 1.04)[side]
    wood = QImage(
        math.ceil(_PLANK_LENGTH * ratio), math.ceil(_PLANK_BREADTH * ratio), QImage.Format.Format_RGB32
    )
    wood.fill(_lit(_WALNUT, light))
    painter = QPainter(wood)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(ratio, ratio)
    # Bands as broad as years, then fibres, then the pores that make it walnut.
    for along, across, strength in ((130.0, 3.2, 0.34), (46.0, 1.1, 0.28), (14.0, 0.55, 0.20)):
        _paint_bands(painter, along, across, strength, rng)
    for _ in range(7):
        _paint_year(painter, light, rng)
    for _ in range(330):
        pore = QRectF(
            rng.random() * _PLANK_LENGTH,
            rng.random() * _PLANK_BREADTH,
            rng.uniform(1.5, 7),
            rng.uniform(0.3, 0.6),
        )
        painter.fillRect(pore, QColor(24, 13, 8, rng.randrange(30, 95)))
    profile = QLinearGradient(0, 0, 0, _PLANK_BREADTH)
    profile.setColorAt(0.0, QColor(0, 0, 0, 80))
    profile.setColorAt(0.16, QColor(255, 225, 180, 26))
    profile.setColorAt(0.42, QColor(255, 225, 180, 8))
    profile.setColorAt(0.8, QColor(0, 0, 0, 26))
    profile.setColorAt(1.0, QColor(0, 0, 0, 105))
    painter.fillRect(QRectF(0, 0, _PLANK_LENGTH, _PLANK_BREADTH), profile)
    painter.end()
    return wood


def _paint_bands(painter: QPainter, along: float, across: float, strength: float, rng: Random) -> None:
    columns, rows = round(_PLANK_LENGTH / along) + 3, round(_PLANK_BREADTH / across) + 3
    bands = QImage(columns, rows, QImage.Format.Format_ARGB32_Premultiplied)
    for y in range(rows):
        row = rng.uniform(-0.6, 0.6)
        for x in range(columns):
            depth = max(-1.0, min(1.0, row + rng.uniform(-0.5, 0.5)))
            tone = QColor(_WALNUT_LIGHT if depth > 0 else _WALNUT_DARK)
            tone.setAlphaF(abs(depth) * strength)
            bands.setPixelColor(x, y, tone)
    painter.drawImage(QRectF(-along, -across, columns * along, rows * across), bands)


def _paint_year(painter: QPainter, light: float, rng: Random) -> None:
    x, y, drift = -5.0, rng.random() * _PLANK_BREADTH, 0.0
    path = QPainterPath(QPointF(x, y))
    while x < _PLANK_LENGTH:
        step = rng.uniform(18, 60)
        drift = 0.6 * drift + rng.gauss(0, 0.9)
        path.quadTo(QPointF(x + step / 2, y + drift * 0.6), QPointF(x + step, y + drift))
        x, y = x + step, y + drift
    dark = QColor(36, 20, 12, rng.randrange(60, 130))
    painter.strokePath(path, QPen(_lit(dark, light), rng.uniform(0.5, 1.2)))


def _chalk(alpha: int) -> QColor:
    colour = QColor(CHALK)
    colour.setAlpha(max(0, alpha))
    return colour


def _lit(colour: QColor, light: float) -> QColor:
    red, green, blue = (
        min(255, round(part * light)) for part in (colour.red(), colour.green(), colour.blue())
    )
    return QColor(red, green, blue, colour.alpha())
