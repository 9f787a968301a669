"""The slate before anyone has written on it: walnut frame and dark stone, drawn from nothing but noise.

Wood and old chalk are drawn once and then stretched to the size of the slate, so that resizing is quick.
"""

from __future__ import annotations

import math
from functools import cache
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
)

from tartli_desktop import walnut
from tartli_desktop.slate.chalk import CHALK

_STONE_TOP = QColor("#363C3D")
_STONE_FOOT = QColor("#282D2E")

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
    walnut.paint_frame(painter, size, ground, ratio)
    _paint_shadow(painter, ground, 0.8 * (ground.left() - size.left()) + 4)
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


def _chalk(alpha: int) -> QColor:
    colour = QColor(CHALK)
    colour.setAlpha(max(0, alpha))
    return colour
