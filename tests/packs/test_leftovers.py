"""What a killed program has left is removed at a later start, but nothing that is in use."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tartli_desktop.files import durable
from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.packs import leftovers
from tartli_desktop.store.match_store import MatchStore
from tests.store.store_samples import CHILD_ENVIRONMENT, fill

KILLED = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no SIGKILL here")


def left_by(script: str, *words: object) -> None:
    """Run a script in which the program kills itself."""
    ended = subprocess.run(
        [sys.executable, "-c", script, *map(str, words)], env=CHILD_ENVIRONMENT, capture_output=True
    )
    assert ended.returncode == -signal.SIGKILL, ended.stderr


def age(path: Path, hours: float) -> None:
    then = time.time() - 3600 * hours
    os.utime(path, (then, then))


def names(folder: Path) -> list[str]:
    return sorted(entry.name for entry in folder.iterdir())


@KILLED
@pytest.mark.parametrize("file", [UserPaths.settings_file, UserPaths.people], ids=["settings", "people"])
def test_half_a_file(tmp_path: Path, file: property) -> None:
    paths = UserPaths.under(tmp_path)
    left_by(
        """
import os, signal, sys
from pathlib import Path
from tartli_desktop.files import durable
os.replace = lambda *names: os.kill(os.getpid(), signal.SIGKILL)
durable.replace(Path(sys.argv[1]), b"speed = 2.0")
""",
        file.__get__(paths),
    )
    (left,) = tmp_path.iterdir()
    leftovers.remove(paths)
    # A fresh file stays: another copy of the program may be writing it.
    assert names(tmp_path) == [left.name]
    age(left, 2)
    leftovers.remove(paths)
    assert names(tmp_path) == []


def test_files_of_others_stay(tmp_path: Path) -> None:
    paths = UserPaths.under(tmp_path)
    durable.create(paths.settings_file, b"")
    others = (".settings.toml.swp", ".settings.toml.12345678.bak", ".settings.toml", "settings.toml.abcdefgh")
    for name in others:
        (tmp_path / name).write_bytes(b"mine")
        age(tmp_path / name, 1000)
    (tmp_path / ".settings.toml.abcdefgh").mkdir()
    age(tmp_path / ".settings.toml.abcdefgh", 1000)
    before = names(tmp_path)
    leftovers.remove(paths)
    assert names(tmp_path) == before


def test_no_folder_at_all(tmp_path: Path) -> None:
    leftovers.remove(UserPaths.under(tmp_path / "none"))


DRAWING = """
import os, signal, sys
from pathlib import Path
from tartli_desktop.packs.pack_draft import Draft
draft = Draft(Path(sys.argv[1]))
draft.add(Path(sys.argv[2]), lambda step: None)
if len(sys.argv) > 3:
    print("drawing", flush=True)
    sys.stdin.read()
else:
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture
def pictures(tmp_path: Path) -> Path:
    from PIL import Image

    folder = tmp_path / "pictures"
    folder.mkdir()
    Image.new("RGB", (400, 620), "white").save(folder / "HO.png")
    return folder


@KILLED
def test_half_a_pack(tmp_path: Path, pictures: Path) -> None:
    paths = UserPaths.under(tmp_path / "data")
    packs = tmp_path / "data" / "packs"
    left_by(DRAWING, packs, pictures)
    assert len(names(packs)) == 1
    leftovers.remove(paths)
    assert names(packs) == []


def test_a_pack_that_another_copy_is_making(tmp_path: Path, pictures: Path) -> None:
    paths = UserPaths.under(tmp_path / "data")
    packs = tmp_path / "data" / "packs"
    with subprocess.Popen(
        [sys.executable, "-c", DRAWING, packs, pictures, "on"],
        env=CHILD_ENVIRONMENT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as drawing:
        assert drawing.stdout is not None
        assert drawing.stdout.readline() == "drawing\n"
        before = names(packs)
        age(packs / before[0], 1000)
        leftovers.remove(paths)
        assert names(packs) == before
        drawing.communicate()


def test_a_pack_whose_removal_was_cut_short(tmp_path: Path) -> None:
    paths = UserPaths.under(tmp_path)
    removed = tmp_path / "packs" / ".removed-abcdefgh"
    (removed / "mine").mkdir(parents=True)
    leftovers.remove(paths)
    assert removed.exists()
    age(removed, 2)
    leftovers.remove(paths)
    assert not removed.exists()


@KILLED
def test_locks_of_matches(database: Path) -> None:
    with MatchStore.open(database).store as store:
        first, second = fill(store), fill(store)
    left_by(
        """
import os, signal, sys
from pathlib import Path
from tartli_desktop.store.match_store import MatchStore
store = MatchStore.open(Path(sys.argv[1])).store
assert store.claim(int(sys.argv[2]))
os.kill(os.getpid(), signal.SIGKILL)
""",
        database,
        first,
    )
    assert database.with_name(f"match-{first}.lock").exists()
    with MatchStore.open(database).store as store:
        assert not database.with_name(f"match-{first}.lock").exists()
        assert store.claim(second)
        # A claimed match stays claimed.
        with MatchStore.open(database).store as other:
            assert database.with_name(f"match-{second}.lock").exists()
            assert not other.claim(second)
            assert other.claim(first)
