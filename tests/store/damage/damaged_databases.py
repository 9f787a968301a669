"""Databases of some matches, damaged on purpose, and what is left of them."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from tartli_desktop.store.database.damage.repair import Damage, SetAside
from tartli_desktop.store.database.schema import PAGE_SIZE
from tartli_desktop.store.match_store import MatchStore, OpenedStore
from tartli_desktop.store.stored_match import StoredMatch
from tests.store.damage.everything_that_reads import read_everything

MATCHES = 8


def copy_of(folder: Path, to: Path) -> Path:
    return Path(shutil.copytree(folder, to)) / "matches.sqlite3"


def stored_in(opened: OpenedStore) -> dict[int, StoredMatch]:
    """All matches, once everything that reads them has."""
    with opened.store as store:
        read_everything(store)
        return {row.id: store.load(row.id) for row in store.list()}


def problems_of(path: Path) -> tuple[Damage | SetAside, ...]:
    opened = MatchStore.open(path)
    opened.store.close()
    return opened.problems


def is_beginning(record: dict[str, object], whole: dict[str, object]) -> bool:
    """Whether a record is the beginning of another, except that names may be lost."""

    def stored_hands(of: dict[str, object]) -> list[object]:
        return [step for hand in of["hands"] for step in (hand["deck"], *hand["actions"])]  # type: ignore

    steps = stored_hands(record)
    names = zip(record["players"], whole["players"], strict=True)  # type: ignore
    players = [name or usual for name, usual in names]
    return steps == stored_hands(whole)[: len(steps)] and {**record, "players": players, "hands": []} == {
        **whole,
        "hands": [],
    }


def change(path: Path, place: int, to: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(place)
        file.write(to)


def changed_by_hand(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        # As the program does: Windows deletes no journal that another connection has open.
        connection.execute("PRAGMA journal_mode = TRUNCATE").fetchall()
        connection.execute(statement)
        connection.commit()


def write_a_log(store: MatchStore) -> None:
    """Write as earlier versions did, to a write-ahead log."""
    assert store.database.connection.execute("PRAGMA journal_mode = WAL").fetchone() == ("wal",)
    store.database.connection.execute("PRAGMA wal_autocheckpoint = 0")


def copy_in_the_middle_of_deleting(store: MatchStore, match_id: int, to: Path) -> None:
    """Copy the folder of a database as a kill leaves it that comes before the end of the deletion."""
    copy_in_the_middle(store, lambda: store.delete(match_id), to)
    assert Path(f"{to / store.database.path.name}-journal").stat().st_size > 2 * PAGE_SIZE


def copy_in_the_middle(store: MatchStore, write: Callable[[], object], to: Path) -> None:
    """Copy the folder of a database as a kill leaves it that comes before the end of a write."""
    folder = store.database.path.parent

    def at(statement: str) -> None:
        if statement == "COMMIT":
            shutil.copytree(folder, to, ignore=shutil.ignore_patterns("*.lock"))

    # What is not yet committed goes into the file at once.
    store.database.connection.execute("PRAGMA cache_size = 1")
    store.database.connection.set_trace_callback(at)
    write()
    store.database.connection.set_trace_callback(None)
