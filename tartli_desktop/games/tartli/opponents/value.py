"""The value of a decision, as :func:`tartli_desktop.games.tartli.opponents.evaluate` returns it."""

from collections.abc import Mapping

from msgspec import Struct

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
