"""When saving is tried again: after a while, as long as it fails."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

RETRY_AFTER = 1.0
"""Seconds after which it is tried again to write what could not be written."""


def retry_timer(parent: QObject, save: Callable[[], object], *, once: bool = False) -> QTimer:
    """A timer that saves after :data:`RETRY_AFTER` when it is started.

    Args:
        parent: whose timer it is.
        save: what tries to save.
        once: whether it must be started for each try; otherwise it goes on until it is stopped.
    """
    timer = QTimer(parent, singleShot=once, interval=round(1000 * RETRY_AFTER))
    timer.timeout.connect(save)
    return timer
