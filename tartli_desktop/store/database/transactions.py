"""Reading and writing the database: writes happen completely or not at all, and failures are StoreErrors."""

import contextlib
import errno
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from tartli_desktop.files.problems import CannotRead, NotSaved, Trouble, trouble_of_sqlite, trouble_of_system

from .connection import Damaged


def suspect(path: Path) -> Path:
    """The file that marks a database with damage: the next opening checks everything in it."""
    return path.with_name(path.name + ".suspect")


class Database:
    """A connection to the database of the matches, and the file behind it.

    Args:
        connection: the connection.
        path: the file; None for a database in memory.
        patience: how many seconds a write waits while another program uses the database.
    """

    def __init__(self, connection: sqlite3.Connection, path: Path | None, patience: float) -> None:
        self.connection = connection
        self.path = path or Path(":memory:")
        self.patience = patience
        self._waits = True
        self._identity = None if path is None else os.stat(path)

    @property
    def lasts(self) -> bool:
        """Whether the database is on a disk, not in memory."""
        return self._identity is not None

    def close(self) -> None:
        """Close the connection, and remove the empty journal unless another connection writes."""
        with contextlib.suppress(sqlite3.Error):
            self.connection.execute("PRAGMA journal_mode = DELETE").fetchall()
        self.connection.close()

    @contextlib.contextmanager
    def writing(self) -> Iterator[None]:
        """A transaction that happens completely or not at all. Raises NotSaved if it fails.

        Within another one, it is a part of that.
        """
        if self.connection.in_transaction:
            yield
            return
        try:
            self._check_in_place()
            self.connection.execute("BEGIN IMMEDIATE")
            yield
            self.connection.execute("COMMIT")
            self._wait(True)
        except BaseException as error:
            self._roll_back()
            if isinstance(error, sqlite3.ProgrammingError):
                raise
            if isinstance(error, sqlite3.Error):
                trouble = trouble_of_sqlite(error, self.path)
                self._wait(trouble is not Trouble.LOCKED)
                raise NotSaved(self.path, trouble, str(error)) from error
            if isinstance(error, OSError):
                raise NotSaved(self.path, trouble_of_system(error), error.strerror or "") from error
            if isinstance(error, Damaged | UnicodeDecodeError):
                raise NotSaved(self.path, Trouble.DAMAGED, str(error)) from error
            raise

    @contextlib.contextmanager
    def reading(self) -> Iterator[None]:
        """Read. Raises CannotRead if that fails."""
        try:
            yield
        except sqlite3.ProgrammingError:
            raise
        except sqlite3.Error as error:
            raise CannotRead(self.path, trouble_of_sqlite(error, self.path), str(error)) from error
        except (Damaged, UnicodeDecodeError) as error:
            self.suspect_damage()
            raise CannotRead(self.path, Trouble.DAMAGED, str(error)) from error

    @contextlib.contextmanager
    def of_one_moment(self) -> Iterator[None]:
        """Read in one transaction, so that everything read belongs to the same moment."""
        self.connection.execute("BEGIN")
        try:
            yield
        finally:
            self._roll_back()

    def suspect_damage(self) -> None:
        """Let the next opening check everything, since something is not as it was written."""
        if self.lasts:
            with contextlib.suppress(OSError):
                suspect(self.path).touch()

    @property
    def is_in_place(self) -> bool:
        """Whether the database is still where it was opened; if not, nothing can be written to it."""
        try:
            self._check_in_place()
        except OSError:
            return False
        return True

    def _check_in_place(self) -> None:
        """Raise FileNotFoundError if the database was moved away: nobody would find what is written there."""
        if self._identity is not None and not os.path.samestat(self._identity, os.stat(self.path)):
            raise FileNotFoundError(errno.ENOENT, "another file is in its place")

    def _roll_back(self) -> None:
        # SQLite has often rolled back by itself after an error.
        with contextlib.suppress(sqlite3.Error):
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")

    def _wait(self, waits: bool) -> None:
        """Set whether the next write waits for another program."""
        if waits is not self._waits:
            self._waits = waits
            self.connection.execute(f"PRAGMA busy_timeout = {round(1000 * self.patience * waits)}")
