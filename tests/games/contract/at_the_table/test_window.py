"""Every game in the window of the program, with all other games registered too."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.app import match_file
from tartli_desktop.face import face_of
from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.game.registry import games, rules_of
from tartli_desktop.game.rules import Rules
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.widgets.dialogs.picture_choice import PictureChoice
from tartli_desktop.windows.card_values.points_card import PointsCard
from tartli_desktop.windows.help.how_to_play import HowToPlay
from tartli_desktop.windows.matches.matches_dialog import MatchesDialog
from tartli_desktop.windows.new_match.new_match import NewMatchDialog
from tartli_desktop.windows.preferences.settings_dialog import SettingsDialog
from tests.games.contract.programs import IN_ALL, IN_ONE, IN_TWO, ByKeys, ByMouse, Program, settle
from tests.table.simulated_mouse import Hand
from tests.unpainted_windows import looked_at
from tests.windows.simulated_user import answer, click, the


def begin(program: Program, rules: Rules, *, practice: bool = False) -> Session:
    """Choose the game and begin a match."""
    click(program.qtbot, program.area.panel.choices[0])
    dialog = the(program.window, NewMatchDialog)
    choice = dialog.fields["game"]
    assert isinstance(choice, PictureChoice)
    dialog.activateWindow()
    while dialog.game != rules.name:
        chosen = choice.buttons[dialog.game]
        chosen.setFocus()
        program.qtbot.waitUntil(chosen.hasFocus)
        program.qtbot.keyClick(chosen, Qt.Key.Key_Down)
        assert not chosen.isChecked()
    dialog.fields["practice"].put(practice)
    click(program.qtbot, dialog.deal_button)
    program.area.guard_input(0)
    assert program.area.game == program.session.rules.name == rules.name
    return program.session


def is_over(session: Session) -> bool:
    """Whether a hand is over, and everything has been shown."""
    return session.phase in (Phase.HAND_OVER, Phase.MATCH_OVER)


@IN_ALL
def test_a_hand_is_played_in_the_window_by_mouse_and_then_by_keys(program: Program, rules: Rules) -> None:
    begin(program, rules)
    person = ByMouse(program)
    # What is done by mouse is painted move by move, as a player would see it.
    with looked_at():
        person.play_until(lambda session: Phase.PAUSE in person.phases and len(session.view.hand) < 7)
    assert {Phase.OPENING, Phase.DECIDE} <= person.phases
    ByKeys(program).play_until(is_over)
    record = program.session.record()
    program.close()
    with_it = program.open()
    assert with_it.area.game == rules.name
    assert program.session.record() == record


def test_the_table_stays_where_it_is_during_a_hand_in_large_letters(program: Program, rules: Rules) -> None:
    begin(program, rules)
    window, area = program.window, program.area
    area.settings.change(replace(area.settings.now, text_scale=2.0))
    window.resize(1024, 640)
    person, places, below = ByMouse(program), set(), []

    def look(session: Session) -> bool:
        places.add(area.view.geometry().getRect())
        below.append(area.panel.mapTo(area, area.panel.rect().bottomLeft()).y())
        # A hand that is passed out ends with a question, whose choices take more room.
        return is_over(session) and Phase.PAUSE in person.phases

    person.play_until(look)
    assert len(places) == 1
    # The bottom of the panel also stays where it is when a paper covers the buttons at the end.
    assert not area.panel.isVisible()
    assert below[-1] == below[-2]


def to_own_turn(program: Program) -> None:
    """Play by mouse until the person must choose a card with fewer than seven left."""
    ByMouse(program).play_until(lambda session: session.phase is Phase.DECIDE and len(session.view.hand) < 7)


@IN_ALL
def test_the_window_offers_what_the_game_has(program: Program, rules: Rules) -> None:
    """This still holds after other games have been on the table."""
    face = face_of(rules.name)
    for name in (*games(), rules.name):
        program.keep_and_show(rules_of(name))
    window = program.window
    offered = {each.text().replace("&", "") for each in window.menus.actions() if each.isVisible()}
    assert "Guided hands" in offered
    assert "Card values" in offered
    assert ("Save the slate as a picture…" in offered) == (program.area.score is not None)
    assert ("Hint" in offered) == (face.hints is not None)
    window.dialogs.open_settings()
    names = face.settings_pages().command_names()
    lines = set(the(window, SettingsDialog).keys_page.edits)
    assert lines <= set(names)
    assert {"take_back", "matches", "talon", "points"} <= lines
    assert ("slate" in lines) == (program.area.score is not None)
    assert ("hint" in lines) == (face.hints is not None)
    assert set(rules.options().keys.__struct_fields__) <= lines
    the(window, SettingsDialog).reject()
    # The list of keys holds only keys of this game.
    window.dialogs.open_key_list()
    assert ("slate" in the(window, HowToPlay).page.toPlainText().casefold()) == (
        program.area.score is not None
    )


def test_a_key_tells_what_the_cards_are_worth(program: Program, rules: Rules) -> None:
    program.keep_and_show(rules)
    program.qtbot.keyClick(program.area.view, Qt.Key.Key_F4)
    card = the(program.window, PointsCard)
    assert program.area.column.isAncestorOf(card)
    variant = program.window.rules_to_show()
    for head, rows in face_of(rules.name).card_values(variant, None).orders:
        assert all(told in card.text for told in (head, *(name for name, _ in rows)))
        assert len(rows) > 3


@IN_ONE
def test_on_a_screen_with_more_dots_every_card_is_painted_anew(
    program: Program, rules: Rules, monkeypatch: pytest.MonkeyPatch
) -> None:
    program.keep_and_show(rules)
    program.window.grab()
    asked: set[float] = set()
    pixmap = CardFaces.pixmap

    def painted(faces: CardFaces, card: Any, width: float, ratio: float = 1.0, **edge: Any) -> QPixmap:
        asked.add(ratio)
        return pixmap(faces, card, width, ratio, **edge)

    monkeypatch.setattr(CardFaces, "pixmap", painted)
    monkeypatch.setattr(QWidget, "devicePixelRatioF", lambda widget: 2.0)
    for each in (program.window, *program.window.findChildren(QWidget)):
        QApplication.sendEvent(each, QEvent(QEvent.Type.DevicePixelRatioChange))
    program.window.grab()
    assert asked == {2.0}


@IN_TWO
def test_a_decision_is_undone_in_practice(program: Program, rules: Rules) -> None:
    begin(program, rules, practice=True)
    to_own_turn(program)
    before, hand = program.session.record(), Hand(program.qtbot, program.area.view)
    view, plan = program.session.view, face_of(rules.name).plan
    undo = program.area.table_actions.take_back
    for how in (
        lambda: click(program.qtbot, program.area.panel.button(undo)),
        lambda: ByKeys(program).key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier),
    ):
        hand.click(next(card for card in view.hand if plan.choosing((card,), view) in view.legal))
        assert program.session.record() != before
        how()
        settle()
        assert program.session.view == view
        assert program.session.record()["hands"][-1]["actions"] == before["hands"][-1]["actions"]


@IN_TWO
def test_a_match_goes_from_one_folder_to_another(
    program: Program,
    rules: Rules,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """It is exported in the middle of a hand, checked, imported elsewhere, listed, and continued there."""
    begin(program, rules)
    to_own_turn(program)
    record = program.session.record()
    file = tmp_path / "ours.tartli.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    program.window.matches.export_match()
    answer(qtbot, program.window, "Export everything")
    assert match_file.check(file) == 0
    told = capsys.readouterr().out
    assert all(name in told for name in program.session.names)
    program.close()
    program.paths = UserPaths.under(tmp_path / "other")
    window = program.open()
    window.matches.import_files([file])
    settle()
    dialog = the(window, MatchesDialog)
    assert dialog.table.model().rowCount() == 1
    row = " ".join(str(dialog.table.model().index(0, each).data()) for each in range(6))
    assert face_of(rules.name).game_name() in row
    dialog.resume_button.click()
    settle()
    assert program.area.game == rules.name
    assert program.session.record()["hands"] == record["hands"]


@IN_ONE
@pytest.mark.parametrize(
    ("key", "held"),
    [(Qt.Key.Key_F10, Qt.KeyboardModifier(0)), (Qt.Key.Key_M, Qt.KeyboardModifier.AltModifier)],
)
def test_a_key_opens_the_first_menu_and_one_escape_leads_back(
    program: Program, rules: Rules, key: Qt.Key, held: Qt.KeyboardModifier
) -> None:
    program.keep_and_show(rules)
    view = program.area.view
    view.setFocus()
    program.qtbot.keyClick(view, key, held)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu is next(iter(program.window.menus))
    program.qtbot.keyClick(menu, Qt.Key.Key_Escape)
    assert QApplication.activePopupWidget() is None
    assert view.hasFocus()
