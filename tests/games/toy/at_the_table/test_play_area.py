"""The toy on the play area that all games share: by mouse and by keys, without a score sheet."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QDialog
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
from tests.games.toy.rules import Play
from tests.table.simulated_mouse import Hand


class Table:
    """A match on a play area, with a person in one seat."""

    def __init__(self, qtbot: QtBot, *, lays: bool = False, seats: int = 4, **chosen: int) -> None:
        self.qtbot = qtbot
        self.area = PlayArea(FACE, CurrentSettings(QUICK), seats=seats)
        self.area.input_guard_ms = 0
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


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    table = Table(qtbot)
    yield table
    table.leave()


def test_without_a_score_sheet_the_table_has_all_the_room(table: Table) -> None:
    area = table.area
    assert area.score is None
    assert area.slate is None
    assert area.view.width() == area.width()
    assert not area.slate_action.isVisible()


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_words_stand_beside_the_table_in_large_letters(table: Table, scale: float) -> None:
    table.go_on_to(Phase.DECIDE)
    table.area.settings.change(replace(QUICK, text_scale=scale))
    table.settle()
    assert table.area.words_beside == (scale > 1.15)
    assert table.area.panel.prompt == "Play a card."
    assert table.area.panel.isVisible()
    if table.area.words_beside:
        # The words are together at the top, since no slate stands below them.
        column = table.area.column
        panel = table.area.panel
        assert panel.mapTo(column, panel.rect().topLeft()).y() < column.height() * (0.3 + 0.2 * scale)


def test_a_card_is_played_by_mouse_and_another_by_keys(table: Table, qtbot: QtBot) -> None:
    table.go_on_to(Phase.DECIDE)
    held = set(table.session.view.hand)
    (card, *_) = [play.card for play in table.session.view.legal]
    table.hand.click(card)
    table.settle()
    assert set(table.session.view.hand) == held - {card}
    table.go_on_to(Phase.DECIDE)
    held = set(table.session.view.hand)
    legal = {play.card for play in table.session.view.legal}
    view = table.area.view
    qtbot.keyClick(view, Qt.Key.Key_Home)
    while view.pointed_item is None or view.pointed_item.card not in legal:
        qtbot.keyClick(view, Qt.Key.Key_Right)
    qtbot.keyClick(view, Qt.Key.Key_Space)
    table.settle()
    (played,) = held - set(table.session.view.hand)
    assert played in legal


def test_a_refused_card_is_told_why(table: Table) -> None:
    while True:
        table.go_on_to(Phase.DECIDE)
        legal = {play.card for play in table.session.view.legal}
        refused = [card for card in table.session.view.hand if card not in legal]
        if refused:
            break
        table.session.do(Play(min(legal)))
    table.hand.click(refused[0])
    table.settle()
    assert "You must follow" in table.area.panel.notice_text
    assert refused[0] in table.session.view.hand


def test_the_summary_of_its_own_leads_on_to_the_next_hand(table: Table, qtbot: QtBot) -> None:
    while table.session.phase is not Phase.HAND_OVER:
        if table.session.phase is Phase.DECIDE:
            table.session.do(table.session.view.legal[0])
        elif table.session.phase in (Phase.CUT, Phase.PAUSE):
            table.area.panel.choices[0].click()
        table.settle()
    (summary,) = [each for each in table.area.findChildren(QDialog) if each.isVisible()]
    qtbot.waitUntil(summary.isActiveWindow)
    with qtbot.waitSignal(table.area.dialogs.closed):
        qtbot.keyClick(summary, Qt.Key.Key_Return)
    assert table.session.phase is not Phase.HAND_OVER
    assert table.area.window().focusWidget() is table.area.view


def test_a_trick_counts_on_a_plate_when_it_has_been_gathered(table: Table) -> None:
    def counted() -> list[str]:
        contents = (plate.content for plate in table.area.view.scene().plate_items)
        return [content.figures for content in contents if content is not None]

    table.go_on_to(Phase.DECIDE)
    while table.session.phase is not Phase.PAUSE:
        if table.session.phase is Phase.DECIDE:
            table.session.do(table.session.view.legal[0])
        table.settle()
    assert counted() == ["0"] * 4
    table.area.panel.choices[0].click()
    table.settle()
    assert sorted(counted()) == ["0", "0", "0", "1"]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_welcome_stands_on_the_axis_of_the_table(qtbot: QtBot, seats: int) -> None:
    area = PlayArea(FACE, CurrentSettings(QUICK), seats=seats)
    area.resize(1280, 800)
    qtbot.addWidget(area)
    with qtbot.waitExposed(area):
        area.show()
    area.welcome("Welcome.", [("Play", "play", area.close), ("Settings", "settings", area.close)])
    axis = area.view.mapFromScene(area.view.scene().layout.axis, 0).x()
    left, right = (door.mapTo(area.view, door.rect().center()).x() for door in area.panel.choices)
    assert abs((left + right) / 2 - axis) < 6
    assert right - left < 400


def test_beside_the_table_the_welcome_still_shows_its_cards(qtbot: QtBot) -> None:
    """Each card is on a paper with its words."""
    area = PlayArea(FACE, CurrentSettings(replace(QUICK, text_scale=1.6)))
    area.resize(1280, 800)
    qtbot.addWidget(area)
    with qtbot.waitExposed(area):
        area.show()
    area.welcome("Welcome.", [("Play", "play", area.close), ("Settings", "settings", area.close)])
    qtbot.waitUntil(lambda: all(door.height() > 64 for door in area.panel.choices))
    for door in area.panel.choices:
        picture = door.grab().toImage()
        # The words are black on paper, so saturated colours belong to a picture.
        colours = [
            picture.pixelColor(x, y) for x in range(0, door.height(), 2) for y in range(0, door.height(), 2)
        ]
        assert any(colour.hslSaturation() > 100 and 60 < colour.lightness() < 180 for colour in colours)
