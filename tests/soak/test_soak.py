"""Whether anything grows from round to round: a short form of ``make soak``."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no /proc, which tells what a process holds")
def test_some_rounds_leave_nothing_behind() -> None:
    # The memory takes longer to settle.
    words = ("tartli", "2", "--settled", "1", "--every", "1", "--memory", "100")
    run = subprocess.run(
        [sys.executable, "-m", "tests.soak", *words],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert run.stderr == ""
