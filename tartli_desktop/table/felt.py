"""The table itself: green baize in a walnut rim, drawn by us."""

from __future__ import annotations

import random

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen, QPixmap, QRadialGradient

from tartli_desktop import walnut

_BAIZE = QColor("#3E6B4B")
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


def paint_table(painter: QPainter, area: QRectF, ratio: float) -> None:
    """Paint baize, the light of the lamp over it, and the rim.

    Args:
        painter: Paints in logical pixels.
        area: The whole table.
        ratio: Device pixels per logical pixel.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(area, QBrush(QPixmap.fromImage(baize_tile())))
    reach = max(area.width(), area.height()) * 0.75
    lamp = QRadialGradient(area.center().x(), area.top() + area.height() * 0.45, reach)
    lamp.setColorAt(0.0, QColor(255, 240, 190, 46))
    lamp.setColorAt(0.45, QColor(255, 240, 190, 8))
    lamp.setColorAt(1.0, QColor(0, 12, 4, 105))
    painter.fillRect(area, lamp)
    ground = area.adjusted(RIM, RIM, -RIM, -RIM)
    walnut.paint_frame(painter, area, ground, ratio)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for step in range(6):
        painter.setPen(QPen(QColor(0, 10, 0, 70 - step * 11), 1))
        painter.drawRect(ground.adjusted(step, step, -step, -step))
