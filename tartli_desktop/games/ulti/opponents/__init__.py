"""Opponents. They get a :class:`~tartli_desktop.games.ulti.View` and nothing else, and return an action.

No Qt and no files. The same view, level and seed give the same decision, unless a time limit cuts it short.
The code that decides is imported on the first question, so that the window need not wait for it.
"""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import TYPE_CHECKING

from tartli_desktop.game.deadline import deadline
from tartli_desktop.games.ulti.rules.actions import CLAIM, Action
from tartli_desktop.games.ulti.rules.view import View

from .worth import Worth, pooled

if TYPE_CHECKING:
    from .search.sampling import Effort

__all__ = ["LEVELS", "STRONG", "Worth", "choose", "evaluate", "pooled"]

STRONG = "strong"
"""Full strength: every decision is made over deals that fit what was seen and heard."""

LEVELS: tuple[str, ...] = ("beginner", "casual", "heuristic", STRONG)
"""The levels of play, weakest first."""


def choose(
    view: View,
    level: str = STRONG,
    *,
    seed: int = 0,
    seconds: float | None = None,
    effort: Effort | None = None,
) -> Action:
    """The action of the seat on turn.

    ``seed`` is for levels that draw deals; ``effort`` replaces that of the two strongest levels. These count
    deals; if that takes longer than ``seconds``, the best action so far is returned, and the decision need
    not be the same again. Raises ValueError for an unknown level, for no time at all, or when it is not this
    seat's turn.
    """
    from . import beginner, casual, claiming, heuristic, strong

    if level not in LEVELS:
        raise ValueError(f"{level!r} is no level: one of {', '.join(LEVELS)} is")
    should_stop = deadline(seconds)
    _check_turn(view)
    if len(view.legal) == 1:
        return view.legal[0]
    if level in LEVELS[2:] and claiming.should_claim(view):
        return CLAIM
    chance = Random(seed)
    match level:
        case "beginner":
            return beginner.decide(view, chance)
        case "casual":
            return casual.decide(view, chance)
        case "heuristic":
            return heuristic.decide(view, chance, should_stop, effort or heuristic.EFFORT)
    return strong.decide(view, chance, should_stop, effort or strong.FULL)


def evaluate(
    view: View,
    *,
    seed: int = 0,
    seconds: float | None = None,
    effort: Effort | None = None,
    also: Collection[Action] = (),
) -> dict[Action, Worth]:
    """What each action is expected to pay this seat in this hand, for hints and the review.

    The mean payment in points with its standard error, over deals that fit what the view knows; the best
    action has the highest. The same view, seed and ``also`` give the same values, unless ``seconds`` end the
    sampling: then they are means of fewer deals. Without a limit this takes a few seconds at most.

    In "play", "answer", "claim", "trump" and "auction" the result holds every legal action. Of the 66 lays
    and the bids that may follow, it holds the promising ones and those in ``also``, such as the one that was
    chosen. A double is valued as if nobody answered it. The result is empty in the first round of two (U4.9)
    and when no deal fits. Raises ValueError like :func:`choose`.
    """
    from . import evaluation

    should_stop = deadline(seconds)
    _check_turn(view)
    return evaluation.evaluate(view, Random(seed), should_stop, effort or evaluation.CLOSE, also)


def _check_turn(view: View) -> None:
    if view.to_move != view.seat:
        raise ValueError(f"seat {view.seat} has nothing to do: seat {view.to_move} must act")
