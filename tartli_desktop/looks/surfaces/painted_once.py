"""Pictures that take long to paint and are used again: they are cached as long as Qt has room for them."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPixmap, QPixmapCache


def painted_once(
    what: tuple[object, ...], size: QSize, paint: Callable[[QPainter], None], ratio: float = 1.0
) -> QPixmap:
    """A picture, painted only if it is not in the cache.

    Args:
        what: everything that the picture depends on except its size. Different parts must have different
            ``str`` values.
        size: the size of the picture, in pixels.
        paint: paints the picture in pixels, on a transparent background.
        ratio: the device pixel ratio of the picture.
    """
    key = " ".join(map(str, (*what, size.width(), size.height(), ratio)))
    picture = QPixmap()
    if QPixmapCache.find(key, picture):
        return picture
    picture = QPixmap(size)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        paint(painter)
    picture.setDevicePixelRatio(ratio)
    QPixmapCache.insert(key, picture)
    return picture
