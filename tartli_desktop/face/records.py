"""What a game says of the hands of a match when they are looked at again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from tartli_desktop.text.card_names import SuitSystem

from .hand_parts import HandPart


class Records(Protocol):
    """Hands in a list, and one of them in words.

    ``events`` are those of a hand; of one that is not over, as they are known to those who look at it.
    ``players`` are the names as they are shown, and ``viewer`` is the seat that is told of first.
    """

    def standings(self, standings: Sequence[int], variant: Mapping[str, Any]) -> str:
        """How a match stands, in a short sentence; the player's own standing is the first.

        ``variant`` is what it is played by, as it is kept.
        """

    def unit(self, variant: Mapping[str, Any]) -> str:
        """What is counted where a match stands so and so, in a short word after the figures: "bulis"."""

    def columns(self) -> tuple[str, ...]:
        """The heads of what the list tells of a hand beside its number and dealer; the last has most room."""

    def cells(
        self, match: Any, events: Sequence[Any], players: Sequence[str], viewer: int
    ) -> tuple[str, ...]:
        """What the list tells of the hand that a match has come to, over or not."""

    def hand_parts(
        self,
        number: int,
        events: Sequence[Any],
        players: Sequence[str],
        variant: Any,
        suits: SuitSystem,
        *,
        is_over: bool,
        viewer: int,
    ) -> list[HandPart]:
        """A hand, counted from 1, in parts: the deal, each trick and what it brought.

        ``suits`` says what the pack calls its cards.
        """

    def hand_text(
        self,
        number: int,
        events: Sequence[Any],
        players: Sequence[str],
        variant: Any,
        suits: SuitSystem,
        record: Mapping[str, Any] | None = None,
        *,
        viewer: int,
    ) -> str:
        """The same as one text to be copied; ``record`` is its object in a record, where it is over."""
        over = record is not None
        parts = self.hand_parts(number, events, players, variant, suits, is_over=over, viewer=viewer)
        return "\n\n".join(part.text for part in parts) + "\n"
