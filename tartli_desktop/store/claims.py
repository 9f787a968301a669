"""The right to write a match: the one copy of the program that may write it holds its lock file."""

import re
from collections.abc import Iterable
from pathlib import Path

from tartli_desktop.files.locks import FileLock

_LOCK = re.compile(r"match-(\d+)\.lock")


class Claims:
    """The matches that a store has claimed.

    Args:
        database: the database, beside which the locks lie; None in memory, where everything may be written.
    """

    def __init__(self, database: Path | None) -> None:
        self._database = database
        self._locks: dict[int, FileLock] = {}

    @property
    def held(self) -> frozenset[int]:
        """The matches that this store has claimed."""
        return frozenset(self._locks)

    def may_write(self, match_id: int) -> bool:
        """Whether a match may be written."""
        return self._database is None or match_id in self._locks

    def take(self, match_id: int) -> bool:
        """Claim a match, unless another store has it, and return whether it may be written now.

        Raises OSError if the lock cannot be made.
        """
        if self._database is None or match_id in self._locks:
            return True
        lock = FileLock(self._database.with_name(f"match-{match_id}.lock"))
        if lock.take():
            self._locks[match_id] = lock
        return match_id in self._locks

    def release(self, match_ids: Iterable[int]) -> None:
        """Give claims back; matches without a claim are ignored."""
        for match_id in match_ids:
            lock = self._locks.pop(match_id, None)
            if lock:
                lock.release()

    def held_elsewhere(self) -> frozenset[int]:
        """The matches that another store has claimed, in this process or another, at this moment."""
        held = set()
        if self._database is not None:
            for place in self._database.parent.glob("match-*.lock"):
                number = _LOCK.fullmatch(place.name)
                if number and int(number[1]) not in self._locks and _is_locked(place):
                    held.add(int(number[1]))
        return frozenset(held)


def remove_free_locks(folder: Path) -> None:
    """Remove the locks of matches that a killed program has left behind."""
    for place in folder.glob("match-*.lock"):
        if _LOCK.fullmatch(place.name):
            # Taking a lock and giving it back removes the file.
            _is_locked(place)


def _is_locked(place: Path) -> bool:
    """Whether somebody holds the lock on a file."""
    lock = FileLock(place)
    try:
        if not lock.take():
            return True
    except OSError:
        return False
    lock.release()
    return False
