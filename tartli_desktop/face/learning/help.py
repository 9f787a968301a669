"""What a game adds to the help."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from PySide6.QtGui import QImage

from tartli_desktop.game.match import R
from tartli_desktop.widgets.pages.rich_text import Section


class HelpOf(Protocol[R]):
    """The chapters on the game. Its files ``program`` and ``keys`` are added to the program's own."""

    def variants(self, played: R) -> Sequence[R]:
        """The variants whose rules can be read, in order; the one that is played is among them."""
        return (played,)

    def chapters(self, variant: R) -> Sequence[Section]:
        """The rules, with rule numbers as anchors, and other chapters on the game, in HTML.

        A picture of a card is named ``card:HO``; all others come from :meth:`picture`.
        """

    def picture(self, name: str, size: float, ratio: float) -> QImage | None:
        """A picture of the chapters, for letters of this size and this device pixel ratio."""
        return None

    def picture_words(self, name: str) -> str:
        """What a picture shows, in words; empty for an unknown name."""
        return ""


class CardValues(NamedTuple):
    """What the card of values tells beside the table, in rich text: the cards by their order.

    Attributes:
        orders: two orders of cards, each below its heading: names, the best first, and points.
        rest: what stands below them.
    """

    orders: tuple[Order, Order]
    rest: str


Order = tuple[str, Sequence[tuple[str, object]]]
"""The heading of an order; its cards with their points."""

Help = HelpOf[Any]
"""The chapters of any game."""
