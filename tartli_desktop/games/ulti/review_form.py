"""How a finished review is kept: what the statistics count, and what a review is made of again."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class Kind(StrEnum):
    """What was decided."""

    BID = "bid"
    """A bid, a pass, the talon taken up, two discarded cards."""
    TRUMP = "trump"
    MARRIAGE = "marriage"
    DOUBLE = "double"
    CARD = "card"
    END = "end"
    """A claim, an answer to one, a contract given up."""


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
    bid: str = ""
    """Of two discarded cards: the bid that was to follow."""
    trump: str | None = None
    """Of a bid and of two discarded cards: the suit that was to be trumps."""


class KeptReview(Struct, frozen=True):
    """A review."""

    decisions: tuple[KeptDecision, ...]
    expected: float | None
    """The points that the first decision promised, played well; None where nothing could be weighed."""
