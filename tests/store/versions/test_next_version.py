"""One more version of the database does no harm: every earlier database opens with all its contents."""

import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

from tartli_desktop.files.problems import CannotOpen, Trouble
from tartli_desktop.store.database import row_checksums, schema
from tartli_desktop.store.database.damage.repair import Damage
from tartli_desktop.store.match_store import MatchStore
from tests.processes.kill_process import kill
from tests.processes.loaded_processes import LoadedProcess
from tests.store.store_samples import CHILD_ENVIRONMENT

from . import contents, next_schema

DATABASES = contents.databases()


def migrate_and_die(told: Connection, path: Path, moment: int) -> None:
    """Open a database as the next program; die after this much work in the steps, or after them if 0."""
    next_schema.install()
    migrate, work = schema.migrate, 0

    def at_work() -> None:
        nonlocal work
        work += 1
        if work == moment:
            kill(os.getpid())

    def migrating(connection: sqlite3.Connection) -> None:
        connection.set_progress_handler(at_work, 500)
        migrate(connection)
        connection.set_progress_handler(None, 0)
        told.send(work)
        if not moment:
            kill(os.getpid())

    schema.migrate = migrating
    MatchStore.open(path)


@pytest.fixture
def next_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """Turn this program into the next version."""
    next_schema.install(monkeypatch.setattr)


def opened(path: Path) -> dict[str, Any]:
    """The contents of an undamaged database."""
    found = MatchStore.open(path)
    with found.store as store:
        assert found.problems == ()
        return contents.of(store)


oldest_and_newest = pytest.mark.parametrize("name", ["version-1", f"version-{schema.VERSION}"], indirect=True)
"""For what does not depend on the version that the next program finds."""


def killed(path: Path, moment: int) -> list[int]:
    """Open the database as the next program and kill that; return the work of its steps if they ended."""
    child = LoadedProcess(migrate_and_die)
    child.begin(path, moment)
    child.end()
    return child.rest()


# Opening


@pytest.mark.usefixtures("next_program")
def test_every_database_opens_with_everything(name: str, copied: Path) -> None:
    assert opened(copied) == contents.expected(name)
    assert contents.version(copied) == next_schema.VERSION
    assert opened(copied) == contents.expected(name)


@oldest_and_newest
@pytest.mark.usefixtures("next_program")
def test_every_row_is_sealed_with_what_was_added(copied: Path) -> None:
    opened(copied)
    with closing(sqlite3.connect(copied)) as connection:
        assert connection.execute("SELECT DISTINCT place FROM match").fetchall() == [("at home",)]
        (hands,) = connection.execute("SELECT count(*) FROM hand").fetchone()
        assert connection.execute("SELECT count(*) FROM colour").fetchone() == (hands,)
        for table in schema.tables_of(schema.VERSION):
            for *values, sealed in connection.execute(f"SELECT * FROM {table}"):
                assert sealed == row_checksums.row_checksum(table, *values), (table, values)


@pytest.mark.usefixtures("next_program")
def test_a_step_gives_a_changed_row_no_seal_that_fits(tmp_path: Path) -> None:
    path = Path(shutil.copy(DATABASES["version-3"], tmp_path / "matches.sqlite3"))
    with closing(sqlite3.connect(path)) as connection:
        next_schema.step(connection)
        changed = connection.execute("SELECT match_id, text FROM action WHERE seal = -1").fetchall()
    assert [match_id for match_id, _ in changed] == [contents.CHANGED]


# While it migrates


@oldest_and_newest
def test_a_kill_in_the_middle_leaves_the_database_as_it_was(name: str, copied: Path, tmp_path: Path) -> None:
    before = contents.version(copied)
    trial = Path(shutil.copy(copied, tmp_path / "trial.sqlite3"))
    (work,) = killed(trial, 0)
    assert work > 20
    for moment in (work // 2, work - 1):
        killed(copied, moment)
        assert contents.version(copied) == before
    assert opened(copied) == contents.expected(name)


@oldest_and_newest
def test_while_an_earlier_program_plays_its_database_stays_as_it_is(
    name: str, copied: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with MatchStore.open(copied).store as store:
        assert store.claim(1)
        before = contents.version(copied)
        with monkeypatch.context() as later:
            next_schema.install(later.setattr)
            with pytest.raises(CannotOpen) as caught:
                MatchStore.open(copied)
        assert caught.value.trouble is Trouble.LOCKED
        store.set_extra(1, "seed", "12")
        assert contents.version(copied) == before
    next_schema.install(monkeypatch.setattr)
    with MatchStore.open(copied).store as store:
        assert store.load(1).extras["seed"] == "12"


@oldest_and_newest
def test_a_full_disk_leaves_the_database_as_it_was(copied: Path, name: str, on_full_disk: list[str]) -> None:
    child = """
import shutil, sqlite3, sys
from pathlib import Path
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.files.problems import CannotOpen
from tests.store.versions import contents, next_schema

next_schema.install()
path, ballast = Path("/mnt/matches.sqlite3"), Path("/mnt/ballast")
shutil.copy(sys.argv[1], path)
before = path.read_bytes()

def free(size):
    try:
        with ballast.open("wb", buffering=0) as file:
            while True:
                file.write(bytes(1024))
    except OSError:
        ballast.open("r+b").truncate(ballast.stat().st_size - size)

for size in range(0, 200_000, 40_000):
    free(size)
    try:
        MatchStore.open(path)
    except CannotOpen as error:
        print(error.trouble.name)
    assert path.read_bytes() == before, size
ballast.unlink()
opened = MatchStore.open(path)
assert opened.problems == ()
with opened.store as store:
    assert contents.of(store) == contents.expected(sys.argv[2])
"""
    ended = subprocess.run(
        [*on_full_disk, sys.executable, "-c", child, copied, name],
        env=CHILD_ENVIRONMENT,
        capture_output=True,
        text=True,
    )
    assert ended.stderr == ""
    assert ended.stdout.splitlines() == ["DISK_FULL"] * 5


# Damaged


def damage_of(path: Path) -> tuple[Damage, dict[int, dict[str, Any]]]:
    """The reported damage of a database, and the matches in the database that replaces it."""
    found = MatchStore.open(path)
    with found.store as store:
        (damage,) = found.problems
        assert isinstance(damage, Damage)
        return damage, {each["id"]: each for each in contents.of(store)["matches"]}


def matches_of(name: str) -> dict[int, dict[str, Any]]:
    return {each["id"]: each for each in contents.expected(name)["matches"]}


@oldest_and_newest
@pytest.mark.usefixtures("next_program")
def test_a_damaged_earlier_database_is_carried_over(name: str, copied: Path) -> None:
    flip(copied, 16)
    damage, found = damage_of(copied)
    assert found == matches_of(name)
    assert (damage.whole, damage.cut, damage.lost) == (len(found), (), 0)
    assert opened(copied)["matches"] == contents.expected(name)["matches"]


@oldest_and_newest
@pytest.mark.usefixtures("next_program")
def test_a_damaged_row_of_an_earlier_database_costs_what_follows_in_its_match(
    copied: Path, name: str
) -> None:
    with closing(sqlite3.connect(copied, isolation_level=None)) as connection:
        connection.execute("UPDATE action SET text = '0:play A?' WHERE match_id = 1 AND number = 20")
        connection.execute("UPDATE match SET touched = touched + 1 WHERE id = 2")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    damage, found = damage_of(copied)
    expected = matches_of(name)
    assert (damage.cut, damage.lost) == ((1,), 1)
    assert found[1]["actions"] == 19
    assert {key: each for key, each in found.items() if key != 1} == {
        key: each for key, each in expected.items() if key not in (1, 2)
    }


@oldest_and_newest
@pytest.mark.usefixtures("next_program")
def test_what_belongs_to_a_lost_hand_is_lost_with_it(copied: Path) -> None:
    opened(copied)
    with closing(sqlite3.connect(copied, isolation_level=None)) as connection:
        connection.execute("UPDATE action SET text = '0:play A?' WHERE match_id = 1 AND number = 20")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    damage, found = damage_of(copied)
    assert damage.cut == (1,)
    with closing(sqlite3.connect(copied)) as connection:
        (colours,) = connection.execute("SELECT count(*) FROM colour WHERE match_id = 1").fetchone()
        assert colours == found[1]["hands"] == 1
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


def flip(path: Path, place: int, count: int = 1) -> None:
    content = bytearray(path.read_bytes())
    for each in range(place, place + count):
        content[each] ^= 0xFF
    path.write_bytes(content)


# Conditions for every version


def test_rows_of_two_versions_can_be_told_apart() -> None:
    forms = {form for tables in schema.all_tables() for form in tables.items()}
    assert len({(table, len(columns)) for table, columns in forms}) == len(forms)


def test_every_version_has_what_is_relied_on() -> None:
    assert len(schema.all_tables()) == schema.VERSION
    for tables in schema.all_tables():
        assert {"id", "touched", "finished", "hands", "actions"} <= {*tables["match"]}
        beside = ("match", *schema.BESIDE_MATCHES)
        others = {table: columns for table, columns in tables.items() if table not in beside}
        assert {columns[0] for columns in others.values()} == {"match_id"}
        kept = (columns for table, columns in others.items() if table not in schema.DERIVED)
        assert {columns[1] for columns in kept} <= {"number", "name", "seat"}
