"""The toy on the play area that all games share: by mouse and by keys, without a score sheet."""

from __future__ import annotations

import random

from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from tartli_desktop.session.journal import Journal
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.windows.play.play_area import PlayArea
from tests.games.contract.stored import PERSON, head_of
from tests.games.contract.tables import QUICK, AtOnce
from tests.games.contract.walks import new_match
from tests.games.toy.face import FACE
from tests.games.toy.game import RULES
from tests.table.simulated_mouse import Hand


class Table:
    """A match on a play area, with a person in one seat."""

    def __init__(self, qtbot: QtBot, *, lays: bool = False, seats: int = 4, **chosen: int) -> None:
        self.qtbot = qtbot
        self.area = PlayArea(FACE, CurrentSettings(QUICK), seats=seats)
        self.area.guard_input(0)
        self.area.resize(1280, 800)
        qtbot.addWidget(self.area)
        with qtbot.waitActive(self.area):
            self.area.show()
        self.hand = Hand(qtbot, self.area.view)
        self.store = MatchStore.in_memory()
        self.thinker = AtOnce()
        match = new_match(RULES, seats, lays=lays, **chosen)
        journal = Journal(self.store, self.store.create(head_of(RULES, match)))
        levels = [None if seat == PERSON else "careless" for seat in range(seats)]
        shuffle = random.Random(70).shuffle
        self.session = Session(RULES, match, levels, journal, self.thinker, QUICK, shuffle=shuffle)
        self.area.attach(self.session)
        self.area.view.setFocus()
        self.session.start()

    def settle(self) -> None:
        for _ in range(5):
            QCoreApplication.processEvents()

    def go_on_to(self, phase: Phase) -> None:
        """Press the first button that is offered until the session reaches a phase."""
        while self.session.phase is not phase:
            if self.session.phase in (Phase.CUT, Phase.PAUSE):
                self.area.panel.choices[0].click()
            self.settle()

    def leave(self) -> None:
        self.area.detach()
        self.session.close()
        self.thinker.close()
        self.store.close()
