"""The program is started without a library, a display or room on the disk. Each is really missing, in a
namespace for the program, and one sentence names the package or the place.
"""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.settings import settings_file
from tartli_desktop.store.match_store import MatchStore
from tests.processes.linux_sandbox import mounting
from tests.processes.watched_program import Watched
from tests.session.playing import QUICK

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has such namespaces")

ROOT = Path(__file__).resolve().parents[1]
WITHOUT = """
set -eu
library=$1 work=$2; shift 2
known=$(PATH=/sbin:/usr/sbin:$PATH ldconfig -p)
folder=$(dirname "$(echo "$known" | awk -v l="$library" '$1 == l {print $NF; exit}')")
mkdir "$work/old" "$work/new"
for file in "$folder"/*; do name=${file##*/}; echo "$work/old/$name"; done | xargs ln -s -t "$work/new"
rm "$work/new/$library"*
mount --bind "$folder" "$work/old"
mount --bind "$work/new" "$folder"
exec "$@"
"""
"""Replaces the folder of the system's libraries by one that lacks a single library."""
READ_ONLY = 'mount --bind "$0" /mnt && mount -o remount,bind,ro /mnt && exec "$@"'
FULL = (
    "mount -t tmpfs -o size=64k tmpfs /mnt && { dd if=/dev/zero of=/mnt/ballast bs=1k 2>/dev/null; "
    'exec "$@"; }'
)
NOWHERE: dict[str, str | None] = {
    "DISPLAY": None,
    "WAYLAND_DISPLAY": None,
    "QT_QPA_PLATFORM": None,
    "SSH_CONNECTION": None,
}


def told(before: list[str], *words: str, code: str = "", **variables: str | None) -> tuple[int, str]:
    """The exit code and the terminal output of the program when it cannot start."""
    surroundings = {**os.environ, **NOWHERE, **variables}
    program = ["-c", code] if code else ["-m", "tartli_desktop"]
    done = subprocess.run(
        [*before, sys.executable, *program, *words],
        cwd=ROOT,
        env={name: value for name, value in surroundings.items() if value is not None},
        capture_output=True,
        text=True,
        timeout=60,
    )
    return done.returncode, done.stdout + done.stderr


@pytest.fixture
def wayland(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str | None]]:
    """A server that answers as a Wayland compositor does at first."""
    folder = tmp_path_factory.mktemp("w")
    with socket.socket(socket.AF_UNIX) as door:
        door.bind(str(folder / "wayland-7"))
        door.listen()
        yield {"XDG_RUNTIME_DIR": str(folder), "WAYLAND_DISPLAY": "wayland-7"}


# Libraries


@pytest.mark.parametrize(
    ("library", "package", "platform"),
    [
        ("libEGL.so.1", "libegl1", "offscreen"),
        ("libxcb-cursor.so.0", "libxcb-cursor0", None),
        ("libglib-2.0.so.0", "libglib2.0-0", "offscreen"),
    ],
)
def test_a_missing_library_is_named_with_its_package(
    library: str, package: str, platform: str | None, tmp_path: Path
) -> None:
    before = mounting(WITHOUT, "sh", library, tmp_path)
    code, said = told(before, DISPLAY=":4711", QT_QPA_PLATFORM=platform)
    sentence = f"Tartli cannot start because {library} is missing. Install it with: "
    assert (code, said) == (1, f"{sentence}sudo apt-get install {package}\n")


CHOSEN = (
    "import os; from tartli_desktop.app.display_check import why_no_window; "
    "print(why_no_window(), os.environ.get('QT_QPA_PLATFORM'))"
)


def test_on_wayland_what_x11_needs_may_be_missing(tmp_path: Path, wayland: dict[str, str | None]) -> None:
    before = mounting(WITHOUT, "sh", "libxcb-cursor.so.0", tmp_path)
    assert told(before, code=CHOSEN, DISPLAY=":4711", **wayland) == (0, "None None\n")


def test_on_x11_what_wayland_needs_may_be_missing(tmp_path: Path, wayland: dict[str, str | None]) -> None:
    before = mounting(WITHOUT, "sh", "libwayland-client.so.0", tmp_path)
    code = CHOSEN.replace(
        "import os;", "import os; import tartli_desktop.app.display_check as s; s._connects = bool;"
    )
    assert told(before, code=code, DISPLAY=":4711", **wayland) == (0, "None xcb\n")


def test_a_desktop_on_x11_is_taken_where_wayland_does_not_answer(wayland: dict[str, str | None]) -> None:
    gone = wayland | {"WAYLAND_DISPLAY": "wayland-8"}
    code = CHOSEN.replace(
        "import os;", "import os; import tartli_desktop.app.display_check as s; s._connects = bool;"
    )
    assert told([], code=code, DISPLAY=":4711", **gone) == (0, "None xcb\n")
    assert told([], code=code, DISPLAY=":4711", **wayland) == (0, "None None\n")


# Displays


def test_a_remote_session_without_a_display_is_told_how_to_get_one() -> None:
    code, said = told([], SSH_CONNECTION="192.0.2.1 50000 192.0.2.2 22")
    assert (code, said.count("\n")) == (1, 1)
    assert "remote session without a display" in said
    assert "ssh -X" in said


def test_a_wayland_that_does_not_answer_is_named(wayland: dict[str, str | None]) -> None:
    code, said = told([], **(wayland | {"WAYLAND_DISPLAY": "wayland-8"}))
    assert (code, said.count("\n")) == (1, 1)
    assert '"wayland-8" does not answer' in said


def test_a_platform_that_qt_does_not_have_is_named() -> None:
    code, said = told([], QT_QPA_PLATFORM="amiga")
    assert (code, said.count("\n")) == (1, 1)
    assert 'QT_QPA_PLATFORM asks for "amiga"' in said


# The home folder


HOME = {"HOME": "/mnt", "XDG_CONFIG_HOME": "", "XDG_DATA_HOME": ""}


@pytest.mark.parametrize(("script", "reason"), [(READ_ONLY, "It is read-only."), (FULL, "The disk is full.")])
def test_a_home_that_takes_nothing_is_named_and_can_be_played_in(
    script: str, reason: str, tmp_path: Path
) -> None:
    with Watched(before=mounting(script, tmp_path), **HOME) as program:
        (message,) = program.until("messages")["messages"]
        assert f"/mnt/.local/share/tartli/matches.sqlite3\n\n{reason}" in message
        program.tell("answer", "Play without saving")
        while program.tell("play")["phase"] != "DECIDE":
            pass
        program.kill()


def test_what_was_kept_in_a_home_that_has_become_read_only_is_not_touched(tmp_path: Path) -> None:
    paths = UserPaths.under(tmp_path / "tartli")
    settings_file.save(paths.settings_file, QUICK)
    MatchStore.open(paths.database).store.close()
    before = {path: path.read_bytes() for path in paths.data.iterdir()}
    with Watched("--portable", "/mnt/tartli", before=mounting(READ_ONLY, tmp_path)) as program:
        (message,) = program.until("messages")["messages"]
        assert "/mnt/tartli/" in message
        assert "read-only" in message
        program.kill()
    assert {path: path.read_bytes() for path in paths.data.iterdir()} == before


@pytest.mark.parametrize("script", [READ_ONLY, FULL])
def test_a_demonstration_that_cannot_be_kept_names_the_place(script: str, tmp_path: Path) -> None:
    before = mounting(script, tmp_path)
    code, said = told(before, "--demo", "/mnt/demo", HOME=str(tmp_path), QT_QPA_PLATFORM="offscreen")
    assert code == 1
    assert said.startswith("The demonstration cannot be saved in /mnt/demo. ")
    assert said.count("\n") == 1
