"""What a decision cost, by the coach's values of all possible actions.

A difference counts only beyond the sampling error. A possible mistake before trick 8 is judged again in fresh
sampled deals, and those give its cost: the best of many estimates looks too good in the deals that selected
it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import hypot

from tartli_desktop.game.evaluating import Evaluating, Query
from tartli_desktop.game.mistakes import AGAIN
from tartli_desktop.games.tartli import BELA, GAME_POINTS, HAND_POINTS, OUT, Action, View
from tartli_desktop.games.tartli.coach.hint import ERRORS, LEAST_CHANCE, LEAST_POINTS
from tartli_desktop.games.tartli.opponents.value import Value, best
from tartli_desktop.kit.review import hand_review

from .decisions import Decision


@dataclass(frozen=True, slots=True)
class Gap:
    """By how much one action is better than another; negative if it is worse."""

    points: float
    """The difference in this player's count less the opponent's at the end of the hand."""
    error: float
    """Standard error of the points, 0.0 if they are exact; likewise for the other errors."""
    win: float
    """The difference in the chance to win the game."""
    win_error: float
    worth: float
    """The difference in ``Value.worth``, which is in points near the start of a game."""
    worth_error: float
    exact: bool
    """Whether no value is estimated."""


NO_GAP = Gap(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, exact=True)


@dataclass(frozen=True, slots=True)
class JudgedDecision(hand_review.JudgedDecision[Decision, Action, Gap]):
    """A decision and the best alternative; GATHER is silence."""

    values: Mapping[Action, Value]
    """The values of the last judgement; empty for a béla that was declared."""

    @property
    def cost(self) -> float:
        """The loss of worth, in points near the start of a game."""
        return self.gap.worth

    @property
    def by_chance(self) -> bool:
        """Whether the decision cost part of the chance to win the game."""
        return _costs_chance(self.decision.view, self.decision.action, self.better, self.gap)

    @property
    def points(self) -> int:
        """How many points a mistake cost, as the review tells it and the statistics count it."""
        return max(1, round(self.gap.points))

    @property
    def in_points(self) -> bool:
        """Whether it cost points; never if going out is involved, as the end of the hand is then unknown."""
        if OUT in (self.decision.action, self.better):
            return False
        return _beyond(self.gap.points, self.gap.error, LEAST_POINTS)


def judging(decision: Decision) -> Evaluating[JudgedDecision]:
    """Judge a decision by asking for the values of its actions."""
    if decision.action == BELA:
        # Béla scores the same whenever it is declared (R7.1), and the cost of showing two cards is unknown.
        return JudgedDecision(decision, BELA, NO_GAP, is_mistake=False, values={})
    values = yield Query(decision.view)
    better = _best(_considered(decision, values))
    gap = gap_between(values, better, decision.action)
    mistake = _is_mistake(decision, better, gap)
    if mistake and not gap.exact:
        values = yield Query(decision.view, AGAIN)
        gap = gap_between(values, better, decision.action)
        mistake = _is_mistake(decision, better, gap)
    return JudgedDecision(decision, better, gap, mistake, _considered(decision, values))


def _considered(decision: Decision, values: Mapping[Action, Value]) -> dict[Action, Value]:
    """The values of the real choices: a claim that would lose the game is never advised (R9.2)."""
    false_claim = not decision.view.wins_by_going_out and decision.action != OUT
    left_out = decision.followed | ({OUT} if false_claim else set())
    return {action: value for action, value in values.items() if action not in left_out}


def _best(values: Mapping[Action, Value]) -> Action:
    """The strongest player's action; if all values are exact, the action of greatest worth."""
    if any(value.worlds for value in values.values()):
        return best(values)
    return max(values, key=lambda action: (values[action].worth, -values[action].place))


def gap_between(values: Mapping[Action, Value], better: Action, done: Action) -> Gap:
    """By how much one action is better than another, with the errors of the differences."""
    if better == done:
        return NO_GAP
    ours, theirs = values[better], values[done]
    sampled = [value for value in values.values() if value.worlds]
    # The error of a sampled value is that of its difference from the first one; the first has its own error.
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
    """Whether the decision cost chance to win the game; this counts near 501 and where somebody goes out."""
    in_sight = max(view.counts) >= GAME_POINTS - HAND_POINTS or OUT in (done, better)
    return in_sight and _beyond(gap.win, gap.win_error, LEAST_CHANCE)


def _beyond(difference: float, error: float, least: float) -> bool:
    return difference >= least and difference > ERRORS * error
