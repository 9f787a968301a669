"""Two copies of the program, of this version and of earlier ones, read and write one database."""

import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tartli_desktop.files.problems import NotSaved, Trouble
from tartli_desktop.store.match_store import MatchStore
from tests.store.damage.damaged_databases import write_a_log
from tests.store.store_samples import HEAD, fill


def test_an_earlier_version_with_a_log_plays_at_the_same_time(database: Path) -> None:
    with MatchStore.open(database).store as earlier:
        match_id = fill(earlier)
        write_a_log(earlier)
        earlier.add_action(match_id, "0:bela")
        opened = MatchStore.open(database)
        assert opened.problems == ()
        with opened.store as store, store.reopen() as other:
            assert store.load(match_id).row.actions == other.load(match_id).row.actions == 37
            new = store.create(HEAD)
            earlier.add_action(match_id, "0:bela")
            assert store.load(match_id).row.actions == 38
            assert [row.id for row in earlier.list()] == [match_id, new]
    MatchStore.open(database).store.close()
    assert [file.name for file in database.parent.iterdir()] == [database.name]


@pytest.mark.skipif(sys.platform == "win32", reason="there the log cannot begin beside an open journal")
def test_an_earlier_version_begins_a_log_while_this_one_plays(database: Path) -> None:
    with MatchStore.open(database).store as store:
        match_id = fill(store)
        with closing(sqlite3.connect(database)) as earlier:
            assert earlier.execute("PRAGMA journal_mode = WAL").fetchone() == ("wal",)
            store.add_action(match_id, "0:bela")
            assert earlier.execute("SELECT count(*) FROM action").fetchone() == (37,)
        store.add_action(match_id, "0:bela")
        assert store.load(match_id).row.actions == 38


def test_a_copy_that_reads_for_long_delays_a_write_and_harms_none(database: Path) -> None:
    with MatchStore.open(database, patience=0).store as store, store.reopen() as other:
        match_id = fill(store)
        seen = other.change_elsewhere()
        with other.database.of_one_moment():
            assert not other.is_long(match_id)
            with pytest.raises(NotSaved) as caught:
                store.add_action(match_id, "0:bela")
            assert caught.value.trouble is Trouble.LOCKED
            # Who reads sees what was there.
            assert not other.is_long(match_id)
        assert other.change_elsewhere() == seen
        store.add_action(match_id, "0:bela")
        assert other.change_elsewhere() != seen
        assert other.load(match_id).row.actions == 37
