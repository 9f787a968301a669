"""Match files that the system asks the running program to open, as the Finder does on macOS."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtGui import QFileOpenEvent

from tartli_desktop.windows.matches.match_commands import MatchCommands


class FilesFromSystem(QObject):
    """Imports each such match and lists it, as if the file were dropped on the window."""

    def __init__(self, commands: MatchCommands) -> None:
        super().__init__(commands)
        self._commands = commands
        application = QCoreApplication.instance()
        assert application is not None
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QFileOpenEvent):
            return False
        path = Path(event.file())
        # Later, since a question about the match has an event loop of its own.
        QTimer.singleShot(0, self, lambda: self._commands.import_files([path]))
        return True
