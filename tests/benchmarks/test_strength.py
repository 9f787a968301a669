"""Measuring the strength of opponents: it resumes where it was stopped, and counts each seat."""

from pathlib import Path

import pytest

from tests.benchmarks import against
from tests.benchmarks.against import OLDER, TODAY
from tests.benchmarks.resumable import read
from tests.benchmarks.strength import SEED, Benchmark, Job, deck_of, difference
from tests.benchmarks.tarokk.strength import BENCHMARK as TAROKK
from tests.benchmarks.tarokk.strength import play_hand
from tests.benchmarks.ulti.strength import BENCHMARK as ULTI

BOTH = pytest.mark.parametrize("benchmark", [ULTI, TAROKK], ids=["ulti", "tarokk"])


@BOTH
def test_it_goes_on_where_it_was_stopped(
    benchmark: Benchmark, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, report = tmp_path / "results", tmp_path / "report.md"
    options = ["--players", "beginner", "casual", "--auctions", "0", "--jobs", "1"]
    options += ["--results", str(file), "--report", str(report)]
    benchmark.main([*options, "--deals", "1"])
    kept = file.read_text(encoding="utf-8")
    file.write_text(kept + '{"rules": "', encoding="utf-8")
    benchmark.main([*options, "--deals", "2"])
    assert file.read_text(encoding="utf-8").startswith(kept)
    assert [result["number"] for result in read(file)] == [0, 1]
    assert f"| {next(iter(benchmark.rules))} | casual | beginner |" in report.read_text(encoding="utf-8")
    capsys.readouterr()


@BOTH
def test_how_many_are_played_is_fixed_before(benchmark: Benchmark) -> None:
    players, rules = ("heuristic", "strong"), next(iter(benchmark.rules))
    todo = list(benchmark.jobs(players, rules, SEED, None, benchmark.auctions, set()))
    assert len(todo) == len(set(todo)) == benchmark.counts["strong", "heuristic"] + benchmark.auctions
    done = {Job("deal", rules, "strong", "heuristic", SEED, 3)}
    left = list(benchmark.jobs(players, rules, SEED, None, benchmark.auctions, done))
    assert set(left) == set(todo) - done


@pytest.mark.parametrize(
    ("points", "worth", "cut"),
    [
        # In Ulti the single player is first one of the two, then the other.
        (
            [[100, -50, -50], [-2, 4, -2], [-1, -1, 2], [4, -2, -2], [0, 0, 0], [0, 0, 0]],
            (100 + 4 + 2 - 4) / 6,
            (20 + 4 + 2 - 4) / 6,
        ),
        (
            [[42, -42, 42, -42], [-2, 4, -2, 0], [0, 0, -1, 1], [1, 1, -1, -1]],
            (42 + 4 - 1 - 1) / 4,
            (20 + 4 - 1 - 1) / 4,
        ),
    ],
)
def test_the_seat_of_the_single_player_counts(points: list[list[int]], worth: float, cut: float) -> None:
    result = {"first": "strong", "second": "heuristic", "hands": [{"points": each} for each in points]}
    assert difference(result) == pytest.approx(worth)
    assert difference(result, 20) == pytest.approx(cut)


@BOTH
def test_equal_players_win_nothing(benchmark: Benchmark) -> None:
    result = benchmark.play(Job("deal", next(iter(benchmark.rules)), "heuristic", "heuristic", SEED, 0))
    assert difference(result) == 0


def test_the_xxi_is_caught_by_skiz_of_the_other_side() -> None:
    hands = [play_hand("paskievics", deck_of(1, n, 42), ["heuristic"] * 4, n) for n in range(40)]
    caught = [hand for hand in hands if hand["kind"] == "played" and hand["caught"]]
    assert caught, "deals in which it is caught"
    for hand in caught:
        friends = {hand["declarer"], hand["partner"]}
        assert (hand["skiz"] in friends) != (hand["xxi"] in friends)


ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", ["ulti", "tarokk"])
def test_equal_players_of_two_checkouts_are_worth_nothing(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(against, "BUILD", tmp_path)
    (tmp_path / "commits").mkdir()
    (tmp_path / "commits" / "same").symlink_to(ROOT, target_is_directory=True)
    result = against.play(against.Job(game, "same", "casual", "casual", None, 3))
    against.older_player("same", game).close()
    against.older_player.cache_clear()
    assert result["single"][TODAY] == result["single"][OLDER]
    assert against.difference(result) == 0


def test_what_the_single_player_gets_counts() -> None:
    result = {"single": {TODAY: [100, 4, 1], OLDER: [-2, -1, 0]}}
    assert against.difference(result) == pytest.approx((35 + 1) / 2)
    assert against.difference(result, 60) == pytest.approx((65 / 3 + 1) / 2)


def test_an_unknown_commit_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        against.main(["ulti", "no-such-commit"])
    assert "git has no commit no-such-commit" in capsys.readouterr().err
