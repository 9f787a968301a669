"""The table itself: a cloth in a wooden rim, drawn by us."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPixmap, QRadialGradient

from tartli_desktop.looks.surfaces import theme, wood_frame
from tartli_desktop.looks.surfaces.painted_once import painted_once
from tartli_desktop.settings.settings import Cloth, Wood

RIM = 13
"""Breadth of the wooden rim in logical pixels."""

_LEAST_FLOOR = 60.0
"""How broad the floor at each side of a table is at least, in logical pixels; else the table is larger."""
_DARK = QColor(12, 8, 4, 190)
"""Lies over the boards of the floor."""
_SHADOW = 28
"""How far the shadow of the table reaches, in logical pixels."""


def paint_table(
    painter: QPainter, area: QRectF, ratio: float, cloth: Cloth | None = None, wood: Wood | None = None
) -> None:
    """Paint the cloth, the light of the lamp over it, and the rim.

    Args:
        painter: Paints in logical pixels.
        area: The whole table.
        ratio: Device pixels per logical pixel.
        cloth: Another one than the theme's.
        wood: Another one than the theme's.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(area, QBrush(theme.cloth_texture(cloth)))
    reach = max(area.width(), area.height()) * 0.75
    lamp = QRadialGradient(area.center().x(), area.top() + area.height() * 0.45, reach)
    lamp.setColorAt(0.0, QColor(255, 240, 190, 46))
    lamp.setColorAt(0.45, QColor(255, 240, 190, 8))
    dark = theme.far_from_lamp(cloth)
    dark.setAlpha(105)
    lamp.setColorAt(1.0, dark)
    painter.fillRect(area, lamp)
    ground = area.adjusted(RIM, RIM, -RIM, -RIM)
    wood_frame.paint_frame(painter, area, ground, ratio, wood)
    for step in range(6):
        dark.setAlpha(70 - step * 11)
        _paint_outline(painter, ground.adjusted(step, step, -step, -step), dark)


def table_area(room: QSizeF, wanted: QSizeF) -> QRectF:
    """Where the table is in a room: all of it, but for the floor beside a table that would be far too large.

    Args:
        room: what there is, in logical pixels.
        wanted: the size that what lies on it asks for; at most the room.
    """
    beside = [
        spare if spare > _LEAST_FLOOR else 0.0
        for spare in ((room.width() - wanted.width()) / 2, (room.height() - wanted.height()) / 2)
    ]
    across, down = map(round, beside)
    return QRectF(QPointF(0, 0), room).adjusted(across, down, -across, -down)


def painted_table(size: QSize, ratio: float, area: QRectF, *, high_contrast: bool) -> QPixmap:
    """The table of the theme, with the floor where there is no table.

    Args:
        size: of the picture in pixels.
        ratio: how many of them are a logical pixel.
        area: where the table is, in logical pixels.
        high_contrast: whether it is plain.
    """
    stuff = (theme.cloth_texture().cacheKey(), theme.wood_texture().cacheKey())
    look = ("table", high_contrast, theme.theme(), *stuff, ratio, area.getRect())
    room = QRectF(QPointF(0, 0), size.toSizeF() / ratio)

    def paint(painter: QPainter) -> None:
        painter.scale(ratio, ratio)
        if high_contrast:
            painter.fillRect(room, QColor("black"))
            paint_plain_table(painter, area)
            return
        if area != room:
            _paint_floor(painter, room, area)
        paint_table(painter, area, ratio)

    return painted_once(look, size, paint)


def _paint_floor(painter: QPainter, room: QRectF, table: QRectF) -> None:
    """Dark boards, and the shadow of the table on them."""
    painter.fillRect(room, QBrush(theme.wood_texture()))
    painter.fillRect(room, _DARK)
    painter.setPen(Qt.PenStyle.NoPen)
    for spread in range(_SHADOW, 0, -4):
        painter.setBrush(QColor(0, 0, 0, 14))
        painter.drawRoundedRect(table.adjusted(-spread, -spread, spread, spread), spread, spread)


PLAIN_BAIZE = QColor("#06180C")
"""Of the table with high contrast: seven times as dark as what is written on it."""


def paint_plain_table(painter: QPainter, area: QRectF) -> None:
    """Paint a table for eyes that need contrast: dark, without wood, grain or light, in a white line."""
    painter.fillRect(area, PLAIN_BAIZE)
    _paint_outline(painter, area, QColor("white"))


def _paint_outline(painter: QPainter, area: QRectF, colour: QColor) -> None:
    """The outermost pixels of an area; four bars are painted sooner than a line around."""
    for bar in (
        QRectF(area.left(), area.top(), area.width(), 1),
        QRectF(area.left(), area.bottom() - 1, area.width(), 1),
        QRectF(area.left(), area.top() + 1, 1, area.height() - 2),
        QRectF(area.right() - 1, area.top() + 1, 1, area.height() - 2),
    ):
        painter.fillRect(bar, colour)
