"""The match on the table: how it gets there, what it is called, and how it is left."""

from __future__ import annotations

import logging
import random
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from tartli_desktop.cards import sealed_deal
from tartli_desktop.cards.any_pack import Card
from tartli_desktop.duel.deals import packs_of
from tartli_desktop.face import face_of
from tartli_desktop.files.problems import StoreError
from tartli_desktop.game.match import Match
from tartli_desktop.game.registry import rules_of
from tartli_desktop.game.rules import Draw, Rules
from tartli_desktop.session.journal import Journal
from tartli_desktop.session.session import Session
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.store.match_kinds import LEFT, NO_MARKS, MatchMarks
from tartli_desktop.store.stored_match import StoredMatch, new_stored
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.program_names import title_kept, title_of_players, title_shown
from tartli_desktop.thinking.thinker import Thinker
from tartli_desktop.widgets.questions.question import Question, before
from tartli_desktop.windows.errors import troubles
from tartli_desktop.windows.play.play_area import PlayArea

from .match_saver import Saving
from .stored_on_table import load, replay, title_of

if TYPE_CHECKING:
    from tartli_desktop.windows.new_match.new_match import NewMatch

_log = logging.getLogger(__name__)
tr = Context("MainWindow")


_WATCHED_EVERY = 1000
"""Milliseconds between two looks at a match that another copy of the program plays."""

_PERSON = 0
"""The seat of the person in a match that begins."""


class MatchOnTable(QObject):
    """Puts matches on the table and takes them off; at most one is there at a time.

    Args:
        table_of: returns the empty table for a game, by its name and number of seats.
        show_message: shows the player a message, given its title.
        ask: asks the player a question.
        window: the dialogs open over it; it owns this object.

    Signals:
        changed: another match is on the table, or none.
        leaving: the match on the table is about to leave it for good.
        named(title): the title of the match, in the current language.
        given_up: a match that was only watched is gone, and the table is empty.
        matches_asked: the player wants to choose another match.
    """

    changed = Signal()
    leaving = Signal()
    named = Signal(str)
    given_up = Signal()
    matches_asked = Signal()

    def __init__(
        self,
        table_of: Callable[[str, int], PlayArea],
        saving: Saving,
        thinker: Thinker,
        settings: CurrentSettings,
        show_message: Callable[[str, str], object],
        ask: Callable[[Question], object],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._table_of = table_of
        self._table: PlayArea | None = None
        self.saving = saving
        """Saves the match."""
        self.settings = settings
        """What the player has chosen."""
        self.show_message = show_message
        """Shows the player a message, given its title."""
        self.ask = ask
        """Asks the player a question."""
        self._window = window
        self.session: Session | None = None
        """The match that is played or watched; None without one."""
        self._looked_at: StoredMatch | None = None
        """The match on the table, if another copy of the program plays it."""
        self._watching = QTimer(self)
        self._watching.timeout.connect(self._watch)
        self._seen = 0
        """The last change of the database that has been looked at."""
        self._thinker = thinker
        self._title = ""
        self._level, self._marks = "", MatchMarks()
        self._leaves_unsaved = False
        self._kept_order = ""

    @property
    def match_id(self) -> int | None:
        """The number of the match on the table, whether played here or only watched."""
        if self.saving.journal is not None:
            return self.saving.match_id
        return None if self._looked_at is None else self._looked_at.row.id

    @property
    def table(self) -> PlayArea:
        """The table with the match on it, or the last one that had a match; there must have been one."""
        assert self._table is not None
        return self._table

    def is_on_table(self, match_id: int) -> bool:
        """Whether this stored match is played here."""
        return self.saving.is_listed_as(match_id)

    def played(self, match_id: int) -> Match | None:
        """A copy of the match with this number as it is on the table; None if it is not there."""
        return self.session.played() if self.session and self.is_on_table(match_id) else None

    # Its name

    def name(self, title: str) -> None:
        """Give the match on the table this title."""
        self._title = title
        title = title_shown(title)
        session = self.session
        # The title of a lesson or a replayed deal says that it is no match.
        marks = NO_MARKS if session is None else session.marks
        if marks.practice and not (marks.puzzle or marks.lesson or marks.again):
            title = fill(tr("%1 (practice)", "the title of a match"), title)
        self.named.emit(title)

    def follow_renaming(self, match_id: int, title: str) -> None:
        """Follow a new title of a stored match; an empty one stands for the usual title."""
        if self.session is not None and self.is_on_table(match_id):
            self.name(title or title_of_players(self.session.names))

    def retranslate(self) -> bool:
        """Say everything in the chosen language; the match goes on. Return whether there is a match."""
        looked_at = None if self._looked_at is None else replay(self._looked_at, self.show_message)
        if self._looked_at is not None and looked_at is not None:
            self._put_to_look(self._looked_at, looked_at)
        elif self.session is not None:
            self.name(self._title)
        else:
            return False
        return True

    # Leaving it

    def may_be_left(self, words: str, then: Callable[[], object], *, save_again: bool = False) -> bool:
        """Whether the match on the table is fully saved or may be lost; otherwise ask the player.

        Args:
            words: what the player does by losing it.
            then: is called if the player agrees; it asks this again.
            save_again: whether to create the database of the matches again if it is gone.
        """
        if self.saving.write_what_waits():
            return True
        if save_again and self.session is not None and self.saving.save_again(self.session):
            return True
        if self._leaves_unsaved:
            return True
        self._ask_to_leave(words, then)
        return False

    def _ask_to_leave(self, words: str, then: Callable[[], object]) -> None:
        """Ask whether to lose the unsaved part of this match; if so, go on with ``then``."""

        def leave() -> None:
            self._leaves_unsaved = True
            then()
            self._leaves_unsaved = False

        question = before(
            tr("Not saved"),
            tr("The last part of this match could not be saved. If you leave now, it is lost."),
            do=words,
            stay=tr("Stay"),
            then=leave,
            is_warning=True,
        )
        self.ask(question)

    def put_away(self, keep: int | None = None, *, for_good: bool = True) -> int | None:
        """Take the match off the table and release the right to write it.

        A match in which no card was dealt is deleted, since there is nothing to resume; so is an exercise.

        Args:
            keep: the number of the match whose right to be written is kept.
            for_good: whether something else comes to the table, rather than this match at the next start.

        Returns its number among the stored matches, if there was a match and it is saved.
        """
        # Nobody resumes what is over.
        for_good |= self.session is not None and self.session.is_over
        if for_good:
            self.leaving.emit()
        is_undealt = self.session is not None and self._looked_at is None and not self.session.hands_played
        if self.session is not None and self._table is not None:
            self.session.close()
            self._table.detach()
            self.session.deleteLater()
            self.session = None
        self._looked_at = None
        self._watching.stop()
        is_exercise, self._marks = self._marks.is_exercise, MatchMarks()
        saved = self.saving.end(keep)
        if saved is not None and saved != keep and (is_undealt or is_exercise) and for_good:
            self._delete(saved)
            return None
        return saved

    def put_aside(self, keep: int | None = None) -> int | None:
        """Take the match off the table to come back later; return the number of the match to go back to.

        That is this match, or after an exercise or a lesson the one it came from.
        """
        marks = self._marks
        saved = self.put_away(keep)
        return marks.came_from if marks.is_aside else saved

    def _delete(self, match_id: int) -> None:
        """Delete a match that nobody will resume: one without a deal, or an exercise."""
        store = self.saving.store
        try:
            if not store.load(match_id).marks.imported:
                store.delete(match_id)
        except StoreError as error:
            _log.info("a match that is not wanted any more is kept: %s", error)

    # Putting one there

    def begin(self, chosen: NewMatch) -> None:
        """Begin a match as agreed, with the draw for first dealer; the match on the table may be left."""
        rules, names = rules_of(chosen.game), chosen.names
        draw = rules.draw_for_dealer(sealed_deal.shuffle, len(names))
        marks = MatchMarks(
            practice=chosen.practice, two=chosen.two, characters=chosen.characters, hands=chosen.hands
        )
        variant = rules.without_end(chosen.variant) if chosen.hands else chosen.variant
        self.put_away()
        match = rules.match(variant, draw.dealer, names)
        seed = random.SystemRandom().randrange(2**31)
        self.put_new(
            match, person=_PERSON, level=chosen.level, levels=chosen.levels, seed=seed, marks=marks, draw=draw
        )

    def another(self) -> NewMatch | None:
        """The agreement for another match of the same players; None where nobody has played."""
        from tartli_desktop.windows.new_match.new_match import NewMatch

        session = self.session
        if session is None or not session.has_person:
            return None
        person, characters = session.person, self._marks.characters
        players, levels = session.played().players, session.levels
        return NewMatch(
            game=session.rules.name,
            variant=session.variant,
            level=self._level,
            # The person at this computer gets the first seat.
            names=(*players[person:], *players[:person]),
            settings=self.settings.now,
            practice=self._marks.practice,
            two=self._marks.two,
            characters=(*characters[person:], *characters[:person]),
            levels=(*levels[person:], *levels[:person]),
            hands=self._marks.hands,
        )

    def resume(self, match_id: int, *, aside: bool = False) -> bool:
        """Put a saved match on the table as it was left; return whether that worked.

        A lesson is put there ``aside``: from it, the player goes back to the match that it replaces.

        A match that another copy of the program plays is put there to be watched.
        """
        if not self.may_be_left(tr("Leave"), lambda: self.resume(match_id, aside=aside)):
            return False
        try:
            claimed = self.saving.store.claim(match_id)
            found = load(self.saving.store, match_id, self._window, self.show_message)
        except StoreError as error:
            self.saving.store.release(match_id)
            self.show_message(tr("Your matches"), troubles.not_saved(error))
            return False
        stored, match = found or (None, None)
        if stored is None or match is None:
            self.saving.store.release(match_id)
            return False
        if not claimed:
            self._put_to_look(stored, match)
            return True
        left, head = self.put_aside(keep=match_id), stored.row.head
        marks = msgspec.structs.replace(stored.marks, left=left) if aside else stored.marks
        opponents = rules_of(head.game).opponents
        level = next((level for level in head.levels if level in opponents.levels), opponents.default)
        self._put(stored, match, match_id, level, marks, was_left=True)
        self.name(title_kept(head.title, match.players))
        if aside:
            self.note(LEFT, "" if left is None else str(left))
        return True

    def put_new(
        self,
        match: Match,
        *,
        title: str = "",
        person: int,
        level: str,
        levels: Sequence[str | None] = (),
        seed: int = 0,
        marks: MatchMarks,
        draw: Draw | None = None,
    ) -> None:
        """Put a match on the table, which must be empty, that is saved from now on.

        Args:
            match: the match, with everything that has been played.
            title: its title; if empty, the players' names.
            person: the seat of the person.
            level: the level of the opponents.
            levels: the level of each seat, where they differ.
            seed: makes the opponents' decisions repeatable.
            marks: what kind of match it is.
            draw: the draw for first dealer, to be shown.
        """
        extras, saved_level = {"seed": str(seed)} | marks.to_extras(), "" if marks.two else level
        stored = new_stored(
            match, title=title, human_seat=person, level=saved_level, levels=levels, extras=extras
        )
        match_id = self.saving.add(lambda store: store.add(stored))
        self._put(stored, match, match_id, level, marks, draw=draw)
        if title:
            self.name(title)

    def _put(
        self,
        stored: StoredMatch,
        match: Match,
        match_id: int,
        level: str,
        marks: MatchMarks,
        *,
        draw: Draw | None = None,
        was_left: bool = False,
    ) -> None:
        """Go on with a match, which is ``stored`` with this number, on the table, which must be empty.

        With ``was_left``, it was played before, and the state of the hand is announced.
        """
        self._level, self._marks = level, marks
        journal, head = self.saving.begin(match_id), stored.row.head
        rules = rules_of(head.game)
        table = self._table = self._table_of(rules.name, len(match.players))
        self.session = face_of(rules.name).session_type(marks)(
            rules,
            match,
            (None,) * len(match.players) if marks.two else _levels(stored, level),
            journal,
            self._thinker,
            self.settings.now,
            seed=stored.seed,
            sealed=stored.sealed,
            packs=packs_of(marks.duel),
            marks=marks,
            parent=self,
        )
        self._kept_order = ""
        self.changed.emit()
        if marks.lesson:
            table.lesson.recall(marks.lesson_steps)
        table.attach(self.session, _cards_of(stored.extras.get("order", ""), rules))
        self.name(title_of_players(match.players))
        table.take_keyboard()
        if was_left and not marks.two:
            table.reading.tell_how_it_stands()
        self.session.start(draw)

    # A match that another copy of the program plays

    def _put_to_look(self, stored: StoredMatch, match: Match) -> None:
        """Put a match on the table that another copy of the program plays."""
        self.put_away()
        # The session is closed, so only its view is used: nothing is asked, written or done.
        journal, head = Journal(self.saving.store, stored.row.id), stored.row.head
        rules, levels = rules_of(head.game), _levels(stored, head.level)
        table = self._table = self._table_of(rules.name, len(match.players))
        kind = face_of(rules.name).session_type(stored.marks)
        marks = MatchMarks(characters=stored.marks.characters)
        session = kind(
            rules, match, levels, journal, self._thinker, self.settings.now, marks=marks, parent=self
        )
        journal.setParent(session)
        session.close()
        self.session = session
        self._looked_at = stored
        self._watching.start(_WATCHED_EVERY)
        self.changed.emit()
        table.attach_to_look(
            session,
            tr("This match is being played in another Tartli window. You can view it here, but not play it."),
            [
                (tr("Play it here"), lambda: self._take_over(stored.row.id)),
                (tr("Another match…"), self.matches_asked.emit),
                (tr("New match…"), table.dialogs.new_match_asked.emit),
            ],
        )
        self.name(fill(tr("%1 (open elsewhere)"), title_of(stored.row)))

    def _take_over(self, match_id: int) -> None:
        """Play a match that was only watched, if the other copy of the program has closed it."""
        if not self.resume(match_id):
            self.put_away()
            self.given_up.emit()
        elif self._looked_at is not None:
            self.table.notice(tr("It is still open there. Close it there first."))

    def _watch(self) -> None:
        """Follow the match that another copy of the program plays; go on with it once that has left it."""
        if self._looked_at is None or QApplication.activeModalWidget() is not None:
            return
        store, match_id = self.saving.store, self._looked_at.row.id
        try:
            change = store.change_elsewhere()
            if match_id not in store.held_elsewhere():
                self._take_over(match_id)
                return
        except StoreError as error:
            _log.info("a match that is looked at cannot be followed: %s", error)
            return
        if change != self._seen:
            self._seen = change
            self.look_again()

    def look_again(self) -> None:
        """Update the match that is watched, if the other copy of the program has played on."""
        if self._looked_at is None:
            return
        try:
            stored = self.saving.store.load(self._looked_at.row.id)
        except StoreError as error:
            _log.info("a match that is looked at cannot be read again: %s", error)
            return
        if stored.record == self._looked_at.record:
            return
        match = replay(stored, self.show_message)
        if match is not None:
            self._put_to_look(stored, match)

    # What is stored with the match

    def keep_own_order(self) -> None:
        """Store the player's own order after a drawn card was added."""
        if self._table is not None and not self._table.view.scene().automatic_order:
            self.keep_order()

    def keep_order(self) -> None:
        """Store the order of the cards in the fan."""
        order = "" if self._table is None else " ".join(map(str, self._table.own_order))
        if order != self._kept_order and self.note("order", order):
            self._kept_order = order

    def note(self, name: str, value: str) -> bool:
        """Store something beside the match; return whether it is kept."""
        try:
            self.saving.set_extra(name, value)
        except StoreError as error:
            _log.warning("a note beside the match (%s) was not kept: %s", name, error)
            return False
        return True


def _levels(stored: StoredMatch, usual: str) -> tuple[str | None, ...]:
    """The level of each seat, None for the person's; ``usual`` for one that has none, or an unknown one."""
    head = stored.row.head
    known, person = rules_of(head.game).opponents.levels, head.human_seat or 0
    return tuple(
        None if seat == person else level if level in known else usual
        for seat, level in enumerate(head.levels)
    )


def _cards_of(codes: str, rules: Rules) -> tuple[Card, ...]:
    """The cards that a text of codes names; unknown codes are left out."""
    cards = {str(card): card for card in rules.form.pack.cards}
    return tuple(cards[code] for code in codes.split() if code in cards)
