"""Drawn widgets for screen readers: a slate is a picture, with its name and what stands on it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from tartli_desktop.looks import accessibility

_SLATES = ("Slate", "StatisticsSlate")


def describe_slates() -> None:
    """Let every slate be a picture, where it would be a widget of no kind that is passed over."""
    accessibility.install(_picture_of)


def _picture_of(class_name: str, thing: QObject) -> Any:
    # By name, since most programs never show statistics, and so never load them.
    if class_name in _SLATES and isinstance(thing, QWidget):
        return accessibility.held(QAccessibleWidget(thing, QAccessible.Role.Graphic))
    return None
