"""What an action is worth, as hints and the review tell it."""

from __future__ import annotations

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
    """Of two cards laid away: the bid that is weighed to follow, by its code (U3.6); empty: the bid stays."""
    trump: str | None = None
    """Of two cards laid away and of a bid whose trumps are named later: the letter of the suit."""
