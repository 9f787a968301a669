"""When the program crashes, the log has the trace, the player is told, and the match is kept."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit
from pytestqt.qtbot import QtBot

from tartli_desktop.app import crash_log as crashes_module
from tartli_desktop.app.crash_log import CrashLog, report
from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.settings import settings_file
from tartli_desktop.windows.errors.crash_dialog import CrashDialog, CrashMoment
from tests.processes.watched_program import Watched
from tests.session.playing import QUICK
from tests.windows.simulated_user import click

IN_WINDOW = (
    "from PySide6.QtCore import QTimer; window.odd = QTimer(window, interval=0, singleShot=True); "
    "window.odd.timeout.connect(lambda: int('the ninth trump')); window.odd.start()"
)
HARD = "import ctypes; ctypes.string_at(0)"
EMPTY = "no trace"


@pytest.fixture
def paths(tmp_path: Path) -> UserPaths:
    found = UserPaths.under(tmp_path / "tartli")
    settings_file.save(found.settings_file, QUICK)
    return found


def at_table(paths: UserPaths) -> Watched:
    return Watched("--portable", str(paths.data))


def played(program: Watched, steps: int = 6) -> dict[str, Any]:
    for _ in range(steps):
        seen = program.tell("play")
    return seen


def is_within(part: dict[str, Any], whole: dict[str, Any]) -> bool:
    """Whether a record continues another."""
    ends = [record["hands"][-1]["actions"] for record in (part, whole)]
    return ends[1][: len(ends[0])] == ends[0] and part["hands"][:-1] == whole["hands"][:-1]


# In the window


def test_what_nobody_caught_is_logged_and_told_and_the_game_goes_on(paths: UserPaths) -> None:
    with at_table(paths) as program:
        before = played(program)
        program.tell("python", IN_WINDOW)
        (told,) = program.until("dialogs")["dialogs"]
        assert told[0] == "Something went wrong"
        assert any("saved up to the last action" in text for text in told)
        assert any(str(paths.log_file) in text for text in told)
        log = paths.log_file.read_text(encoding="utf-8")
        assert "ValueError: invalid literal for int() with base 10: 'the ninth trump'" in log
        assert program.tell("answer", "Copy")["dialogs"]
        assert program.tell("answer", "Continue")["dialogs"] == []
        after = played(program)
        assert is_within(before["record"], after["record"])
        assert "the ninth trump" in program.quit()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_pipes_in_the_places_of_the_logs_keep_nobody_waiting(paths: UserPaths) -> None:
    for path in (paths.log_file, paths.crash_file):
        os.mkfifo(path)
    with at_table(paths) as program:
        played(program)
        program.quit()


def test_the_game_goes_on_after_errors_in_all_that_is_painted(paths: UserPaths) -> None:
    """A painter that outlives its error would end the process."""
    torn = "from tests.processes.torn_paints import *; "
    with at_table(paths) as program:
        before = played(program)
        program.tell("python", torn + "tear_window(window)")
        assert len(program.until("dialogs")["dialogs"]) == 1
        assert program.tell("answer", "Continue")["dialogs"] == []
        program.tell("python", torn + "tear_dialogs(window)")
        met = set(program.tell("python", torn + "window.setWindowTitle(' '.join(torn))")["title"].split())
        # A widget, an item on the table, a table of matches, a choice by pictures, and two pictures.
        assert {"PlayArea.paintEvent", "PlateItem._picture_of", "RowTable.paintEvent", "paint_ground"} <= met
        assert {"_side_by_side", "CardFaces._render"} <= met
        assert len(met) > 12
        after = played(program)
        assert is_within(before["record"], after["record"])
        program.quit()
    assert "torn while painting" in paths.log_file.read_text(encoding="utf-8")


def test_the_player_may_quit_and_finds_the_match_at_the_next_start(paths: UserPaths) -> None:
    with at_table(paths) as program:
        before = played(program)
        program.tell("python", IN_WINDOW)
        program.until("dialogs")
        program.tell("answer", "Quit")
        assert "the ninth trump" in program.quit()
    with at_table(paths) as program:
        again = program.until("phase")
        assert again["dialogs"] == []
        assert is_within(before["record"], again["record"])


def test_what_breaks_again_and_again_is_told_once_and_does_not_fill_the_log(paths: UserPaths) -> None:
    flood = (
        "from PySide6.QtCore import QTimer; window.odd = QTimer(window, interval=0); "
        "window.odd.timeout.connect(lambda: int('the ninth trump')); window.odd.start()"
    )
    with at_table(paths) as program:
        program.tell("python", flood)
        assert len(program.until("dialogs")["dialogs"]) == 1
        program.tell("answer", "Continue")
        assert program.tell("wait", "0.3")["dialogs"] == []
        program.kill()
    assert 2 <= paths.log_file.read_text(encoding="utf-8").count("ValueError") < 25


def test_where_the_match_is_not_saved_that_is_said(tmp_path: Path) -> None:
    # A folder stands where the database should be.
    paths = UserPaths.under(tmp_path)
    settings_file.save(paths.settings_file, QUICK)
    paths.database.mkdir()
    with at_table(paths) as program:
        program.until("messages")
        program.tell("answer", "Play without saving")
        played(program)
        program.tell("python", IN_WINDOW)
        (told,) = program.until("dialogs")["dialogs"]
        assert any("not saved" in text for text in told)
        assert not any("saved up to the last action" in text for text in told)
        program.kill()


# Ended by the system


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such signals")
def test_a_sudden_end_leaves_a_trace_and_is_told_at_the_next_start(paths: UserPaths) -> None:
    with at_table(paths) as program:
        before = played(program)
        with pytest.raises(AssertionError, match="has ended"):
            program.tell("python", HARD)
        assert program.ended_by() == -signal.SIGSEGV
    assert "Segmentation fault" in paths.crash_file.read_text(encoding="utf-8")
    with at_table(paths) as program:
        seen = program.until("dialogs")
        assert any("closed unexpectedly" in text for text in seen["dialogs"][0])
        # The match is already on the table under the dialog.
        assert is_within(before["record"], seen["record"])
        program.tell("answer", "Continue")
        played(program)
        assert program.quit() == ""
    log = paths.log_file.read_text(encoding="utf-8")
    assert "Segmentation fault" in log
    assert "string_at" in log
    assert paths.crash_file.read_bytes() == b""


def test_a_program_that_cannot_start_says_why(paths: UserPaths, tmp_path: Path) -> None:
    code = (
        "import sys; from tartli_desktop.app import run as app; from pathlib import Path; "
        "from tartli_desktop.app.command_line import Arguments; "
        "from tartli_desktop.windows import window_menus; "
        "from tartli_desktop.windows.errors import crash_dialog; "
        "window_menus.WindowMenus.refill = lambda self: int('the ninth trump'); "
        "crash_dialog.CrashDialog.exec = lambda self: "
        "print(*(each.text() for each in self.findChildren(crash_dialog.QLabel))); "
        "sys.exit(app.run(Arguments(Path(sys.argv[1]), None)))"
    )
    done = subprocess.run([sys.executable, "-c", code, str(paths.data)], capture_output=True, text=True)
    assert done.returncode == 1
    assert "could not start" in done.stdout
    assert "the ninth trump" in done.stderr
    assert "the ninth trump" in paths.log_file.read_text(encoding="utf-8")


# The report and the dialog


def test_a_report_has_what_is_asked_first_and_not_the_home_folder() -> None:
    text = report(f'File "{Path.home()}/tartli/x.py", line 1\n')
    assert text.startswith("Tartli ")
    assert all(name in text for name in ("Python ", "Qt ", "~/tartli/x.py"))
    assert len(report("x" * 10**6)) < 10**5


def test_the_same_is_told_again_after_a_while(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    crashes = CrashLog(tmp_path / "crash.log")
    told: list[str] = []
    crashes.happened.connect(told.append)
    for _ in range(3):
        crashes.take(EMPTY)
    assert len(told) == 1
    later = time.monotonic() + crashes_module.AGAIN_AFTER
    with monkeypatch.context() as patched:
        patched.setattr(time, "monotonic", lambda: later)
        crashes.take(EMPTY)
    assert len(told) == 2


def test_the_report_is_copied(qtbot: QtBot) -> None:
    dialog = CrashDialog(CrashMoment.IN_PLAY, "the report", Path("tartli.log"))
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.findChild(QPlainTextEdit).toPlainText() == "the report"
    click(qtbot, dialog.copy_button)
    assert QGuiApplication.clipboard().text() == "the report"
    assert dialog.isVisible()
    with qtbot.waitSignal(dialog.quit_asked):
        click(qtbot, dialog.quit_button)
    assert not dialog.isVisible()
