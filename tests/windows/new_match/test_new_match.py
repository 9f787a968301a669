"""The dialog before a match: the match has what is picked and typed there."""

import sys
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from PySide6.QtCore import QLocale, QPoint, QSize, Qt
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from tartli_desktop.game.registry import games, rules_of
from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN
from tartli_desktop.games.tartli.dialogs.house_rules import HouseRulesDialog
from tartli_desktop.games.tartli.options import TartliOptions, VariantChoice
from tartli_desktop.settings import settings_file
from tartli_desktop.settings.settings import Settings
from tartli_desktop.store.match_kinds import TWO
from tartli_desktop.windows.new_match.new_match import NAMES, NewMatchDialog
from tartli_desktop.windows.new_match.opponents import SOMEBODY_ELSE
from tests.games.tartli.new_match import form_of
from tests.session.playing import settle
from tests.settings.choices import KINDS, settings_with
from tests.windows.languages import english_again, speak
from tests.windows.simulated_user import click

from .opponents import click_opponent, shown, tiles


def click_panel(qtbot: QtBot, dialog: NewMatchDialog, choice: VariantChoice) -> None:
    """Click on the sentence of a variant, not on its radio button."""
    panel = form_of(dialog).panels[choice]
    qtbot.mouseClick(panel, Qt.MouseButton.LeftButton, pos=QPoint(60, panel.height() - 8))


def write(qtbot: QtBot, dialog: NewMatchDialog, field: str, text: str) -> None:
    control = dialog.fields[field].control
    line = control if isinstance(control, QLineEdit) else control.findChild(QLineEdit)
    assert line is not None
    line.selectAll()
    qtbot.keyClick(line, Qt.Key.Key_Delete)
    qtbot.keyClicks(line, text)


def edited(qtbot: QtBot, dialog: NewMatchDialog) -> HouseRulesDialog:
    """Open the dialog for own rules."""
    qtbot.mouseClick(form_of(dialog).edit_button, Qt.MouseButton.LeftButton)
    house_rules = dialog.findChild(HouseRulesDialog)
    assert house_rules is not None
    assert house_rules.isVisible()
    return house_rules


def test_a_first_match_needs_one_key(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    assert form_of(dialog).panels[VariantChoice.HUNGARIAN].radio.hasFocus()
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(form_of(dialog).panels[VariantChoice.HUNGARIAN].radio, Qt.Key.Key_Return)
    chosen = dialog.chosen()
    assert chosen.variant == HUNGARIAN
    assert (chosen.level, chosen.names, chosen.characters) == ("heuristic", ("You", "Franz"), ("", "franz"))


def test_arrow_keys_go_from_panel_to_panel(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    hungarian, austrian, own = (panel.radio for panel in form_of(dialog).panels.values())
    qtbot.keyClick(hungarian, Qt.Key.Key_Down)
    assert austrian.isChecked()
    assert austrian.hasFocus()
    qtbot.keyClick(austrian, Qt.Key.Key_Down)
    assert own.isChecked()


# Target


def test_the_target_comes_from_the_variant_and_is_kept_for_each(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    target = dialog.fields["match_target"]
    assert target.value() == 5
    qtbot.keyClick(target.control, Qt.Key.Key_Down)
    click_panel(qtbot, dialog, VariantChoice.AUSTRIAN)
    assert target.value() is None
    click_panel(qtbot, dialog, VariantChoice.HUNGARIAN)
    assert target.value() == 6
    assert dialog.chosen().variant == replace(HUNGARIAN, match_target=6)
    assert dialog.chosen().settings.game(TartliOptions).match_target == 6


# Against whom


def test_a_person_is_chosen_by_the_portrait_and_plays_at_their_level(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    for person, name, level in (
        ("mariska", "Mariska", "beginner"),
        ("jozsi", "Józsi bácsi", "casual"),
        ("vilma", "Vilma", "heuristic"),
        ("balint", "Bálint", "strong"),
    ):
        click_opponent(qtbot, dialog, person)
        chosen = dialog.chosen()
        assert (chosen.names, chosen.characters, chosen.level) == (("You", name), ("", person), level)
        assert chosen.settings.game(TartliOptions).opponent_level == level
    assert shown(qtbot, chosen.settings).chosen().characters == ("", "balint")


def test_arrow_keys_go_from_person_to_person(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    dialog.fields["opponent"].control.setFocus()
    assert tiles(dialog)["franz"].hasFocus()
    qtbot.keyClick(tiles(dialog)["franz"], Qt.Key.Key_Right)
    assert tiles(dialog)["kornel"].hasFocus()
    qtbot.keyClick(tiles(dialog)["kornel"], Qt.Key.Key_Down)
    assert dialog.chosen().characters == ("", "szalayne")
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(tiles(dialog)["szalayne"], Qt.Key.Key_Return)


def test_tab_goes_to_the_chosen_person_only(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    reached = set()
    for _ in range(30):
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        reached.add(dialog.focusWidget())
    assert {value for value, tile in tiles(dialog).items() if tile in reached} == {"franz"}


def test_each_person_is_told_with_calling_and_level(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    told = tiles(dialog)["kornel"]
    assert told.accessibleName() == "Kornél, teacher, Master"
    click_opponent(qtbot, dialog, "kornel")
    explanation = dialog.fields["opponent"].explanation.text()
    assert explanation.startswith("Kornél: Master. Works out")
    assert told.accessibleDescription() == explanation


def test_somebody_else_has_any_name_and_any_level(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    fields = dialog.fields
    assert not fields["opponent_name"].control.isVisible()
    assert not fields["level"].control.isVisible()
    click_opponent(qtbot, dialog, SOMEBODY_ELSE)
    write(qtbot, dialog, "player_name", "  Anna ")
    write(qtbot, dialog, "opponent_name", "Uncle  Joe")
    qtbot.keyClick(fields["level"].control, Qt.Key.Key_Home)
    chosen = dialog.chosen()
    assert (chosen.names, chosen.characters, chosen.level) == (("Anna", "Uncle Joe"), (), "beginner")
    again = shown(qtbot, chosen.settings).chosen()
    assert (again.names, again.characters, again.level) == (("Anna", "Uncle Joe"), (), "beginner")
    # Choosing a person in between does not change that.
    between = shown(qtbot, chosen.settings)
    click_opponent(qtbot, between, "vilma")
    other = shown(qtbot, between.chosen().settings)
    click_opponent(qtbot, other, SOMEBODY_ELSE)
    assert other.chosen().names == ("Anna", "Uncle Joe")


def test_a_name_from_before_there_were_people_stays_in_force(qtbot: QtBot) -> None:
    chosen = shown(qtbot, settings_with(opponent_name="Zsófi", opponent_level="casual")).chosen()
    assert (chosen.names, chosen.characters, chosen.level) == (("You", "Zsófi"), (), "casual")


def test_empty_names_get_a_default(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    click_opponent(qtbot, dialog, SOMEBODY_ELSE)
    write(qtbot, dialog, "player_name", " ")
    write(qtbot, dialog, "opponent_name", "")
    chosen = dialog.chosen()
    assert chosen.names == ("You", NAMES[0])
    assert chosen.settings.player_name == ""
    assert shown(qtbot, chosen.settings).chosen().characters == ()


def test_nobody_is_offered_by_the_name_of_the_player(qtbot: QtBot) -> None:
    dialog = shown(qtbot, Settings(player_name="franz"))
    assert dialog.chosen().names[1] == "Ágoston"
    click_opponent(qtbot, dialog, "franz")
    assert dialog.chosen().names == ("franz", "Franz 2")
    other = shown(qtbot, Settings(player_name="kata", opponent=SOMEBODY_ELSE))
    assert other.chosen().names[1] == "Bence"


# Own rules


def test_a_level_that_was_chosen_stays_before_a_first_match(qtbot: QtBot) -> None:
    for level, expected in (("strong", "strong"), (TartliOptions().opponent_level, "beginner")):
        settings = Settings().with_game(TartliOptions(opponent_level=level))
        dialog = NewMatchDialog(settings, "tartli", played=())
        qtbot.addWidget(dialog)
        assert dialog.chosen().level == expected


@pytest.mark.parametrize("game", ["tartli", "ulti", "tarokk"])
def test_the_easiest_level_is_chosen_before_the_first_match_of_each_game(qtbot: QtBot, game: str) -> None:
    others = {"tartli", "ulti", "tarokk"} - {game}
    for played, place in ((others, 0), ({game}, 2)):
        dialog = NewMatchDialog(Settings(), game, played=played)
        qtbot.addWidget(dialog)
        assert dialog.chosen().level == rules_of(game).opponents.levels[place]


@pytest.mark.parametrize(
    ("language", "played", "expected"),
    [
        (QLocale.Language.German, ("ulti",), VariantChoice.AUSTRIAN),
        (QLocale.Language.German, ("tartli",), VariantChoice.HUNGARIAN),
        (QLocale.Language.Hungarian, (), VariantChoice.HUNGARIAN),
    ],
)
def test_austrian_rules_are_chosen_where_german_is_spoken_until_others_are(
    qtbot: QtBot, language: QLocale.Language, played: tuple[str, ...], expected: VariantChoice
) -> None:
    usual = QLocale()
    QLocale.setDefault(QLocale(language))
    try:
        dialog = NewMatchDialog(Settings(), "tartli", played=played)
        qtbot.addWidget(dialog)
        assert dialog.chosen().settings.game(TartliOptions).variant is expected
    finally:
        QLocale.setDefault(usual)


def test_own_rules_are_edited_and_then_played(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = shown(qtbot)
    house_rules = edited(qtbot, dialog)
    qtbot.keyClicks(house_rules.fields["name"].control, "Sunday rules")
    qtbot.keyClick(house_rules.start_from, Qt.Key.Key_End)
    qtbot.mouseClick(house_rules.take_button, Qt.MouseButton.LeftButton)
    qtbot.keyClick(house_rules.fields["match_target"].control, Qt.Key.Key_Home)
    qtbot.mouseClick(house_rules.keep_button, Qt.MouseButton.LeftButton)
    assert form_of(dialog).panels[VariantChoice.OWN].radio.isChecked()
    assert "Sunday rules" in form_of(dialog).panels[VariantChoice.OWN].sentence.text()
    chosen = dialog.chosen()
    assert chosen.variant == replace(AUSTRIAN, name="Sunday rules", match_target=1)
    assert chosen.settings.game(TartliOptions).own_variant.turned_card == "choice"
    # The remembered rules can be saved and loaded.
    settings_file.save(tmp_path / "settings.toml", chosen.settings)
    loaded = settings_file.load(tmp_path / "settings.toml", KINDS)
    assert loaded.problems == ()
    assert shown(qtbot, loaded.settings).chosen().variant == chosen.variant


def test_cancelled_editing_changes_nothing(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    house_rules = edited(qtbot, dialog)
    qtbot.keyClick(house_rules.start_from, Qt.Key.Key_End)
    qtbot.mouseClick(house_rules.take_button, Qt.MouseButton.LeftButton)
    qtbot.keyClick(house_rules, Qt.Key.Key_Escape)
    assert dialog.chosen().settings == msgspec.structs.replace(Settings(), opponent="franz")


# Its size


@pytest.mark.skipif(sys.platform == "win32", reason="letters are wider on Windows")
@pytest.mark.parametrize("game", games())
def test_little_scrolls_on_a_screen_of_1024_by_640(qapp: QApplication, qtbot: QtBot, game: str) -> None:
    with english_again(qapp):
        for language in ("en", "hu", "de"):
            speak(language)
            dialog = shown(qtbot, game=game)
            dialog.resize(QSize(1024, 640) * 0.92)
            settle()
            # Ulti and Tarokk need up to 27 pixels more than there are.
            assert dialog.page.verticalScrollBar().maximum() < 30, language


def test_of_two_people_the_one_without_a_name_is_asked_for_it(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    click_opponent(qtbot, dialog, TWO)
    write(qtbot, dialog, "player_name", "Anna")
    write(qtbot, dialog, "opponent_name", "")
    click(qtbot, dialog.deal_button)
    assert not dialog.fields["player_name"].explanation.text()
    assert dialog.fields["opponent_name"].explanation.text().startswith("Type both names")
    assert dialog.fields["opponent_name"].control.hasFocus()


@pytest.mark.parametrize("own", ["", "Ödön"])
def test_a_match_of_two_people_leaves_the_own_name_as_it_is(qtbot: QtBot, own: str) -> None:
    dialog = shown(qtbot, Settings(player_name=own))
    click_opponent(qtbot, dialog, TWO)
    write(qtbot, dialog, "player_name", "Anna")
    write(qtbot, dialog, "opponent_name", "Bence")
    chosen = dialog.chosen()
    assert chosen.names == ("Anna", "Bence")
    assert chosen.settings.player_name == own
    again = shown(qtbot, chosen.settings)
    assert again.fields["player_name"].value() == (own or "You")
    click_opponent(qtbot, again, TWO)
    assert again.chosen().names == ("Anna", "Bence")
