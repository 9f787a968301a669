"""The seal that ends each row of the database.

SQLite does not notice when a letter has changed on the disk, and the changed card may well be a legal one.
"""

import itertools
import sqlite3
import zlib
from collections.abc import Iterable
from typing import cast

ColumnValue = str | int | None
RowValues = tuple[ColumnValue, ...]


def row_checksum(table: str, *values: object) -> int:
    """The checksum that ends a row of ``table``. It is the same in every version of the database."""
    return zlib.crc32("\x1f".join(map(str, (table, *values))).encode("utf-8", "surrogatepass"))


def checked_values(table: str, row: tuple[object, ...], count: int) -> RowValues | None:
    """The values of a row of ``table`` without its seal; None if some are missing or changed."""
    *values, found = row
    if len(values) != count or found != row_checksum(table, *values):
        return None
    # Values of other types have no seal that fits.
    return cast(RowValues, tuple(values))


def insert(connection: sqlite3.Connection, table: str, *values: ColumnValue) -> None:
    """Add a row with its seal; ``values`` are in the order of the columns."""
    marks = ", ".join("?" * (len(values) + 1))
    connection.execute(f"INSERT INTO {table} VALUES ({marks})", (*values, row_checksum(table, *values)))


def insert_all(connection: sqlite3.Connection, table: str, rows: Iterable[RowValues]) -> None:
    """Add many rows with the same columns, each with its seal; much faster than one by one."""
    rows = iter(rows)
    first = next(rows, None)
    if first is None:
        return
    marks = ", ".join("?" * (len(first) + 1))
    sealed = ((*values, row_checksum(table, *values)) for values in itertools.chain((first,), rows))
    connection.executemany(f"INSERT INTO {table} VALUES ({marks})", sealed)
