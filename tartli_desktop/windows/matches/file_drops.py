"""Match files that are dropped on the window, or that the system asks the running program to open."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QFileOpenEvent
from PySide6.QtWidgets import QWidget

from .match_commands import MatchCommands


class FileDrops(QObject):
    """Imports the matches in files that are dropped on a window."""

    def __init__(self, window: QWidget, commands: MatchCommands) -> None:
        super().__init__(window)
        self._commands = commands
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in (QEvent.Type.DragEnter, QEvent.Type.Drop):
            return False
        from .match_files import files_in

        assert isinstance(event, QDropEvent)
        paths = files_in(event.mimeData())
        if isinstance(event, QDragEnterEvent) and not paths:
            event.ignore()
            return True
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        if not isinstance(event, QDragEnterEvent):
            # The program that the files are dragged from waits until this returns.
            QTimer.singleShot(0, self, lambda: self._commands.import_files(paths))
        return True


class FilesFromSystem(QObject):
    """Imports each match that the system asks to open, as the Finder does on macOS."""

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
