"""Pictures that take long to paint and come back: they are kept as long as Qt has room for them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPixmap, QPixmapCache


def painted_once(what: tuple[object, ...], size: QSize, paint: Callable[[QPainter], None]) -> QPixmap:
    """A picture, painted only if it is not kept from an earlier time.

    Args:
        what: All that its look depends on but its size. Each part must be written differently where it is
            different.
        size: How large it is, in pixels.
        paint: Paints it in pixels, on a transparent ground.
    """
    key = " ".join(map(str, (*what, size.width(), size.height())))
    picture = QPixmap()
    if QPixmapCache.find(key, picture):
        return picture
    picture = QPixmap(size)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    paint(painter)
    painter.end()
    QPixmapCache.insert(key, picture)
    return picture
