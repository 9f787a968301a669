"""The dialog of everybody who plays at this computer: who plays, who is added, renamed or removed."""

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialog, QLabel, QListWidget, QListWidgetItem, QPushButton, QVBoxLayout, QWidget

from tartli_desktop.characters.characters import SIGNS
from tartli_desktop.files.problems import StoreError
from tartli_desktop.looks.portraits import portrait
from tartli_desktop.settings.people import FIRST, People, Person
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.forms import FittedDialog
from tartli_desktop.widgets.flowing_row import FlowingRow
from tartli_desktop.widgets.questions.question import before, warning
from tartli_desktop.widgets.questions.questions import ask_over
from tartli_desktop.windows.errors import troubles

from .person_dialog import PersonDialog

_LINES = 2.4
"""The height of a sign, in lines of text."""


class PeopleDialog(FittedDialog):
    """Lists everybody, those who were removed last, and changes the list.

    Signals:
        chosen(folder): the person with this folder wants to play.
        renamed(before, name): the person who plays has another name in the list.
        changed: the list is another one.
        opens(dialog): another dialog is about to open.
    """

    chosen = Signal(str)
    renamed = Signal(str, str)
    changed = Signal()
    opens = Signal(QDialog)

    def __init__(self, people: People, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._people = people
        people.first_name = self.tr("Player 1")
        self.setWindowTitle(self.tr("Players"))
        words = self.tr("Each player has matches, statistics and settings of their own.")
        about = QLabel(words, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.list = QListWidget()
        self.list.setAccessibleName(self.windowTitle())
        self.list.setSpacing(2)
        self.play_button = self._button(self.tr("&Switch to this player"), self._play)
        self.add_button = self._button(self.tr("&Add…"), self._add)
        self.change_button = self._button(self.tr("&Name and sign…"), self._change)
        self.remove_button = self._button(self.tr("&Remove…"), self._remove)
        self.restore_button = self._button(self.tr("Re&store"), self._restore)
        self.close_button = self._button(self.tr("&Close"), self.reject)
        buttons = FlowingRow()
        for button in self.findChildren(QPushButton):
            buttons.add(button)
        rows = QVBoxLayout(self)
        for part in (about, self.list, buttons):
            rows.addWidget(part)
        self.list.currentRowChanged.connect(self._follow)
        self.list.itemActivated.connect(self._play)
        self._fill(people.playing)

    def _button(self, words: str, done: Callable[[], object]) -> QPushButton:
        button = QPushButton(words, self)
        button.clicked.connect(lambda _checked=False: done())
        return button

    def sizeHint(self) -> QSize:
        letters = self.fontMetrics()
        return QSize(letters.averageCharWidth() * 80, letters.height() * 22)

    @property
    def _selected(self) -> Person:
        folder = self.list.currentItem().data(Qt.ItemDataRole.UserRole)
        return next(each for each in self._people.everybody if each.folder == folder)

    def _fill(self, selected: str) -> None:
        self.list.clear()
        size = round(self.fontMetrics().height() * _LINES)
        self.list.setIconSize(QSize(size, size))
        for person in sorted(self._people.everybody, key=lambda each: each.removed):
            note = ""
            if person.removed:
                note = self.tr("removed")
            elif person.folder == self._people.playing:
                note = self.tr("playing now")
            entry = QListWidgetItem("\n".join(filter(None, (person.name, note))), self.list)
            icon, picture = QIcon(), portrait(person.sign, size, self.devicePixelRatioF())
            # Also for a selected row, since a style would tint the picture.
            for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
                icon.addPixmap(picture, mode)
            entry.setIcon(icon)
            entry.setData(Qt.ItemDataRole.UserRole, person.folder)
            sign = Context("Signs")(SIGNS.get(person.sign, ""))
            spoken = ", ".join(filter(None, (person.name, sign, note)))
            entry.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
            if person.folder == selected:
                self.list.setCurrentItem(entry)

    def _follow(self) -> None:
        """Enable what can be done with the selected person."""
        if self.list.currentItem() is None:
            return
        person, playing = self._selected, self._people.playing
        self.play_button.setEnabled(person.folder != playing and not person.removed)
        self.change_button.setEnabled(not person.removed)
        self.remove_button.setVisible(not person.removed)
        self.remove_button.setEnabled(person.folder not in (FIRST, playing))
        self.restore_button.setVisible(person.removed)
        (self.close_button if person.folder == playing else self.play_button).setDefault(True)

    def _play(self, *_: object) -> None:
        if not self.play_button.isEnabled():
            return
        person = self._selected
        if self._people.is_missing(person.folder):
            text = troubles.missing_player(self._people, person)
            ask_over(self, warning(self.windowTitle(), text))
            return
        self.accept()
        self.chosen.emit(person.folder)

    def _add(self) -> None:
        taken = {person.sign for person in self._people.everybody}
        sign = next((each for each in SIGNS if each not in taken), next(iter(SIGNS)))
        dialog = PersonDialog(None, sign, self._people.named, self)
        dialog.agreed.connect(
            lambda name, sign: self._try(lambda: self._fill(self._people.add(name, sign).folder))
        )
        self._open(dialog)

    def _change(self) -> None:
        before = self._selected
        dialog = PersonDialog(before, before.sign, self._people.named, self)

        def change(name: str, sign: str) -> None:
            self._people.change(replace(before, name=name, sign=sign))
            self._fill(before.folder)
            if name == before.name:
                return
            if before.folder == self._people.playing:
                self.renamed.emit(before.name, name)
            else:
                self._people.rename_at_table(before.folder, before.name, name)

        dialog.agreed.connect(lambda name, sign: self._try(lambda: change(name, sign)))
        self._open(dialog)

    def _remove(self) -> None:
        person = self._selected
        question = before(
            self.windowTitle(),
            fill(self.tr("Remove %1 from the players?"), person.name),
            self.tr("All matches and settings stay on this computer, and you can restore the player here."),
            do=self.tr("&Remove"),
            stay=self.tr("&Cancel"),
            then=lambda: self._set_removed(person, True),
        )
        ask_over(self, question)

    def _restore(self) -> None:
        self._set_removed(self._selected, False)

    def _set_removed(self, person: Person, removed: bool) -> None:
        def change() -> None:
            self._people.change(replace(person, removed=removed))
            self._fill(person.folder)

        self._try(change)

    def _try(self, change: Callable[[], object]) -> None:
        """Change the list, and tell if that cannot be saved."""
        try:
            change()
        except StoreError as error:
            ask_over(self, warning(self.windowTitle(), troubles.not_saved(error)))
        self.list.setFocus()
        self.changed.emit()

    def _open(self, dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.opens.emit(dialog)
        dialog.open()
