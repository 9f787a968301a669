"""What came of the puzzles is kept in the database, and counted separately."""

import os
import subprocess
import sys
from datetime import date, timedelta
from pathlib import Path

import pytest

from tartli_desktop.files.problems import NotSaved
from tartli_desktop.store.database.damage.repair import Damage
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.store.puzzle_outcomes import OfGame, PuzzleFigures, Tried, days_in_a_row, puzzle_of_day
from tests.store.damage.damaged_databases import change, changed_by_hand
from tests.store.store_samples import CHILD_ENVIRONMENT, fill

TODAY = date(2026, 3, 10)


def days_ago(*numbers: int) -> list[date]:
    return [TODAY - timedelta(days=number) for number in numbers]


def figures(store: MatchStore, game: str = "tartli") -> PuzzleFigures:
    return store.puzzles.outcomes().get(game, OfGame()).figures(TODAY)


def test_tried_solved_and_solved_at_first_are_counted(database: Path) -> None:
    with MatchStore.open(database).store as store:
        for number, solved in (
            (1, True),
            (2, False),
            (2, True),
            (3, False),
            (1, False),
            (1, True),
            (3, False),
        ):
            store.puzzles.note("tartli", number, solved=solved)
        store.puzzles.note("another", 9, solved=True)
    with MatchStore.open(database).store as store:
        found = figures(store)
        assert (found.tried, found.solved, found.at_first) == (3, 2, 1)
        assert set(store.puzzles.outcomes()["tartli"].tried) == {1, 2, 3}
        assert figures(store, "ulti").tried == 0


@pytest.mark.parametrize(
    ("days", "count"),
    [
        ((), 0),
        ((0,), 1),
        ((1,), 1),
        ((2,), 0),
        ((0, 1, 2), 3),
        ((1, 2), 2),
        ((0, 2), 1),
        # After a flight to the west, the last solved day is that of tomorrow.
        ((-1, 0, 1), 3),
        ((-1, 1), 1),
        # The clock was once far ahead.
        ((-900, 0, 1), 2),
    ],
)
def test_days_in_a_row_end_today_or_yesterday(days: tuple[int, ...], count: int) -> None:
    assert days_in_a_row(days_ago(*days), TODAY) == count


def test_a_solved_puzzle_of_the_day_counts_for_its_day(store: MatchStore) -> None:
    store.puzzles.note("tartli", 4, solved=False, day=TODAY)
    assert figures(store).days_in_a_row == 0
    for _ in range(2):
        store.puzzles.note("tartli", 4, solved=True, day=TODAY)
    assert figures(store).days_in_a_row == 1


def test_every_day_has_its_puzzle_for_everybody() -> None:
    counts = {"tartli": 340, "ulti": 250}
    found = [puzzle_of_day(TODAY + timedelta(days=day), counts) for day in range(680)]
    assert [game for game, _ in found] == ["ulti", "tartli"] * 340
    assert sorted(number for game, number in found if game == "tartli") == list(range(1, 341))
    assert puzzle_of_day(date(2026, 3, 10), counts) == ("ulti", 93)


def test_outcomes_from_elsewhere_are_added_once(store: MatchStore) -> None:
    store.puzzles.note("tartli", 1, solved=True)
    store.puzzles.note("tartli", 2, solved=True)
    elsewhere = {"tartli": OfGame({1: Tried(False, True), 3: Tried(False, False)}, days_ago(0, 1))}
    for _ in range(2):
        store.puzzles.add(elsewhere)
        tried = {1: Tried(False, True), 2: Tried(True, True), 3: Tried(False, False)}
        assert store.puzzles.outcomes() == {"tartli": OfGame(tried, days_ago(1, 0))}


def test_two_copies_of_the_program_lose_nothing(database: Path) -> None:
    """Each notes 200 puzzles of its own, and all the same days."""
    child = """
import sys
from datetime import date
from pathlib import Path
from tartli_desktop.files.problems import NotSaved
from tartli_desktop.store.match_store import MatchStore
with MatchStore.open(Path(sys.argv[1])).store as store:
    for number in range(int(sys.argv[2]), int(sys.argv[2]) + 200):
        while True:
            try:
                store.puzzles.note("tartli", number, solved=True, day=date.fromordinal(number % 1000))
                break
            except NotSaved:
                pass
"""
    MatchStore.open(database).store.close()
    playing = [
        subprocess.Popen([sys.executable, "-c", child, database, first], env=CHILD_ENVIRONMENT)
        for first in ("1001", "2001")
    ]
    assert [each.wait(120) for each in playing] == [0, 0]
    with MatchStore.open(database).store as store:
        assert set(store.puzzles.outcomes()["tartli"].tried) == {*range(1001, 1201), *range(2001, 2201)}
        assert len(store.puzzles.outcomes()["tartli"].days) == 200


def test_they_survive_damage_elsewhere_in_the_database(database: Path) -> None:
    kept = {
        "tartli": OfGame({number: Tried(number % 2 == 0, True) for number in range(1, 300)}, days_ago(1, 0))
    }
    with MatchStore.open(database).store as store:
        fill(store)
        store.puzzles.note("tartli", 1, solved=False)
        store.puzzles.add(kept)
    change(database, 0, b"X")
    opened = MatchStore.open(database)
    assert len(opened.problems) == 1
    with opened.store as after:
        assert after.puzzles.outcomes() == kept


def test_a_changed_row_is_found_and_only_it_is_lost(database: Path) -> None:
    with MatchStore.open(database).store as store:
        for number in (1, 2, 3):
            store.puzzles.note("tartli", number, solved=False)
    changed_by_hand(database, "UPDATE puzzle SET solved = 1 WHERE number = 2")
    opened = MatchStore.open(database)
    (problem,) = opened.problems
    assert isinstance(problem, Damage)
    assert "puzzle" in problem.detail
    with opened.store as store:
        assert set(store.puzzles.outcomes()["tartli"].tried) == {1, 3}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows moves no open file")
def test_what_cannot_be_saved_is_said(store: MatchStore) -> None:
    os.rename(store.database.path, f"{store.database.path}.away")
    with pytest.raises(NotSaved):
        store.puzzles.note("tartli", 1, solved=True)
