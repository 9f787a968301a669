"""A learner who is guided through the first hand."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from tartli_desktop.games.tartli.dialogs.meld_dialog import MeldDialog
from tartli_desktop.games.tartli.lesson.guided_hand import TartliGuide
from tartli_desktop.games.tartli.rules import BELA, EXCHANGE, OUT, Action, Declare, Play
from tartli_desktop.session.lesson import LessonSession
from tartli_desktop.session.match_state import Phase
from tests.session.playing import settle
from tests.windows.programs import Windows
from tests.windows.simulated_user import ByKeyboard, ByMouse, click, the

Key = Qt.Key


class School(Windows):
    """A window with a learner."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        super().__init__(qtbot, folder)
        self.steps: list[str] = []
        """The names of the steps, in the order in which they came up."""

    @property
    def guide(self) -> TartliGuide:
        return self.window.area.guide

    @property
    def lesson(self) -> LessonSession:
        assert self.guide.session is not None
        return self.guide.session

    @property
    def actions(self) -> list[str]:
        store, journal = self.window.saving.store, self.window.saving.journal
        assert journal is not None
        return list(store.load(journal.match_id).record["hands"][-1]["actions"])

    def choose_game(self) -> None:
        """Choose Tartli, the first game of the menu."""
        (menu,) = [each for each in self.window.findChildren(QMenu) if each.isVisible() and each.actions()]
        self.qtbot.keyClick(menu, Key.Key_Return)
        settle()

    def note_step(self) -> None:
        step = self.guide.step
        if step is not None and step.name not in self.steps[-1:]:
            self.steps.append(step.name)

    def go_to(self, name: str) -> None:
        """Go to the step of this name, by clicks."""
        for _ in range(80):
            if self.guide.step is not None and self.guide.step.name == name:
                return
            self.by_mouse()
        raise AssertionError(f"{name} does not come up")

    def by_mouse(self) -> None:
        """Do what the lesson asks for, by a click."""
        self.note_step()
        area, asked = self.window.area, self.guide.asked
        person = ByMouse(self.qtbot, area)
        if self.guide.step is not None and asked is None:
            click(self.qtbot, self.guide.note.buttons[0])
        elif isinstance(asked, Declare):
            click(self.qtbot, area.panel.button(area.commands["declare"]))
            click(self.qtbot, the(area.window(), MeldDialog).declare_button)
        elif asked in (BELA, EXCHANGE, OUT):
            click(self.qtbot, area.panel.button(self.button_of(asked)))
        elif isinstance(asked, Play):
            person.hand.click(asked.card)
        elif self.lesson.phase is Phase.PAUSE:
            person.hand.click(person.hand.middle)
        settle()

    def by_keys(self) -> None:
        """The same, with the keyboard alone."""
        self.note_step()
        area, asked = self.window.area, self.guide.asked
        person = ByKeyboard(self.qtbot, area)
        if self.guide.step is not None and asked is None:
            person.key(Key.Key_Return)
        elif isinstance(asked, Declare):
            person.key(Key.Key_D)
            person.key(Key.Key_Return)
        elif asked in (BELA, EXCHANGE, OUT):
            person.key({BELA: Key.Key_B, EXCHANGE: Key.Key_X, OUT: Key.Key_G}[asked])
        elif isinstance(asked, Play):
            person.key(Key.Key_Home)
            for _ in range(area.view.scene().own_cards.index(asked.card)):
                person.key(Key.Key_Right)
            person.key(Key.Key_Return)
        elif self.lesson.phase is Phase.PAUSE:
            person.key(Key.Key_Space)
        settle()

    def button_of(self, action: Action | None) -> QAction:
        area = self.window.area
        return {
            BELA: area.commands["bela"],
            EXCHANGE: area.commands["exchange"],
            OUT: area.commands["go_out"],
        }[action]  # type: ignore[index]
