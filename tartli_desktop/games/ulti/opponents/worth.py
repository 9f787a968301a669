"""What an action is worth, for hints and the review."""

import math
import statistics
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tartli_desktop.games.ulti.rules.actions import Action

EXACT_TRICKS = 6
"""How many last tricks of a deal are solved rather than played by rules of thumb, at full strength."""


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


def worth_of(deals: Sequence[float]) -> Worth:
    """The worth of an action by what it brings in each deal."""
    error = statistics.stdev(deals) / math.sqrt(len(deals)) if len(deals) > 1 else math.inf
    return Worth(statistics.fmean(deals), error, deals=tuple(deals))


def pooled(answers: Sequence[Mapping[Action, Worth]]) -> dict[Action, Worth]:
    """What actions are worth over the deals of several answers about the same view, with different seeds."""
    first, *others = answers
    # Of each answer only the deals count in which every action was valued.
    counts = [
        min((len(each.deals) for each in answer.values() if each.deals), default=0) for answer in answers
    ]
    found: dict[Action, Worth] = {}
    for action, worth in first.items():
        if all(action in answer for answer in others):
            each = [answer[action].deals[:count] for answer, count in zip(answers, counts, strict=True)]
            deals = [points for some in each for points in some]
            found[action] = worth_of(deals)._replace(bid=worth.bid, trump=worth.trump) if deals else worth
    return found


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
