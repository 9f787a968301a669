"""Whether another action would have been better, in a game that is paid by the hand.

A difference counts only beyond the sampling error. What looks like a mistake is weighed again in other
sampled deals, and those give its cost: the best of many estimates is too optimistic in the deals that
selected it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from .evaluating import Evaluating, Query
from .match import A, View

AGAIN = 7919
"""The seed of the second look."""

LEAST = 0.3
"""The least cost of a mistake, in points of a hand. From what cost it is serious, each game's review says."""

ERRORS = 2.0
"""An action is called better if it is better by more than this many standard errors."""


class Estimate(Protocol):
    """What an action is worth."""

    @property
    def points(self) -> float:
        """What the player gets for the hand on average."""

    @property
    def deals(self) -> Sequence[float]:
        """The same in each sampled deal, the same deals for all actions; empty if none was needed."""


W = TypeVar("W", bound=Estimate)
Difference = Callable[[W, W], tuple[float, float]]
"""By how many points one action is worth more than another, with the standard error."""


@dataclass(frozen=True, slots=True)
class Gap:
    """By how much one action is better than another."""

    points: float
    """The difference in what the player gets for the hand."""
    error: float
    """The standard error of ``points``; 0.0 where all sampled deals agree."""

    @property
    def is_mistake(self) -> bool:
        """Whether the gap is neither chance nor too small to matter."""
        return self.points >= LEAST and self.points > ERRORS * self.error


NO_GAP = Gap(0.0, 0.0)


@dataclass(frozen=True, slots=True)
class WinCounts:
    """In how many of the sampled deals the player wins points."""

    better: int
    """With the better action."""
    done: int
    """With the action that was done."""
    deals: int
    """How many deals were sampled."""


@dataclass(frozen=True, slots=True)
class Verdict(Generic[A, W]):
    """The verdict on one decision."""

    better: A
    """The action that would have been best; the one that was done where none is better."""
    gap: Gap = NO_GAP
    """By how much it is better."""
    is_mistake: bool = False
    """Whether it is better beyond the sampling error."""
    worth: W | None = None
    """For a mistake: what the better action is worth."""
    gains: WinCounts | None = None
    """For a mistake, if deals were sampled."""
    promised: float | None = None
    """The points that the best action promised; None where nothing could be weighed."""


def looking_twice(view: View, done: A, difference: Difference[W]) -> Evaluating[Verdict[A, W]]:
    """Find what would have been better than the action that was done; repeatable.

    The answer to each question is what every action is worth, as :class:`Estimate`.
    """
    values: Mapping[A, W] = yield Query(view, also=(done,))
    if done not in values:
        return Verdict(done)
    best = max(values, key=lambda action: (values[action].points, action == done))
    promised = values[best].points
    if not Gap(*difference(values[best], values[done])).is_mistake:
        return Verdict(done, promised=promised)
    again: Mapping[A, W] = yield Query(view, AGAIN, also=(done, best))
    if best not in again or done not in again:
        return Verdict(done, promised=promised)
    better, worse = again[best], again[done]
    gap = Gap(*difference(better, worse))
    if not gap.is_mistake:
        return Verdict(done, promised=promised)
    return Verdict(best, gap, True, better, _gains(better, worse), promised)


def _gains(better: Estimate, worse: Estimate) -> WinCounts | None:
    pairs = list(zip(better.deals, worse.deals, strict=False))
    won = [sum(pair[place] > 0 for pair in pairs) for place in (0, 1)]
    return WinCounts(won[0], won[1], len(pairs)) if pairs else None
