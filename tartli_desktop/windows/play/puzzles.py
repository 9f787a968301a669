"""Puzzles at the table: how one comes there, and what is told when it is over."""

from __future__ import annotations

import logging
import random
from collections.abc import Callable
from datetime import date

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QWidget

from tartli_desktop.face import face_of
from tartli_desktop.face.choices import words_of_leaving
from tartli_desktop.game.registry import rules_of
from tartli_desktop.people.people import people_at
from tartli_desktop.session.session import Phase, Session
from tartli_desktop.store.match_kinds import MatchMarks, ReplayedDeal, dealt_again
from tartli_desktop.store.match_store import new_stored
from tartli_desktop.store.puzzle_log import PuzzleLog, puzzle_of_day
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.text.program_names import YOU
from tartli_desktop.text.titles import PuzzleTitle, title_text
from tartli_desktop.widgets.dialogs import message_boxes

from .match_on_table import MatchOnTable
from .match_saver import Saving

_log = logging.getLogger(__name__)
translate = QCoreApplication.translate


class PuzzlesAtTable:
    """Puts puzzles on the table in the place of the match, which waits as it was left.

    Args:
        on_table: puts them there.
        saving: saves what is played.
        log: keeps what came of them.
        go_back: goes back to the match that was left.
        suits: what the pack calls its cards.
        player: what the person is called.
        window: has the messages over it.
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
        window: QWidget,
    ) -> None:
        self._on_table = on_table
        self._saving = saving
        self.log = log
        self._go_back = go_back
        self._suits = suits
        self._player = player
        self._window = window
        self._session: Session | None = None
        self.today = date.today
        """Says which day it is."""
        on_table.changed.connect(self._follow)

    def play_any(self, game: str) -> None:
        """Put one on the table that has not been tried yet, as long as there are such."""
        puzzles = face_of(game).puzzles
        if puzzles is not None:
            every = range(1, puzzles.count() + 1)
            left = [number for number in every if number not in self.log.tried(game)]
            self.play(game, random.choice(left or list(every)))

    def play_of_day(self, game: str) -> None:
        """Put that of the day on the table."""
        puzzles = face_of(game).puzzles
        if puzzles is not None:
            self.play(game, puzzle_of_day(self.today(), puzzles.count()))

    def play_on(self, is_next: bool) -> None:
        """Put the next one there after the one that is over, or else the same again."""
        session = self._session
        if session is None:
            return
        if is_next:
            self.play_any(session.rules.name)
        else:
            self.play(session.rules.name, session.puzzle)

    def play(self, game: str, number: int) -> None:
        """Put a puzzle on the table, counted from 1."""
        puzzles = face_of(game).puzzles
        leave = translate("MainWindow", "Leave")
        if puzzles is None or not self._on_table.may_be_left(leave, lambda: self.play(game, number)):
            return
        rules, seat, record = rules_of(game), puzzles.seat(number), puzzles.record(number)
        # Masters of the café, who defend in turn.
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
        title = title_text(PuzzleTitle(number))
        stored = new_stored(
            match, title=title, human_seat=seat, level=puzzles.level, extras=marks.to_extras()
        )
        self._on_table.put_away()
        match_id = self._saving.add(lambda store: store.add(stored))
        self._on_table.put(rules, match, match_id, puzzles.level, number, person=seat, marks=marks)
        self._on_table.name(title)

    def _left(self) -> int | None:
        """The match to go back to: the one on the table, or from one puzzle to the next the same."""
        session = self._session
        if session is not None and session.again is not None:
            return session.again.left
        return self._on_table.match_id

    # What came of it

    def _follow(self) -> None:
        """Another match is on the table, perhaps a puzzle."""
        session = self._on_table.session
        self._session = session if session is not None and session.puzzle else None
        if session is None or self._session is None:
            return
        session.phase_changed.connect(self._tell_when_over)
        puzzles, number = face_of(session.rules.name).puzzles, session.puzzle
        if puzzles is not None and number <= puzzles.count():
            self._on_table.set_task(lambda suits: puzzles.task(number, suits))

    def _tell_when_over(self, phase: Phase) -> None:
        session = self._session
        if phase is Phase.MATCH_OVER and session is not None and not session.is_left:
            # What follows the phase is done first, so that the message lies over all of it.
            QTimer.singleShot(0, self._window, lambda: self._tell(session))

    def _tell(self, session: Session) -> None:
        puzzles = face_of(session.rules.name).puzzles
        if session is not self._session or session.phase is not Phase.MATCH_OVER or puzzles is None:
            return
        number, game, today = session.puzzle, session.rules.name, self.today()
        outcome = puzzles.outcome(number, session.played())
        is_of_day = number == puzzle_of_day(today, puzzles.count())
        try:
            solved = puzzles.is_solved(outcome)
            self.log.note(game, number, solved=solved, day=today if is_of_day else None)
        except OSError as error:
            _log.warning("what came of a puzzle is not kept: %s", error)
        text, why = puzzles.told(number, outcome, self._suits())
        message_boxes.choose(
            self._window,
            translate("MainWindow", "Puzzle"),
            text,
            why,
            ways={
                translate("PlayArea", "Next puzzle"): lambda: self.play_on(True),
                translate("PlayArea", "Try again"): lambda: self.play_on(False),
                words_of_leaving(session): self._go_back,
            },
            stay=translate("MainWindow", "Look at the table"),
            is_warning=False,
        )
