"""Darkens windows beneath their dialogs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

if TYPE_CHECKING:
    from tartli_desktop.widgets.papers.table_paper import Shade


class WindowShades(QObject):
    """Lays a shade over the window beneath each dialog while that is open.

    Signals:
        changed(are_open): a dialog has opened or closed; tells whether any is open now.
    """

    changed = Signal(bool)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._shades: dict[QDialog, Shade | None] = {}
        """The open dialogs, each with the shade beneath it."""

    def watch(self, dialog: QDialog, *, shows_on_table: bool = False) -> None:
        """Follow a dialog.

        Args:
            dialog: the dialog.
            shows_on_table: whether its changes show on the table, which then stays bright.
        """
        dialog.setProperty("tartli_bright", shows_on_table)
        dialog.installEventFilter(self)
        dialog.finished.connect(lambda: self._lift(dialog))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            for shade in filter(None, self._shades.values()):
                if (window := shade.parentWidget()) is not None and window is watched:
                    shade.setGeometry(window.rect())
        elif isinstance(watched, QDialog) and not event.spontaneous():
            if event.type() == QEvent.Type.Show and watched not in self._shades:
                self._shades[watched] = self._made(watched.parentWidget(), watched.property("tartli_bright"))
                self.changed.emit(True)
            elif event.type() == QEvent.Type.Hide:
                self._lift(watched)
        return False

    def _made(self, beneath: QWidget | None, is_bright: bool) -> Shade | None:
        if beneath is None or is_bright:
            return None
        from tartli_desktop.widgets.papers.table_paper import Shade

        shade = Shade(beneath.window())
        shade.setGeometry(beneath.window().rect())
        beneath.window().installEventFilter(self)
        shade.show()
        return shade

    def _lift(self, dialog: QDialog) -> None:
        if dialog in self._shades:
            shade = self._shades.pop(dialog)
            if shade is not None and shiboken6.isValid(shade):
                shade.leave()
            self.changed.emit(bool(self._shades))
