"""Results of puzzles are kept, and counted separately."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from tartli_desktop.store.puzzle_log import PuzzleLog, days_in_a_row, puzzle_of_day

TODAY = date(2026, 3, 10)


def days_ago(*numbers: int) -> list[date]:
    return [TODAY - timedelta(days=number) for number in numbers]


def test_tried_solved_and_solved_at_first_are_counted(tmp_path: Path) -> None:
    log = PuzzleLog(tmp_path / "new" / "puzzles.json")
    for number, solved in ((1, True), (2, False), (2, True), (3, False), (1, False), (1, True), (3, False)):
        log.note("tartli", number, solved=solved)
    log.note("another", 9, solved=True)
    figures = PuzzleLog(tmp_path / "new" / "puzzles.json").figures("tartli", TODAY)
    assert (figures.tried, figures.solved, figures.at_first) == (3, 2, 1)
    assert log.tried("tartli") == {1, 2, 3}
    assert log.figures("ulti", TODAY).tried == 0


@pytest.mark.parametrize(
    ("days", "count"),
    [((), 0), ((0,), 1), ((1,), 1), ((2,), 0), ((0, 1, 2), 3), ((1, 2), 2), ((0, 2), 1)],
)
def test_days_in_a_row_end_today_or_yesterday(days: tuple[int, ...], count: int) -> None:
    assert days_in_a_row(days_ago(*days), TODAY) == count


def test_a_solved_puzzle_of_the_day_counts_for_its_day(tmp_path: Path) -> None:
    log = PuzzleLog(tmp_path / "puzzles.json")
    log.note("tartli", 4, solved=False, day=TODAY)
    assert log.figures("tartli", TODAY).days_in_a_row == 0
    for _ in range(2):
        log.note("tartli", 4, solved=True, day=TODAY)
    assert log.figures("tartli", TODAY).days_in_a_row == 1


def test_a_damaged_file_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    path.write_text("{not json")
    log = PuzzleLog(path)
    assert log.figures("tartli", TODAY).tried == 0
    log.note("tartli", 1, solved=True)
    assert log.figures("tartli", TODAY).solved == 1
    assert path.with_suffix(".damaged.json").read_text() == "{not json"


def test_every_day_has_its_puzzle_for_everybody() -> None:
    numbers = [puzzle_of_day(TODAY + timedelta(days=day), 340) for day in range(340)]
    assert sorted(numbers) == list(range(1, 341))
    assert puzzle_of_day(date(2026, 3, 10), 340) == 186
