"""Dialogs as screen readers see them: they hold up the window behind them, which Qt does not tell."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from tartli_desktop.looks import accessibility


class _DialogInterface(QAccessibleWidget):
    """A dialog. WORKAROUND (Qt 6.11): Qt leaves the state "modal" out."""

    def state(self) -> QAccessible.State:
        state = super().state()
        dialog = self.object()
        state.modal = isinstance(dialog, QWidget) and dialog.isModal()
        return state


def install() -> None:
    """Let Qt ask here for the interfaces of dialogs from now on."""
    accessibility.install(_interface_for)


def _interface_for(class_name: str, thing: QObject) -> Any:
    # Boxes and file dialogs have interfaces of Qt's own, which tell more. By their names, since PySide6 makes
    # each type when it is named, and none is open at the start.
    own = thing.inherits("QMessageBox") or thing.inherits("QFileDialog")
    if isinstance(thing, QWidget) and thing.inherits("QDialog") and not own:
        return accessibility.held(_DialogInterface(thing, QAccessible.Role.Dialog))
    return None
