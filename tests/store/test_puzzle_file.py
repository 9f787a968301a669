"""The file in which earlier versions kept what came of the puzzles is taken in with every care."""

import os
import sys
from datetime import date
from pathlib import Path

import pytest

from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.packs import leftovers
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.store.puzzle_file import LARGEST, take_in
from tartli_desktop.store.puzzle_outcomes import OfGame, Tried

WRITTEN = """{
  "tartli": {
    "tried": {"12": {"first": true, "solved": true}, "7": {"first": false, "solved": false}},
    "days": ["2026-03-09", "2026-03-10"]
  },
  "ulti": {"tried": {"10000004": {"first": false, "solved": true}}}
}"""
KEPT = {
    "tartli": OfGame({7: Tried(False, False), 12: Tried(True, True)}, [date(2026, 3, 9), date(2026, 3, 10)]),
    "ulti": OfGame({10_000_004: Tried(False, True)}),
}


@pytest.fixture
def path(database: Path) -> Path:
    database.parent.mkdir()
    return database.with_name("puzzles.json")


def names(path: Path) -> set[str]:
    return {each.name for each in path.parent.iterdir() if each.name.startswith("puzzles")}


def test_it_is_taken_in_once_and_kept_aside(path: Path, store: MatchStore) -> None:
    path.write_text(WRITTEN)
    for _ in range(2):
        assert take_in(path, store) is None
        assert store.puzzles.outcomes() == KEPT
        assert names(path) == {"puzzles.json.taken-in"}
    assert path.with_name("puzzles.json.taken-in").read_text() == WRITTEN


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{not json",
        WRITTEN.encode().replace(b"tartli", b"tart\xffi"),
        b'{"tartli": {"tried": ' + b"[" * 100_000,
        b'{"tartli":' * 50_000,
        b"[1, 2]",
        b'{"tartli": {"tried": 3}}',
    ],
)
def test_a_damaged_one_is_kept_and_another_beside_it(path: Path, store: MatchStore, content: bytes) -> None:
    for name in ("puzzles.json.damaged", "puzzles.json.damaged-2"):
        path.write_bytes(content)
        assert take_in(path, store) == path.with_name(name)
    assert store.puzzles.outcomes() == {}
    assert names(path) == {"puzzles.json.damaged", "puzzles.json.damaged-2"}
    assert path.with_name("puzzles.json.damaged").read_bytes() == content


@pytest.mark.parametrize(
    "entry",
    [
        '"8": {"first": 3, "solved": true}',
        '"eight": {"first": true, "solved": true}',
        f'"{10**30}": {{"first": true, "solved": true}}',
        '"-1": {"first": true, "solved": true}',
        '"8": {"first": true}',
        '"8": null',
        f'"8": {"[" * 200}{"]" * 200}',
    ],
)
def test_of_a_file_with_one_wrong_entry_the_others_are_taken_in(
    path: Path, store: MatchStore, entry: str
) -> None:
    path.write_text(WRITTEN.replace('"7":', f'{entry}, "7":'))
    assert take_in(path, store) == path.with_name("puzzles.json.damaged")
    assert store.puzzles.outcomes() == KEPT
    assert names(path) == {"puzzles.json.damaged"}


@pytest.mark.skipif(os.name != "posix", reason="only these systems have pipes and devices with names")
@pytest.mark.parametrize("kind", ["pipe", "endless", "folder", "huge", "nowhere"])
def test_what_is_no_small_file_stays_where_it_is(path: Path, store: MatchStore, kind: str) -> None:
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "endless":
        path.symlink_to("/dev/zero")
    elif kind == "nowhere":
        path.symlink_to(path.with_name("gone"))
    elif kind == "folder":
        path.mkdir()
    else:
        path.touch()
        os.truncate(path, LARGEST * 1000)
    take_in(path, store)
    assert names(path) == {"puzzles.json"}
    assert store.puzzles.outcomes() == {}


def test_one_that_cannot_be_read_for_a_moment_is_taken_in_next_time(as_ordinary_user: Path) -> None:
    path = as_ordinary_user / "puzzles.json"
    path.write_text(WRITTEN)
    path.chmod(0)
    with MatchStore.open(as_ordinary_user / "matches.sqlite3").store as store:
        take_in(path, store)
        assert names(path) == {"puzzles.json"}
        # Meanwhile a puzzle is solved that was tried before.
        store.puzzles.note("tartli", 7, solved=True)
        path.chmod(0o600)
        take_in(path, store)
        assert store.puzzles.outcomes()["tartli"].tried == {7: Tried(False, True), 12: Tried(True, True)}
        assert names(path) == {"puzzles.json.taken-in"}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows moves no open file")
def test_it_stays_while_nothing_can_be_saved(path: Path, store: MatchStore) -> None:
    path.write_text(WRITTEN)
    with MatchStore.in_memory() as memory:
        take_in(path, memory)
    os.rename(store.database.path, f"{store.database.path}.away")
    take_in(path, store)
    assert names(path) == {"puzzles.json"}


def test_what_its_writing_left_behind_is_removed(tmp_path: Path) -> None:
    paths = UserPaths.under(tmp_path)
    left = tmp_path / ".puzzles.json.ab_12xyz"
    left.write_text("{")
    os.utime(left, (0, 0))
    leftovers.remove(paths)
    assert not left.exists()
