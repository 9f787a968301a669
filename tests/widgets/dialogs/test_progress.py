"""Long matches are imported, put on the table, looked at and copied while the window stays responsive."""

import json
import random
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QLabel, QProgressDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.files.long_work import Steps
from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.games.tartli import HUNGARIAN
from tartli_desktop.store import hand_results, match_store
from tartli_desktop.store.hand_results import HandResults
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.widgets.dialogs import progress
from tartli_desktop.widgets.dialogs.progress import ReportShare, patiently
from tartli_desktop.windows import main_window
from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.matches import match_files
from tartli_desktop.windows.matches.matches_dialog import MatchesDialog
from tartli_desktop.windows.matches.record_view import RecordView
from tartli_desktop.windows.statistics.statistics_dialog import StatisticsDialog
from tests.fuzz_records import played
from tests.on_screen import on_screen
from tests.session.playing import Scripted, quick, settle
from tests.store.versions import contents
from tests.windows.simulated_user import click, find, the


@pytest.fixture
def over(qtbot: QtBot) -> QWidget:
    return on_screen(qtbot, QWidget())


# Waiting


def test_what_is_done_soon_is_not_shown(over: QWidget) -> None:
    threads = []

    def do(told: ReportShare) -> str:
        threads.append(threading.current_thread())
        told(0.5)
        return "done"

    assert patiently(over, "Thinking …", do) == "done"
    assert threads != [threading.main_thread()]
    assert over.findChildren(QProgressDialog) == []


def test_what_lived_meanwhile_can_be_collected_afterwards() -> None:
    """In a process of its own, since the tests replace ``age_all``."""
    code = "import gc; from tartli_desktop.widgets.dialogs import progress; progress.age_all(); "
    subprocess.run([sys.executable, "-c", f"{code}raise SystemExit(gc.get_freeze_count())"], check=True)


def test_what_takes_its_time_is_shown_and_the_window_lives(
    over: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "SHOWN_AFTER", 1)
    seen: list[tuple[str, Qt.TextFormat, int]] = []
    cancel_drag = threading.Event()
    timer = QTimer(over, interval=5)

    def look() -> None:
        shown = [each for each in over.findChildren(QProgressDialog) if each.isVisible()]
        if shown and shown[0].value() == 40:
            label = shown[0].findChild(QLabel)
            assert label is not None
            seen.append((label.text(), label.textFormat(), shown[0].value()))
            cancel_drag.set()

    timer.timeout.connect(look)
    timer.start()

    def do(told: ReportShare) -> int:
        told(0.4)
        cancel_drag.wait(30)
        return 7

    assert patiently(over, "Copying <b>it</b> …", do) == 7
    timer.stop()
    assert seen[0] == ("Copying <b>it</b> …", Qt.TextFormat.PlainText, 40)
    qtbot.waitUntil(lambda: over.findChildren(QProgressDialog) == [])


def test_the_player_may_stop_it(over: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "SHOWN_AFTER", 1)
    timer = QTimer(over, interval=5)

    def cancel() -> None:
        for shown in over.findChildren(QProgressDialog):
            button = shown.findChild(QPushButton)
            if shown.isVisible() and button is not None:
                timer.stop()
                qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    timer.timeout.connect(cancel)
    timer.start()

    def do(told: ReportShare) -> int:
        while True:
            told(0.5)

    assert patiently(over, "Copying …", do) is None


@pytest.mark.parametrize("shown_after", [1, 10_000])
def test_what_goes_wrong_is_raised(over: QWidget, monkeypatch: pytest.MonkeyPatch, shown_after: int) -> None:
    monkeypatch.setattr(progress, "SHOWN_AFTER", shown_after)

    def do(told: ReportShare) -> int:
        raise ValueError("the ninth trump")

    with pytest.raises(ValueError, match="the ninth trump"):
        patiently(over, "Copying …", do)


# Matches


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """A window for which every match counts as long."""
    monkeypatch.setattr(main_window, "Thinker", lambda *_, **__: Scripted())
    monkeypatch.setattr(match_files, "_LONG", 0)
    for module in (match_store, hand_results):
        monkeypatch.setattr(module, "MANY", 0)
    paths = UserPaths.under(tmp_path / "tartli")
    made = MainWindow(paths, quick(), MatchStore.open(paths.database).store)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made.close()
    made.deleteLater()
    settle()


@pytest.fixture
def old_database(tmp_path: Path) -> str:
    """The database of a player who upgrades from the first version, which did not store results of hands."""
    copy = UserPaths.under(tmp_path / "tartli").database
    copy.parent.mkdir()
    shutil.copy(contents.FOLDER / "version-1.sqlite3", copy)
    contents.made_good(copy)
    return "version-1"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.tartli.json"
    path.write_text(json.dumps(played(HUNGARIAN, 3, random.Random(3))), encoding="utf-8")
    return path


def test_a_long_match_is_imported_opened_looked_at_and_copied(
    window: MainWindow, file: Path, qtbot: QtBot
) -> None:
    window.begin([file])
    settle()
    session = window.area.session
    assert session is not None
    record = json.loads(file.read_bytes())
    *over, running = session.record()["hands"]
    assert over == record["hands"][:-1]
    # The opponent may have acted since.
    assert running["actions"][: len(record["hands"][-1]["actions"])] == record["hands"][-1]["actions"]
    window.dialogs.open_matches()
    dialog = the(window, MatchesDialog)
    click(qtbot, dialog.look_button)
    view = the(dialog, RecordView)
    assert view.hands_model.rowCount() == 3
    view.close()
    # With wide letters, buttons that have no room fold into a menu.
    dialog.resize(2 * dialog.width(), dialog.height())
    settle()
    click(qtbot, dialog.duplicate_button)
    store = window.saving.store
    assert [row.id for row in store.list()] == [1, 2]
    assert store.load(2).record["hands"] == record["hands"][:-1]
    # Matches that another store has written are not claimed.
    assert store.held_elsewhere() == frozenset()
    assert store.claim(2)


def test_a_match_that_is_not_waited_for_is_let_go(
    window: MainWindow, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.begin([file])
    settle()
    session = window.area.session
    window.saving.store.add(window.saving.store.load(1))
    window.saving.store.release(2)
    monkeypatch.setattr(progress, "patiently", lambda *_: None)
    assert not window.on_table.resume(2)
    assert window.area.session is session
    assert window.saving.store.held_elsewhere() == frozenset()
    with MatchStore.open(UserPaths.under(tmp_path / "tartli").database).store as other:
        assert other.claim(2)
    window.matches.import_files([file])
    window.dialogs.open_matches()
    dialog = the(window, MatchesDialog)
    dialog.duplicate_button.click()
    assert len(window.saving.store.list()) == 2


def test_what_hands_of_old_matches_brought_is_counted_in_a_thread(
    old_database: str, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = []

    def derive(results: HandResults) -> Steps[frozenset[int]]:
        threads.append(threading.current_thread())
        return deriving(results)

    deriving = HandResults.deriving
    monkeypatch.setattr(HandResults, "deriving", derive)
    window.dialogs.open_statistics()
    the(window, StatisticsDialog).close()
    # Later runs find nothing left to derive.
    first, *later = (each is threading.main_thread() for each in threads)
    assert not first
    assert all(later)
    assert contents.of(window.saving.store) == contents.expected(old_database)


def test_statistics_that_are_not_waited_for_are_not_shown(
    old_database: str, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "patiently", lambda *_: None)
    window.dialogs.open_statistics()
    assert find(window, StatisticsDialog) is None
