"""Measuring the strength of Ulti's opponents: it resumes where it was stopped, and counts each seat."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.benchmarks.resumable import read
from tests.benchmarks.ulti import strength
from tests.benchmarks.ulti.strength import AUCTIONS, COUNTS, SEED, Job


def test_it_goes_on_where_it_was_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, report = tmp_path / "results", tmp_path / "report.md"
    options = ["--players", "beginner", "casual", "--auctions", "0", "--jobs", "1"]
    options += ["--results", str(file), "--report", str(report)]
    strength.main([*options, "--deals", "1"])
    kept = file.read_text(encoding="utf-8")
    file.write_text(kept + '{"kind": "de', encoding="utf-8")
    strength.main([*options, "--deals", "2"])
    assert file.read_text(encoding="utf-8").startswith(kept)
    assert [result["number"] for result in read(file)] == [0, 1]
    assert "| association | casual | beginner |" in report.read_text(encoding="utf-8")
    capsys.readouterr()


def test_how_many_are_played_is_fixed_before() -> None:
    todo = list(strength.jobs(("heuristic", "strong"), "association", SEED, None, AUCTIONS, set()))
    assert len(todo) == len(set(todo)) == COUNTS["strong", "heuristic"] + AUCTIONS
    done = {Job("deal", "association", "strong", "heuristic", SEED, 3)}
    left = list(strength.jobs(("heuristic", "strong"), "association", SEED, None, AUCTIONS, done))
    assert set(left) == set(todo) - done


def test_the_seat_of_the_single_player_counts() -> None:
    # First the single player is the first of the two, then the second.
    points = [[100, -50, -50], [-2, 4, -2], [-1, -1, 2], [4, -2, -2], [0, 0, 0], [0, 0, 0]]
    result = {"first": "strong", "second": "heuristic", "hands": [{"points": each} for each in points]}
    assert strength.difference(result) == pytest.approx((100 + 4 + 2 - 4) / 6)
    assert strength.difference(result, 60) == pytest.approx((60 + 4 + 2 - 4) / 6)
