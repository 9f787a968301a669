"""Opponents. They get a :class:`~tartli_desktop.games.tarokk.rules.view.View` and nothing else.

No Qt and no files. The same view, level and seed give the same decision, unless a time limit cuts it short.
The code that decides is imported on the first question.
"""

from collections.abc import Collection
from random import Random

from tartli_desktop.game.deadline import deadline
from tartli_desktop.games.tarokk.rules.actions import Action
from tartli_desktop.games.tarokk.rules.view import View

from .worth import Worth, pooled

__all__ = ["LEVELS", "choose", "evaluate", "knocks", "pooled"]

LEVELS: tuple[str, ...] = ("beginner", "casual", "heuristic", "strong")
"""The levels of play, weakest first (T18.7)."""


def choose(view: View, level: str = "heuristic", *, seed: int = 0, seconds: float | None = None) -> Action:
    """The action of the seat that must act.

    ``strong`` counts its samples; when ``seconds`` are over it returns the best action so far, and the
    decision need not be the same again. ``seed`` decides which deals it samples.
    Raises ValueError for an unknown level, no time at all, or when it is not this seat's turn.
    """
    from . import beginner, casual, heuristic

    if level not in LEVELS:
        raise ValueError(f"{level!r} is no level: one of {', '.join(LEVELS)} is")
    should_stop = deadline(seconds)
    if view.to_move != view.seat:
        raise ValueError(f"seat {view.seat} has nothing to do: seat {view.to_move} must act")
    if view.phase == "batch":
        return Random(f"{seed} {view.dealer} {view.balance} {view.batches}").choice(view.legal)
    if level == "beginner":
        return beginner.decide(view, seed=seed)
    if level == "casual":
        return casual.decide(view, seed=seed)
    if level == "heuristic":
        return heuristic.decide(view, seed=seed)
    from . import strong

    return strong.decide(view, seed=seed, should_stop=should_stop)


def knocks(seed: int) -> bool:
    """Whether an opponent knocks instead of cutting, in one hand of ten (T22.2)."""
    return Random(seed).random() < 0.1


def evaluate(
    view: View, *, seed: int = 0, seconds: float | None = None, also: Collection[Action] = ()
) -> dict[Action, Worth]:
    """The expected payment of each legal action of the seat that must act, for hints and the review.

    In points, before the multiplier of the doubled rounds, with the share of a pot, but without payments for
    tarokks and for honours from the talon. Of up to 220 discards only the best by rules of thumb are valued,
    and those in ``also``; before anybody has seen a card, all batches are worth the same.
    Raises ValueError for no time at all, or when it is not this seat's turn.
    """
    from . import strong

    should_stop = deadline(seconds)
    if view.to_move != view.seat:
        raise ValueError(f"seat {view.seat} has nothing to do: seat {view.to_move} must act")
    if view.phase == "batch":
        return dict.fromkeys(view.legal, Worth((0.0,)))
    return strong.evaluate(view, seed=seed, should_stop=should_stop, also=also)
