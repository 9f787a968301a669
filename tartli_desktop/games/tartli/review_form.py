"""The stored form of a finished review, from which statistics are counted and reviews restored."""

from enum import StrEnum

from msgspec import Struct


class Kind(StrEnum):
    """The kind of a decision. Silence counts as the kind of what could have been said."""

    CARD = "card"
    DECLARATION = "declaration"
    EXCHANGE = "exchange"
    BELA = "bela"
    OUT = "out"
    TURN = "turn"


class ValueForm(Struct, frozen=True, array_like=True):
    """The value of an action; see :class:`tartli_desktop.games.tartli.opponents.value.Value`."""

    points: float
    win: float
    worlds: int
    error: float
    place: int
    then: tuple[str, ...]
    win_error: float
    worth: float
    worth_error: float


class DecisionForm(Struct, frozen=True, array_like=True):
    """One decision."""

    at: int
    """The number of actions in the hand before it."""
    kind: Kind
    cost: float
    """The points that a mistake cost, as the review tells them; 0 if it was not a mistake.

    Where it cost only a chance to win the game, what that is worth near the start of a game.
    """
    done: str
    better: str
    gap: tuple[float, float, float, float, float, float, bool] | None = None
    """By how much ``better`` was better; None if it is the action taken."""
    values: tuple[ValueForm, ...] = ()
    """For a mistake, the values of the better action and of the action taken."""


class ReviewForm(Struct, frozen=True):
    """A review."""

    decisions: tuple[DecisionForm, ...]
    expected: tuple[tuple[float, float] | None, tuple[float, float] | None]
    """The points that the player could expect, with their error; the second is of earlier versions."""
