"""A learner who is guided through the first hand of a game."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from tartli_desktop.face.at_the_table.choices import Taking
from tartli_desktop.games.tartli.dialogs.meld_dialog import MeldDialog
from tartli_desktop.games.ulti.dialogs.doubling import MarriagePaper
from tartli_desktop.session.lesson import LessonSession
from tartli_desktop.session.match_state import Phase
from tartli_desktop.widgets.panel.panel_button import PanelButton
from tests.session.playing import settle
from tests.windows.programs import Windows
from tests.windows.simulated_user import ByKeyboard, ByMouse, button, click, tap, the

Key = Qt.Key

COMMANDS = {"bela": "bela", "exchange": "exchange", "out": "go_out"}
"""The commands whose button does an action at once, by its text."""
KEYS = {"bela": Key.Key_B, "exchange": Key.Key_X, "out": Key.Key_G}


class School(Windows):
    """A window with a learner."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        super().__init__(qtbot, folder)
        self.steps: list[str] = []
        """The names of the steps, in the order in which they came up."""

    def begin(self, game: str = "tartli", number: int = 1) -> None:
        self.open().lessons.begin(game, number)
        settle()

    @property
    def guide(self) -> Any:
        return self.window.area.guide

    @property
    def lesson(self) -> LessonSession:
        assert self.guide.session is not None
        return self.guide.session

    @property
    def step(self) -> str:
        """The name of the step that is explained; empty for none."""
        return "" if self.guide.step is None else self.guide.step.name

    @property
    def actions(self) -> list[str]:
        """The actions of the hand, as they are saved."""
        store, journal = self.window.saving.store, self.window.saving.journal
        assert journal is not None
        return list(store.load(journal.match_id).record["hands"][-1]["actions"])

    def hands_in_the_help(self, game: str) -> list[QAction]:
        """The entries of a game in the menu of all guided hands."""
        (entry,) = [each for each in self.window.menus.actions() if each.text() == "Guided han&ds"]
        menu = entry.menu()
        assert isinstance(menu, QMenu)
        menu.aboutToShow.emit()
        (of_game,) = [each.menu() for each in menu.actions() if each.text() == game]
        assert isinstance(of_game, QMenu)
        return of_game.actions()

    def choose_game(self, downwards: int = 0) -> None:
        """Choose a game from the menu, the first one or one below it."""
        (menu,) = [each for each in self.window.findChildren(QMenu) if each.isVisible() and each.actions()]
        for _ in range(downwards):
            self.qtbot.keyClick(menu, Key.Key_Down)
        tap(self.qtbot, menu, Key.Key_Return)

    def go_to(self, name: str) -> None:
        """Go to the step of this name, by clicks."""
        for _ in range(80):
            if self.step == name:
                return
            self.by_mouse()
        raise AssertionError(f"{name} does not come up")

    def until_the_end(self) -> Iterator[None]:
        """Yield until the lesson is over."""
        for _ in range(120):
            if self.lesson.phase is Phase.MATCH_OVER:
                return
            yield
        raise AssertionError(f"the lesson does not end, but stays at {self.step!r}: {self.guide.asked}")

    def to_the_end(self, way: str = "mouse") -> None:
        for _ in self.until_the_end():
            (self.by_mouse if way == "mouse" else self.by_keys)()

    def by_mouse(self) -> None:
        """Do what the lesson asks for, by a click."""
        self._note_step()
        area, asked = self.window.area, self.guide.asked
        hand, panel = ByMouse(self.qtbot, area).hand, self.window.area.panel
        match str(asked).split(" "):
            case ["None"] if self.step:
                click(self.qtbot, self.guide.note.buttons[0])
            case [verb, *_] if verb in COMMANDS:
                click(self.qtbot, panel.button(area.commands[COMMANDS[verb]]))
            case _ if self.choices_for(asked):
                click(self.qtbot, self.choices_for(asked)[0])
            case ["declare", *_]:
                click(self.qtbot, panel.button(area.commands["declare"]))
                click(self.qtbot, the(area.window(), MeldDialog).declare_button)
            case ["marriage", points]:
                click(self.qtbot, panel.button(area.commands["marriage"]))
                click(self.qtbot, button(the(area, MarriagePaper), points))
            case ["lay", *cards]:
                for card in cards:
                    hand.click(card)
                self._choose("Discard")
            case ["play", card]:
                hand.click(card)
            case _ if self.lesson.phase is Phase.PAUSE:
                hand.click(hand.middle)
            case _ if asked is not None:
                self.lesson.do(asked)
        settle()

    def by_keys(self) -> None:
        """The same, with the keyboard alone."""
        self._note_step()
        area, asked = self.window.area, self.guide.asked
        person = ByKeyboard(self.qtbot, area)
        match str(asked).split(" "):
            case ["None"] if self.step:
                person.key(Key.Key_Return)
            case [verb, *_] if verb in KEYS:
                person.key(KEYS[verb])
            case _ if self.choices_for(asked):
                assert QApplication.focusWidget() is self.choices_for(asked)[0]
                person.key(Key.Key_Return)
            case ["declare", *_]:
                person.key(Key.Key_D)
                person.key(Key.Key_Return)
            case ["marriage", _]:
                area.commands["marriage"].trigger()
                settle()
                person.key(Key.Key_Return)
            case ["lay", *_]:
                for card in asked.cards:
                    person.point(card)
                    person.key(Key.Key_Space)
                person.key(Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
            case ["play", _]:
                person.point(asked.card)
                person.key(Key.Key_Return)
            case _ if self.lesson.phase is Phase.PAUSE:
                person.key(Key.Key_Space)
        settle()

    def choices_for(self, asked: object) -> list[PanelButton]:
        """The choices beside the trick that do what is asked for."""
        choices = self.window.area.panel.choices
        return [each for each in choices if isinstance(each.does, Taking) and each.does.action == asked]

    def _note_step(self) -> None:
        if self.step and self.step not in self.steps[-1:]:
            self.steps.append(self.step)

    def _choose(self, text: str) -> None:
        (found,) = [each for each in self.window.area.panel.choices if each.words.startswith(text)]
        click(self.qtbot, found)
