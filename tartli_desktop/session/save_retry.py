"""Tries saving again after a while, as long as it fails."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

RETRY_AFTER = 1.0
"""Seconds after which a failed write is tried again."""


def retry_timer(parent: QObject, save: Callable[[], object], *, once: bool = False) -> QTimer:
    """A timer that saves after :data:`RETRY_AFTER` when it is started.

    Args:
        parent: the parent of the timer.
        save: tries to save.
        once: whether the timer must be started for each try; otherwise it goes on until it is stopped.
    """
    timer = QTimer(parent, singleShot=once)
    timer.setInterval(round(1000 * RETRY_AFTER))
    timer.timeout.connect(save)
    return timer
