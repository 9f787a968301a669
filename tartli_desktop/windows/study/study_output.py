"""What is made of an open study: text, a picture, a printed page, a file."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from tartli_desktop.files import durable
from tartli_desktop.store.record_files import ENDING, file_name, text_of
from tartli_desktop.study.document import write
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.announcer import announce
from tartli_desktop.widgets.dialogs.last_folder import chosen_to_save
from tartli_desktop.windows.copied_hands import copy

from .study_page import StudyPage, lay_page

tr = Context("Study")

_SHARP = 2.0
"""Pixels of a picture for each pixel of the screen."""


class StudyOutput(QObject):
    """Copies, prints and saves.

    Args:
        page: returns what is told of the study now.
        table: the widget that is painted as a picture.
        tell: tells the player in passing what was done.
    """

    def __init__(
        self, page: Callable[[], StudyPage], table: QWidget, tell: Callable[[str], object], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._page, self._table, self._tell, self._window = page, table, tell, parent
        self._printer: object = None

    def copy_text(self) -> None:
        """Copy the study to the clipboard as text."""
        page = self._page()
        copy(page.text(), page.study)
        self._say(tr("Study copied to the clipboard as text."))

    def copy_picture(self) -> None:
        """Copy the table to the clipboard as a picture."""
        QApplication.clipboard().setImage(self._picture())
        self._say(tr("The table was copied to the clipboard as a picture."))

    def print(self) -> None:
        """Show the page as it will be printed."""
        # Loaded when somebody prints.
        from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog

        page, picture = self._page(), self._picture()
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        lay_page(printer)
        preview = QPrintPreviewDialog(printer, self._window)
        preview.setWindowTitle(tr("Print the study"))
        preview.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        preview.paintRequested.connect(lambda device: page.print(device, picture))
        # The preview needs it as long as it is open.
        self._printer = printer
        preview.open()

    def save_page(self) -> None:
        """Save the page as a PDF file where the player chooses."""
        page = self._page()
        name = file_name(page.study.title or tr("study", "the name of a file"), ending=".pdf")
        path = chosen_to_save(self._window, tr("Save the study as PDF"), name, tr("PDF (*.pdf)"), ".pdf")
        if path is not None:
            self._write(path, page.pdf(self._picture()))

    def export(self) -> None:
        """Save the study as a file that the program can open."""
        page = self._page()
        name = file_name(page.study.title or tr("study", "the name of a file"))
        kinds = tr("Studies (*.tartli.json)")
        path = chosen_to_save(self._window, tr("Export the study"), name, kinds, ENDING)
        if path is not None:
            self._write(path, text_of(write(page.study)))

    def _write(self, path: Path, content: bytes) -> None:
        said = tr("Study saved as %1.")
        try:
            durable.replace(path, content)
        except OSError:
            said = tr("The study could not be saved as %1. Choose another folder.")
        self._say(fill(said, path))

    def _picture(self) -> QImage:
        size = self._table.size() * _SHARP
        picture = QPixmap(size)
        picture.setDevicePixelRatio(_SHARP)
        self._table.render(picture)
        return picture.toImage()

    def _say(self, words: str) -> None:
        self._tell(words)
        announce(self._window, words)
