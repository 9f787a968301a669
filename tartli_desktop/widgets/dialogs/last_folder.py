"""The folder in which file dialogs begin: the one used last, at first that of the user's documents.

The folder in which the program was started says nothing, and may not be writable.
"""

from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

_PROPERTY = "tartli_last_folder"
"""Kept with the application for as long as it runs, since the folder belongs to no window."""


def last_folder() -> Path:
    """The folder to begin in."""
    application = QApplication.instance()
    used = application.property(_PROPERTY) if application is not None else None
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    for folder in (used, documents):
        if folder and Path(folder).is_dir():
            return Path(folder)
    return Path.home()


def keep_last_folder(folder: Path) -> None:
    """Remember the folder in which the user has chosen something."""
    application = QApplication.instance()
    if application is not None:
        application.setProperty(_PROPERTY, str(folder))


def chosen_to_save(parent: QWidget, title: str, name: str, kinds: str) -> Path | None:
    """Let the user choose a file to write, by default ``name``; None if they choose none.

    ``kinds`` are Qt's name filters.
    """
    chosen, _ = QFileDialog.getSaveFileName(parent, title, str(last_folder() / name), kinds)
    if not chosen:
        return None
    keep_last_folder(Path(chosen).parent)
    return Path(chosen)
