"""The files beside a database: SQLite's own, what it makes of them after a kill, and copies of older ones.

A rollback journal has the earlier state of what is being written; SQLite restores it at the next opening.
Earlier versions of the program had a write-ahead log, which SQLite copies into the database.
"""

import contextlib
import os
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from tartli_desktop.files import durable

SUFFIXES = ("-journal", "-wal")


def of(database: Path) -> tuple[Path, ...]:
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
        for file in (database, *of(database)):
            shutil.copyfile(file, f"{copy}{str(file).removeprefix(str(database))}")
        yield copy
    finally:
        _remove(copy)


def loses_end(database: Path) -> bool:
    """Whether SQLite would leave out the end of a log without a word, as it does from damage in it on."""
    with copied(database) as copy:
        log = copy.with_name(copy.name + "-wal")
        content = log.read_bytes() if log.is_file() else b""
        # https://www.sqlite.org/fileformat2.html#walformat: each frame has the salt of the log's head, and
        # the last frame of a transaction the size of the database.
        frame = 24 + int.from_bytes(content[8:12], "big")
        heads = [content[at : at + 24] for at in range(32, len(content) - frame + 1, frame)]
        ends = [n for n, head in enumerate(heads, 1) if head[8:16] == content[16:24] and any(head[4:8])]
        with contextlib.closing(sqlite3.connect(copy)) as connection:
            (_, taken, _) = connection.execute("PRAGMA wal_checkpoint").fetchone()
    return bool(ends) and taken < ends[-1]


@contextlib.contextmanager
def settled(database: Path) -> Iterator[tuple[Path, ...]]:
    """The files with all rows of a database that may be damaged, those that were written last at the end.

    That is the database and what SQLite makes of it and its journal; with a log only the latter, since the
    database itself may have what was deleted.
    """
    journals = of(database)
    if not database.is_file() or not journals:
        yield (database,) * database.is_file()
        return
    with copied(database) as copy:
        with (
            # The second for a message that quotes what is not UTF-8.
            contextlib.suppress(sqlite3.DatabaseError, UnicodeDecodeError),
            contextlib.closing(sqlite3.connect(copy)) as connection,
        ):
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        has_log = journals[-1].name.endswith("-wal")
        yield (copy,) if has_log else (database, copy)


def keep_copy(connection: sqlite3.Connection, path: Path, version: int) -> Path:
    """Keep a copy of the open database at ``path`` beside it, including its log, and return where it is.

    ``version`` is that of the database, and becomes a part of the name. A copy that exists already, as after
    a kill during the migration, is not made again, and a file with other content stays as it is. Raises
    OSError or sqlite3.Error.
    """
    content = connection.serialize()
    for kept_as in durable.numbered(path, f"version-{version}", bare=True):
        if not os.path.lexists(kept_as):
            break
        if kept_as.is_file() and kept_as.read_bytes() == content:
            return kept_as
    # Under another name first, so that a kill leaves no partial copy under a name that somebody may trust.
    making = path.with_name(path.name + ".copying")
    making.unlink(missing_ok=True)
    durable.create(making, content)
    os.rename(making, kept_as)
    durable.sync_folder(path.parent)
    return kept_as


def _remove(copy: Path) -> None:
    for suffix in ("", *SUFFIXES, "-shm"):
        copy.with_name(copy.name + suffix).unlink(missing_ok=True)
