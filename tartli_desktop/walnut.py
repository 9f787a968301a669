"""Walnut, as the table's rim and the frame of the slate are made of; drawn by us."""

import math
from functools import lru_cache
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
)

_WALNUT = QColor("#5F3A23")
_WALNUT_DARK = QColor("#2B211C")
_WALNUT_LIGHT = QColor("#9A6638")

_PLANK_LENGTH = 400.0
_PLANK_BREADTH = 20.0


def paint_frame(painter: QPainter, size: QRectF, ground: QRectF, ratio: float) -> None:
    """Paint a mitred frame.

    Args:
        painter: Paints in logical pixels.
        size: The whole, with the frame.
        ground: What the frame encloses.
        ratio: Device pixels per logical pixel.
    """
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


def _lit(colour: QColor, light: float) -> QColor:
    red, green, blue = (
        min(255, round(part * light)) for part in (colour.red(), colour.green(), colour.blue())
    )
    return QColor(red, green, blue, colour.alpha())
