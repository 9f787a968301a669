"""The dialog after a crash: what happened to the match, and what can be done."""

from enum import Enum, auto
from html import escape
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontDatabase, QFontInfo, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from tartli_desktop.looks.fonts import table_font
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.box_buttons import add_button
from tartli_desktop.widgets.questions.question import BoxSign, drawn_sign


class CrashMoment(Enum):
    """When the program broke."""

    AT_START = auto()
    IN_PLAY = auto()
    LAST_TIME = auto()


class CrashDialog(QDialog):
    """What happened, what was saved, and the report to copy.

    Signals:
        quit_asked(): the player wants to leave the program.
    """

    quit_asked = Signal()

    def __init__(
        self,
        moment: CrashMoment,
        report: str,
        log: Path,
        *,
        all_saved: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Something went wrong"))
        self._report = report
        icon = QLabel(self, pixmap=drawn_sign(BoxSign.WARNING, self))
        words = QLabel(self._words(moment, log, all_saved=all_saved), self, textFormat=Qt.TextFormat.RichText)
        words.setWordWrap(True)
        words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        shown = QPlainTextEdit(report, self, readOnly=True, lineWrapMode=QPlainTextEdit.LineWrapMode.NoWrap)
        even = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        even.setPixelSize(QFontInfo(self.font()).pixelSize())
        shown.setFont(even)
        shown.setTabChangesFocus(True)
        shown.setAccessibleName(self.tr("Report"))
        buttons, roles = QDialogButtonBox(self), QDialogButtonBox.ButtonRole
        self.copy_button = add_button(buttons, self.tr("&Copy report"), roles.ResetRole)
        self.copy_button.clicked.connect(self._copy)
        if moment is not CrashMoment.LAST_TIME:
            self.quit_button = add_button(buttons, self.tr("&Quit"), roles.DestructiveRole)
            self.quit_button.clicked.connect(self._quit)
        if moment is not CrashMoment.AT_START:
            # As the button that closes other dialogs, it is the last one.
            self.go_on_button = add_button(buttons, self.tr("C&ontinue"), roles.RejectRole)
            self.go_on_button.clicked.connect(self.accept)
            self.go_on_button.setDefault(True)
            self.go_on_button.setFocus()
        row = QHBoxLayout()
        row.setSpacing(18)
        row.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(words, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 18, 18, 12)
        column.setSpacing(12)
        column.addLayout(row)
        column.addWidget(shown, 1)
        column.addWidget(buttons)
        # Large letters need more room, as far as the screen has it; Qt asks for no height that suits a width.
        letters = 84 * self.fontMetrics().averageCharWidth()
        room = self.screen().availableSize()
        wide = min(max(640, letters), room.width() - 40)
        self.resize(wide, min(max(460, column.totalMinimumHeightForWidth(wide)), room.height() - 40))

    def _words(self, moment: CrashMoment, log: Path, *, all_saved: bool) -> str:
        """What happened and what can be done, as rich text."""
        happened = {
            CrashMoment.AT_START: self.tr("Tartli could not start because of an internal error."),
            CrashMoment.IN_PLAY: self.tr(
                "Something went wrong in Tartli. Some things may not work properly now."
            ),
            CrashMoment.LAST_TIME: self.tr("Tartli closed unexpectedly last time."),
        }[moment]
        kept = {
            CrashMoment.AT_START: self.tr("Your matches have not been changed."),
            CrashMoment.IN_PLAY: self.tr(
                "Your match is saved up to the last action. You can continue, or quit and pick it up at "
                "the next start."
            ),
            CrashMoment.LAST_TIME: self.tr(
                "Your match was saved up to the last action, and you can continue from there."
            ),
        }[moment]
        if moment is CrashMoment.IN_PLAY and not all_saved:
            kept = self.tr(
                "The last part of your match is not saved. If you continue, it will be saved as soon as "
                "possible; if you quit, it is lost."
            )
        ask = self.tr(
            "To help us fix this, send the report below to the developers and say what you were doing. "
            "Nothing is sent automatically. The report is also here: %1"
        )
        texts = [escape(kept), fill(escape(ask), f"<br>{escape(str(log))}")]
        heading = f"<h3 style=\"font-family: '{table_font().family()}'\">{escape(happened)}</h3>"
        return heading + "".join(f"<p>{text}</p>" for text in texts)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._report)
        self.copy_button.setText(self.tr("Copied"))

    def _quit(self) -> None:
        self.accept()
        self.quit_asked.emit()
