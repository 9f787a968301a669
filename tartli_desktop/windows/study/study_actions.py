"""The commands of a study, with their words and keys."""

from collections.abc import Sequence

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.plain_text import plain_button
from tartli_desktop.widgets.command_keys import shown_key

tr = Context("Study")


class StudyActions:
    """The commands; their keys work in the window.

    Args:
        owner: the keys work while this widget is visible.
    """

    def __init__(self, owner: QWidget) -> None:
        self._owner = owner

        def made(*keys: str) -> QAction:
            action = QAction(owner)
            action.setShortcuts([QKeySequence(key) for key in keys])
            owner.addAction(action)
            return action

        self.first, self.back = made("Alt+Home"), made("Alt+Left")
        self.forward, self.last = made("Alt+Right"), made("Alt+End")
        self.other_line = made("Alt+Down")
        """To the next line that branches off here, and round again."""
        self.make_main = made("Alt+Up")
        """Makes the line that is shown the main one."""
        self.remove = made("Ctrl+Del")
        """Deletes the step that is shown, with all that follows."""
        self.undo = made("Ctrl+Z")
        self.set_up = made("F2")
        """Opens the board of the pack."""
        self.note = made("F6")
        """Goes to the note of the position."""
        self.ask = made("F7")
        """Stops working out what can be done, or goes on."""
        self.copy = made()
        self.copy_picture = made("Ctrl+Shift+P")
        self.print = made("Ctrl+Shift+D")
        self.save_page = made()
        self.export = made()
        self.leave = made("Esc")
        self.levels = QMenu(owner)
        """Who is played by the strongest level."""
        self._played: list[QAction] = []

    @property
    def of_play(self) -> list[QAction]:
        """The commands for the menu of play, in order."""
        steps = [self.first, self.back, self.forward, self.last, self.other_line]
        line = [self.make_main, self.remove, self.undo, self.note]
        return [*steps, *line, self.set_up, self.ask, self.levels.menuAction(), self.leave]

    @property
    def of_document(self) -> list[QAction]:
        """The commands for the menu of the match, which copies texts anyway: what is made of the study."""
        return [self.copy_picture, self.print, self.save_page, self.export]

    def offer_seats(self, names: Sequence[str], played: Sequence[bool]) -> list[QAction]:
        """Fill the menu of who is played by the strongest level; return its entries, by seat."""
        self.levels.clear()
        group = QActionGroup(self._owner)
        group.setExclusionPolicy(QActionGroup.ExclusionPolicy.None_)
        self._played = []
        for name, is_played in zip(names, played, strict=True):
            entry = QAction(plain_button(name), self.levels, checkable=True, checked=is_played)
            group.addAction(entry)
            self.levels.addAction(entry)
            self._played.append(entry)
        return self._played

    def retranslate(self, level: str) -> None:
        """Set the words in the current language; ``level`` is the name of the strongest level."""
        words = {
            self.first: tr("To the deal"),
            self.back: tr("One step back"),
            self.forward: tr("One step forward"),
            self.last: tr("To the end of the line"),
            self.other_line: tr("Other &line"),
            self.make_main: tr("Make this the &main line"),
            self.remove: tr("&Delete from here"),
            self.undo: tr("&Undo"),
            self.set_up: tr("&Set up the cards"),
            self.note: tr("Write a &note"),
            self.copy: tr("&Copy the study as text"),
            self.copy_picture: tr("Copy the table as a pict&ure"),
            self.print: tr("&Print…"),
            self.save_page: tr("Save as PD&F…"),
            self.export: tr("&Export this study…"),
            self.leave: tr("&Back to the match"),
        }
        for action, text in words.items():
            action.setText(text)
        self.levels.setTitle(fill(tr("&Played by %1", "a level of play"), level))
        self.name_ask(is_asking=False)
        for action in (*words, self.ask):
            key, told = shown_key(action.shortcut()), action.text().replace("&", "").removesuffix("…")
            action.setToolTip(f"{told} ({key})" if key else told)

    def name_ask(self, *, is_asking: bool) -> None:
        """Name the command by what it would do now."""
        self.ask.setText(tr("St&op working it out") if is_asking else tr("&Work it out further"))
