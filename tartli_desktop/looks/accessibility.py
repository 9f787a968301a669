"""Accessible interfaces made in Python: one factory makes them all, and they live while Qt needs them."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import shiboken6
from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAccessibleObject, QWindow
from PySide6.QtWidgets import QAccessibleWidget, QWidget

Interface: TypeAlias = Any
"""A QAccessibleInterface or None. WORKAROUND: the types of PySide6 6.11 leave None out, which Qt takes."""

interfaces: list[QAccessibleInterface] = []
"""The interfaces that are kept alive, possibly with some that Qt has deleted."""
_made: dict[type[QObject], Callable[..., QAccessibleInterface]] = {}
"""What makes the interface of each type of object."""


def install(kind: type[QObject], make: Callable[..., QAccessibleInterface]) -> None:
    """Let Qt have the interfaces of a type of object made by ``make``, for those created from now on."""
    if not _made:
        QAccessible.installFactory(_interface_for)
    _made[kind] = make


def _interface_for(class_name: str, thing: QObject) -> Interface:
    found = next((make(thing) for kind, make in _made.items() if isinstance(thing, kind)), None)
    # File dialogs have interfaces of Qt's own, which report more. They are found by name, since naming a
    # class makes PySide6 create it, and none is open at the start.
    own = thing.inherits("QFileDialog")
    if found is None and isinstance(thing, QWidget) and thing.inherits("QDialog") and not own:
        found = _DialogInterface(thing, QAccessible.Role.Dialog)
    if found is not None:
        # Python must not free it until Qt's cache has deleted it.
        interfaces[:] = [*filter(shiboken6.isValid, interfaces), found]
    return found


class _DialogInterface(QAccessibleWidget):
    """A dialog. WORKAROUND (Qt 6.11): Qt does not report the state "modal"."""

    def state(self) -> QAccessible.State:
        state = super().state()
        dialog = self.object()
        state.modal = isinstance(dialog, QWidget) and dialog.isModal()
        return state


class PictureWidget(QWidget):
    """A painted widget, which screen readers see as a picture with a name and a description.

    A plain widget would have no role, and screen readers would skip it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        install(PictureWidget, lambda picture: QAccessibleWidget(picture, QAccessible.Role.Graphic))
        super().__init__(parent)


class PartInterface(QAccessibleObject):
    """The interface of a widget, or of a part of it that is no widget itself.

    It must not hold its object and keep it alive.
    """

    def widget(self) -> QWidget | None:
        """The widget; None if a part of it is gone, or while it is being made, when Qt may already ask."""
        raise NotImplementedError

    def name(self) -> str:
        """What the object is called."""
        return ""

    def above(self) -> QObject | None:
        """What contains the object."""
        return self.widget()

    def children(self) -> Sequence[QObject]:
        """What the object contains, in order."""
        return ()

    def place(self, widget: QWidget) -> QRect:
        """The area of the object in pixels of its widget."""
        return widget.rect()

    def text(self, kind: QAccessible.Text) -> str:
        return self.name() if kind == QAccessible.Text.Name else ""

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
