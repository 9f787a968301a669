"""Disk errors while a match is played, and at its end."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tartli_desktop.app.crash_log import CrashLog
from tartli_desktop.app.crash_reporter import CrashReporter
from tartli_desktop.files.problems import NotSaved, Trouble
from tartli_desktop.settings import settings_file
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.windows.errors.crash_dialog import CrashDialog
from tests.games.tartli.puzzles.test_puzzles import best_card, of_kind
from tests.session.playing import quick, settle
from tests.windows.programs import Program, mid_trick
from tests.windows.simulated_user import ByMouse, Character, answer, click, messages, the

Key = Qt.Key


class Full:
    """A disk that counts as full while ``full`` is set."""

    def __init__(self, store: MatchStore, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        for part, name in (
            (store, "add_action"),
            (store, "add_hand"),
            (store, "set_result"),
            (store.puzzles, "note"),
        ):
            monkeypatch.setattr(part, name, self._guarded(getattr(part, name)))

    def _guarded(self, write: Callable[..., object]) -> Callable[..., object]:
        def guarded(*args: object, **options: object) -> object:
            if self.full:
                raise NotSaved(Path("/full/matches.sqlite3"), Trouble.DISK_FULL)
            return write(*args, **options)

        return guarded


@pytest.fixture
def full(program: Program, monkeypatch: pytest.MonkeyPatch) -> Full:
    program.keep(mid_trick())
    store = MatchStore.open(program.paths.database).store
    disk = Full(store, monkeypatch)
    program.open(store)
    return disk


def play_unsaved(program: Program, full: Full) -> None:
    """Play a card that cannot be saved, and answer the message about it."""
    full.full = True
    Character(program.qtbot, program.window.area).hand.click("LA")
    program.qtbot.waitUntil(lambda: len(messages(program.window)) == 1)
    answer(program.qtbot, program.window, "OK")


def test_what_cannot_be_saved_is_told_once_and_saved_later(program: Program, full: Full) -> None:
    full.full = True
    person = Character(program.qtbot, program.window.area)
    person.hand.click("LA")
    program.qtbot.waitUntil(lambda: len(messages(program.window)) == 1)
    assert "Free up some space" in messages(program.window)[0]
    assert program.window.statusBar().isVisible()
    assert "Not saved" in program.window.statusBar().currentMessage()
    answer(program.qtbot, program.window, "OK")
    program.session.gather()
    settle()
    assert messages(program.window) == []
    full.full = False
    person.hand.click(program.window.area.view.scene().own_cards[0])
    assert not program.window.statusBar().isVisible()
    record = program.session.record()
    program.close()
    assert program.stored() == [record]


def test_what_could_not_be_saved_is_saved_when_the_window_closes(program: Program, full: Full) -> None:
    play_unsaved(program, full)
    full.full = False
    record = program.session.record()
    program.close()
    assert program.stored() == [record]


def test_what_came_of_a_puzzle_is_saved_when_the_window_closes(program: Program, full: Full) -> None:
    program.window.puzzles.play("tartli", of_kind("cards")[0][0])
    settle()
    Character(program.qtbot, program.window.area).hand.click(best_card(program.session.view).card)
    full.full = True
    assert program.window.on_table.resume(1)
    program.qtbot.waitUntil(lambda: len(messages(program.window)) == 1)
    answer(program.qtbot, program.window, "OK")
    full.full = False
    program.close()
    with closing(MatchStore.open(program.paths.database).store) as store:
        assert [each.solved for each in store.puzzles.outcomes()["tartli"].tried.values()] == [False]


def test_closing_asks_before_anything_is_lost(program: Program, full: Full) -> None:
    play_unsaved(program, full)
    assert not program.window.close()
    assert "it is lost" in messages(program.window)[0]
    answer(program.qtbot, program.window, "Stay")
    assert program.window.isVisible()
    assert program.session.view.trick
    assert not program.window.close()
    answer(program.qtbot, program.window, "Quit without saving")
    assert not program.window.isVisible()
    # What had been saved before is unchanged.
    assert program.stored() == [mid_trick().to_record()]


def test_quitting_after_a_fault_asks_before_anything_is_lost(
    program: Program, full: Full, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_unsaved(program, full)
    ended: list[int] = []
    monkeypatch.setattr(QApplication, "exit", ended.append)
    crashes = CrashLog(program.paths.crash_file)
    CrashReporter(crashes, program.window, program.paths.log_file)
    crashes.happened.emit("A trace.")
    settle()
    click(program.qtbot, the(program.window, CrashDialog).quit_button)
    assert "it is lost" in messages(program.window)[0]
    assert program.window.isVisible()
    assert ended == []
    answer(program.qtbot, program.window, "Stay")
    full.full = False


def test_a_match_that_cannot_be_created_is_played_without_saving(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = MatchStore.open(program.paths.database).store

    def refuse(*args: object, **options: object) -> int:
        raise NotSaved(program.paths.database, Trouble.READ_ONLY)

    with monkeypatch.context() as disk:
        disk.setattr(store, "add", refuse)
        program.open(store)
        program.begin_match()
        program.qtbot.waitUntil(lambda: len(messages(program.window)) == 1)
    assert "cannot be saved" in messages(program.window)[0]
    answer(program.qtbot, program.window, "OK")
    person = ByMouse(program.qtbot, program.window.area)
    for _ in range(4):
        person.step()
    assert program.session.view.trick_number
    played = program.session.record()
    program.close()
    # There is room again when the match is left.
    assert program.stored() == [played]


def test_another_match_does_not_begin_before_the_last_is_saved_or_given_up(
    program: Program, full: Full
) -> None:
    play_unsaved(program, full)
    session = program.session
    program.window.on_table.resume(2)
    assert "it is lost" in messages(program.window)[0]
    answer(program.qtbot, program.window, "Stay")
    assert program.session is session
    full.full = False


def test_settings_that_cannot_be_saved_are_told_once(program: Program) -> None:
    program.open()
    target = program.paths.settings_file
    target.unlink()
    target.mkdir()
    for counts in (False, True):
        program.window.settings_writer.change(quick(match_target=1, show_counts=counts))
    program.qtbot.waitUntil(lambda: len(messages(program.window)) == 1)
    assert str(target) in messages(program.window)[0]
    answer(program.qtbot, program.window, "OK")
    assert messages(program.window) == []
    target.rmdir()
    program.window.settings_writer.change(quick(match_target=1, speed=2.0))
    assert settings_file.load(target).settings.speed == 2.0


def test_messages_are_told_one_after_the_other(program: Program) -> None:
    program.open()
    for text in ("first", "second", "third"):
        program.window.messages.show_message("Tartli", text)
    for text in ("first", "second", "third"):
        program.qtbot.waitUntil(lambda text=text: messages(program.window) == [text])
        answer(program.qtbot, program.window, "OK")
    assert messages(program.window) == []
