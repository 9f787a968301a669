"""Every database left by a version of the program opens, for ever, with all its contents."""

import ast
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tartli_desktop.files.long_work import at_once
from tartli_desktop.league.season import read as read_season
from tartli_desktop.league.season import write as write_season
from tartli_desktop.store.database import migrations, schema
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.study.document import checking, read, write

from . import contents

DATABASES = contents.databases()


def test_there_is_one_of_every_version() -> None:
    assert {contents.version(path) for path in DATABASES.values()} == set(range(1, schema.VERSION + 1))


def structure(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    return set(connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL"))


@pytest.mark.parametrize("number", range(1, schema.VERSION + 1))
def test_the_steps_make_what_they_have_always_made(number: int) -> None:
    with (
        closing(sqlite3.connect(":memory:", isolation_level=None)) as made,
        closing(sqlite3.connect(DATABASES[f"version-{number}"])) as committed,
    ):
        schema.migrate(made, number)
        assert structure(made) == structure(committed)
        assert schema.fault(made) == ""


def test_the_steps_use_nothing_that_may_change() -> None:
    tree = ast.parse(Path(migrations.__file__).read_text(encoding="utf-8"))
    imported = {
        each.module if isinstance(each, ast.ImportFrom) else each.names[0].name
        for each in ast.walk(tree)
        if isinstance(each, ast.Import | ast.ImportFrom)
    }
    assert imported <= {"json", "sqlite3", "collections.abc", "row_checksums"}


def test_everything_is_in_it(name: str, copied: Path) -> None:
    opened = MatchStore.open(copied)
    assert contents.version(copied) == schema.VERSION
    for again in (opened, None):
        opened = again or MatchStore.open(copied)
        assert opened.problems == ()
        with opened.store as store:
            assert contents.of(store) == contents.expected(name)


def test_every_season_in_it_can_be_read(copied: Path) -> None:
    with MatchStore.open(copied).store as store:
        for row in store.seasons.rows():
            document = store.seasons.load(row.id)
            assert write_season(read_season(document)) == document


def test_every_study_in_it_can_be_opened(copied: Path) -> None:
    with MatchStore.open(copied).store as store:
        for row in store.studies.rows():
            document = store.studies.load(row.id)
            study = read(document)
            at_once(checking(study))
            assert write(study) == document


def test_it_can_be_written(name: str, copied: Path) -> None:
    # Statistics first, so that what they derive is written, too.
    with MatchStore.open(copied).store as store:
        before = contents.of(store)
        stored = store.load(before["matches"][0]["id"])
        added = store.add(stored)
        store.rename(1, "another title")
        store.delete(2)
    opened = MatchStore.open(copied)
    assert opened.problems == ()
    with opened.store as store:
        assert store.load(added).record == stored.record
        assert store.load(1).row.head.title == "another title"
        assert {row.id for row in store.list()} == {each["id"] for each in before["matches"]} - {2} | {added}
