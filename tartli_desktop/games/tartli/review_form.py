"""How a finished review is kept: what the statistics count, and what a review is made of again."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class Kind(StrEnum):
    """What was decided. Silence where something could have been said belongs to what could have been."""

    CARD = "card"
    DECLARATION = "declaration"
    EXCHANGE = "exchange"
    BELA = "bela"
    OUT = "out"
    TURN = "turn"


class KeptValue(Struct, frozen=True, array_like=True):
    """What an action was worth; see :class:`tartli_desktop.games.tartli.opponents.value.Value`."""

    points: float
    win: float
    worlds: int
    error: float
    place: int
    then: tuple[str, ...]
    win_error: float
    worth: float
    worth_error: float


class KeptDecision(Struct, frozen=True, array_like=True):
    """One decision."""

    at: int
    """How many actions of the hand had been done before it."""
    kind: Kind
    cost: float
    """What a mistake cost, in points near the start of a game; 0 where it was none."""
    done: str
    better: str
    gap: tuple[float, float, float, float, float, float, bool] | None = None
    """By how much that was better; None where it was the same."""
    values: tuple[KeptValue, ...] = ()
    """Of a mistake what the better action is worth, and what was done."""


class KeptReview(Struct, frozen=True):
    """A review."""

    decisions: tuple[KeptDecision, ...]
    expected: tuple[tuple[float, float] | None, tuple[float, float] | None]
    """The points that each player could expect, and their error."""
