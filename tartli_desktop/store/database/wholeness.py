"""Whether everything that belongs to a match is present and as it was written."""

import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from typing import cast

from .row_checksums import ColumnValue
from .schema import checked_values

_ROWS_IN_A_PART = 500


def parts(
    connection: sqlite3.Connection, match: Mapping[str, ColumnValue], version: int | None = None
) -> Iterator[bool]:
    """Check a match part by part, a millisecond each, and yield whether each part is whole.

    Args:
        match: the row of the match, by column.
        version: the version of the database, if it is not the current one.
    """
    match_id = match["id"]
    if "seats" in match:
        seats = connection.execute("SELECT * FROM seat WHERE match_id = ?", (match_id,)).fetchall()
        yield has_its_seats(match, seats, version)
    for table, column in (("hand", "hands"), ("action", "actions")):
        count = cast(int, match[column])
        for first in range(1, count + 2, _ROWS_IN_A_PART):
            # One more, so that a row that follows the last one is found too.
            last = min(count + 1, first + _ROWS_IN_A_PART - 1)
            found = connection.execute(
                f"SELECT * FROM {table} WHERE match_id = ? AND number BETWEEN ? AND ? ORDER BY number",
                (match_id, first, last),
            ).fetchall()
            numbers = [row[1] for row in found if checked_values(table, row, version) is not None]
            yield numbers == [*range(first, min(count, last) + 1)]
    extras = connection.execute("SELECT * FROM extra WHERE match_id = ?", (match_id,)).fetchall()
    yield all(checked_values("extra", row, version) is not None for row in extras)


def has_its_seats(
    match: Mapping[str, ColumnValue], seats: Iterable[tuple[object, ...]], version: int | None = None
) -> bool:
    """Whether these are the rows of all seats of a match, in any order and as they were written."""
    sound = (checked_values("seat", row, version) for row in seats)
    found = sorted(cast(int, row[1]) if row is not None else -1 for row in sound)
    return found == [*range(cast(int, match["seats"]))]


def is_whole(
    connection: sqlite3.Connection, match: Mapping[str, ColumnValue], version: int | None = None
) -> bool:
    """Whether all parts of a match, given by its row, are whole."""
    return all(parts(connection, match, version))
