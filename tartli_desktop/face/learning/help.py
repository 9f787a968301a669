"""What a game tells in the help."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtGui import QImage

from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.widgets.pages.rich_text import Section


class Help(Protocol):
    """The chapters on the game itself, and what the house's own chapters say about it, by default nothing.

    ``suits`` says what the pack calls its cards.
    """

    def variants(self, played: Any) -> Sequence[Any]:
        """The rules that can be read, in their order; those that are played are among them."""
        return (played,)

    def chapters(self, variant: Any, suits: SuitSystem) -> Sequence[Section]:
        """The rules, the rule numbers as anchors, and whatever else is told of the game, in HTML.

        Pictures of cards are called ``card:HO``; all others are asked for by :meth:`picture`.
        """

    def picture(self, name: str, size: float, ratio: float) -> QImage | None:
        """A picture of the chapters. ``size`` is that of a letter, ``ratio`` device pixels are one."""
        return None

    def picture_words(self, name: str) -> str:
        """What such a picture shows, in words; empty for none of them."""
        return ""

    def while_you_learn(self) -> Sequence[str]:
        """What helps a beginner in this game only, in HTML."""
        return ()

    def matches(self) -> Sequence[str]:
        """What can be chosen before a match of this game only, or is kept from one, in HTML."""
        return ()

    def mouse(self) -> Sequence[str]:
        """What the mouse does in this game only, in HTML."""
        return ()

    def keys(self, why: str) -> Sequence[tuple[str, Sequence[tuple[str, str]]]]:
        """Tables of the keys that only this game has: heading, and each key with what it does, in HTML.

        ``why`` is the key that asks for the rule behind a refusal; empty: no key does.
        """
        return ()
