"""Reads rows of matches: of one as a part of a transaction, of many in one of its own."""

import contextlib
import sqlite3
from collections import defaultdict
from typing import cast

from tartli_desktop.files.problems import NoSuchMatch
from tartli_desktop.store.match_head import MatchRow

from . import schema
from .match_rows import StoredHands, by_column, match_row, sound_seats, stored_hands
from .row_checksums import ColumnValue
from .transactions import Database


def values(database: Database, match_id: int) -> dict[str, ColumnValue]:
    """The row of a match by column. Raises NoSuchMatch, and Damaged if it is not as it was written."""
    row = database.connection.execute("SELECT * FROM match WHERE id = ?", (match_id,)).fetchone()
    if row is None:
        raise NoSuchMatch(database.path, match_id)
    return by_column(row)


def seats(database: Database, match_id: int) -> dict[int, dict[str, ColumnValue]]:
    """The rows of its seats by column, without those that are not as they were written."""
    return sound_seats(database.connection.execute("SELECT * FROM seat WHERE match_id = ?", (match_id,)))


def course(database: Database, row: MatchRow) -> StoredHands:
    """The deals and actions of a match, up to the first that cannot be read."""
    # The first attempt may fail only because the index is damaged.
    with contextlib.suppress(sqlite3.DatabaseError):
        played = _course(database, row, "")
        if played.whole:
            return played
    return _course(database, row, "NOT INDEXED")


def _course(database: Database, row: MatchRow, by: str) -> StoredHands:
    hands = schema.rows(database.connection, "hand", row.id, "number", "deck", by=by)
    actions = schema.rows(database.connection, "action", row.id, "number", "hand", "text", by=by)
    return stored_hands(row.hands, row.actions, hands, actions)


def listed(database: Database) -> tuple[MatchRow, ...]:
    """All matches, the last written first."""
    with database.reading(), database.of_one_moment():
        seats_of: dict[ColumnValue, list[tuple[object, ...]]] = defaultdict(list)
        for row in database.connection.execute("SELECT * FROM seat"):
            seats_of[row[0]].append(row)
        found = database.connection.execute("SELECT * FROM match ORDER BY touched DESC, id DESC")
        return tuple(match_row(by_column(row), sound_seats(seats_of[row[0]])) for row in found)


def of_length(database: Database, hands: int, actions: int) -> tuple[int, ...]:
    """The matches with this many hands and actions."""
    with database.reading():
        found = database.connection.execute(
            "SELECT id FROM match WHERE hands = ? AND actions = ? ORDER BY id", (hands, actions)
        )
        return tuple(int(row[0]) for row in found)


def with_extra(database: Database, name: str) -> tuple[tuple[int, str], ...]:
    """The matches that have an extra of this name, with its value."""
    with database.reading():
        found = database.connection.execute("SELECT * FROM extra WHERE name = ?", (name,)).fetchall()
    extras = (schema.by_column("extra", row) for row in found)
    return tuple((cast(int, each["match_id"]), cast(str, each["value"])) for each in extras if each)
