"""Changing the looks of all widgets at once."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QApplication


@contextmanager
def all_widgets_kept() -> Iterator[None]:
    """Let no widget go meanwhile.

    WORKAROUND (Qt 6.11): to style all widgets, Qt walks over a list of them, and crashes where Python's
    collector of garbage deletes one that is still to come.
    """
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


@contextmanager
def keyboard_kept() -> Iterator[None]:
    """Give the keyboard back to what had it in each window.

    A row of buttons is laid again when its style changes, and hides each of them for a moment.
    """
    had = [(window, window.focusWidget()) for window in QApplication.topLevelWidgets()]
    yield
    for window, widget in had:
        if widget is not None and window.focusWidget() is not widget:
            widget.setFocus()
