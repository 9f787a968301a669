"""The dialog for the user's own pack: importing pictures, assigning them to cards, and saving the pack."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QFontMetrics,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from tartli_desktop.files.problems import StoreError
from tartli_desktop.looks.fonts import heading_font
from tartli_desktop.looks.style_sheets import dress
from tartli_desktop.packs.file_name_words import BACK
from tartli_desktop.packs.pack_draft import LookedAt, StraightPicture
from tartli_desktop.packs.pack_kinds import PackKind
from tartli_desktop.packs.packs import OwnPack
from tartli_desktop.packs.picture_sources import BadFile, PackRefused
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.plain_text import plain_format
from tartli_desktop.text.typed_names import LONGEST_NAME, one_line
from tartli_desktop.widgets.announcer import announce
from tartli_desktop.widgets.dialogs import message_boxes
from tartli_desktop.widgets.dialogs.box_buttons import add_button
from tartli_desktop.widgets.dialogs.forms import Explanation, fit_to_screen
from tartli_desktop.widgets.dialogs.last_folder import keep_last_folder, last_folder
from tartli_desktop.widgets.held_words import write_held
from tartli_desktop.widgets.scroll_fade import ScrollFade
from tartli_desktop.windows.errors import troubles

from .pack_assignment import Assignment
from .pack_looks import LargeFace, Looks
from .pack_sheet import ContactSheet, FaceSlot
from .pack_tray import Tray
from .pack_words import face_name, refusal_text, report_text, shown_name
from .pack_worker import Making, ReportPicture, Stopped, Work

_SPACING = 14
_MOST_LINES = 4
"""The most lines of the report; beyond them it scrolls."""
_LARGE = 1.6
"""The size of the words above the cards, relative to other words."""
_INVITATION = """
QLabel { background: #F5ECDA; color: #2B211C; border-radius: 6px; padding: 10px 22px; }
"""


class OwnPackDialog(QDialog):
    """Makes a pack from pictures: imports them, assigns them to their cards, and saves the pack.

    The contact sheet shows each picture as it will look on the table.

    Signals:
        kept(pack): the pack was saved; it is an ``OwnPack``.
    """

    kept = Signal(object)

    def __init__(self, packs: Path, parent: QWidget | None = None, kind: PackKind = PackKind.GERMAN) -> None:
        super().__init__(parent)
        self._kind = kind
        self._making = Making(packs, kind)
        # Also when the window around it is closed without asking the dialog.
        self.destroyed.connect(self._making.close)
        self._assignment = Assignment(kind)
        self._bad: list[BadFile] = []
        self._refused = ""
        self._hand: int | None = None
        self._carried: int | None = None
        self._touched = False
        self._looks_at_tray = False
        self._named = False
        self._looks = Looks()
        self._built_in = CardFaces(kind.built_in[0], index_letters="")
        self._make_widgets()
        self._lay_out()
        self._connect()
        self.setAcceptDrops(True)
        self.retranslate()
        self._follow()
        self.folder_button.setFocus()

    # Building the dialog

    def _make_widgets(self) -> None:
        self.intro = Explanation()
        self.folder_button = QPushButton()
        self.zip_button = QPushButton()
        self.progress = QProgressBar()
        self.stop_button = QPushButton()
        self.sheet = ContactSheet(self._kind, self._built_in, self._looks)
        self.large = LargeFace(self._kind, self._built_in, self._looks)
        self.caption = QLabel()
        self.caption.setTextFormat(Qt.TextFormat.PlainText)
        self.caption.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.turn_button = QPushButton()
        self.away_button = QPushButton()
        self.caption.setWordWrap(True)
        self.tray_label = QLabel(textFormat=Qt.TextFormat.PlainText)
        self.tray_label.setWordWrap(True)
        self.tray = Tray()
        self.tray_label.setBuddy(self.tray)
        self.hint = QLabel()
        self.hint.setTextFormat(Qt.TextFormat.PlainText)
        self.hint.setWordWrap(True)
        self.report = QPlainTextEdit()
        self.report.setReadOnly(True)
        self.report.setTabChangesFocus(True)
        self.report.setFrameShape(QFrame.Shape.NoFrame)
        self.report.viewport().setAutoFillBackground(False)
        self.report.document().setDocumentMargin(0)
        self.name_label = QLabel(textFormat=Qt.TextFormat.PlainText)
        self.name_line = QLineEdit()
        self.name_line.setMaxLength(LONGEST_NAME)
        self.name_label.setBuddy(self.name_line)
        self.buttons = QDialogButtonBox()
        self.keep_button = add_button(self.buttons, "", QDialogButtonBox.ButtonRole.AcceptRole)
        self.cancel_button = add_button(self.buttons, "", QDialogButtonBox.ButtonRole.RejectRole)
        self.invitation = QLabel(self.sheet, textFormat=Qt.TextFormat.PlainText)
        """Says above the cards what to do first."""
        self.invitation.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.invitation.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.invitation.setWordWrap(True)
        dress(self.invitation, _INVITATION)
        self._ghost = QLabel(self)
        self._ghost.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._ghost.hide()

    def _lay_out(self) -> None:
        choices = QWidget()
        row = QHBoxLayout(choices)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.folder_button)
        row.addWidget(self.zip_button)
        row.addStretch(1)
        working = QWidget()
        row = QHBoxLayout(working)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.progress, 1)
        row.addWidget(self.stop_button)
        self._source_row = QStackedWidget()
        self._source_row.addWidget(choices)
        self._source_row.addWidget(working)
        self._source_row.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        for low in (self.caption, self.tray_label, self.hint):
            # As high as its words, which may wrap.
            policy = low.sizePolicy()
            policy.setVerticalPolicy(QSizePolicy.Policy.Minimum)
            low.setSizePolicy(policy)
        over = QVBoxLayout(self.sheet)
        over.addWidget(self.invitation, 0, Qt.AlignmentFlag.AlignCenter)
        side = QVBoxLayout()
        side.setSpacing(6)
        side.addWidget(self.large, 1)
        side.addWidget(self.caption)
        self._turn_and_away = QHBoxLayout()
        self._turn_and_away.addWidget(self.turn_button)
        self._turn_and_away.addWidget(self.away_button)
        side.addLayout(self._turn_and_away)
        side.addSpacing(6)
        side.addWidget(self.tray_label)
        side.addWidget(self.tray, 1)
        middle = QHBoxLayout()
        middle.setSpacing(_SPACING)
        middle.addWidget(self.sheet, 5)
        middle.addLayout(side, 2)
        foot = QHBoxLayout()
        foot.addWidget(self.name_label)
        foot.addWidget(self.name_line, 1)
        foot.addSpacing(20)
        foot.addWidget(self.buttons)
        content = _Squeezed()
        rows = QVBoxLayout(content)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self.intro)
        rows.addWidget(self._source_row)
        rows.addLayout(middle, 1)
        rows.addWidget(self.hint)
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
        self.stop_button.clicked.connect(self._stop)
        self.turn_button.clicked.connect(self._turn)
        self.away_button.clicked.connect(lambda: self._take_away(self.sheet.current))
        self.buttons.accepted.connect(self._keep)
        self.buttons.rejected.connect(self.reject)
        self.sheet.chosen.connect(self._choose_face)
        self.sheet.looked_at.connect(self._look)
        self.sheet.removed.connect(self._take_away)
        self.tray.chosen.connect(self._take_in_hand)
        self.tray.currentItemChanged.connect(self._look_at_tray)
        self.tray.carrier.moved.connect(lambda point: self._carry(self.tray.current_number(), point))
        self.tray.carrier.dropped.connect(self._drop)
        for slot in self.sheet.slots.values():
            slot.carrier.moved.connect(partial(self._carry_from, slot))
            slot.carrier.dropped.connect(self._drop)

    def retranslate(self) -> None:
        """Set all texts, at first and in another language."""
        self.setWindowTitle(self.tr("Add a pack of cards"))
        intro = self.tr(
            "Choose a folder or zip file with pictures of the cards (PNG, JPEG or WebP), or drop it "
            "here. Pictures named after a card are matched automatically: “HO”, “hearts_over”, "
            "“piros-felső”, “herz_ober”. Match the others with the mouse or the keyboard."
        )
        of_tarokk = self.tr(
            "Choose a folder or zip file with pictures of the cards (PNG, JPEG or WebP), or drop it "
            "here. Pictures named after a card are matched automatically: “XIV”, “tarokk_14”, “skíz”, "
            "“hearts_rider”, “kőr-lovas”, “herz_cavall”. Match the others with the mouse or the keyboard."
        )
        self.intro.setText(of_tarokk if self._kind is PackKind.TAROKK else intro)
        self.folder_button.setText(self.tr("Choose &folder…"))
        self.zip_button.setText(self.tr("Choose &zip file…"))
        self.stop_button.setText(self.tr("&Stop"))
        self.turn_button.setText(self.tr("&Turn upside down"))
        self.turn_button.setToolTip(self.tr("Turn the picture upside down"))
        self.away_button.setText(self.tr("&Remove"))
        self.away_button.setToolTip(self.tr("Remove the picture from this card (Delete)"))
        self.name_label.setText(self.tr("&Name of the pack:"))
        self.keep_button.setText(self.tr("Sa&ve pack"))
        self.cancel_button.setText(self.tr("&Cancel"))
        write_held(self.invitation, self.tr("Drop a folder of card pictures here"))
        self.sheet.setAccessibleName(self.tr("Cards of the pack"))
        self.tray.when_empty = self.tr("Pictures that could not be matched appear here.")
        self.tray.setAccessibleName(self.tr("Pictures left to place"))
        self.report.setAccessibleName(self.tr("Missing or left out"))
        for slot in self.sheet.slots.values():
            slot.retranslate()
        self.sheet.update()
        # The sheet's headings are as wide as their words.
        self.sheet.updateGeometry()
        self._place_buttons()

    def _place_buttons(self) -> None:
        """Put the two buttons beside the sheet below each other if they would be too wide side by side."""
        row = self._turn_and_away
        beside = self.turn_button.sizeHint().width() + self.away_button.sizeHint().width() + row.spacing()
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self)
        margins = self.contentsMargins()
        room = self.width() - margins.left() - margins.right() - bar - 2 * _SPACING
        fits = self.sheet.minimumSizeHint().width() + _SPACING + beside <= room
        direction = QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom
        row.setDirection(direction)

    # Events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_buttons()
        self._fit_report()

    def sizeHint(self) -> QSize:
        return QSize(1180, 760).expandedTo(super().sizeHint())

    def showEvent(self, event: QShowEvent) -> None:
        fit_to_screen(self)
        super().showEvent(event)
        self._fit_report()
        self._size_invitation()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._follow()
        elif event.type() == QEvent.Type.FontChange and self.isVisible():
            self._size_invitation()

    def _size_invitation(self) -> None:
        self.invitation.setFont(heading_font(self.font(), _LARGE))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self._making.work is None and any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if paths and self._making.work is None:
            event.acceptProposedAction()
            self.bring_in(paths)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.isVisible():
            # Closing the window asks too.
            event.ignore()
            self.reject()

    def reject(self) -> None:
        """Handle Escape: put a carried picture back; otherwise leave, asking first if work would be lost."""
        if self._carried is not None or self._hand is not None:
            self._put_back()
        elif self._touched:
            self._ask_leave()
        else:
            self.done(QDialog.DialogCode.Rejected)

    def done(self, result: int) -> None:
        self._making.close()
        super().done(result)

    def _ask_leave(self) -> None:
        message_boxes.ask(
            self,
            self.tr("Add a pack of cards"),
            self.tr("Close without saving this pack?"),
            self.tr("You would have to match the pictures again."),
            do=self.tr("&Discard"),
            stay=self.tr("&Keep editing"),
            then=lambda: self.done(QDialog.DialogCode.Rejected),
        )

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
        """Read folders, zips and pictures in the background."""
        if self._making.work is not None:
            return
        self._refused = ""
        if not self._named:
            self.name_line.setText(one_line(paths[0].stem if paths[0].is_file() else paths[0].name))
            self._named = True
        draft = self._making.draft

        def read(report: ReportPicture, stopped: Stopped) -> None:
            for path in paths:
                if not stopped():
                    draft.add(path, report, stopped)

        self.progress.setRange(0, 1)
        self.progress.setValue(0)
        self.progress.setFormat(
            self.tr("Reading “%1”…").replace("%1", plain_format(shown_name(paths[0].name)))
        )
        self._begin(Work(read), self._end_reading)

    def _begin(self, work: Work, ended: Callable[..., None]) -> None:
        self._making.work = work
        work.stepped.connect(self._take_step)
        work.ended.connect(ended)
        work.start()
        self._follow()

    def _stop(self) -> None:
        if self._making.work is not None:
            self._making.work.stop()
            self.stop_button.setEnabled(False)

    def _take_step(self, step: LookedAt) -> None:
        """Show a picture as soon as it has been read."""
        if self._making.work is None:
            return
        self.progress.setRange(0, step.count)
        self.progress.setValue(step.done)
        self.progress.setFormat(fill(self.tr("Picture %1 of %2"), step.done, step.count))
        if step.bad is not None:
            self._bad.append(step.bad)
        if step.picture is not None:
            self._assignment.add(step.picture)
        self._follow()

    def _end_reading(self, result: object, error: object) -> None:
        if self._making.work is None:
            return
        self._making.work = None
        if isinstance(error, PackRefused):
            self._refused = refusal_text(error)
        elif error is not None:
            self._tell(error)
        self._follow()
        if self.focusWidget() is None or not self.focusWidget().isVisible():
            (self.tray if self.tray.count() else self.sheet.slots[self.sheet.current]).setFocus()
        announce(self, self.report.toPlainText())

    # Assigning pictures to cards

    def _choose_face(self, face: str) -> None:
        """Handle a click or Enter on a slot: put the carried picture there, or pick up the slot's picture."""
        if self._making.work is not None:
            return
        there = self._assignment.picture_of(face)
        if self._hand is not None:
            number, self._hand = self._hand, None
            self._put(number, face)
        elif there is not None:
            self._take_in_hand(there.number)
        self._look(face)

    def _take_in_hand(self, number: int) -> None:
        if self._making.work is not None:
            return
        self._hand = None if self._hand == number else number
        if self._hand is not None and self.tray.hasFocus():
            # The first card without a picture is the most likely one.
            missing = self._assignment.missing()
            self.sheet.go_to(missing[0] if missing else self.sheet.current)
        self._follow()
        announce(self, self.hint.text())

    def _put_back(self) -> None:
        self._hand = None
        self._end_carrying()
        self._follow()

    def _put(self, number: int, face: str) -> None:
        self._assignment.put(number, face)
        self._touched = True
        self._follow()
        announce(self, self.sheet.slots[face].accessibleName())

    def _take_away(self, face: str) -> None:
        if self._making.work is None and self._assignment.picture_of(face) is not None:
            self._assignment.take_away(face)
            self._touched = True
            self._follow()

    def _turn(self) -> None:
        picture = self._looked_at()
        if picture is None or self._making.work is not None:
            return
        try:
            self._assignment.replace(self._making.draft.turn(picture.number))
        except StoreError as error:
            self._tell(error)
        self._touched = True
        self._follow()

    # Carrying pictures with the mouse

    def _carry_from(self, slot: FaceSlot, point: QPoint) -> None:
        self._carry(self._assignment.numbers.get(slot.face), point)

    def _carry(self, number: int | None, point: QPoint) -> None:
        if number is None or self._making.work is not None:
            return
        if self._carried is None:
            self._carried, self._hand = number, None
            width = self.sheet.slots[BACK].width()
            picture = self._assignment.picture(number)
            self._ghost.setPixmap(self._looks.pixmap(picture, width, self.devicePixelRatioF()))
            self._ghost.adjustSize()
            self._ghost.show()
            self._ghost.raise_()
        here = self.mapFromGlobal(point)
        self._ghost.move(here - QPoint(self._ghost.width() // 2, self._ghost.height() // 2))
        self._aim_at(self.sheet.slot_at(point))

    def _drop(self, point: QPoint) -> None:
        number = self._carried
        self._end_carrying()
        if number is None:
            return
        slot = self.sheet.slot_at(point)
        if slot is not None:
            self._put(number, slot.face)
            self.sheet.go_to(slot.face)
        elif self.tray.rect().contains(self.tray.mapFromGlobal(point)):
            face = self._assignment.face_of(number)
            if face is not None:
                self._take_away(face)

    def _end_carrying(self) -> None:
        self._carried = None
        self._ghost.hide()
        self._aim_at(None)
        self.tray.carrier.drop_nothing()
        for slot in self.sheet.slots.values():
            slot.carrier.drop_nothing()

    def _aim_at(self, target: FaceSlot | None) -> None:
        for slot in self.sheet.slots.values():
            slot.set_target(slot is target)

    # What is shown

    def _look(self, face: str) -> None:
        self._looks_at_tray = False
        self._follow_look()

    def _look_at_tray(self) -> None:
        self._looks_at_tray = self.tray.currentItem() is not None
        self._follow_look()

    def _looked_at(self) -> StraightPicture | None:
        """The picture in the large view: the carried one, or the one the player is looking at."""
        if self._hand is None and not self._looks_at_tray:
            return self._assignment.picture_of(self.sheet.current)
        number = self.tray.current_number() if self._hand is None else self._hand
        return None if number is None else self._assignment.picture(number)

    def _follow_look(self) -> None:
        face, picture = self.sheet.current, self._looked_at()
        of_slot = picture == self._assignment.picture_of(face)
        if not of_slot and picture is not None:
            self.large.show_face(None, picture)
            caption = picture.name
        else:
            self.large.show_face(face, picture)
            caption = face_name(face, self._kind)
        metrics = QFontMetrics(self.caption.font())
        room = max(self.tray.width(), self.tray.sizeHint().width()) - 8
        self.caption.setText(metrics.elidedText(shown_name(caption), Qt.TextElideMode.ElideMiddle, room))
        idle = self._making.work is None
        self.turn_button.setEnabled(idle and picture is not None)
        self.away_button.setEnabled(idle and picture is not None and of_slot)

    def _follow(self) -> None:
        """Update everything that depends on the assignment."""
        working = self._making.work is not None
        self._source_row.setCurrentIndex(int(working))
        self.stop_button.setEnabled(working)
        self.keep_button.setEnabled(bool(self._assignment.numbers) and not working)
        for face, slot in self.sheet.slots.items():
            picture = self._assignment.picture_of(face)
            if slot.picture != picture:
                slot.put(picture)
        left_over = self._assignment.left_over()
        if left_over != self._in_tray:
            self._in_tray = left_over
            self.tray.show_pictures(left_over, self._looks)
        text = self.tr("&Pictures left to place: %1")
        self.tray_label.setText(fill(text, len(left_over)))
        self._follow_look()
        self.hint.setText(self._hint_text())
        self.invitation.setHidden(working or bool(self._assignment.pictures))
        self.report.setPlainText(self._report_text())
        self._fit_report()

    def _fit_report(self) -> None:
        """Give the report the height of its lines up to a limit, and the rest to the cards."""
        self.report.setHidden(self.report.document().isEmpty())
        # For plain text, the height is given in lines.
        lines = min(round(self.report.document().size().height()), _MOST_LINES)
        self.report.setFixedHeight(lines * self.report.fontMetrics().lineSpacing() + 8)

    _in_tray: Sequence[StraightPicture] = ()

    def _hint_text(self) -> str:
        if self._hand is not None:
            text = self.tr(
                "Picked up: %1. Select its card and press Enter, or click it. Escape puts it back."
            )
            return fill(text, shown_name(self._assignment.picture(self._hand).name))
        if self._making.work is not None:
            return ""
        if self._assignment.left_over():
            return self.tr("Drag a picture onto its card, or select it, press Enter and pick the card.")
        if self._assignment.numbers:
            return self.tr("Drag a picture to another card to swap the two.")
        return ""

    def _report_text(self) -> str:
        lines = [self._refused] if self._refused else []
        if self._assignment.pictures or self._bad:
            complete = self._making.work is None
            lines.append(report_text(self._assignment, self._bad, complete=complete))
        return "\n".join(filter(None, lines))

    # Saving

    def _keep(self) -> None:
        if self._making.work is not None or not self._assignment.numbers:
            return
        name = one_line(self.name_line.text()) or self.tr("My cards")
        numbers, draft = self._assignment.numbers, self._making.draft
        self._put_back()
        self.progress.setRange(0, 1)
        self.progress.setValue(0)
        self.progress.setFormat(self.tr("Saving the pack…"))
        self._begin(Work(lambda report, stopped: draft.keep(name, numbers)), self._end_keeping)

    def _end_keeping(self, result: object, error: object) -> None:
        if self._making.work is None:
            return
        self._making.work = None
        if isinstance(result, OwnPack):
            self.kept.emit(result)
            self.done(QDialog.DialogCode.Accepted)
        else:
            self._tell(error)
            self._follow()

    def _tell(self, error: object) -> None:
        if isinstance(error, StoreError):
            text = troubles.not_saved(error)
        else:
            text = fill(self.tr("Something went wrong, and nothing was saved: %1"), error)
        message_boxes.warn(self, self.tr("Add a pack of cards"), text)


class _Squeezed(QWidget):
    """Scrolls only if the contents cannot be made low enough, not whenever it is lower than preferred."""

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return -1 if layout is None else layout.totalMinimumHeightForWidth(width)
