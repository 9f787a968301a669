"""How Qt and the C library work on pictures: their threads and their memory."""

import ctypes
import os
import sys

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter, QRadialGradient

_SWITCH = "QT_NO_GUI_THREADPOOL"


def paint_in_one_thread() -> None:
    """Let Qt paint everything in the thread of the windows. Call this before anything else is painted.

    WORKAROUND (Qt 6.8 to 6.11): Qt distributes fills of 96 rows or more to threads, 64 rows at a time, and
    waits for all of them. For a card that takes longer than painting it, and on a busy machine the table
    waits for the other programs too: moving a card and resizing the window take twice as long.
    """
    if _SWITCH in os.environ:
        return
    os.environ[_SWITCH] = "1"
    # Qt reads the variable once, when it first paints this many rows.
    picture = QImage(1, 128, QImage.Format.Format_RGB32)
    with QPainter(picture) as painter:
        painter.fillRect(picture.rect(), QRadialGradient(QPointF(0, 0), 128))
    # Programs that this one starts, such as a browser, must not inherit it.
    del os.environ[_SWITCH]


_M_MMAP_THRESHOLD = -3
LARGE = 256 * 1024
"""The least size in bytes of a block that goes back to the system as soon as it is freed."""


def give_large_blocks_back() -> bool:
    """Let the memory of unused pictures go back to the system; return whether the C library can do that.

    By default glibc raises its limit for such blocks to the largest one that was ever freed. Pictures of
    cards and table would then lie among small blocks, and hold unused memory (mallopt(3), M_MMAP_THRESHOLD).
    """
    if sys.platform != "linux":
        return False
    try:
        mallopt = ctypes.CDLL(None).mallopt
    except (OSError, AttributeError):
        # Musl has no such setting, and needs none.
        return False
    return bool(mallopt(_M_MMAP_THRESHOLD, LARGE))
