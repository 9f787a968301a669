"""The stored form of a finished review: the statistics count it, and the review is rebuilt from it."""

from enum import StrEnum

from tartli_desktop.kit.review.stored import StoredDecision, StoredReview


class Kind(StrEnum):
    """What was decided."""

    BID = "bid"
    """A bid, a hold, a pass; whether the hand is annulled."""
    DISCARD = "discard"
    ANNOUNCE = "announce"
    """The call, a bonus, a kontra, and saying nothing."""
    CARD = "card"


DecisionForm = StoredDecision[Kind]
"""One decision."""

ReviewForm = StoredReview[DecisionForm]
"""A review."""
