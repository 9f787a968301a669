"""No card leaves a trace where it lay, at tables of three, four and five."""

import os
import subprocess
import sys

import pytest

from tartli_desktop.resources import resources_folder


@pytest.mark.parametrize(
    ("game", "seats", "seed", "ratio"),
    [("ulti", 3, 5, "1"), ("tarokk", 4, 6, "1.25"), ("tarokk", 5, 7, "2")],
    ids=["ulti with motion", "tarokk of four at 1.25", "tarokk of five with motion at 2"],
)
def test_a_match_played_at_random_leaves_no_traces(game: str, seats: int, seed: int, ratio: str) -> None:
    # The pixels per point are fixed when the program starts.
    program = "tests.games.contract.at_the_table.painted_in_steps"
    done = subprocess.run(
        [sys.executable, "-m", program, game, *map(str, (seats, seed, 1024, 640))],
        env=os.environ | {"QT_SCALE_FACTOR": ratio, "QT_QPA_PLATFORM": "offscreen"},
        cwd=resources_folder().parent,
        capture_output=True,
        text=True,
        timeout=110,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{ratio} pixels by point" in done.stdout
