"""Connections to the database: how they are set up, and what is checked before one is trusted."""

import contextlib
import math
import sqlite3
import stat
from collections import defaultdict
from itertools import islice
from pathlib import Path
from typing import cast

from tartli_desktop.files.locks import FileLock
from tartli_desktop.files.problems import CannotOpen, NewerDatabase, Trouble, is_of_the_system

from . import journals, schema
from .claims import lock_files
from .row_checksums import ColumnValue
from .schema import PAGE_SIZE
from .wholeness import has_its_seats, is_whole

_MAGIC = b"SQLite format 3\0"

# Bytes 16 to 23 of every database made here: page size, write and read version (1, or 2 with the write-ahead
# log of earlier versions of the program), and four numbers that are the same in every SQLite database.
_LAYOUTS = tuple(PAGE_SIZE.to_bytes(2, "big") + bytes((mode, mode, 0, 64, 32, 32)) for mode in (1, 2))


# With a journal that is emptied, not removed, as safe as EXTRA.
FLUSHING = "FULL"


class Damaged(Exception):  # noqa: N818
    """The file is not an intact database of this program; the text of the exception says what was found."""


def connect(
    path: Path, patience: float, *, at_opening: float, is_open_here: bool, most_rows: float
) -> tuple[sqlite3.Connection, Path | None]:
    """Connect to the database at ``path``: make or migrate it if needed, check it, and see that it can write.

    Returns the connection, and the copy that was kept of an older database before its migration, if any. The
    opening waits ``at_opening`` seconds for another program, and each later write ``patience`` seconds.
    ``is_open_here`` says whether this process has another connection to the database. Of the finished
    matches, the most recent ones with up to ``most_rows`` rows in all are checked. Raises Damaged,
    NewerDatabase or another CannotOpen, or an OSError or sqlite3.Error whose cause is the system. A damaged
    or newer database is not changed.
    """
    kept_as = None
    # Closing a file that SQLite also has open would drop SQLite's locks.
    has_journal = not is_open_here and _check_files(path)
    try:
        if has_journal:
            _look(path, at_opening, most_rows)
        connection = sqlite3.connect(path, timeout=at_opening, isolation_level=None)
        try:
            _set_up(connection)
            _check_version(connection, path)
            if 0 < schema.version_of(connection) < schema.VERSION:
                # Before the migration, so that a damaged database is set aside as it was.
                _check_sound(connection, most_rows)
                # An earlier version of the program could not save to the migrated database.
                check_nobody_plays(path, "another copy of the program, of an earlier version, plays")
                kept_as = journals.keep_copy(connection, path, schema.version_of(connection))
            schema.migrate(connection)
            if not has_journal:
                _check_sound(connection, most_rows)
            _keep_journal(connection)
            # Finds a database that cannot be written now, not in the middle of a hand.
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(f"PRAGMA user_version = {schema.VERSION}")
            connection.execute("ROLLBACK")
            connection.execute(f"PRAGMA busy_timeout = {round(1000 * patience)}")
        except BaseException:
            connection.close()
            raise
    except sqlite3.Error as error:
        if is_of_the_system(error):
            raise
        raise Damaged(str(error)) from error
    except UnicodeDecodeError as error:
        # SQLite quotes a statement that it cannot parse, and Python cannot decode that if it is not UTF-8.
        raise Damaged("its structure cannot be read") from error
    return connection, kept_as


def check_nobody_plays(path: Path, detail: str) -> None:
    """Raise CannotOpen with this detail while a copy of the program has claimed anything in the database."""
    for place, _, _ in lock_files(path.parent):
        lock = FileLock(place)
        if not lock.take():
            raise CannotOpen(path, Trouble.LOCKED, detail)
        lock.release()


def _look(path: Path, patience: float, most_rows: float) -> None:
    """Look for damage without changing anything: what SQLite does with a damaged journal cannot be undone."""
    try:
        _look_at(path, "ro", patience, most_rows)
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_READONLY_ROLLBACK:
            raise
        with journals.copied(path) as copy:
            # A damaged journal may leave a part of what was being written anywhere.
            _look_at(copy, "rw", patience, math.inf)
    if journals.loses_end(path):
        raise Damaged("its log is damaged")


def _look_at(path: Path, mode: str, patience: float, most_rows: float) -> None:
    uri = f"{path.as_uri()}?mode={mode}"
    with contextlib.closing(
        sqlite3.connect(uri, timeout=patience, isolation_level=None, uri=True)
    ) as looking:
        _prepare(looking)
        _check_version(looking, path)
        # A database may have been killed while it was made.
        if schema.version_of(looking):
            _check_sound(looking, most_rows)
        if mode == "rw" and looking.execute("PRAGMA foreign_key_check").fetchone():
            raise Damaged("there are rows that belong to no match")


def _check_sound(connection: sqlite3.Connection, most_rows: float) -> None:
    # In one transaction, since writes of another copy of the program in between would look like damage.
    connection.execute("BEGIN")
    fault = (
        schema.fault(connection)
        or _unsound_match(connection, most_rows)
        or _unsound_beside(connection, most_rows)
    )
    connection.execute("ROLLBACK")
    if fault:
        raise Damaged(fault)


def connect_again(path: Path, patience: float) -> sqlite3.Connection:
    """Connect once more to a database that this process has opened and checked. Raises sqlite3.Error."""
    connection = sqlite3.connect(path, timeout=patience, isolation_level=None)
    try:
        _set_up(connection)
        _keep_journal(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def connect_in_memory() -> sqlite3.Connection:
    """Connect to a new database in memory, which has nothing to flush."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    _set_up(connection)
    schema.migrate(connection)
    return connection


def _prepare(connection: sqlite3.Connection) -> None:
    # Damaged UTF-8 is not a separate error: the seal of its row does not fit.
    connection.text_factory = lambda text: text.decode(errors="surrogateescape")
    for setting in ("trusted_schema = OFF", "cell_size_check = ON"):
        connection.execute(f"PRAGMA {setting}").fetchall()


def _set_up(connection: sqlite3.Connection) -> None:
    _prepare(connection)
    for setting in (
        f"page_size = {PAGE_SIZE}",
        "foreign_keys = ON",
        f"synchronous = {FLUSHING}",
        # On macOS, a flush that the disk cannot postpone.
        "fullfsync = ON",
        # Leaves nothing that was deleted to be salvaged.
        "secure_delete = ON",
    ):
        connection.execute(f"PRAGMA {setting}").fetchall()


def _keep_journal(connection: sqlite3.Connection) -> None:
    """Write with a rollback journal from now on; the log that an earlier version left is taken in first.

    Not possible while a copy of such a version has the database open: then it is left as it is.
    """
    with contextlib.suppress(sqlite3.OperationalError):
        connection.execute("PRAGMA journal_mode = TRUNCATE").fetchall()


def _check_files(path: Path) -> bool:
    """Check the files before SQLite opens them, and return whether a journal or a log holds anything.

    SQLite would change a newer database, and remove a log without a database.
    """
    found = journals.of(path)
    has_log = any(file.name.endswith("-wal") for file in found)
    try:
        status = path.stat()
    except FileNotFoundError:
        size = 0
    else:
        # Reading from a pipe could block for ever.
        if not stat.S_ISREG(status.st_mode):
            raise CannotOpen(path, Trouble.NOT_A_FILE)
        size = status.st_size
    if size == 0:
        if has_log:
            raise Damaged("the database is empty, but not its log")
        return False
    if found and not has_log:
        # The header may not be as it will be when the journal has been rolled back.
        return True
    # Opened for writing too: otherwise SQLite would open it read-only and leave files that nobody can write.
    with path.open("r+b") as file:
        header = file.read(100)
    application = int.from_bytes(header[68:72], "big")
    # The first page may still be in the log of an earlier version.
    if (
        not header.startswith(_MAGIC)
        or header[16:24] not in _LAYOUTS
        or application not in (0, schema.APPLICATION_ID)
    ):
        raise Damaged("it is not a database of this program")
    if application:
        _check_known(int.from_bytes(header[60:64], "big", signed=True), path)
    return has_log


def _check_version(connection: sqlite3.Connection, path: Path) -> None:
    version = schema.version_of(connection)
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if (version == 0) != (tables == 0):
        raise Damaged(f"{tables} tables and version {version} do not agree")
    _check_known(version, path)


def _check_known(version: int, path: Path) -> None:
    if version > schema.VERSION:
        raise NewerDatabase(path, version, schema.VERSION)
    if version < 0:
        raise Damaged(f"there is no version {version}")


def _unsound_beside(connection: sqlite3.Connection, most_rows: float) -> str:
    """Describe a changed row that belongs to no match; empty if there is none. Checks the latest rows."""
    known = schema.tables_of(schema.version_of(connection))
    tables = (table for table in schema.BESIDE_MATCHES if table in known)
    found = (table for table in tables if schema.changed(connection, table, most_rows))
    return "".join(f"a row of {table} has changed" for table in islice(found, 1))


def _unsound_match(connection: sqlite3.Connection, most_rows: float) -> str:
    """Describe a match that is not as it was written; empty if there is none. Checks recent matches first."""
    version = schema.version_of(connection)
    seats: dict[ColumnValue, list[tuple[object, ...]]] = defaultdict(list)
    if "seat" in schema.tables_of(version):
        for row in connection.execute("SELECT * FROM seat"):
            seats[row[0]].append(row)
    finished = []
    for row in connection.execute("SELECT * FROM match ORDER BY touched DESC").fetchall():
        match = schema.by_column("match", row, version)
        if match is None:
            return f"match {row[0]} has changed"
        # A match cannot be listed without its seats.
        if "seats" in match and not has_its_seats(match, seats[match["id"]], version):
            return f"the seats of match {match['id']} have changed"
        if match["finished"]:
            finished.append(match)
        elif not is_whole(connection, match, version):
            return f"match {match['id']} is not complete"
    for match in finished:
        most_rows -= cast(int, match["hands"]) + cast(int, match["actions"])
        if most_rows < 0:
            break
        if not is_whole(connection, match, version):
            return f"match {match['id']} is not complete"
    return ""
