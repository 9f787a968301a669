"""What can go wrong on the disk, in types that the windows can put into any language.

Every error has a path and a ``Trouble``; ``str()`` gives a plain English sentence for logs and tests.
"""
# ruff: noqa: N818 - the errors are named for what happened, as in the engine's contract.

import errno
import logging
import shutil
import sqlite3
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

from tartli_desktop.to_translate import to_translate

_log = logging.getLogger(__name__)

_Found = TypeVar("_Found")
_Instead = TypeVar("_Instead")


class Trouble(StrEnum):
    """Why a file could not be used, and what to do; the value says it in English, to be translated."""

    DISK_FULL = to_translate("Troubles", "The disk is full. Free up some space.")
    READ_ONLY = to_translate("Troubles", "It is read-only. Allow writing there.")
    NO_ACCESS = to_translate("Troubles", "Access was denied. Check the permissions.")
    NOT_A_FILE = to_translate("Troubles", "Something else is in its place. Move it elsewhere.")
    GONE = to_translate("Troubles", "It no longer exists, or cannot be created there.")
    LOCKED = to_translate("Troubles", "Another program is using it. Close that program.")
    DAMAGED = to_translate("Troubles", "It is damaged.")
    NEWER = to_translate("Troubles", "It was written by a newer version of Tartli. Install that version.")
    OTHER = to_translate("Troubles", "The system refused it.")


class StoreError(Exception):
    """Something of the user's could not be read or written; nothing was lost by trying.

    ``path`` is the file, ``trouble`` the reason, ``detail`` what the system said (may be empty).
    """

    what = "This cannot be used"

    def __init__(self, path: Path, trouble: Trouble, detail: str = "") -> None:
        super().__init__(path, trouble, detail)
        self.path = path
        self.trouble = trouble
        self.detail = detail

    @property
    def reason(self) -> str:
        """The reason in English, with the system's words if there are any."""
        return f"{self.trouble.value} ({self.detail})" if self.detail else self.trouble.value

    def __str__(self) -> str:
        return f"{self.what}: {self.path}: {self.reason}"


def read_or(instead: _Instead, read: Callable[[], _Found], complaint: str) -> _Found | _Instead:
    """What ``read`` returns; where a StoreError stops it, ``instead``, with the complaint in the log."""
    try:
        return read()
    except StoreError as error:
        _log.info("%s: %s", complaint, error)
        return instead


class SettingsNotSaved(StoreError):
    """The settings file is unchanged; the new settings are only in memory."""

    what = "The settings could not be saved"


class PeopleNotSaved(StoreError):
    """The list of the people who play at this computer is unchanged."""

    what = "The list of players could not be saved"


class CannotOpen(StoreError):
    """The matches could not be opened, and their file is unchanged. Playing without saving is possible."""

    what = "The saved matches cannot be opened"


class NewerDatabase(CannotOpen):
    """The matches are from a newer version of the program (schema ``found``; this one knows ``known``)."""

    def __init__(self, path: Path, found: int, known: int) -> None:
        super().__init__(path, Trouble.NEWER, f"its format is {found}, this version knows {known}")


class CannotRead(StoreError):
    """Reading a match failed after the database had been opened."""

    what = "The saved matches cannot be read"


class NotSaved(StoreError):
    """A change was not written; the database is unchanged, and the same change can be tried again."""

    what = "This could not be saved"


class HeldElsewhere(NotSaved):
    """This store has not claimed the match, usually because another copy of the program has it."""

    what = "This match is open in another copy of the program"

    def __init__(self, path: Path, match_id: int) -> None:
        super().__init__(path, Trouble.LOCKED, f"match {match_id}")
        self.match_id = match_id


class DocumentHeldElsewhere(NotSaved):
    """This store has not claimed a study or a season, because another copy of the program has it."""

    what = "This is open in another copy of the program"

    def __init__(self, path: Path, table: str, number: int) -> None:
        super().__init__(path, Trouble.LOCKED, f"{table} {number}")
        self.table, self.number = table, number


class NoSuchMatch(StoreError):
    """No match has this number: it was deleted, perhaps by another copy of the program."""

    what = "This match is not there any more"

    def __init__(self, path: Path, match_id: int) -> None:
        super().__init__(path, Trouble.GONE, f"match {match_id}")
        self.match_id = match_id


class NoSuchDocument(StoreError):
    """No study or season has this number: it was deleted, perhaps by another copy of the program."""

    what = "This is not there any more"

    def __init__(self, path: Path, table: str, number: int) -> None:
        super().__init__(path, Trouble.GONE, f"{table} {number}")
        self.number = number


_OF_ERRNO = {
    errno.ENOSPC: Trouble.DISK_FULL,
    errno.EDQUOT: Trouble.DISK_FULL,
    errno.EROFS: Trouble.READ_ONLY,
    errno.EACCES: Trouble.NO_ACCESS,
    errno.EPERM: Trouble.NO_ACCESS,
    errno.EISDIR: Trouble.NOT_A_FILE,
    errno.ENOTDIR: Trouble.NOT_A_FILE,
    errno.EEXIST: Trouble.NOT_A_FILE,
    errno.ELOOP: Trouble.NOT_A_FILE,
    errno.EFBIG: Trouble.NOT_A_FILE,
    errno.ENXIO: Trouble.NOT_A_FILE,
    errno.ENOENT: Trouble.GONE,
}

# Windows has separate codes for these, while their errno is shared with other errors.
_OF_WINDOWS = {
    19: Trouble.READ_ONLY,  # ERROR_WRITE_PROTECT
    21: Trouble.GONE,  # ERROR_NOT_READY: there is nothing in the drive
    32: Trouble.LOCKED,  # ERROR_SHARING_VIOLATION
    33: Trouble.LOCKED,  # ERROR_LOCK_VIOLATION
    39: Trouble.DISK_FULL,  # ERROR_HANDLE_DISK_FULL
    53: Trouble.GONE,  # ERROR_BAD_NETPATH
    64: Trouble.GONE,  # ERROR_NETNAME_DELETED
    1167: Trouble.GONE,  # ERROR_DEVICE_NOT_CONNECTED
}

_OF_SQLITE = {
    sqlite3.SQLITE_FULL: Trouble.DISK_FULL,
    sqlite3.SQLITE_READONLY: Trouble.READ_ONLY,
    sqlite3.SQLITE_PERM: Trouble.NO_ACCESS,
    sqlite3.SQLITE_CANTOPEN: Trouble.NO_ACCESS,
    sqlite3.SQLITE_BUSY: Trouble.LOCKED,
    sqlite3.SQLITE_LOCKED: Trouble.LOCKED,
    sqlite3.SQLITE_CORRUPT: Trouble.DAMAGED,
    sqlite3.SQLITE_NOTADB: Trouble.DAMAGED,
}


_NO_DAMAGE = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_INTERRUPT,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOLFS,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_READONLY,
}


def is_of_the_system(error: Exception) -> bool:
    """Whether an error of SQLite is about the system around a file, not about the file's content."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in _NO_DAMAGE


def trouble_of_system(error: OSError) -> Trouble:
    """The trouble that an error of the operating system stands for."""
    windows = _OF_WINDOWS.get(getattr(error, "winerror", None) or 0)
    return windows or _OF_ERRNO.get(error.errno or 0, Trouble.OTHER)


def trouble_of_sqlite(error: sqlite3.Error, path: Path) -> Trouble:
    """The trouble that an error of SQLite stands for, about the database at ``path``."""
    code = getattr(error, "sqlite_errorcode", 0)
    if code == sqlite3.SQLITE_READONLY_DBMOVED:
        return Trouble.GONE
    primary = code & 0xFF
    # A full disk also shows as a plain I/O error, when SQLite cannot make its shared-memory file.
    if primary in (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN) and _is_full(path):
        return Trouble.DISK_FULL
    return _OF_SQLITE.get(primary, Trouble.OTHER)


def _is_full(path: Path) -> bool:
    try:
        return shutil.disk_usage(path.parent).free < 64 * 1024
    except OSError:
        return False
