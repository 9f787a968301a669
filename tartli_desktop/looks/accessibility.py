"""Accessible interfaces made in Python: factories are installed once, interfaces live while Qt needs them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface

Interface: TypeAlias = Any
"""A QAccessibleInterface or None. WORKAROUND: the types of PySide6 6.11 leave None out, which Qt takes."""

Factory = Callable[[str, QObject], Interface]
"""Makes the interface of an object, given the name of its class; returns None for other objects."""

interfaces: list[QAccessibleInterface] = []
"""The interfaces that are kept alive, possibly with some that Qt has deleted."""
_installed: set[Factory] = set()


def held(made: QAccessibleInterface) -> QAccessibleInterface:
    """Keep an interface alive until Qt's cache deletes it, and return it."""
    interfaces[:] = [each for each in interfaces if shiboken6.isValid(each)]
    interfaces.append(made)
    return made


def install(factory: Factory) -> None:
    """Let Qt ask a factory for interfaces from now on, unless it does already."""
    if factory not in _installed:
        _installed.add(factory)
        QAccessible.installFactory(factory)
