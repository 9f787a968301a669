"""The program as a whole: started, killed at any moment, and started again whatever is on the disk."""

import contextlib
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tartli_desktop.app import run as app
from tartli_desktop.app.command_line import Arguments
from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.games.tartli import HUNGARIAN, Match
from tartli_desktop.looks.colours import apply_colour_scheme
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings import settings_file
from tartli_desktop.settings.settings import ColourScheme
from tartli_desktop.store.database import schema
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.matches.matches_dialog import MatchesDialog
from tests.fuzz_records import played
from tests.processes.kill_process import KILL, KILLED, kill
from tests.processes.random_kills import Players, kill_again_and_again
from tests.processes.watched_program import Watched
from tests.session.playing import QUICK, keep, settle
from tests.store.versions import contents
from tests.windows.programs import mid_trick
from tests.windows.simulated_user import button, click, messages, the

ROOT = Path(__file__).parents[2]
KILLS = 10 if os.name == "posix" else 4
"""``make kills`` does 500, and the contract of all games kills each in the middle of a hand. On Windows each
player process starts from scratch, which takes long.
"""
KILLS_IN_WINDOW = 2
FLIPS = 5

# Killed


def test_nothing_that_was_shown_is_lost_when_the_program_is_killed(tmp_path: Path) -> None:
    with contextlib.closing(Players(tmp_path, game="tartli")) as players:
        tally = kill_again_and_again(players, KILLS)
    assert tally.shown > KILLS


def test_nothing_that_was_shown_is_lost_when_the_window_is_killed(tmp_path: Path) -> None:
    with contextlib.closing(Players(tmp_path, "--window", game="tarokk")) as players:
        assert kill_again_and_again(players, KILLS_IN_WINDOW).shown > 0


@contextlib.contextmanager
def start(*words: str, **variables: str | None) -> Iterator[subprocess.Popen[str]]:
    """The program in a separate process, which ends with the block."""
    surroundings = {**os.environ, **{name: value for name, value in variables.items() if value is not None}}
    for name, value in variables.items():
        if value is None:
            surroundings.pop(name, None)
    with subprocess.Popen(
        [sys.executable, "-m", "tartli_desktop", *words],
        cwd=ROOT,
        env=surroundings,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def wait_until_taken(lock: Path, process: subprocess.Popen[str]) -> None:
    """Wait until a program holds a lock, without trying to take it, which could keep the program from it.

    The file exists a moment before it is locked, so it counts only after it has been there for a second.
    """
    deadline = time.monotonic() + 120
    while not (lock.exists() and time.time() - lock.stat().st_mtime > 1):
        assert process.poll() is None
        assert time.monotonic() < deadline, f"nobody took {lock.name}"
        time.sleep(0.02)


def test_the_program_itself_ended_and_started_again(tmp_path: Path) -> None:
    paths = UserPaths.under(tmp_path)
    with MatchStore.open(paths.database).store as store:
        match_id = keep(store, mid_trick())
    lock = paths.database.with_name(f"match-{match_id}.lock")
    # Windows has no other signal.
    for ending in (KILL, signal.SIGINT) if os.name == "posix" else (KILL,):
        assert not lock.exists()
        with (
            start("--portable", str(tmp_path), QT_QPA_PLATFORM="offscreen") as process,
            MatchStore.open(paths.database).store as store,
        ):
            wait_until_taken(lock, process)
            assert not store.claim(match_id)
            if ending is KILL:
                kill(process)
            else:
                process.send_signal(ending)
            process.communicate(timeout=30)
            assert process.returncode == (KILLED if ending is KILL else -ending)
            assert store.claim(match_id)
            assert store.load(match_id).record == mid_trick().to_record()
            store.release(match_id)


# In any place, at any time


# A system with nothing but ASCII.
PLAIN = {"LC_ALL": "C", "XDG_CONFIG_HOME": "", "XDG_DATA_HOME": ""}


def test_a_home_folder_of_any_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "Käthe Groß és  Őze Ödön űrhajója"
    home.mkdir()
    # WIN_PD_OVERRIDE_LOCAL_APPDATA replaces the folder that Windows would report.
    homes = dict.fromkeys(("HOME", "WIN_PD_OVERRIDE_LOCAL_APPDATA"), str(home))
    for variable, value in {**homes, **PLAIN}.items():
        monkeypatch.setenv(variable, value)
    paths = UserPaths.of_user()
    assert home in paths.settings_file.parents
    settings_file.save(paths.settings_file, QUICK)
    with Watched() as program:
        while (seen := program.tell("play"))["phase"] != "DECIDE":
            pass
        program.kill()
    with Watched() as program:
        again = program.until("phase")
        assert again["messages"] == []
        assert again["record"] == seen["record"]
        # Qt prints warnings on such a system.
        assert "Traceback" not in program.quit()
    with MatchStore.open(paths.database).store as store:
        assert [store.load(row.id).record for row in store.list()] == [seen["record"]]
    assert list(tmp_path.iterdir()) == [home]
    assert settings_file.load(paths.settings_file).problems == ()


# Started with damaged or foreign files


@pytest.fixture
def launch(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[Callable[[MainWindow], None]], int]]:
    """Start the program in this process; the argument uses the window, which is closed afterwards."""
    monkeypatch.setattr(app.catalogues, "install", lambda language: True)

    def started(use: Callable[[MainWindow], None]) -> int:
        def execute(*_: object) -> int:
            windows = [each for each in QApplication.topLevelWidgets() if isinstance(each, MainWindow)]
            (window,) = (each for each in windows if each.isVisible())
            settle()
            try:
                use(window)
            finally:
                window.close()
                window.deleteLater()
                settle()
            return 0

        monkeypatch.setattr(QApplication, "exec", execute)
        return app.run(Arguments(portable=tmp_path, demo=None))

    yield started
    apply_colour_scheme(ColourScheme.SYSTEM)


Launch = Callable[[Callable[[MainWindow], None]], int]


def told(qtbot: QtBot, window: MainWindow, answer: str = "OK") -> str:
    """The only message shown, which is closed with this answer."""
    qtbot.waitUntil(lambda: len(messages(window)) == 1)
    (text,) = messages(window)
    click(qtbot, button(window, answer))
    return text


def test_a_first_start_makes_its_folder_and_welcomes(launch: Launch, tmp_path: Path) -> None:
    def use(window: MainWindow) -> None:
        assert window.isVisible()
        assert window.area.panel.choices[0].words == "Play a match…"
        assert messages(window) == []

    assert launch(use) == 0
    paths = UserPaths.under(tmp_path)
    assert paths.database.is_file()
    assert paths.settings_file.is_file()


def test_a_damaged_settings_file_is_kept_and_told(launch: Launch, qtbot: QtBot, tmp_path: Path) -> None:
    path = UserPaths.under(tmp_path).settings_file
    path.write_text("speed = 2.0\nmotion = perhaps\n", encoding="utf-8")

    def use(window: MainWindow) -> None:
        text = told(qtbot, window)
        assert str(path) in text
        assert "broken-1" in text

    launch(use)
    kept = path.with_name("settings.toml.broken-1")
    assert kept.read_text(encoding="utf-8") == "speed = 2.0\nmotion = perhaps\n"
    loaded = settings_file.load(path)
    assert loaded.problems == ()
    # Undamaged data is kept.
    assert loaded.settings.speed == 2.0


def test_settings_of_a_newer_program_are_kept_and_told(launch: Launch, qtbot: QtBot, tmp_path: Path) -> None:
    path = UserPaths.under(tmp_path).settings_file
    path.write_text("version = 7\nspeed = 2.0\nholograms = true\n", encoding="utf-8")

    def use(window: MainWindow) -> None:
        assert "newer version of Tartli" in told(qtbot, window)

    launch(use)
    kept = path.with_name("settings.toml.version-7-1")
    assert kept.read_text(encoding="utf-8").startswith("version = 7")
    assert settings_file.load(path).settings.speed == 2.0


def test_a_damaged_file_of_puzzles_is_kept_and_told(launch: Launch, qtbot: QtBot, tmp_path: Path) -> None:
    path = UserPaths.under(tmp_path).puzzles
    path.write_text('{"tartli": {"tried": {"12"', encoding="utf-8")

    def use(window: MainWindow) -> None:
        text = told(qtbot, window)
        assert str(path) in text
        assert f"kept as {path}.damaged." in text
        assert "play on" in text

    launch(use)
    assert path.with_name("puzzles.json.damaged").read_text(encoding="utf-8") == '{"tartli": {"tried": {"12"'
    launch(lambda window: None if messages(window) == [] else pytest.fail("it was told again"))


def test_a_damaged_database_is_mended_told_and_kept(launch: Launch, qtbot: QtBot, tmp_path: Path) -> None:
    path = UserPaths.under(tmp_path).database
    with MatchStore.open(path).store as store:
        keep(store, mid_trick())
    path.write_bytes(b"this is no database " * 500)

    def use(window: MainWindow) -> None:
        text = told(qtbot, window)
        assert "were damaged" in text
        assert str(path) in text

    launch(use)
    kept = [each for each in tmp_path.iterdir() if each.read_bytes().startswith(b"this is no database")]
    assert len(kept) == 1
    with MatchStore.open(path).store as store:
        assert store.list() == ()


def played_in(record: dict[str, Any]) -> list[tuple[str, list[str]]]:
    return [(hand["deck"], hand["actions"]) for hand in record["hands"]]


def test_flipped_bytes_are_mended_told_and_never_an_error(
    launch: Launch, qtbot: QtBot, tmp_path: Path
) -> None:
    path = UserPaths.under(tmp_path).database
    chance = random.Random(200)
    records = [played(HUNGARIAN, 2, random.Random(seed)) for seed in range(5)]
    with MatchStore.open(path).store as store:
        for record in records:
            keep(store, Match.from_record(record))
    sound = path.read_bytes()
    # A change in free space would go unnoticed.
    used = [place for place, byte in enumerate(sound) if byte]
    found = 0
    for _ in range(FLIPS):
        for other in tmp_path.glob("matches.sqlite3*"):
            other.unlink()
        place = chance.choice(used)
        flipped = bytes([sound[place] ^ chance.randrange(1, 256)])
        damaged = sound[:place] + flipped + sound[place + 1 :]
        path.write_bytes(damaged)

        def use(window: MainWindow, damaged: bytes = damaged) -> None:
            nonlocal found
            kept = path.with_name("matches.sqlite3.damaged-1")
            if kept.exists():
                found += 1
                assert kept.read_bytes() == damaged
                assert str(kept) in told(qtbot, window)
            elif "newer version of Tartli" in "".join(messages(window)):
                # This damage looks the same as a database of a newer program.
                assert path.read_bytes() == damaged
                return
            window.dialogs.open_matches()
            matches = the(window, MatchesDialog)
            # Matches resume as they were; of the damaged one perhaps only the beginning is left.
            listed = window.saving.store.list()
            whole = [played_in(window.saving.store.load(row.id).record) for row in listed]
            assert sum(played_in(record) in whole for record in records) >= len(records) - 1
            matches.reject()
            for row in listed:
                assert window.on_table.resume(row.id) or messages(window)
            assert window.area.session is not None

        assert launch(use) == 0
    assert found > FLIPS / 5


def test_the_copy_of_an_earlier_database_is_told_of_once(
    launch: Launch, qtbot: QtBot, tmp_path: Path
) -> None:
    path = UserPaths.under(tmp_path).database
    shutil.copy(contents.databases()["version-1"], path)
    contents.made_good(path)
    kept = path.with_name("matches.sqlite3.version-1")

    def first(window: MainWindow) -> None:
        assert str(kept) in told(qtbot, window)
        assert kept.is_file()

    def again(window: MainWindow) -> None:
        assert messages(window) == []

    assert launch(first) == 0
    assert launch(again) == 0


def test_a_database_of_a_newer_program_is_left_as_it_is(launch: Launch, qtbot: QtBot, tmp_path: Path) -> None:
    path = UserPaths.under(tmp_path).database
    with MatchStore.open(path).store as store:
        keep(store, mid_trick())
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    connection.commit()
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    connection.close()
    before = path.read_bytes()

    def use(window: MainWindow) -> None:
        text = told(qtbot, window, "Play without saving")
        assert "newer version of Tartli" in text
        assert "not saved" in text
        play_without_saving(qtbot, window)

    launch(use)
    assert path.read_bytes() == before
    assert sorted(file.name for file in path.parent.iterdir() if "matches" in file.name) == [path.name]


def test_who_does_not_want_to_play_without_saving_quits(launch: Launch, qtbot: QtBot, tmp_path: Path) -> None:
    UserPaths.under(tmp_path).database.mkdir()

    def use(window: MainWindow) -> None:
        told(qtbot, window, "Quit")
        assert not window.isVisible()

    launch(use)


def test_a_database_that_cannot_be_opened_is_told_and_the_game_goes_on(
    launch: Launch, qtbot: QtBot, tmp_path: Path
) -> None:
    path = UserPaths.under(tmp_path).database
    path.mkdir()

    def use(window: MainWindow) -> None:
        text = told(qtbot, window, "Play without saving")
        assert str(path) in text
        assert "nothing will be saved" in text
        play_without_saving(qtbot, window)

    launch(use)
    assert list(path.iterdir()) == []


def play_without_saving(qtbot: QtBot, window: MainWindow) -> None:
    from tartli_desktop.windows.new_match.new_match import NewMatchDialog

    click(qtbot, window.area.panel.choices[0])
    dialog = window.findChild(NewMatchDialog)
    assert dialog is not None
    click(qtbot, dialog.deal_button)
    session = window.area.session
    assert session is not None
    assert session.phase is Phase.OPENING
