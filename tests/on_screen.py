"""A widget that a test shows."""

from typing import TypeVar

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

_Widget = TypeVar("_Widget", bound=QWidget)


def on_screen(qtbot: QtBot, widget: _Widget) -> _Widget:
    """Show a widget, until the test ends."""
    qtbot.addWidget(widget)
    with qtbot.waitExposed(widget):
        widget.show()
    return widget


def in_front(qtbot: QtBot, widget: _Widget) -> _Widget:
    """Show a widget where the keyboard is, until the test ends."""
    qtbot.addWidget(widget)
    with qtbot.waitActive(widget):
        widget.show()
    return widget
