"""The rows of ``hand_result`` and ``hand_facts``, derived from the records when new, missing or damaged."""

import sqlite3
from collections.abc import Iterable
from itertools import islice
from typing import cast

import msgspec

from tartli_desktop.game.json_types import Json, JsonDict
from tartli_desktop.game.registry import rules_of_record
from tartli_desktop.game.rules import StoredResult

from . import review_rows
from .match_rows import record_of, stored_hands
from .row_checksums import insert_all
from .schema import by_column, changed, rows

TABLES = ("hand_result", "hand_facts")


def write(connection: sqlite3.Connection, match_id: int, hand: int, result: StoredResult) -> None:
    """Save the result of a hand that ends, in the open transaction."""
    # Another copy of the program may have reviewed the hand before it was played on.
    for table in (*TABLES, review_rows.TABLE):
        connection.execute(f"DELETE FROM {table} WHERE match_id = ? AND hand = ?", (match_id, hand))
    _insert(connection, match_id, [(hand, result)])


def write_all(connection: sqlite3.Connection, match_id: int, results: Iterable[StoredResult]) -> None:
    """Replace the results of a match by those of its first hands, in the open transaction."""
    for table in TABLES:
        connection.execute(f"DELETE FROM {table} WHERE match_id = ?", (match_id,))
    _insert(connection, match_id, list(enumerate(results, 1)))


def _insert(connection: sqlite3.Connection, match_id: int, results: list[tuple[int, StoredResult]]) -> None:
    by_seat = (
        (match_id, hand, seat, score, outcome)
        for hand, result in results
        for seat, (score, outcome) in enumerate(zip(result.scores, result.outcomes, strict=True))
    )
    facts = ((match_id, hand, msgspec.json.encode(result.facts).decode()) for hand, result in results)
    insert_all(connection, "hand_result", by_seat)
    insert_all(connection, "hand_facts", facts)


def derive(connection: sqlite3.Connection, match_id: int) -> bool:
    """Derive the rows of a match again, in the open transaction; return whether its record can be replayed.

    A match whose record cannot be replayed has no rows afterwards; its record is not changed.
    """
    record = _record(connection, match_id)
    try:
        found = None if record is None else results_of(record)
    except ValueError:
        found = None
    write_all(connection, match_id, found or ())
    return found is not None


def standings(connection: sqlite3.Connection, match_id: int) -> tuple[int, ...] | None:
    """The standings of a match according to its record; None if the record cannot be replayed."""
    record = _record(connection, match_id)
    try:
        if record is None:
            return None
        rules = rules_of_record(record)
        return rules.match.from_record(record).standings
    except ValueError:
        return None


def results_of(record: Json) -> tuple[StoredResult, ...]:
    """The result of each finished hand of a record, in order.

    Raises ValueError for a record that cannot be replayed to its end.
    """
    rules = rules_of_record(record)
    replayed = islice(rules.match.replaying(record), 1, None)
    return tuple(rules.hand_result(match) for match in replayed if match.to_move is None)


def unsound(connection: sqlite3.Connection) -> dict[int, int]:
    """The matches with a changed or missing row, and how many actions each has.

    A row that is missing for the last hand of an unfinished match is not found.
    """
    wrong: set[object] = set(lacking(connection))
    for table in TABLES:
        wrong |= changed(connection, table)
    actions = dict(connection.execute("SELECT id, actions FROM match").fetchall()) if wrong else {}
    return {each: actions.get(each, 0) for each in wrong if isinstance(each, int)}


def lacking(connection: sqlite3.Connection) -> dict[int, int]:
    """The matches with too few rows or too many, and how many actions each has; found quickly."""
    return dict(
        connection.execute(
            """SELECT id, actions FROM match
            LEFT JOIN (SELECT match_id AS of_facts, count(*) AS facts FROM hand_facts GROUP BY 1)
                ON of_facts = id
            LEFT JOIN (SELECT match_id AS of_results, count(*) AS results FROM hand_result GROUP BY 1)
                ON of_results = id
            WHERE ifnull(facts, 0) < hands - (NOT finished) OR facts > hands
                OR ifnull(results, 0) <> ifnull(facts, 0) * seats"""
        ).fetchall()
    )


def _record(connection: sqlite3.Connection, match_id: int) -> JsonDict | None:
    row = connection.execute("SELECT * FROM match WHERE id = ?", (match_id,)).fetchone()
    head = None if row is None else by_column("match", row)
    if head is None:
        return None
    hands = rows(connection, "hand", match_id, "number", "deck")
    actions = rows(connection, "action", match_id, "number", "hand", "text")
    played = stored_hands(cast(int, head["hands"]), cast(int, head["actions"]), hands, actions)
    if not played.whole:
        return None
    names = {seat: str(name) for seat, name in rows(connection, "seat", match_id, "seat", "name")}
    players = [names.get(seat, "") for seat in range(cast(int, head["seats"]))]
    try:
        return record_of(head, players, played)
    except msgspec.DecodeError:
        return None
