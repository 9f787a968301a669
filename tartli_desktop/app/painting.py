"""In which threads Qt paints."""

from __future__ import annotations

import os

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter, QRadialGradient

_SWITCH = "QT_NO_GUI_THREADPOOL"


def paint_in_one_thread() -> None:
    """Let Qt paint everything in the thread of the windows. To be called before anything else is painted.

    WORKAROUND (Qt 6.8 to 6.11): Qt deals out whatever has 96 rows or more to threads, 64 rows at a time, and
    waits for all of them. For a card that takes longer than to paint it, and where another program is at
    work the table waits for that, too: a moved card took twice as long, another size of the window as well.
    """
    if _SWITCH in os.environ:
        return
    os.environ[_SWITCH] = "1"
    # Qt looks there once, when it first paints this many rows.
    picture = QImage(1, 128, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    painter.fillRect(picture.rect(), QRadialGradient(QPointF(0, 0), 128))
    painter.end()
    # What the program opens, as a browser, paints as it likes.
    del os.environ[_SWITCH]
