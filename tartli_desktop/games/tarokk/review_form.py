"""How a finished review is kept: what the statistics count, and what a review is made of again."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class Kind(StrEnum):
    """What was decided."""

    BID = "bid"
    """A bid, a hold, a pass; whether the hand is annulled."""
    DISCARD = "discard"
    ANNOUNCE = "announce"
    """The call, a bonus, a kontra, and saying nothing."""
    CARD = "card"


class KeptDecision(Struct, frozen=True, array_like=True):
    """One decision."""

    at: int
    """How many actions of the hand had been done before it."""
    kind: Kind
    cost: float
    """What a mistake cost, in points of the hand; 0 where it was none."""
    done: str
    better: str
    gap: tuple[float, float] | None = None
    """By how many points that was better, and the error of that; None where it was the same."""
    gains: tuple[int, int, int] | None = None
    """In how many deals the better action gains, in how many what was done, and of how many."""


class KeptReview(Struct, frozen=True):
    """A review."""

    decisions: tuple[KeptDecision, ...]
    expected: float | None
    """The points that the first decision promised, played well; None where nothing could be weighed."""
