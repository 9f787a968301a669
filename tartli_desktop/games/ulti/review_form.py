"""The stored form of a finished review: the statistics count it, and the review is rebuilt from it."""

from enum import StrEnum

from tartli_desktop.kit.review.stored import StoredDecision, StoredReview

MANY = 5.0
"""From this many points on, the decimals of an estimate mean nothing."""


def told_cost(points: float, error: float) -> float:
    """The points that a mistake cost, as the review tells them and the statistics count them."""
    return float(round(points)) if error and points >= MANY else points


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


class DecisionForm(StoredDecision[Kind], frozen=True, array_like=True):
    """One decision."""

    bid: str = ""
    """For a lay: the bid that was to follow."""
    trump: str | None = None
    """For a bid or a lay: the suit that was to be trumps."""


ReviewForm = StoredReview[DecisionForm]
"""A review."""
