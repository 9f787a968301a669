"""The right to write a match, a study or a season: the program that may write it holds its lock file."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from tartli_desktop.files.locks import FileLock

MATCH, STUDY, SEASON = "match", "study", "season"
"""What can be claimed."""

_LOCK = re.compile(rf"({MATCH}|{STUDY}|{SEASON})-(\d+)\.lock")


class Claims:
    """The matches, or the documents of a kind, that a store has claimed.

    Args:
        database: the database, beside which the locks lie; None in memory, where everything may be written.
        kind: MATCH, STUDY or SEASON.
    """

    def __init__(self, database: Path | None, kind: str = MATCH) -> None:
        self._database = database
        self._kind = kind
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
        lock = FileLock(self._database.with_name(f"{self._kind}-{match_id}.lock"))
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
            for place, kind, number in lock_files(self._database.parent):
                if kind == self._kind and number not in self._locks and _is_locked(place):
                    held.add(number)
        return frozenset(held)


def lock_files(folder: Path) -> Iterator[tuple[Path, str, int]]:
    """The locks beside a database, held or left behind: the file, the kind and the number."""
    for place in folder.glob("*.lock"):
        found = _LOCK.fullmatch(place.name)
        if found:
            yield place, found[1], int(found[2])


def remove_free_locks(folder: Path) -> None:
    """Remove the locks that a killed program has left behind."""
    for place, _, _ in lock_files(folder):
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
