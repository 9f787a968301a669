"""The toy's opponents: three levels, each a few lines."""

from __future__ import annotations

from random import Random

from .rules import POINTS, Play, View, strength


def choose(view: View, level: str, *, seed: int = 0, seconds: float | None = None) -> Play:
    """The card that a level plays."""
    if view.to_move != view.seat:
        raise ValueError(f"seat {view.seat} has nothing to do")
    if level == "careless":
        return Random(seed).choice(view.legal)
    values = _careful(view) if level == "careful" else evaluate(view)
    return max(values, key=lambda play: values[play])


def interject(view: View, level: str, *, seed: int = 0) -> None:
    """Nobody speaks out of turn in this game."""
    raise ValueError(f"seat {view.seat} has nothing to say")


def evaluate(view: View, *, seed: int = 0, seconds: float | None = None) -> dict[Play, float]:
    """Card points that each card is guessed to bring: those of the trick, if one's side has it so far."""
    if not view.legal:
        raise ValueError(f"seat {view.seat} has nothing to do")
    lying = sum(POINTS[card.rank] for _, card in view.trick)
    sides = {play: _taker(view, play) % 2 == view.seat % 2 for play in view.legal}
    return {
        play: (lying + POINTS[play.card.rank]) * (1.0 if ours else -1.0) - play.card.rank / 10
        for play, ours in sides.items()
    }


def _careful(view: View) -> dict[Play, float]:
    """Low cards first, whatever lies there."""
    return {play: -float(POINTS[play.card.rank]) for play in view.legal}


def _taker(view: View, play: Play) -> int:
    """Who would take the trick if nobody played after this card."""
    trick = (*view.trick, (view.seat, play.card))
    led, trumps = trick[0][1].suit, view.shown.suit
    return max(trick, key=lambda each: strength(each[1], led, trumps))[0]
