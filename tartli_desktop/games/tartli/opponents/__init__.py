"""Opponents. Each is given a :class:`~tartli_desktop.games.tartli.rules.View` and nothing else, and returns
an action.

No Qt and no files. The same view and seed give the same decision, unless a time limit cuts it short. The
search modules are loaded at the first decision, so that the window need not wait for them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tartli_desktop.game.deadline import deadline
from tartli_desktop.games.tartli.rules.actions import BELA, EXCHANGE, OUT, Action
from tartli_desktop.games.tartli.rules.view import View

if TYPE_CHECKING:
    from .strong import SearchSettings
    from .value import Value

__all__ = ["LEVELS", "STRONG", "choose", "evaluate", "interject", "pooled"]

STRONG = "strong"
"""The strongest level: sampled worlds in tricks 1 to 7, exact play from trick 8 on."""

LEVELS: tuple[str, ...] = ("beginner", "casual", "heuristic", STRONG)
"""The levels of play, weakest first."""


def choose(
    view: View,
    level: str = "heuristic",
    *,
    seed: int = 0,
    seconds: float | None = None,
    strength: SearchSettings | None = None,
) -> Action:
    """The action of the seat that must act: choose the turned card, declare, play, gather, or speak first.

    The levels that search (heuristic in tricks 8 to 16, strong everywhere) return the best action found when
    ``seconds`` have passed; that decision may not be reproducible. The other levels decide at once. ``seed``
    selects the deals that strong samples; ``strength`` replaces its full strength.
    Raises ValueError for an unknown level, a ``strength`` for a level that takes none, a time limit of zero,
    or a view in which it is not this seat's turn.
    """
    from . import beginner, casual, heuristic

    _check(level)
    should_stop = deadline(seconds)
    if strength is not None and level != STRONG:
        raise ValueError(f"the level {level!r} has no strength to choose")
    if view.to_move != view.seat:
        raise ValueError(f"seat {view.seat} has nothing to do: seat {view.to_move} must act")
    if level == "beginner":
        return beginner.decide(view)
    if level == "casual":
        return casual.decide(view)
    if level == "heuristic":
        return heuristic.decide(view, should_stop=should_stop)
    from . import strong

    return strong.decide(view, strength or strong.FULL, seed=seed, should_stop=should_stop)


def interject(view: View, level: str, *, seed: int = 0) -> Action | None:
    """What a seat says out of turn (béla, the exchange, going out), or None to keep silent.

    Ask after every event that leaves the seat something to say; after a score, ask the scoring player first.
    Raises ValueError for an unknown level, or a view in which the seat has nothing to say.
    """
    from . import beginner, casual, heuristic

    _check(level)
    if not any(action in view.legal for action in (OUT, BELA, EXCHANGE)):
        raise ValueError(f"seat {view.seat} has nothing to say")
    if level == "beginner":
        return beginner.speak(view)
    return casual.speak(view) if level == "casual" else heuristic.speak(view)


def evaluate(
    view: View, *, seed: int = 0, seconds: float | None = None, strength: SearchSettings | None = None
) -> dict[Action, Value]:
    """The value of every legal action of a view, for a coach.

    See :func:`.evaluation.evaluate`; ``seconds`` ends the sampling of tricks 1 to 7.
    """
    from . import evaluation, strong

    should_stop = deadline(seconds)
    return evaluation.evaluate(view, strength or strong.FULL, seed=seed, should_stop=should_stop)


def pooled(answers: Sequence[Mapping[Action, Value]]) -> dict[Action, Value]:
    """The values over the worlds of several answers about the same view, with different seeds."""
    from . import value

    return value.pooled(answers)


def _check(level: str) -> None:
    if level not in LEVELS:
        raise ValueError(f"{level!r} is no level: one of {', '.join(LEVELS)} is")
