"""A window with a match on its table, for the tests of practice."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.games.tartli import Match, Play
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.windows.main_window import MainWindow
from tests.games.tartli.rules.positions import dealt
from tests.session.playing import Scripted, keep, settle
from tests.table.simulated_mouse import Hand
from tests.windows.simulated_user import press

Key, Mod = Qt.Key, Qt.KeyboardModifier


def leading(**changes: Any) -> Match:
    return dealt(hands=("LA AA", "BA HA"), turned="H7", dealer=1, **changes)


class Desk:
    """The window with a match on it."""

    def __init__(self, qtbot: QtBot, window: MainWindow, thinkers: list[Scripted]) -> None:
        self.qtbot, self.window, self._thinkers = qtbot, window, thinkers
        self.area = window.area
        self.hand = Hand(qtbot, self.area.view)

    @property
    def session(self) -> Session:
        assert self.area.session is not None
        return self.area.session

    @property
    def store(self) -> MatchStore:
        return self.window.saving.store

    @property
    def thinker(self) -> Scripted:
        return self._thinkers[0]

    def lay(self, match: Match, *, practice: bool = True) -> int:
        """Save a match and put it on the table."""
        match_id = keep(self.store, match, practice=practice)
        assert self.window.on_table.resume(match_id)
        settle()
        return match_id

    @property
    def match_id(self) -> int:
        assert self.window.saving.journal is not None
        return self.window.saving.journal.match_id

    @property
    def actions(self) -> list[str]:
        """The actions of the last hand, as saved."""
        return list(self.store.load(self.match_id).record["hands"][-1]["actions"])

    def undo(self, target: QWidget | None = None) -> None:
        """Press Ctrl+Z where the focus is."""
        press(self.qtbot, target or self.window, Key.Key_Z, Mod.ControlModifier)

    def seen(self) -> tuple[object, ...]:
        """What a person sees of the match."""
        scene = self.area.view.scene()
        return (
            self.session.view,
            self.session.phase,
            self.actions,
            scene.own_cards,
            [item.card for item in scene.trick_items],
            [note.text for note in scene.notes],
            self.area.panel.prompt,
            self.area.slate.totals,
            self.area.slate.games,
            [plate.text() for plate in scene.plate_items],
        )

    def play_hand(self) -> None:
        """Play to the end of the hand, always with the first card that may be played."""
        while self.session.phase not in (Phase.HAND_OVER, Phase.MATCH_OVER):
            if self.session.phase is Phase.PAUSE:
                self.session.gather()
            elif self.session.phase is Phase.DECIDE:
                self.session.do(next(each for each in self.session.view.legal if isinstance(each, Play)))
            settle()
