"""The geometry for a number of seats."""

from __future__ import annotations

from .layout import HEIGHT, HIGHEST, Seats
from .round_table import RoundTable
from .tall_tables import TallRoundTable, TallTwoSeats
from .two_seats import TwoSeats


def seats_of(count: int, width: float, *, words_beside: bool = False, height: float = HEIGHT) -> Seats:
    """Return the places of a table of some width for this many players.

    Args:
        count: the number of players, 2 to 5.
        width: of the table, in scene units.
        words_beside: whether the words and buttons stand beside the table.
        height: of the table.
    """
    is_tall = height > HIGHEST and not words_beside
    usual, tall = (TwoSeats, TallTwoSeats) if count == 2 else (RoundTable, TallRoundTable)
    return (tall if is_tall else usual)(width, count, words_beside, height)
