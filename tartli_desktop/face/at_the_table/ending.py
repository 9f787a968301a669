"""How a lesson or a puzzle ended, in words, and what can follow."""

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtWidgets import QWidget

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.text.placeholders import closed


class Ending(Struct, frozen=True):
    """The words at the end of a lesson or a puzzle."""

    title: str
    """The title of the paper, for screen readers."""
    head: str
    """The headline: praise, or that it is over."""
    result: str
    """The result in a sentence or two."""
    won: bool
    """Whether the player has reached the goal."""
    shown_head: str = ""
    """What introduces the points below."""
    shown: tuple[str, ...] = ()
    """What the player knows now, or what was better, in a few words each."""
    cards: tuple[Card, ...] = ()
    """The cards that these points are about."""
    more: str = ""
    """What is left to learn or to solve."""
    beside: str = ""
    """What stands beside the paper, and is read out with it."""
    listed: Callable[[], QWidget] | None = None
    """Makes a list below the points."""

    @property
    def spoken(self) -> str:
        """Everything in words, to be read out."""
        head = self.shown_head if self.shown else ""
        shown = closed(", ".join(self.shown))
        told = (closed(self.head.rstrip("!")), self.result, head, shown, self.beside, self.more)
        return " ".join(filter(None, told))


class NextStep(Struct, frozen=True):
    """One thing that can follow the end."""

    words: str
    """The text of its button."""
    take: Callable[[], object]
    """What the button does."""
    stays: bool = False
    """Whether the paper stays open, since the button only shows something."""
