"""The rows of ``result``, made of the records of the matches: when they are new, missing or damaged."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping
from typing import Any, cast

import msgspec

from tartli_desktop.games.tartli.rules import HandResult, replay

from .match_rows import course
from .schema import by_column, changed, rows
from .seals import insert, insert_all


def values(result: HandResult) -> tuple[str | int | None, ...]:
    """What a hand brought, as it stands in the table ``result`` after match and hand."""
    return (
        result.ending,
        *(*result.before, *result.after, *result.tricks, *result.melds, *result.bela),
        *(result.last_trick, result.stichmatsch, result.false_claim, result.game_won, result.worth),
        *(*result.best, *result.standing, result.match_won),
    )


def results_of(record: Mapping[str, Any]) -> tuple[HandResult, ...]:
    """What each finished hand of a record (R14) brought, in order.

    Raises ValueError for a record that cannot be replayed to its end.
    """
    return tuple(hand.result for hand in replay(record) if hand.result is not None)


def write(connection: sqlite3.Connection, match_id: int, number: int, result: HandResult) -> None:
    """Keep what a hand brought, in the transaction that is open."""
    connection.execute("DELETE FROM result WHERE match_id = ? AND number = ?", (match_id, number))
    insert(connection, "result", match_id, number, *values(result))


def write_all(connection: sqlite3.Connection, match_id: int, results: Iterable[HandResult]) -> None:
    """Keep what the first hands of a match brought, in place of what is there, in the open transaction."""
    connection.execute("DELETE FROM result WHERE match_id = ?", (match_id,))
    insert_all(
        connection, "result", ((match_id, number, *values(one)) for number, one in enumerate(results, 1))
    )


def derive(connection: sqlite3.Connection, match_id: int) -> bool:
    """Make the rows of a match again, in the transaction that is open; whether its record can be replayed.

    A record that cannot has no rows, and is left as it is.
    """
    found = _results(connection, match_id)
    write_all(connection, match_id, found or ())
    return found is not None


def unsound(connection: sqlite3.Connection) -> dict[int, int]:
    """The matches with a row that is not as it was written, or that lack one, and how many actions each has.

    Whether the last hand of an unfinished match lacks one cannot be seen from here.
    """
    wrong = changed(connection, "result") | lacking(connection).keys()
    actions = dict(connection.execute("SELECT id, actions FROM match").fetchall()) if wrong else {}
    return {each: actions.get(each, 0) for each in wrong if isinstance(each, int)}


def lacking(connection: sqlite3.Connection) -> dict[int, int]:
    """The matches that have too few rows or too many, and how many actions each has; found quickly."""
    return dict(
        connection.execute(
            """SELECT id, actions FROM match
            LEFT JOIN (SELECT match_id, count(*) AS found FROM result GROUP BY match_id) ON match_id = id
            WHERE ifnull(found, 0) < hands - (NOT finished) OR found > hands"""
        ).fetchall()
    )


def _results(connection: sqlite3.Connection, match_id: int) -> tuple[HandResult, ...] | None:
    row = connection.execute("SELECT * FROM match WHERE id = ?", (match_id,)).fetchone()
    head = None if row is None else by_column("match", row)
    if head is None:
        return None
    hands = rows(connection, "hand", match_id, "number", "deck")
    actions = rows(connection, "action", match_id, "number", "hand", "text")
    played = course(cast(int, head["hands"]), cast(int, head["actions"]), hands, actions)
    if not played.whole:
        return None
    try:
        return results_of(
            {
                "format": "tartli-match",
                "version": 1,
                "variant": msgspec.json.decode(str(head["variant"])),
                "players": [head["player_0"], head["player_1"]],
                "first_dealer": head["first_dealer"],
                "hands": [{"deck": deck, "actions": list(texts)} for deck, texts in played.hands],
            }
        )
    except (msgspec.DecodeError, ValueError):
        return None
