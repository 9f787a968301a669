"""The rows of ``review``: what the decisions of a seat in a finished hand cost, according to the coach.

Each seat of a hand has one row at most, the latest. A row that is not as it was written is ignored.
"""

import sqlite3
from collections.abc import Iterator
from typing import cast

from . import schema

TABLE = "review"


def of_persons(
    connection: sqlite3.Connection, game: str, *, counted: bool = True
) -> Iterator[tuple[int, int, str]]:
    """The reviews of a game's finished hands as the person played them: match, hand and data, in order.

    With ``counted``, only those of hands whose results for the statistics have been derived.
    """
    facts = f"JOIN hand_facts ON hand_facts.match_id = {TABLE}.match_id AND hand_facts.hand = {TABLE}.hand"
    for row in connection.execute(
        f"""SELECT {TABLE}.* FROM {TABLE}
            JOIN match ON match.id = {TABLE}.match_id AND match.human_seat = {TABLE}.seat
            {facts if counted else ""}
            WHERE match.game = ? ORDER BY {TABLE}.match_id, {TABLE}.hand""",
        (game,),
    ):
        found = schema.by_column(TABLE, row)
        if found is not None:
            yield cast(int, found["match_id"]), cast(int, found["hand"]), cast(str, found["data"])
