"""Puzzles at the table: how a puzzle gets there, and what is told when it is over."""

from __future__ import annotations

import logging
import random
import zlib
from collections.abc import Callable, Iterator
from datetime import date
from typing import Any

from PySide6.QtCore import QCoreApplication

from tartli_desktop.face import face_of
from tartli_desktop.face.at_the_table.choices import words_of_leaving
from tartli_desktop.face.at_the_table.ending import Ending, WayOn
from tartli_desktop.files.problems import StoreError
from tartli_desktop.game.registry import rules_of
from tartli_desktop.people.people import people_at
from tartli_desktop.session.session import Session
from tartli_desktop.store.match_kinds import MatchMarks, ReplayedDeal, dealt_again
from tartli_desktop.store.puzzle_log import FIRST_OWN, PuzzleLog, puzzle_of_day
from tartli_desktop.store.stored_match import new_stored
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.text.program_names import YOU
from tartli_desktop.text.titles import PuzzleTitle, title_text

from .match_on_table import MatchOnTable
from .match_saver import Saving

_log = logging.getLogger(__name__)
translate = QCoreApplication.translate


def own_number(record: dict[str, Any]) -> int:
    """The number of a puzzle from a hand of the player; the same position always has the same number."""
    hand = record["hands"][-1]
    return FIRST_OWN + zlib.crc32(f"{hand['deck']} {hand['actions']}".encode()) % FIRST_OWN


class PuzzlesAtTable:
    """Puts puzzles on the table in place of the match, which waits as it was left.

    Args:
        on_table: puts the puzzles there.
        saving: saves what is played.
        log: keeps the results.
        go_back: returns to the match that was left.
        suits: the pack's names for cards.
        player: the name of the person.
    """

    def __init__(
        self,
        on_table: MatchOnTable,
        saving: Saving,
        log: PuzzleLog,
        *,
        go_back: Callable[[], object],
        suits: Callable[[], SuitSystem],
        player: Callable[[], str],
    ) -> None:
        self._on_table = on_table
        self._saving = saving
        self.log = log
        self._go_back = go_back
        self._suits = suits
        self._player = player
        self._session: Session | None = None
        self._puzzle: Any = None
        """The puzzle on the table, as the game knows it; None without one, or if it is no longer known."""
        self._own_put: dict[int, Any] = {}
        """The puzzles from the player's hands that have been on the table, by number."""
        self.today = date.today
        """Gives the current date."""
        on_table.changed.connect(self._follow)

    def play_any(self, game: str) -> None:
        """Put a puzzle on the table, one that has not been tried yet if any is left."""
        puzzles = face_of(game).puzzles
        if puzzles is not None:
            every = range(1, puzzles.count() + 1)
            left = [number for number in every if number not in self.log.tried(game)]
            self.play(game, random.choice(left or list(every)))

    def play_of_day(self, game: str) -> None:
        """Put the puzzle of the day on the table."""
        puzzles = face_of(game).puzzles
        if puzzles is not None:
            self.play(game, puzzle_of_day(self.today(), puzzles.count()))

    def has_own(self, game: str) -> bool:
        """Whether a reviewed hand of the player may yield a puzzle."""
        return next(self._mistakes(game), None) is not None

    def play_own(self, game: str) -> None:
        """Put a puzzle from the player's hands on the table, one not tried yet if any is left."""
        tried = self.log.tried(game)
        again: tuple[int, Any] | None = None
        for number, puzzle in self._own(game):
            if number not in tried:
                self._put(game, number, puzzle)
                return
            again = again or (number, puzzle)
        if again is not None:
            self._put(game, *again)
        else:
            self._on_table.notice(
                translate("MainWindow", "No mistake in your reviewed hands makes a clear puzzle yet.")
            )

    def play_on(self, is_next: bool) -> None:
        """Put the next puzzle on the table after a finished one, or else the same puzzle again."""
        session = self._session
        if session is None:
            return
        game, number = session.rules.name, session.puzzle
        if not is_next and self._puzzle is not None:
            self._put(game, number, self._puzzle)
        elif number >= FIRST_OWN:
            self.play_own(game)
        else:
            self.play_any(game)

    def play(self, game: str, number: int) -> None:
        """Put a puzzle of the program on the table; numbers start at 1."""
        puzzles = face_of(game).puzzles
        if puzzles is not None:
            self._put(game, number, puzzles.given(number))

    def _put(self, game: str, number: int, puzzle: Any) -> None:
        puzzles = face_of(game).puzzles
        leave = translate("MainWindow", "Leave")
        if puzzles is None or not self._on_table.may_be_left(leave, lambda: self._put(game, number, puzzle)):
            return
        rules, seat, record = rules_of(game), puzzles.seat(puzzle), puzzles.record(puzzle)
        # Masters of the café defend in turn.
        masters = people_at(puzzles.level, rules.levels)
        seats = range(len(record["players"]))
        people = [masters[(number + each) % len(masters)] for each in seats]
        players = [person.name for person in people]
        players[seat] = self._player() or YOU
        start = len(record["hands"][-1]["actions"])
        match = dealt_again(record | {"players": players}, 1, start)
        left = self._left()
        again = ReplayedDeal(1, "", False, (0,) * len(players), left=left, start=start)
        sitting = tuple("" if each == seat else people[each].id for each in seats)
        marks = MatchMarks(practice=True, again=again, people=sitting, puzzle=number)
        title = title_text(PuzzleTitle(0 if number >= FIRST_OWN else number))
        stored = new_stored(
            match, title=title, human_seat=seat, level=puzzles.level, extras=marks.to_extras()
        )
        self._on_table.put_away()
        if number >= FIRST_OWN:
            self._own_put[number] = puzzle
        match_id = self._saving.add(lambda store: store.add(stored))
        self._on_table.put(rules, match, match_id, puzzles.level, number, person=seat, marks=marks)
        self._on_table.name(title)

    # From hands of the player

    def _mistakes(self, game: str) -> Iterator[tuple[int, int, int]]:
        """Where puzzles may begin: match, hand, and the number of actions before; the latest hands first."""
        puzzles = face_of(game).puzzles
        try:
            reviewed = () if puzzles is None else self._saving.store.reviewed(game)
        except StoreError as error:
            _log.info("which hands were reviewed cannot be read: %s", error)
            return
        for match_id, hand, data in reversed(reviewed):
            assert puzzles is not None
            yield from ((match_id, hand, at) for at in puzzles.places_of_mistakes(data))

    def _own(self, game: str) -> Iterator[tuple[int, Any]]:
        """The puzzles from the player's hands, with their numbers."""
        puzzles = face_of(game).puzzles
        assert puzzles is not None
        for match_id, hand, at in self._mistakes(game):
            try:
                stored = self._saving.store.load(match_id)
            except StoreError as error:
                _log.info("a reviewed match cannot be read: %s", error)
                continue
            seat = stored.row.head.human_seat
            puzzle = None if seat is None else puzzles.of_hand(stored.record, hand, at, seat)
            if puzzle is not None:
                yield own_number(puzzles.record(puzzle)), puzzle

    def _left(self) -> int | None:
        """The match to return to: the one on the table, or after another puzzle the same one as before."""
        session = self._session
        if session is not None and session.again is not None:
            return session.again.left
        return self._on_table.match_id

    # How it ended

    def _follow(self) -> None:
        """Follow the match that came to the table; it may be a puzzle."""
        session = self._on_table.session
        self._session = session if session is not None and session.puzzle else None
        if session is None or self._session is None:
            return
        puzzles, number = face_of(session.rules.name).puzzles, session.puzzle
        if puzzles is None:
            return
        is_given = number <= puzzles.count()
        puzzle = self._puzzle = puzzles.given(number) if is_given else self._own_put.get(number)
        if puzzle is not None:
            self._on_table.set_task(
                lambda suits: puzzles.task(puzzle, session.played()),
                lambda suits: puzzles.position(puzzle, session.played(), suits),
            )

    def tell(self) -> None:
        """Note what came of the puzzle on the table, and tell it."""
        session, puzzle = self._session, self._puzzle
        puzzles = None if session is None else face_of(session.rules.name).puzzles
        if session is None or session.is_left or puzzles is None or puzzle is None:
            return
        number, game, today = session.puzzle, session.rules.name, self.today()
        outcome = puzzles.outcome(puzzle, session.played())
        is_of_day = number == puzzle_of_day(today, puzzles.count())
        is_solved = puzzles.is_solved(outcome)
        try:
            self.log.note(game, number, solved=is_solved, day=today if is_of_day else None)
        except OSError as error:
            _log.warning("what came of a puzzle is not kept: %s", error)
        figures = self.log.figures(game, today)
        from .puzzle_end import ending_of

        def ending() -> Ending:
            solution = puzzles.in_words(puzzle, outcome, self._suits())
            return ending_of(solution, figures, solved=is_solved, of_day=is_of_day)

        self._on_table.tell_ending(ending, lambda: self._ways(session, solved=is_solved))

    def _ways(self, session: Session, *, solved: bool) -> list[WayOn]:
        """What can follow a puzzle, the best first."""
        following = WayOn(translate("PuzzleEnd", "&Next puzzle"), lambda: self.play_on(True))
        again = WayOn(translate("PuzzleEnd", "&Try again"), lambda: self.play_on(False))
        leave = WayOn(words_of_leaving(session), self._go_back)
        return [following, again, leave] if solved else [again, following, leave]
