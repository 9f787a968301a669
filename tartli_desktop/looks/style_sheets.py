"""Style sheets for the few widgets that look like nothing else in a window."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def dress(widget: QWidget, sheet: str) -> None:
    """Give a widget a style sheet. Qt styles it and all that is in it again even for the one it has."""
    if widget.styleSheet() != sheet:
        widget.setStyleSheet(sheet)
