"""Darkens windows beneath their dialogs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

if TYPE_CHECKING:
    from tartli_desktop.widgets.papers.window_shade import WindowShade


class WindowShades(QObject):
    """Follows dialogs as they open and close.

    Signals:
        changed(are_open): a dialog has opened or closed; tells whether any is open now.
    """

    changed = Signal(bool)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._dialogs: list[tuple[QDialog, bool]] = []
        self._shades: dict[QWidget, WindowShade] = {}

    def watch(self, dialog: QDialog, *, shows_on_table: bool = False) -> None:
        """Follow a dialog.

        Args:
            dialog: the dialog.
            shows_on_table: whether its changes show on the table, which then stays bright.
        """
        self._dialogs.append((dialog, shows_on_table))
        dialog.installEventFilter(self)
        dialog.finished.connect(self._follow)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide) and not event.spontaneous():
            self._follow()
        return False

    def _follow(self) -> None:
        self._dialogs = [each for each in self._dialogs if shiboken6.isValid(each[0])]
        shown = [each for each in self._dialogs if each[0].isVisible()]
        dark = {window for dialog, is_bright in shown if not is_bright for window in _beneath(dialog)}
        for window in [window for window in self._shades if window not in dark]:
            shade = self._shades.pop(window)
            if shiboken6.isValid(shade):
                shade.leave()
        for window in dark - self._shades.keys():
            from tartli_desktop.widgets.papers.window_shade import WindowShade

            self._shades[window] = WindowShade(window)
        self.changed.emit(bool(shown))


def _beneath(dialog: QWidget) -> list[QWidget]:
    """The windows beneath a dialog, the nearest first."""
    windows, parent = [], dialog.parentWidget()
    while parent is not None:
        windows.append(parent.window())
        parent = parent.window().parentWidget()
    return windows
