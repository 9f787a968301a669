"""What an opponent can be asked."""

from enum import Enum, auto
from typing import NamedTuple

from tartli_desktop.game.match import Action, View


class Asked(Enum):
    """The kind of a question to an opponent."""

    CHOOSE = auto()
    """The action of the seat that must act."""
    INTERJECT = auto()
    """Whether a seat wants to say something out of turn."""
    EVALUATE = auto()
    """What every legal action is worth to the strongest level, whatever the level of the match.

    No simpler level answers instead: the question fails if the process dies again, or hangs.
    """
    FIND = auto()
    """A hand for training, of the kind that stands in place of the view; None if none was found in time."""


class Question(NamedTuple):
    """A question to an opponent."""

    opponents_module: str
    """The module that answers; see :class:`tartli_desktop.game.rules.Rules`."""
    view: View
    level: str
    seed: int
    asked: Asked
    seconds: float | None = None
    """After this time the best answer so far must do; None for no limit."""
    also: tuple[Action, ...] = ()
    """Actions that an evaluation must weigh in any case."""
