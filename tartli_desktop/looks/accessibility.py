"""Accessible interfaces made in Python: factories are installed once, interfaces live while Qt needs them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import shiboken6
from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAccessibleObject, QWindow
from PySide6.QtWidgets import QWidget

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


class PartInterface(QAccessibleObject):
    """The interface of a widget, or of a part of it that is no widget itself.

    It must not hold its object and keep it alive.
    """

    def widget(self) -> QWidget | None:
        """The widget; None if a part of it is gone, or while it is being made, when Qt may already ask."""
        raise NotImplementedError

    def above(self) -> QObject | None:
        """What contains the object."""
        return self.widget()

    def children(self) -> Sequence[QObject]:
        """What the object contains, in order."""
        return ()

    def place(self, widget: QWidget) -> QRect:
        """The area of the object in pixels of its widget."""
        return widget.rect()

    def parent(self) -> Interface:
        above = self.above()
        return None if above is None else QAccessible.queryAccessibleInterface(above)

    def childCount(self) -> int:
        return len(self.children())

    def child(self, index: int) -> Interface:
        children = self.children()
        known = 0 <= index < len(children)
        return QAccessible.queryAccessibleInterface(children[index]) if known else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        thing = child.object()
        return next((place for place, each in enumerate(self.children()) if each is thing), -1)

    def childAt(self, x: int, y: int) -> Interface:
        # Later children lie above earlier ones.
        for each in reversed(self.children()):
            interface = QAccessible.queryAccessibleInterface(each)
            if interface is not None and interface.rect().contains(QPoint(x, y)):
                return interface.childAt(x, y) or interface
        return None

    def rect(self) -> QRect:
        widget = self.widget()
        if widget is None:
            return QRect()
        place = self.place(widget)
        return QRect(widget.mapToGlobal(place.topLeft()), place.size())

    def window(self) -> QWindow:
        widget = self.widget()
        return None if widget is None else widget.window().windowHandle()  # type: ignore[return-value]
