"""Mending a damaged database, interrupted by a kill, a full disk or another copy of the program."""

import subprocess
import sys
from pathlib import Path

import pytest

from tartli_desktop.files.problems import CannotOpen, NewerDatabase, Trouble
from tartli_desktop.store.database import schema
from tartli_desktop.store.database.damage.repair import Damage, SetAside
from tartli_desktop.store.match_store import MatchStore
from tests.processes.kill_process import KILLED
from tests.store.damage.damaged_databases import (
    MATCHES,
    change,
    changed_by_hand,
    copy_of,
    problems_of,
    stored_in,
)
from tests.store.store_samples import CHILD_ENVIRONMENT, HANDS, record_of


def test_nothing_is_moved_away_under_a_copy_that_plays(path: Path) -> None:
    child = """
import sys
from pathlib import Path
from tartli_desktop.store.match_store import MatchStore
with MatchStore.open(Path(input())).store as store:
    print(store.claim(2), flush=True)
    sys.stdin.read()
    store.add_action(2, "0:bela")
"""
    with subprocess.Popen(
        [sys.executable, "-c", child],
        env=CHILD_ENVIRONMENT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as playing:
        assert playing.stdin is not None
        assert playing.stdout is not None
        print(path, file=playing.stdin, flush=True)
        assert playing.stdout.readline() == "True\n"
        changed_by_hand(path, "UPDATE match SET title = 'x' WHERE id = 3")
        with pytest.raises(CannotOpen) as caught:
            MatchStore.open(path)
        assert caught.value.trouble is Trouble.LOCKED
    assert playing.returncode == 0
    opened = MatchStore.open(path)
    assert len(opened.problems) == 1
    assert stored_in(opened)[2].row.actions == 37


def test_a_kill_between_any_two_steps_of_mending(killed: Path, tmp_path: Path) -> None:
    child = """
import os, sys
from pathlib import Path
from tartli_desktop.store.match_store import MatchStore
from tests.processes.kill_process import kill

left = int(sys.argv[2])

def die(event, arguments):
    global left
    # The steps that others can see are renames and removals.
    if event in ("os.rename", "os.remove") and ".lock" not in str(arguments):
        if left == 0:
            kill(os.getpid())
        left -= 1

sys.addaudithook(die)
MatchStore.open(Path(sys.argv[1])).store.close()
"""
    for steps in range(20):
        path = copy_of(killed, tmp_path / str(steps))
        change(Path(f"{path}-journal"), 16, b"\0\0\0\4")
        damaged = {path.read_bytes(), Path(f"{path}-journal").read_bytes()}
        ended = subprocess.run([sys.executable, "-c", child, path, str(steps)], env=CHILD_ENVIRONMENT)
        after = stored_in(MatchStore.open(path))
        assert {*range(1, MATCHES + 1)} - {5} <= {*after}
        assert damaged <= {file.read_bytes() for file in path.parent.iterdir()}
        assert not list(path.parent.glob("*.mend*"))
        if ended.returncode == 0:
            break
        assert ended.returncode == KILLED
    assert 5 <= steps < 20


@pytest.mark.parametrize("content", [b"", b"my diary", b"SQLite format 3\0" + bytes(5000)])
def test_what_only_has_the_name_of_a_new_database_is_set_aside(path: Path, content: bytes) -> None:
    mended = path.with_name("matches.sqlite3.mended")
    mended.write_bytes(content)
    opened = MatchStore.open(path)
    (problem,) = opened.problems
    assert isinstance(problem, SetAside)
    assert problem.path == mended
    assert problem.kept_as.read_bytes() == content
    assert [match.record for match in stored_in(opened).values()] == [record_of(HANDS)] * MATCHES
    assert problems_of(path) == ()


def test_a_folder_with_the_name_of_a_new_database_is_set_aside(path: Path) -> None:
    path.with_name("matches.sqlite3.mended").mkdir()
    opened = MatchStore.open(path)
    (problem,) = opened.problems
    assert problem.kept_as.is_dir()
    assert len(stored_in(opened)) == MATCHES


def test_a_damaged_database_and_a_file_that_only_has_the_name_of_a_new_one(path: Path) -> None:
    path.with_name("matches.sqlite3.mended").write_bytes(b"my diary")
    change(path, 0, b"X")
    opened = MatchStore.open(path)
    aside, damage = opened.problems
    assert isinstance(aside, SetAside)
    assert isinstance(damage, Damage)
    assert damage.whole == MATCHES
    assert len(stored_in(opened)) == MATCHES


def test_a_new_database_of_a_newer_program_is_left_to_it(path: Path, sound: Path, tmp_path: Path) -> None:
    mended = copy_of(sound, tmp_path / "newer").rename(path.with_name("matches.sqlite3.mended"))
    changed_by_hand(mended, f"PRAGMA user_version = {schema.VERSION + 1}")
    before = {file.name: file.read_bytes() for file in path.parent.iterdir()}
    with pytest.raises(NewerDatabase):
        MatchStore.open(path)
    assert {file.name: file.read_bytes() for file in path.parent.iterdir()} == before


def test_no_room_for_a_new_database(sound: Path, on_full_disk: list[str]) -> None:
    child = """
import os, shutil, sys
from pathlib import Path
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.files.problems import CannotOpen

path, ballast = Path("/mnt/matches.sqlite3"), Path("/mnt/ballast")
shutil.copy(sys.argv[1], path)
with path.open("r+b") as file:
    file.write(b"X")
damaged = path.read_bytes()
try:
    with ballast.open("ab", buffering=0) as file:
        while True:
            file.write(bytes(1024))
except OSError:
    pass
try:
    MatchStore.open(path)
except CannotOpen as error:
    print(error.trouble.name)
assert path.read_bytes() == damaged
ballast.unlink()
opened = MatchStore.open(path)
print(opened.problems[0].whole)
"""
    ended = subprocess.run(
        [*on_full_disk, sys.executable, "-c", child, sound / "matches.sqlite3"],
        env=CHILD_ENVIRONMENT,
        capture_output=True,
        text=True,
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, f"DISK_FULL\n{MATCHES}\n", "")


def test_a_damaged_database_that_cannot_be_moved(as_ordinary_user: Path) -> None:
    path = as_ordinary_user / "matches.sqlite3"
    path.write_bytes(b"my diary")
    as_ordinary_user.chmod(0o500)
    with pytest.raises(CannotOpen) as caught:
        MatchStore.open(path)
    assert caught.value.trouble is Trouble.NO_ACCESS
    assert path.read_bytes() == b"my diary"
