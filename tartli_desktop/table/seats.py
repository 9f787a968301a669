"""Where two to five players sit."""

from __future__ import annotations

from .layout import HEIGHT, Seats
from .round_table import RoundTable
from .two_seats import TwoSeats


def seats_of(count: int, width: float, *, words_beside: bool = False, height: float = HEIGHT) -> Seats:
    """The places of a table of some width at which so many sit.

    Args:
        count: how many, 2 to 5.
        width: of the table, in scene units.
        words_beside: whether the words and buttons stand beside the table.
        height: of the table.
    """
    kind = TwoSeats if count == 2 else RoundTable
    return kind(width, count, words_beside, height)
