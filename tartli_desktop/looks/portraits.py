"""The portraits of the people at the table as pixmaps, sharp at every size and screen scale."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from tartli_desktop.resources import resources_folder

from .surfaces.painted_once import painted_once

_WREATH, _WREATH_SHADE, _WREATH_RIM = QColor("#7FA35C"), QColor("#577B43"), QColor("#2F4A26")
_LEAVES = 9
_FRAME, _GROUND = QColor("#7A4B2A"), QColor("#F3E9D2")


def portrait(name: str, size: float, ratio: float = 1.0) -> QPixmap:
    """A portrait in its round frame, transparent around it.

    Args:
        name: the id of a person, or a name of :data:`~tartli_desktop.characters.characters.GUESTS`; without a
            portrait, an empty frame is drawn.
        size: width and height in logical pixels.
        ratio: the device pixel ratio of the screen.
    """
    pixels = max(1, round(size * ratio))
    area = QRectF(0, 0, pixels, pixels)
    return painted_once(
        ("portrait", name), QSize(pixels, pixels), lambda painter: _paint(painter, name, area), ratio
    )


def paint_wreath(painter: QPainter, portrait: QRectF) -> None:
    """Paint a wreath of laurel around the place of a portrait, open at the top."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(portrait.center())
    reach = 0.52 * portrait.width()
    length, breadth = 0.2 * portrait.width(), 0.075 * portrait.width()
    for side in (1, -1):
        painter.save()
        painter.scale(side, 1)
        for number in range(_LEAVES):
            # From the bottom up to the sides of the head.
            painter.save()
            painter.rotate(10 + number * 128 / (_LEAVES - 1))
            painter.translate(0, reach)
            for outward in (1, -1):
                painter.save()
                painter.rotate(90 + outward * 38)
                painter.setPen(QPen(_WREATH_RIM, max(0.8, 0.008 * portrait.width())))
                painter.setBrush(_WREATH if outward > 0 else _WREATH_SHADE)
                leaf = QPainterPath()
                leaf.quadTo(length / 2, -breadth, length, 0)
                leaf.quadTo(length / 2, breadth, 0, 0)
                painter.drawPath(leaf)
                painter.restore()
            painter.restore()
        painter.restore()
    painter.restore()


def _paint(painter: QPainter, name: str, area: QRectF) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    file = resources_folder() / "portraits" / f"{name}.svg"
    renderer = QSvgRenderer(str(file)) if file.is_file() else QSvgRenderer()
    if renderer.isValid():
        renderer.render(painter, area)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    for share, colour in ((0.025, _FRAME), (0.06, _GROUND)):
        painter.setBrush(colour)
        rim = area.width() * share
        painter.drawEllipse(area.adjusted(rim, rim, -rim, -rim))
