"""The portraits of the people at the table as pixmaps, sharp at every size and screen scale."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from tartli_desktop.resources import resources_folder

_FRAME, _GROUND = QColor("#7A4B2A"), QColor("#F3E9D2")


def portrait(name: str, size: float, ratio: float = 1.0) -> QPixmap:
    """A portrait in its round frame, transparent around it. Those that are used are kept by Qt's cache.

    Args:
        name: the id of a person, or a name of :data:`~tartli_desktop.people.people.GUESTS`; where there is no
            portrait, an empty frame is drawn.
        size: its width and height in logical pixels.
        ratio: device pixel ratio of the screen it is shown on.
    """
    pixels = max(1, round(size * ratio))
    key = f"portrait {name} {pixels} {ratio}"
    pixmap = QPixmap()
    if not QPixmapCache.find(key, pixmap):
        pixmap = _rendered(name, pixels)
        pixmap.setDevicePixelRatio(ratio)
        QPixmapCache.insert(key, pixmap)
    return pixmap


def _rendered(name: str, pixels: int) -> QPixmap:
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = QRectF(pixmap.rect())
    file = resources_folder() / "portraits" / f"{name}.svg"
    renderer = QSvgRenderer(str(file)) if file.is_file() else QSvgRenderer()
    if renderer.isValid():
        renderer.render(painter, area)
    else:
        _draw_empty_frame(painter, area)
    painter.end()
    return pixmap


def _draw_empty_frame(painter: QPainter, area: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for share, colour in ((0.025, _FRAME), (0.06, _GROUND)):
        painter.setBrush(colour)
        rim = area.width() * share
        painter.drawEllipse(area.adjusted(rim, rim, -rim, -rim))
