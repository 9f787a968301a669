"""Shortcuts with Latin letters on keyboards that have none."""

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence, QShortcut, QWindow
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenuBar, QWidget

from tartli_desktop.text.latin_keys import latin_key


class LatinShortcuts(QObject):
    """Lets each key of another script do what the Latin key in its place does, in every window.

    Qt asks who else wants a key before it looks for the shortcut. Just then the commands get the other letter
    as a second shortcut.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._watched: QWindow | None = None
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.focusWindowChanged.connect(self._watch)
        self._watch(QGuiApplication.focusWindow())

    def _watch(self, window: QWindow | None) -> None:
        if self._watched is not None:
            self._watched.removeEventFilter(self)
        self._watched = window
        if window is not None:
            window.installEventFilter(self)
            window.destroyed.connect(self._forget)

    def _forget(self) -> None:
        self._watched = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kinds = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
        if event.type() not in kinds or not isinstance(event, QKeyEvent):
            return False
        latin = latin_key(event)
        if latin == event.keyCombination() or (window := QApplication.activeWindow()) is None:
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            _lend(window, event.keyCombination(), latin)
            return False
        return bool(event.modifiers() & Qt.KeyboardModifier.AltModifier) and _open(
            window, QKeySequence(latin)
        )


def _lend(window: QWidget, key: QKeyCombination, latin: QKeyCombination) -> None:
    """Let a key trigger what the Latin one triggers, and nothing that had borrowed it before."""
    lent, own = QKeySequence(key), QKeySequence(latin)
    if any(command.shortcut() == lent for command in window.findChildren(QAction)):
        # The player has chosen this letter.
        return
    for command in window.findChildren(QAction):
        shortcuts = command.shortcuts()
        if (wanted := _with_lent(shortcuts, own, lent)) != shortcuts:
            command.setShortcuts(wanted)
    for shortcut in window.findChildren(QShortcut):
        keys = shortcut.keys()
        if (wanted := _with_lent(keys, own, lent)) != keys:
            shortcut.setKeys(wanted)


def _with_lent(keys: list[QKeySequence], own: QKeySequence, lent: QKeySequence) -> list[QKeySequence]:
    """The keys of a command, with the lent one if its first is ``own``, or else without."""
    if not keys:
        return keys
    kept = [key for key in keys if key != lent]
    return [*kept, lent] if keys[0] == own else kept


def _open(window: QWidget, key: QKeySequence) -> bool:
    """Press the button or open the menu whose underlined letter has this key; return whether there is one."""
    for button in window.findChildren(QAbstractButton):
        if button.shortcut() == key and button.isVisible() and button.isEnabled():
            button.animateClick()
            return True
    for bar in window.findChildren(QMenuBar):
        for action in bar.actions():
            if QKeySequence.mnemonic(action.text()) == key:
                bar.setActiveAction(action)
                return True
    return False
