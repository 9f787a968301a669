"""The rows of ``puzzle`` and ``puzzle_day``: what came of the puzzles. They belong to no match."""

import sqlite3
from collections import defaultdict
from datetime import date
from typing import cast

from tartli_desktop.store.puzzle_outcomes import OfGame, Tried

from . import schema
from .row_checksums import RowValues, insert


def outcomes(connection: sqlite3.Connection) -> dict[str, OfGame]:
    """The outcomes of each game, without rows that are not as they were written."""
    games: dict[str, OfGame] = defaultdict(OfGame)
    for row in _sound_rows(connection, "puzzle"):
        game, number, at_first, solved = cast(tuple[str, int, int, int], row)
        games[game].tried[number] = Tried(first=bool(at_first), solved=bool(solved))
    for row in _sound_rows(connection, "puzzle_day"):
        game, day = cast(tuple[str, str], row)
        games[game].days.append(date.fromisoformat(day))
    return dict(games)


def set_outcome(connection: sqlite3.Connection, game: str, number: int, outcome: Tried) -> None:
    """Set the outcome of one puzzle, in the open transaction."""
    connection.execute("DELETE FROM puzzle WHERE game = ? AND number = ?", (game, number))
    insert(connection, "puzzle", game, number, int(outcome.first), int(outcome.solved))


def add_day(connection: sqlite3.Connection, game: str, day: date) -> None:
    """Add a day on which the puzzle of the day was solved, in the open transaction."""
    connection.execute("DELETE FROM puzzle_day WHERE game = ? AND day = ?", (game, day.isoformat()))
    insert(connection, "puzzle_day", game, day.isoformat())


def _sound_rows(connection: sqlite3.Connection, table: str) -> list[RowValues]:
    found = connection.execute(f"SELECT * FROM {table} ORDER BY 1, 2")
    return [row for sealed in found if (row := schema.checked_values(table, sealed)) is not None]
