"""The empty slate: a wooden frame, and dark stone with a haze of old chalk."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen

from tartli_desktop.looks.colours import high_contrast
from tartli_desktop.looks.surfaces import theme, wood_frame
from tartli_desktop.looks.surfaces.textures import texture

_STONE_TOP = QColor("#363C3D")
STONE_FOOT = QColor("#282D2E")
PLAIN_STONE = QColor("black")
"""The stone in high contrast."""


_DENSE = 3


def coats() -> range:
    """How often chalk goes over a line: in high contrast so that hardly any stone shows through."""
    return range(_DENSE if high_contrast() else 1)


def paint(painter: QPainter, size: QRectF, ground: QRectF, ratio: float) -> None:
    """Paint frame and stone; in high contrast a black board with a white outline.

    Args:
        painter: paints in logical pixels.
        size: the whole slate with its frame.
        ground: the stone inside the frame.
        ratio: device pixels per logical pixel.
    """
    if high_contrast():
        _paint_plain(painter, size, ground)
        return
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    paint_stone(painter, ground)
    wood_frame.paint_frame(painter, size, ground, ratio)
    _paint_shadow(painter, ground, 0.8 * (ground.left() - size.left()) + 4)
    painter.restore()


def made_of() -> tuple[int, ...]:
    """A key for the present looks of frame and stone, which changes whenever they do."""
    stuff = (theme.wood_texture(), texture("haze", "transparent"), texture("speckle", "transparent"))
    return (high_contrast(), *(image.cacheKey() for image in stuff))


def _paint_plain(painter: QPainter, size: QRectF, ground: QRectF) -> None:
    painter.fillRect(size, PLAIN_STONE)
    painter.save()
    painter.setPen(QPen(QColor("white"), 2))
    painter.drawRect(ground.adjusted(-3, -3, 3, 3))
    painter.restore()


def paint_stone(painter: QPainter, ground: QRectF) -> None:
    """Paint bare stone."""
    shade = QLinearGradient(ground.topLeft(), ground.bottomLeft())
    shade.setColorAt(0, _STONE_TOP)
    shade.setColorAt(1, STONE_FOOT)
    painter.fillRect(ground, shade)
    haze = texture("haze", "transparent")
    shown = min(1.0, ground.height() / ground.width() * haze.width() / haze.height())
    painter.drawImage(ground, haze, QRectF(0, 0, haze.width(), haze.height() * shown))
    painter.fillRect(ground, QBrush(texture("speckle", "transparent")))


def _paint_shadow(painter: QPainter, ground: QRectF, reach: float) -> None:
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
