"""Measuring today's players against those of another commit."""

from pathlib import Path

import pytest

from tests.benchmarks import against
from tests.benchmarks.against import OLDER, TODAY, Job, difference

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", ["ulti", "tarokk"])
def test_equal_players_of_two_checkouts_are_worth_nothing(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(against, "BUILD", tmp_path)
    (tmp_path / "commits").mkdir()
    (tmp_path / "commits" / "same").symlink_to(ROOT, target_is_directory=True)
    result = against.play(Job(game, "same", "casual", "casual", None, 3))
    against.older_player("same", game).close()
    against.older_player.cache_clear()
    assert result["single"][TODAY] == result["single"][OLDER]
    assert difference(result) == 0


def test_what_the_single_player_gets_counts() -> None:
    result = {"single": {TODAY: [100, 4, 1], OLDER: [-2, -1, 0]}}
    assert difference(result) == pytest.approx((35 + 1) / 2)
    assert difference(result, 60) == pytest.approx((65 / 3 + 1) / 2)


def test_an_unknown_commit_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        against.main(["ulti", "no-such-commit"])
    assert "git has no commit no-such-commit" in capsys.readouterr().err
