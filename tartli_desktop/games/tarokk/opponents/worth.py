"""What an action is worth, for hints and the review."""

import math
import statistics
from collections.abc import Mapping
from typing import NamedTuple

from tartli_desktop.games.tarokk.rules.actions import Action
from tartli_desktop.games.tarokk.rules.view import View


class Worth(NamedTuple):
    """The payment that an action is expected to bring the player who acts, before the multiplier."""

    deals: tuple[float, ...]
    """The points in each sampled deal, the same deals for all actions of a view."""

    @property
    def points(self) -> float:
        """The mean of the points."""
        return statistics.fmean(self.deals)

    @property
    def is_certain(self) -> bool:
        """Whether it is the same in each deal."""
        return len({*self.deals}) == 1


def difference(better: Worth, worse: Worth) -> tuple[float, float]:
    """How many points one action is worth more than another, and the standard error of that difference.

    Both are compared deal by deal, which is much more precise than comparing two means. With only one deal,
    the error is infinite.
    """
    gaps = [ours - theirs for ours, theirs in zip(better.deals, worse.deals, strict=True)]
    error = statistics.stdev(gaps) / math.sqrt(len(gaps)) if len(gaps) > 1 else math.inf
    return statistics.fmean(gaps), error


def chosen(view: View, worths: Mapping[Action, Worth], usual: Action) -> Action:
    """The best action, or the usual one where sampling cannot tell that the best is better.

    What is announced or doubled against the rules of thumb must be better by its error; a card, a bid or a
    discard by half of it, which loses least on deals that were not sampled.
    Raises ValueError if there are none.
    """
    best = max(worths, key=lambda action: sum(worths[action].deals))
    if usual not in worths:
        return best
    gap, error = difference(worths[best], worths[usual])
    return usual if gap <= max(error if view.phase == "announce" else error / 2, 1e-9) else best
