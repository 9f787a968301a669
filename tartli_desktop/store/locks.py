"""A lock on a file that dies with the process that holds it, whatever kills that process."""

import contextlib
import errno
import os
import sys
from pathlib import Path

# What a file system answers that has no locks.
_NO_LOCKS = {errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOSYS, errno.EINVAL}


class FileLock:
    """The lock on one path, taken until ``release``. Two objects exclude each other in one process, too."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._descriptor: int | None = None

    def take(self) -> bool:
        """Take the lock if nobody else has it; whether it is now held here.

        On a file system without locks everybody gets it: not playing at all would be the worse answer there.
        Raises OSError if no file can be made.
        """
        while self._descriptor is None:
            descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                taken = _lock(descriptor)
            except BaseException:
                os.close(descriptor)
                raise
            if not taken:
                os.close(descriptor)
                return False
            if self._is_in_place(descriptor):
                self._descriptor = descriptor
            else:
                # Whoever held it removed the file between our opening and our locking.
                os.close(descriptor)
        return True

    def release(self) -> None:
        """Give the lock back and remove its file; without effect if it is not held."""
        if self._descriptor is None:
            return
        descriptor, self._descriptor = self._descriptor, None
        with contextlib.suppress(OSError):
            # Removed while it is locked, so that nobody locks a file that is about to go. Windows refuses to
            # remove an open file; there it is tried again below, and refused if somebody has opened it.
            if self._is_in_place(descriptor):
                self.path.unlink()
        with contextlib.suppress(OSError):
            _unlock(descriptor)
        os.close(descriptor)
        if os.name == "nt":
            with contextlib.suppress(OSError):
                self.path.unlink()

    def _is_in_place(self, descriptor: int) -> bool:
        try:
            return os.path.samestat(os.fstat(descriptor), os.stat(self.path))
        except FileNotFoundError:
            return False


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> bool:
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            if error.errno in (errno.EACCES, errno.EDEADLOCK):
                return False
            raise
        return True

    def _unlock(descriptor: int) -> None:
        # Windows unlocks a closed file, but when it pleases.
        msvcrt.locking(descriptor, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError as error:
            if error.errno not in _NO_LOCKS:
                raise
        return True

    def _unlock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_UN)
