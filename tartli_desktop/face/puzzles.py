"""Puzzles of a game: positions with one best line, which are solved at the table."""

from __future__ import annotations

from typing import Any, Protocol

from tartli_desktop.text.card_names import SuitSystem


class Puzzles(Protocol):
    """Gives puzzles, and says what came of them. They are counted from 1, and their order does not change."""

    @property
    def level(self) -> str:
        """How the opponents play in them."""

    def count(self) -> int:
        """How many there are."""

    def record(self, number: int) -> dict[str, Any]:
        """The record of a match as it is when a puzzle begins; its only hand is the one to be played on."""

    def seat(self, number: int) -> int:
        """Who is to solve it, and is to move."""

    def task(self, number: int, suits: SuitSystem) -> str:
        """What is to be done, with all that the player may know and cannot see on the table.

        ``suits`` says what the pack calls its cards.
        """

    def outcome(self, number: int, match: Any) -> Any:
        """What came of a puzzle, by the match at its end."""

    def is_solved(self, outcome: Any) -> bool:
        """Whether the best was reached."""

    def told(self, number: int, outcome: Any, suits: SuitSystem) -> tuple[str, str]:
        """What came of it in a sentence, and why: what the best was, or what would have been better."""
