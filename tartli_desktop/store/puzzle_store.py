"""What came of the puzzles, saved in the database of the matches."""

from collections.abc import Mapping
from datetime import date

from .database import puzzle_rows
from .database.transactions import Database
from .puzzle_outcomes import OfGame, Tried


class PuzzleStore:
    """The puzzles that were tried. Raises NotSaved and CannotRead as a MatchStore does."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def note(self, game: str, number: int, *, solved: bool, day: date | None = None) -> None:
        """Note what came of a try at a puzzle; ``day`` is the day whose puzzle of the day it was, if any."""
        with self._database.writing():
            connection = self._database.connection
            before = puzzle_rows.outcomes(connection).get(game, OfGame()).tried.get(number)
            after = Tried(solved, solved) if before is None else before.tried_again(solved=solved)
            puzzle_rows.set_outcome(connection, game, number, after)
            if solved and day is not None:
                puzzle_rows.add_day(connection, game, day)

    def add(self, games: Mapping[str, OfGame]) -> None:
        """Add what came of puzzles elsewhere; doing it twice changes nothing more."""
        with self._database.writing():
            puzzle_rows.add(self._database.connection, games)

    def outcomes(self) -> dict[str, OfGame]:
        """What came of the puzzles of each game."""
        with self._database.reading():
            return puzzle_rows.outcomes(self._database.connection)
