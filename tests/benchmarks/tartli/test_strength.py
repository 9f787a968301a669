"""Measuring strength: it resumes where it was stopped, and reports what was played."""

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from tests.benchmarks.resumable import read

from . import strength


def results(file: Path) -> list[dict[str, object]]:
    return read(file)


def measure(folder: Path, pairs: int) -> str:
    file, report = folder / "results", folder / "report.md"
    options = ["--pairs", str(pairs), "--matches", "2", "--jobs", "1", "--players", "beginner", "casual"]
    strength.main([*options, "--results", str(file), "--report", str(report)])
    return report.read_text(encoding="utf-8")


def test_it_goes_on_where_it_was_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results"
    first = measure(tmp_path, 2)
    assert "| casual | beginner |" in first
    assert len(results(file)) == 2 * (2 + 2)
    kept = file.read_text(encoding="utf-8")
    # As a power failure in the middle of a line leaves it.
    file.write_text(kept + '{"kind": "pa', encoding="utf-8")
    more = measure(tmp_path, 3)
    assert file.read_text(encoding="utf-8").startswith(kept)
    assert len(results(file)) == 2 * (3 + 2)
    assert "| 3 |" in more
    capsys.readouterr()


def test_how_many_are_played_is_fixed_before() -> None:
    todo = list(strength.jobs(["heuristic", "strong", "cheater"], strength.fixed_counts, set()))
    played = Counter((job.first, job.second, job.kind) for job in todo if job.variant == "austrian")
    for first, second in (("strong", "heuristic"), ("cheater", "strong"), ("cheater", "heuristic")):
        counts = strength.fixed_counts((first, second))
        assert (played[first, second, "pair"], played[first, second, "match"]) == counts
    assert set(strength.COUNTS) <= {(second, first) for first, second in combinations(strength.PLAYERS, 2)}


def test_matches_with_the_same_decks_that_go_alike_count_as_one() -> None:
    alone = {number: number % 4 == 0 for number in range(0, 80, 2)}
    assert strength.percent(alone) == "50 % (35-65 %)"
    alike = {number: number // 2 % 2 == 0 for number in range(80)}
    assert strength.percent(alike) == "50 % (35-65 %)"
    # If they go apart, as the luck of the deal makes them, the interval is no narrower than of 80 matches.
    apart = {number: number % 2 == 0 for number in range(80)}
    assert strength.percent(apart) == "50 % (39-61 %)"
    assert strength.percent(dict.fromkeys(range(20), True)) == "100 % (84-100 %)"
