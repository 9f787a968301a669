"""The rows of matches, read and put together: the place of a match in the list, its course, its record.

Of one match they are read as a part of a transaction, of many in one of its own.
"""

import contextlib
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any, cast

import msgspec
from msgspec import Struct

from tartli_desktop.files.problems import NoSuchMatch
from tartli_desktop.game.json_types import JsonDict
from tartli_desktop.game.registry import rules_of
from tartli_desktop.store.match_head import MatchHead, MatchRow

from . import schema
from .connection import Damaged
from .row_checksums import ColumnValue, RowValues, insert_all
from .transactions import Database


class StoredHands(Struct, frozen=True):
    """The deals and actions of a match, from its beginning and without a gap."""

    hands: tuple[tuple[str, tuple[str, ...]], ...]
    """For each hand the deck and the actions, as texts of R14."""

    whole: bool
    """False if the match went on after this, but the next row cannot be read."""

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return sum(len(actions) for _, actions in self.hands)

    def write(self, connection: sqlite3.Connection, match_id: int) -> None:
        """Add all rows to a match that has none, in the open transaction."""
        hands = enumerate(self.hands, start=1)
        insert_all(connection, "hand", ((match_id, hand, deck) for hand, (deck, _) in hands))
        hands = enumerate(self.hands, start=1)
        steps = ((hand, text) for hand, (_, actions) in hands for text in actions)
        numbered = enumerate(steps, start=1)
        insert_all(connection, "action", ((match_id, number, *step) for number, step in numbered))


def stored_hands(
    hands: int, actions: int, hand_rows: Iterable[RowValues], action_rows: Iterable[RowValues]
) -> StoredHands:
    """Order the rows of a match with this many ``hands`` and ``actions``, up to the first missing row.

    The row of a hand has number and deck; the row of an action has number, hand and text.
    """
    decks = {number: str(deck) for number, deck in hand_rows}
    steps = {number: (hand, str(text)) for number, hand, text in action_rows}
    played: list[tuple[str, list[str]]] = []

    def deal_up_to(hand: int) -> bool:
        while len(played) < hand and len(played) + 1 in decks:
            played.append((decks[len(played) + 1], []))
        return len(played) == hand

    whole = True
    for number in range(1, actions + 1):
        hand, text = steps.get(number, (0, ""))
        if not isinstance(hand, int) or hand < 1 or not deal_up_to(hand):
            whole = False
            break
        played[-1][1].append(text)
    if whole:
        whole = deal_up_to(hands)
    elif not played:
        # The first deal precedes the first lost action.
        deal_up_to(1)
    return StoredHands(tuple((deck, tuple(texts)) for deck, texts in played), whole)


def record_of(head: Mapping[str, ColumnValue], players: Sequence[str], played: StoredHands) -> JsonDict:
    """The record of a match from its row, its names and its course. Raises msgspec.DecodeError."""
    version, variant = _of_records(str(head["game"]))
    return {
        "format": f"{head['game']}-match",
        "version": version,
        variant: msgspec.json.decode(str(head["variant"])),
        "players": [*players],
        "first_dealer": head["first_dealer"],
        "hands": [{"deck": deck, "actions": [*texts]} for deck, texts in played.hands],
    }


def _of_records(game: str) -> tuple[int, str]:
    """The version of a game's records, and the key of the variant in them."""
    try:
        rules = rules_of(game)
    except KeyError:
        # Matches of an unknown game cannot be replayed, but can be looked at.
        return 1, "variant"
    return rules.form.version, rules.form.variant


def by_column(row: tuple[object, ...]) -> dict[str, ColumnValue]:
    """The values of a row of ``match`` by column. Raises Damaged if they are not as they were written."""
    values = schema.by_column("match", row)
    if values is None:
        raise Damaged(f"match {row[0]} has changed")
    return values


def sound_seats(seats: Iterable[tuple[object, ...]]) -> dict[int, dict[str, ColumnValue]]:
    """The rows of seats by seat and column, without those that are not as they were written."""
    found = (schema.by_column("seat", row) for row in seats)
    return {cast(int, seat["seat"]): seat for seat in found if seat is not None}


def match_row(values: Mapping[str, Any], seats: Mapping[int, Mapping[str, Any]]) -> MatchRow:
    """A match of the list; a seat that cannot be read has no name."""
    nobody = {"name": "", "level": None, "standing": 0}
    players = [seats.get(seat, nobody) for seat in range(values["seats"])]
    head = MatchHead(
        game=values["game"],
        variant=msgspec.json.decode(values["variant"]),
        names=tuple(player["name"] for player in players),
        first_dealer=values["first_dealer"],
        human_seat=values["human_seat"],
        levels=tuple(player["level"] for player in players),
        title=values["title"],
    )
    return MatchRow(
        id=values["id"],
        head=head,
        created=datetime.fromisoformat(values["created"]),
        changed=datetime.fromisoformat(values["changed"]),
        finished=bool(values["finished"]),
        standings=tuple(player["standing"] for player in players),
        hands=values["hands"],
        actions=values["actions"],
    )


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
