"""Drawn widgets for screen readers."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from tartli_desktop.looks import accessibility


class PictureWidget(QWidget):
    """A widget that is drawn: for screen readers a picture, with its name and what stands on it.

    Without it, it would be a widget of no kind that is passed over.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        accessibility.install(_picture_of)
        super().__init__(parent)


def _picture_of(class_name: str, thing: QObject) -> Any:
    if isinstance(thing, PictureWidget):
        return accessibility.held(QAccessibleWidget(thing, QAccessible.Role.Graphic))
    return None
