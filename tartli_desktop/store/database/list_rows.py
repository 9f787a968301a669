"""What the list shows of a match, from its row and the rows of its seats."""

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any, cast

import msgspec

from tartli_desktop.store.match_head import MatchHead, MatchRow

from . import schema
from .connection import Damaged
from .row_checksums import ColumnValue


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
