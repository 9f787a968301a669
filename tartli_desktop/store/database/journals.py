"""The files that SQLite keeps beside a database while it writes, and what it makes of them after a kill.

A rollback journal has the earlier state of what is being written; SQLite restores it at the next opening.
Earlier versions of the program had a write-ahead log, which SQLite copies into the database.
"""

import contextlib
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

SUFFIXES = ("-journal", "-wal")


def beside(database: Path) -> tuple[Path, ...]:
    """The journal and the log beside a database, as far as they hold anything."""
    found = (database.with_name(database.name + suffix) for suffix in SUFFIXES)
    return tuple(file for file in found if file.is_file() and file.stat().st_size)


@contextlib.contextmanager
def copied(database: Path) -> Iterator[Path]:
    """A copy of a database with its journal and log, for SQLite to open.

    Raises OSError if there is no room.
    """
    copy = database.with_name(database.name + ".looking")
    try:
        _remove(copy)
        for file in (database, *beside(database)):
            shutil.copyfile(file, f"{copy}{str(file).removeprefix(str(database))}")
        yield copy
    finally:
        _remove(copy)


@contextlib.contextmanager
def settled(database: Path) -> Iterator[tuple[Path, ...]]:
    """The files with all rows of a database that may be damaged, those that were written last at the end.

    That is the database and what SQLite makes of it and its journal; with a log only the latter, since the
    database itself may have what was deleted.
    """
    journals = beside(database)
    if not database.is_file() or not journals:
        yield (database,) * database.is_file()
        return
    with copied(database) as copy:
        with (
            contextlib.suppress(sqlite3.DatabaseError),
            contextlib.closing(sqlite3.connect(copy)) as connection,
        ):
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        has_log = journals[-1].name.endswith("-wal")
        yield (copy,) if has_log else (database, copy)


def _remove(copy: Path) -> None:
    for suffix in ("", *SUFFIXES, "-shm"):
        copy.with_name(copy.name + suffix).unlink(missing_ok=True)
