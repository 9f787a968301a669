"""Measuring the strength of Tarokk's opponents: it resumes where it was stopped, and counts each seat."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.benchmarks.resumable import read
from tests.benchmarks.tarokk import strength
from tests.benchmarks.tarokk.strength import COUNTS, SEED, Job, play_hand


def test_it_goes_on_where_it_was_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, report = tmp_path / "results", tmp_path / "report.md"
    options = ["--players", "casual", "heuristic", "--results", str(file), "--report", str(report)]
    strength.main([*options, "--deals", "1"])
    kept = file.read_text(encoding="utf-8")
    file.write_text(kept + '{"rules": "pas', encoding="utf-8")
    strength.main([*options, "--deals", "2"])
    assert file.read_text(encoding="utf-8").startswith(kept)
    assert [result["number"] for result in read(file)] == [0, 1]
    assert "| paskievics | heuristic | casual |" in report.read_text(encoding="utf-8")
    capsys.readouterr()


def test_how_many_are_played_is_fixed_before() -> None:
    todo = list(strength.jobs(("heuristic", "strong"), "paskievics", SEED, None, set()))
    assert len(todo) == len(set(todo)) == COUNTS["strong", "heuristic"]
    done = {Job("paskievics", "strong", "heuristic", SEED, 3)}
    left = list(strength.jobs(("heuristic", "strong"), "paskievics", SEED, None, done))
    assert set(left) == set(todo) - done


def test_the_seat_of_the_single_player_counts() -> None:
    points = [[42, -42, 42, -42], [-2, 4, -2, 0], [0, 0, -1, 1], [1, 1, -1, -1]]
    result = {"hands": [{"points": each} for each in points]}
    assert strength.difference(result) == pytest.approx((42 + 4 - 1 - 1) / 4)
    assert strength.difference(result, 20) == pytest.approx((20 + 4 - 1 - 1) / 4)


def test_four_equal_players_win_nothing() -> None:
    result = strength.play(Job("paskievics", "heuristic", "heuristic", SEED, 0))
    assert strength.difference(result) == 0


def test_the_xxi_is_caught_by_skiz_of_the_other_side() -> None:
    hands = [play_hand("paskievics", strength.deck_of(1, n), ["heuristic"] * 4, n) for n in range(40)]
    caught = [hand for hand in hands if hand["kind"] == "played" and hand["caught"]]
    assert caught, "deals in which it is caught"
    for hand in caught:
        friends = {hand["declarer"], hand["partner"]}
        assert (hand["skiz"] in friends) != (hand["xxi"] in friends)
