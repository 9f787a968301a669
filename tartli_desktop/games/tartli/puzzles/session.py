"""A puzzle at the table: over as soon as its goal is reached or missed."""

from __future__ import annotations

from tartli_desktop.session.session import Session

from .puzzle import is_over, puzzles


class PuzzleSession(Session):
    """The match of a puzzle. Nobody helps with it."""

    gives_help = False

    @property
    def is_over(self) -> bool:
        """Whether nothing more can be done for its goal."""
        found = puzzles()
        if self.puzzle > len(found):
            # One of the player's own hands, in which cards alone matter.
            return self._match.to_move is None
        return is_over(found[self.puzzle - 1], self._match)
