"""Whether another action would have been better, in a game that is paid by the hand.

A difference counts only beyond the sampling error. What looks like a mistake is looked at once more in other
sampled deals, and those tell its cost: the best of many estimates is too good in the deals that it was chosen
by.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from .asking import Asking, Query

AGAIN = 7919
"""Added to the seed for the second look."""

LEAST = 0.3
"""How many points of a hand a mistake costs at least."""

ERRORS = 2.0
"""By how many standard errors two actions must differ for one to be called better."""


class Weighed(Protocol):
    """What an action is worth."""

    @property
    def points(self) -> float:
        """What the player gets for the hand on average."""

    @property
    def deals(self) -> Sequence[float]:
        """The same in each sampled deal, the same deals for all actions; empty where none was needed."""


Difference = Callable[[Any, Any], tuple[float, float]]
"""By how many points one action is worth more than another, and the standard error of that."""


@dataclass(frozen=True, slots=True)
class Gap:
    """By how much one action is better than another."""

    points: float
    """What the player gets for the hand."""
    error: float
    """Standard error of that; 0.0 where all deals that were looked at agree."""

    @property
    def is_mistake(self) -> bool:
        """Whether it is more than chance and a trifle."""
        return self.points >= LEAST and self.points > ERRORS * self.error


NO_GAP = Gap(0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Gains:
    """In how many of the sampled deals the player wins points."""

    better: int
    """With the better action."""
    done: int
    """With what was done."""
    deals: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was found of one decision."""

    better: Any
    """What would have been best; the same action where nothing is better."""
    gap: Gap = NO_GAP
    """By how much that is better."""
    is_mistake: bool = False
    """Whether it is better beyond the sampling error."""
    worth: Any = None
    """Of a mistake: what the better action is worth."""
    gains: Gains | None = None
    """Of a mistake, where deals were sampled."""
    promised: float | None = None
    """The points that the best action promised; None where nothing could be weighed."""


def looking_twice(view: Any, done: Any, seed: int, difference: Difference) -> Asking[Verdict]:
    """Find what would have been better than what was done; the same for the same seed.

    Each question is answered with what every action is worth, as :class:`Weighed`.
    """
    values = yield Query(view, seed, also=(done,))
    if done not in values:
        return Verdict(done)
    best = max(values, key=lambda action: (values[action].points, action == done))
    promised = values[best].points
    if not Gap(*difference(values[best], values[done])).is_mistake:
        return Verdict(done, promised=promised)
    again = yield Query(view, seed + AGAIN, also=(done, best))
    if best not in again or done not in again:
        return Verdict(done, promised=promised)
    better, worse = again[best], again[done]
    gap = Gap(*difference(better, worse))
    if not gap.is_mistake:
        return Verdict(done, promised=promised)
    return Verdict(best, gap, True, better, _gains(better, worse), promised)


def _gains(better: Weighed, worse: Weighed) -> Gains | None:
    pairs = list(zip(better.deals, worse.deals, strict=False))
    won = [sum(pair[place] > 0 for pair in pairs) for place in (0, 1)]
    return Gains(won[0], won[1], len(pairs)) if pairs else None
