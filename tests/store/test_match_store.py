import sqlite3
import subprocess
import sys
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import msgspec
import pytest

from tartli_desktop.files.problems import HeldElsewhere, NoSuchMatch
from tartli_desktop.store import claimed_rows
from tartli_desktop.store.match_head import MatchHead
from tartli_desktop.store.match_store import MatchStore

from .store_samples import CHILD_ENVIRONMENT, DECK, HANDS, HEAD, fill, record_of

# Reading and writing


# R14
def test_a_match_is_there_after_a_new_start(database: Path) -> None:
    with MatchStore.open(database).store as store:
        match_id = fill(store)
    opened = MatchStore.open(database)
    with opened.store as store:
        assert opened.problems == ()
        stored = store.load(match_id)
    assert stored.record == record_of(HANDS)
    assert stored.row.head == HEAD
    assert stored.extras == {"seed": "4711"}
    assert (stored.row.hands, stored.row.actions) == (3, 36)
    assert stored.broken_at is None


def test_in_memory_it_is_the_same_without_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with MatchStore.in_memory() as store:
        match_id = fill(store)
        assert store.claim(match_id)
        assert store.load(match_id).record == record_of(HANDS)
        store.delete(match_id)
        assert store.list() == ()
    assert list(tmp_path.iterdir()) == []


def test_programs_may_play_each_other(store: MatchStore) -> None:
    head = msgspec.structs.replace(
        HEAD,
        human_seat=None,
        levels=("strong", None),
        title="Demo",
        names=("", "\0 'quoted'; DROP TABLE match"),
    )
    assert store.load(store.create(head)).row.head == head


@pytest.mark.parametrize(
    "head",
    [
        msgspec.structs.replace(HEAD, first_dealer=2),
        msgspec.structs.replace(HEAD, human_seat=-1),
        msgspec.structs.replace(HEAD, names=("A",)),
        msgspec.structs.replace(HEAD, title="half a character \ud83d"),
    ],
)
def test_a_head_that_no_match_has(store: MatchStore, head: MatchHead) -> None:
    with pytest.raises(ValueError, match=r".+"):
        store.create(head)
    assert store.list() == ()


@pytest.mark.parametrize(
    "text", ["", "play HO", "2:play HO", "0:", "0:play ", "0:play HO\n", "0:bela\n0:out"]
)
def test_an_action_is_seat_and_action(store: MatchStore, text: str) -> None:
    match_id = store.create(HEAD)
    store.add_hand(match_id, DECK)
    with pytest.raises(ValueError, match="seat:action"):
        store.add_action(match_id, text)


def test_no_action_before_a_hand_and_no_hand_without_a_deck(store: MatchStore) -> None:
    match_id = store.create(HEAD)
    with pytest.raises(ValueError, match="no hand"):
        store.add_action(match_id, "0:bela")
    with pytest.raises(ValueError, match="deck"):
        store.add_hand(match_id, "")
    stored = store.load(match_id)
    assert (stored.row.hands, stored.row.actions, stored.extras) == (0, 0, {})


def test_extras_are_set_replaced_and_removed(store: MatchStore) -> None:
    match_id = store.create(HEAD, extras={"draw": "HO A9"})
    other = store.create(HEAD, extras={"draw": "other"})
    store.set_extra(match_id, "order", "H L B A")
    store.set_extra(match_id, "draw", None)
    store.set_extra(match_id, "draw", None)
    for name, value in (("salt", "1"), ("salt", "2"), ("empty", "")):
        store.set_extra(match_id, name, value)
    assert store.load(match_id).extras == {"order": "H L B A", "salt": "2", "empty": ""}
    assert store.load(other).extras == {"draw": "other"}


def test_the_list_shows_the_result_and_the_last_written_first(store: MatchStore) -> None:
    first, second, third = (store.create(HEAD) for _ in range(3))
    store.add_hand(second, DECK)
    store.set_result(first, (5, 3), finished=True)
    store.rename(third, "The long evening")
    assert [row.id for row in store.list()] == [first, second, third]
    finished, running, renamed = store.list()
    assert (finished.standings, finished.finished) == ((5, 3), True)
    assert (running.standings, running.finished, running.hands) == ((0, 0), False, 1)
    assert renamed.head.title == "The long evening"


def test_unfinished_matches_are_told_the_latest_first(store: MatchStore) -> None:
    first, second = store.create(HEAD), store.create(HEAD)
    assert store.unfinished() == (second, first)
    store.add_hand(first, DECK)
    assert store.unfinished() == (first, second)
    store.set_result(first, (5, 0), finished=True)
    assert store.unfinished() == (second,)
    store.delete(second)
    assert store.unfinished() == ()


def test_a_deleted_match_is_gone_with_all_its_rows_and_its_number(database: Path, store: MatchStore) -> None:
    match_id = fill(store)
    kept = fill(store)
    store.delete(match_id)
    for call in (store.load, store.claim, store.delete, lambda number: store.rename(number, "x")):
        with pytest.raises(NoSuchMatch):
            call(match_id)
    assert [row.id for row in store.list()] == [kept]
    assert store.load(kept).record == record_of(HANDS)
    store.delete(kept)
    assert store.create(HEAD) > kept
    store.close()
    assert b"4711" not in database.read_bytes()


def test_deleting_a_match_of_twice_the_hands_takes_twice_the_work(store: MatchStore) -> None:
    def work(hands: int) -> int:
        match_id, steps = store.create(HEAD), [0]
        for _ in range(hands):
            store.add_hand(match_id, DECK)
            for text in HANDS[0][1]:
                store.add_action(match_id, text)

        def count() -> int:
            steps[0] += 1
            return 0

        store.database.connection.set_progress_handler(count, 100)
        store.delete(match_id)
        store.database.connection.set_progress_handler(None, 0)
        return steps[0]

    assert work(40) < 3 * work(20)


def test_a_match_goes_from_one_store_to_another(store: MatchStore) -> None:
    with MatchStore.in_memory() as memory:
        match_id = fill(memory)
        memory.set_result(match_id, (1, 2), finished=True)
        stored = memory.load(match_id)
    copied = store.load(store.add(stored))
    assert copied.record == stored.record
    assert copied.extras == stored.extras
    assert (copied.row.standings, copied.row.finished) == ((1, 2), True)
    # The match can be continued.
    assert store.add_action(copied.row.id, "0:bela") == stored.row.actions + 1


# The clock


def test_times_are_utc_whatever_the_zone(database: Path) -> None:
    summer = datetime(2026, 7, 1, 0, 30, tzinfo=timezone(timedelta(hours=2)))
    with MatchStore.open(database, now=lambda: summer).store as store:
        (row,) = (store.list(), store.create(HEAD)) and store.list()
    assert row.created == summer
    assert row.created.utcoffset() == timedelta(0)
    assert row.created.day == 30


def test_a_clock_set_back_does_not_change_which_match_was_last(database: Path) -> None:
    hours = iter(range(100, 0, -1))
    with MatchStore.open(
        database, now=lambda: datetime(2026, 1, 1, tzinfo=UTC) + timedelta(hours=next(hours))
    ).store as store:
        first, second = store.create(HEAD), store.create(HEAD)
        assert store.unfinished() == (second, first)
        store.add_hand(first, DECK)
        assert store.unfinished() == (first, second)
        assert [row.id for row in store.list()] == [first, second]


# One match, one writer


def test_a_match_is_written_by_one_store(database: Path, store: MatchStore) -> None:
    match_id = fill(store)
    with MatchStore.open(database).store as other:
        assert not other.claim(match_id)
        for write in (
            lambda: other.add_action(match_id, "0:bela"),
            lambda: other.add_hand(match_id, DECK),
            lambda: other.set_result(match_id, (1, 0), True),
            lambda: other.set_extra(match_id, "a", "b"),
            lambda: other.delete(match_id),
        ):
            with pytest.raises(HeldElsewhere):
                write()
        assert other.load(match_id).record == record_of(HANDS)
        # Another match does not matter to the first store.
        assert other.create(HEAD) != match_id

        store.release(match_id)
        assert other.claim(match_id)
        assert other.claim(match_id)
        assert not store.claim(match_id)
        other.add_action(match_id, "0:bela")


def test_claims_leave_nothing_behind(database: Path) -> None:
    with MatchStore.open(database).store as store:
        fill(store)
        store.delete(fill(store))
    assert [file.name for file in database.parent.iterdir()] == ["matches.sqlite3"]


def test_many_copies_start_at_once_on_an_empty_folder(database: Path) -> None:
    child = """
import sys
from contextlib import closing
from pathlib import Path
from tests.store.store_samples import fill
from tartli_desktop.store.match_store import MatchStore
sys.stdin.read()
opened = MatchStore.open(Path(sys.argv[1]), patience=30)
fill(opened.store)
print(len(opened.problems))
"""
    children = [
        subprocess.Popen(
            [sys.executable, "-c", child, database],
            env=CHILD_ENVIRONMENT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(4)
    ]
    for process in children:
        assert process.stdin is not None
        process.stdin.close()
        process.stdin = None
    for process in children:
        assert process.communicate()[0] == "0\n"
    with MatchStore.open(database).store as store:
        assert [store.load(row.id).record for row in store.list()] == [record_of(HANDS)] * 4


def test_a_store_may_be_opened_twice_in_one_process(database: Path, store: MatchStore) -> None:
    """SQLite's locks belong to the process: opening the file separately would release them."""
    match_id = fill(store)
    child = """
import sqlite3, sys
try:
    sqlite3.connect(sys.argv[1], timeout=0).execute("BEGIN EXCLUSIVE")
except sqlite3.OperationalError as error:
    print(error)
"""
    with store.database.of_one_moment():
        assert store.is_long(match_id) is False
        with MatchStore.open(database).store:
            pass
        ended = subprocess.run([sys.executable, "-c", child, database], capture_output=True, text=True)
    assert ended.stdout == "database is locked\n"


def test_starts_while_matches_are_deleted_see_no_damage(database: Path) -> None:
    child = """
import sys
from contextlib import closing
from pathlib import Path
from tartli_desktop.store.match_store import MatchStore
problems = 0
for _ in range(5):
    opened = MatchStore.open(Path(sys.argv[1]), patience=30, at_opening=30)
    problems += len(opened.problems)
    opened.store.close()
print(problems)
"""
    with (
        MatchStore.open(database, patience=30).store as store,
        subprocess.Popen(
            [sys.executable, "-c", child, database], env=CHILD_ENVIRONMENT, stdout=subprocess.PIPE, text=True
        ) as starting,
    ):
        stored = store.load(fill(store))
        while starting.poll() is None:
            added = [store.add(stored) for _ in range(5)]
            for match_id in added:
                store.delete(match_id)
            # SQLite lets those who wait for the lock go hungry if another takes it again at once.
            with suppress(subprocess.TimeoutExpired):
                starting.wait(0.01)
        assert starting.stdout is not None
        assert starting.stdout.read() == "0\n"


# Names of folders


NOT_ON_WINDOWS = pytest.mark.skipif(sys.platform == "win32", reason="Windows allows no such name")


@pytest.mark.parametrize(
    "name",
    [
        "with space",
        "Ödön és Zsófi őű",
        "100% #1 &mode=ro",
        pytest.param("?mode=ro&x", marks=NOT_ON_WINDOWS),
        pytest.param("file:x", marks=NOT_ON_WINDOWS),
        "it's",
    ],
)
def test_folders_have_all_sorts_of_names(tmp_path: Path, name: str) -> None:
    database = tmp_path / name / "matches.sqlite3"
    with MatchStore.open(database).store as store:
        match_id = fill(store)
    assert database.is_file()
    with MatchStore.open(database).store as store:
        assert store.load(match_id).record == record_of(HANDS)


# Deleting with a way back


def test_what_is_set_aside_is_on_no_list_and_comes_back_as_it_was(store: MatchStore) -> None:
    first, second, third = (fill(store) for _ in range(3))
    before, whole = store.list(), store.load(second)
    store.trash([second])
    assert [row.id for row in store.list()] == [third, first]
    assert store.unfinished() == (third, first)
    assert store.restore() == (second,)
    assert store.list() == before
    assert store.load(second) == whole


def test_the_last_that_were_set_aside_come_back_first(store: MatchStore) -> None:
    first, second, third = (fill(store) for _ in range(3))
    store.trash([second, third])
    store.trash([first])
    assert store.trashed == ((second, third), (first,))
    assert store.restore() == (first,)
    assert store.restore() == (second, third)
    assert store.restore() == ()
    assert len(store.list()) == 3


def test_what_is_still_set_aside_when_the_store_closes_is_deleted(database: Path) -> None:
    with MatchStore.open(database).store as store:
        deleted, back, kept = (fill(store) for _ in range(3))
        store.trash([deleted])
        store.trash([back])
        store.restore()
    with MatchStore.open(database).store as store:
        assert [row.id for row in store.list()] == [kept, back]
        with pytest.raises(NoSuchMatch):
            store.load(deleted)


def test_after_a_kill_matches_in_the_trash_are_listed_again(database: Path) -> None:
    with MatchStore.open(database).store as store:
        match_id = fill(store)
        before = store.list(), store.load(match_id)
    child = f"""
import os
from pathlib import Path
from tartli_desktop.store.match_store import MatchStore
store = MatchStore.open(Path({str(database)!r})).store
store.trash([{match_id}])
assert store.list() == ()
os._exit(0)
"""
    subprocess.run([sys.executable, "-c", child], env=CHILD_ENVIRONMENT, check=True)
    with MatchStore.open(database).store as store:
        assert (store.list(), store.load(match_id)) == before


def test_what_is_set_aside_is_nobody_elses(database: Path, store: MatchStore) -> None:
    match_id, other_id = fill(store), fill(store)
    store.release(match_id)
    store.release(other_id)
    store.trash([match_id])
    with MatchStore.open(database).store as other:
        assert not other.claim(match_id)
        assert other.held_elsewhere() == {match_id}
        with pytest.raises(HeldElsewhere):
            other.trash([other_id, match_id])
        # Then none of them is deleted.
        assert len(other.list()) == 2
        assert store.held_elsewhere() == frozenset()
        store.restore()
        assert other.held_elsewhere() == frozenset()


def test_very_many_that_are_set_aside_do_not_hold_as_many_files_open(database: Path) -> None:
    with MatchStore.open(database).store as store:
        some = [fill(store) for _ in range(claimed_rows.MOST_TRASHED_CLAIMS + 20)]
        for match_id in some:
            store.release(match_id)
        store.trash(some)
        other = MatchStore.open(database).store
        assert len(other.held_elsewhere()) == claimed_rows.MOST_TRASHED_CLAIMS
        assert store.list() == ()
        assert store.restore() == tuple(some)
        assert other.held_elsewhere() == frozenset()
        store.trash(some)
        # Matches that another copy plays or has deleted itself are not touched.
        assert other.claim(some[-1])
        other.delete(some[-2])
    assert [row.id for row in other.list()] == [some[-1]]
    other.close()


def test_a_match_that_is_set_aside_is_not_the_same_as_one_that_comes_in(store: MatchStore) -> None:
    match_id = fill(store)
    store.trash([match_id])
    assert store.same_as(record_of(HANDS)) is None
    store.restore()
    assert store.same_as(record_of(HANDS)) == match_id


def test_what_cannot_be_deleted_at_the_end_is_there_again(database: Path) -> None:
    with MatchStore.open(database).store as store:
        match_id = fill(store)
    with (
        MatchStore.open(database, patience=0).store as store,
        closing(sqlite3.connect(database, isolation_level=None)) as other,
    ):
        store.trash([match_id])
        other.execute("BEGIN IMMEDIATE")
        store.close()
    with MatchStore.open(database).store as store:
        assert [row.id for row in store.list()] == [match_id]
