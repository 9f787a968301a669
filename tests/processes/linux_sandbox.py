"""Things that only a permissive kernel can do: other mounts, no network, no sockets, tracing of calls.

Most containers refuse some. Tests that need these are skipped there, and counted at the end of the run.
"""

import os
import re
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

from tests.processes.system_tools import tool

ROOT = Path(__file__).resolve().parents[2]

REFUSAL = "the kernel refuses"
ANY_SOCKET = "import socket; socket.socket(socket.AF_{}, socket.SOCK_DGRAM).close()"
_TRY_MOUNTS = """
set -e
mount -t tmpfs -o size=64k tmpfs /mnt
mkdir /mnt/a /mnt/b
mount --bind /mnt/a /mnt/b
mount -o remount,bind,ro /mnt/b
"""
_NO_MOUNTS = "mounts of a process's own"
_NO_NETWORKS = "a network of a process's own"
_NO_FILTERS = "filters of calls"
_NO_TRACES = "traces of calls"


def mounting(script: str, *words: object) -> list[str]:
    """The start of a command line; what follows sees the mounts of ``script``, which runs ``"$@"`` last."""
    needs_linux()
    start = [tool("unshare"), "--map-root-user", "--mount", "sh", "-c"]
    _allowed(_NO_MOUNTS, (*start, _TRY_MOUNTS))
    return [*start, script, *map(str, words)]


def without_network() -> list[str]:
    """The start of a command line; what follows has no network at all."""
    needs_linux()
    as_root = [] if os.geteuid() == 0 else ["--map-root-user"]
    command = [tool("unshare"), *as_root, "--net"]
    seen = _allowed(_NO_NETWORKS, (*command, "cat", "/proc/net/dev", "/proc/net/route"))
    assert set(re.findall(r"^ *(\w+):", seen, re.MULTILINE)) <= {"lo"}
    assert len(seen.splitlines()) <= 4, "there is a route"
    return command


def without_sockets() -> list[str]:
    """The start of a command line; what follows is killed if it asks for a socket."""
    needs_linux()
    command = [sys.executable, str(ROOT / "tests" / "processes" / "without_sockets.py")]
    _allowed(_NO_FILTERS, (*command, "true"))
    for family in ("INET", "INET6", "UNIX", "NETLINK"):
        tried = subprocess.run([*command, sys.executable, "-c", ANY_SOCKET.format(family)])
        assert tried.returncode == -signal.SIGSYS, family
    return command


def tracing(trace: Path, calls: str) -> list[str]:
    """The start of a command line; these calls of what follows are written to the file ``trace``."""
    needs_linux()
    command = [tool("strace"), "-f", "-qq", "-y", "-s", "300"]
    _allowed(_NO_TRACES, (*command, "-o", os.devnull, "true"))
    return [*command, "-o", str(trace), "-e", f"trace={calls}"]


def needs_linux() -> None:
    """Skip the test on other systems."""
    if sys.platform != "linux":
        pytest.skip("only Linux can do this to a process, not Windows or macOS")


def _allowed(what: str, command: tuple[str, ...]) -> str:
    """The output of a command. If it fails, the kernel refuses ``what``, and the test is skipped."""
    refused, printed = _tried(command)
    if refused:
        pytest.skip(f"{REFUSAL} {what} ({printed})")
    return printed


@cache
def _tried(command: tuple[str, ...]) -> tuple[bool, str]:
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    if done.returncode:
        return True, done.stderr.strip().rpartition("\n")[2]
    return False, done.stdout


def refusals(reasons: Iterable[str]) -> list[str]:
    """Count the tests skipped because of the kernel, in lines for the end of the run."""
    found = (re.search(rf"{REFUSAL} (.*?)(?: \(|$)", reason) for reason in reasons)
    counts = Counter(match[1] for match in found if match)
    if not counts:
        return []
    total = counts.total()
    first = f"{total} test{'s' * (total != 1)} skipped because {REFUSAL} what they need:"
    return [first, *(f"  {what}: {number}" for what, number in sorted(counts.items()))]
