"""Painted widgets and dialogs for screen readers, where Qt tells too little of them."""

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
        install()
        super().__init__(parent)


class _DialogInterface(QAccessibleWidget):
    """A dialog. WORKAROUND (Qt 6.11): Qt does not report the state "modal"."""

    def state(self) -> QAccessible.State:
        state = super().state()
        dialog = self.object()
        state.modal = isinstance(dialog, QWidget) and dialog.isModal()
        return state


def install() -> None:
    """Make Qt use these interfaces from now on."""
    accessibility.install(_interface_for)


def _interface_for(class_name: str, thing: QObject) -> Interface:
    if isinstance(thing, PictureWidget):
        return accessibility.held(QAccessibleWidget(thing, QAccessible.Role.Graphic))
    # Message boxes and file dialogs have interfaces of Qt's own, which report more. They are found by name,
    # since naming a class makes PySide6 create it, and none is open at the start.
    own = thing.inherits("QMessageBox") or thing.inherits("QFileDialog")
    if isinstance(thing, QWidget) and thing.inherits("QDialog") and not own:
        return accessibility.held(_DialogInterface(thing, QAccessible.Role.Dialog))
    return None
