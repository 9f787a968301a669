"""The score sheet is the same whether a match was watched from the start or has been resumed."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.face import face_of
from tartli_desktop.face.at_the_table.score_sheet import ScoreSheet
from tartli_desktop.game.rules import Rules
from tartli_desktop.looks.accessibility import PictureWidget
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.sound.player import Sounds
from tartli_desktop.sound.table_sounds import TableSounds
from tests.games.contract.tables import QUICK
from tests.games.contract.walks import new_match, walk

NAMES = ("Anna", "Bence", "Csaba", "Dóra", "Emma")


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def sheet_of(rules: Rules, window: QWidget, seats: int) -> ScoreSheet:
    heard = TableSounds(Sounds(window, enabled=False, volume=0.5))
    sheet = face_of(rules.name).score_sheet(CurrentSettings(QUICK), heard, window)
    assert sheet is not None
    sheet.follow_settings(QUICK)
    sheet.name(NAMES[:seats], 0)
    return sheet


def said_on(sheet: ScoreSheet) -> str:
    return sheet.widget.accessibleDescription()


def test_events_write_what_the_match_lays(rules: Rules, window: QWidget) -> None:
    for seats in rules.form.seats:
        match = new_match(rules, seats)
        watched, laid = sheet_of(rules, window, seats), sheet_of(rules, window, seats)
        watched.lay(match, 0)
        empty, seen = said_on(watched), 0
        assert all(name in empty for name in NAMES[:seats])
        for state in walk(rules, match, 30, 10_000):
            if len(state.events) < seen or not state.hands[-1][1]:
                # A new hand has begun.
                seen = 0
            for event in state.events[seen:]:
                watched.write(event, state)
            seen = len(state.events)
            if state.to_move is None:
                laid.lay(state, 0)
                assert said_on(laid) == said_on(watched)
            if len(state.hands) == 3 and state.to_move is None:
                break
        assert said_on(watched) != empty
        # The tip is short, however long the match is.
        assert len(watched.widget.toolTip().splitlines()) <= seats + 1
        picture = watched.picture(2.0)
        assert picture.size() == watched.widget.size() * 2
        watched.clear()
        assert not any(name in said_on(watched) for name in NAMES)


def test_it_is_a_picture_for_screen_readers_with_a_least_width(rules: Rules, window: QWidget) -> None:
    sheet = sheet_of(rules, window, rules.form.seats[0])
    assert isinstance(sheet.widget, PictureWidget)
    assert sheet.widget.parentWidget() is window
    assert sheet.widget.minimumSizeHint().width() > 0
