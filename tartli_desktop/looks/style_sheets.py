"""Style sheets for the few widgets that need them."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton, QWidget

_LARGE = 22
"""The line height, in pixels, from which the marks of the style are too small."""


def grow_mark(button: QAbstractButton) -> None:
    """Let the mark of a check box or radio button grow with large letters."""
    line = button.fontMetrics().height()
    size = round(line * 0.84)
    dress(button, f"::indicator {{ width: {size}px; height: {size}px; }}" if line >= _LARGE else "")


def dress(widget: QWidget, sheet: str) -> None:
    """Give a widget a style sheet, unless it has it: Qt would restyle it and its children even then."""
    if widget.styleSheet() != sheet:
        widget.setStyleSheet(sheet)
