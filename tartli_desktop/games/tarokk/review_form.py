"""The stored form of a finished review: the statistics count it, and the review is rebuilt from it."""

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
    """How many actions of the hand came before it."""
    kind: Kind
    cost: float
    """What a mistake cost, in points of the hand; 0 if it was none."""
    done: str
    better: str
    gap: tuple[float, float] | None = None
    """How many points better ``better`` was, and the standard error; None if both are the same action."""
    gains: tuple[int, int, int] | None = None
    """In how many deals the better action gains, in how many ``done`` does, and the number of deals."""


class KeptReview(Struct, frozen=True):
    """A review."""

    decisions: tuple[KeptDecision, ...]
    expected: float | None
    """The points that the first decision promised with good play; None if nothing could be valued."""
