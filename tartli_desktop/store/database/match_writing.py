"""Writes the rows of one match, as a part of a transaction."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import cast

import msgspec

from tartli_desktop.cards.sealed_deal import SEALED
from tartli_desktop.store.match_head import MatchHead

from . import match_rows
from .connection import Damaged
from .row_checksums import ColumnValue, insert, insert_all, row_checksum
from .transactions import Database


class MatchWriting:
    """Writes rows of matches; each method belongs into a transaction.

    Args:
        now: what time it is.
    """

    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        self._database = database
        self.now = now

    def create(self, head: MatchHead, extras: Mapping[str, str]) -> int:
        """Add a match without hands, and return its number. Raises ValueError for an impossible head."""
        seats = range(len(head.names))
        if head.first_dealer not in seats or head.human_seat not in (None, *seats):
            raise ValueError(f"a match of {len(head.names)} has its seats from 0 to {len(head.names) - 1}")
        if len(head.levels) != len(head.names):
            raise ValueError("each seat has a name, and a level or None")
        (match_id,) = self._database.connection.execute(
            "SELECT ifnull(max(seq), 0) + 1 FROM sqlite_sequence WHERE name = 'match'"
        ).fetchone()
        moment = self._moment()
        values: dict[str, ColumnValue] = {
            "id": match_id,
            "game": head.game,
            "title": head.title,
            "created": moment,
            "changed": moment,
            "touched": self.latest_touch() + 1,
            "seats": len(head.names),
            "human_seat": head.human_seat,
            "variant": msgspec.json.encode(dict(head.variant)).decode(),
            "first_dealer": head.first_dealer,
            "finished": 0,
            "hands": 0,
            "actions": 0,
        }
        insert(self._database.connection, "match", *values.values())
        players = zip(seats, head.names, head.levels, strict=True)
        insert_all(self._database.connection, "seat", ((match_id, *player, 0) for player in players))
        self.set_extras(match_id, extras)
        return int(match_id)

    def add_hand(self, match_id: int, deck: str) -> int:
        """Add a hand by its deck, and return its number, from 1."""
        number = cast(int, match_rows.values(self._database, match_id)["hands"]) + 1
        insert(self._database.connection, "hand", match_id, number, deck)
        self.change(match_id, hands=number)
        return number

    def add_action(self, match_id: int, text: str) -> int:
        """Add an action to the last hand, and return its number in the match, from 1."""
        match = match_rows.values(self._database, match_id)
        number = cast(int, match["actions"]) + 1
        insert(self._database.connection, "action", match_id, number, match["hands"], text)
        self.change(match_id, actions=number)
        return number

    def change(self, match_id: int, **changes: ColumnValue) -> None:
        """Update a match and make it the one that was written last."""
        touched = cast(int, match_rows.values(self._database, match_id)["touched"])
        if touched < self.latest_touch():
            touched = self.latest_touch() + 1
        self.update(match_id, changed=self._moment(), touched=touched, **changes)

    def update(self, match_id: int, **changes: ColumnValue) -> None:
        """Set columns of a match."""
        values = match_rows.values(self._database, match_id) | changes
        columns = ", ".join(f"{column} = ?" for column in (*values, "seal"))
        self._database.connection.execute(
            f"UPDATE match SET {columns} WHERE id = ?",
            (*values.values(), row_checksum("match", *values.values()), match_id),
        )

    def set_standings(self, match_id: int, standings: tuple[int, ...]) -> None:
        """Set the standing of each seat. Raises ValueError for another number of seats, and Damaged."""
        seats = match_rows.seats(self._database, match_id)
        count = cast(int, match_rows.values(self._database, match_id)["seats"])
        if len(standings) != count:
            raise ValueError(f"match {match_id} has {count} seats, and not {len(standings)}")
        if len(seats) != count:
            raise Damaged(f"the seats of match {match_id} have changed")
        for seat, standing in enumerate(standings):
            values = seats[seat] | {"standing": standing}
            self._database.connection.execute(
                "UPDATE seat SET standing = ?, seal = ? WHERE match_id = ? AND seat = ?",
                (standing, row_checksum("seat", *values.values()), match_id, seat),
            )

    def latest_touch(self) -> int:
        """The ``touched`` of the match that was written last."""
        (touched,) = self._database.connection.execute("SELECT ifnull(max(touched), 0) FROM match").fetchone()
        return int(touched)

    def set_extras(self, match_id: int, extras: Mapping[str, str]) -> None:
        """Set texts beside the record."""
        for name, value in extras.items():
            self._database.connection.execute(
                "DELETE FROM extra WHERE match_id = ? AND name = ?", (match_id, name)
            )
            insert(self._database.connection, "extra", match_id, name, value)

    def _moment(self) -> str:
        return self.now().astimezone(UTC).isoformat(timespec="seconds")

    def cut_back(
        self, match_id: int, values: Mapping[str, ColumnValue], kept: int, standings: tuple[int, ...]
    ) -> None:
        """Remove the actions after the first ``kept`` ones, all of the last hand, and unfix the next pack.

        ``values`` is the row of the match. Raises ValueError if actions of an earlier hand would go.
        """
        hands = self._database.connection.execute(
            "SELECT hand FROM action WHERE match_id = ? AND number > ?", (match_id, kept)
        ).fetchall()
        actions = cast(int, values["actions"])
        if not 0 <= kept <= actions or any(hand != values["hands"] for (hand,) in hands):
            raise ValueError(f"the last hand of match {match_id} cannot be cut to {kept} actions")
        if len(hands) != actions - kept:
            raise Damaged(f"match {match_id} cannot be read to its end")
        self._database.connection.execute(
            "DELETE FROM action WHERE match_id = ? AND number > ?", (match_id, kept)
        )
        self._database.connection.execute(
            "DELETE FROM extra WHERE match_id = ? AND name = ?", (match_id, SEALED)
        )
        self.change(match_id, actions=kept, finished=0)
        self.set_standings(match_id, standings)
