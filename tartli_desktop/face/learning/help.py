"""What a game adds to the help."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtGui import QImage

from tartli_desktop.game.rules import R
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.widgets.pages.rich_text import Section


class HelpOf(Protocol[R]):
    """The chapters on the game, and paragraphs for the program's own chapters, by default none.

    ``suits`` is the suit system of the pack.
    """

    chooses_several: bool = False
    """Whether several cards are chosen at once, to discard them."""

    def variants(self, played: R) -> Sequence[R]:
        """The variants whose rules can be read, in order; the one that is played is among them."""
        return (played,)

    def chapters(self, variant: R, suits: SuitSystem) -> Sequence[Section]:
        """The rules, with rule numbers as anchors, and other chapters on the game, in HTML.

        A picture of a card is named ``card:HO``; all others come from :meth:`picture`.
        """

    def picture(self, name: str, size: float, ratio: float) -> QImage | None:
        """A picture of the chapters, for letters of this size and this device pixel ratio."""
        return None

    def picture_words(self, name: str) -> str:
        """What a picture shows, in words; empty for an unknown name."""
        return ""

    def while_you_learn(self) -> Sequence[str]:
        """The paragraphs on what helps beginners in this game only, in HTML."""
        return ()

    def matches(self) -> Sequence[str]:
        """The paragraphs on what only matches of this game offer or keep, in HTML."""
        return ()

    def mouse(self) -> Sequence[str]:
        """The paragraphs on what the mouse does in this game only, in HTML."""
        return ()

    def keys(self, why: str) -> Sequence[tuple[str, Sequence[tuple[str, str]]]]:
        """Tables of the keys that only this game has: a heading, and each key with what it does, in HTML.

        ``why`` is the key that shows the rule behind a refusal; empty if no key does.
        """
        return ()


Help = HelpOf[Any]
"""The chapters of any game."""
