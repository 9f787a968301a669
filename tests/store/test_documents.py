"""Studies, seasons of the league and answers in exercises are kept as carefully as matches."""

import random
from collections.abc import Callable
from datetime import UTC, datetime
from operator import attrgetter
from pathlib import Path

import pytest
from msgspec.structs import replace

from tartli_desktop.files.problems import (
    CannotOpen,
    CannotRead,
    DocumentHeldElsewhere,
    NoSuchDocument,
    NotSaved,
)
from tartli_desktop.store.database.damage.repair import Damage
from tartli_desktop.store.document_store import DocumentStore
from tartli_desktop.store.learning_store import LARGEST_QUESTION
from tartli_desktop.store.match_store import MatchStore, OpenedStore
from tests.store.damage.damaged_databases import MATCHES, change, changed_by_hand, copy_of
from tests.store.store_samples import answers, study

NOON = datetime(2026, 3, 10, 12, tzinfo=UTC)


Of = Callable[[MatchStore], DocumentStore]


@pytest.fixture(params=["studies", "seasons"])
def kind(request: pytest.FixtureRequest) -> str:
    """The documents of a store that a test is about."""
    return str(request.param)


@pytest.fixture
def of(kind: str) -> Of:
    return attrgetter(kind)


@pytest.fixture
def table(kind: str) -> str:
    return {"studies": "study", "seasons": "season"}[kind]


def titles(documents: DocumentStore) -> list[str]:
    return [row.title for row in documents.rows()]


def problem_of(opened: OpenedStore) -> Damage:
    (problem,) = opened.problems
    assert isinstance(problem, Damage)
    return problem


# What is kept


def test_a_study_is_there_again_as_it_was_saved(of: Of, database: Path) -> None:
    with MatchStore.open(database, now=lambda: NOON).store as store:
        first = of(store).save(None, study(1))
        second = of(store).save(None, study(2) | {"title": ""})
        assert of(store).save(first, study(3)) == first
    with MatchStore.open(database).store as store:
        rows = of(store).rows()
        assert [(row.id, row.game, row.title, row.changed) for row in rows] == [
            (first, "ulti", "Study 3", NOON),
            (second, "ulti", "", NOON),
        ]
        assert [of(store).load(row.id) for row in rows] == [study(3), study(2) | {"title": ""}]
        of(store).rename(second, "Őszi játszma")
        assert of(store).load(second)["title"] == "Őszi játszma"
        assert titles(of(store)) == ["Őszi játszma", "Study 3"]
        of(store).delete(second)
        with pytest.raises(NoSuchDocument):
            of(store).load(second)
        assert of(store).save(None, study(4)) > second


def test_answers_come_back_in_the_order_in_which_they_were_given(database: Path) -> None:
    given = answers(5)
    with MatchStore.open(database).store as store:
        for each in given:
            store.training.add("ulti", each)
        store.training.add("tarokk", *given[:2])
    with MatchStore.open(database).store as store:
        assert store.training.of_game("ulti") == tuple(given)
        assert store.training.of_game("tarokk") == tuple(given[:2])
        assert store.training.of_game("tartli") == ()


@pytest.mark.parametrize(
    ("wrong", "why"),
    [({"question": "x" * (LARGEST_QUESTION + 1)}, "more than"), ({"cost": float("nan")}, "NaN")],
    ids=["long", "nan"],
)
def test_an_answer_that_cannot_be_kept_is_refused_with_the_others(
    store: MatchStore, wrong: dict[str, object], why: str
) -> None:
    good = answers(1)[0]
    with pytest.raises(ValueError, match=why):
        store.training.add("ulti", good, replace(good, **wrong))
    assert store.training.of_game("ulti") == ()


# The trash


def test_deleted_studies_come_back_until_the_store_closes(of: Of, database: Path) -> None:
    with MatchStore.open(database).store as store:
        numbers = [of(store).save(None, study(number, 1)) for number in range(100)]
        of(store).trash(numbers[:1])
        of(store).trash(numbers[1:99])
        assert titles(of(store)) == ["Study 99"]
        assert of(store).trashed == ((numbers[0],), tuple(numbers[1:99]))
        assert of(store).restore() == tuple(numbers[1:99])
        assert len(titles(of(store))) == 99
        of(store).trash(numbers[1:98])
    with MatchStore.open(database).store as store:
        assert titles(of(store)) == ["Study 99", "Study 98"]
        assert of(store).restore() == ()


# Two programs with the same data


def test_a_study_that_another_program_has_open_is_changed_only_there(of: Of, database: Path) -> None:
    with MatchStore.open(database).store as mine, MatchStore.open(database).store as other:
        number = of(mine).save(None, study(1))
        assert of(other).held_elsewhere() == {number}
        assert not of(other).claim(number)
        for change_it in (
            lambda: of(other).save(number, study(2)),
            lambda: of(other).rename(number, "another"),
            lambda: of(other).delete(number),
            lambda: of(other).trash([number]),
        ):
            with pytest.raises(DocumentHeldElsewhere):
                change_it()
        assert of(other).load(number) == study(1)
        # Nothing is lost: it is kept as another one.
        copy = of(other).save(None, study(2))
        assert titles(of(mine)) == ["Study 2", "Study 1"]
        of(mine).release(number)
        assert of(other).save(number, study(3)) == number
        assert of(mine).load(number) == study(3)
        assert of(mine).held_elsewhere() == {number, copy}


def test_a_match_and_a_study_of_the_same_number_have_nothing_to_do_with_each_other(
    of: Of, path: Path
) -> None:
    with MatchStore.open(path).store as mine, MatchStore.open(path).store as other:
        assert mine.claim(1)
        assert of(other).claim(1)
        assert mine.held_elsewhere() == frozenset()
        assert of(other).held_elsewhere() == frozenset()


def test_a_damaged_database_is_not_replaced_while_another_program_studies(
    of: Of, table: str, path: Path
) -> None:
    with MatchStore.open(path).store as store:
        assert of(store).claim(1)
        changed_by_hand(path, f"UPDATE {table} SET title = 'x' WHERE id = 2")
        with pytest.raises(CannotOpen, match="another copy"):
            MatchStore.open(path)


# Failures


def test_a_full_disk_leaves_the_study_as_it_was(of: Of, store: MatchStore) -> None:
    number = of(store).save(None, study(1))
    (pages,) = store.database.connection.execute("PRAGMA page_count").fetchone()
    store.database.connection.execute(f"PRAGMA max_page_count = {pages}")
    for attempt in (number, None):
        with pytest.raises(NotSaved):
            of(store).save(attempt, study(2, 5000))
    assert of(store).load(number) == study(1)
    store.database.connection.execute(f"PRAGMA max_page_count = {2 * pages + 100}")
    of(store).save(number, study(2, 5000))
    assert of(store).load(number) == study(2, 5000)


# Damage


def test_a_changed_study_is_told_and_costs_no_other(of: Of, table: str, kind: str, path: Path) -> None:
    changed_by_hand(path, f"UPDATE {table} SET data = replace(data, 'Note 7', 'Note 9') WHERE id = 3")
    opened = MatchStore.open(path)
    with opened.store as store:
        problem = problem_of(opened)
        assert (problem.whole, getattr(problem, f"lost_{kind}"), problem.lost_results) == (MATCHES, 1, 0)
        assert not problem.may_lack_others
        assert [row.id for row in of(store).rows()] == [*range(MATCHES - 1, 3, -1), 2, 1]
        assert store.training.of_game("tartli") == tuple(answers(20) * (MATCHES - 1))
    assert MatchStore.open(path).problems == ()


def test_changed_answers_are_told_and_cost_no_others(path: Path) -> None:
    changed_by_hand(path, "UPDATE training SET cost = 3 WHERE number IN (4, 9)")
    opened = MatchStore.open(path)
    with opened.store as store:
        problem = problem_of(opened)
        assert (problem.lost_studies, problem.lost_results) == (0, 2)
        assert len(store.training.of_game("tartli")) == 20 * (MATCHES - 1) - 2


def test_damage_that_is_found_while_the_program_runs_is_told_at_the_next_start(
    of: Of, table: str, kind: str, path: Path
) -> None:
    with MatchStore.open(path).store as store:
        changed_by_hand(path, f"UPDATE {table} SET title = 'x' WHERE id = 2")
        changed_by_hand(path, "UPDATE training SET cost = 3 WHERE number = 1")
        with pytest.raises(CannotRead):
            of(store).load(2)
        assert 2 not in {row.id for row in of(store).rows()}
        assert len(store.training.of_game("tartli")) == 20 * (MATCHES - 1) - 1
    problem = problem_of(MatchStore.open(path))
    assert (getattr(problem, f"lost_{kind}"), problem.lost_results) == (1, 1)


def test_an_old_answer_is_looked_at_when_it_is_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tartli_desktop.store.database.opening.ROWS_AT_OPENING", 30)
    changed_by_hand(path, "UPDATE training SET cost = 3 WHERE number = 1")
    opened = MatchStore.open(path)
    with opened.store as store:
        assert opened.problems == ()
        assert len(store.training.of_game("tartli")) == 20 * (MATCHES - 1) - 1
    assert problem_of(MatchStore.open(path)).lost_results == 1


def test_of_a_study_in_two_states_the_later_one_is_kept(of: Of, kind: str, database: Path) -> None:
    with MatchStore.open(database).store as store:
        number = of(store).save(None, study(1))
        for state in range(2, 6):
            of(store).save(number, study(state))
    change(database, 16, b"\xff")
    opened = MatchStore.open(database)
    with opened.store as store:
        assert getattr(problem_of(opened), f"lost_{kind}") == 0
        assert of(store).load(number) == study(5)


def test_a_large_study_is_carried_over(of: Of, kind: str, database: Path) -> None:
    with MatchStore.open(database).store as store:
        number = of(store).save(None, study(1, 60_000))
    change(database, 16, b"\xff")
    opened = MatchStore.open(database)
    with opened.store as store:
        assert getattr(problem_of(opened), f"lost_{kind}") == 0
        assert of(store).load(number) == study(1, 60_000)


def test_random_damage_loses_nothing_in_silence(of: Of, kind: str, sound: Path, tmp_path: Path) -> None:
    chance = random.Random(6)
    content = (sound / "matches.sqlite3").read_bytes()
    told = 0
    for number in range(25):
        path = copy_of(sound, tmp_path / str(number))
        start = chance.randrange(1, len(content) // 512) * 512
        change(path, start, chance.choice((bytes(512), chance.randbytes(512))))
        opened = MatchStore.open(path)
        with opened.store as store:
            studies = {row.id: of(store).load(row.id) for row in of(store).rows()}
            kept = store.training.of_game("tartli")
        assert all(document == study(each) for each, document in studies.items())
        lost = MATCHES - 1 - len(studies), 20 * (MATCHES - 1) - len(kept)
        if any(lost):
            problem = problem_of(opened)
            told += 1
            assert problem.may_lack_others or (getattr(problem, f"lost_{kind}"), problem.lost_results) == lost
    assert told > 3
