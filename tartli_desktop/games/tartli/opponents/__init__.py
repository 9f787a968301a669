"""Opponents. They are given a :class:`~tartli_desktop.games.tartli.rules.View` and nothing else, and give
back an action.

No Qt and no files. The same view and seed bring the same decision, unless a limit of time cuts it short. How
they think is loaded when one is first asked, so that the window need not wait for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tartli_desktop.game.deadline import deadline
from tartli_desktop.games.tartli.rules import BELA, EXCHANGE, OUT, Action, View

if TYPE_CHECKING:
    from .strong import SearchSettings
    from .value import Value

__all__ = ["LEVELS", "STRONG", "choose", "evaluate", "interject"]

STRONG = "strong"
"""The full strength: sampled worlds in tricks 1 to 7, exact play from trick 8 on."""

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

    Levels that search - heuristic in tricks 8 to 16, strong everywhere - are content with the best so far
    when ``seconds`` are over; the decision then need not repeat. The others weigh each action only once,
    which takes no time worth speaking of. ``seed`` decides which deals strong samples, ``strength`` how many,
    and what else it takes instead of the full strength.
    Raises ValueError for an unknown level, a strength for a level that has none, no time at all, a view that
    contradicts itself, or when it is not this seat's turn.
    """
    from . import beginner, casual, heuristic
    from .knowledge import consistency

    _check(level)
    should_stop = deadline(seconds)
    if strength is not None and level != STRONG:
        raise ValueError(f"the level {level!r} has no strength to choose")
    if view.to_move != view.seat:
        raise ValueError(f"seat {view.seat} has nothing to do: seat {view.to_move} must act")
    consistency.check(view)
    if level == "beginner":
        return beginner.decide(view)
    if level == "casual":
        return casual.decide(view)
    if level == "heuristic":
        return heuristic.decide(view, should_stop=should_stop)
    from . import strong

    return strong.decide(view, strength or strong.FULL, seed=seed, should_stop=should_stop)


def interject(view: View, level: str, *, seed: int = 0) -> Action | None:
    """What a seat says out of turn - béla, the exchange, going out - or None to keep silent.

    Ask after every event that leaves the seat something to say; after a score, the player who scored first.
    Raises ValueError for an unknown level, or a view in which the seat could say nothing or that
    contradicts itself.
    """
    from . import beginner, casual, heuristic
    from .knowledge import consistency

    _check(level)
    if not any(action in view.legal for action in (OUT, BELA, EXCHANGE)):
        raise ValueError(f"seat {view.seat} has nothing to say")
    consistency.check(view)
    if level == "beginner":
        return beginner.speak(view)
    return casual.speak(view) if level == "casual" else heuristic.speak(view)


def evaluate(
    view: View, *, seed: int = 0, seconds: float | None = None, strength: SearchSettings | None = None
) -> dict[Action, Value]:
    """The value of every legal action of a view, as a coach tells it.

    See :func:`.evaluation.evaluate`; ``seconds`` ends the sampling of tricks 1 to 7.
    """
    from . import evaluation, strong
    from .knowledge import consistency

    should_stop = deadline(seconds)
    consistency.check(view)
    return evaluation.evaluate(view, strength or strong.FULL, seed=seed, should_stop=should_stop)


def _check(level: str) -> None:
    if level not in LEVELS:
        raise ValueError(f"{level!r} is no level: one of {', '.join(LEVELS)} is")
