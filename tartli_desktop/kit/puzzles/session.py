"""What plays a puzzle at the table."""

from tartli_desktop.face import face_of
from tartli_desktop.game.match import A, E, M, V
from tartli_desktop.session.session import SessionOf


class PuzzleSession(SessionOf[M, V, E, A]):
    """The match of a puzzle."""

    @property
    def is_over(self) -> bool:
        """Whether the hand is over, or nothing more can be done for the goal."""
        puzzles, number = face_of(self.rules.name).puzzles, self.marks.puzzle
        if puzzles is not None and number <= puzzles.count():
            return super().is_over or puzzles.is_decided(puzzles.given(number), self._match)
        return super().is_over
