"""A picture of a few chalk marks on a piece of slate, for a text."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from tartli_desktop.chalk import stone

from . import shapes, touches
from .layout import Arrangement
from .marks import Mark

_GAP = 0.34
_MARGIN = 0.3
"""Space between and around marks, in sign heights, with room for Beck's underline."""


def picture(marks: Sequence[Mark], size: float, ratio: float) -> QImage:
    """A picture of marks side by side on bare slate.

    Args:
        marks: The marks; the same marks always look the same.
        size: The height of a sign, in logical pixels.
        ratio: Device pixels per logical pixel.
    """
    places, left = [], _MARGIN * size
    for mark in marks:
        places.append(QPointF(left, _MARGIN * size))
        left += (shapes.width(mark) + _GAP) * size
    wide = math.ceil(left + (_MARGIN - _GAP) * size)
    high = math.ceil((1 + 2 * _MARGIN) * size)
    image = QImage(round(wide * ratio), round(high * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        stone.paint_stone(painter, QRectF(0, 0, wide, high))
        arranged = Arrangement(size, (tuple(places), ()))
        touches.draw_all(painter, touches.of_columns("sample", (marks, ()), arranged), ratio)
    return image
