"""Reopens dialogs when another language is chosen."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QDialog


class Reopening(QObject):
    """Closes a dialog if the language changes while it is open, and opens it again in the new language.

    For dialogs that lie on the table: they are built with all their texts. The settings, in which the
    language is chosen, retranslate themselves.

    Args:
        dialog: the dialog, which keeps this object alive.
        again: opens such a dialog.
    """

    # Set on the class: Qt still sends events while Python is destroying a dialog and this object.
    _dialog: QDialog | None = None

    def __init__(self, dialog: QDialog, again: Callable[[], object]) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        self.again = again
        """Opens such a dialog."""
        dialog.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange and watched is self._dialog:
            # After the window below has changed its language too: the dialog takes some words from it.
            QTimer.singleShot(0, self, self._open_again)
        return False

    def _open_again(self) -> None:
        dialog = self._dialog
        if dialog is not None and dialog.isVisible():
            self._dialog = None
            dialog.done(int(QDialog.DialogCode.Rejected))
            self.again()
