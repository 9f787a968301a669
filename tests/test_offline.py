"""The program needs no network and asks for none: it is played where there is none, and asking is death."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tartli_desktop.engine import Match
from tartli_desktop.store import settings_file
from tartli_desktop.store.matches import MatchStore
from tartli_desktop.store.paths import Places
from tests.session.playing import QUICK
from tests.system_tools import tool, x_screen
from tests.watched_program import Watched

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux can take a network away")

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 240
ANY_SOCKET = "import socket; socket.socket(socket.AF_{}, socket.SOCK_DGRAM).close()"
SHORT_MATCH = (
    "from dataclasses import replace; from tartli_desktop.engine import HUNGARIAN; "
    "from tartli_desktop.windows.new_match import NewMatch; from tests.session.playing import QUICK; "
    "rules = replace(HUNGARIAN, match_target=1); "
    "window.begin_match(NewMatch(rules, 'beginner', 'Kata', 'You', QUICK))"
)


def without_network() -> list[str]:
    """The start of a command line whose rest has no network at all. The test fails where that cannot be."""
    as_root = [] if os.geteuid() == 0 else ["--map-root-user"]
    command = [tool("unshare"), *as_root, "--net"]
    looked = subprocess.run(
        [*command, "cat", "/proc/net/dev", "/proc/net/route"], capture_output=True, text=True
    )
    if looked.returncode:
        pytest.fail(
            "The network cannot be taken away from a process here, so nothing is shown. Please allow network "
            f"namespaces, as docker run --privileged does. {looked.stderr}"
        )
    assert set(re.findall(r"^ *(\w+):", looked.stdout, re.MULTILINE)) <= {"lo"}
    assert len(looked.stdout.splitlines()) <= 4, "there is a route"
    return command


def without_sockets() -> list[str]:
    """The start of a command line whose rest is killed if it asks for a socket."""
    command = [sys.executable, str(ROOT / "tests" / "without_sockets.py")]
    for family in ("INET", "INET6", "UNIX", "NETLINK"):
        tried = subprocess.run(
            [*command, sys.executable, "-c", ANY_SOCKET.format(family)], capture_output=True
        )
        if tried.returncode != -signal.SIGSYS:
            pytest.fail(f"Sockets cannot be forbidden here, so nothing is shown. {tried.stderr.decode()}")
    return command


def demonstrate(before: list[str], folder: Path) -> None:
    """Let two opponents play a whole match, with the opponent's process."""
    done = subprocess.run(
        [*before, sys.executable, "-m", "tartli_desktop", "--demo", str(folder)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (0, "")
    record = msgspec.json.decode((folder / "match.tartli.json").read_bytes())
    assert Match.from_record(record).winner is not None


def play_in_window(before: list[str], folder: Path, **variables: str) -> None:
    """Play a whole match in the window, of one game."""
    settings_file.save(Places.under(folder).settings_file, QUICK)
    with Watched("--portable", str(folder), before=before, **variables) as program:
        seen = program.tell("python", SHORT_MATCH)
        while seen["phase"] != "MATCH_OVER":
            seen = program.tell("play")
        assert seen["messages"] == []
        program.quit()
    with MatchStore.open(Places.under(folder).database).store as store:
        (row,) = store.list()
        assert row.finished


@pytest.fixture(scope="module")
def nowhere() -> list[str]:
    """The start of a command line whose rest has no network, and is killed if it looks for one."""
    return [*without_network(), *without_sockets()]


def test_a_whole_match_without_a_network_and_without_one_socket(nowhere: list[str], tmp_path: Path) -> None:
    demonstrate(nowhere, tmp_path)


def test_a_whole_match_in_the_window_without_them(nowhere: list[str], tmp_path: Path) -> None:
    play_in_window(nowhere, tmp_path)


def test_the_only_sockets_are_those_of_the_display_and_of_the_desktop(tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    calls = "trace=socket,connect,bind,listen,accept,accept4,sendto,sendmsg,io_uring_setup"
    tracing = [tool("strace"), "-f", "-qq", "-s", "200", "-o", str(trace), "-e", calls]
    tried = subprocess.run([*tracing, sys.executable, "-c", ANY_SOCKET.format("INET")], capture_output=True)
    if tried.returncode or "AF_INET" not in trace.read_text():
        pytest.fail(f"Calls cannot be traced here, so nothing is shown. {tried.stderr.decode()}")
    bus = "/run/no-such-bus"
    with x_screen() as display:
        play_in_window(
            tracing,
            tmp_path / "own",
            DISPLAY=display,
            QT_QPA_PLATFORM="xcb",
            # Nobody is there, but it is asked for.
            DBUS_SESSION_BUS_ADDRESS=f"unix:path={bus}",
        )
    lines = trace.read_text(errors="replace").splitlines()
    families = {found[1] for line in lines if (found := re.search(r" socket\((\w+),", line))}
    reached = {found[1] for line in lines if (found := re.search(r' connect\(.*sun_path=@?"([^"]*)"', line))}
    assert families == {"AF_UNIX"}
    assert f"/tmp/.X11-unix/X{display[1:]}" in reached
    assert reached <= {f"/tmp/.X11-unix/X{display[1:]}", bus, "/run/dbus/system_bus_socket"}
    assert not [line for line in lines if re.search(r" (listen|accept4?|io_uring_setup)\(", line)]
    # Nobody is written to but who has been connected.
    assert not [line for line in lines if re.search(r" connect\(", line) and "sun_path" not in line]
    assert not [line for line in lines if re.search(r" bind\(", line)]
