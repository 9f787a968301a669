"""Reviews of hands are kept beside their match, and nothing else depends on them."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tartli_desktop.files.problems import NoSuchMatch
from tartli_desktop.store import record_files
from tartli_desktop.store.damage_search import damaged_matches
from tartli_desktop.store.match_store import MatchStore
from tests.store.damage.damaged_databases import changed_by_hand
from tests.store.versions.make_database import SHORT, kept, played

DATA = {"decisions": [[0, "play A7", "play AA", 3.25]], "named": "béla"}
OTHER = {"decisions": []}


@pytest.fixture
def match_id(store: MatchStore) -> int:
    """A match of three finished hands and one in progress."""
    return kept(store, played(SHORT, 4, 21, last=9), "casual")


def of_hands(store: MatchStore, match_id: int, coach: int = 1) -> list[Any]:
    return [store.reviews.get(match_id, hand, 0, coach=coach) for hand in (1, 2, 3)]


def test_a_review_is_there_after_a_new_start(database: Path) -> None:
    with MatchStore.open(database).store as store:
        match_id = kept(store, played(SHORT, 4, 21, last=9), "casual")
        before = store.load(match_id)
        store.reviews.set(match_id, 2, 0, DATA, coach=3)
        # The review is no part of the record.
        assert store.load(match_id) == before
    with MatchStore.open(database).store as store:
        assert store.reviews.get(match_id, 2, 0, coach=3) == DATA
        assert store.reviews.get(match_id, 1, 0, coach=3) is None
        assert store.load(match_id) == before


def test_a_review_is_asked_for_by_seat_and_coach(store: MatchStore, match_id: int) -> None:
    store.reviews.set(match_id, 2, 0, DATA, coach=3)
    store.reviews.set(match_id, 2, 1, OTHER, coach=5)
    assert store.reviews.get(match_id, 2, 0, coach=3) == DATA
    assert store.reviews.get(match_id, 2, 1, coach=5) == OTHER
    assert store.reviews.get(match_id, 2, 0, coach=4) is None
    assert store.reviews.get(match_id, 2, 1, coach=3) is None
    assert store.reviews.get(match_id + 1, 2, 0, coach=3) is None


def test_a_hand_that_is_not_there_has_no_review(store: MatchStore, match_id: int) -> None:
    for hand in (0, 5):
        with pytest.raises(ValueError, match="has no hand"):
            store.reviews.set(match_id, hand, 0, DATA, coach=1)
    with pytest.raises(NoSuchMatch):
        store.reviews.set(match_id + 1, 1, 0, DATA, coach=1)


def test_reviews_go_with_their_match(database: Path, store: MatchStore, match_id: int) -> None:
    other = kept(store, played(SHORT, 2, 22), "casual")
    for each in (match_id, other):
        store.reviews.set(each, 1, 0, DATA, coach=1)
    store.delete(match_id)
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT match_id FROM review").fetchall() == [(other,)]


def test_a_hand_that_is_taken_back_is_reviewed_again(store: MatchStore) -> None:
    match_id = kept(store, played(SHORT, 2, 23), "casual", practice="1")
    assert store.claim(match_id)
    for hand in (1, 2):
        store.reviews.set(match_id, hand, 0, DATA, coach=1)
    store.cut_back(match_id, store.load(match_id).row.actions - 1, (0, 0))
    assert [store.reviews.get(match_id, hand, 0, coach=1) for hand in (1, 2)] == [DATA, None]


def test_copies_files_and_duplicates_have_none(store: MatchStore, match_id: int, tmp_path: Path) -> None:
    store.reviews.set(match_id, 1, 0, DATA, coach=1)
    with MatchStore.in_memory() as elsewhere:
        added = elsewhere.add(store.load(match_id))
        assert of_hands(elsewhere, added) == [None] * 3
    path = tmp_path / "sent.tartli.json"
    record_files.write(path, record_files.record_to_send(store.load(match_id)))
    assert b"decisions" not in path.read_bytes()
    read = record_files.read(path)
    # The same match again: the stored one keeps its reviews.
    assert record_files.keep(store, read, human_seat=0, level="casual").match_id == match_id
    assert of_hands(store, match_id) == [DATA, None, None]


def test_what_was_reviewed_as_the_person_is_counted(store: MatchStore) -> None:
    match_id = kept(store, played(SHORT, 4, 21, last=9), "casual", human_seat=1)
    another = kept(store, played(SHORT, 2, 22), "casual")
    for hand, seat in ((3, 1), (1, 1), (2, 0)):
        store.reviews.set(match_id, hand, seat, DATA, coach=hand)
    found = {match.id: match.reviews for match in store.results.counted("tartli").matches}
    text = msgspec.json.encode(DATA).decode()
    assert found == {match_id: ((1, text), (3, text)), another: ()}
    store.reviews.set(match_id, 4, 1, DATA, coach=1)
    # The last hand is still in progress.
    assert len(store.results.counted("tartli").matches[0].reviews) == 2


# Damage


def changed(database: Path, statement: str) -> None:
    changed_by_hand(database, statement)
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


@pytest.fixture
def reviewed(database: Path) -> int:
    """A match of three hands, each reviewed, in a closed database."""
    with MatchStore.open(database).store as store:
        match_id = kept(store, played(SHORT, 4, 21, last=9), "casual")
        for hand in (1, 2, 3):
            store.reviews.set(match_id, hand, 0, DATA, coach=1)
    return match_id


@pytest.mark.parametrize("change", ["data = '[]'", "coach = 2", "seat = 1", "data = x'ff00'", "seal = 0"])
def test_a_review_that_changed_is_none_and_no_alarm(database: Path, reviewed: int, change: str) -> None:
    changed(database, f"UPDATE review SET {change} WHERE hand = 2")
    opened = MatchStore.open(database)
    with opened.store as store:
        assert opened.problems == ()
        for coach in (1, 2):
            for seat in (0, 1):
                assert store.reviews.get(reviewed, 2, seat, coach=coach) is None
        assert of_hands(store, reviewed) == [DATA, None, DATA]
        (match,) = store.results.counted("tartli").matches
        assert [hand for hand, _ in match.reviews] == [1, 3]
        assert store.load(reviewed).broken_at is None
        assert not any(damaged_matches(store))
        store.reviews.set(reviewed, 2, 0, OTHER, coach=1)
        assert of_hands(store, reviewed) == [DATA, OTHER, DATA]


def test_reviews_are_carried_over_from_a_damaged_database(database: Path, reviewed: int) -> None:
    changed(database, "UPDATE review SET data = '{}' WHERE hand = 1")
    damage_header(database)
    opened = MatchStore.open(database)
    with opened.store as store:
        assert len(opened.problems) == 1
        assert of_hands(store, reviewed) == [None, DATA, DATA]
        store.reviews.set(reviewed, 1, 0, DATA, coach=1)


def test_a_long_review_is_carried_over_too(database: Path, reviewed: int) -> None:
    """It continues on other pages of the database."""
    long = {"decisions": [[at, "play A7", "play AA", at / 7] for at in range(900)]}
    with MatchStore.open(database).store as store:
        for hand in (1, 3):
            store.reviews.set(reviewed, hand, 0, long, coach=1)
    damage_header(database)
    opened = MatchStore.open(database)
    with opened.store as store:
        assert len(opened.problems) == 1
        assert of_hands(store, reviewed) == [long, DATA, long]
        assert store.load(reviewed).broken_at is None


def test_a_hand_that_was_cut_has_lost_its_review(database: Path, reviewed: int) -> None:
    changed(
        database,
        "UPDATE action SET text = '0:play A?' WHERE rowid = (SELECT max(rowid) FROM action WHERE hand = 2)",
    )
    opened = MatchStore.open(database)
    with opened.store as store:
        assert opened.problems
        assert store.load(reviewed).row.hands == 2
        assert [store.reviews.get(reviewed, hand, 0, coach=1) for hand in (1, 2)] == [DATA, None]


def damage_header(database: Path) -> None:
    content = bytearray(database.read_bytes())
    content[16] ^= 0xFF
    database.write_bytes(content)
