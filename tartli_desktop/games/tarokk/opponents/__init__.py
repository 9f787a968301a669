"""Opponents. They are given a :class:`~tartli_desktop.games.tarokk.rules.view.View` and nothing else.

No Qt and no files. The same view, level and seed bring the same decision, unless a limit of time cuts it
short. How they think is loaded when one is first asked.
"""

from __future__ import annotations

from collections.abc import Collection

from tartli_desktop.game.deadline import deadline
from tartli_desktop.games.tarokk.rules.actions import Action
from tartli_desktop.games.tarokk.rules.view import View

from .worth import Worth

__all__ = ["LEVELS", "choose", "evaluate"]

LEVELS: tuple[str, ...] = ("beginner", "casual", "heuristic", "strong")
"""The levels of play, weakest first (T18.7)."""


def choose(view: View, level: str = "heuristic", *, seed: int = 0, seconds: float | None = None) -> Action:
    """The action of the seat that must act.

    ``strong`` counts its samples; it is content with the best so far when ``seconds`` are over, and the
    decision then need not repeat. ``seed`` decides which deals it samples.
    Raises ValueError for an unknown level, no time at all, or when it is not this seat's turn.
    """
    from . import beginner, casual, heuristic

    if level not in LEVELS:
        raise ValueError(f"{level!r} is no level: one of {', '.join(LEVELS)} is")
    should_stop = deadline(seconds)
    if view.to_move != view.seat:
        raise ValueError(f"seat {view.seat} has nothing to do: seat {view.to_move} must act")
    if level == "beginner":
        return beginner.decide(view, seed=seed)
    if level == "casual":
        return casual.decide(view, seed=seed)
    if level == "heuristic":
        return heuristic.decide(view, seed=seed)
    from . import strong

    return strong.decide(view, seed=seed, should_stop=should_stop)


def evaluate(
    view: View, *, seed: int = 0, seconds: float | None = None, also: Collection[Action] = ()
) -> dict[Action, Worth]:
    """The expected payment of each legal action of the seat that must act, as a hint or a review tells it.

    In points before the multiplier of the doubled rounds, what is declared of tarokks left out. Of discards,
    of which there may be 220, only the best by rules of thumb, and those asked for in ``also``.
    Raises ValueError for no time at all, or when it is not this seat's turn.
    """
    from . import strong

    should_stop = deadline(seconds)
    if view.to_move != view.seat:
        raise ValueError(f"seat {view.seat} has nothing to do: seat {view.to_move} must act")
    return strong.evaluate(view, seed=seed, should_stop=should_stop, also=also)
