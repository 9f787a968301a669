"""Where the match on the table is saved, and how that is made up for when it could not be."""

from __future__ import annotations

import logging
from collections.abc import Callable

import msgspec
from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QApplication

from tartli_desktop.files.problems import StoreError
from tartli_desktop.files.user_paths import Places
from tartli_desktop.session.journal import Journal
from tartli_desktop.session.save_retry import retry_timer
from tartli_desktop.session.session import Session
from tartli_desktop.store.match_kinds import with_marks
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.store.stored_match import StoredMatch, notes_extras
from tartli_desktop.windows.errors import troubles

from .unsaved_notice import UnsavedNotice

_log = logging.getLogger(__name__)
translate = QCoreApplication.translate


class Saving(QObject):
    """Saves the match on the table among the stored ones, or in memory for as long as that fails.

    Args:
        places: where the stored matches are.
        store: the stored matches, or what stands in for them.
        notice: shows that something is not saved.
        tell: tells the player something in a message, given its title.
        parent: its Qt parent.
    """

    def __init__(
        self,
        places: Places,
        store: MatchStore,
        notice: UnsavedNotice,
        show_message: Callable[[str, str], object],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._places = places
        self._notice = notice
        self._show_message = show_message
        self.store = store
        """The stored matches."""
        self._table_store = store
        """Where the match on the table is: among the stored ones, or in memory."""
        self.journal: Journal | None = None
        """What saves the match on the table."""
        self._keep_again = retry_timer(self, self._keep_after_all)
        self._open_again = retry_timer(self, self._open_after_all)

    # What is saved

    @property
    def match_id(self) -> int | None:
        """The number of the match on the table, where it is saved; None without one."""
        return None if self.journal is None else self.journal.match_id

    def write_what_waits(self) -> bool:
        """Write what is not saved yet of the match on the table; whether nothing waits any more."""
        return self.journal is None or self.journal.try_again()

    def save_on_disk(self) -> bool:
        """The same, on the disk: whether the match on the table is there as it lies on the table."""
        return self._table_store.lasts and self.write_what_waits()

    def is_listed_as(self, match_id: int) -> bool:
        """Whether the match on the table is that one of the stored ones."""
        return self._table_store is self.store and self.match_id == match_id

    def load(self) -> StoredMatch | None:
        """The match on the table as far as it is saved; None without one. Raises a StoreError."""
        return None if self.journal is None else self._table_store.load(self.journal.match_id)

    def set_extra(self, name: str, value: str) -> None:
        """Keep something beside the record of the match on the table, if there is one.

        Raises a StoreError.
        """
        if self.journal is not None:
            self._table_store.set_extra(self.journal.match_id, name, value)

    # A match on the table

    def add(self, add: Callable[[MatchStore], int]) -> int:
        """Add a match for the table to the stored ones, or where that fails keep it in memory; its number.

        Args:
            add: adds it to a store, and gives its number there.
        """
        try:
            return add(self.store)
        except StoreError as error:
            self._show_message(translate("MainWindow", "Not saved"), troubles.not_kept(error))
            self._table_store = MatchStore.in_memory()
            match_id = add(self._table_store)
            self._keep_again.start()
            self._notice.show()
            return match_id

    def begin(self, match_id: int) -> Journal:
        """Save from now on what happens in the match with this number."""
        self.journal = Journal(self._table_store, match_id, self)
        self.journal.not_saved.connect(self._notice.follow)
        self.journal.saved_again.connect(self._notice.clear)
        return self.journal

    def end(self, keep: int | None = None) -> int | None:
        """Save the match on the table no more, and give the right to write it back.

        Args:
            keep: the number of the one whose right to be written is not given back.

        Gives the number by which it is found among the stored ones, if there was one and it is saved.
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
        """Save the match on the table in a new database, where the old one has gone with its folder.

        Gives whether it was so, and could be done.
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
            row = msgspec.structs.replace(
                stored.row, standings=session.standings, finished=bool(session.winners)
            )
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
        """Save a match that could not be when it began, as far as it has been played; whether it is saved."""
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
        """Create the database again where it has gone; whether that was needed and worked."""
        if self.store.is_in_place:
            return False
        try:
            new = MatchStore.open(self._places.database).store
        except StoreError as error:
            _log.warning("the matches cannot be made again: %s", error)
            return False
        self.store.close()
        self.store = new
        return True

    # The stored matches, where they could not be opened at first

    def open_later(self) -> None:
        """Try again to open the matches, for which the store stands in; what was played is saved then."""
        self._open_again.start()
        self._notice.show()

    def _open_after_all(self) -> None:
        if QApplication.activeModalWidget() is not None:
            # Perhaps a list of the matches, whose numbers change.
            return
        stand_in = self.store
        try:
            opened = MatchStore.open(self._places.database, at_opening=0)
        except StoreError:
            return
        on_table = None if self.journal is None else self.journal.match_id
        try:
            rows = [*reversed(stand_in.list())]
            # The one on the table last, so that it goes on here or there.
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
        except StoreError as error:
            _log.warning("the matches could be opened, but not written: %s", error)
            opened.store.close()
            return
        self._open_again.stop()
        stand_in.close()
        self.store = self._table_store = opened.store
        self._notice.clear()
        for problem in opened.problems:
            self._show_message(translate("MainWindow", "Your matches"), troubles.set_aside(problem))
        if opened.kept_as is not None:
            text = troubles.kept_copy(self._places.database, opened.kept_as)
            self._show_message(translate("MainWindow", "Your matches"), text)

    def try_last(self) -> None:
        """Try a last time to open the matches, if that is still to be done."""
        if self._open_again.isActive():
            self._open_after_all()
            self._open_again.stop()

    def close(self) -> None:
        """Close the stored matches; nothing is on the table any more."""
        self.store.close()
