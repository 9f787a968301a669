"""The program with one more version of the database: two tables get a column, and one table is new.

The migration step is written as a real one would be: self-contained, using nothing of the program but
row_checksums.
"""

import sqlite3
from collections.abc import Callable

from tartli_desktop.store.database import schema
from tartli_desktop.store.database.row_checksums import ColumnValue, RowValues, insert, row_checksum

_MATCH = """CREATE TABLE new_match (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    place TEXT NOT NULL,
    game TEXT NOT NULL,
    title TEXT NOT NULL,
    created TEXT NOT NULL,
    changed TEXT NOT NULL,
    touched INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    human_seat INTEGER,
    variant TEXT NOT NULL,
    first_dealer INTEGER NOT NULL,
    finished INTEGER NOT NULL CHECK (finished IN (0, 1)),
    hands INTEGER NOT NULL,
    actions INTEGER NOT NULL,
    seal INTEGER NOT NULL
)"""

_ACTION = """CREATE TABLE new_action (
    match_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    hand INTEGER NOT NULL,
    text TEXT NOT NULL,
    seconds INTEGER,
    seal INTEGER NOT NULL,
    PRIMARY KEY (match_id, number),
    FOREIGN KEY (match_id, hand) REFERENCES hand (match_id, number) ON DELETE CASCADE
)"""

_COLOUR = """CREATE TABLE colour (
    match_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    name TEXT NOT NULL,
    seal INTEGER NOT NULL,
    PRIMARY KEY (match_id, number),
    FOREIGN KEY (match_id, number) REFERENCES hand (match_id, number) ON DELETE CASCADE
)"""

_TRIGGER = """CREATE TRIGGER action_taken_back AFTER DELETE ON action BEGIN
    DELETE FROM hand_result WHERE match_id = OLD.match_id AND hand = OLD.hand;
    DELETE FROM hand_facts WHERE match_id = OLD.match_id AND hand = OLD.hand;
    DELETE FROM review WHERE match_id = OLD.match_id AND hand = OLD.hand;
END"""


def step(connection: sqlite3.Connection) -> None:
    """Migrate from today's version to the next."""
    _made_again(connection, "match", _MATCH, lambda row: (row[0], "at home", *row[1:]))
    _made_again(connection, "action", _ACTION, lambda row: (*row, None))
    connection.execute(_TRIGGER)
    connection.execute(_COLOUR)
    for match_id, number in connection.execute("SELECT match_id, number FROM hand").fetchall():
        insert(connection, "colour", match_id, number, "green")


def _made_again(
    connection: sqlite3.Connection,
    table: str,
    statement: str,
    changed: Callable[[RowValues], tuple[ColumnValue, ...]],
) -> None:
    connection.execute(statement)
    for *values, sealed in connection.execute(f"SELECT * FROM {table}").fetchall():
        row = changed(tuple(values))
        new_seal = row_checksum(table, *row) if sealed == row_checksum(table, *values) else -1
        marks = ", ".join("?" * (len(row) + 1))
        connection.execute(f"INSERT INTO new_{table} VALUES ({marks})", (*row, new_seal))
    connection.execute(f"DROP TABLE {table}")
    connection.execute(f"ALTER TABLE new_{table} RENAME TO {table}")


VERSION = schema.VERSION + 1
MIGRATIONS = (*schema.MIGRATIONS, step)


def install(put: Callable[[object, str, object], None] = setattr) -> None:
    """Turn this program into the next version; ``put`` sets an attribute."""
    put(schema, "MIGRATIONS", MIGRATIONS)
    put(schema, "VERSION", VERSION)
