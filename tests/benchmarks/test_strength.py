"""Measuring the strength of opponents: it resumes where it was stopped, and counts each seat."""

from pathlib import Path

import pytest

from tartli_desktop.game.registry import games
from tests.benchmarks import older_players, strength
from tests.benchmarks.resumable import read
from tests.benchmarks.strength import DEALS, Job, difference, gains, jobs, play

EVERY = pytest.mark.parametrize("game", games())
ROOT = Path(__file__).parents[2]


def test_it_goes_on_where_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(strength, "BUILD", tmp_path)
    monkeypatch.setattr(
        strength,
        "jobs",
        lambda game, rules, deals: [job for job in jobs(game, rules, deals) if "strong" not in job],
    )
    file = strength.results_file("tartli")
    assert file.parent == tmp_path
    strength.main(["tartli", "--deals", "1", "--jobs", "1"])
    kept = file.read_text(encoding="utf-8")
    # As a power failure in the middle of a line leaves it.
    file.write_text(kept + '{"rules": "', encoding="utf-8")
    capsys.readouterr()
    strength.main(["tartli", "--deals", "2", "--jobs", "1"])
    assert file.read_text(encoding="utf-8").startswith(kept)
    assert [result["number"] for result in read(file)] == [0, 0, 1, 1]
    assert "| hungarian | casual | beginner |" in capsys.readouterr().out


@EVERY
def test_how_many_are_played_is_fixed_before(game: str) -> None:
    todo = jobs(game, "usual")
    assert len(todo) == len(set(todo)) == sum(DEALS[game])
    assert [job.number for job in todo if job.first == "strong"] == [*range(DEALS[game][-1])]


@EVERY
def test_equal_players_win_nothing(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The players of a checkout that is the same as this one."""
    monkeypatch.setattr(older_players, "BUILD", tmp_path)
    (tmp_path / "commits").mkdir()
    (tmp_path / "commits" / "same").symlink_to(ROOT, target_is_directory=True)
    rules = next(iter(strength.PRESETS[game]))
    result = play(Job(game, rules, "casual", "casual@same", 3))
    older_players.older_player("same", game).close()
    older_players.older_player.cache_clear()
    assert difference(result) == 0
    assert any(result["points"])


def test_the_seat_of_the_single_player_counts() -> None:
    # In Tartli each seat has its points, in the other games the points of a hand cancel out.
    assert gains((120, 41)) == (79, -79)
    assert gains((20, -10, -10)) == (20, -10, -10)
    result = {"points": [100, 4, -1, -4]}
    assert difference(result) == pytest.approx((100 + 4 - 1 - 4) / 4)
    assert difference(result, 20) == pytest.approx((20 + 4 - 1 - 4) / 4)


def test_an_unknown_commit_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        strength.main(["ulti", "--against", "no-such-commit"])
    assert "git has no commit no-such-commit" in capsys.readouterr().err
