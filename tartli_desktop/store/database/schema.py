"""The tables of the database in each version, and their rows."""

import contextlib
import math
import sqlite3
import zlib
from collections.abc import Mapping, Sequence
from functools import cache

from . import migrations, row_checksums
from .row_checksums import ColumnValue, RowValues

PAGE_SIZE = 4096
APPLICATION_ID = int.from_bytes(b"Trtl", "big")

MIGRATIONS = migrations.MIGRATIONS
VERSION = len(MIGRATIONS)

Tables = Mapping[str, tuple[str, ...]]

BESIDE_MATCHES: Mapping[str, int] = {"puzzle": 2, "puzzle_day": 2, "study": 1, "training": 2, "season": 1}
"""The tables that belong to no match, and how many of their first columns tell a row from the others."""

DOCUMENTS = ("study", "season")
"""The tables of documents, which are ordered by ``touched`` as matches are, and written over."""

DERIVED = ("result", "hand_result", "hand_facts", "review")
"""The tables of all versions that can be derived from the others."""


def tables_of(version: int) -> Tables:
    """The columns of each table in a version, in order and without the ``seal`` that ends each row.

    They are what the migrations make, whose released steps never change; none for an unknown version.

    A damaged database may hold rows of several versions. Therefore, in all versions, ``match`` has the
    columns id, touched, finished, hands and actions; the first two columns of any other table that belongs to
    matches are match_id and a number or a name; the first two columns of every table but ``match`` are unique
    together unless the table is derived; and a table whose columns change gets another number of them.

    ``match.touched`` orders the matches by their last change, which the clock cannot do reliably.
    ``action.number`` counts through the whole match; ``match.seats``, ``match.hands`` and ``match.actions``
    are the numbers of rows that belong to the match, so that every missing row is noticed. ``seat.level`` is
    NULL for a person, and ``seat.standing`` is what the list of matches shows. For each finished hand,
    ``hand_result`` has a row per seat, and ``hand_facts`` one row with what the game's own statistics need,
    as JSON: both hold what ``tartli_desktop.game.rules.StoredResult`` describes. They are derived from the
    other tables, and derived again if they are damaged. ``review`` has what a seat's decisions in a finished
    hand cost, as the game's own JSON, with the seed and the version of the coach: it can be made again too,
    but that takes long.

    ``puzzle`` has the puzzles that were tried, with whether the first try or any try solved them, and
    ``puzzle_day`` the days whose puzzle of the day was solved, such as 2026-03-10. ``study`` has the studies
    as JSON documents, ordered by ``touched`` as matches are, and ``training`` every answer in an exercise,
    numbered in each game, with its cost in thousandths of a point. ``season`` has the seasons of the league,
    as studies. Only studies and seasons are ever deleted.
    """
    tables = all_tables()
    return tables[version - 1] if 0 < version <= len(tables) else {}


def all_tables() -> Sequence[Tables]:
    """The tables of every version, from the first one on; see ``tables_of``."""
    return _made_by(MIGRATIONS)


@cache
def _made_by(steps: tuple[migrations.Migration, ...]) -> Sequence[Tables]:
    with contextlib.closing(sqlite3.connect(":memory:")) as connection:
        return tuple(_after(step, connection) for step in steps)


def _after(step: migrations.Migration, connection: sqlite3.Connection) -> Tables:
    step(connection)
    names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    ours = (name for (name,) in names if not name.startswith("sqlite_"))
    return {name: _columns_in(connection, name)[:-1] for name in ours}


def _columns_in(connection: sqlite3.Connection, table: str) -> tuple[str, ...]:
    return tuple(name for _, name, *_ in connection.execute(f"PRAGMA table_info({table})"))


def columns(table: str, version: int | None = None) -> tuple[str, ...]:
    """The columns of a table in a version, by default the current one."""
    return tables_of(VERSION if version is None else version)[table]


def checked_values(table: str, row: tuple[object, ...], version: int | None = None) -> RowValues | None:
    """The values of a row of ``table`` without its seal; None if the row is not as it was written."""
    return row_checksums.checked_values(table, row, len(columns(table, version)))


def by_column(
    table: str, row: tuple[object, ...], version: int | None = None
) -> dict[str, ColumnValue] | None:
    """The values of a row by column; None if the row is not as it was written."""
    values = checked_values(table, row, version)
    return None if values is None else dict(zip(columns(table, version), values, strict=True))


def changed(connection: sqlite3.Connection, table: str, most_rows: float = math.inf) -> set[object]:
    """The first column of the rows of a table that are not as they were written, of the latest ones at most.

    Much faster than ``checked_values`` for each row: SQLite puts together what was sealed.
    """
    names = columns(table)
    values = ", ".join(f"ifnull({column}, 'None')" for column in names)
    form = "\x1f".join((table, *("%s" for _ in names)))
    found = connection.execute(
        f"SELECT {names[0]}, seal, CAST(printf('{form}', {values}) AS BLOB) FROM {table}"
        + ("" if most_rows == math.inf else f" ORDER BY rowid DESC LIMIT {most_rows:.0f}")
    )
    return {first for first, expected, sealed in found if zlib.crc32(sealed) != expected}


def rows(
    connection: sqlite3.Connection, table: str, match_id: int, *wanted: str, by: str = ""
) -> tuple[RowValues, ...]:
    """The ``wanted`` columns of the rows of a match that are as they were written.

    ``by`` may be "NOT INDEXED".
    """
    names = columns(table)
    places = tuple(names.index(column) for column in wanted)
    found = connection.execute(f"SELECT * FROM {table} {by} WHERE match_id = ?", (match_id,))
    sound = (row for sealed in found if (row := checked_values(table, sealed)) is not None)
    return tuple(tuple(row[place] for place in places) for row in sound)


def migrate(connection: sqlite3.Connection, version: int | None = None) -> None:
    """Migrate an empty or older database to a version, by default the current one, in one transaction."""
    wanted = VERSION if version is None else version
    if version_of(connection) >= wanted:
        return
    (enforced,) = connection.execute("PRAGMA foreign_keys").fetchone()
    # Impossible inside the transaction. If enforced, replacing a table would delete rows that refer to it.
    connection.execute("PRAGMA foreign_keys = OFF")
    try:
        connection.execute("BEGIN IMMEDIATE")
        # Another copy of the program may have migrated it before this one got the lock.
        for step in MIGRATIONS[version_of(connection) : wanted]:
            step(connection)
        orphan = connection.execute("PRAGMA foreign_key_check").fetchone()
        if orphan is not None:
            raise sqlite3.IntegrityError(f"a row of {orphan[0]} belongs to nothing")
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {max(wanted, version_of(connection))}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    finally:
        connection.execute(f"PRAGMA foreign_keys = {enforced}")


def fault(connection: sqlite3.Connection) -> str:
    """What is wrong with the structure of an open database of this version or older; empty if nothing is."""
    for (finding,) in connection.execute("PRAGMA quick_check(1)"):
        if finding != "ok":
            return str(finding).splitlines()[-1]
    for table, names in tables_of(version_of(connection)).items():
        found = _columns_in(connection, table)
        if found != (*names, "seal"):
            return f"table {table} has the columns {found}"
        # Compiling this finds a trigger that cannot be executed; what it explains is not read.
        connection.execute(f"EXPLAIN DELETE FROM {table}").close()
    return ""


def version_of(connection: sqlite3.Connection) -> int:
    """The version of an open database; 0 if it is empty."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)
