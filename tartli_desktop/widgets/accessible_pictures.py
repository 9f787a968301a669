"""Painted widgets made accessible to screen readers."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from tartli_desktop.looks import accessibility
from tartli_desktop.looks.accessibility import Interface


class PictureWidget(QWidget):
    """A painted widget, which screen readers see as a picture with a name and a description.

    A plain widget would have no role, and screen readers would skip it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        accessibility.install(_picture_of)
        super().__init__(parent)


def _picture_of(class_name: str, thing: QObject) -> Interface:
    if isinstance(thing, PictureWidget):
        return accessibility.held(QAccessibleWidget(thing, QAccessible.Role.Graphic))
    return None
