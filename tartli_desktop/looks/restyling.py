"""Changing the looks of all widgets at once, or of one."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QApplication, QWidget


@contextmanager
def all_widgets_kept() -> Iterator[None]:
    """Keep all widgets alive meanwhile.

    WORKAROUND (Qt 6.11): to style all widgets, Qt iterates over a list of them, and crashes if Python's
    garbage collector deletes one that is still to come.
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
    """Give the focus back to the widget that had it in each window.

    A button box lays out its buttons again when its style changes, and hides each of them for a moment.
    """
    had = [(window, window.focusWidget()) for window in QApplication.topLevelWidgets()]
    yield
    for window, widget in had:
        if widget is not None and window.focusWidget() is not widget:
            widget.setFocus()


def dress(widget: QWidget, sheet: str) -> None:
    """Give a widget a style sheet, unless it has it: Qt would restyle it and its children even then."""
    if widget.styleSheet() != sheet:
        widget.setStyleSheet(sheet)
