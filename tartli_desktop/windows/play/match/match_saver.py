"""Saves the match on the table, and catches up after failures."""

import logging
from collections.abc import Callable

import msgspec
from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QMainWindow

from tartli_desktop.files.problems import HeldElsewhere, StoreError, Trouble
from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.game.registry import games
from tartli_desktop.session.journal import RETRY_AFTER, Journal, WriteQueue
from tartli_desktop.session.session import Session
from tartli_desktop.store import puzzle_file
from tartli_desktop.store.match_kinds import with_marks
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.store.stored_match import StoredMatch, notes_extras
from tartli_desktop.text.context import Context
from tartli_desktop.windows.errors import troubles

_log = logging.getLogger(__name__)
tr = Context("MainWindow")

LOCKED_FOR = 2.5
"""Seconds for which another program may lock the matches before the player gets a message."""

AGAIN_AFTER = 120.0
"""Seconds until the message may appear again: a full disk may still have room for a card or two."""


class UnsavedNotice(QObject):
    """Tells why nothing can be saved: once in a message, and in the status line until saving works.

    A QObject, since every match is connected to it: for a method of a plain object, Qt keeps a trace of each
    connection.

    Args:
        window: shows the line at its foot.
        show_message: shows the player a message, given its title.
    """

    def __init__(self, window: QMainWindow, show_message: Callable[[str, str], object]) -> None:
        super().__init__(window)
        self._window = window
        self._show_message = show_message
        self._since = QElapsedTimer()
        self._told = False
        self._since_told = QElapsedTimer()
        self._last_told: Trouble | None = None
        self._shown = False

    def follow(self, error: StoreError) -> None:
        """Report that something could not be saved."""
        if not self._since.isValid():
            self._since.start()
        # Another program that saves has usually finished within a moment.
        waits = error.trouble is Trouble.LOCKED and not isinstance(error, HeldElsewhere)
        if not self._told and not (waits and self._since.elapsed() < 1000 * LOCKED_FOR):
            self._told = True
            if error.trouble is not self._last_told or self._since_told.hasExpired(round(1000 * AGAIN_AFTER)):
                self._last_told = error.trouble
                self._since_told.start()
                goes_on = tr("You can keep playing; the missing part will be saved as soon as possible.")
                self._show_message(tr("Not saved"), f"{troubles.not_saved(error)}\n\n{goes_on}")
        self.show()

    def show(self) -> None:
        """Show that saving will be tried again."""
        self._shown = True
        self._window.statusBar().showMessage(tr("Not saved yet; trying again every second."))
        self._window.statusBar().show()

    def retranslate(self) -> None:
        """Show the warning in the chosen language."""
        if self._shown:
            self.show()

    def clear(self) -> None:
        """Remove the warning, since everything is saved."""
        self._since.invalidate()
        self._told = False
        if self._shown:
            self._shown = False
            self._window.statusBar().hide()


class Saving(QObject):
    """Saves the match on the table among the stored ones, or in memory while that fails.

    Args:
        paths: the folders of the program's files.
        store: the stored matches, or a stand-in for them.
        notice: warns that something is not saved.
        show_message: shows the player a message, given its title.

    Signals:
        studies_moved(numbers): another store has the studies now, with these numbers by the old ones.
    """

    studies_moved = Signal(object)

    def __init__(
        self,
        paths: UserPaths,
        store: MatchStore,
        notice: UnsavedNotice,
        show_message: Callable[[str, str], object],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._paths = paths
        self._notice = notice
        self._show_message = show_message
        self.store = store
        """The stored matches."""
        self._table_store = store
        """The store of the match on the table: that of the stored matches, or one in memory."""
        self.journal: Journal | None = None
        """Saves the match on the table."""
        self._beside = WriteQueue(self)
        self._follow(self._beside)
        self._keep_again = QTimer(self)
        self._keep_again.timeout.connect(self._keep_after_all)
        self._open_again = QTimer(self)
        self._open_again.timeout.connect(self._open_after_all)

    # What is saved

    @property
    def match_id(self) -> int | None:
        """The number of the match on the table where it is saved; None without a match."""
        return None if self.journal is None else self.journal.match_id

    def write_what_waits(self) -> bool:
        """Write what is not saved yet of the match on the table; return whether all is written."""
        return self.journal is None or self.journal.try_again()

    def save_on_disk(self) -> bool:
        """Write it through to the disk; return whether the match is there as it lies on the table."""
        return self._table_store.lasts and self.write_what_waits()

    def keep(self, write: Callable[[MatchStore], object]) -> None:
        """Write something else than the match to the stored matches, or as soon as that succeeds."""
        self._beside.add(lambda: write(self.store))

    def _follow(self, queue: WriteQueue) -> None:
        queue.not_saved.connect(self._notice.follow)
        queue.saved_again.connect(self._notice.clear)

    def is_listed_as(self, match_id: int) -> bool:
        """Whether the match on the table has this number among the stored ones."""
        return self._table_store is self.store and self.match_id == match_id

    def load(self) -> StoredMatch | None:
        """The saved part of the match on the table; None without a match. Raises StoreError."""
        return None if self.journal is None else self._table_store.load(self.journal.match_id)

    def set_extra(self, name: str, value: str) -> None:
        """Store something beside the record of the match on the table, if there is a match.

        Raises StoreError.
        """
        if self.journal is not None:
            self._table_store.set_extra(self.journal.match_id, name, value)

    # A match on the table

    def add(self, add: Callable[[MatchStore], int]) -> int:
        """Add a match to the stored ones, or if that fails to those in memory; return its number.

        Args:
            add: adds it to a store, and returns its number there.
        """
        try:
            return add(self.store)
        except StoreError as error:
            self._show_message(tr("Not saved"), troubles.not_kept(error))
            self._table_store = MatchStore.in_memory()
            match_id = add(self._table_store)
            self._keep_again.start(round(1000 * RETRY_AFTER))
            self._notice.show()
            return match_id

    def begin(self, match_id: int) -> Journal:
        """Begin to save what happens in the match with this number."""
        self.journal = Journal(self._table_store, match_id, self)
        self._follow(self.journal)
        return self.journal

    def end(self, keep: int | None = None) -> int | None:
        """Stop saving the match on the table, and release the right to write it.

        Args:
            keep: the number of the match whose right to be written is kept.

        Returns its number among the stored matches, if there was a match and it is saved.
        """
        saved = None
        if self.journal is not None:
            if self._table_store is not self.store and not self._keep_after_all():
                self._reopen()
                self._keep_after_all()
            if self._table_store is not self.store:
                _log.warning("a match was never saved; the player has been told that it is not")
                self._table_store.close()
                self._table_store = self.store
            else:
                saved = self.journal.match_id
                if saved != keep:
                    self.store.release(saved)
            self.journal.deleteLater()
            self.journal = None
        self._keep_again.stop()
        if not self._open_again.isActive():
            self._notice.clear()
        return saved

    def save_again(self, session: Session) -> bool:
        """Save the match on the table in a new database, if the old one has gone with its folder.

        Returns whether that was the case and saving worked.
        """
        journal = self.journal
        if journal is None or self._table_store is not self.store:
            return False
        try:
            stored = self.store.load(journal.match_id)
            if not self._reopen():
                return False
            record = session.record()
            notes = {
                number: {key: hand[key] for key in hand.keys() - {"deck", "actions"}}
                for number, hand in enumerate(record["hands"], 1)
            }
            row = msgspec.structs.replace(stored.row, standings=session.standings, finished=session.is_over)
            extras = with_marks(stored.extras, stored.marks.for_another_store) | notes_extras(notes)
            copy = self.store.add(msgspec.structs.replace(stored, row=row, record=record, extras=extras))
        except StoreError as error:
            _log.warning("a match is not saved: %s", error)
            return False
        finally:
            self._table_store = self.store
        journal.move_to(self.store, copy)
        return True

    def _keep_after_all(self) -> bool:
        """Save a match that could not be saved when it began; return whether it is saved now."""
        if self.journal is None:
            return False
        try:
            copy = self.store.add(self._table_store.load(self.journal.match_id))
        except StoreError:
            return False
        self._keep_again.stop()
        self._table_store.close()
        self._table_store = self.store
        self.journal.move_to(self.store, copy)
        self._notice.clear()
        return True

    def _reopen(self) -> bool:
        """Create the database again if it has gone; return whether that was needed and worked."""
        if self.store.database.is_in_place:
            return False
        try:
            new = MatchStore.open(self._paths.database).store
        except StoreError as error:
            _log.warning("the matches cannot be made again: %s", error)
            return False
        self.store.close()
        self.store = new
        return True

    # The stored matches, if they could not be opened at first

    def open_later(self) -> None:
        """Try again to open the matches that the stand-in replaces, and save what was played meanwhile."""
        self._open_again.start(round(1000 * RETRY_AFTER))
        self._notice.show()

    def _open_after_all(self) -> None:
        if QApplication.activeModalWidget() is not None:
            # This may be the list of matches, whose numbers would change.
            return
        stand_in = self.store
        try:
            opened = MatchStore.open(self._paths.database, at_opening=0)
        except StoreError:
            return
        on_table = None if self.journal is None else self.journal.match_id
        try:
            rows = [*reversed(stand_in.list())]
            # The match on the table comes last, so that it goes on here or in the database.
            rows.sort(key=lambda row: row.id == on_table)
            for row in rows:
                stored = stand_in.load(row.id)
                extras = with_marks(stored.extras, stored.marks.for_another_store)
                stored = msgspec.structs.replace(stored, extras=extras)
                copy = opened.store.add(stored)
                if self.journal is not None and row.id == on_table:
                    self.journal.move_to(opened.store, copy)
                else:
                    opened.store.release(copy)
                stand_in.delete(row.id)
            opened.store.puzzles.add(stand_in.puzzles.outcomes())
            moved = _learning_moved(stand_in, opened.store)
        except StoreError as error:
            _log.warning("the matches could be opened, but not written: %s", error)
            opened.store.close()
            return
        puzzles = puzzle_file.take_in(self._paths.puzzles, opened.store)
        self._open_again.stop()
        stand_in.close()
        self.store = self._table_store = opened.store
        self.studies_moved.emit(moved)
        self._notice.clear()
        for text in troubles.at_opening(self._paths, opened, puzzles):
            self._show_message(tr("Your matches"), text)

    def try_last(self) -> None:
        """Try one last time to open the matches, if they are still replaced, and write what waits."""
        if self._open_again.isActive():
            self._open_after_all()
            self._open_again.stop()
        self._beside.try_again()

    def close(self) -> None:
        """Close the stored matches; no match is on the table any more."""
        self.store.close()


def _learning_moved(old: MatchStore, new: MatchStore) -> dict[int, int]:
    """Copy studies and answers to another store, all or none; return the new number of each study."""
    moved = {}
    with new.database.writing():
        for game in games():
            new.training.add(game, *old.training.of_game(game))
        for row in reversed(old.studies.rows()):
            moved[row.id] = new.studies.save(None, old.studies.load(row.id))
    for number in moved.values():
        new.studies.release(number)
    return moved
