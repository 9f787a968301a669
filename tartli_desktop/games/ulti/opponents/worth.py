"""What an action is worth, as hints and the review tell it."""

from __future__ import annotations

import math
import statistics
from typing import NamedTuple


class Worth(NamedTuple):
    """The payment that an action is expected to bring the player who acts."""

    points: float
    """The mean of the points that the player gets for the whole hand (U12), over deals; negative where the
    player pays."""
    error: float
    """The standard error of that mean: 0 where it is certain, infinite where only one deal was looked at.
    All actions of a view are weighed over the same deals, so that differences are known better than this."""
    bid: str = ""
    """Of two discarded cards: the bid that is weighed to follow, by its code (U3.6); empty: the bid stays."""
    trump: str | None = None
    """Of two discarded cards and of a bid whose trumps are named later: the letter of the suit."""
    deals: tuple[float, ...] = ()
    """The points in each deal that was looked at, the same for all actions; empty where none was needed."""


def difference(better: Worth, worse: Worth) -> tuple[float, float]:
    """By how many points one action is worth more than another, and the standard error of that.

    Over the deals in which both were looked at, which is much surer than two means.
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
