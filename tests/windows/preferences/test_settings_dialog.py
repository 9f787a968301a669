"""The settings: each change is reported at once, and settings without effect say so."""

from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.face.settings_pages import SettingsPages
from tartli_desktop.game.registry import games, rules_of
from tartli_desktop.games.tarokk.settings_pages import TarokkPages
from tartli_desktop.games.tartli.options import GoOut, SlateStyle, TartliOptions
from tartli_desktop.games.tartli.settings_pages import TartliPages
from tartli_desktop.games.ulti.settings_pages import UltiPages
from tartli_desktop.settings import settings_file
from tartli_desktop.settings.assistance_presets import FIELDS, preset_of, with_preset
from tartli_desktop.settings.game_options import AssistancePreset
from tartli_desktop.settings.settings import (
    CardBack,
    Cloth,
    ColourScheme,
    GatherPolicy,
    IndexLetters,
    LargeIndex,
    PlayBy,
    ReducedMotion,
    Settings,
    SortHand,
    Talk,
    Wood,
)
from tartli_desktop.widgets.dialogs.forms import RadioField
from tartli_desktop.widgets.questions.question_paper import QuestionPaper
from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.preferences.settings_dialog import SettingsDialog
from tests.on_screen import on_screen
from tests.session.playing import settle
from tests.settings.choices import settings_with, with_choices
from tests.windows.simulated_user import answer, the

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def dialog(qtbot: QtBot) -> SettingsDialog:
    return shown(qtbot, Settings())


@pytest.fixture
def told(dialog: SettingsDialog) -> list[Settings]:
    """Collects everything that ``changed`` reports."""
    changes: list[Settings] = []
    dialog.changed.connect(changes.append)
    return changes


def shown(qtbot: QtBot, settings: Settings) -> SettingsDialog:
    return on_screen(qtbot, SettingsDialog(settings, game=TartliPages()))


def go_to(qtbot: QtBot, dialog: SettingsDialog, name: str) -> QWidget:
    """Return the control of a field, after a click on its tab."""
    control, bar = dialog.fields[name].control, dialog.tabs.tabBar()
    index = next(index for index in range(bar.count()) if dialog.tabs.widget(index).isAncestorOf(control))
    qtbot.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.tabRect(index).center())
    assert control.isVisible()
    return control


BY_KEYS = (
    ("index_letters", Qt.Key.Key_Home, IndexLetters.OFF),
    ("index_letters", Qt.Key.Key_End, IndexLetters.HUNGARIAN),
    ("card_back", Qt.Key.Key_Right, CardBack.RED_ACORNS),
    ("card_back", Qt.Key.Key_End, CardBack.STARS),
    ("cloth", Qt.Key.Key_Right, Cloth.RED),
    ("cloth", Qt.Key.Key_B, Cloth.BLUE),
    ("wood", Qt.Key.Key_Down, Wood.OAK),
    ("wood", Qt.Key.Key_End, Wood.EBONY),
    ("sort_hand", Qt.Key.Key_Down, SortHand.BY_HAND),
    ("play_by", Qt.Key.Key_Down, PlayBy.CLICK),
    ("play_by", Qt.Key.Key_End, PlayBy.DRAG),
    ("go_out", Qt.Key.Key_Up, GoOut.BY_HAND),
    ("go_out", Qt.Key.Key_Down, GoOut.BY_ITSELF),
    ("gather", Qt.Key.Key_Home, GatherPolicy.CLICK),
    ("gather", Qt.Key.Key_Up, GatherPolicy.TIMED),
    ("gather_after", Qt.Key.Key_Up, 2.5),
    ("opponent_pause", Qt.Key.Key_Down, 0.7),
    ("speed", Qt.Key.Key_Up, 1.25),
    ("reduced_motion", Qt.Key.Key_Down, ReducedMotion.ON),
    ("reduced_motion", Qt.Key.Key_End, ReducedMotion.OFF),
    ("slate_style", Qt.Key.Key_Down, SlateStyle.HUNGARIAN),
    ("slate_style", Qt.Key.Key_End, SlateStyle.BECK),
    ("colour_scheme", Qt.Key.Key_Down, ColourScheme.LIGHT),
    ("colour_scheme", Qt.Key.Key_End, ColourScheme.SYSTEM),
    ("text_scale", Qt.Key.Key_Up, 1.1),
    ("large_index", Qt.Key.Key_Down, LargeIndex.ON),
    ("large_index", Qt.Key.Key_End, LargeIndex.OFF),
    ("reading_time", Qt.Key.Key_Up, 1.5),
    ("talk", Qt.Key.Key_Home, Talk.LITTLE),
    ("talk", Qt.Key.Key_End, Talk.MUCH),
    ("language", Qt.Key.Key_Down, "en"),
    ("language", Qt.Key.Key_End, "de"),
)
"""Fields, a key that is pressed in each, and the resulting value."""


def test_a_key_in_a_field_is_told_at_once(
    qtbot: QtBot, dialog: SettingsDialog, told: list[Settings], tmp_path: Path
) -> None:
    for name, key, value in BY_KEYS:
        field, control = dialog.fields[name], go_to(qtbot, dialog, name)
        if isinstance(field, RadioField):
            control.setFocus()
            control = field.buttons[field.value()]
        qtbot.keyClick(control, key)
        assert told == [settings_with(**{name: value})], (name, key)
        assert dialog.settings() == told[0], (name, key)
        settings_file.save(tmp_path / "settings.toml", told[0])
        put_back(dialog, told, name)


def put_back(dialog: SettingsDialog, told: list[Settings], name: str) -> None:
    """Reset a field to its default, and clear the reported changes."""
    dialog.fields[name].put(usual_value(name))
    dialog.fields[name].changed.emit(name)
    assert told.pop() == Settings(), name
    told.clear()


def usual_value(name: str) -> object:
    return getattr(TartliOptions() if name in TartliOptions.__struct_fields__ else Settings(), name)


ALL_KINDS = [rules_of(name).options for name in games()]


ELSEWHERE = {
    "tarokk_pack",
    "red_fours",
    "version",
    "player_name",
    "last_game",
    "opponent",
    "opponent_name",
    "first_player",
    "second_player",
    "window_geometry",
    "slate_folded",
    "matches_order",
    "matches_descending",
    "dialog_places",
    "games",
    "keys",
}
OF_TARTLI_ELSEWHERE = {
    "opponent_level",
    "people",
    "variant",
    "own_variant",
    "match_target",
    "points_card",
    "keys",
}


def test_every_field_is_a_setting(dialog: SettingsDialog) -> None:
    shared, own = {*Settings.__struct_fields__} - ELSEWHERE, {*TartliOptions.__struct_fields__}
    assert set(dialog.fields) == shared | (own - OF_TARTLI_ELSEWHERE)


def test_another_game_has_its_own_fields_beside_the_shared_ones(qtbot: QtBot) -> None:
    dialog = SettingsDialog(Settings(), game=(pages := UltiPages()))
    qtbot.addWidget(dialog)
    told: list[Settings] = []
    dialog.changed.connect(told.append)
    assert set(dialog.fields) == {*Settings.__struct_fields__} - ELSEWHERE | {*pages.fields}
    dialog.show()
    go_to(qtbot, dialog, "show_counts")
    qtbot.keyClick(dialog.presets.control, Qt.Key.Key_A)  # the café preset
    assert told[-1] == with_preset(Settings(), AssistancePreset.CAFE, ALL_KINDS)


@pytest.mark.parametrize("pages", [TartliPages, UltiPages, TarokkPages])
def test_how_much_help_is_the_same_choice_in_every_game(qtbot: QtBot, pages: type[SettingsPages]) -> None:
    for chosen in AssistancePreset:
        settings = with_preset(Settings(), chosen, ALL_KINDS)
        dialog = SettingsDialog(settings, game=pages())
        qtbot.addWidget(dialog)
        assert dialog.presets.value() is chosen
        dialog.presets.put(AssistancePreset.USUAL)
        dialog.presets.changed.emit("")
        assert dialog.settings() == Settings()


def test_a_running_score_is_not_offered_where_nothing_is_counted_before_the_end(qtbot: QtBot) -> None:
    dialog = SettingsDialog(Settings(), game=TarokkPages())
    qtbot.addWidget(dialog)
    assert "show_counts" not in dialog.fields


def test_what_the_dialog_does_not_show_of_tartli_stays(qtbot: QtBot) -> None:
    elsewhere = {"opponent_level": "strong", "match_target": None}
    dialog = shown(qtbot, settings_with(go_out=GoOut.BY_HAND, keys={"bela": "J"}, **elsewhere))
    qtbot.mouseClick(dialog.restore_button, Qt.MouseButton.LeftButton)
    answer(qtbot, dialog, "Restore")
    assert dialog.settings() == settings_with(**elsewhere)


@pytest.mark.parametrize(
    ("keys", "chosen"),
    [
        ([Qt.Key.Key_Home], AssistancePreset.BEGINNER),
        ([Qt.Key.Key_Home, Qt.Key.Key_Down], AssistancePreset.USUAL),
        ([Qt.Key.Key_Down], AssistancePreset.CAFE),
    ],
)
def test_a_ready_set_chooses_every_help_at_once(
    qtbot: QtBot, dialog: SettingsDialog, told: list[Settings], keys: list[Qt.Key], chosen: AssistancePreset
) -> None:
    go_to(qtbot, dialog, "hints")
    for key in keys:
        qtbot.keyClick(dialog.presets.control, key)
    assert told[-1] == with_preset(Settings(), chosen, ALL_KINDS)
    assert preset_of(told[-1], ALL_KINDS) is chosen
    for name, value in {**FIELDS[chosen], **TartliOptions.presets[chosen]}.items():
        assert dialog.fields[name].value() == value


def test_a_typed_number_stays_within_its_limits(
    qtbot: QtBot, dialog: SettingsDialog, told: list[Settings]
) -> None:
    box = go_to(qtbot, dialog, "speed")
    assert isinstance(box, QAbstractSpinBox)
    box.setFocus()
    box.selectAll()
    qtbot.keyClicks(box, box.locale().toString(9.5))
    qtbot.keyClick(box, Qt.Key.Key_Tab)
    assert told
    assert all(0.5 <= settings.speed <= 3 for settings in told)
    assert told[-1].speed == 3, "the first key is not refused in silence"


def test_what_is_set_is_shown(qtbot: QtBot) -> None:
    other = settings_with(speed=2, go_out=GoOut.BY_HAND, show_counts=False, language="de", player_name="Anna")
    dialog = shown(qtbot, other)
    told: list[Settings] = []
    dialog.changed.connect(told.append)
    assert dialog.fields["speed"].value() == 2
    assert dialog.fields["language"].value() == "de"
    # A value that no field can show exactly stays unchanged.
    qtbot.keyClick(go_to(qtbot, dialog, "go_out"), Qt.Key.Key_Down)
    assert told == [with_choices(other, go_out=GoOut.REMIND)]


@pytest.mark.parametrize(
    ("by", "key", "barred"),
    [
        ("sort_hand", Qt.Key.Key_Down, ("alternate_colours",)),
        ("gather", Qt.Key.Key_Home, ("gather_after",)),
        ("motion", Qt.Key.Key_Space, ("speed", "reduced_motion")),
    ],
)
def test_a_field_without_effect_says_why(
    qtbot: QtBot, dialog: SettingsDialog, by: str, key: Qt.Key, barred: tuple[str, ...]
) -> None:
    assert all(dialog.fields[name].control.isEnabled() for name in barred)
    qtbot.keyClick(go_to(qtbot, dialog, by), key)
    for name in barred:
        assert not dialog.fields[name].control.isEnabled()
        assert dialog.fields[name].explanation.text().startswith("Only applies when")


def test_defaults_are_restored_when_that_is_meant(qtbot: QtBot) -> None:
    dialog = shown(qtbot, Settings(speed=2, motion=False, player_name="Anna", window_geometry="AAAA"))
    told: list[Settings] = []
    dialog.changed.connect(told.append)
    qtbot.mouseClick(dialog.restore_button, Qt.MouseButton.LeftButton)
    answer(qtbot, dialog, "Keep")
    assert told == []
    qtbot.waitUntil(lambda: dialog.findChild(QuestionPaper) is None)
    qtbot.mouseClick(dialog.restore_button, Qt.MouseButton.LeftButton)
    answer(qtbot, dialog, "Restore")
    assert told == [Settings(player_name="Anna", window_geometry="AAAA")]
    assert dialog.fields["speed"].value() == 1
    assert dialog.fields["speed"].control.isEnabled()


@pytest.mark.parametrize("held", [CONTROL, CONTROL | Qt.KeyboardModifier.ShiftModifier])
def test_tabs_change_by_key_all_the_way_round(
    qtbot: QtBot, dialog: SettingsDialog, held: Qt.KeyboardModifier
) -> None:
    told: list[Settings] = []
    dialog.changed.connect(told.append)
    key = Qt.Key.Key_Tab if held == CONTROL else Qt.Key.Key_Backtab
    titles = [dialog.tabs.tabText(index) for index in range(dialog.tabs.count())]
    assert titles == ["Cards", "Table", "Play", "Help", "Display", "Effects", "Keys"]
    seen, edits = [], list(dialog.keys_page.edits.values())
    for _ in range(2 * dialog.tabs.count()):
        qtbot.keyClick(QApplication.focusWidget(), key, held)
        seen.append(dialog.tabs.currentIndex())
        if dialog.tabs.currentIndex() == dialog.tabs.count() - 1:
            # On this page, the focus begins at the first command.
            assert QApplication.focusWidget() is edits[0]
    assert set(Counter(seen).values()) == {2}
    assert told == []
    dialog.tabs.setCurrentIndex(dialog.tabs.count() - 1)
    edits[3].setFocus()
    qtbot.keyClick(edits[3], Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert told == []


def test_settings_open_on_the_page_looked_at_last(qtbot: QtBot, window: MainWindow) -> None:
    for before, after in ((0, 4), (4, 2)):
        window.dialogs.open_settings()
        dialog = the(window, SettingsDialog)
        qtbot.waitUntil(dialog.isActiveWindow)
        assert dialog.tabs.currentIndex() == before
        focused = QApplication.focusWidget()
        assert focused is not None
        assert dialog.tabs.currentWidget().isAncestorOf(focused)
        dialog.tabs.setCurrentIndex(after)
        dialog.reject()
        settle()
