"""What a decision is worth, as :func:`tartli_desktop.games.tartli.opponents.evaluate` tells it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from tartli_desktop.games.tartli.rules import Action


class Value(Struct, frozen=True):
    """What one decision is worth when both sides go on well."""

    points: float
    """The own count less the other's at the end of the hand, to be expected."""
    win: float
    """The chance to win the game, 0 to 1."""
    worlds: int
    """Deals in which it was compared with the player's choice; 0 where the value is exact."""
    error: float
    """Standard error of the points by which it differs from that choice; 0.0 where they are exact.

    Of the choice itself, that of its points.
    """
    place: int = 0
    """Its place in the order of the strongest player, who does what has place 0."""
    then: tuple[Action, ...] = ()
    """What the decision goes on with, the card last; nothing after a card, or where no more is known."""
    win_error: float = 0.0
    """Standard error of the chance, as that of the points."""
    worth: float = 0.0
    """What the strongest player goes by: games won less games lost, double ones counted twice (R9.3).

    On a scale on which a point is worth 1 near the start of a game.
    """
    worth_error: float = 0.0
    """Standard error of the worth, as that of the points."""


def best(values: Mapping[Action, Value]) -> Action:
    """What the strongest player does."""
    return min(values, key=lambda action: values[action].place)
