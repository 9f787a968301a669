"""What the card of values tells about a game, beside the table and in rich text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class CardValues(NamedTuple):
    """The cards by their order, with their points.

    Attributes:
        orders: two orders of cards, each below its heading: names, the best first, and points.
        rest: what stands below them.
    """

    orders: tuple[Order, Order]
    rest: str


Order = tuple[str, Sequence[tuple[str, object]]]
"""The heading of an order; its cards with their points."""
