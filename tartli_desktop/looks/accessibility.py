"""Interfaces for screen readers made in Python: Qt is told of each once, and each lives while Qt needs it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface

Factory = Callable[[str, QObject], Any]
"""Makes the interface of an object, given the name of its class; None where it has none for it."""

interfaces: list[QAccessibleInterface] = []
"""Those that are kept, and perhaps some that Qt has deleted meanwhile."""
_installed: set[Factory] = set()


def held(made: QAccessibleInterface) -> QAccessibleInterface:
    """An interface for Qt's cache, kept until that deletes it."""
    interfaces[:] = [each for each in interfaces if shiboken6.isValid(each)]
    interfaces.append(made)
    return made


def install(factory: Factory) -> None:
    """Let Qt ask a factory for interfaces from now on. Twice is once."""
    if factory not in _installed:
        _installed.add(factory)
        QAccessible.installFactory(factory)
