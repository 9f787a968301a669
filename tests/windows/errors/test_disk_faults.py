"""When the disk fails, the running program says so at once, plays on, and saves what it can.

Each fault is real, made for the program in a separate process.
"""

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.settings import settings_file
from tartli_desktop.store.match_store import MatchStore
from tests.processes.linux_sandbox import mounting
from tests.processes.watched_program import Watched
from tests.session.playing import QUICK

LOCKING = """
import sqlite3, sys
other = sqlite3.connect(sys.argv[1], isolation_level=None)
other.execute("BEGIN IMMEDIATE")
print("locked", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of the program without matches."""
    settings_file.save(UserPaths.under(tmp_path / "tartli").settings_file, QUICK)
    return tmp_path / "tartli"


@pytest.fixture
def small_disk(folder: Path) -> list[str]:
    """The start of a command line; what follows has a file system of 1 MB at /mnt, with the settings."""
    mount = 'mount -t tmpfs -o size=1M tmpfs /mnt && cp "$0" /mnt && exec "$@"'
    return mounting(mount, str(folder / "settings.toml"))


@contextmanager
def at_table(folder: Path | str, before: list[str] | None = None) -> Iterator[Watched]:
    """The program with a match in which some cards have been played."""
    with Watched("--portable", str(folder), before=before or []) as program:
        play(program, 6)
        yield program


def play(program: Watched, steps: int) -> dict[str, Any]:
    for _ in range(steps):
        seen = program.tell("play")
        assert seen["phase"] != "MATCH_OVER"
    return at_rest(program)


def at_rest(program: Watched) -> dict[str, Any]:
    """What is shown once the opponent has acted; after that nothing changes until somebody plays."""
    for _ in range(500):
        seen = program.tell("wait", "0.02")
        if seen["phase"] != "OPPONENT":
            return seen
    raise AssertionError("the opponent never acts")


def until_saved(program: Watched) -> None:
    """Wait until everything is saved, without playing a card."""
    for _ in range(100):
        if not program.tell("wait", "0.1")["status"]:
            return
    raise AssertionError("nothing was saved again")


def actions(record: dict[str, Any]) -> int:
    return sum(len(hand["actions"]) for hand in record["hands"])


def stored(folder: Path) -> list[dict[str, Any]]:
    """The matches on the disk, which must be undamaged."""
    opened = MatchStore.open(UserPaths.under(folder).database)
    assert opened.problems == ()
    with opened.store as store:
        return [store.load(row.id).record for row in store.list()]


FILL = "dd if=/dev/zero of=/mnt/ballast bs=1k status=none 2>/dev/null; true"


def test_a_disk_that_gets_full_in_the_middle_of_a_hand(small_disk: list[str], tmp_path: Path) -> None:
    with at_table("/mnt", small_disk) as program:
        for _ in range(200):
            program.tell("sh", FILL)
            seen = program.tell("play")
            if seen["status"]:
                break
        # At once: with the first action that does not fit.
        assert "Not saved" in seen["status"]
        assert len(seen["messages"]) == 1
        assert "Free up some space" in seen["messages"][0]
        assert "/mnt/matches.sqlite3" in seen["messages"][0]
        program.tell("answer", "OK")
        for _ in range(12):
            # The log sometimes frees room, which must be filled again.
            program.tell("sh", FILL)
            after = play(program, 1)
        assert actions(after["record"]) > actions(seen["record"])
        # The message comes only once.
        assert after["messages"] == []
        assert after["status"]
        program.tell("sh", "rm /mnt/ballast")
        until_saved(program)
        program.tell("sh", f"cp /mnt/matches.sqlite3* {tmp_path}")
        assert stored(tmp_path) == [after["record"]]
        assert program.quit() == ""


def test_a_start_on_a_full_disk(small_disk: list[str], tmp_path: Path) -> None:
    full = [*small_disk[:-2], small_disk[-2].replace("&& exec", f"&& ({FILL}) && exec"), small_disk[-1]]
    with Watched("--portable", "/mnt", before=full) as program:
        seen = program.until("messages")
        assert "Free up some space" in seen["messages"][0]
        assert "nothing will be saved until" in seen["messages"][0]
        assert seen["status"]
        program.tell("answer", "Play without saving")
        # Leave one match and begin another.
        first = play(program, 5)["record"]
        program.tell("new")
        second = play(program, 5)["record"]
        program.tell("sh", "rm /mnt/ballast")
        until_saved(program)
        program.tell("sh", f"cp /mnt/matches.sqlite3* {tmp_path}")
        assert stored(tmp_path) == [second, first]
        second = play(program, 2)["record"]
        program.tell("sh", f"cp /mnt/matches.sqlite3* {tmp_path}")
        assert stored(tmp_path) == [second, first]
        assert "Traceback" not in program.quit()


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """Keep a database locked by another program."""
    command = [sys.executable, "-c", LOCKING, str(database)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "locked\n"
        yield
        assert other.poll() is None
        other.communicate()


def test_a_database_that_another_program_locks_for_five_seconds(folder: Path) -> None:
    database = UserPaths.under(folder).database
    with at_table(folder) as program:
        before = actions(program.tell("look")["record"])
        with locked(database):
            until = time.monotonic() + 5
            stood_still = [program.tell("play")["stood_still"] for _ in range(8)]
            # The first action waits for a quarter of a second, later ones do not wait.
            assert max(stood_still) < 4
            assert min(stood_still) < 0.2
            assert program.tell("look")["status"]
            seen = program.until("messages")
            assert "Another program is using it" in seen["messages"][0]
            program.tell("answer", "OK")
            seen = program.tell("wait", f"{max(0.0, until - time.monotonic()):.3f}")
            # Retries do not wait, either.
            assert seen["stood_still"] < 2
            assert seen["status"]
            assert seen["messages"] == []
        until_saved(program)
        seen = program.tell("look")
        assert actions(seen["record"]) > before
        assert stored(folder) == [seen["record"]]
        assert program.quit() == ""
