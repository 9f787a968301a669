"""What was learnt: reviews of hands, tries at puzzles and answers in exercises, beside the matches."""

from collections.abc import Mapping
from datetime import date
from typing import cast

import msgspec
from msgspec import Struct

from .database import match_rows, puzzle_rows, review_rows, schema
from .database.row_checksums import ColumnValue, insert
from .database.transactions import Database
from .puzzle_outcomes import OfGame, Tried

_OF_SEAT = f"FROM {review_rows.TABLE} WHERE match_id = ? AND hand = ? AND seat = ?"

_SEED = 0
"""The seed of every review."""


LARGEST_QUESTION = 20_000
"""The largest size of the question of an exercise, in bytes."""

_PARTS = 1000
"""The cost of an answer is kept in thousandths of a point."""


class ReviewStore:
    """The reviews of finished hands. Raises NotSaved and CannotRead as a MatchStore does.

    A review needs no claim on its match, and does not count as a change of it.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def set(self, match_id: int, hand: int, seat: int, data: object, *, coach: int) -> None:
        """Save the review of a finished hand as one seat played it, replacing an earlier one.

        ``data`` is the game's own, ready for JSON, and ``coach`` its version. Raises ValueError for a hand
        that does not exist.
        """
        text = msgspec.json.encode(data).decode()
        with self._database.writing():
            if not 1 <= hand <= cast(int, match_rows.values(self._database, match_id)["hands"]):
                raise ValueError(f"match {match_id} has no hand {hand}")
            self._database.connection.execute(f"DELETE {_OF_SEAT}", (match_id, hand, seat))
            row = (match_id, hand, seat, _SEED, coach, text)
            insert(self._database.connection, review_rows.TABLE, *row)

    def get(self, match_id: int, hand: int, seat: int, *, coach: int) -> object:
        """The review of a hand that ``set`` saved; None without one with this coach."""
        with self._database.reading():
            found = self._database.connection.execute(f"SELECT * {_OF_SEAT}", (match_id, hand, seat))
            rows = (schema.by_column(review_rows.TABLE, row) for row in found)
            kept = next((row for row in rows if row and row["coach"] == coach), None)
        return None if kept is None else msgspec.json.decode(str(kept["data"]))

    def of_game(self, game: str) -> tuple[tuple[int, int, str], ...]:
        """The reviewed hands of a game, as the person played them: match, hand and the review's data."""
        with self._database.reading():
            return tuple(review_rows.of_persons(self._database.connection, game, counted=False))


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
            here = puzzle_rows.outcomes(self._database.connection)
            for game, others in games.items():
                known = here.get(game, OfGame())
                for number, other in others.tried.items():
                    outcome = other.joined(known.tried.get(number))
                    puzzle_rows.set_outcome(self._database.connection, game, number, outcome)
                for day in others.days:
                    puzzle_rows.add_day(self._database.connection, game, day)

    def outcomes(self) -> dict[str, OfGame]:
        """What came of the puzzles of each game."""
        with self._database.reading():
            return puzzle_rows.outcomes(self._database.connection)


class Trained(Struct, frozen=True):
    """An answer in an exercise."""

    exercise: str
    """The name of the exercise, such as "bidding"."""

    day: date

    question: str
    """JSON from which the same question can be put again."""

    answer: str

    cost: float
    """The points that the answer lost, to a thousandth; 0 when it was right."""


class TrainingStore:
    """The answers in exercises, never deleted. Raises NotSaved and CannotRead as a MatchStore does."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, game: str, *answers: Trained) -> None:
        """Add answers of a game, all or none. Raises ValueError for one that is too large or not finite."""
        if any(len(each.question.encode()) > LARGEST_QUESTION for each in answers):
            raise ValueError(f"a question has more than {LARGEST_QUESTION} bytes")
        costs = [round(each.cost * _PARTS) for each in answers]
        with self._database.writing():
            (last,) = self._database.connection.execute(
                "SELECT ifnull(max(number), 0) FROM training WHERE game = ?", (game,)
            ).fetchone()
            for number, (each, cost) in enumerate(zip(answers, costs, strict=True), last + 1):
                row = (game, number, each.day.isoformat(), each.exercise, each.question, each.answer, cost)
                insert(self._database.connection, "training", *row)

    def of_game(self, game: str) -> tuple[Trained, ...]:
        """The answers of a game, the oldest first, without those that cannot be read any more."""
        with self._database.reading():
            found = self._database.connection.execute(
                "SELECT * FROM training WHERE game = ? ORDER BY number", (game,)
            ).fetchall()
        rows = [schema.by_column("training", row) for row in found]
        if None in rows:
            # The next start tells how many.
            self._database.suspect_damage()
        return tuple(_trained(row) for row in rows if row is not None)


def _trained(row: Mapping[str, ColumnValue]) -> Trained:
    return Trained(
        exercise=str(row["exercise"]),
        day=date.fromisoformat(str(row["day"])),
        question=str(row["question"]),
        answer=str(row["answer"]),
        cost=cast(int, row["cost"]) / _PARTS,
    )
