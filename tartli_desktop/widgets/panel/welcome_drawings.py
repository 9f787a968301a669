"""The drawings of the welcome: the name of the program, and the pictures of the ways to begin."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from tartli_desktop.looks.accessibility import PictureWidget
from tartli_desktop.resources import ResourcesMissing, resources_folder


class WelcomeDrawing(PictureWidget):
    """Something drawn on the cloth of the welcome."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(name)

    def set_geometry(self, area: QRectF) -> None:
        """Take a place in this area."""
        raise NotImplementedError


class DrawnTitle(WelcomeDrawing):
    """The name of the program, in letters drawn for the purpose."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("Tartli", parent)

    def set_geometry(self, area: QRectF) -> None:
        """Take the middle of this area."""
        wide = min(area.width(), area.height() * TITLE_SHAPE)
        size = QSize(round(wide), round(wide / TITLE_SHAPE))
        place = QRectF(QPointF(0, 0), size.toSizeF())
        place.moveCenter(area.center())
        self.setGeometry(place.toRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, drawing("welcome/title", self.size(), self.devicePixelRatioF()))


TITLE_SHAPE = 1560 / 360
"""Width by height of the title."""


@lru_cache(maxsize=8)
def drawing(name: str, size: QSize, ratio: float) -> QPixmap:
    """A picture among the resources, in the middle of a size; an empty pixmap if the file cannot be read."""
    pixmap = QPixmap(size * ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    try:
        content = (resources_folder() / f"{name}.svg").read_bytes()
    except (OSError, ResourcesMissing):
        content = b""
    renderer = QSvgRenderer(content) if content else QSvgRenderer()
    renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    if renderer.isValid():
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            renderer.render(painter)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
