"""Style sheets for the few widgets that look like nothing else in a window."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton, QWidget

_LARGE = 22
"""Height of a line, in pixels, from which on the marks of the style are too small beside it."""


def grow_mark(button: QAbstractButton) -> None:
    """Let the square or circle of a button to tick grow with large letters."""
    line = button.fontMetrics().height()
    size = round(line * 0.84)
    dress(button, f"::indicator {{ width: {size}px; height: {size}px; }}" if line >= _LARGE else "")


def dress(widget: QWidget, sheet: str) -> None:
    """Give a widget a style sheet. Qt styles it and all that is in it again even for the one it has."""
    if widget.styleSheet() != sheet:
        widget.setStyleSheet(sheet)
