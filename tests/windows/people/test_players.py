"""Who plays at this computer, in the window: adding, renaming, removing and switching."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tartli_desktop.files.locks import FileLock
from tartli_desktop.files.problems import NotSaved, Trouble
from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.settings import settings_file
from tartli_desktop.settings.people import People
from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.matches.matches_dialog import MatchesDialog
from tartli_desktop.windows.people.people_dialog import PeopleDialog
from tartli_desktop.windows.people.person_dialog import PersonDialog
from tests.session.playing import settle
from tests.windows.programs import Program, Windows, mid_trick
from tests.windows.simulated_user import Character, answer, click, messages, tap, the

Key = Qt.Key


@pytest.fixture
def root(windows: Windows) -> UserPaths:
    """The folder of Anna, who plays, and of Béla and Cili."""
    people = People(windows.paths, "Anna")
    people.add("Béla", "sign-hare")
    people.add("Cili", "sign-sun")
    return windows.paths


@pytest.fixture
def shared(root: UserPaths, windows: Windows) -> MainWindow:
    """The window of Anna without a match on its table."""
    window = windows.open(player_name="Anna")
    window.begin()
    settle()
    return window


def choose(window: MainWindow, words: str) -> None:
    """Choose an entry of the menus."""
    next(each for each in window.menus.actions() if words in each.text().replace("&", "")).trigger()
    settle()


def opened(window: MainWindow) -> PeopleDialog:
    choose(window, "Players…")
    return the(window, PeopleDialog)


def select(dialog: PeopleDialog, name: str) -> None:
    (entry,) = dialog.list.findItems(name, Qt.MatchFlag.MatchStartsWith)
    dialog.list.setCurrentItem(entry)


def lines(dialog: PeopleDialog) -> list[str]:
    return [dialog.list.item(row).text().replace("\n", ", ") for row in range(dialog.list.count())]


def press(qtbot: QtBot, key: Key) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    tap(qtbot, focus, key)


def test_who_is_alone_sees_one_entry_of_the_menu_and_nothing_else(window: MainWindow) -> None:
    assert window.windowTitle() == "Tartli"
    assert [each.words for each in window.area.panel.choices] == [
        "Play a match…",
        "Learn to play…",
        "Deal of the day…",
        "Settings…",
    ]
    assert lines(opened(window)) == ["Player 1, playing now"]


def test_somebody_is_added_by_keys_alone(window: MainWindow, qtbot: QtBot) -> None:
    dialog = opened(window)
    press(qtbot, Key.Key_Tab)
    press(qtbot, Key.Key_Space)
    asked = the(window, PersonDialog)
    with qtbot.waitActive(asked):
        asked.activateWindow()
    assert not asked.accept_button.isEnabled()
    qtbot.keyClicks(QApplication.focusWidget(), " Bela  neni ")
    press(qtbot, Key.Key_Tab)
    press(qtbot, Key.Key_Right)
    press(qtbot, Key.Key_Return)
    assert lines(dialog) == ["Player 1, playing now", "Bela neni"]
    assert window.people.everybody[1].sign == "sign-dog"
    # Now it matters who plays.
    assert window.windowTitle() == "Tartli (Player 1)"
    assert window.area.panel.prompt == "Player 1 is playing."


def test_the_welcome_says_who_plays_and_offers_to_switch(shared: MainWindow, qtbot: QtBot) -> None:
    assert shared.windowTitle() == "Tartli (Anna)"
    assert shared.area.panel.prompt == "Anna is playing."
    door = shared.area.panel.choices[-1]
    assert (door.words, door.icon().isNull()) == ("Switch player…", False)
    click(qtbot, door)
    assert lines(the(shared, PeopleDialog)) == ["Anna, playing now", "Béla", "Cili"]


def test_matches_and_the_match_on_the_table_say_whose_they_are(root: UserPaths, program: Program) -> None:
    program.keep(mid_trick())
    window = program.open()
    assert window.windowTitle().endswith(" – Tartli (Anna)")
    window.dialogs.open_matches()
    assert the(window, MatchesDialog).windowTitle() == "Matches of Anna"


def test_enter_on_a_name_switches_to_that_player(shared: MainWindow, qtbot: QtBot) -> None:
    dialog = opened(shared)
    dialog.list.setFocus()
    qtbot.keyClick(dialog.list, Key.Key_Down)
    qtbot.keyClick(dialog.list, Key.Key_Return)
    qtbot.waitUntil(lambda: not shared.isVisible())
    assert shared.next_player == "2"


def test_who_plays_is_not_switched_to(shared: MainWindow, qtbot: QtBot) -> None:
    dialog = opened(shared)
    assert not dialog.play_button.isEnabled()
    tap(qtbot, dialog.list, Key.Key_Return)
    assert shared.isVisible()
    assert shared.next_player is None


def test_a_name_can_be_had_once(shared: MainWindow, qtbot: QtBot) -> None:
    shared.people.change(replace(shared.people.everybody[2], removed=True))
    dialog = opened(shared)
    click(qtbot, dialog.add_button)
    asked = the(shared, PersonDialog)
    for name, sentence in (
        ("béla", "There is already a player called Béla."),
        ("CILI", "Cili is among the removed players, and can be restored."),
        ("   ", "This is also the name at the table."),
    ):
        asked.name.line.setText(name)
        assert asked.name.explanation.text() == sentence
        assert not asked.accept_button.isEnabled()
    asked.name.line.setText("Bela")
    assert asked.accept_button.isEnabled()


def test_a_new_name_goes_to_the_table_of_its_player(shared: MainWindow, qtbot: QtBot) -> None:
    dialog = opened(shared)
    for name, new in (("Anna", "Annuska"), ("Béla", "BÉLA")):
        select(dialog, name)
        click(qtbot, dialog.change_button)
        asked = the(shared, PersonDialog)
        asked.name.line.setText(new)
        click(qtbot, asked.accept_button)
    assert shared.windowTitle() == "Tartli (Annuska)"
    assert shared.settings.now.player_name == "Annuska"
    belas = settings_file.load(shared.people.paths_of("2").settings_file).settings
    assert belas.player_name == "BÉLA"


def test_only_others_are_removed_after_a_question_and_come_back_whole(
    shared: MainWindow, qtbot: QtBot
) -> None:
    dialog = opened(shared)
    assert not dialog.remove_button.isEnabled()
    select(dialog, "Béla")
    click(qtbot, dialog.remove_button)
    answer(qtbot, dialog, "Cancel")
    assert lines(dialog) == ["Anna, playing now", "Béla", "Cili"]
    click(qtbot, dialog.remove_button)
    answer(qtbot, dialog, "Remove")
    assert lines(dialog) == ["Anna, playing now", "Cili", "Béla, removed"]
    assert not dialog.play_button.isEnabled()
    assert shared.people.paths_of("2").settings_file.is_file()
    click(qtbot, dialog.restore_button)
    assert lines(dialog) == ["Anna, playing now", "Béla", "Cili"]


def test_the_first_player_is_not_removed_by_others(root: UserPaths, qtbot: QtBot) -> None:
    people = People(root)
    people.playing = "2"
    dialog = PeopleDialog(people)
    qtbot.addWidget(dialog)
    select(dialog, "Anna")
    assert not dialog.remove_button.isEnabled()
    select(dialog, "Cili")
    assert dialog.remove_button.isEnabled()


def test_what_cannot_be_saved_is_told_and_nothing_changes(shared: MainWindow, qtbot: QtBot) -> None:
    dialog = opened(shared)
    lock = FileLock(shared.people.file.with_name("people.json.lock"))
    assert lock.take()
    click(qtbot, dialog.add_button)
    asked = the(shared, PersonDialog)
    asked.name.line.setText("Dóra")
    click(qtbot, asked.accept_button)
    lock.release()
    (told,) = messages(dialog)
    assert "people.json" in told
    assert "Another program is using it" in told
    answer(qtbot, dialog, "OK")
    assert lines(dialog) == ["Anna, playing now", "Béla", "Cili"]


def test_a_player_whose_files_are_gone_is_told_and_not_switched_to(shared: MainWindow, qtbot: QtBot) -> None:
    folder = shared.people.paths_of("2").data
    folder.rename(folder.with_name("elsewhere"))
    dialog = opened(shared)
    select(dialog, "Béla")
    click(qtbot, dialog.play_button)
    (told,) = messages(dialog)
    assert str(folder) in told
    answer(qtbot, dialog, "OK")
    assert shared.isVisible()


def test_switching_asks_before_anything_is_lost_and_quitting_later_does_not_switch(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    People(program.paths, "Anna").add("Béla", "sign-hare")
    program.keep(mid_trick())
    window = program.open()

    def full(*_: object, **__: object) -> None:
        raise NotSaved(program.paths.database, Trouble.DISK_FULL)

    with monkeypatch.context() as disk:
        disk.setattr(window.saving.store, "add_action", full)
        Character(qtbot, window.area).hand.click("LA")
        qtbot.waitUntil(lambda: len(messages(window)) == 1)
        answer(qtbot, window, "OK")
        assert not window.change_player("2")
        assert "it is lost" in messages(window)[0]
        answer(qtbot, window, "Stay")
        assert window.isVisible()
        assert window.next_player is None
        assert not window.change_player("2")
        answer(qtbot, window, "Leave")
        assert not window.isVisible()
        assert window.next_player == "2"


def test_the_list_is_heard_with_its_signs(shared: MainWindow) -> None:
    dialog = opened(shared)
    interface = QAccessible.queryAccessibleInterface(dialog.list)
    assert interface.text(QAccessible.Text.Name) == "Players"
    heard = [interface.child(row).text(QAccessible.Text.Name) for row in range(interface.childCount())]
    assert heard == ["Anna, Acorn, playing now", "Béla, Hare", "Cili, Sun"]
