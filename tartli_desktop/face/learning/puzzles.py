"""Puzzles of a game: positions with one best line, which are solved at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from tartli_desktop.text.card_names import SuitSystem


class Puzzles(Protocol):
    """Gives puzzles, and says what came of them. What one is made of is known to the game alone.

    Those that come with the program are counted from 1, and their order does not change.
    """

    @property
    def level(self) -> str:
        """How the opponents play in them."""

    def count(self) -> int:
        """How many come with the program."""

    def given(self, number: int) -> Any:
        """One that comes with the program."""

    def places_of_mistakes(self, data: str) -> Sequence[int]:
        """After how many actions of a hand one of the player's may begin, by what was kept of its review."""

    def of_hand(self, record: dict[str, Any], number: int, at: int, seat: int) -> Any | None:
        """The one that begins there for this seat; None where there is none.

        ``number`` is that of the hand in the record of its match, from 1; ``at`` says how many of its actions
        had been done.
        """

    def record(self, puzzle: Any) -> dict[str, Any]:
        """The record of a match as it is when a puzzle begins; its only hand is the one to be played on."""

    def seat(self, puzzle: Any) -> int:
        """Who is to solve it, and is to move."""

    def task(self, puzzle: Any, match: Any) -> str:
        """What is to be done; ``match`` is the match as it stands."""

    def position(self, puzzle: Any, match: Any, suits: SuitSystem) -> str:
        """The same, with the cards that lie open, for a player who cannot see them.

        ``suits`` says what the pack calls its cards.
        """

    def outcome(self, puzzle: Any, match: Any) -> Any:
        """What came of a puzzle, by the match at its end."""

    def is_solved(self, outcome: Any) -> bool:
        """Whether the best was reached."""

    def in_words(self, puzzle: Any, outcome: Any, suits: SuitSystem) -> tuple[str, str]:
        """How it ended in a sentence, and why: what the best was, or what would have been better."""
