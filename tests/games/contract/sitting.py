"""A match of any game on the table, in any position, with a person at it."""

from types import SimpleNamespace
from typing import Any, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from tartli_desktop.face import face_of
from tartli_desktop.game.match import Match
from tartli_desktop.game.registry import rules_of
from tartli_desktop.session.session import Session
from tartli_desktop.store.match_kinds import MatchMarks
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.windows.play.play_area import PlayArea
from tests.on_screen import in_front
from tests.table.simulated_mouse import Hand
from tests.windows.simulated_user import click, tap
from tests.windows.tables import seen_settings

from .programs import settle
from .stored import PERSON
from .tables import QUICK, sit_down

Dialog = TypeVar("Dialog", bound=QDialog)


class Sitting:
    """A person in seat 1 at the table of a match."""

    def __init__(
        self, qtbot: QtBot, store: MatchStore, game: str, match: Match, marks: MatchMarks | None = None
    ) -> None:
        self.qtbot = qtbot
        self.table = sit_down(rules_of(game), match, store, person=PERSON, marks=marks)
        self.table.session.happened.disconnect()
        self.session: Session = self.table.session
        self.area = PlayArea(face_of(game), seen_settings(QUICK), seats=len(match.players))
        self.area.guard_input(0)
        self.area.resize(1280, 800)
        in_front(qtbot, self.area)
        self.area.attach(self.session)
        self.session.start()
        settle()
        self.hand = Hand(qtbot, self.area.view)

    @property
    def actions(self) -> SimpleNamespace:
        """The commands of the game by name."""
        return SimpleNamespace(**self.area.table_actions.game.commands)

    @property
    def choices(self) -> list[str]:
        """The texts of the choice buttons."""
        return [each.words for each in self.area.panel.choices]

    @property
    def prompt(self) -> str:
        return self.area.panel.prompt

    @property
    def caption(self) -> list[str]:
        """The lines in the middle of the table."""
        return self.area.view.scene().caption_item.text().splitlines()

    def choose(self, text: str) -> None:
        (button,) = [each for each in self.area.panel.choices if each.words == text]
        click(self.qtbot, button)

    def press(self, action: QAction) -> None:
        """Press the button of a command."""
        click(self.qtbot, self.area.panel.button(action))

    def key(self, key: Qt.Key) -> None:
        """Press a key at the table."""
        tap(self.qtbot, self.area.view, key)

    def said(self) -> list[str]:
        """The texts of all actions in this hand."""
        return list(self.session.record()["hands"][-1]["actions"])

    def mine(self) -> list[str]:
        """The texts of the person's actions in this hand."""
        own = f"{PERSON}:"
        return [text.removeprefix(own) for text in self.said() if text.startswith(own)]

    def kept(self) -> dict[str, Any]:
        """The record as it is in the store."""
        return self.table.saved

    def leave(self) -> None:
        self.area.detach()
        self.session.close()
        self.session.thinker.close()


def opened(area: PlayArea, kind: type[Dialog]) -> Dialog:
    """The one dialog of a kind that lies over the table."""
    (dialog,) = [each for each in area.findChildren(kind) if each.isVisible()]
    return dialog
