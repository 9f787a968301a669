"""The wooden rim of the table and frame of the slate."""

import math
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPolygonF

from tartli_desktop.looks.surfaces import theme
from tartli_desktop.settings.settings import Wood

_PLANK_LENGTH = 400
_PLANK_BREADTH = 20
_PLANK_SCALE = 2
"""Pixels of the texture per logical pixel of a plank."""


def paint_frame(
    painter: QPainter, size: QRectF, ground: QRectF, ratio: float, wood: Wood | None = None
) -> None:
    """Paint a mitred frame.

    Args:
        painter: paints in logical pixels.
        size: the whole area with the frame.
        ground: the area inside the frame.
        ratio: device pixels per logical pixel.
        wood: the wood, by default the theme's.
    """
    outline = QPainterPath()
    breadth = ground.left() - size.left()
    corner = 0.3 * breadth
    outline.addRoundedRect(size, corner, corner)
    outer = (size.topLeft(), size.topRight(), size.bottomRight(), size.bottomLeft())
    inner = (ground.topLeft(), ground.topRight(), ground.bottomRight(), ground.bottomLeft())
    planks = _planks(wood or theme.theme()[1], ratio)
    of_a_side = planks.height() / 4
    for side in range(4):
        following = (side + 1) % 4
        mitred = QPainterPath()
        mitred.addPolygon(QPolygonF([outer[side], outer[following], inner[following], inner[side]]))
        painter.save()
        painter.setClipPath(outline.intersected(mitred))
        painter.translate(outer[side])
        painter.rotate(90.0 * side)
        painter.drawImage(
            QRectF(0, 0, size.width() if side % 2 == 0 else size.height(), breadth),
            planks,
            QRectF(0, side * of_a_side, planks.width(), of_a_side),
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
    # Light from the upper left catches the lower and the right lip of the wood.
    lip = ground.adjusted(-1.6, -1.6, 1.6, 1.6)
    painter.setPen(QPen(QColor(255, 214, 160, 40), 1.1))
    painter.drawPolyline([lip.bottomLeft(), lip.bottomRight(), lip.topRight()])
    painter.setPen(QPen(QColor(12, 7, 4, 150), 1.4))
    painter.drawRect(ground.adjusted(-0.5, -0.5, 0.5, 0.5))


@lru_cache(maxsize=4)
def _planks(wood: Wood, ratio: float) -> QImage:
    """Wood for the four sides, below each other, with the outer edges on top and the grain running along."""
    planks = theme.wood_texture(wood)
    if ratio >= _PLANK_SCALE:
        return planks
    # Not left to the painter, which skips pixels when it makes a picture much smaller.
    return planks.scaled(
        math.ceil(_PLANK_LENGTH * ratio),
        4 * math.ceil(_PLANK_BREADTH * ratio),
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
