"""Connections to the database: how they are set up, and what is looked at before one is believed."""

import contextlib
import sqlite3
import stat
from collections import defaultdict
from pathlib import Path
from typing import cast

from tartli_desktop.files.locks import FileLock
from tartli_desktop.files.problems import CannotOpen, NewerDatabase, Trouble, is_of_the_system

from . import kept_copy, schema, write_ahead_log
from .row_checksums import ColumnValue
from .schema import PAGE_SIZE
from .wholeness import has_its_seats, is_whole
from .write_ahead_log import Log

_MAGIC = b"SQLite format 3\0"

# What stands in bytes 16 to 23 of every database made here: page size, write and read version (1, or 2 with a
# write-ahead log), and four numbers that are the same in every SQLite database.
_LAYOUTS = tuple(PAGE_SIZE.to_bytes(2, "big") + bytes((mode, mode, 0, 64, 32, 32)) for mode in (1, 2))


# FULL, and the same certainty on a file system where there is no write-ahead log.
FLUSHING = "EXTRA"


class Damaged(Exception):  # noqa: N818
    """The file holds no sound database of this program; what was found is the text of the exception."""

    may_lack_the_end = False
    """Whether what was written last may be missing as well, as the log told before SQLite opened it."""


def connect(
    path: Path, patience: float, *, at_opening: float, is_open_here: bool, most_rows: float
) -> tuple[sqlite3.Connection, Path | None]:
    """A connection to the database at ``path``, made and migrated where needed, checked, and able to write.

    With it comes the copy of an earlier database that was kept before it was migrated, if it was. It waits
    ``at_opening`` seconds for another program, and for each write later ``patience`` seconds.
    ``is_open_here`` says whether this process has another connection to it. Of the finished matches those are
    looked at that were written last, with ``most_rows`` rows together. Raises Damaged, NewerDatabase or
    another CannotOpen, or the OSError or sqlite3.Error that the system around it is the cause of. A damaged
    or newer database is not changed.
    """
    # To close a file that SQLite has open, too, would drop the locks of SQLite.
    log = Log() if is_open_here else _check_files(path)
    try:
        return _connected(path, patience, at_opening, most_rows, has_log=bool(log.frames))
    except Damaged as damaged:
        # SQLite has made a new index since then, from which nobody sees that the old one was lost.
        damaged.may_lack_the_end = log.may_lack_the_end
        raise


def _connected(
    path: Path, patience: float, at_opening: float, most_rows: float, *, has_log: bool
) -> tuple[sqlite3.Connection, Path | None]:
    """The same for files that look well by themselves; ``has_log`` says whether the log holds anything."""
    kept_as = None
    try:
        if has_log:
            _look(path, at_opening, most_rows)
        connection = sqlite3.connect(path, timeout=at_opening, isolation_level=None)
        try:
            _set_up(connection)
            _check_version(connection, path)
            if 0 < schema.version_of(connection) < schema.VERSION:
                # What is set aside is as it was, and not half brought to another version.
                _check_sound(connection, most_rows)
                # An earlier program could not save any more what is being played in it.
                check_nobody_plays(path, "another copy of the program, of an earlier version, plays")
                kept_as = kept_copy.keep(connection, path)
            schema.migrate(connection)
            if not has_log:
                _check_sound(connection, most_rows)
            # What cannot be written is found here and not in the middle of a hand.
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
        # SQLite quotes the statement that it cannot understand, and Python not what is no UTF-8 in it.
        raise Damaged("its structure cannot be read") from error
    return connection, kept_as


def check_nobody_plays(path: Path, detail: str) -> None:
    """Raise CannotOpen with that detail while a copy of the program has claimed a match in the database."""
    for place in path.parent.glob("match-*.lock"):
        lock = FileLock(place)
        if not lock.take():
            raise CannotOpen(path, Trouble.LOCKED, detail)
        lock.release()


def _look(path: Path, patience: float, most_rows: float) -> None:
    """Look for damage without changing anything.

    The last connection to a database that closes brings its log into it and removes that, also where it is
    damaged; one that may only read does not.
    """
    uri = f"{path.as_uri()}?mode=ro"
    with contextlib.closing(
        sqlite3.connect(uri, timeout=patience, isolation_level=None, uri=True)
    ) as looking:
        _prepare(looking)
        _check_version(looking, path)
        _check_sound(looking, most_rows)


def _check_sound(connection: sqlite3.Connection, most_rows: float) -> None:
    # In one transaction, or what another copy of the program writes meanwhile would look like damage.
    connection.execute("BEGIN")
    fault = schema.fault(connection) or _unsound_match(connection, most_rows)
    connection.execute("ROLLBACK")
    if fault:
        raise Damaged(fault)


def connect_beside(path: Path, patience: float) -> sqlite3.Connection:
    """Another connection to a database that this process has open and has checked. Raises sqlite3.Error."""
    connection = sqlite3.connect(path, timeout=patience, isolation_level=None)
    try:
        _set_up(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def connect_in_memory() -> sqlite3.Connection:
    """A connection to a new database that is nowhere on the disk, and so has nothing to settle."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    _set_up(connection)
    schema.migrate(connection)
    return connection


def settle(connection: sqlite3.Connection) -> None:
    """Flush a database that was just made, and from now on each write as it ends."""
    connection.execute(f"PRAGMA synchronous = {FLUSHING}")
    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()


def is_settled(connection: sqlite3.Connection) -> bool:
    """Whether each write is flushed as it ends."""
    (level,) = connection.execute("PRAGMA synchronous").fetchone()
    return bool(level)


def _prepare(connection: sqlite3.Connection) -> None:
    # A text that is no UTF-8 any more is a row whose seal does not fit, and not an error of its own.
    connection.text_factory = _decoded
    for setting in ("trusted_schema = OFF", "cell_size_check = ON"):
        connection.execute(f"PRAGMA {setting}").fetchall()


def _set_up(connection: sqlite3.Connection) -> None:
    _prepare(connection)
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    if not pages:
        # There is nothing yet that a journal on the disk, flushed three times, could bring back.
        connection.execute("PRAGMA journal_mode = MEMORY").fetchall()
    for setting in (
        f"page_size = {PAGE_SIZE}",
        "foreign_keys = ON",
        # To flush what holds nothing yet would only delay the first start.
        f"synchronous = {FLUSHING if pages else 'OFF'}",
        # One write and one flush for each action; with a rollback journal it would be four.
        "journal_mode = WAL",
        # The log is brought into the database about once in a hand, and stays below a megabyte.
        "wal_autocheckpoint = 200",
        # On macOS, a flush that the disk must obey.
        "fullfsync = ON",
        "checkpoint_fullfsync = ON",
        # Nothing that was deleted is left to be salvaged.
        "secure_delete = ON",
    ):
        connection.execute(f"PRAGMA {setting}").fetchall()


def _decoded(text: bytes) -> str:
    return text.decode(errors="surrogateescape")


def _check_files(path: Path) -> Log:
    """Look at the files before SQLite does, which would change a newer one or remove a log left alone.

    Gives what is in the log.
    """
    log = path.with_name(path.name + "-wal")
    try:
        status = path.stat()
    except FileNotFoundError:
        size = 0
    else:
        # To read from a pipe could last for ever.
        if not stat.S_ISREG(status.st_mode):
            raise CannotOpen(path, Trouble.NOT_A_FILE)
        size = status.st_size
    if size == 0:
        if log.is_file() and log.stat().st_size:
            raise Damaged("the database is empty, but not its log")
        return Log()
    # For writing, too, or SQLite would open it for reading and leave files behind that nobody can write.
    with path.open("r+b") as file:
        header = file.read(100)
    application = int.from_bytes(header[68:72], "big")
    # The first page may still be in the log.
    if (
        not header.startswith(_MAGIC)
        or header[16:24] not in _LAYOUTS
        or application not in (0, schema.APPLICATION_ID)
    ):
        raise Damaged("it is not a database of this program")
    if application:
        _check_known(_version_in(header), path)
    return _check_log(path)


def _check_log(path: Path) -> Log:
    # SQLite drops what follows a damaged place in its log, and says nothing.
    log = write_ahead_log.beside(path)
    if log.fault:
        for frame in log.frames:
            if frame.page == 1 and frame.is_sound:
                _check_known(_version_in(frame.content), path)
        raise Damaged(log.fault)
    return log


def _version_in(first_page: bytes) -> int:
    return int.from_bytes(first_page[60:64], "big", signed=True)


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


def _unsound_match(connection: sqlite3.Connection, most_rows: float) -> str:
    """Which match is not as it was written, if any. Of the finished ones the last are looked at first."""
    version = schema.version_of(connection)
    seats: dict[ColumnValue, list[tuple[object, ...]]] = defaultdict(list)
    if "seat" in schema.TABLES_OF.get(version, ()):
        for row in connection.execute("SELECT * FROM seat"):
            seats[row[0]].append(row)
    finished = []
    for row in connection.execute("SELECT * FROM match ORDER BY touched DESC").fetchall():
        match = schema.by_column("match", row, version)
        if match is None:
            return f"match {row[0]} has changed"
        # Without them it cannot be listed.
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
