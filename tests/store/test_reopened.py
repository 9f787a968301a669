"""A second store over the same database, for another thread."""

import json
import random
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from tartli_desktop.files.long_work import at_once
from tartli_desktop.games.tartli import HUNGARIAN
from tartli_desktop.store import record_files
from tartli_desktop.store.copies import copying
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.store.record_files import KeptMatch
from tests.fuzz_records import played


def read(seed: int = 3) -> record_files.ReadMatch:
    return record_files.parsed(json.dumps(played(HUNGARIAN, 3, random.Random(seed))).encode())


def test_what_another_thread_writes_is_there_and_nobody_holds_it(tmp_path: Path) -> None:
    with MatchStore.open(tmp_path / "matches.sqlite3").store as store:
        kept: list[KeptMatch] = []

        def keep() -> None:
            with store.reopen() as other:
                kept.append(record_files.keep(other, read(), human_seat=0, level="casual"))

        thread = threading.Thread(target=keep)
        thread.start()
        thread.join()
        assert kept == [KeptMatch(1, is_new=True)]
        assert store.load(1).record == {
            name: value for name, value in read().match.to_record().items() if name not in read().match.notes
        }
        assert store.held_elsewhere() == frozenset()
        assert store.claim(1)


def test_what_is_deleted_but_for_its_undoing_is_not_known_there(tmp_path: Path) -> None:
    with MatchStore.open(tmp_path / "matches.sqlite3").store as store:
        first = record_files.keep(store, read(), human_seat=0, level="casual")
        store.trash([first.match_id])
        with store.reopen() as other:
            assert record_files.keep(other, read(), human_seat=0, level="casual").is_new
        # The other match can still be brought back.
        store.restore()
        assert sorted(row.id for row in store.list()) == [1, 2]


def test_a_store_in_memory_has_none() -> None:
    with MatchStore.in_memory() as store, pytest.raises(ValueError, match="in memory"):
        store.reopen()


def test_results_that_are_given_are_those_that_a_replay_brings(tmp_path: Path) -> None:
    database = tmp_path / "matches.sqlite3"
    with MatchStore.open(database).store as store, closing(sqlite3.connect(database)) as other:
        match_id = record_files.keep(store, read(), human_seat=0, level="casual").match_id
        copy = at_once(copying(store.load(match_id), "A copy"))
        assert copy.results == read().results
        again = store.add(copy.stored)
        given = store.add(copy.stored, results=copy.results)
        rows = [
            other.execute(
                "SELECT hand, seat, score, outcome, facts FROM hand_result "
                "JOIN hand_facts USING (match_id, hand) WHERE match_id = ? ORDER BY hand, seat",
                (each,),
            ).fetchall()
            for each in (match_id, again, given)
        ]
        assert rows[0] == rows[1] == rows[2]
        assert len(rows[0]) == 2 * len(copy.results) == 4
