"""What an action is worth, for hints and the review."""

import math
import statistics
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tartli_desktop.games.tarokk.rules.actions import Action

EXACT_TRICKS = 3
"""How many last tricks of a deal are solved exactly instead of played out."""


class Worth(NamedTuple):
    """The payment that an action is expected to bring the player who acts, before the multiplier."""

    deals: tuple[float, ...]
    """The points in each sampled deal, the same deals for all actions of a view."""
    weights: tuple[int, ...] = ()
    """How much each deal counts; empty where all count alike."""

    @property
    def points(self) -> float:
        """The mean of the points."""
        return statistics.fmean(self.deals, self.weights or None)

    @property
    def is_certain(self) -> bool:
        """Whether it is the same in each deal."""
        return len({*self.deals}) == 1


def pooled(answers: Sequence[Mapping[Action, Worth]]) -> dict[Action, Worth]:
    """What actions are worth over the deals of several answers about the same view, with different seeds."""
    first, *others = answers
    found: dict[Action, Worth] = {}
    for action in first:
        if all(action in answer for answer in others):
            worths = [answer[action] for answer in answers]
            deals = tuple(points for worth in worths for points in worth.deals)
            weights = (weight for worth in worths for weight in worth.weights or (1,) * len(worth.deals))
            found[action] = Worth(deals, tuple(weights))
    return found


def difference(better: Worth, worse: Worth) -> tuple[float, float]:
    """How many points one action is worth more than another, and the standard error of that difference.

    Both are compared deal by deal, which is much more precise than comparing two means. Deals that count for
    many tell less than as many different ones. With only one deal, the error is infinite.
    """
    gaps = [ours - theirs for ours, theirs in zip(better.deals, worse.deals, strict=True)]
    weights = better.weights or (1,) * len(gaps)
    mean = statistics.fmean(gaps, weights)
    if len(gaps) < 2:
        return mean, math.inf
    variance = statistics.fmean([(gap - mean) ** 2 for gap in gaps], weights)
    effective = sum(weights) ** 2 / sum([weight * weight for weight in weights])
    return mean, math.sqrt(variance / (effective - 1))
