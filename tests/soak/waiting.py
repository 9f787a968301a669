"""Running the program until something happens."""

import time
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QTimer

TIMEOUT = 60.0
"""Seconds after which anything counts as hung."""


def until(holds: Callable[[], bool]) -> None:
    """Let the program run until this holds. Raises TimeoutError."""
    deadline = time.monotonic() + TIMEOUT
    loop, timer = QEventLoop(), QTimer()
    timer.setInterval(1)
    timer.timeout.connect(lambda: loop.quit() if holds() or time.monotonic() > deadline else None)
    if not holds():
        timer.start()
        loop.exec()
        timer.stop()
        if not holds():
            raise TimeoutError("the program does not go on")


def rest() -> None:
    """Process everything that takes no time, and delete unreachable objects."""
    for _ in range(3):
        loop = QEventLoop()
        QTimer.singleShot(0, loop.quit)
        loop.exec()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
