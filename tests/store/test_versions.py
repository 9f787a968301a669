"""A database of every earlier version is brought to this one; of a newer one nothing is touched."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tartli_desktop.files.problems import NewerDatabase
from tartli_desktop.store.database import schema
from tartli_desktop.store.database.derived_results import results_of, values
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.store.statistics import Choice

from . import contents
from .contents import CHANGED

EARLIER = [contents.FOLDER / "version-1.sqlite3"]
RECORDS = ("match", "hand", "action", "extra")
"""The tables in which nothing is derived."""

BREAKING, PROGRAMS = 9, 7
"""The match that breaks a rule, the one of two programs."""


@pytest.fixture(params=EARLIER, ids=lambda path: path.stem)
def damaged(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of a committed database, as it is: with a row that changed."""
    return Path(shutil.copy(request.param, tmp_path / "matches.sqlite3"))


@pytest.fixture
def earlier(damaged: Path) -> Path:
    """A copy of a committed database, in which that row is as it was written."""
    contents.made_good(damaged)
    return damaged


def content(path: Path, tables: tuple[str, ...] = RECORDS) -> dict[str, list[tuple[object, ...]]]:
    """Every row as it stands, with its seal."""
    with closing(sqlite3.connect(path)) as connection:
        return {table: connection.execute(f"SELECT * FROM {table}").fetchall() for table in tables}


def version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return schema.version_of(connection)


def results(path: Path, match_id: int) -> list[tuple[object, ...]]:
    found = content(path, ("result",))["result"]
    return [row[2:-1] for row in sorted(row for row in found if row[0] == match_id)]


def test_an_earlier_database_is_brought_to_this_version_with_every_row_as_it_was(earlier: Path) -> None:
    before = content(earlier)
    opened = MatchStore.open(earlier)
    opened.store.close()
    assert opened.problems == ()
    assert version(earlier) == schema.VERSION
    assert content(earlier) == before


def test_every_finished_hand_has_what_it_brought_when_that_is_asked_for(earlier: Path) -> None:
    with MatchStore.open(earlier).store as store:
        store.statistics(Choice())
        matches = {row.id: store.load(row.id) for row in store.list()}
    assert matches[1].row.head.title == "Őszi délután"
    finished = 0
    for match_id, stored in matches.items():
        if match_id == BREAKING:
            continue
        expected = results_of(stored.record)
        assert results(earlier, match_id) == [values(result) for result in expected]
        assert len(expected) in (stored.row.hands, stored.row.hands - 1, 0)
        finished += len(expected)
    assert finished > 25
    assert results(earlier, PROGRAMS)


def test_what_cannot_be_replayed_stays_as_it_is_and_has_no_results(earlier: Path) -> None:
    with MatchStore.open(earlier).store as store:
        assert store.statistics(Choice()).left_out.unreadable == 1
        assert store.load(BREAKING).broken_at is None
    assert results(earlier, BREAKING) == []


def test_a_finished_match_with_a_row_that_changed_is_carried_over_up_to_it(damaged: Path) -> None:
    before = damaged.read_bytes()
    rows = content(damaged)
    opened = MatchStore.open(damaged)
    opened.store.close()
    (problem,) = opened.problems
    assert problem.kept_as.read_bytes() == before
    assert (problem.whole, problem.cut, problem.lost) == (9, (CHANGED,), 0)
    after = content(damaged)
    assert after["extra"] == rows["extra"]
    for table in ("match", "hand", "action"):
        others = [row for row in rows[table] if row[0] != CHANGED]
        assert [row for row in after[table] if row[0] != CHANGED] == others
    with MatchStore.open(damaged).store as store:
        # The second hand without the card that changed, and what followed.
        assert len(store.load(CHANGED).record["hands"]) == 2


def test_a_damaged_earlier_database_is_set_aside_as_it_was(earlier: Path) -> None:
    with closing(sqlite3.connect(earlier, isolation_level=None)) as connection:
        connection.execute("UPDATE match SET title = 'another' WHERE id = 2")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    before = earlier.read_bytes()
    opened = MatchStore.open(earlier)
    opened.store.close()
    (problem,) = opened.problems
    assert problem.kept_as.read_bytes() == before
    assert version(earlier) == schema.VERSION
    assert len(results(earlier, 1)) == 9


def test_a_database_of_the_next_version_stays_as_it_is(earlier: Path) -> None:
    MatchStore.open(earlier).store.close()
    with closing(sqlite3.connect(earlier, isolation_level=None)) as newer:
        newer.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
        newer.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    before = earlier.read_bytes()
    with pytest.raises(NewerDatabase):
        MatchStore.open(earlier)
    assert earlier.read_bytes() == before
    assert [file.name for file in earlier.parent.iterdir()] == [earlier.name]
