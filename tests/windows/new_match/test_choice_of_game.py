"""If there is more than one game, the dialog before a match begins with the choice of game."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QRadioButton
from pytestqt.qtbot import QtBot

import tartli_desktop.game.registry
from tartli_desktop.characters.characters import character_of
from tartli_desktop.game.registry import GAMES, rules_of
from tartli_desktop.games.tartli.options import TartliOptions
from tartli_desktop.kit.new_match import RulesForm
from tartli_desktop.settings.settings import Settings
from tartli_desktop.widgets.dialogs.picture_choice import PictureChoice
from tartli_desktop.windows.help.how_to_play import HowToPlay
from tartli_desktop.windows.new_match.new_match import NewMatchDialog
from tartli_desktop.windows.new_match.opponents import LevelChoice
from tests.games.toy.options import Options
from tests.games.toy.program import TOY
from tests.games.toy.rules import Variant
from tests.on_screen import on_screen
from tests.windows.programs import Program
from tests.windows.simulated_user import click, the


def shown(qtbot: QtBot, game: str = "tartli", *, played: tuple[str, ...] | None = None) -> NewMatchDialog:
    return on_screen(qtbot, NewMatchDialog(Settings(player_name="Bence"), game, played=played))


@pytest.fixture
def _with_the_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tartli_desktop.game.registry, "GAMES", (GAMES[0], TOY))


def test_with_one_game_there_is_nothing_to_choose(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tartli_desktop.game.registry, "GAMES", GAMES[:1])
    dialog = shown(qtbot)
    assert "game" not in dialog.fields
    assert dialog.chosen().game == "tartli"


@pytest.mark.usefixtures("_with_the_toy")
def test_another_game_is_chosen_with_its_own_form(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    choice = dialog.fields["game"]
    assert isinstance(choice, PictureChoice)
    choice.control.setFocus()
    names = [button.accessibleName().partition(",")[0] for button in choice.buttons.values()]
    assert names == ["Tartli", "Toy"]
    qtbot.keyClick(choice.buttons["tartli"], Qt.Key.Key_Down)
    assert choice.buttons["toy"].hasFocus()
    assert "match_target" not in dialog.fields
    qtbot.waitUntil(dialog.fields["target"].control.isVisible)
    qtbot.keyClick(dialog.fields["target"].control, Qt.Key.Key_Home)
    chosen = dialog.chosen()
    assert (chosen.game, chosen.variant, chosen.level) == ("toy", Variant(1), "careful")
    # All opponents play at the chosen level, as far as there are enough of them.
    characters = [character_of(each) for each in chosen.characters[1:]]
    assert chosen.names == ("Bence", *(person.name for person in characters if person is not None))
    assert {person.rank for person in characters if person is not None} <= {1, 2}
    assert len(set(chosen.characters)) == 4
    assert chosen.settings.game(Options).target == 1
    qtbot.keyClick(choice.buttons["toy"], Qt.Key.Key_Up)
    again = dialog.chosen()
    assert (again.game, len(again.names)) == ("tartli", 2)
    assert again.settings.game(TartliOptions) == TartliOptions()


@pytest.mark.parametrize("game", ["tartli", "ulti", "tarokk"])
@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
def test_tab_stops_only_at_what_is_chosen(qtbot: QtBot, game: str, key: Qt.Key) -> None:
    dialog, stops = shown(qtbot, game), []
    while (focused := dialog.focusWidget()) not in stops:
        stops.append(focused)
        qtbot.keyClick(focused, key)
    radios = [stop for stop in stops if isinstance(stop, QRadioButton)]
    assert dialog.fields["game"].buttons[game] in radios
    assert all(radio.isChecked() for radio in radios)


@pytest.mark.parametrize("wide", [1000, 500, 250])
def test_all_games_can_be_seen_and_clicked(qtbot: QtBot, wide: int) -> None:
    choice = shown(qtbot).fields["game"]
    assert isinstance(choice, PictureChoice)
    games = choice.control
    games.setParent(None)
    games.resize(wide, games.heightForWidth(wide))
    on_screen(qtbot, games)
    for name, button in choice.buttons.items():
        assert games.rect().contains(button.geometry())
        assert button.height() >= button.heightForWidth(button.width())
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert choice.value() == name


@pytest.mark.usefixtures("_with_the_toy")
def test_levels_can_be_gone_through_by_keys(qtbot: QtBot) -> None:
    dialog = shown(qtbot, "toy")
    levels = dialog.fields["level"]
    assert isinstance(levels, LevelChoice)
    first, second = list(levels.panels)[:2]
    levels.put(first)
    levels.control.setFocus()
    assert levels.panels[first].radio.hasFocus()
    qtbot.keyClick(levels.panels[first].radio, Qt.Key.Key_Down)
    assert levels.value() == second
    assert levels.panels[second].radio.hasFocus()


@pytest.mark.parametrize("game", ["tartli", "ulti", "tarokk"])
def test_left_and_right_go_through_the_rules_as_up_and_down_do(qtbot: QtBot, game: str) -> None:
    form = shown(qtbot, game).form
    assert isinstance(form, RulesForm)
    rules = [panel.radio for panel in form.panels.values()]
    for above, below in pairwise(rules):
        above.click()
        above.setFocus()
        qtbot.keyClick(above, Qt.Key.Key_Right)
        assert below.isChecked()
        assert below.hasFocus()
        qtbot.keyClick(below, Qt.Key.Key_Left)
        assert above.isChecked()
        assert above.hasFocus()


def test_the_next_match_is_of_the_game_that_was_begun_last(program: Program) -> None:
    program.open()
    program.window.dialogs.open_new_match()
    dialog = the(program.window, NewMatchDialog)
    assert dialog.game == GAMES[0].rpartition(".")[2]
    choice = dialog.fields["game"]
    assert isinstance(choice, PictureChoice)
    click(program.qtbot, choice.buttons["ulti"])
    click(program.qtbot, dialog.deal_button)
    assert program.window.area.game == "ulti"
    assert program.window.settings.now.last_game == "ulti"
    program.window.on_table.put_away()
    program.window.dialogs.open_new_match()
    again = the(program.window, NewMatchDialog)
    assert again.game == "ulti"
    again.reject()


def test_without_a_match_the_help_is_that_of_the_game_that_was_begun_last(program: Program) -> None:
    program.set(last_game="ulti")
    window = program.open()
    assert window.on_table.session is None
    program.qtbot.keyClick(window, Qt.Key.Key_F1)
    help_window = the(window, HowToPlay)
    assert rules_of("ulti").options().next_variant in help_window.choices
    help_window.reject()
