"""A hand told in parts: the deal, what was said, each trick, and what it brought."""

from __future__ import annotations

from msgspec import Struct

from tartli_desktop.cards.any_pack import Card


class Line(Struct, frozen=True):
    """A line about a hand."""

    words: str
    """As plain text has it: one that is set in begins with spaces."""

    cards: tuple[Card, ...] = ()
    """What it tells of, where that is worth seeing: a hand, a meld."""

    stands_out: bool = False
    """Whether it says what the part comes to."""


class HandPart(Struct):
    """A part of a hand, while it is written and after."""

    head: str

    lines: list[Line] = []

    played: list[tuple[int, Card]] = []
    """The cards of a trick, in the order in which they were played, each with the seat."""

    taker: int | None = None
    """The seat that took the trick."""

    @property
    def text(self) -> str:
        """All of it as plain text."""
        return "\n".join((self.head, *(line.words for line in self.lines)))
