"""Tells over the main window what breaks. The dialog is loaded when there is something to tell."""

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
    """Shows over a window what breaks in it, one at a time."""

    def __init__(self, crashes: CrashLog, window: MainWindow, log: Path) -> None:
        super().__init__(window)
        self._window = window
        self._log = log
        self._dialog: CrashDialog | None = None
        # Later, and in the thread of the window: it may have happened elsewhere, or in the middle of drawing.
        crashes.happened.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def tell_last_time(self, report: str) -> None:
        """How the program was ended before."""
        from tartli_desktop.windows.errors.crash_dialog import CrashDialog, CrashMoment

        self._open(CrashDialog(CrashMoment.LAST_TIME, report, self._log, parent=self._window))

    def _tell(self, report: str) -> None:
        from tartli_desktop.windows.errors.crash_dialog import CrashDialog, CrashMoment

        # What else happens while one is read is in the log.
        if self._dialog is None and self._window.isVisible():
            over = QApplication.activeModalWidget() or self._window
            saved = self._window.saving.save_on_disk()
            self._open(CrashDialog(CrashMoment.IN_PLAY, report, self._log, all_saved=saved, parent=over))

    def _open(self, dialog: CrashDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.quit_asked.connect(self._quit)
        dialog.destroyed.connect(self._forget)
        self._dialog = dialog
        self._window.shades.watch(dialog)
        dialog.open()

    def _forget(self) -> None:
        self._dialog = None

    def _quit(self) -> None:
        """Close the window as always; where even that breaks, end: what was done is saved."""
        for dialog in self._window.findChildren(QDialog):
            if dialog.isVisible():
                dialog.reject()
        if self._window.close():
            return
        if QApplication.activeModalWidget() is not None or self._window.questions.waiting:
            return
        QApplication.exit(1)
