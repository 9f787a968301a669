"""The table itself: a painted cloth in a wooden rim."""

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap, QRadialGradient

from tartli_desktop.looks.colours import high_contrast
from tartli_desktop.looks.surfaces import theme, wood_frame
from tartli_desktop.looks.surfaces.painted_once import painted_once
from tartli_desktop.settings.settings import Cloth, Wood

RIM = 13
"""Breadth of the wooden rim in logical pixels."""

_LEAST_FLOOR = 60.0
"""The least breadth of floor beside a table, in logical pixels; the table fills narrower strips."""
_DARK = QColor(12, 8, 4, 190)
"""The shade over the boards of the floor."""
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
        cloth: A cloth instead of the theme's.
        wood: A wood instead of the theme's.
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
    """The area of the table in a room: the whole room, or a part of it if the table would be far too large.

    Args:
        room: the room, in logical pixels.
        wanted: the size that the layout asks for; at most that of the room.
    """
    beside = [
        spare if spare > _LEAST_FLOOR else 0.0
        for spare in ((room.width() - wanted.width()) / 2, (room.height() - wanted.height()) / 2)
    ]
    across, down = map(round, beside)
    return QRectF(QPointF(0, 0), room).adjusted(across, down, -across, -down)


def painted_table(size: QSize, ratio: float, area: QRectF) -> QPixmap:
    """Paint the table of the theme, or a plain one, and floor where the table does not reach.

    Args:
        size: of the picture in pixels.
        ratio: pixels per logical pixel.
        area: the area of the table, in logical pixels.
    """
    stuff = (theme.cloth_texture().cacheKey(), theme.wood_texture().cacheKey())
    look = ("table", high_contrast(), theme.theme(), *stuff, ratio, area.getRect())
    room = QRectF(QPointF(0, 0), size.toSizeF() / ratio)

    def paint(painter: QPainter) -> None:
        painter.scale(ratio, ratio)
        if high_contrast():
            painter.fillRect(room, QColor("black"))
            paint_plain_table(painter, area)
            return
        if area != room:
            _paint_floor(painter, room, area)
        paint_table(painter, area, ratio)

    return painted_once(look, size, paint)


def _paint_floor(painter: QPainter, room: QRectF, table: QRectF) -> None:
    """Paint dark boards, and the shadow of the table on them."""
    painter.fillRect(room, QBrush(theme.wood_texture()))
    painter.fillRect(room, _DARK)
    painter.setPen(Qt.PenStyle.NoPen)
    for spread in range(_SHADOW, 0, -4):
        painter.setBrush(QColor(0, 0, 0, 14))
        painter.drawRoundedRect(table.adjusted(-spread, -spread, spread, spread), spread, spread)


PLAIN_BAIZE = QColor("#06180C")
"""The colour of a high-contrast table, with a contrast of at least 7:1 to the writing on it."""


def paint_plain_table(painter: QPainter, area: QRectF) -> None:
    """Paint a high-contrast table: dark, without wood, grain or light, within a white line."""
    painter.fillRect(area, PLAIN_BAIZE)
    _paint_outline(painter, area, QColor("white"))


def _paint_outline(painter: QPainter, area: QRectF, colour: QColor) -> None:
    painter.setPen(QPen(colour, 1, j=Qt.PenJoinStyle.MiterJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(area.adjusted(0.5, 0.5, -0.5, -0.5))
