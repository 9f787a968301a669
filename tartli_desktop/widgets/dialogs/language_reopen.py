"""Dialogs that are reopened when another language is chosen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QDialog


class Reopening(QObject):
    """Closes a dialog that is open while the language changes, and opens it again in that language.

    For dialogs that only tell something, or ask one question: they are built with all their texts. One in
    which something is being entered retranslates itself.

    Args:
        dialog: it keeps this alive.
        again: opens such a dialog.
    """

    # Qt still sends events while Python already clears away a dialog and what watches it.
    _dialog: QDialog | None = None

    def __init__(self, dialog: QDialog, again: Callable[[], object]) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        self.again = again
        """Opens such a dialog."""
        dialog.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange and watched is self._dialog:
            # When the window below has been told, too, from which the dialog takes some of its words.
            QTimer.singleShot(0, self, self._open_again)
        return False

    def _open_again(self) -> None:
        dialog = self._dialog
        if dialog is not None and dialog.isVisible():
            self._dialog = None
            dialog.done(int(QDialog.DialogCode.Rejected))
            self.again()
