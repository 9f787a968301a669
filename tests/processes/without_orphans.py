"""Runs a command, and ends what it leaves behind: ``python -m tests.processes.without_orphans COMMAND…``.

Tests kill programs, whose own processes then belong to the first process of the system. In a container that
may be ``make``, which never waits for them. On Linux they belong to this process instead. It waits for each,
and kills those that still run when the command has ended. Elsewhere it only runs the command.
"""

import contextlib
import ctypes
import os
import signal
import subprocess
import sys
from pathlib import Path

_PR_SET_CHILD_SUBREAPER = 36
"""From ``linux/prctl.h``."""


def main(command: list[str]) -> int:
    """Run a command, and return its exit code."""
    if not sys.platform.startswith("linux"):
        return subprocess.run(command).returncode
    ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    started = subprocess.Popen(command)
    # Ctrl+C goes to the command too, which then ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    code: int | None = None
    with contextlib.suppress(ChildProcessError):
        while True:
            process, status = os.wait()
            if process == started.pid:
                code = os.waitstatus_to_exitcode(status)
            if code is not None:
                _kill_children()
    assert code is not None
    # A signal as a shell tells it.
    return code if code >= 0 else 128 - code


def _kill_children() -> None:
    """Kill the processes that belong to this one; theirs belong to it after that."""
    for thread in Path("/proc/self/task").iterdir():
        for process in (thread / "children").read_text().split():
            with contextlib.suppress(ProcessLookupError):
                os.kill(int(process), signal.SIGKILL)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
