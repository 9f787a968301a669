"""The window of a program with the toy alone: no slate, no lesson, and its own options."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

import tartli_desktop.game.registry
from tartli_desktop.game.registry import GAMES
from tartli_desktop.session.match_state import Phase
from tartli_desktop.windows import main_window
from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.matches.matches_dialog import MatchesDialog
from tartli_desktop.windows.matches.record_view import RecordView
from tartli_desktop.windows.new_match.new_match import NewMatchDialog
from tartli_desktop.windows.preferences.settings_dialog import SettingsDialog
from tests.games.contract.programs import Program, settle
from tests.games.contract.tables import AtOnce
from tests.games.contract.walks import new_match, walk
from tests.games.toy.game import RULES
from tests.games.toy.options import Options
from tests.games.toy.program import TOY
from tests.table.simulated_mouse import Hand
from tests.windows.simulated_user import the, turn_to


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    monkeypatch.setattr(tartli_desktop.game.registry, "GAMES", (TOY,))
    monkeypatch.setattr(main_window, "Thinker", AtOnce)
    program = Program(qtbot, tmp_path / "tartli")
    yield program
    program.close()


def words_in_menus(window: MainWindow) -> set[str]:
    return {action.text().replace("&", "") for action in window.menus.actions() if action.isVisible()}


def test_what_it_does_not_have_is_in_no_menu(program: Program) -> None:
    offered = words_in_menus(program.open())
    assert "Save the slate as a picture…" not in offered
    assert "Statistics…" in offered


def test_a_match_is_agreed_on_and_played_by_five_then_by_three(program: Program, qtbot: QtBot) -> None:
    """The table has as many seats as the match, also when the match is resumed."""
    window = program.open()
    for seats, key in ((5, Qt.Key.Key_End), (3, Qt.Key.Key_Home)):
        window.dialogs.open_new_match()
        dialog = the(window, NewMatchDialog)
        qtbot.keyClick(dialog.fields["seats"].control, key)
        assert len(dialog.chosen().characters) == seats
        qtbot.mouseClick(dialog.deal_button, Qt.MouseButton.LeftButton)
        settle()
        session = window.area.session
        assert session is not None
        assert (
            len(session.names) == len(window.area.view.scene().plate_items) == session.variant.seats == seats
        )
        assert window.settings.now.game(Options).seats == seats
        while session.phase is not Phase.DECIDE:
            settle()
            if window.area.panel.choices:
                qtbot.mouseClick(window.area.panel.choices[0], Qt.MouseButton.LeftButton)
        Hand(qtbot, window.area.view).click(session.view.legal[0].card)
        settle()
        record = session.record()
        program.close()
        window = program.open(window.settings.now)
        assert window.area.session is not None
        assert window.area.session.record()["players"] == record["players"]
        assert len(window.area.view.scene().plate_items) == seats


def test_a_key_of_another_game_is_not_given_to_what_every_game_has(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tartli_desktop.game.registry, "GAMES", (TOY, *GAMES))
    window = program.open()
    window.dialogs.open_settings()
    dialog = the(window, SettingsDialog)
    page = dialog.keys_page
    turn_to(dialog.tabs, page.edits["talon"])
    qtbot.keyClick(page.edits["talon"], Qt.Key.Key_D)
    assert "D is already used for “" in page.refusal.text()
    assert window.settings.now.keys.talon == "T"
    qtbot.keyClick(page.edits["talon"], Qt.Key.Key_S)
    # The toy has no slate, but another game does.
    assert "Read out the slate" in page.refusal.text()
    qtbot.keyClick(page.edits["talon"], Qt.Key.Key_J)
    assert window.settings.now.keys.talon == "J"
    the(window, SettingsDialog).reject()


def test_no_button_leads_through_a_hand(program: Program, qtbot: QtBot) -> None:
    match = new_match(RULES, 4, dealer=0)
    for _ in walk(RULES, match, 3, 10_000):
        if len(match.hands) > 1:
            break
    program.keep(RULES, match)
    window = program.open()
    window.dialogs.open_matches()
    qtbot.mouseClick(the(window, MatchesDialog).look_button, Qt.MouseButton.LeftButton)
    view = the(window, RecordView)
    assert view.again_button.isVisible()
    assert not view.review_button.isVisible()
    view.reject()
    the(window, MatchesDialog).reject()
