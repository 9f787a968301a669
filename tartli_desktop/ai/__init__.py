"""Opponents. They are given a :class:`~tartli_desktop.engine.View` and nothing else, and give back an action.

No Qt, no files, no clock: the same view and seed always bring the same decision. How they think is loaded
when one is first asked, so that the window need not wait for it.
"""

from __future__ import annotations

from tartli_desktop.engine import BELA, EXCHANGE, OUT, Action, View

__all__ = ["LEVELS", "choose", "interject"]

LEVELS: tuple[str, ...] = ("beginner", "casual", "heuristic")
"""The levels of play, weakest first."""


def choose(view: View, level: str = "heuristic", *, seed: int = 0, seconds: float = 0.05) -> Action:
    """The action of the seat that must act: choose the turned card, declare, play, gather, or speak first.

    ``seed`` and ``seconds`` are for levels that search by sampling; those of today need neither.
    Raises ValueError for an unknown level, or when it is not this seat's turn.
    """
    from . import baseline, casual, heuristic

    _check(level)
    if view.to_move != view.seat:
        raise ValueError(f"seat {view.seat} has nothing to do: seat {view.to_move} must act")
    if level == "beginner":
        return baseline.grab(view)
    return casual.decide(view) if level == "casual" else heuristic.decide(view)


def interject(view: View, level: str, *, seed: int = 0) -> Action | None:
    """What a seat says out of turn - béla, the exchange, going out - or None to keep silent.

    Ask after every event that leaves the seat something to say; after a score, the player who scored first.
    Raises ValueError for an unknown level, or a view in which the seat could say nothing.
    """
    from . import baseline, casual, heuristic

    _check(level)
    if not any(action in view.legal for action in (OUT, BELA, EXCHANGE)):
        raise ValueError(f"seat {view.seat} has nothing to say")
    if level == "beginner":
        return baseline.shout(view)
    return casual.speak(view) if level == "casual" else heuristic.speak(view)


def _check(level: str) -> None:
    if level not in LEVELS:
        raise ValueError(f"{level!r} is no level: one of {', '.join(LEVELS)} is")
