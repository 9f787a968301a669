"""The tables of the database, its versions, and the seal on each row."""

import sqlite3
import zlib
from collections.abc import Callable, Iterable
from typing import cast

PAGE_SIZE = 4096
APPLICATION_ID = int.from_bytes(b"Trtl", "big")

Value = str | int | None
Row = tuple[Value, ...]

TABLES: dict[str, tuple[str, ...]] = {
    "match": (
        "id",
        "title",
        "created",
        "changed",
        "touched",
        "player_0",
        "player_1",
        "human_seat",
        "level",
        "variant",
        "first_dealer",
        "finished",
        "games_0",
        "games_1",
        "hands",
        "actions",
    ),
    "hand": ("match_id", "number", "deck"),
    "action": ("match_id", "number", "hand", "text"),
    "extra": ("match_id", "name", "value"),
    "result": (
        "match_id",
        "number",
        "ending",
        "before_0",
        "before_1",
        "after_0",
        "after_1",
        "tricks_0",
        "tricks_1",
        "melds_0",
        "melds_1",
        "bela_0",
        "bela_1",
        "last_trick",
        "stichmatsch",
        "false_claim",
        "game_won",
        "worth",
        "best_0",
        "best_1",
        "standing_0",
        "standing_1",
        "match_won",
    ),
}
"""The columns of each table in order, without the ``seal`` that ends each row.

``match.touched`` orders the matches by their last change, which the clock cannot do reliably.
``action.number`` counts through the whole match; ``match.hands`` and ``match.actions`` are how many rows
belong to it: so every missing row is noticed. ``result`` has a row for each finished hand, as
``results.HandResult`` describes it; it is derived from the others, and made again where it is damaged.
"""

_SINCE = {"result": 2}
"""The version that each table came with, if not the first."""


def seal(table: str, *values: object) -> int:
    """The checksum that ends a row of ``table``.

    SQLite does not notice when a letter has changed on the disk, and a changed card may well be a legal one.
    """
    return zlib.crc32("\x1f".join(map(str, (table, *values))).encode("utf-8", "surrogatepass"))


def unsealed(table: str, row: tuple[object, ...]) -> Row | None:
    """The values of a row of ``table`` without its seal; None if it is not as it was written."""
    *values, found = row
    if len(values) != len(TABLES[table]) or found != seal(table, *values):
        return None
    # What is not of these types has no seal that fits.
    return cast(Row, tuple(values))


def changed(connection: sqlite3.Connection, table: str) -> set[object]:
    """The first column of the rows of a table that are not as they were written.

    Much quicker than ``unsealed`` for each: SQLite puts together what was sealed.
    """
    columns = TABLES[table]
    values = ", ".join(f"ifnull({column}, 'None')" for column in columns)
    form = "\x1f".join((table, *("%s" for _ in columns)))
    found = connection.execute(
        f"SELECT {columns[0]}, seal, CAST(printf('{form}', {values}) AS BLOB) FROM {table}"
    )
    return {first for first, expected, sealed in found if zlib.crc32(sealed) != expected}


def rows(connection: sqlite3.Connection, table: str, match_id: int, by: str = "") -> tuple[Row, ...]:
    """The rows of a match in ``table`` that are as they were written; ``by`` may be "NOT INDEXED"."""
    found = connection.execute(f"SELECT * FROM {table} {by} WHERE match_id = ?", (match_id,))
    return tuple(row for sealed in found if (row := unsealed(table, sealed)) is not None)


def insert(connection: sqlite3.Connection, table: str, *values: Value) -> None:
    """Add a row with its seal; ``values`` in the order of TABLES."""
    marks = ", ".join("?" * (len(values) + 1))
    connection.execute(f"INSERT INTO {table} VALUES ({marks})", (*values, seal(table, *values)))


def insert_all(connection: sqlite3.Connection, table: str, rows: Iterable[tuple[Value, ...]]) -> None:
    """Add many rows, each with its seal; much quicker than one by one."""
    marks = ", ".join("?" * (len(TABLES[table]) + 1))
    sealed = ((*values, seal(table, *values)) for values in rows)
    connection.executemany(f"INSERT INTO {table} VALUES ({marks})", sealed)


def _version_1(connection: sqlite3.Connection) -> None:
    for statement in (
        """CREATE TABLE match (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            title TEXT NOT NULL,
            created TEXT NOT NULL,
            changed TEXT NOT NULL,
            touched INTEGER NOT NULL,
            player_0 TEXT NOT NULL,
            player_1 TEXT NOT NULL,
            human_seat INTEGER CHECK (human_seat IN (0, 1)),
            level TEXT NOT NULL,
            variant TEXT NOT NULL,
            first_dealer INTEGER NOT NULL CHECK (first_dealer IN (0, 1)),
            finished INTEGER NOT NULL CHECK (finished IN (0, 1)),
            games_0 INTEGER NOT NULL,
            games_1 INTEGER NOT NULL,
            hands INTEGER NOT NULL,
            actions INTEGER NOT NULL,
            seal INTEGER NOT NULL
        )""",
        """CREATE TABLE hand (
            match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            deck TEXT NOT NULL,
            seal INTEGER NOT NULL,
            PRIMARY KEY (match_id, number)
        )""",
        """CREATE TABLE action (
            match_id INTEGER NOT NULL,
            number INTEGER NOT NULL,
            hand INTEGER NOT NULL,
            text TEXT NOT NULL,
            seal INTEGER NOT NULL,
            PRIMARY KEY (match_id, number),
            FOREIGN KEY (match_id, hand) REFERENCES hand (match_id, number) ON DELETE CASCADE
        )""",
        """CREATE TABLE extra (
            match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
            name TEXT NOT NULL,
            value TEXT NOT NULL,
            seal INTEGER NOT NULL,
            PRIMARY KEY (match_id, name)
        )""",
    ):
        connection.execute(statement)


def _version_2(connection: sqlite3.Connection) -> None:
    # Not before it is wanted, since it asks for this module.
    from . import derived_results

    for statement in (
        """CREATE TABLE result (
            match_id INTEGER NOT NULL,
            number INTEGER NOT NULL,
            ending TEXT NOT NULL,
            before_0 INTEGER NOT NULL,
            before_1 INTEGER NOT NULL,
            after_0 INTEGER NOT NULL,
            after_1 INTEGER NOT NULL,
            tricks_0 INTEGER NOT NULL,
            tricks_1 INTEGER NOT NULL,
            melds_0 INTEGER NOT NULL,
            melds_1 INTEGER NOT NULL,
            bela_0 INTEGER NOT NULL,
            bela_1 INTEGER NOT NULL,
            last_trick INTEGER,
            stichmatsch INTEGER,
            false_claim INTEGER,
            game_won INTEGER,
            worth INTEGER NOT NULL,
            best_0 TEXT NOT NULL,
            best_1 TEXT NOT NULL,
            standing_0 INTEGER NOT NULL,
            standing_1 INTEGER NOT NULL,
            match_won INTEGER,
            seal INTEGER NOT NULL,
            PRIMARY KEY (match_id, number),
            FOREIGN KEY (match_id, number) REFERENCES hand (match_id, number) ON DELETE CASCADE
        ) WITHOUT ROWID""",
        # A hand from which an action was taken back is not finished any more.
        """CREATE TRIGGER action_taken_back AFTER DELETE ON action BEGIN
            DELETE FROM result WHERE match_id = OLD.match_id AND number = OLD.hand;
        END""",
    ):
        connection.execute(statement)
    derived_results.derive_all(connection)


MIGRATIONS: tuple[Callable[[sqlite3.Connection], None], ...] = (_version_1, _version_2)
"""The step from version i to version i + 1 stands at place i. Steps that have been released never change."""

VERSION = len(MIGRATIONS)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring an empty or older database to this version, all or nothing."""
    if version_of(connection) == VERSION:
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        # Another copy of the program may have done it before the lock was ours.
        for step in MIGRATIONS[version_of(connection) :]:
            step(connection)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def fault(connection: sqlite3.Connection) -> str:
    """What is wrong with the structure of an open database, this version or older; empty if nothing is."""
    version = version_of(connection)
    for (finding,) in connection.execute("PRAGMA quick_check(1)"):
        if finding != "ok":
            return str(finding).splitlines()[-1]
    for table, columns in TABLES.items():
        if version < _SINCE.get(table, 1):
            continue
        found = tuple(name for _, name, *_ in connection.execute(f"PRAGMA table_info({table})"))
        if found != (*columns, "seal"):
            return f"table {table} has the columns {found}"
    return ""


def version_of(connection: sqlite3.Connection) -> int:
    """The version of an open database; 0 if there is nothing in it yet."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)
