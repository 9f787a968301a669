"""The folder in which file dialogs begin: the one used last, at first that of the user's documents.

The folder in which the program was started says nothing, and may not be writable.
"""

import mimetypes
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


def chosen_to_save(parent: QWidget, title: str, name: str, kinds: str, ending: str) -> Path | None:
    """Let the user choose a file to write, by default ``name``; None if they choose none.

    ``kinds`` are Qt's name filters. A name that ends like no such file, as "Café 30.11", gets ``ending``.
    """
    chosen, _ = QFileDialog.getSaveFileName(parent, title, str(last_folder() / name), kinds)
    if not chosen:
        return None
    path = Path(chosen)
    keep_last_folder(path.parent)
    return path if _sort_of(path.suffix) == _sort_of(ending) else path.with_name(path.name + ending)


def _sort_of(ending: str) -> str:
    """Whether files with such an ending are pictures, texts or something else; empty if it is no ending."""
    return (mimetypes.guess_type(f"file{ending}")[0] or "").partition("/")[0]
