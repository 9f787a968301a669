"""The dialog for the user's own pack: importing pictures, assigning them to cards, and saving the pack."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tartli_desktop.files.problems import StoreError
from tartli_desktop.looks.fonts import heading_font
from tartli_desktop.packs.pack_draft import Draft, LookedAt
from tartli_desktop.packs.pack_kinds import PackKind
from tartli_desktop.packs.picture_sources import BadFile, PackRefused
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.typed_names import LONGEST_NAME, one_line
from tartli_desktop.widgets.announcer import announce
from tartli_desktop.widgets.dialogs import progress
from tartli_desktop.widgets.dialogs.box_buttons import add_button
from tartli_desktop.widgets.dialogs.forms import Explanation, FittedDialog
from tartli_desktop.widgets.dialogs.last_folder import keep_last_folder, last_folder
from tartli_desktop.widgets.questions.question import before, warning
from tartli_desktop.widgets.questions.questions import ask_over
from tartli_desktop.widgets.scroll_fade import ScrollFade
from tartli_desktop.windows.errors import troubles

from .pack_placing import Placing
from .pack_words import refusal_text, report_text, shown_name

_MOST_LINES = 4
"""The most lines of the report; beyond them it scrolls."""
_LARGE = 1.6
"""The size of the words above the cards, relative to other words."""


class OwnPackDialog(FittedDialog):
    """Makes a pack from pictures: imports them, assigns them to their cards, and saves the pack.

    The contact sheet shows each picture as it will look on the table.

    Signals:
        kept(pack): the pack was saved; it is an ``OwnPack``.
    """

    kept = Signal(object)

    def __init__(self, packs: Path, parent: QWidget | None = None, kind: PackKind = PackKind.GERMAN) -> None:
        super().__init__(parent)
        self._kind = kind
        self._draft = Draft(packs, kind)
        # Also when the window around it is closed without asking the dialog.
        self.destroyed.connect(self._draft.discard)
        self._bad: list[BadFile] = []
        self._refused = ""
        self._named = False
        self._make_widgets()
        self._lay_out()
        self._connect()
        self.setAcceptDrops(True)
        self.placing.follow()
        self.folder_button.setFocus()

    # Building the dialog

    def _make_widgets(self) -> None:
        self.setWindowTitle(self.tr("Add a pack of cards"))
        self.intro = Explanation()
        self.intro.setText(self._intro())
        self.folder_button = QPushButton(self.tr("Choose &folder…"))
        self.zip_button = QPushButton(self.tr("Choose &zip file…"))
        self.placing = Placing(self._kind, self._draft.turn)
        self.report = QPlainTextEdit(readOnly=True, tabChangesFocus=True)
        self.report.setAccessibleName(self.tr("Missing or left out"))
        self.report.setFrameShape(QFrame.Shape.NoFrame)
        self.report.viewport().setAutoFillBackground(False)
        self.report.document().setDocumentMargin(0)
        self.name_label = QLabel(self.tr("&Name of the pack:"), textFormat=Qt.TextFormat.PlainText)
        self.name_line = QLineEdit(maxLength=LONGEST_NAME)
        self.name_label.setBuddy(self.name_line)
        self.buttons, roles = QDialogButtonBox(), QDialogButtonBox.ButtonRole
        self.keep_button = add_button(self.buttons, self.tr("Sa&ve pack"), roles.AcceptRole)
        self.cancel_button = add_button(self.buttons, self.tr("&Cancel"), roles.RejectRole)

    def _lay_out(self) -> None:
        sources = QHBoxLayout()
        sources.addWidget(self.folder_button)
        sources.addWidget(self.zip_button)
        sources.addStretch(1)
        foot = QHBoxLayout()
        foot.addWidget(self.name_label)
        foot.addWidget(self.name_line, 1)
        foot.addSpacing(20)
        foot.addWidget(self.buttons)
        content = _Squeezed()
        rows = QVBoxLayout(content)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self.intro)
        rows.addLayout(sources)
        rows.addWidget(self.placing, 1)
        rows.addWidget(self.report)
        # With large letters on a small screen all this scrolls, but not the buttons that close the dialog.
        pane = QScrollArea()
        pane.setWidget(content)
        pane.setWidgetResizable(True)
        pane.setFrameShape(QFrame.Shape.NoFrame)
        pane.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._fade = ScrollFade(pane)
        whole = QVBoxLayout(self)
        whole.addWidget(pane, 1)
        whole.addLayout(foot)

    def _connect(self) -> None:
        self.folder_button.clicked.connect(self._ask_folder)
        self.zip_button.clicked.connect(self._ask_zip)
        self.buttons.accepted.connect(self._keep)
        self.buttons.rejected.connect(self.reject)
        self.placing.changed.connect(self._follow)
        self.placing.failed.connect(self._tell)

    def _intro(self) -> str:
        if self._kind is PackKind.TAROKK:
            return self.tr(
                "Choose a folder or zip file with pictures of the cards (PNG, JPEG or WebP), or drop it "
                "here. Pictures named after a card are matched automatically: “XIV”, “tarokk_14”, “skíz”, "
                "“hearts_rider”, “kőr-lovas”, “herz_cavall”. Match the others with the mouse or the keyboard."
            )
        return self.tr(
            "Choose a folder or zip file with pictures of the cards (PNG, JPEG or WebP), or drop it "
            "here. Pictures named after a card are matched automatically: “HO”, “hearts_over”, "
            "“piros-felső”, “herz_ober”. Match the others with the mouse or the keyboard."
        )

    # Events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_report()

    def sizeHint(self) -> QSize:
        return QSize(1180, 760).expandedTo(super().sizeHint())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit_report()
        self._size_invitation()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self.isVisible():
            self._size_invitation()

    def _size_invitation(self) -> None:
        self.placing.invitation.setFont(heading_font(self.font(), _LARGE))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            # Else a program that offers to move its files would delete them.
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()

    def dropEvent(self, event: QDropEvent) -> None:
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if paths:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            # The program that the files are dragged from waits until this returns.
            QTimer.singleShot(0, self, lambda: self.bring_in(paths))

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.isVisible():
            # Closing the window asks too.
            event.ignore()
            self.reject()

    def reject(self) -> None:
        """Handle Escape: put a carried picture back; otherwise leave, asking first if work would be lost."""
        if self.placing.put_back():
            return
        if self.placing.is_touched:
            self._ask_leave()
        else:
            self.done(QDialog.DialogCode.Rejected)

    def done(self, result: int) -> None:
        self._draft.discard()
        super().done(result)

    def _ask_leave(self) -> None:
        question = before(
            self.tr("Add a pack of cards"),
            self.tr("Close without saving this pack?"),
            self.tr("You would have to match the pictures again."),
            do=self.tr("&Discard"),
            stay=self.tr("&Keep editing"),
            then=lambda: self.done(QDialog.DialogCode.Rejected),
        )
        ask_over(self, question)

    # Importing pictures

    def _ask_folder(self) -> None:
        dialog = self._file_dialog(self.tr("Folder with pictures of the cards"))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.open()

    def _ask_zip(self) -> None:
        dialog = self._file_dialog(self.tr("Zip file with pictures of the cards"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilter(self.tr("Zip files and pictures (*.zip *.png *.jpg *.jpeg *.webp)"))
        dialog.open()

    def _file_dialog(self, title: str) -> QFileDialog:
        dialog = QFileDialog(self, title, str(last_folder()))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda chosen: keep_last_folder(Path(chosen).parent))
        dialog.fileSelected.connect(lambda chosen: self.bring_in([Path(chosen)]))
        return dialog

    def bring_in(self, paths: Sequence[Path]) -> None:
        """Read folders, zips and pictures; what was read stays if the player stops it."""
        self._refused = ""
        if not self._named:
            self.name_line.setText(one_line(paths[0].stem if paths[0].is_file() else paths[0].name))
            self._named = True
        steps: list[LookedAt] = []

        def read(report: progress.ReportShare) -> None:
            def note(step: LookedAt) -> None:
                steps.append(step)
                report(step.done / step.count)

            for path in paths:
                self._draft.add(path, note)

        words = fill(self.tr("Reading “%1”…"), shown_name(paths[0].name))
        try:
            progress.patiently(self, words, read)
        except PackRefused as error:
            self._refused = refusal_text(error)
        except Exception as error:
            self._tell(error)
        for step in steps:
            if step.bad is not None:
                self._bad.append(step.bad)
            if step.picture is not None:
                self.placing.assignment.add(step.picture)
        self.placing.follow()
        self.placing.focus()
        announce(self, self.report.toPlainText())

    # What is shown

    def _follow(self) -> None:
        """Update what depends on the assignment."""
        self.keep_button.setEnabled(bool(self.placing.assignment.numbers))
        self.report.setPlainText(self._report_text())
        self._fit_report()

    def _fit_report(self) -> None:
        """Give the report the height of its lines up to a limit, and the rest to the cards."""
        self.report.setHidden(self.report.document().isEmpty())
        # For plain text, the height is given in lines.
        lines = min(round(self.report.document().size().height()), _MOST_LINES)
        self.report.setFixedHeight(lines * self.report.fontMetrics().lineSpacing() + 8)

    def _report_text(self) -> str:
        lines = [self._refused] if self._refused else []
        if self.placing.assignment.pictures or self._bad:
            lines.append(report_text(self.placing.assignment, self._bad))
        return "\n".join(filter(None, lines))

    # Saving

    def _keep(self) -> None:
        if not self.placing.assignment.numbers:
            return
        name = one_line(self.name_line.text()) or self.tr("My cards")
        numbers = self.placing.assignment.numbers
        self.placing.put_back()
        try:
            pack = progress.patiently(
                self, self.tr("Saving the pack…"), lambda _: self._draft.keep(name, numbers)
            )
        except Exception as error:
            self._tell(error)
            return
        if pack is not None:
            self.kept.emit(pack)
            self.done(QDialog.DialogCode.Accepted)

    def _tell(self, error: object) -> None:
        if isinstance(error, StoreError):
            text = troubles.not_saved(error)
        else:
            text = fill(self.tr("Something went wrong, and nothing was saved: %1"), error)
        ask_over(self, warning(self.tr("Add a pack of cards"), text))


class _Squeezed(QWidget):
    """Scrolls only if the contents cannot be made low enough, not whenever it is lower than preferred."""

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return -1 if layout is None else layout.totalMinimumHeightForWidth(width)
