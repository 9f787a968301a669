"""The pictures of a pack that is being made, put to their cards with the mouse or the keyboard."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from tartli_desktop.files.problems import StoreError
from tartli_desktop.looks.restyling import dress
from tartli_desktop.packs.pack_draft import StraightPicture
from tartli_desktop.packs.pack_kinds import PackKind
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.announcer import announce
from tartli_desktop.widgets.flowing_row import FlowingRow
from tartli_desktop.widgets.labels.even_label import set_unbroken

from .pack_assignment import Assignment
from .pack_looks import LargeFace, Looks
from .pack_sheet import ContactSheet
from .pack_tray import Tray
from .pack_words import face_name, shown_name

_INVITATION = """
QLabel { background: #F5ECDA; color: #2B211C; border-radius: 6px; padding: 10px 22px; }
"""


class Placing(QWidget):
    """The contact sheet of the cards, the tray of the pictures left over, and a large view of one.

    Args:
        kind: the kind of pack.
        turn: turns a picture, by number, and returns it; raises StoreError.

    Signals:
        changed: the assignment, or what is picked up, is different now.
        failed(error): a picture could not be turned.
    """

    changed = Signal()
    failed = Signal(object)

    def __init__(self, kind: PackKind, turn: Callable[[int], StraightPicture]) -> None:
        super().__init__()
        self._kind = kind
        self._turned = turn
        self.assignment = Assignment(kind)
        self.is_touched = False
        """Whether the player has changed anything."""
        self._hand: int | None = None
        self._looks_at_tray = False
        self._in_tray: Sequence[StraightPicture] = ()
        self._looks = Looks()
        built_in = CardFaces(kind.built_in[0], index_letters="")
        self.sheet = ContactSheet(kind, built_in, self._looks)
        self.sheet.setAccessibleName(self.tr("Cards of the pack"))
        self.large = LargeFace(kind, built_in, self._looks)
        self.caption = _words()
        self.caption.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.turn_button = QPushButton(self.tr("&Turn upside down"))
        self.turn_button.setToolTip(self.tr("Turn the picture upside down"))
        self.away_button = QPushButton(self.tr("&Remove"))
        self.away_button.setToolTip(self.tr("Remove the picture from this card (Delete)"))
        self.tray_label = _words()
        self.tray = Tray(self.tr("Pictures that could not be matched appear here."))
        self.tray.setAccessibleName(self.tr("Pictures left to place"))
        self.tray_label.setBuddy(self.tray)
        self.hint = _words()
        self.invitation = QLabel(textFormat=Qt.TextFormat.PlainText)
        """Says above the cards what to do first."""
        self.invitation.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.invitation.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.invitation.setWordWrap(True)
        set_unbroken(self.invitation, self.tr("Drop a folder of card pictures here"))
        dress(self.invitation, _INVITATION)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        over = QVBoxLayout(self.sheet.viewport())
        over.addWidget(self.invitation, 0, Qt.AlignmentFlag.AlignCenter)
        side = QVBoxLayout()
        side.setSpacing(6)
        side.addWidget(self.large, 1)
        side.addWidget(self.caption)
        turn_and_away = FlowingRow(even=True)
        turn_and_away.add(self.turn_button)
        turn_and_away.add(self.away_button)
        side.addWidget(turn_and_away)
        side.addSpacing(6)
        side.addWidget(self.tray_label)
        side.addWidget(self.tray, 1)
        middle = QHBoxLayout()
        middle.setSpacing(14)
        middle.addWidget(self.sheet, 5)
        middle.addLayout(side, 2)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addLayout(middle, 1)
        rows.addWidget(self.hint)

    def _connect(self) -> None:
        self.turn_button.clicked.connect(self._turn)
        self.away_button.clicked.connect(lambda: self._take_away(self.sheet.current))
        self.sheet.chosen.connect(self._choose_face)
        self.sheet.looked_at.connect(lambda _: self._look())
        self.sheet.removed.connect(self._take_away)
        self.tray.chosen.connect(self._take_in_hand)
        self.tray.currentItemChanged.connect(self._look_at_tray)
        self.tray.dropped.connect(self._drop_in_tray)
        self.sheet.dropped.connect(self._drop)

    def put_back(self) -> bool:
        """Put the picture that is picked up back; return whether there was one."""
        if self._hand is None:
            return False
        self._hand = None
        self.follow()
        return True

    def focus(self) -> None:
        """Give the focus to what is left to do."""
        (self.tray if self.tray.count() else self.sheet).setFocus()

    # Assigning pictures to cards

    def _choose_face(self, face: str) -> None:
        """Handle a click or Enter on a slot: put the carried picture there, or pick up the slot's picture."""
        there = self.assignment.picture_of(face)
        if self._hand is not None:
            number, self._hand = self._hand, None
            self._put(number, face)
        elif there is not None:
            self._take_in_hand(there.number)
        self._look()

    def _take_in_hand(self, number: int) -> None:
        self._hand = None if self._hand == number else number
        if self._hand is not None and self.tray.hasFocus():
            # The first card without a picture is the most likely one.
            missing = self.assignment.missing()
            self.sheet.go_to(missing[0] if missing else self.sheet.current)
        self.follow()
        announce(self, self.hint.text())

    def _put(self, number: int, face: str) -> None:
        self.assignment.put(number, face)
        self.is_touched = True
        self.follow()
        announce(self, self.sheet.spoken(face))

    def _drop(self, face: str, number: int) -> None:
        self._hand = None
        self._put(number, face)
        self.sheet.go_to(face)

    def _drop_in_tray(self, number: int) -> None:
        self._hand = None
        face = self.assignment.face_of(number)
        if face is not None:
            self._take_away(face)

    def _take_away(self, face: str) -> None:
        if self.assignment.picture_of(face) is not None:
            self.assignment.take_away(face)
            self.is_touched = True
            self.follow()

    def _turn(self) -> None:
        picture = self._looked_at()
        if picture is None:
            return
        try:
            self.assignment.replace(self._turned(picture.number))
        except StoreError as error:
            self.failed.emit(error)
        self.is_touched = True
        self.follow()

    # What is shown

    def _look(self) -> None:
        self._looks_at_tray = False
        self._follow_look()

    def _look_at_tray(self) -> None:
        self._looks_at_tray = self.tray.currentItem() is not None
        self._follow_look()

    def _looked_at(self) -> StraightPicture | None:
        """The picture in the large view: the carried one, or the one the player is looking at."""
        if self._hand is None and not self._looks_at_tray:
            return self.assignment.picture_of(self.sheet.current)
        number = self.tray.current_number() if self._hand is None else self._hand
        return None if number is None else self.assignment.picture(number)

    def _follow_look(self) -> None:
        face, picture = self.sheet.current, self._looked_at()
        of_slot = picture == self.assignment.picture_of(face)
        if not of_slot and picture is not None:
            self.large.show_face(None, picture)
            caption = picture.name
        else:
            self.large.show_face(face, picture)
            caption = face_name(face, self._kind)
        metrics = QFontMetrics(self.caption.font())
        room = max(self.tray.width(), self.tray.sizeHint().width()) - 8
        self.caption.setText(metrics.elidedText(shown_name(caption), Qt.TextElideMode.ElideMiddle, room))
        self.turn_button.setEnabled(picture is not None)
        self.away_button.setEnabled(picture is not None and of_slot)

    def follow(self) -> None:
        """Show the assignment as it is now."""
        for face, shown in self.sheet.pictures.items():
            picture = self.assignment.picture_of(face)
            if shown != picture:
                self.sheet.put(face, picture)
        left_over = self.assignment.left_over()
        if left_over != self._in_tray:
            self._in_tray = left_over
            self.tray.show_pictures(left_over, self._looks)
        self.tray_label.setText(fill(self.tr("&Pictures left to place: %1"), len(left_over)))
        self._follow_look()
        self.hint.setText(self._hint_text())
        self.invitation.setHidden(bool(self.assignment.pictures))
        self.changed.emit()

    def _hint_text(self) -> str:
        if self._hand is not None:
            text = self.tr(
                "Picked up: %1. Select its card and press Enter, or click it. Escape puts it back."
            )
            return fill(text, shown_name(self.assignment.picture(self._hand).name))
        if self.assignment.left_over():
            return self.tr("Drag a picture onto its card, or select it, press Enter and pick the card.")
        if self.assignment.numbers:
            return self.tr("Drag a picture to another card to swap the two.")
        return ""


def _words() -> QLabel:
    """A label as high as its words, which may wrap."""
    label = QLabel(textFormat=Qt.TextFormat.PlainText, wordWrap=True)
    label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    return label
