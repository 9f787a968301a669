"""What an action is worth, for hints and the review."""

import math
import statistics
from typing import NamedTuple


class Worth(NamedTuple):
    """The payment that an action is expected to bring the player who acts."""

    points: float
    """The mean of the points that the player gets for the whole hand (U12), over deals; negative where the
    player pays."""
    error: float
    """The standard error of that mean: 0 if it is certain, infinite after only one deal. All actions of a
    view are valued over the same deals, so that differences are known more precisely than this."""
    bid: str = ""
    """The code (U3.6) of the bid that follows a lay, or most often the talon; empty if the bid stays."""
    trump: str | None = None
    """For a lay or a bid whose trumps are named later: the letter of the suit."""
    deals: tuple[float, ...] = ()
    """The points in each deal, the deals being the same for all actions; empty if no deals were needed."""


def difference(better: Worth, worse: Worth) -> tuple[float, float]:
    """How many points one action is worth more than another, and the standard error of that difference.

    Only deals in which both were valued count, which is much more precise than comparing two means.
    """
    pairs = list(zip(better.deals, worse.deals, strict=False))
    if not pairs:
        pairs = [(each, worse.points) for each in better.deals]
        pairs += [(better.points, each) for each in worse.deals]
    if not pairs:
        return better.points - worse.points, math.hypot(better.error, worse.error)
    gaps = [ours - theirs for ours, theirs in pairs]
    error = statistics.stdev(gaps) / math.sqrt(len(gaps)) if len(gaps) > 1 else math.inf
    return statistics.fmean(gaps), error
