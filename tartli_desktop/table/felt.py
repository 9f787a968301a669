"""The table itself: green baize in a walnut rim, drawn by us."""

from __future__ import annotations

import random

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPen, QPixmap, QRadialGradient

_BAIZE = QColor("#3E6B4B")
_WALNUT_LIGHT, _WALNUT_DARK = QColor("#7A4B2A"), QColor("#4A2C18")
_TILE = 256
_FIBRES = tuple(QColor(255, 255, 220, alpha) for alpha in (5, 8, 12)) + tuple(
    QColor(0, 20, 0, alpha) for alpha in (6, 10, 15)
)
_FIBRES_OF_A_SHADE = 640
RIM = 13
"""Breadth of the walnut rim in logical pixels."""


def baize_tile() -> QImage:
    """A square of cloth that repeats without a seam: short fibres, always the same ones."""
    dice = random.Random(1848).random
    tile = QImage(_TILE, _TILE, QImage.Format.Format_RGB32)
    tile.fill(_BAIZE)
    painter = QPainter(tile)
    for shade in _FIBRES:
        fibres = []
        for _ in range(_FIBRES_OF_A_SHADE):
            x, y = dice() * _TILE, dice() * _TILE
            fibre = QLineF(x, y, x + dice() * 7 - 3.5, y + dice() * 5 - 2.5)
            fibres.append(fibre)
            # What leaves the square on one side comes in again on the other.
            across = _TILE if x < 4 else -_TILE if x > _TILE - 4 else 0
            down = _TILE if y < 4 else -_TILE if y > _TILE - 4 else 0
            if across or down:
                fibres += [
                    fibre.translated(across, 0),
                    fibre.translated(0, down),
                    fibre.translated(across, down),
                ]
        painter.setPen(QPen(shade, 1))
        painter.drawLines(fibres)
    painter.end()
    return tile


def paint_table(painter: QPainter, area: QRectF) -> None:
    """Paint baize, the light of the lamp over it, and the rim, into an area of logical pixels."""
    painter.fillRect(area, QBrush(QPixmap.fromImage(baize_tile())))
    lamp = QRadialGradient(
        area.center().x(), area.top() + area.height() * 0.45, max(area.width(), area.height()) * 0.75
    )
    lamp.setColorAt(0.0, QColor(255, 240, 190, 46))
    lamp.setColorAt(0.45, QColor(255, 240, 190, 8))
    lamp.setColorAt(1.0, QColor(0, 12, 4, 105))
    painter.fillRect(area, lamp)
    _paint_rim(painter, area)


def _paint_rim(painter: QPainter, area: QRectF) -> None:
    dice = random.Random(1896)
    left, top, width, height = area.x(), area.y(), area.width(), area.height()
    sides = (
        (QRectF(left, top, width, RIM), True),
        (QRectF(left, top + height - RIM, width, RIM), True),
        (QRectF(left, top, RIM, height), False),
        (QRectF(left + width - RIM, top, RIM, height), False),
    )
    for side, lies in sides:
        shade = QLinearGradient(side.topLeft(), side.bottomLeft() if lies else side.topRight())
        shade.setColorAt(0, _WALNUT_LIGHT)
        shade.setColorAt(1, _WALNUT_DARK)
        painter.fillRect(side, shade)
        for _ in range(26):
            painter.setPen(QPen(QColor(30, 16, 8, dice.randint(25, 70)), dice.choice((0.6, 1.0))))
            if lies:
                y = side.top() + dice.random() * RIM
                x = side.left() + dice.random() * side.width()
                painter.drawLine(
                    round(x), round(y), round(x + side.width() * 0.25), round(y + dice.uniform(-1, 1))
                )
            else:
                x = side.left() + dice.random() * RIM
                y = side.top() + dice.random() * side.height()
                painter.drawLine(
                    round(x), round(y), round(x + dice.uniform(-1, 1)), round(y + side.height() * 0.25)
                )
    inner = area.adjusted(RIM, RIM, -RIM, -RIM)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for step in range(6):
        painter.setPen(QPen(QColor(0, 10, 0, 70 - step * 11), 1))
        painter.drawRect(inner.adjusted(step, step, -step, -step))
