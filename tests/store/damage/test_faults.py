"""When the system around the database fails, nothing is lost, and a message says what happened."""

import errno
import os
import shutil
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tartli_desktop.files.locks import FileLock
from tartli_desktop.files.problems import CannotOpen, NewerDatabase, NotSaved, Trouble, trouble_of_system
from tartli_desktop.game.rules import StoredResult
from tartli_desktop.store.database import opening, schema
from tartli_desktop.store.match_store import MatchStore
from tests.store.store_samples import (
    CHILD_ENVIRONMENT,
    DECK,
    HANDS,
    HEAD,
    fill,
    last_result,
    record_of,
    result,
)


@contextmanager
def not_opened(path: Path, trouble: Trouble) -> Iterator[None]:
    """Check that `path` cannot be opened for the reason `trouble`, and that trying does not change it."""
    before = path.read_bytes() if path.is_file() else None
    with pytest.raises(CannotOpen) as caught:
        yield
    assert (caught.value.path, caught.value.trouble) == (path, trouble)
    assert str(caught.value).startswith(f"The saved matches cannot be opened: {path}: {trouble.value}")
    assert before == (path.read_bytes() if path.is_file() else None)


def made(path: Path) -> Path:
    with MatchStore.open(path).store as store:
        fill(store)
    return path


@pytest.mark.parametrize(
    ("windows", "trouble"),
    [
        (19, Trouble.READ_ONLY),
        (32, Trouble.LOCKED),
        (33, Trouble.LOCKED),
        (39, Trouble.DISK_FULL),
        (1167, Trouble.GONE),
        (5, Trouble.NO_ACCESS),
    ],
)
def test_what_windows_says_is_told_more_closely_than_by_errno(windows: int, trouble: Trouble) -> None:
    error = OSError(errno.EACCES, "Permission denied")
    error.winerror = windows  # type: ignore[misc]
    assert trouble_of_system(error) is trouble


def test_a_read_only_folder_is_told_from_one_without_access() -> None:
    assert trouble_of_system(OSError(errno.EROFS, "Read-only file system")) is Trouble.READ_ONLY
    assert trouble_of_system(OSError(errno.EACCES, "Permission denied")) is Trouble.NO_ACCESS


# Opening


@pytest.mark.parametrize("instead", ["a folder", "a file for its folder", "a pipe"])
def test_something_else_is_in_its_place(database: Path, instead: str) -> None:
    if instead == "a folder":
        database.mkdir(parents=True)
    elif instead == "a file for its folder":
        database.parent.write_text("mine")
    elif hasattr(os, "mkfifo"):
        database.parent.mkdir()
        os.mkfifo(database)
    else:
        pytest.skip("Windows has no such pipes")
    with not_opened(database, Trouble.NOT_A_FILE):
        MatchStore.open(database)
    assert database.parent.is_dir() or database.parent.read_text() == "mine"


def test_a_place_that_the_system_cannot_find(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(path: object) -> str:
        raise OSError(errno.EINVAL, "The network location cannot be reached")

    monkeypatch.setattr(os.path, "realpath", unreachable)
    with not_opened(database, Trouble.OTHER):
        MatchStore.open(database)


def test_a_folder_that_may_not_be_written(as_ordinary_user: Path) -> None:
    as_ordinary_user.chmod(0o500)
    for path in (as_ordinary_user / "matches.sqlite3", as_ordinary_user / "new" / "matches.sqlite3"):
        with not_opened(path, Trouble.NO_ACCESS):
            MatchStore.open(path)


def test_a_database_that_may_only_be_read(as_ordinary_user: Path) -> None:
    path = made(as_ordinary_user / "matches.sqlite3")
    path.chmod(0o400)
    with not_opened(path, Trouble.NO_ACCESS):
        MatchStore.open(path)
    assert [file.name for file in as_ordinary_user.iterdir()] == ["matches.sqlite3"]
    path.chmod(0o600)
    with MatchStore.open(path).store as store:
        assert store.load(1).record == record_of(HANDS)


def test_a_locked_database(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made(database)
    monkeypatch.setattr(opening, "OPENING_BUSY_TIMEOUT", 0.05)
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(CannotOpen) as caught:
            MatchStore.open(database, patience=0)
        assert caught.value.trouble is Trouble.LOCKED
    with MatchStore.open(database).store as store:
        assert store.load(1).record == record_of(HANDS)


def test_a_start_waits_for_another_program(database: Path) -> None:
    made(database)
    with closing(sqlite3.connect(database, isolation_level=None, check_same_thread=False)) as other:
        other.execute("BEGIN IMMEDIATE")
        begun = time.perf_counter()
        threading.Timer(0.6, other.rollback).start()
        with MatchStore.open(database).store as store:
            assert time.perf_counter() - begun > 0.5
            assert store.claim(1)
            store.add_action(1, "0:bela")


def test_one_copy_waits_while_another_opens(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made(database)
    other = FileLock(database.with_name(database.name + ".opening"))
    assert other.take()
    waits: list[float] = []

    def wait(seconds: float) -> None:
        waits.append(seconds)
        other.release()

    monkeypatch.setattr(time, "sleep", wait)
    with MatchStore.open(database).store as store:
        assert store.load(1).record == record_of(HANDS)
    assert len(waits) == 1


def test_a_copy_that_opens_without_end_is_not_waited_for(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made(database)
    monkeypatch.setattr(opening, "OPENING_BUSY_TIMEOUT", 0.05)
    other = FileLock(database.with_name(database.name + ".opening"))
    assert other.take()
    with not_opened(database, Trouble.LOCKED):
        MatchStore.open(database)
    other.release()


def test_a_newer_database_is_left_untouched_even_after_a_kill(database: Path, tmp_path: Path) -> None:
    made(database)
    with closing(sqlite3.connect(database)) as newer:
        newer.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
        newer.execute("PRAGMA journal_mode = WAL")
        newer.execute("CREATE TABLE holograms (id INTEGER)")
        newer.commit()
        killed = tmp_path / "killed"
        shutil.copytree(database.parent, killed)
    before = {file.name: file.read_bytes() for file in killed.iterdir()}
    assert before["matches.sqlite3-wal"]
    with pytest.raises(NewerDatabase) as caught:
        MatchStore.open(killed / "matches.sqlite3")
    assert caught.value.detail == f"its format is {schema.VERSION + 1}, this version knows {schema.VERSION}"
    assert caught.value.trouble is Trouble.NEWER
    assert before == {file.name: file.read_bytes() for file in killed.iterdir()}


# Writing


def test_a_full_database_takes_the_same_action_when_there_is_room(store: MatchStore) -> None:
    match_id = store.create(HEAD)
    store.add_hand(match_id, DECK)
    connection = store.database.connection
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages}")
    written = 0
    with pytest.raises(NotSaved) as caught:  # noqa: PT012
        while True:
            store.add_action(match_id, f"0:play {written}", result=result(written))
            written += 1
    assert caught.value.trouble is Trouble.DISK_FULL
    assert "could not be saved" in str(caught.value)

    stored = store.load(match_id)
    assert stored.row.actions == written
    assert last_result(store, match_id) == written - 1
    for _ in range(3):
        with pytest.raises(NotSaved):
            store.add_action(match_id, f"0:play {written}")

    connection.execute("PRAGMA max_page_count = 1000000")
    assert store.add_action(match_id, f"0:play {written}") == written + 1
    stored = store.load(match_id)
    assert stored.record["hands"][0]["actions"] == [f"0:play {number}" for number in range(written + 1)]
    assert stored.broken_at is None


def test_a_match_that_does_not_fit_is_not_there_at_all(database: Path, store: MatchStore) -> None:
    stored = store.load(fill(store))
    (pages,) = store.database.connection.execute("PRAGMA page_count").fetchone()
    store.database.connection.execute(f"PRAGMA max_page_count = {pages}")
    last = 1
    with pytest.raises(NotSaved):  # noqa: PT012
        for _ in range(100):
            last = store.add(stored)
    assert [row.id for row in store.list()] == list(range(last, 0, -1))
    # No claim is left on a missing match, either.
    assert not database.with_name(f"match-{last + 1}.lock").exists()


def test_a_really_full_disk(on_full_disk: list[str]) -> None:
    child = """
from pathlib import Path
from tests.store.store_samples import HEAD, DECK
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.files.problems import CannotOpen, NotSaved

path, ballast = Path("/mnt/matches.sqlite3"), Path("/mnt/ballast")

def fill_disk():
    try:
        with ballast.open("ab", buffering=0) as file:
            while True:
                file.write(bytes(1024))
    except OSError:
        pass

def told(call, *arguments):
    try:
        call(*arguments)
    except (CannotOpen, NotSaved) as error:
        print(type(error).__name__, error.trouble.name)

# It gets full in the middle of a hand.
store = MatchStore.open(path).store
match_id = store.create(HEAD)
store.add_hand(match_id, DECK)
for number in range(10):
    store.add_action(match_id, f"0:play {number}")
written = 10
for _ in range(100):
    fill_disk()
    try:
        store.add_action(match_id, f"0:play {written}")
        written += 1
    except NotSaved as error:
        last = error.trouble.name
print("NotSaved", last)
assert store.load(match_id).row.actions == written < 110
ballast.unlink()
while written < 150:
    store.add_action(match_id, f"0:play {written}")
    written += 1
stored = store.load(match_id)
assert stored.record["hands"][0]["actions"] == [f"0:play {number}" for number in range(150)]

# It is full at the end and at the next start.
fill_disk()
store.close()
fill_disk()
told(MatchStore.open, path)
before = path.read_bytes()
told(MatchStore.open, path)
assert path.read_bytes() == before
ballast.unlink()
opened = MatchStore.open(path)
assert opened.problems == ()
with opened.store as store:
    assert store.load(match_id).record == stored.record
"""
    ended = subprocess.run(
        [*on_full_disk, sys.executable, "-c", child], env=CHILD_ENVIRONMENT, capture_output=True, text=True
    )
    assert ended.stderr == ""
    assert ended.stdout.splitlines() == ["NotSaved DISK_FULL"] + ["CannotOpen DISK_FULL"] * 2


def test_a_database_locked_by_another_program(database: Path) -> None:
    with (
        MatchStore.open(database, patience=0).store as store,
        closing(sqlite3.connect(database, isolation_level=None)) as other,
    ):
        match_id = fill(store)
        other.execute("BEGIN IMMEDIATE")
        for write in (
            lambda: store.add_action(match_id, "0:bela"),
            lambda: store.add_hand(match_id, DECK),
            lambda: store.create(HEAD),
            lambda: store.rename(match_id, "x"),
            lambda: store.set_result(match_id, (1, 1), True),
            lambda: store.set_extra(match_id, "seed", None),
            lambda: store.delete(match_id),
        ):
            with pytest.raises(NotSaved) as caught:
                write()
            assert caught.value.trouble is Trouble.LOCKED
        assert store.load(match_id).record == record_of(HANDS)
        other.execute("ROLLBACK")
        store.add_action(match_id, "0:bela")
        assert store.load(match_id).row.actions == 37


@pytest.mark.skipif(os.name != "posix", reason="Windows removes no open file")
def test_a_folder_removed_while_running(database: Path, store: MatchStore) -> None:
    match_id = fill(store)
    shutil.rmtree(database.parent)
    with pytest.raises(NotSaved) as caught:
        store.add_action(match_id, "0:bela")
    assert caught.value.trouble is Trouble.GONE
    assert not database.parent.exists()
    # Everything written before can still be read, and saved again.
    with MatchStore.open(database).store as new:
        assert new.load(new.add(store.load(match_id))).record == record_of(HANDS)
        with pytest.raises(NotSaved) as caught:
            store.add_action(match_id, "0:bela")
        assert caught.value.trouble is Trouble.GONE


@pytest.mark.skipif(os.name != "posix", reason="Windows moves no open file")
def test_a_database_moved_away_and_back(database: Path, store: MatchStore) -> None:
    match_id = fill(store)
    away = database.with_name("away")
    database.rename(away)
    with pytest.raises(NotSaved):
        store.add_action(match_id, "0:bela")
    away.rename(database)
    store.add_action(match_id, "0:bela")
    assert store.load(match_id).row.actions == 37


def test_a_folder_that_loses_its_permission_while_running(as_ordinary_user: Path) -> None:
    with MatchStore.open(as_ordinary_user / "matches.sqlite3").store as store:
        match_id = fill(store)
        as_ordinary_user.chmod(0)
        with pytest.raises(NotSaved) as caught:
            store.add_action(match_id, "0:bela")
        assert caught.value.trouble is Trouble.NO_ACCESS
        as_ordinary_user.chmod(0o700)
        store.add_action(match_id, "0:bela")


def test_an_interrupt_in_the_middle_of_a_write_leaves_no_half(store: MatchStore) -> None:
    match_id = fill(store)

    class Interrupted(tuple[int, ...]):
        def __iter__(self) -> Iterator[int]:
            yield 1
            raise KeyboardInterrupt

    before = store.load(match_id)
    with pytest.raises(KeyboardInterrupt):
        store.add_action(match_id, "0:bela", result=StoredResult(Interrupted(), (1, -1), {}))
    assert store.load(match_id) == before
    assert last_result(store, match_id) is None
    store.add_action(match_id, "0:bela")
