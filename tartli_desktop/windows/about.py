"""The dialog about the program: name, version, licence, and the paths of its files."""

from html import escape
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from tartli_desktop import __version__
from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.looks.fonts import table_font
from tartli_desktop.resources import licences_folder
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.box_buttons import add_button
from tartli_desktop.widgets.dialogs.forms import FittedDialog
from tartli_desktop.widgets.pane import Pane
from tartli_desktop.widgets.questions.question import warning
from tartli_desktop.widgets.questions.questions import ask_over


class AboutDialog(FittedDialog):
    """Shows name, version and licence, and where the matches are stored."""

    def __init__(self, paths: UserPaths, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Tartli"))
        text = self.tr(
            "<h2>Tartli %1</h2>"
            "<p>Three old Hungarian card games: Tartli, Ulti and Tarokk.</p>"
            "<p>Free software under the GPL, version 3 or later.<br>Drawings: CC BY-SA 4.0.<br>"
            "Typefaces: Vollkorn and Lato, SIL Open Font License.</p>"
            "<p><b>Your matches</b><br>%2</p>"
            "<p><b>Your settings</b><br>%3</p>"
        )
        text = fill(text, __version__, escape(str(paths.database)), escape(str(paths.settings_file)))
        licences = licences_folder()
        if licences is not None:
            more = self.tr("<p><b>Licences of the libraries</b><br>%1</p>")
            text += fill(more, escape(str(licences)))
        style = f"<style>h2 {{ font-family: '{table_font().family()}' }}</style>"
        label = QLabel(style + text, self, textFormat=Qt.TextFormat.RichText, wordWrap=True)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        buttons = QDialogButtonBox(self)
        add_button(buttons, self.tr("&Close"), QDialogButtonBox.ButtonRole.RejectRole)
        folder = add_button(buttons, self.tr("Open folder"), QDialogButtonBox.ButtonRole.ActionRole)
        folder.setAutoDefault(False)
        folder.clicked.connect(lambda: self._open_folder(paths.data))
        buttons.rejected.connect(self.reject)
        icon = QLabel(self)
        icon.setPixmap(QGuiApplication.windowIcon().pixmap(QSize(72, 72), self.devicePixelRatioF()))
        content = QWidget()
        row = QHBoxLayout(content)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(18)
        row.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(label, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 18, 18, 12)
        column.setSpacing(14)
        # With large letters on a small screen, this scrolls.
        column.addWidget(Pane(content), 1)
        column.addWidget(buttons)
        self.setMinimumWidth(500)

    def _open_folder(self, folder: Path) -> None:
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            text = self.tr("No file manager was found. Your matches are in %1")
            ask_over(self, warning(self.windowTitle(), fill(text, folder)))
