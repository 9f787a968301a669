"""Puzzles at the table: how a puzzle gets there, and what is told when it is over."""

import logging
import random
import zlib
from collections.abc import Callable, Collection, Iterator, Sequence
from datetime import date
from functools import partial

from PySide6.QtCore import QDate

from tartli_desktop.characters.characters import around
from tartli_desktop.face import face_of, games_with
from tartli_desktop.face.at_the_table.choices import words_of_leaving
from tartli_desktop.face.at_the_table.ending import Ending, NextStep
from tartli_desktop.face.learning.puzzles import PuzzleBase, PuzzleKind, Puzzles, Solution
from tartli_desktop.files.problems import StoreError, read_or
from tartli_desktop.game.json_types import JsonDict
from tartli_desktop.game.registry import games, rules_of
from tartli_desktop.session.session import Session
from tartli_desktop.store.match_kinds import MatchMarks, ReplayedDeal, dealt_again
from tartli_desktop.store.puzzle_outcomes import FIRST_OWN, OfGame, PuzzleFigures, puzzle_of_day
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.program_names import names_at
from tartli_desktop.text.titles import PuzzleTitle, title_text

from .match_on_table import MatchOnTable

_log = logging.getLogger(__name__)
tr = Context("MainWindow")
tr_puzzle_end = Context("PuzzleEnd")


def own_number(record: JsonDict) -> int:
    """The number of a puzzle from a hand of the player; the same position always has the same number."""
    hand = record["hands"][-1]
    return FIRST_OWN + zlib.crc32(f"{hand['deck']} {hand['actions']}".encode()) % FIRST_OWN


def current_day() -> date:
    """The current date, which Qt asks the system for each time."""
    # Python keeps the time zone it was started in; Qt asks the system each time.
    now = QDate.currentDate()
    return date(now.year(), now.month(), now.day())


def of_day(day: date) -> tuple[str, int]:
    """The game and the number of the puzzle of a day."""
    counts = {name: each.count() for name in games() if (each := face_of(name).puzzles) is not None}
    return puzzle_of_day(day, counts)


class PuzzlesAtTable:
    """Puts puzzles on the table in place of the match, which waits as it was left.

    Args:
        on_table: puts the puzzles there, and saves what is played.
        go_back: returns to the match that was left.
        tell: writes a sentence, and has it read out.
    """

    def __init__(
        self, on_table: MatchOnTable, *, go_back: Callable[[], object], tell: Callable[[str], object]
    ) -> None:
        self._on_table = on_table
        self._saving = on_table.saving
        self._go_back = go_back
        self._tell = tell
        self._session: Session | None = None
        self._puzzle: PuzzleBase | None = None
        """The puzzle on the table, as the game knows it; None without one, or if it is no longer known."""
        self._is_noted = False
        """Whether it is noted what came of it."""
        self._own_put: dict[int, PuzzleBase] = {}
        """The puzzles from the player's hands that have been on the table, by number."""
        self._among: Sequence[int] = ()
        """The numbers of the kind that the player has chosen; empty for all."""
        self._lesson: NextStep | None = None
        """Begins the guided hand that may follow the puzzle, after the one that it belongs to."""
        self.today = current_day
        """Gives the current date."""
        on_table.changed.connect(self._follow)
        on_table.leaving.connect(self._note_left)

    # What came of them

    def figures(self, game: str) -> PuzzleFigures:
        """The statistics of the puzzles of a game."""
        return self._outcomes(game).figures(self.today())

    def kinds(self, game: str) -> Sequence[Sequence[PuzzleKind]]:
        """The kinds of a game's puzzles from which the player may choose, in groups."""
        puzzles = face_of(game).puzzles
        return () if puzzles is None else puzzles.kinds()

    def tried(self, game: str) -> Collection[int]:
        """The numbers of the puzzles that have been tried."""
        return self._outcomes(game).tried

    def _outcomes(self, game: str) -> OfGame:
        try:
            found = self._saving.store.puzzles.outcomes()
            # The puzzle of the day goes round the games, and so do the days in a row.
            days = sorted({day for each in found.values() for day in each.days})
            return OfGame(found.get(game, OfGame()).tried, days)
        except StoreError as error:
            _log.warning("what came of the puzzles cannot be read: %s", error)
            return OfGame()

    # Putting one there

    def play_any(self, game: str, among: Sequence[int] = ()) -> None:
        """Put a puzzle on the table, one that has not been tried yet if any is left.

        ``among`` are the numbers of those of a kind, as are those that follow it; by default all.
        """
        puzzles = self._puzzles_of(game)
        if puzzles is not None:
            every, tried = among or range(1, puzzles.count() + 1), self.tried(game)
            left = [number for number in every if number not in tried]
            self.play(game, random.choice(left or list(every)))
            self._among = among

    def play_after_lesson(self, game: str, theme: str, place: int, following: NextStep | None) -> None:
        """Put one of the simplest puzzles of a theme on the table; ``following`` begins the next lesson."""
        kinds = (kind for group in self.kinds(game) for kind in group)
        numbers = next((kind.numbers for kind in kinds if kind.theme == theme), ())
        if numbers:
            self.play(game, numbers[min(place, len(numbers) - 1)])
            self._among, self._lesson = numbers, following

    def _puzzles_of(self, game: str) -> Puzzles | None:
        """The puzzles of a game; without any, the player is told so: the keys work in every game."""
        puzzles = face_of(game).puzzles
        if puzzles is None:
            text = tr("There are no puzzles in this game, only in %1.", "the names of games")
            self._tell(fill(text, games_with(lambda face: face.puzzles)))
        return puzzles

    def play_of_day(self) -> None:
        """Put the puzzle of the day on the table, of whatever game it is."""
        self.play(*of_day(self.today()))

    def has_own(self, game: str) -> bool:
        """Whether a reviewed hand of the player may yield a puzzle."""
        return next(self._mistakes(game), None) is not None

    def play_own(self, game: str) -> None:
        """Put a puzzle from the player's hands on the table, one not tried yet if any is left."""
        tried = self.tried(game)
        again: tuple[int, PuzzleBase] | None = None
        for number, puzzle in self._own(game):
            if number not in tried:
                self._put(game, number, puzzle)
                return
            again = again or (number, puzzle)
        if again is not None:
            self._put(game, *again)
        else:
            self._tell(tr("No mistake in your reviewed hands makes a clear puzzle yet."))

    def play_on(self, is_next: bool) -> None:
        """Put the next puzzle on the table after a finished one, or else the same puzzle again."""
        session = self._session
        if session is None:
            return
        game, number = session.rules.name, session.marks.puzzle
        if not is_next and self._puzzle is not None:
            self._put(game, number, self._puzzle, session.marks.puzzle_day)
        elif number >= FIRST_OWN:
            self.play_own(game)
        else:
            self.play_any(game, self._among)

    def play(self, game: str, number: int) -> None:
        """Put a puzzle of the program on the table; numbers start at 1."""
        puzzles = face_of(game).puzzles
        if puzzles is not None:
            today, self._among, self._lesson = self.today(), (), None
            is_of_day = (game, number) == of_day(today)
            self._put(game, number, puzzles.given(number), today if is_of_day else None)

    def _put(self, game: str, number: int, puzzle: PuzzleBase, day: date | None = None) -> None:
        """Put a puzzle on the table; ``day`` is the day whose puzzle of the day it is, if any."""
        puzzles = face_of(game).puzzles
        leave = tr("Leave")
        again = partial(self._put, game, number, puzzle, day)
        if puzzles is None or not self._on_table.may_be_left(leave, again):
            return
        rules, seat, record = rules_of(game), puzzle.seat, puzzle.record
        # Masters of the café defend.
        people = around(seat, len(record["players"]), puzzles.level, rules.opponents.levels, seed=number)
        players = list(names_at(self._on_table.settings.now.player_name, people))
        start = len(record["hands"][-1]["actions"])
        match = dealt_again(record | {"players": players}, 1, start)
        left = self._on_table.put_aside()
        replayed = ReplayedDeal(1, "", False, (0,) * len(players), left=left, start=start)
        sitting = tuple("" if person is None else person.id for person in people)
        marks = MatchMarks(practice=True, again=replayed, characters=sitting, puzzle=number, puzzle_day=day)
        title = title_text(PuzzleTitle(0 if number >= FIRST_OWN else number))
        if number >= FIRST_OWN:
            self._own_put[number] = puzzle
        self._on_table.put_new(match, title=title, person=seat, level=puzzles.level, seed=number, marks=marks)

    # From hands of the player

    def _mistakes(self, game: str) -> Iterator[tuple[int, int, int]]:
        """Where puzzles may begin: match, hand, and the number of actions before; the latest hands first."""
        puzzles = face_of(game).puzzles
        if puzzles is None:
            return
        reviews, unread = self._saving.store.reviews, "which hands were reviewed cannot be read"
        for match_id, hand, data in reversed(read_or((), lambda: reviews.of_game(game), unread)):
            yield from ((match_id, hand, at) for at in puzzles.places_of_mistakes(data))

    def _own(self, game: str) -> Iterator[tuple[int, PuzzleBase]]:
        """The puzzles from the player's hands, with their numbers."""
        puzzles = face_of(game).puzzles
        assert puzzles is not None
        for match_id, hand, at in self._mistakes(game):
            load = partial(self._saving.store.load, match_id)
            stored = read_or(None, load, "a reviewed match cannot be read")
            if stored is None:
                continue
            seat = stored.row.head.human_seat
            puzzle = None if seat is None else puzzles.of_hand(stored.record, hand, at, seat)
            if puzzle is not None:
                yield own_number(puzzle.record), puzzle

    # How it ended

    @property
    def _puzzles(self) -> Puzzles | None:
        """The puzzles of the game on the table; None if no known puzzle is there."""
        if self._session is None or self._puzzle is None:
            return None
        return face_of(self._session.rules.name).puzzles

    def _follow(self) -> None:
        """Follow the match that came to the table; it may be a puzzle."""
        session = self._on_table.session
        self._session = session if session is not None and session.marks.puzzle else None
        self._puzzle, self._is_noted = None, False
        if session is None or self._session is None:
            return
        puzzles, number = face_of(session.rules.name).puzzles, session.marks.puzzle
        if puzzles is None:
            return
        is_given = number <= puzzles.count()
        puzzle = self._puzzle = puzzles.given(number) if is_given else self._own_put.get(number)
        if puzzle is not None:
            self._on_table.table.set_task(
                lambda: puzzles.task(puzzle, session.played()),
                lambda: puzzles.position(puzzle, session.played()),
            )

    def _note_left(self) -> None:
        """Note what came of the puzzle that leaves the table; one without an action was not tried."""
        session, puzzles = self._session, self._puzzles
        self._session = None
        if session is None or puzzles is None or self._is_noted or session.marks.again is None:
            return
        match = session.played()
        if session.is_over:
            self._note(session, solved=puzzles.outcome(self._puzzle, match).solved)
        elif len(match.hands[-1][1]) > session.marks.again.start:
            self._note(session, solved=False)

    def _note(self, session: Session, *, solved: bool) -> None:
        self._is_noted = True
        game, marks = session.rules.name, session.marks
        self._saving.keep(
            lambda store: store.puzzles.note(game, marks.puzzle, solved=solved, day=marks.puzzle_day)
        )

    def tell(self) -> None:
        """Note what came of the puzzle on the table, and tell it."""
        session, puzzles = self._session, self._puzzles
        if session is None or session.is_left or puzzles is None:
            return
        puzzle = self._puzzle
        outcome = puzzles.outcome(puzzle, session.played())
        if not self._is_noted:
            self._note(session, solved=outcome.solved)
        table = self._on_table.table
        figures, is_of_day = self.figures(session.rules.name), session.marks.puzzle_day is not None

        def ending() -> Ending:
            solution = puzzles.in_words(puzzle, outcome)
            return ending_of(solution, figures, solved=outcome.solved, of_day=is_of_day)

        table.show_ending(ending, lambda: self._next_steps(session, solved=outcome.solved))

    def _next_steps(self, session: Session, *, solved: bool) -> list[NextStep]:
        """What can follow a puzzle, the best first."""
        following = NextStep(tr_puzzle_end("&Next puzzle"), lambda: self.play_on(True))
        again = NextStep(tr_puzzle_end("&Try again"), lambda: self.play_on(False))
        leave = NextStep(words_of_leaving(session), self._go_back)
        ways = [self._lesson, following, again, leave] if solved else [again, following, leave]
        return [*filter(None, ways)]


def ending_of(solution: Solution, figures: PuzzleFigures, *, solved: bool, of_day: bool) -> Ending:
    """Tell how a puzzle ended, perhaps that of the day, and how the player has done, this one included."""
    from tartli_desktop.windows.statistics.statistics_words import days_line, solved_line

    more = solved_line(figures)
    if of_day and solved:
        more += " " + days_line(figures.days_in_a_row)
    head = tr_puzzle_end("Solved!") if solved else tr_puzzle_end("Not solved yet")
    shown = tr_puzzle_end("Worth remembering:")
    return Ending(
        tr_puzzle_end("End of the puzzle"),
        head,
        solution.result,
        solved,
        shown if solved else tr_puzzle_end("Where it went wrong:"),
        (solution.shown,),
        solution.cards,
        more,
    )
