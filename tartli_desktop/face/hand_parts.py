"""A hand described in parts: the deal, what was said, each trick, and the result."""

from __future__ import annotations

from msgspec import Struct

from tartli_desktop.cards.any_pack import Card


class Line(Struct, frozen=True):
    """A line about a hand."""

    words: str
    """The line as plain text; an indented line begins with spaces."""

    cards: tuple[Card, ...] = ()
    """The cards to show with the line, such as a hand or a meld."""

    stands_out: bool = False
    """Whether the line is the result of the part."""


class HandPart(Struct):
    """A part of a hand, filled in line by line."""

    head: str

    lines: list[Line] = []

    played: list[tuple[int, Card]] = []
    """The cards of a trick with their seats, in the order of play."""

    taker: int | None = None
    """The seat that took the trick."""

    @property
    def text(self) -> str:
        """The whole part as plain text."""
        return "\n".join((self.head, *(line.words for line in self.lines)))
