"""Ending a process without warning, on every system."""

import os
import signal
import subprocess
import sys

if sys.platform == "win32":
    # Windows has no signals: any of them ends a process at once, with its number as the exit code.
    KILL = signal.SIGTERM
    KILLED = int(KILL)
else:
    KILL = signal.SIGKILL
    KILLED = -KILL
"""The exit code of a process that was killed."""


def kill(process: subprocess.Popen[bytes] | subprocess.Popen[str] | int) -> None:
    """End a process, given as an object or by its id, as a crash or the system would."""
    os.kill(process if isinstance(process, int) else process.pid, KILL)
