"""The keys of commands: changed in the settings, they work at once, and no key has two commands."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QKeySequence
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from tartli_desktop.face import settings_pages
from tartli_desktop.games.tartli.options import TartliOptions
from tartli_desktop.games.tartli.settings_pages import TartliPages
from tartli_desktop.settings import settings_file
from tartli_desktop.settings.settings import Settings
from tartli_desktop.settings.shortcuts import Keys
from tartli_desktop.widgets.command_keys import shown_key
from tartli_desktop.windows.help.how_to_play import HowToPlay
from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.preferences.keys_page import KeysPage
from tartli_desktop.windows.preferences.settings_dialog import SettingsDialog
from tests.on_screen import in_front
from tests.settings.choices import KINDS
from tests.windows.languages import english_again, speak
from tests.windows.programs import Windows
from tests.windows.simulated_user import answer, click, the

Key, Mod = Qt.Key, Qt.KeyboardModifier

Told = list[dict[str, str]]
USUAL = Settings().keys_with(TartliOptions)
"""The default keys of all Tartli commands."""

command_names = TartliPages().command_names


@pytest.fixture
def page(qtbot: QtBot) -> KeysPage:
    return in_front(qtbot, KeysPage(USUAL, USUAL, command_names, fixed={"F5": "Refresh"}))


@pytest.fixture
def chosen(page: KeysPage) -> Told:
    """Collects every choice that is reported."""
    told: Told = []
    page.changed.connect(told.append)
    return told


def press(
    qtbot: QtBot,
    page: KeysPage,
    command: str,
    key: Qt.Key,
    held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    page.edits[command].setFocus()
    qtbot.keyClick(page.edits[command], key, held)


def shown_keys(page: KeysPage) -> dict[str, str]:
    form = QKeySequence.SequenceFormat.PortableText
    return {name: edit.keySequence().toString(form) for name, edit in page.edits.items()}


def test_every_command_has_a_name_and_a_line(page: KeysPage) -> None:
    assert list(command_names()) == list(page.edits)
    assert set(page.edits) == set(USUAL)
    assert len(set(command_names().values())) == len(page.edits)
    assert shown_keys(page) == USUAL


def test_without_a_game_there_are_the_commands_that_any_game_has(qtbot: QtBot) -> None:
    keys = {name: USUAL[name] for name in Keys.__struct_fields__}
    page = KeysPage(keys, keys, lambda: settings_pages.command_names("house", Keys))
    qtbot.addWidget(page)
    assert list(page.edits) == list(Keys.__struct_fields__)


def test_each_line_is_told_with_its_command_and_its_key(qtbot: QtBot, page: KeysPage) -> None:
    for name, edit in page.edits.items():
        (inner,) = edit.findChildren(QLineEdit)
        told = f"{command_names()[name]}. Key: {shown_key(USUAL[name])}"
        assert edit.accessibleName() == inner.accessibleName() == told
    reader = QAccessible.queryAccessibleInterface(page.edits["bela"])
    assert reader.role() == QAccessible.Role.HotkeyField
    press(qtbot, page, "bela", Key.Key_J)
    assert page.edits["bela"].accessibleName().endswith("Key: J")
    press(qtbot, page, "bela", Key.Key_Backspace)
    assert page.edits["bela"].accessibleName().endswith("No key")


@pytest.mark.parametrize(
    ("key", "held", "name"),
    [
        (Key.Key_J, Qt.KeyboardModifier.NoModifier, "J"),
        (Key.Key_F7, Qt.KeyboardModifier.NoModifier, "F7"),
        (Key.Key_D, Qt.KeyboardModifier.AltModifier, "Alt+D"),
        (Key.Key_Udiaeresis, Qt.KeyboardModifier.NoModifier, "Ü"),
    ],
)
def test_a_key_that_is_pressed_is_the_commands_from_now_on(
    qtbot: QtBot, page: KeysPage, chosen: Told, key: Qt.Key, held: Qt.KeyboardModifier, name: str
) -> None:
    press(qtbot, page, "bela", key, held)
    assert chosen == [USUAL | {"bela": name}]
    assert page.refusal.isHidden()


@pytest.mark.parametrize(
    ("key", "held", "other"),
    [
        (Key.Key_G, Qt.KeyboardModifier.NoModifier, "G is already used for “Go out”."),
        (Key.Key_N, Qt.KeyboardModifier.ControlModifier, "Ctrl+N is already used for “New match”."),
        (Key.Key_F5, Qt.KeyboardModifier.NoModifier, "F5 is already used for “Refresh”."),
        (Key.Key_H, Qt.KeyboardModifier.ShiftModifier, "Shift+H is already used at the table"),
        (Key.Key_Left, Qt.KeyboardModifier.NoModifier, "Left is already used at the table"),
        (Key.Key_Space, Qt.KeyboardModifier.NoModifier, "Space is already used at the table"),
    ],
)
def test_a_key_that_is_taken_is_refused_with_the_name_of_the_other(
    qtbot: QtBot, page: KeysPage, chosen: Told, key: Qt.Key, held: Qt.KeyboardModifier, other: str
) -> None:
    press(qtbot, page, "bela", key, held)
    assert chosen == []
    assert page.refusal.isVisible()
    assert page.refusal.text().startswith(other)
    assert shown_keys(page) == USUAL
    press(qtbot, page, "bela", Key.Key_J)
    assert page.refusal.isHidden()


def test_a_key_that_was_freed_can_be_given(qtbot: QtBot, page: KeysPage, chosen: Told) -> None:
    press(qtbot, page, "go_out", Key.Key_J)
    press(qtbot, page, "bela", Key.Key_G)
    assert chosen[-1] == USUAL | {"go_out": "J", "bela": "G"}


def test_tab_goes_from_line_to_line_and_changes_nothing(qtbot: QtBot, page: KeysPage, chosen: Told) -> None:
    page.edits["declare"].setFocus()
    seen = []
    for _ in page.edits:
        focus = QApplication.focusWidget()
        seen.append(focus)
        qtbot.keyClick(focus, Key.Key_Tab)
    assert seen == list(page.edits.values())
    assert QApplication.focusWidget() is page.reset_button
    assert chosen == []


@pytest.mark.parametrize("key", [Key.Key_Escape, Key.Key_Tab, Key.Key_Backtab])
@pytest.mark.parametrize(
    "held", [Mod.ControlModifier, Mod.ShiftModifier, Mod.ControlModifier | Mod.ShiftModifier]
)
def test_keys_that_lead_away_are_never_taken_for_one(
    qtbot: QtBot, page: KeysPage, chosen: Told, key: Qt.Key, held: Qt.KeyboardModifier
) -> None:
    press(qtbot, page, "bela", key, held)
    assert chosen == []
    assert page.refusal.isHidden()
    assert shown_keys(page) == USUAL


def test_all_usual_keys_come_back(qtbot: QtBot, page: KeysPage, chosen: Told) -> None:
    press(qtbot, page, "go_out", Key.Key_J)
    page.reset_button.setFocus()
    qtbot.keyClick(page.reset_button, Key.Key_Space)
    assert chosen[-1] == USUAL
    assert shown_keys(page) == USUAL


# In the window


def keys_page(window: MainWindow) -> KeysPage:
    """Open the settings at the keys."""
    window.dialogs.open_settings()
    dialog = the(window, SettingsDialog)
    dialog.tabs.setCurrentIndex(dialog.tabs.count() - 1)
    assert dialog.keys_page.isVisible()
    return dialog.keys_page


def test_other_keys_hold_at_once_are_shown_and_kept(
    qtbot: QtBot, windows: Windows, window: MainWindow
) -> None:
    edited = keys_page(window)
    press(qtbot, edited, "bela", Key.Key_J)
    press(qtbot, edited, "how_to_play", Key.Key_F2)
    assert "(J)" in window.area.panel.button(window.area.commands["bela"]).text()
    assert "J" in window.area.panel.button(window.area.commands["bela"]).accessibleDescription()
    saved = settings_file.load(windows.paths.settings_file, KINDS).settings
    assert saved.keys_with(TartliOptions) == USUAL | {"bela": "J", "how_to_play": "F2"}
    the(window, SettingsDialog).close()
    qtbot.keyClick(window, Key.Key_F2)
    page = the(window, HowToPlay).page
    assert "\nF2\n" in page.toPlainText()
    assert "\nF1\n" not in page.toPlainText()
    the(window, HowToPlay).close()


def test_the_page_has_the_commands_that_the_window_has(window: MainWindow) -> None:
    window.dialogs.open_settings()
    edits = the(window, SettingsDialog).keys_page.edits
    # At this table nobody sits out a hand, so no key goes to its end.
    assert set(edits) == set(USUAL)
    the(window, SettingsDialog).close()


def test_a_letter_that_opens_a_menu_is_refused_with_its_name(qtbot: QtBot, window: MainWindow) -> None:
    page = keys_page(window)
    press(qtbot, page, "bela", Key.Key_M, Mod.AltModifier)
    assert page.refusal.text().startswith("Alt+M is already used for “Match”.")
    assert window.area.commands["bela"].shortcut() == QKeySequence("B")
    press(qtbot, page, "bela", Key.Key_J, Mod.AltModifier)
    assert window.area.commands["bela"].shortcut() == QKeySequence("Alt+J")
    the(window, SettingsDialog).close()


def test_in_another_language_a_command_keeps_its_key_before_a_menu(qtbot: QtBot, window: MainWindow) -> None:
    press(qtbot, keys_page(window), "full_screen", Key.Key_N, Mod.AltModifier)
    the(window, SettingsDialog).close()
    with english_again(QApplication.instance()):
        speak("hu")  # where Alt+N opens the menu “Nézet”
        with qtbot.waitActive(window):
            window.activateWindow()
        qtbot.keyClick(window, Key.Key_N, Mod.AltModifier)
        assert window.isFullScreen()
        assert QApplication.activePopupWidget() is None
        assert [menu.title() for menu in window.menus] == ["&Parti", "&Játék", "&Tanulás", "Nézet", "&Súgó"]
    assert [menu.title() for menu in window.menus] == ["&Match", "&Play", "&Learn", "&View", "&Help"]


def test_restoring_all_settings_restores_the_keys(qtbot: QtBot, window: MainWindow) -> None:
    press(qtbot, keys_page(window), "bela", Key.Key_J)
    dialog = the(window, SettingsDialog)
    click(qtbot, dialog.restore_button)
    answer(qtbot, dialog, "Restore")
    assert dialog.settings().keys_with(TartliOptions) == USUAL
    assert window.area.commands["bela"].shortcut() == QKeySequence("B")
    dialog.close()


@pytest.mark.parametrize(
    ("language", "copy", "empty"),
    [("hu", "Ctrl+Shift+C", "Új billentyű"), ("de", "Strg+Umschalt+C", "Neue Taste")],
)
def test_keys_are_named_in_another_language_at_once(
    qtbot: QtBot, qapp: QApplication, language: str, copy: str, empty: str
) -> None:
    page = KeysPage(USUAL | {"hint": ""}, USUAL, command_names)
    qtbot.addWidget(page)
    lines = {name: edit.findChild(QLineEdit) for name, edit in page.edits.items()}
    with english_again(qapp):
        speak(language)
        page.retranslate()
        assert lines["copy"].text() == copy
        assert (lines["hint"].text(), lines["hint"].placeholderText()) == ("", empty)
    assert page.edits["copy"].keySequence() == QKeySequence("Ctrl+Shift+C")
