"""Rows that only one copy of the program may write at a time, and that are deleted with a way back."""

import contextlib
import logging
from collections.abc import Collection, Iterator
from itertools import chain

from tartli_desktop.files.problems import NotSaved, StoreError, trouble_of_system

from .database.claims import Claims
from .database.transactions import Database

_log = logging.getLogger(__name__)

MOST_TRASHED_CLAIMS = 64
"""How many rows in the trash keep their claims: some systems let a program open only 256 files."""


class ClaimedRows:
    """The matches, studies or seasons in one table, each written only by the store that has claimed it.

    Args:
        database: the database with the table.
        table: ``claims.MATCH``, ``claims.STUDY`` or ``claims.SEASON``.
    """

    def __init__(self, database: Database, table: str) -> None:
        self.database = database
        """The database with the rows."""
        self._table = table
        self._claims = Claims(database.path if database.lasts else None, table)
        self._trashed: list[tuple[int, ...]] = []
        self.hidden: frozenset[int] = frozenset()
        """Rows that are in the trash of another store of this program."""

    def close(self) -> None:
        """Delete what is in the trash, and give all claims back; safe to call twice."""
        self._empty_trash()
        self._claims.release(self._claims.held)

    # Who may write

    def claim(self, number: int) -> bool:
        """Take the right to write a row, until ``release``, ``close`` or the end of the process.

        False if another store has it, in this process or another: then the row can only be looked at. Load a
        row after claiming it, since another copy of the program may have written it before.
        """
        try:
            return self._claims.take(number)
        except OSError as error:
            raise NotSaved(self.database.path, trouble_of_system(error), error.strerror or "") from error

    def release(self, number: int) -> None:
        """Give back the right to write a row, if this store has it."""
        self._claims.release([number])

    def held_elsewhere(self) -> frozenset[int]:
        """The rows that another store has claimed, in this process or another, at this moment."""
        return self._claims.held_elsewhere()

    def _claim_or_raise(self, number: int) -> None:
        if not self.claim(number):
            raise self._held_by_another(number)

    def _held_by_another(self, number: int) -> NotSaved:
        """The error for a row that another store has claimed."""
        raise NotImplementedError

    @contextlib.contextmanager
    def _writing_rows(self) -> Iterator[None]:
        """A transaction. A failure gives the claims back that were taken in it."""
        held = self._claims.held
        try:
            with self.database.writing():
                yield
        except BaseException:
            self._claims.release(self._claims.held - held)
            raise

    # Deleting with a way back

    @property
    def trashed(self) -> tuple[tuple[int, ...], ...]:
        """The rows in the trash, in the groups in which they were put there, the latest last."""
        return tuple(self._trashed)

    @property
    def in_trash(self) -> frozenset[int]:
        """All rows in the trash."""
        return frozenset(chain.from_iterable(self._trashed))

    def trash(self, numbers: Collection[int]) -> None:
        """Take rows off the lists as a group, to be deleted when the store closes.

        Until then they are not changed on the disk, so that ``restore`` brings back the same rows, and they
        survive if the program is killed. Raises a StoreError for a row that another store has claimed, and
        then puts none into the trash. Only the first ``MOST_TRASHED_CLAIMS`` keep their claims, since each
        claim holds a file open; if another copy of the program claims one of the rest, that row is not
        deleted.
        """
        taken: list[int] = []
        try:
            for number in numbers:
                is_new = number not in self._claims.held
                self._claim_or_raise(number)
                if is_new and len(self._claims.held) > MOST_TRASHED_CLAIMS:
                    self.release(number)
                elif is_new:
                    taken.append(number)
        except StoreError:
            self._claims.release(taken)
            raise
        if numbers:
            self._trashed.append(tuple(numbers))

    def restore(self) -> tuple[int, ...]:
        """Put the last group in the trash back on the lists and return it; empty if the trash is empty."""
        back = self._trashed.pop() if self._trashed else ()
        self._claims.release(back)
        return back

    def _empty_trash(self) -> None:
        """Delete everything in the trash, except what another store has claimed."""
        trashed = sorted(self.in_trash, key=lambda number: number not in self._claims.held)
        self._trashed.clear()
        try:
            # In portions small enough to claim together, those claimed now first.
            for first in range(0, len(trashed), MOST_TRASHED_CLAIMS):
                some = trashed[first : first + MOST_TRASHED_CLAIMS]
                mine = [number for number in some if self._claims.take(number)]
                with self.database.writing():
                    going = ((number,) for number in mine)
                    self.database.connection.executemany(f"DELETE FROM {self._table} WHERE id = ?", going)
                self._claims.release(mine)
        except (OSError, StoreError) as error:
            # They will be on the lists again next time, which is better than keeping the program from ending.
            _log.warning("not everything in the trash was deleted: %s", error)
