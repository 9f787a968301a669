"""The geometry for a number of seats."""

from __future__ import annotations

from .layout import HEIGHT
from .round_table import RoundTable
from .two_seats import TwoSeats

AnySeats = TwoSeats | RoundTable


def seats_of(count: int, width: float, height: float = HEIGHT) -> AnySeats:
    """Return the places of a table of this size, in scene units, for two to five players."""
    return (TwoSeats if count == 2 else RoundTable)(width, count, height)
