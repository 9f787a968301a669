"""What plays a puzzle at the table."""

from tartli_desktop.game.match import A, E, M, V
from tartli_desktop.session.session import SessionOf

from .puzzle import puzzles_of


class PuzzleSession(SessionOf[M, V, E, A]):
    """The match of a puzzle, without hints."""

    gives_help = False

    @property
    def is_over(self) -> bool:
        """Whether the hand is over, or what was to be found is done."""
        again, every = self.marks.again, puzzles_of(self.rules.name)
        is_answered = (
            again is not None
            and self.marks.puzzle <= len(every)
            and bool(every[self.marks.puzzle - 1].answers)
            and len(self._match.hands[-1][1]) > again.start
        )
        return is_answered or super().is_over
