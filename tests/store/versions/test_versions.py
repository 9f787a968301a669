"""A database of an earlier version is brought to this one; a database of a newer version is not touched."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tartli_desktop.games.tartli.rules.hand_result import HandFacts
from tartli_desktop.store.database import schema
from tartli_desktop.store.database.damage.repair import Damage
from tartli_desktop.store.database.derived_results import results_of
from tartli_desktop.store.database.row_checksums import row_checksum
from tartli_desktop.store.match_store import MatchStore
from tests.store.store_samples import HEAD, statistics_of

from . import contents
from .contents import CHANGED

EARLIER = [contents.FOLDER / f"version-{version}.sqlite3" for version in range(1, schema.VERSION)]
RECORDS = ("hand", "action", "extra")
"""The tables that are the same in all versions."""

BREAKING, PROGRAMS = 9, 7
"""The match that breaks a rule, and the match between two programs."""


@pytest.fixture(params=EARLIER, ids=lambda path: path.stem)
def damaged(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of a committed database as it is, with its changed row."""
    return Path(shutil.copy(request.param, tmp_path / "matches.sqlite3"))


@pytest.fixture
def earlier(damaged: Path) -> Path:
    """A copy of a committed database, with the changed row restored."""
    contents.made_good(damaged)
    return damaged


def content(path: Path, tables: tuple[str, ...] = RECORDS) -> dict[str, list[tuple[Any, ...]]]:
    """Every row with its checksum."""
    with closing(sqlite3.connect(path)) as connection:
        return {table: connection.execute(f"SELECT * FROM {table}").fetchall() for table in tables}


def content_of(database: bytes, beside: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of a database given as bytes."""
    beside.write_bytes(database)
    return content(beside, (*RECORDS, "match"))


def results(path: Path, match_id: int) -> list[tuple[tuple[tuple[int, int], ...], HandFacts]]:
    """For each finished hand, score and outcome by seat, and the facts that Tartli keeps about it."""
    found = content(path, ("hand_result", "hand_facts"))
    return [
        (
            tuple((score, won) for *key, _, score, won, _ in found["hand_result"] if key == [match_id, hand]),
            msgspec.json.decode(facts, type=HandFacts),
        )
        for match, hand, facts, _ in found["hand_facts"]
        if match == match_id
    ]


def test_an_earlier_database_is_brought_to_this_version_with_every_row_as_it_was(earlier: Path) -> None:
    before = content(earlier)
    opened = MatchStore.open(earlier)
    opened.store.close()
    assert opened.problems == ()
    assert contents.version(earlier) == schema.VERSION
    assert content(earlier) == before


def test_every_finished_hand_has_what_it_brought_when_that_is_asked_for(earlier: Path) -> None:
    with MatchStore.open(earlier).store as store:
        statistics_of(store)
        matches = {row.id: store.load(row.id) for row in store.list()}
    assert matches[1].row.head.title == "Őszi délután"
    finished = 0
    for match_id, stored in matches.items():
        if match_id == BREAKING or stored.row.head.game != "tartli":
            continue
        expected = results_of(stored.record)
        assert results(earlier, match_id) == [
            (tuple(zip(each.scores, each.outcomes, strict=True)), msgspec.convert(each.facts, HandFacts))
            for each in expected
        ]
        assert len(expected) in (stored.row.hands, stored.row.hands - 1, 0)
        finished += len(expected)
    assert finished > 25
    assert results(earlier, PROGRAMS)


@pytest.mark.parametrize("damaged", EARLIER[:1], ids=["version-1"], indirect=True)
def test_what_cannot_be_replayed_stays_as_it_is_and_has_no_results(earlier: Path) -> None:
    with MatchStore.open(earlier).store as store:
        assert statistics_of(store).left_out.unreadable == 1
        assert store.load(BREAKING).broken_at is None
    assert results(earlier, BREAKING) == []


def test_a_finished_match_with_a_row_that_changed_is_carried_over_up_to_it(damaged: Path) -> None:
    before = damaged.read_bytes()
    rows = content(damaged, (*RECORDS, "match"))
    opened = MatchStore.open(damaged)
    opened.store.close()
    (problem,) = opened.problems
    assert isinstance(problem, Damage)
    assert problem.kept_as.read_bytes() == before
    assert opened.kept_as is None
    assert (problem.whole, problem.cut, problem.lost) == (len(rows["match"]) - 1, (CHANGED,), 0)
    after = content(damaged)
    assert after["extra"] == rows["extra"]
    for table in ("hand", "action"):
        others = [row for row in rows[table] if row[0] != CHANGED]
        assert [row for row in after[table] if row[0] != CHANGED] == others
    with MatchStore.open(damaged).store as store:
        # The second hand lacks the changed card and what followed.
        assert len(store.load(CHANGED).record["hands"]) == 2


@pytest.mark.parametrize("damaged", EARLIER[:2], ids=["version-1", "version-2"], indirect=True)
def test_each_row_of_a_match_becomes_one_and_two_of_its_seats(earlier: Path) -> None:
    with closing(sqlite3.connect(earlier)) as connection:
        connection.row_factory = sqlite3.Row
        before = connection.execute("SELECT * FROM match ORDER BY id").fetchall()
    with MatchStore.open(earlier).store as store:
        rows = {row.id: row for row in store.list()}
    assert [*sorted(rows)] == [old["id"] for old in before]
    for old in before:
        row, head = rows[old["id"]], rows[old["id"]].head
        assert (head.game, head.title, head.first_dealer) == ("tartli", old["title"], old["first_dealer"])
        assert head.names == (old["player_0"], old["player_1"])
        assert row.standings == (old["games_0"], old["games_1"])
        assert (head.human_seat, head.level) == (old["human_seat"], old["level"])
        expected = [None if seat == old["human_seat"] else old["level"] or None for seat in (0, 1)]
        assert [*head.levels] == expected
    with closing(sqlite3.connect(earlier)) as connection:
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


def test_no_number_of_a_deleted_match_is_given_again(earlier: Path) -> None:
    with closing(sqlite3.connect(earlier, isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys = ON")
        (last,) = connection.execute("SELECT max(id) FROM match").fetchone()
        connection.execute("DELETE FROM match WHERE id = ?", (last,))
    with MatchStore.open(earlier).store as store:
        assert store.create(HEAD) == last + 1


@pytest.mark.parametrize("version", range(1, schema.VERSION))
def test_an_empty_database_of_an_earlier_version(tmp_path: Path, version: int) -> None:
    path = tmp_path / "matches.sqlite3"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA page_size = {schema.PAGE_SIZE}")
        schema.migrate(connection, version)
    opened = MatchStore.open(path)
    with opened.store as store:
        assert opened.problems == ()
        assert store.list() == ()
        assert store.create(HEAD) == 1


# The copy that is kept


def test_a_copy_is_kept_once_before_the_database_is_changed(earlier: Path) -> None:
    before, was = earlier.read_bytes(), contents.version(earlier)
    opened = MatchStore.open(earlier)
    opened.store.close()
    kept = earlier.with_name(f"{earlier.name}.version-{was}")
    assert opened.kept_as == kept
    assert content(kept, (*RECORDS, "match")) == content_of(before, earlier.parent / "before")
    again = MatchStore.open(earlier)
    again.store.close()
    assert again.kept_as is None
    assert {each.name for each in earlier.parent.iterdir()} == {earlier.name, kept.name, "before"}


def test_a_copy_has_what_is_in_the_log(earlier: Path, tmp_path: Path) -> None:
    left = tmp_path / "left"
    left.mkdir()
    with closing(sqlite3.connect(earlier, isolation_level=None)) as playing:
        playing.execute("PRAGMA journal_mode = WAL")
        values = (*playing.execute("SELECT * FROM extra LIMIT 1").fetchone()[:1], "seed of the log", "7")
        playing.execute("INSERT INTO extra VALUES (?, ?, ?, ?)", (*values, row_checksum("extra", *values)))
        for suffix in ("", "-wal"):
            shutil.copy(f"{earlier}{suffix}", left)
    opened = MatchStore.open(left / earlier.name)
    opened.store.close()
    assert opened.kept_as is not None
    assert values in [row[:3] for row in content(opened.kept_as)["extra"]]


def test_a_copy_put_back_is_the_database_again(earlier: Path) -> None:
    opened = MatchStore.open(earlier)
    with opened.store as store:
        before = contents.of(store)
        store.delete(1)
    assert opened.kept_as is not None
    kept = opened.kept_as.read_bytes()
    shutil.copy(opened.kept_as, earlier)
    again = MatchStore.open(earlier)
    with again.store as store:
        assert contents.of(store) == before
    # The copy already exists.
    assert again.kept_as == opened.kept_as
    assert opened.kept_as.read_bytes() == kept


def test_a_file_of_that_name_stays_as_it_is(earlier: Path) -> None:
    there = earlier.with_name(f"{earlier.name}.version-{contents.version(earlier)}")
    there.write_bytes(b"somebody's")
    opened = MatchStore.open(earlier)
    opened.store.close()
    assert there.read_bytes() == b"somebody's"
    assert opened.kept_as == there.with_name(f"{there.name}-2")
