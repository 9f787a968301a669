"""The toy's opponents: three levels of a few lines each."""

from random import Random

from tartli_desktop.cards.german import Card

from .rules import POINTS, Action, Lay, Play, View, strength


def choose(view: View, level: str, *, seed: int = 0, seconds: float | None = None) -> Action:
    """The action that a level chooses."""
    if view.to_move != view.seat:
        raise ValueError(f"seat {view.seat} has nothing to do")
    if level == "careless":
        return Random(seed).choice(view.legal)
    values = _careful(view) if level == "careful" else evaluate(view)
    return max(values, key=lambda play: values[play])


def interject(view: View, level: str, *, seed: int = 0) -> None:
    """Nobody speaks out of turn in this game."""
    raise ValueError(f"seat {view.seat} has nothing to say")


def evaluate(view: View, *, seed: int = 0, seconds: float | None = None) -> dict[Action, float]:
    """The estimated worth of each play: the trick's card points, negative if another side has it so far."""
    if not view.legal:
        raise ValueError(f"seat {view.seat} has nothing to do")
    if view.lays:
        return _careful(view)
    lying = sum(POINTS[card.rank] for _, card in view.trick)
    plays = [action for action in view.legal if isinstance(action, Play)]
    sides = {play: (_taker(view, play) - view.seat) % view.variant.sides == 0 for play in plays}
    return {
        play: (lying + POINTS[play.card.rank]) * (1.0 if ours else -1.0) - play.card.rank / 10
        for play, ours in sides.items()
    }


def _careful(view: View) -> dict[Action, float]:
    """Low cards first, whatever lies in the trick."""
    return {
        action: -sum(map(_worth, action.cards if isinstance(action, Lay) else (action.card,)), 0.0)
        for action in view.legal
    }


def _worth(card: Card) -> float:
    return float(POINTS[card.rank])


def _taker(view: View, play: Play) -> int:
    """The seat that would take the trick if nobody played after this card."""
    trick = (*view.trick, (view.seat, play.card))
    led, trumps = trick[0][1].suit, view.turned.suit
    return max(trick, key=lambda each: strength(each[1], led, trumps))[0]
