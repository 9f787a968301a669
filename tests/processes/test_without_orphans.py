"""A command that leaves processes behind leaves none to the system."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux has subreapers")

LEAVES_ONE_BEHIND = """
import subprocess, sys
left = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"], start_new_session=True)
print(left.pid, flush=True)
sys.exit(3)
"""


def test_what_a_command_leaves_behind_is_ended_and_waited_for() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.processes.without_orphans", sys.executable, "-c", LEAVES_ONE_BEHIND],
        cwd=Path(__file__).parents[2],
        stdout=subprocess.PIPE,
        text=True,
        timeout=60,
    )
    assert done.returncode == 3
    assert not Path("/proc", done.stdout.strip()).exists()


def test_a_command_that_is_killed_is_told_as_by_a_shell() -> None:
    command = [sys.executable, "-c", "import os; os.kill(os.getpid(), 9)"]
    done = subprocess.run(
        [sys.executable, "-m", "tests.processes.without_orphans", *command],
        cwd=Path(__file__).parents[2],
        timeout=60,
    )
    assert done.returncode == 128 + 9
