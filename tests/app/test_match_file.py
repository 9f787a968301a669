"""Reviewing a match in a terminal: ``tartli-desktop --review FILE``."""

import json
from pathlib import Path

import pytest

from tartli_desktop.app.match_file import review
from tartli_desktop.games.tartli import Match, Play
from tartli_desktop.games.tartli.opponents import strong
from tests.games.tartli.review.planted import LEAST
from tests.games.tartli.rules.positions import dealt

pytestmark = pytest.mark.usefixtures("english_afterwards")


@pytest.fixture(autouse=True)
def looked_at_briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """A brief review is reported in as many words as a full one."""
    monkeypatch.setattr(strong, "FULL", LEAST)


def written(match: Match, folder: Path) -> Path:
    path = folder / "match.tartli.json"
    path.write_text(json.dumps(match.to_record()), encoding="utf-8")
    return path


def claimed() -> Match:
    """Seat 1 leads a card, and seat 0 goes out at once with too few points (R9.2)."""
    match = dealt(players=("You", "Kata"))
    match.apply(1, next(each for each in match.legal_actions(1) if isinstance(each, Play)))
    match.apply(0, next(each for each in match.legal_actions(0) if str(each) == "out"))
    return match


def test_each_finished_hand_is_told(qapp: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert review(written(claimed(), tmp_path)) == 0
    told = capsys.readouterr().out
    assert told.startswith("Hand 1, as you played it\n")
    assert "Trick 1: you went out." in told
    assert "Your chance of winning the game fell from about " in told


def test_of_two_people_each_is_told(qapp: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = dealt(players=("Anna", "Kata"))
    match.apply(1, next(each for each in match.legal_actions(1) if isinstance(each, Play)))
    match.apply(0, next(each for each in match.legal_actions(0) if str(each) == "out"))
    assert review(written(match, tmp_path)) == 0
    heads = [line for line in capsys.readouterr().out.splitlines() if line.startswith("Hand ")]
    assert heads == ["Hand 1, in Anna’s seat", "Hand 1, in Kata’s seat"]


@pytest.mark.parametrize(
    ("match", "hand", "said"),
    [
        (dealt(), None, "No hand of this match is over yet."),
        (claimed(), 2, "There is no finished hand 2 in this match; the last one is hand 1."),
    ],
    ids=["running", "not there"],
)
def test_what_cannot_be_reviewed_is_told(
    match: Match,
    hand: int | None,
    said: str,
    qapp: object,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert review(written(match, tmp_path), hand) == 1
    assert capsys.readouterr().out == said + "\n"


def test_a_file_that_is_no_match_is_told(
    qapp: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.tartli.json"
    path.write_text("", encoding="utf-8")
    assert review(path) == 1
    assert "is empty and contains no match" in capsys.readouterr().out
