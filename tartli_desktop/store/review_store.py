"""The reviews of hands, saved beside their matches."""

from typing import cast

import msgspec

from .database import match_reading, review_rows
from .database.transactions import Database


class ReviewStore:
    """The reviews of finished hands. Raises NotSaved and CannotRead as a MatchStore does.

    A review needs no claim on its match, and does not count as a change of it.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def set(self, match_id: int, hand: int, seat: int, data: object, *, coach: int, seed: int = 0) -> None:
        """Save the review of a finished hand as one seat played it, replacing an earlier one.

        ``data`` is the game's own, ready for JSON, and ``coach`` its version. Raises ValueError for a hand
        that does not exist.
        """
        text = msgspec.json.encode(data).decode()
        with self._database.writing():
            if not 1 <= hand <= cast(int, match_reading.values(self._database, match_id)["hands"]):
                raise ValueError(f"match {match_id} has no hand {hand}")
            review_rows.keep(self._database.connection, match_id, hand, seat, seed, coach, text)

    def get(self, match_id: int, hand: int, seat: int, *, coach: int, seed: int = 0) -> object:
        """The review of a hand that ``set`` saved; None without one with this coach and seed."""
        with self._database.reading():
            text = review_rows.kept(self._database.connection, match_id, hand, seat, seed=seed, coach=coach)
        return None if text is None else msgspec.json.decode(text)

    def of_game(self, game: str) -> tuple[tuple[int, int, str], ...]:
        """The reviewed hands of a game, as the person played them: match, hand and the review's data."""
        with self._database.reading():
            return tuple(review_rows.of_persons(self._database.connection, game, counted=False))
