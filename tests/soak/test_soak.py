"""Whether anything grows from match to match: a short form of ``make soak``."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MATCHES = 3
SEED = 1
"""With these cards the first match has a meld for the reminder, and no further ones have to be played."""


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no /proc, which tells what a process holds")
def test_some_matches_leave_nothing_behind() -> None:
    # The memory takes longer to settle.
    words = (str(MATCHES), "--settled", "1", "--every", "1", "--memory", "100", "--seed", str(SEED))
    run = subprocess.run(
        [sys.executable, "-m", "tests.soak", *words],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    # Including the error made on purpose, to see the dialog that reports it.
    assert run.stderr == ""
    assert re.search(r"\b[1-9]\d* reminders of melds", run.stdout), run.stdout
