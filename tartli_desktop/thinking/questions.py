"""What an opponent can be asked."""

from __future__ import annotations

from enum import Enum, auto
from typing import Any, NamedTuple

from tartli_desktop.game.rules import View


class Asked(Enum):
    """What an opponent is asked."""

    CHOOSE = auto()
    """The action of the seat that must act."""
    INTERJECT = auto()
    """Whether a seat wants to say something out of turn."""
    EVALUATE = auto()
    """What every legal action is worth, and which of them the strongest level would choose, at any level.

    Nobody weaker answers in its place: where the process dies again, or hangs, it has failed.
    """


class Question(NamedTuple):
    """What an opponent is asked."""

    opponents_module: str
    """The module that is asked; see :class:`tartli_desktop.game.rules.Rules`."""
    view: View
    level: str
    seed: int
    asked: Asked
    seconds: float | None = None
    """After so long the best so far must do; None for no limit."""
    also: tuple[Any, ...] = ()
    """Actions that an evaluation is to weigh in any case."""
