"""Whether anything grows from match to match: a short form of ``make soak``, and tests of its judgement."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from tests.soak.counts import LARGEST, LARGEST_OPPONENT, Count, grown, slope

ROOT = Path(__file__).parents[2]
MATCHES = 3
SEED = 1
"""With these cards the first match has a meld for the reminder, and no further ones have to be played."""
QUIET = Count(
    matches=50,
    memory=150.0,
    opponent=18.0,
    threads=2,
    tasks=4,
    processes=1,
    files=17,
    timers=0,
    widgets=32,
    dialogs=0,
    objects=77_000,
)


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


@pytest.mark.parametrize("what", ["threads", "tasks", "processes", "files", "timers", "widgets", "dialogs"])
def test_not_one_more_of_anything_is_allowed(what: str) -> None:
    later = [replace(QUIET, matches=number, **{what: getattr(QUIET, what) + 1}) for number in (75, 100)]
    (fault,) = grown([QUIET, *later], 50)
    assert fault.startswith(f"{what}: 1 more after 75 matches than after 50")
    assert grown([QUIET, later[0], replace(QUIET, matches=100)], 50) == []


def test_the_memory_may_grow_a_little() -> None:
    little = replace(QUIET, matches=500, memory=QUIET.memory + LARGEST)
    assert grown([QUIET, little], 50) == []
    (fault,) = grown([QUIET, replace(little, memory=little.memory + 0.5)], 50)
    assert fault.startswith("memory: 10.5 more")


def test_the_opponent_may_grow_a_little_and_never_be_large() -> None:
    (fault,) = grown([QUIET, replace(QUIET, matches=75, opponent=QUIET.opponent + LARGEST + 0.5)], 50)
    assert fault.startswith("opponent: 10.5 more")
    large = replace(QUIET, opponent=LARGEST_OPPONENT)
    assert grown([large, replace(large, matches=75)], 50) == []
    (fault,) = grown([large, replace(large, matches=75, opponent=LARGEST_OPPONENT + 1)], 50)
    assert fault == "opponent: 51 MB after 75 matches; 50 are allowed."


def test_what_is_made_in_the_first_matches_is_no_growth() -> None:
    before = replace(QUIET, matches=25, memory=80.0, widgets=10)
    assert grown([before, QUIET], 50) == []
    assert slope([before, QUIET, replace(QUIET, matches=75, memory=150.5)], 50) == pytest.approx(20.48)


def test_files_that_stay_open_are_named() -> None:
    opened = QUIET.opened + Counter(["/tmp/match-1.lock"])
    found = grown([QUIET, replace(QUIET, matches=100, files=18, opened=opened)], 50)
    assert found[1:] == ["  opened: /tmp/match-1.lock"]


def test_without_a_count_to_compare_with_nothing_is_called_good() -> None:
    assert grown([replace(QUIET, matches=25)], 50) == ["There is no count after 50 matches."]
