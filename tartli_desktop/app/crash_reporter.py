"""Shows errors over the main window. The dialog is loaded when there is something to show."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QDialog

from tartli_desktop.windows.main_window import MainWindow

from .crash_log import CrashLog

if TYPE_CHECKING:
    from tartli_desktop.windows.errors.crash_dialog import CrashDialog


class CrashReporter(QObject):
    """Shows uncaught errors over a window, one at a time."""

    def __init__(self, crashes: CrashLog, window: MainWindow, log: Path) -> None:
        super().__init__(window)
        self._window = window
        self._log = log
        self._dialog: CrashDialog | None = None
        # Queued to the window's thread, since the error may come from another one, or from painting.
        crashes.happened.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def tell_last_time(self, report: str) -> None:
        """Show how the system ended the program the last time."""
        from tartli_desktop.windows.errors.crash_dialog import CrashDialog, CrashMoment

        self._open(CrashDialog(CrashMoment.LAST_TIME, report, self._log, parent=self._window))

    def _tell(self, report: str) -> None:
        from tartli_desktop.windows.errors.crash_dialog import CrashDialog, CrashMoment

        # Errors that happen while one is shown are only logged.
        if self._dialog is None and self._window.isVisible():
            over = QApplication.activeModalWidget() or self._window
            saved = self._window.saving.save_on_disk()
            self._open(CrashDialog(CrashMoment.IN_PLAY, report, self._log, all_saved=saved, parent=over))

    def _open(self, dialog: CrashDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.quit_asked.connect(self._quit)
        dialog.destroyed.connect(self._forget)
        self._dialog = dialog
        self._window.dialogs.shades.watch(dialog)
        dialog.open()

    def _forget(self) -> None:
        self._dialog = None

    def _quit(self) -> None:
        """Close the window as usual; if even that fails, end the program, since all actions are saved."""
        for dialog in self._window.findChildren(QDialog):
            if dialog.isVisible():
                dialog.reject()
        if self._window.close():
            return
        if QApplication.activeModalWidget() is not None or self._window.questions.waiting:
            return
        QApplication.exit(1)
