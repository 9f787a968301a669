"""What an action is worth, for hints and the review."""

import math
import statistics
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tartli_desktop.cards.tarokk import Card
from tartli_desktop.games.tarokk.rules.actions import Action, Announce, Play
from tartli_desktop.games.tarokk.rules.view import View

EXACT_TRICKS = 3
"""How many last tricks of a deal are solved exactly instead of played out."""

_TRULL = Announce("trull")
_PAGAT = Play(Card.I)


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


def chosen(view: View, worths: Mapping[Action, Worth], usual: Action) -> Action:
    """The best action, or the usual one where sampling cannot tell that the best is better.

    What is announced or doubled against the rules of thumb must be better by its error; a card, a bid or a
    discard by half of it, which loses least on deals that were not sampled. The pagát is played against them
    only where it is better than any other card by two errors: once gone, it is too late for trull and ultimó,
    and players bring it home more often than the playouts. So do those who announce trull with both high
    honours: that announcement stands (T19.6).
    Raises ValueError if there are none.
    """
    if usual == _TRULL and usual in worths:
        return usual
    best = max(worths, key=lambda action: worths[action].points)
    if best == _PAGAT != usual and len(worths) > 1:
        others = {action: worth for action, worth in worths.items() if action != best}
        instead = chosen(view, others, usual)
        gap, error = difference(worths[best], worths[instead])
        return best if gap > 2 * error else instead
    if usual not in worths:
        return best
    gap, error = difference(worths[best], worths[usual])
    errors = 1.0 if view.phase == "announce" else 0.5
    return best if gap > max(errors * error, 1e-9) else usual
