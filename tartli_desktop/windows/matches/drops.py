"""What is dropped on the window, and match files that the system asks the running program to open."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QObject, Qt, QTimer
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QFileOpenEvent
from PySide6.QtWidgets import QWidget

from tartli_desktop.widgets.questions.question import Answer

from .match_commands import MatchCommands


class Drops(QObject):
    """Imports the matches in files that are dropped on a window, and studies hands that are dropped as text.

    Args:
        way_from: returns how to study what is dropped; None if that cannot be.
    """

    def __init__(
        self, window: QWidget, commands: MatchCommands, way_from: Callable[[QMimeData], Answer | None]
    ) -> None:
        super().__init__(window)
        self._commands, self._way_from = commands, way_from
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in (QEvent.Type.DragEnter, QEvent.Type.Drop):
            return False
        from .match_files import files_in

        assert isinstance(event, QDropEvent)
        paths = files_in(event.mimeData())
        then: Callable[[], object] | None = None
        if paths:
            then = partial(self._commands.import_files, paths)
        # Cards from the window's own board are for its places.
        elif event.source() is None and (way := self._way_from(event.mimeData())) is not None:
            then = way.then
        if then is None:
            event.ignore()
            return True
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        if not isinstance(event, QDragEnterEvent):
            # The program that the files are dragged from waits until this returns.
            QTimer.singleShot(0, self, then)
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
