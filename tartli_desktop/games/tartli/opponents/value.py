"""The value of a decision, as :func:`tartli_desktop.games.tartli.opponents.evaluate` returns it."""

from collections.abc import Mapping, Sequence
from math import sqrt

from msgspec import Struct
from msgspec.structs import replace

from tartli_desktop.games.tartli.rules.actions import Action


class Value(Struct, frozen=True):
    """The value of one decision when both sides play well afterwards."""

    points: float
    """The expected difference at the end of the hand: this player's count less the opponent's."""
    win: float
    """The chance to win the game, 0 to 1."""
    worlds: int
    """The number of deals in which it was compared with the player's choice; 0 if the value is exact."""
    error: float
    """Standard error of the difference in points from that choice; 0.0 if the value is exact.

    For the choice itself, the standard error of its points.
    """
    place: int = 0
    """Its place in the strongest player's order; that player chooses the decision with place 0."""
    then: tuple[Action, ...] = ()
    """The actions that follow the decision, the card last; empty after a card or if none are known."""
    win_error: float = 0.0
    """Standard error of the chance, defined like :attr:`error`."""
    worth: float = 0.0
    """What the strongest player maximises: games won less games lost, double games counted twice (R9.3).

    It is scaled so that a point is worth 1 near the start of a game.
    """
    worth_error: float = 0.0
    """Standard error of the worth, defined like :attr:`error`."""


def best(values: Mapping[Action, Value]) -> Action:
    """The action the strongest player chooses."""
    return min(values, key=lambda action: values[action].place)


def pooled(answers: Sequence[Mapping[Action, Value]]) -> dict[Action, Value]:
    """The values over the worlds of several answers about the same view, with different seeds."""
    found = {action: _mean([each[action] for each in answers if action in each]) for action in answers[0]}
    order = sorted(found, key=lambda action: (-found[action].worth, found[action].place))
    return {action: replace(found[action], place=place) for place, action in enumerate(order)}


def _mean(values: Sequence[Value]) -> Value:
    first, worlds = values[0], sum(value.worlds for value in values)
    if not worlds:
        return first
    shares = [value.worlds / worlds for value in values]

    def mean(numbers: Sequence[float]) -> float:
        return sum(share * number for share, number in zip(shares, numbers, strict=True))

    def error(numbers: Sequence[float]) -> float:
        return sqrt(sum((share * number) ** 2 for share, number in zip(shares, numbers, strict=True)))

    return replace(
        first,
        points=mean([value.points for value in values]),
        win=mean([value.win for value in values]),
        worlds=worlds,
        error=error([value.error for value in values]),
        win_error=error([value.win_error for value in values]),
        worth=mean([value.worth for value in values]),
        worth_error=error([value.worth_error for value in values]),
    )
