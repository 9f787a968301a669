"""A puzzle at the table, which ends as soon as its goal is reached or missed."""

from __future__ import annotations

from tartli_desktop.games.tartli import LAST_DRAWING_TRICK
from tartli_desktop.games.tartli.session import Session

from .puzzle import is_over, puzzles


class PuzzleSession(Session):
    """The match of a puzzle, without hints."""

    gives_help = False

    @property
    def opens_hands(self) -> bool:  # type: ignore[override]
        """Whether the player can know every card of the other hand (R12), so that it lies open."""
        return self.view.trick_number > LAST_DRAWING_TRICK

    @property
    def is_over(self) -> bool:
        """Whether nothing more can be done for the puzzle's goal."""
        found = puzzles()
        if self.marks.puzzle > len(found):
            # A puzzle from one of the player's own hands, where only cards matter.
            return self._match.to_move is None
        return is_over(found[self.marks.puzzle - 1], self._match)
