"""What a decision cost, by what the strongest level thinks all actions are worth.

A difference counts only beyond the sampling error. What looks like a mistake is looked at once more in other
sampled deals, and those tell its cost: the best of many estimates is too good in the deals that it was chosen
by.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tartli_desktop.game.asking import Asking, Query
from tartli_desktop.games.ulti.coach.hint import ERRORS
from tartli_desktop.games.ulti.opponents import evaluate
from tartli_desktop.games.ulti.opponents.search.sampling import Effort
from tartli_desktop.games.ulti.opponents.worth import Worth, difference
from tartli_desktop.games.ulti.review_form import Kind
from tartli_desktop.games.ulti.rules.actions import (
    AGREE,
    CLAIM,
    CONCEDE,
    FORFEIT,
    GOOD,
    REFUSE,
    Action,
    Announce,
    Double,
    NameTrump,
    Play,
)

from .decisions import Decision

AGAIN = 7919
"""Added to the seed for the second look."""

LEAST = 0.3
"""How many points of a hand a mistake costs at least."""


@dataclass(frozen=True, slots=True)
class Gap:
    """By how much one action is better than another."""

    points: float
    """What the player gets for the hand."""
    error: float
    """Standard error of that; 0.0 where all deals that were looked at agree."""


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
class Judged:
    """A decision with what would have been best."""

    decision: Decision
    better: Action
    """What the strongest level would have done; the same action where it agrees."""
    gap: Gap
    """By how much that is better."""
    is_mistake: bool
    """Whether it is better beyond the sampling error."""
    gains: Gains | None = None
    """Of a mistake, where deals were sampled."""
    bid: str = ""
    """Of two cards laid away: the bid that was to follow."""
    trump: str | None = None
    """Of a bid and of two cards laid away: the suit that was to be trumps."""
    promised: float | None = None
    """The points that the best action promised; None where nothing could be weighed, or where it was kept."""

    @property
    def kind(self) -> Kind:
        """What was decided; of a card before which something else was better, that."""
        done, better = kind_of(self.decision.action), kind_of(self.better)
        return better if done is Kind.CARD else done


def kind_of(action: Action) -> Kind:
    """What an action decides."""
    match action:
        case Play():
            return Kind.CARD
        case Double():
            return Kind.DOUBLE
        case Announce():
            return Kind.MARRIAGE
        case NameTrump():
            return Kind.TRUMP
    kinds = {FORFEIT: Kind.TRUMP, GOOD: Kind.DOUBLE}
    kinds |= dict.fromkeys((CLAIM, CONCEDE, AGREE, REFUSE), Kind.END)
    return kinds.get(action, Kind.BID)


def weigher(effort: Effort | None = None) -> Callable[[Query], Mapping[Action, Worth]]:
    """What answers a question in this process; ``effort``: how well, by default as for hints."""
    return lambda query: evaluate(query.view, seed=query.seed, effort=effort, also=query.also)


def judging(decision: Decision, seed: int = 0) -> Asking[Judged]:
    """Judge a decision from the view alone, by asking what actions are worth; the same for the same seed."""
    done = decision.action
    values = yield Query(decision.view, seed, also=(done,))
    if done not in values:
        return Judged(decision, done, NO_GAP, is_mistake=False)
    best = max(values, key=lambda action: (values[action].points, action == done))
    promised = values[best].points
    if not _is_beyond(*difference(values[best], values[done])):
        return Judged(decision, done, NO_GAP, is_mistake=False, promised=promised)
    again = yield Query(decision.view, seed + AGAIN, also=(done, best))
    if best not in again or done not in again:
        return Judged(decision, done, NO_GAP, is_mistake=False, promised=promised)
    better, worse = again[best], again[done]
    gap = Gap(*difference(better, worse))
    if not _is_beyond(gap.points, gap.error):
        return Judged(decision, done, NO_GAP, is_mistake=False, promised=promised)
    pairs = list(zip(better.deals, worse.deals, strict=False))
    won = [sum(pair[place] > 0 for pair in pairs) for place in (0, 1)]
    gains = Gains(won[0], won[1], len(pairs)) if pairs else None
    return Judged(
        decision,
        best,
        gap,
        is_mistake=True,
        gains=gains,
        bid=better.bid,
        trump=better.trump,
        promised=promised,
    )


def _is_beyond(points: float, error: float) -> bool:
    return points >= LEAST and points > ERRORS * error
