"""The settings page for the keys of the commands."""

from collections.abc import Callable, Iterable, Mapping

import msgspec
from msgspec import ValidationError, convert
from PySide6.QtCore import QEvent, QKeyCombination, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QKeySequence, QPalette
from PySide6.QtWidgets import (
    QAccessibleWidget,
    QGridLayout,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tartli_desktop.face import face_of
from tartli_desktop.game.registry import games
from tartli_desktop.looks import accessibility
from tartli_desktop.looks.colours import LEAST_CONTRAST, contrast
from tartli_desktop.settings.settings import Settings
from tartli_desktop.settings.shortcuts import Key, Keys, belongs_to_the_table, has_key
from tartli_desktop.text.latin_keys import latin_key
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.announcer import announce
from tartli_desktop.widgets.command_keys import key_of, sequence_of, shown_key
from tartli_desktop.widgets.dialogs.forms import Explanation
from tartli_desktop.widgets.papers.sheet import bold_font

_ROOM = 600
"""The width in pixels that two columns may take."""
_WIDTH = 16
"""The least width of a field, in characters."""
_HELD_KEYS = (
    *(Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta),
    *(Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock, Qt.Key.Key_ScrollLock, Qt.Key.Key_unknown),
)


class KeyEdit(QKeySequenceEdit):
    """Takes the next key that is pressed. Tab moves on, Ctrl+Tab to the next page; Escape leaves the dialog.

    Backspace removes the key.
    """

    def __init__(self, parent: QWidget) -> None:
        # Before Qt can ask for an interface, since it keeps the first one: to Qt, the field is a filler.
        accessibility.install(KeyEdit, lambda edit: QAccessibleWidget(edit, QAccessible.Role.HotkeyField))
        super().__init__(parent)
        self.setMaximumSequenceLength(1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        bare = event.modifiers() == Qt.KeyboardModifier.NoModifier
        leads_away = key in (Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
        if leads_away or (bare and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)):
            # These keys are for the dialog, as everywhere, whatever modifiers are held down.
            event.ignore()
        elif bare and key == Qt.Key.Key_Backspace:
            self.clear()
        elif key not in _HELD_KEYS:
            # At once: Qt itself would first clear the field, which would remove the key for a moment.
            self.setKeySequence(QKeySequence(_combined(event)))


def _combined(event: QKeyEvent) -> QKeyCombination:
    """The key with its modifiers, but without the Shift that only produces a sign such as "!"."""
    held, text = event.modifiers(), event.text()
    if text.isprintable() and text.strip() and not text.isalpha():
        held &= ~Qt.KeyboardModifier.ShiftModifier
    return QKeyCombination(held, latin_key(event).key())


class KeysPage(QWidget):
    """A field for each command, with its key.

    Args:
        keys: the present keys, by the names of the commands.
        usual: the default keys.
        names: returns the words for the commands, in the order of their fields.
        commands: the names of the available commands.
        fixed: what other, fixed keys do.
        elsewhere: what other keys do in other games only; a command of all games cannot have them.

    Signals:
        changed(keys): a key has been changed.
    """

    changed = Signal(object)

    # Set on the class: Qt sends events while the page is being built.
    _built = False

    def __init__(
        self,
        keys: Mapping[str, str],
        usual: Mapping[str, str],
        names: Callable[[], Mapping[str, str]],
        commands: Iterable[str] | None = None,
        fixed: Mapping[str, str] | None = None,
        elsewhere: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__()
        self._keys, self._usual, self._names = dict(keys), dict(usual), names
        self._fixed, self._elsewhere = dict(fixed or {}), dict(elsewhere or {})
        self.explanation = Explanation()
        self.refusal = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.refusal.setFont(bold_font())
        wanted = list(keys) if commands is None else list(commands)
        self.edits = {name: KeyEdit(self) for name in names() if name in wanted}
        # Made after the fields, in the order of Tab: by key, the player then reaches the first command first.
        self.reset_button = QPushButton(self, autoDefault=False)
        self.reset_button.clicked.connect(self._reset)
        self._labels = {name: QLabel(textFormat=Qt.TextFormat.PlainText) for name in self.edits}
        self._lay_out()
        self._built = True
        self.retranslate()
        for name, edit in self.edits.items():
            edit.keySequenceChanged.connect(lambda sequence, name=name: self._choose(name, sequence))

    def _lay_out(self) -> None:
        self._grid = QGridLayout()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        # A refusal takes the place of the explanation, so that nothing moves.
        whole.addWidget(self.explanation)
        whole.addWidget(self.refusal)
        whole.addLayout(self._grid)
        whole.addWidget(self.reset_button, 0, Qt.AlignmentFlag.AlignLeft)

    def _arrange(self) -> None:
        """Arrange the fields in two columns if there is room, otherwise in one."""
        letters = self.fontMetrics()
        gap = letters.height()
        # Some languages have long names for keys: "Strg+Umschalt+C".
        longest = max(letters.horizontalAdvance(shown_key(key)) for key in self._keys.values())
        line = max(letters.averageCharWidth() * _WIDTH, longest + gap)
        labels = max((label.sizeHint().width() for label in self._labels.values()), default=0)
        columns = 2 if 2 * (labels + line) + 2 * gap <= _ROOM else 1
        rows = -(-len(self.edits) // columns)
        self._grid.setHorizontalSpacing(gap // 2)
        # All fields should fit on a small screen without scrolling.
        self._grid.setVerticalSpacing(gap // 4)
        self._grid.setColumnMinimumWidth(2, gap if columns > 1 else 0)
        for place, (name, edit) in enumerate(self.edits.items()):
            # Down one column and then the other, as the eye reads a list and Tab moves.
            column, row = divmod(place, rows)
            edit.setMinimumWidth(line)
            for offset, widget in enumerate((self._labels[name], edit)):
                self._grid.removeWidget(widget)
                self._grid.addWidget(widget, row, 3 * column + offset)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._built:
            self._arrange()

    def retranslate(self) -> None:
        """Set all texts, at first and in another language."""
        self.explanation.setText(self.tr("Select a command and press its new key. Backspace clears it."))
        self.reset_button.setText(self.tr("Reset &keys"))
        for name, words in self._names().items():
            if name in self._labels:
                self._labels[name].setText(words)
        self.put(self._keys)

    def put(self, keys: Mapping[str, str]) -> None:
        """Show these keys."""
        self._keys = dict(keys)
        for name, edit in self.edits.items():
            with QSignalBlocker(edit):
                # Qt translates a key only when it is set, and an empty field when it is cleared.
                edit.clear()
                edit.setKeySequence(sequence_of(keys[name]))
        self._arrange()
        self._name_edits()
        self._refuse("")

    def _name_edits(self) -> None:
        """Name each field for screen readers by its command and key."""
        names = self._names()
        for name, edit in self.edits.items():
            text = fill(self.tr("%1. %2", "a command, and its key"), names[name], self._key_words(name))
            edit.setAccessibleName(text)
            inner = edit.findChild(QLineEdit)
            if inner is not None:
                inner.setAccessibleName(text)

    def _key_words(self, name: str) -> str:
        key = self._keys[name]
        return fill(self.tr("Key: %1"), shown_key(key)) if key else self.tr("No key")

    def _choose(self, name: str, sequence: QKeySequence) -> None:
        key = key_of(sequence)
        if key == self._keys[name]:
            return
        why = self._why_not(name, key)
        if why:
            self.put(self._keys)
            self._refuse(why)
            return
        self.put(self._keys | {name: key})
        announce(self, self._key_words(name))
        self.changed.emit(self._keys)

    def _why_not(self, name: str, key: str) -> str:
        """Why a command cannot have a key; empty if it can."""
        other = has_key(self._keys, key, but=name)
        taken = self._names()[other] if other is not None else self._fixed.get(key)
        if taken is None and name in Keys.__struct_fields__:
            taken = self._elsewhere.get(key)
        if taken is not None:
            text = self.tr("%1 is already used for “%2”. Give that command another key first.")
            return fill(text, shown_key(key), taken)
        if belongs_to_the_table(key):
            text = self.tr(
                "%1 is already used at the table: to move through the cards, pick one, or play it."
            )
            return fill(text, shown_key(key))
        try:
            convert(key, Key)
        except ValidationError:
            return self.tr("This key cannot be used. Press another one.")
        return ""

    def _reset(self) -> None:
        self.put(self._usual)
        announce(self, self.tr("All keys have been reset."))
        self.changed.emit(self._keys)

    def _refuse(self, why: str) -> None:
        self.refusal.setText(why)
        palette, role = self.palette(), QPalette.ColorRole
        stands_out = contrast(palette.color(role.BrightText), palette.color(role.Window)) >= LEAST_CONTRAST
        self.refusal.setForegroundRole(role.BrightText if stands_out else role.WindowText)
        self.refusal.setHidden(not why)
        self.explanation.setHidden(bool(why))
        announce(self, why)


def keys_of_other_games(game: str, settings: Settings) -> dict[str, str]:
    """What keys do in all games but this one, by key."""
    found: dict[str, str] = {}
    for name in games():
        if name != game:
            face = face_of(name)
            called = face.settings_pages().command_names()
            own = msgspec.structs.asdict(settings.game(face.rules.options).keys)
            found |= {key: f"{called[command]} ({face.game_name()})" for command, key in own.items() if key}
    return found
