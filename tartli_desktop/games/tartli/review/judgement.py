"""What a decision cost, by the coach's values of all that could have been done.

A difference counts only beyond the sampling error. What looks like a mistake before trick 8 is looked at once
more in other sampled deals, and those tell its cost: the best of many estimates is too good in the deals that
it was chosen by.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import hypot

from tartli_desktop.game.asking import Asking, Query, answered_at_once
from tartli_desktop.games.tartli.coach.hint import ERRORS, LEAST_CHANCE, LEAST_POINTS
from tartli_desktop.games.tartli.opponents import evaluate
from tartli_desktop.games.tartli.opponents.strong import SearchSettings
from tartli_desktop.games.tartli.opponents.value import Value, best
from tartli_desktop.games.tartli.rules import BELA, GAME_POINTS, HAND_POINTS, OUT, Action, View

from .decisions import Decision

AGAIN = 7919
"""Added to the seed for the second look."""


@dataclass(frozen=True, slots=True)
class Gap:
    """By how much one action is better than another; less than 0 where it is worse."""

    points: float
    """The own count less the other's at the end of the hand."""
    error: float
    """Standard error of the points; 0.0 where they are exact. So are the other errors."""
    win: float
    """The chance to win the game."""
    win_error: float
    worth: float
    """What the strongest player goes by, near the start of a game in points (see ``Value.worth``)."""
    worth_error: float
    exact: bool
    """Whether nothing is estimated."""


NO_GAP = Gap(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, exact=True)


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision with what would have been best."""

    decision: Decision
    better: Action
    """What the coach would have done; the same action where it agrees, GATHER for silence."""
    gap: Gap
    """By how much that is better."""
    is_mistake: bool
    """Whether it is better beyond the sampling error."""
    values: Mapping[Action, Value]
    """Those by which it was judged last; of béla that was declared none."""

    @property
    def by_chance(self) -> bool:
        """Whether it cost a part of the chance to win the game."""
        return _costs_chance(self.decision.view, self.decision.action, self.better, self.gap)

    @property
    def in_points(self) -> bool:
        """Whether it cost points; where somebody goes out, nobody knows how the hand would have ended."""
        if OUT in (self.decision.action, self.better):
            return False
        return _beyond(self.gap.points, self.gap.error, LEAST_POINTS)


def judged(decision: Decision, *, seed: int = 0, strength: SearchSettings | None = None) -> Judged:
    """A decision, judged by the coach from the view alone. The same seed gives the same."""
    return answered_at_once(judging(decision, seed), weigher(strength))


def weigher(strength: SearchSettings | None = None) -> Callable[[Query], Mapping[Action, Value]]:
    """What answers a question in this process; ``strength``: how well, by default as the coach."""
    return lambda query: evaluate(query.view, seed=query.seed, strength=strength)


def judging(decision: Decision, seed: int = 0) -> Asking[Judged]:
    """The same by asking what the actions are worth."""
    if decision.action == BELA:
        # It scores the same whenever it is declared (R7.1); what it shows of the hand nobody can weigh.
        return Judged(decision, BELA, NO_GAP, is_mistake=False, values={})
    values = yield Query(decision.view, seed)
    better = _best(_considered(decision, values))
    gap = gap_between(values, better, decision.action)
    mistake = _is_mistake(decision, better, gap)
    if mistake and not gap.exact:
        values = yield Query(decision.view, seed + AGAIN)
        gap = gap_between(values, better, decision.action)
        mistake = _is_mistake(decision, better, gap)
    return Judged(decision, better, gap, mistake, _considered(decision, values))


def _considered(decision: Decision, values: Mapping[Action, Value]) -> dict[Action, Value]:
    """The values of what was a choice; nobody is advised to lose the game by a claim (R9.2)."""
    false_claim = not decision.view.wins_by_going_out and decision.action != OUT
    left_out = decision.followed | ({OUT} if false_claim else set())
    return {action: value for action, value in values.items() if action not in left_out}


def _best(values: Mapping[Action, Value]) -> Action:
    """What the strongest player does; where all is exact, what is worth most to it."""
    if any(value.worlds for value in values.values()):
        return best(values)
    return max(values, key=lambda action: (values[action].worth, -values[action].place))


def gap_between(values: Mapping[Action, Value], better: Action, done: Action) -> Gap:
    """By how much one action is better than another, with the errors of the differences."""
    if better == done:
        return NO_GAP
    ours, theirs = values[better], values[done]
    sampled = [value for value in values.values() if value.worlds]
    # The errors of sampled values are those of differences from the first of them; its own are its own.
    first = min(sampled, key=lambda value: value.place, default=None)
    parts = [value for value in (ours, theirs) if value.worlds and value is not first]
    if first is not None and (not ours.worlds) != (not theirs.worlds):
        parts.append(first)
    return Gap(
        ours.points - theirs.points,
        hypot(*(value.error for value in parts)),
        ours.win - theirs.win,
        hypot(*(value.win_error for value in parts)),
        ours.worth - theirs.worth,
        hypot(*(value.worth_error for value in parts)),
        exact=not (ours.worlds or theirs.worlds),
    )


def _is_mistake(decision: Decision, better: Action, gap: Gap) -> bool:
    if not _beyond(gap.worth, gap.worth_error, LEAST_POINTS):
        return False
    if _costs_chance(decision.view, decision.action, better, gap):
        return True
    return OUT not in (decision.action, better) and _beyond(gap.points, gap.error, LEAST_POINTS)


def _costs_chance(view: View, done: Action, better: Action, gap: Gap) -> bool:
    """Whether the chance to win the game is what the decision cost: near 501, and where one goes out."""
    in_sight = max(view.counts) >= GAME_POINTS - HAND_POINTS or OUT in (done, better)
    return in_sight and _beyond(gap.win, gap.win_error, LEAST_CHANCE)


def _beyond(difference: float, error: float, least: float) -> bool:
    return difference >= least and difference > ERRORS * error
