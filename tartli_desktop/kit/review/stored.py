"""The stored form of a review in games that are paid by the hand.

Statistics count it, and the review is rebuilt from it.
"""

from enum import StrEnum
from typing import Generic, TypeVar

from msgspec import Struct

K = TypeVar("K", bound=StrEnum)


class StoredDecision(Struct, Generic[K], frozen=True, array_like=True):
    """One decision. ``K`` is what the game tells apart; it may derive from this to store more."""

    at: int
    """How many actions of the hand came before it."""
    kind: K
    """What was decided."""
    cost: float
    """What a mistake cost, in points of the hand; 0 if it was none."""
    done: str
    better: str
    gap: tuple[float, float] | None = None
    """How many points better ``better`` was, and the standard error; None if both are the same action."""
    gains: tuple[int, int, int] | None = None
    """In how many deals the better action gains, in how many ``done`` does, and the number of deals."""


D = TypeVar("D")


class StoredReview(Struct, Generic[D], frozen=True):
    """A review."""

    decisions: tuple[D, ...]
    expected: float | None
    """The points that the first decision promised with good play; None if nothing could be valued."""
