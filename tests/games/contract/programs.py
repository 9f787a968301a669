"""The whole program with every registered game, and a simulated person who plays in its window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from tartli_desktop.face import face_of
from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.game.match import Match
from tartli_desktop.game.registry import GAMES
from tartli_desktop.game.rules import Rules
from tartli_desktop.looks.text_size import apply_text_scale
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tartli_desktop.settings.settings import Settings
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.matches.matches_dialog import MatchesDialog
from tartli_desktop.windows.matches.matches_model import MatchLine
from tartli_desktop.windows.play.play_area import PlayArea
from tests.session.playing import settle
from tests.table.simulated_mouse import Hand
from tests.windows.simulated_user import click, press, the

from .program import PACKAGES
from .stored import keep
from .tables import QUICK, go_on
from .walks import new_match

IN_ONE = pytest.mark.parametrize("game", ["ulti"])
"""For tests of what the program does in the same way whatever is played."""

IN_TWO = pytest.mark.parametrize("game", ["tartli", "tarokk"])
"""For what is the same but for the number of players: with the fewest, and with many."""

IN_SEVERAL = pytest.mark.parametrize("game", ["ulti", "tarokk"])
"""For what there is where several bid, and choose several cards together."""

IN_OURS = pytest.mark.parametrize("game", [package.rpartition(".")[2] for package in GAMES])
"""For what the games of the program have, and the toy has not."""

IN_ALL = pytest.mark.parametrize("game", [package.rpartition(".")[2] for package in PACKAGES])
"""At the table, only these tests play the toy, too: they show that a game needs nothing else."""


def play_out(program: Program) -> None:
    """Go on to the end of the hand."""
    for _ in range(500):
        if program.session.phase in (Phase.HAND_OVER, Phase.MATCH_OVER):
            return
        go_on(program.session)
        settle()
    raise AssertionError("the hand does not end")


def play_to_the_end(program: Program) -> None:
    """Go on to the end of the match."""
    program.area.guard_input(0)
    play_out(program)
    while program.session.phase is not Phase.MATCH_OVER:
        go_on(program.session)
        play_out(program)
    settle()


def listed(window: MainWindow) -> list[MatchLine]:
    """The lines of "My matches"."""
    window.dialogs.open_matches()
    dialog = the(window, MatchesDialog)
    dialog.reject()
    return list(dialog.model.lines)


class Program:
    """The program as a person starts and leaves it repeatedly, with the same folder."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot = qtbot
        self.paths = UserPaths.under(folder)
        self.window: MainWindow

    def keep(self, rules: Rules, match: Match) -> int:
        """Save a match as if it had been played before."""
        with MatchStore.open(self.paths.database).store as store:
            return keep(store, rules, match)

    def keep_and_show(self, rules: Rules) -> None:
        """Put a match on the table whose first hand has just been dealt."""
        match = new_match(rules, rules.form.seats[0])
        match.deal(rules.form.pack.cards)
        assert self.window.on_table.resume(keep(self.window.saving.store, rules, match))
        settle()

    def open(
        self,
        settings: Settings = QUICK,
        width: int = 1280,
        height: int = 800,
        *,
        store: MatchStore | None = None,
    ) -> MainWindow:
        apply_text_scale(settings.text_scale)
        window = MainWindow(self.paths, settings, store or MatchStore.open(self.paths.database).store)
        self.window = window
        window.area.guard_input(0)
        window.resize(width, height)
        with self.qtbot.waitActive(window):
            window.show()
        window.begin()
        settle()
        return window

    def close(self) -> None:
        assert self.window.close()
        self.window.deleteLater()
        del self.window
        settle()

    @property
    def area(self) -> PlayArea:
        return self.window.area

    @property
    def session(self) -> Session:
        session = self.area.session
        assert session is not None
        return session


def dialogs_over(area: PlayArea) -> list[QDialog]:
    """The dialogs that a game has opened over its table."""
    return [dialog for dialog in area.findChildren(QDialog) if dialog.isVisible()]


class Character:
    """Plays cards, and otherwise goes on with the first thing that the table offers."""

    def __init__(self, program: Program) -> None:
        self.program, self.qtbot = program, program.qtbot
        self.phases: set[Phase] = set()
        self._played = 0

    @property
    def area(self) -> PlayArea:
        return self.program.area

    def play_until(self, done: Callable[[Session], bool], steps: int = 500) -> None:
        for _ in range(steps):
            settle()
            session = self.program.session
            self.phases.add(session.phase)
            if done(session):
                return
            self.step(session)
        raise AssertionError(f"the match does not go on in {session.phase}")

    def step(self, session: Session) -> None:
        view, plan = session.view, face_of(session.rules.name).plan
        cards = [card for card in view.hand if plan.choosing((card,), view) in view.legal]
        if session.phase is Phase.DECIDE and plan.chosen_at_once(view):
            free = [card for card in view.hand if plan.may_choose(card, view)]
            for card in free[: plan.chosen_at_once(view)]:
                self.put(card)
            settle()
            # Dragging the last card to the table confirms the choice.
            if session.phase is Phase.DECIDE and plan.chosen_at_once(session.view):
                self.go_on()
        elif session.phase is Phase.DECIDE and cards:
            self._played += 1
            self.put(cards[self._played % len(cards)])
        elif session.phase is not Phase.OPPONENT:
            self.go_on()

    def put(self, card: Any) -> None:
        """Play a card."""
        raise NotImplementedError

    def go_on(self) -> None:
        """Take the first choice that the table or the open dialog offers."""
        raise NotImplementedError


class ByMouse(Character):
    """Plays with the mouse alone, by clicks and drags in turn."""

    def put(self, card: Any) -> None:
        hand = Hand(self.qtbot, self.area.view)
        if self._played % 2:
            hand.click(card)
        else:
            hand.drag(card, hand.middle)

    def go_on(self) -> None:
        # With the summary of a hand closed, the table offers the same choices.
        self.area.dialogs.close_shown()
        click(self.qtbot, self.area.panel.choices[0])


class ByKeys(Character):
    """Plays with the keyboard alone; keys go to the widget with the focus."""

    def key(self, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        press(self.qtbot, self.area, key, held)

    def put(self, card: Any) -> None:
        self.key(Qt.Key.Key_Home)
        for _ in range(self.area.view.scene().own_cards.index(card)):
            self.key(Qt.Key.Key_Right)
        self.key(Qt.Key.Key_Return)

    def go_on(self) -> None:
        choices = self.area.panel.choices
        if dialogs_over(self.area):
            self.key(Qt.Key.Key_Return)
        elif self.area.view.hasFocus() and self.program.session.phase is not Phase.DECIDE:
            self.key(Qt.Key.Key_Space)
        else:
            for _ in range(20):
                if QApplication.focusWidget() in choices:
                    break
                self.key(Qt.Key.Key_Tab)
            self.key(Qt.Key.Key_Return)
