"""Damaged databases are set aside, never deleted, and everything readable is kept."""

import os
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tartli_desktop.files.problems import CannotRead, NewerDatabase, NotSaved, Trouble
from tartli_desktop.store.damage_search import damaged_matches
from tartli_desktop.store.database import opening
from tartli_desktop.store.database.damage.repair import Damage
from tartli_desktop.store.database.schema import PAGE_SIZE
from tartli_desktop.store.match_store import MatchStore
from tests.damage import Killed, damage_again_and_again, killed_folders, record
from tests.store.damage.damaged_databases import (
    MATCHES,
    change,
    changed_by_hand,
    copy_of,
    is_beginning,
    problems_of,
    stored_in,
)
from tests.store.store_samples import DECK, HANDS, HEAD, record_of
from tests.store.versions.make_database import SHORT, kept, played

# One wrong byte


def test_flipped_bytes_cost_at_most_the_match_they_hit(sound: Path, tmp_path: Path) -> None:
    chance = random.Random(200)
    content = (sound / "matches.sqlite3").read_bytes()
    undamaged = stored_in(MatchStore.open(copy_of(sound, tmp_path / "sound")))
    found = 0
    for number in range(15):
        path = copy_of(sound, tmp_path / str(number))
        place = chance.randrange(len(content))
        change(path, place, bytes([content[place] ^ chance.randrange(1, 256)]))
        damaged = path.read_bytes()

        opened = MatchStore.open(path)
        after = stored_in(opened)
        found += len(opened.problems)
        for problem in opened.problems:
            assert problem.kept_as.read_bytes() == damaged
            assert problem.whole + len(problem.cut) + problem.lost >= MATCHES - 1
        whole = [match for match in after.values() if match.record == record_of(HANDS)]
        assert len(whole) >= MATCHES - 1
        assert all(is_beginning(match.record, record_of(HANDS)) for match in after.values())
        if not opened.problems:
            assert after == undamaged
    # The others hit free space, indexes, or the results of hands, which can be rebuilt.
    assert found > 1


@pytest.mark.parametrize("suffix", ["", "-journal"])
def test_flipped_bytes_after_a_kill(killed: Path, tmp_path: Path, suffix: str) -> None:
    chance = random.Random(201)
    size = (killed / f"matches.sqlite3{suffix}").stat().st_size
    for number in range(10):
        path = copy_of(killed, tmp_path / str(number))
        file = Path(f"{path}{suffix}")
        place = chance.randrange(size)
        change(file, place, bytes([file.read_bytes()[place] ^ chance.randrange(1, 256)]))
        damaged = file.read_bytes()
        opened = MatchStore.open(path)
        after = stored_in(opened)
        # One byte costs one row at most.
        whole = [match for match in after.values() if match.record == record_of(HANDS)]
        assert len(whole) >= MATCHES - 1
        assert all(is_beginning(match.record, record_of(HANDS)) for match in after.values())
        for problem in opened.problems:
            assert Path(f"{problem.kept_as}{suffix}").read_bytes() == damaged
        if not opened.problems:
            assert len(whole) == MATCHES
            assert [match.extras for match in after.values()] == [{"seed": "4711"}] * MATCHES


@pytest.mark.parametrize("place", [*range(0, 60, 12), 60, 63, *range(64, 100, 12)])
def test_each_byte_of_the_header(path: Path, place: int) -> None:
    change(path, place, bytes([path.read_bytes()[place] ^ 0x25]))
    if place in range(60, 64):
        # This damage looks the same as a database of a newer program.
        with pytest.raises(NewerDatabase):
            MatchStore.open(path)
        return
    after = stored_in(MatchStore.open(path))
    assert [match.record for match in after.values()] == [record_of(HANDS)] * MATCHES


# Greater damage


def test_a_page_of_zeros(sound: Path, tmp_path: Path) -> None:
    content = (sound / "matches.sqlite3").read_bytes()
    kept = []
    for number, place in enumerate(range(0, len(content), PAGE_SIZE)):
        path = copy_of(sound, tmp_path / str(number))
        change(path, place, bytes(PAGE_SIZE))
        opened = MatchStore.open(path)
        after = stored_in(opened)
        assert all(is_beginning(match.record, record_of(HANDS)) for match in after.values())
        (problem,) = opened.problems
        assert len(after) == problem.whole + len(problem.cut)
        assert {match.row.id for match in after.values() if match.record != record_of(HANDS)} <= set(
            problem.cut
        )
        kept.append(len(after))
    # A zeroed page of heads loses their matches, one of seats the names; no other page loses any.
    assert sorted(kept) == [0, *[MATCHES] * (len(kept) - 1)]


@pytest.mark.parametrize("part", [0.0, 0.001, 0.25, 0.5, 0.9, 0.999])
def test_a_file_cut_short(path: Path, part: float) -> None:
    os.truncate(path, int(path.stat().st_size * part))
    opened = MatchStore.open(path)
    assert len(opened.problems) == (part > 0)
    for match in stored_in(opened).values():
        assert is_beginning(match.record, record_of(HANDS))


@pytest.mark.parametrize(
    "content",
    [
        b"my diary",
        b"SQLite format 3\0",
        b"\0" * 10_000,
        random.Random(1).randbytes(100_000),
        b"\x0d" * 50_000,
    ],
)
def test_a_file_that_is_no_database_is_kept(database: Path, content: bytes) -> None:
    database.parent.mkdir()
    database.write_bytes(content)
    opened = MatchStore.open(database)
    assert stored_in(opened) == {}
    (problem,) = opened.problems
    assert problem.kept_as.read_bytes() == content
    assert (problem.whole, problem.cut, problem.lost) == (0, (), 0)


def test_the_database_of_another_program_is_kept(database: Path) -> None:
    database.parent.mkdir()
    with closing(sqlite3.connect(database)) as other:
        other.execute("CREATE TABLE mail (subject TEXT)")
        other.execute("INSERT INTO mail VALUES ('mine')")
        other.commit()
    (problem,) = problems_of(database)
    with closing(sqlite3.connect(problem.kept_as)) as other:
        assert other.execute("SELECT subject FROM mail").fetchall() == [("mine",)]


def test_a_log_whose_database_was_removed(killed_earlier: Path, tmp_path: Path) -> None:
    path = copy_of(killed_earlier, tmp_path / "copy")
    path.unlink()
    (problem,) = problems_of(path)
    assert isinstance(problem, Damage)
    assert problem.may_lack_the_end
    assert Path(f"{problem.kept_as}-wal").exists()


def test_the_log_of_an_earlier_version_is_taken_in(killed_earlier: Path, tmp_path: Path) -> None:
    path = copy_of(killed_earlier, tmp_path / "copy")
    opened = MatchStore.open(path)
    assert opened.problems == ()
    assert not list(path.parent.glob("*-wal"))
    after = stored_in(opened)
    assert [match.record for match in after.values()] == [record_of(HANDS)] * MATCHES
    assert [file.name for file in path.parent.iterdir()] == [path.name]


@pytest.mark.parametrize("part", [0.3, 0.6, 0.9])
def test_it_is_told_when_the_end_of_a_log_is_lost(killed_earlier: Path, tmp_path: Path, part: float) -> None:
    """SQLite takes a log up to the first damage, and says nothing."""
    path = copy_of(killed_earlier, tmp_path / "copy")
    log = Path(f"{path}-wal")
    change(log, round(part * log.stat().st_size), b"damaged")
    damaged = log.read_bytes()
    opened = MatchStore.open(path)
    (problem,) = opened.problems
    assert isinstance(problem, Damage)
    assert problem.may_lack_the_end
    assert Path(f"{problem.kept_as}-wal").read_bytes() == damaged
    assert len(stored_in(opened)) < MATCHES


def test_a_damaged_database_keeps_its_log_and_both_are_carried_over(
    killed_earlier: Path, tmp_path: Path
) -> None:
    path = copy_of(killed_earlier, tmp_path / "copy")
    log = Path(f"{path}-wal").read_bytes()
    change(path, 0, b"X")
    opened = MatchStore.open(path)
    (problem,) = opened.problems
    assert isinstance(problem, Damage)
    assert problem.may_lack_the_end
    assert Path(f"{problem.kept_as}-wal").read_bytes() == log
    stored_in(opened)


def test_a_database_is_as_before_the_write_that_was_killed(killed: Path, tmp_path: Path) -> None:
    path = copy_of(killed, tmp_path / "copy")
    opened = MatchStore.open(path)
    assert opened.problems == ()
    assert [match.record for match in stored_in(opened).values()] == [record_of(HANDS)] * MATCHES
    assert [file.name for file in path.parent.iterdir()] == [path.name]


@pytest.mark.parametrize(
    ("suffix", "place", "to"),
    [
        ("", 0, b"X"),
        # How many pages the database had: SQLite cuts it to that.
        ("-journal", 16, b"\0\0\0\4"),
        # The first page that is rolled back.
        ("-journal", 512 + 4 + 96, b"XXXX"),
    ],
)
def test_a_journal_is_kept_with_its_damaged_database(
    killed: Path, tmp_path: Path, suffix: str, place: int, to: bytes
) -> None:
    path = copy_of(killed, tmp_path / "copy")
    journal = Path(f"{path}-journal")
    change(Path(f"{path}{suffix}"), place, to)
    before = path.read_bytes(), journal.read_bytes()
    opened = MatchStore.open(path)
    (problem,) = opened.problems
    assert isinstance(problem, Damage)
    assert problem.may_lack_the_end
    assert (problem.kept_as.read_bytes(), Path(f"{problem.kept_as}-journal").read_bytes()) == before
    after = stored_in(opened)
    assert {*range(1, MATCHES + 1)} - {5} <= {*after}
    assert all(match.record == record_of(HANDS) for number, match in after.items() if number != 5)
    assert len(after) == problem.whole + len(problem.cut) == MATCHES - problem.lost


def test_a_mended_database_is_gone_on_with(path: Path) -> None:
    change(path, 0, b"X")
    with MatchStore.open(path).store as store:
        assert store.unfinished()[0] == MATCHES
        assert store.claim(2)
        store.add_action(2, "0:bela")
        assert store.create(HEAD) == MATCHES + 1
    opened = MatchStore.open(path)
    assert opened.problems == ()
    after = stored_in(opened)
    assert after[2].row.actions == 37
    assert after[7].row.standings == (5, 6)
    assert after[5].extras == {"seed": "4711"}


def test_long_rows_are_carried_over(database: Path) -> None:
    with MatchStore.open(database).store as store:
        match_id = store.create(HEAD, extras={"long": "x" * 100_000, "just": "y" * 4050, "over": "z" * 4090})
        store.add_hand(match_id, DECK)
    change(database, 0, b"X")
    (match,) = stored_in(MatchStore.open(database)).values()
    assert {name: len(value) for name, value in match.extras.items()} == {
        "long": 100_000,
        "just": 4050,
        "over": 4090,
    }


def test_deleted_matches_do_not_come_back(path: Path) -> None:
    with MatchStore.open(path).store as store:
        for match_id in range(1, MATCHES):
            store.delete(match_id)
    change(path, 0, b"X")
    opened = MatchStore.open(path)
    assert list(stored_in(opened)) == [MATCHES]
    assert opened.problems[0].lost == 0


# A changed letter


# R14
@pytest.mark.parametrize(
    ("statement", "hands"),
    [
        ("UPDATE action SET text = '1:play HA' WHERE match_id = 2 AND number = 34",
         (HANDS[0], (HANDS[1][0], ("1:declare OOOO HK4",)))),
        ("DELETE FROM action WHERE match_id = 2 AND number = 36",
         (HANDS[0], (HANDS[1][0], HANDS[1][1][:-1]))),
        ("DELETE FROM action WHERE match_id = 2 AND number = 33", (HANDS[0],)),
        ("UPDATE hand SET deck = 'x' WHERE match_id = 2 AND number = 2", (HANDS[0],)),
        ("UPDATE hand SET deck = 'x' WHERE match_id = 2 AND number = 1", ()),
        ("DELETE FROM action WHERE match_id = 2 AND number = 1", ((DECK, ()),)),
        ("DELETE FROM hand WHERE match_id = 2 AND number = 3", HANDS[:2]),
    ],
)  # fmt: skip
def test_a_match_goes_on_from_before_the_first_missing_row(
    path: Path, statement: str, hands: tuple[tuple[str, tuple[str, ...]], ...]
) -> None:
    changed_by_hand(path, statement)
    opened = MatchStore.open(path)
    (problem,) = opened.problems
    assert (problem.whole, problem.cut, problem.lost) == (MATCHES - 1, (2,), 0)
    after = stored_in(opened)
    assert after[2].record == record_of(hands)
    assert after[2].broken_at is None
    assert all(after[number].record == record_of(HANDS) for number in after if number != 2)
    assert problems_of(path) == ()


@pytest.fixture
def with_many_finished(sound: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database with more finished matches than are checked before the window opens."""
    monkeypatch.setattr(opening, "ROWS_AT_OPENING", 20)
    return copy_of(sound, tmp_path / "copy")


def test_a_finished_match_is_shown_up_to_the_damage(with_many_finished: Path) -> None:
    path = with_many_finished
    changed_by_hand(path, "UPDATE action SET text = '1:play HA' WHERE match_id = 4 AND number = 34")
    opened = MatchStore.open(path)
    with opened.store as store:
        assert opened.problems == ()
        stored = store.load(4)
        assert stored.broken_at == (2, 2)
        assert is_beginning(stored.record, record_of(HANDS))
        # Nothing is added after a gap.
        assert store.claim(4)
        with pytest.raises(NotSaved) as caught:
            store.add_action(4, "0:bela")
        assert caught.value.trouble is Trouble.DAMAGED
        # The match can still be deleted.
        store.delete(4)
        assert 4 not in [row.id for row in store.list()]


def test_the_other_finished_matches_are_looked_over_later(with_many_finished: Path) -> None:
    path = with_many_finished
    changed_by_hand(path, "UPDATE action SET text = '1:play HA' WHERE match_id = 4 AND number = 34")
    opened = MatchStore.open(path)
    assert opened.problems == ()
    with opened.store as store:
        damaged = [row for row in damaged_matches(store) if row is not None]
        assert [row.id for row in damaged] == [4]
        assert damaged[0].head.title == "Match 3"
    # The next start checks all of them, and mends what it finds.
    opened = MatchStore.open(path)
    (problem,) = opened.problems
    assert problem.cut == (4,)
    assert is_beginning(stored_in(opened)[4].record, record_of(HANDS))
    # The start after that has nothing to do.
    with MatchStore.open(path).store as store:
        assert not any(damaged_matches(store))
    assert problems_of(path) == ()
    assert sorted(file.name for file in path.parent.iterdir()) == [path.name, f"{path.name}.damaged-1"]


def test_looking_over_ends_with_the_store_and_minds_what_changes(with_many_finished: Path) -> None:
    with MatchStore.open(with_many_finished).store as store:
        looks = damaged_matches(store)
        assert next(looks) is None
        store.delete(7)
        assert not any(looks)
        looks = damaged_matches(store)
        next(looks)
    assert list(looks) == list(damaged_matches(store)) == []


def test_damage_while_running(path: Path) -> None:
    with MatchStore.open(path).store as store:
        changed_by_hand(path, "UPDATE match SET title = 'x' WHERE id = 2")
        for read in (store.list, lambda: store.load(2), lambda: store.claim(2)):
            with pytest.raises(CannotRead) as caught:
                read()
            assert caught.value.trouble is Trouble.DAMAGED
        assert store.load(3).record == record_of(HANDS)


def test_a_damaged_seat_while_running(path: Path) -> None:
    with MatchStore.open(path).store as store:
        changed_by_hand(path, "UPDATE seat SET name = 'x' WHERE match_id = 2 AND seat = 1")
        with pytest.raises(CannotRead) as caught:
            store.load(2)
        assert caught.value.trouble is Trouble.DAMAGED
        assert store.claim(2)
        with pytest.raises(NotSaved):
            store.set_result(2, (1, 0), finished=False)
        # The list shows the others, and this one without the name.
        names = {row.id: row.head.names for row in store.list()}
        assert names.pop(2) == (HEAD.names[0], "")
        assert set(names.values()) == {HEAD.names}
        store.release(2)


def test_a_damaged_seat_of_a_finished_match_is_found(path: Path) -> None:
    with MatchStore.open(path).store as store:
        changed_by_hand(path, "UPDATE seat SET standing = 7 WHERE match_id = 4 AND seat = 0")
        assert [row.id for row in damaged_matches(store) if row is not None] == [4]


@pytest.mark.parametrize(
    "damage",
    ["UPDATE seat SET name = 'x' WHERE match_id = 4 AND seat = 1", "DELETE FROM seat WHERE match_id = 4"],
)
def test_a_damaged_seat_costs_its_name(path: Path, sound: Path, tmp_path: Path, damage: str) -> None:
    undamaged = stored_in(MatchStore.open(copy_of(sound, tmp_path / "sound")))
    changed_by_hand(path, damage)
    opened = MatchStore.open(path)
    (problem,) = opened.problems
    assert isinstance(problem, Damage)
    assert (problem.whole, problem.cut, problem.lost) == (MATCHES - 1, (4,), 0)
    after = stored_in(opened)
    assert after[4].row.head.names[1] == ""
    assert after[4].row.head.level == ""
    assert is_beginning(after[4].record, undamaged[4].record)
    assert len(after[4].record["hands"]) == len(undamaged[4].record["hands"])
    del after[4], undamaged[4]
    assert after == undamaged


def leaf_pages(database: Path, table: str) -> list[int]:
    """Where the pages with the rows of a table begin."""
    with closing(sqlite3.connect(database)) as connection:
        found = connection.execute(
            "SELECT pgoffset FROM dbstat WHERE name = ? AND pagetype = 'leaf'", (table,)
        ).fetchall()
    return [place for (place,) in found]


def test_a_finished_match_that_loses_all_its_actions_is_counted_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite3"
    with MatchStore.open(path).store as store:
        for seed in (1, 2):
            kept(store, played(SHORT, 30, seed), "strong")
    try:
        pages = leaf_pages(path, "action")
    except sqlite3.OperationalError:
        pytest.skip("this SQLite cannot tell where a table is")
    for place in pages:
        change(path, place, bytes(PAGE_SIZE))
    opened = MatchStore.open(path)
    (problem,) = opened.problems
    assert isinstance(problem, Damage)
    assert problem.cut == (1, 2)
    after = stored_in(opened)
    assert [(match.row.finished, match.row.standings) for match in after.values()] == [(False, (0, 0))] * 2
    assert {match.row.actions for match in after.values()} == {0}


def test_a_finished_match_that_ends_early_stands_as_its_record_does(tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite3"
    with MatchStore.open(path).store as store:
        kept(store, played(SHORT, 30, 1), "strong")
        last = store.load(1).row.actions
    changed_by_hand(path, f"UPDATE action SET text = '0:bela' WHERE number = {last - 40}")
    row = stored_in(MatchStore.open(path))[1].row
    assert not row.finished
    assert row.actions == last - 41


def test_a_folder_in_the_place_of_the_mark_of_damage_keeps_nothing_from_opening(database: Path) -> None:
    MatchStore.open(database).store.close()
    opening.suspect(database).mkdir()
    with MatchStore.open(database).store as store:
        store.create(HEAD)
        assert len(store.list()) == 1


@pytest.fixture(scope="module")
def several_killed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Killed, ...]:
    return killed_folders(tmp_path_factory.mktemp("killed"))


# Few in each test, since slow machines take long to mend; `make damage` tries hundreds.
@pytest.mark.parametrize("first", range(0, 20, 10))
def test_damaged_files_are_told_and_all_that_can_be_read_is_carried_over(
    several_killed: tuple[Killed, ...], tmp_path: Path, first: int
) -> None:
    tally = damage_again_and_again(several_killed, tmp_path, range(first, first + 10))
    assert tally["variants"] == 10
    assert tally["told"] > 1


def test_the_rows_that_are_searched_for_are_those_of_sqlite(database: Path) -> None:
    database.parent.mkdir()
    values = (None, 0, 1, 2, -1, 127, 128, -32768, 1 << 20, 1 << 30, 1 << 40, 1 << 60, "", "Ödön", "x" * 200)
    with closing(sqlite3.connect(database)) as connection:
        connection.execute(f"CREATE TABLE row ({', '.join(f'c{number}' for number in range(len(values)))})")
        connection.execute(f"INSERT INTO row VALUES ({', '.join('?' * len(values))})", values)
        connection.commit()
    assert record(*values) in database.read_bytes()
