"""Style sheets for the few widgets that need them."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def dress(widget: QWidget, sheet: str) -> None:
    """Give a widget a style sheet, unless it has it: Qt would restyle it and its children even then."""
    if widget.styleSheet() != sheet:
        widget.setStyleSheet(sheet)
