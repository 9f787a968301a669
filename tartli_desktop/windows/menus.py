"""The menus of the window; on a change of language they are refilled with the same actions."""

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QAction, QHideEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget

from tartli_desktop.looks import icons
from tartli_desktop.settings.shortcuts import Keys
from tartli_desktop.widgets.command_keys import description_of, key_of, shown_key


class Menus:
    """Makes the menus and their entries once; later it only changes their texts."""

    def __init__(self, window: QMainWindow) -> None:
        self._window = window
        self._made: list[QMenu] = []
        self._entries: dict[str, QAction] = {}
        """The entries, by the names of their pictures."""
        self.commands: dict[str, QAction] = {}
        """The entries whose keys the player chooses, by their names in the settings."""
        self.chosen: dict[str, QAction] = {}
        """These entries and all other commands of the window whose keys the player chooses."""

    def __iter__(self) -> Iterator[QMenu]:
        return iter(self._made)

    def add_menu(self) -> QMenu:
        """Add an empty menu without a title."""
        menu = _Menu(self._window.menuBar())
        self._made.append(menu)
        icons.illustrate(menu)
        self._window.menuBar().addMenu(menu)
        return menu

    def entry(self, menu: QMenu, text: str, done: Callable[[], object], picture: str) -> QAction:
        """Append an entry to a menu.

        Args:
            done: what it does.
            picture: the picture before its text. An entry named like a command gets the command's key.
        """
        if picture in self._entries:
            self._entries[picture].setText(text)
            menu.addAction(self._entries[picture])
            return self._entries[picture]
        action = self._entries[picture] = QAction(text, self._window)
        icons.set_picture(action, picture)
        action.triggered.connect(lambda _checked=False: done())
        menu.addAction(action)
        command = picture.replace("-", "_")
        if command != "slate" and command in Keys.__struct_fields__:
            self.commands[command] = action
        return action

    def actions(self) -> list[QAction]:
        """All entries of the menus, in order."""
        return [action for menu in self._made for action in menu.actions()]

    def letters(self) -> dict[str, str]:
        """The key that opens each menu, with its name: "Alt+M" and "Match"."""
        opening = {menu.title().replace("&", ""): QKeySequence.mnemonic(menu.title()) for menu in self._made}
        return {key_of(key): name for name, key in opening.items() if not key.isEmpty()}

    def leave_to(self, commands: Iterable[QAction]) -> None:
        """Remove the mnemonics that are command keys: if two things want a key, Qt gives it to neither."""
        taken = {key_of(action.shortcut()) for action in commands}
        for menu in self._made:
            if key_of(QKeySequence.mnemonic(menu.title())) in taken - {""}:
                menu.setTitle(menu.title().replace("&", ""))

    def keys(self) -> list[tuple[str, str]]:
        """Every key of the menus, with what it does."""
        return [
            (shown_key(action.shortcut()), description_of(action))
            for action in self.actions()
            if not action.shortcut().isEmpty()
        ]


class _Menu(QMenu):
    """A menu that gives the keyboard back at the first Escape; Qt would do so only at a second one."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        bar = self.parentWidget()
        if event.key() == Qt.Key.Key_Escape and bar is not None and bar.hasFocus():
            QCoreApplication.sendEvent(bar, event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        QTimer.singleShot(0, self, self._release_mouse)

    def _release_mouse(self) -> None:
        # WORKAROUND (Qt 6.11 on X11): after a menu is closed by a click on its title, the menu bar takes all
        # clicks, also those on the next dialog.
        bar = self.parentWidget()
        if bar is not None and QWidget.mouseGrabber() is bar:
            bar.releaseMouse()
