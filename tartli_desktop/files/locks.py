"""A lock on a file that ends with the process that holds it, even if that process is killed."""

import contextlib
import errno
import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import filelock

    # What a file system without locks answers: ERROR_INVALID_FUNCTION and ERROR_NOT_SUPPORTED.
    _NO_LOCKS = {1, 50}

    class FileLock:
        """The lock on one path, taken until ``release``. Objects in one process also exclude each other."""

        def __init__(self, path: Path) -> None:
            self.path = path
            self._lock = filelock.FileLock(path, blocking=False, thread_local=False)

        def take(self) -> bool:
            """Take the lock, as on the other systems."""
            try:
                if not self._lock.is_locked:
                    self._lock.acquire()
            except filelock.Timeout:
                return False
            except OSError as error:
                if error.winerror not in _NO_LOCKS:
                    raise
            return True

        def release(self) -> None:
            """Give the lock back, as on the other systems; the file stays while another program uses it."""
            with contextlib.suppress(OSError):
                self._lock.release()

else:
    import fcntl

    # What a file system without locks answers.
    _NO_LOCKS = {errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOSYS, errno.EINVAL}

    class FileLock:
        """The lock on one path, taken until ``release``. Objects in one process also exclude each other."""

        def __init__(self, path: Path) -> None:
            self.path = path
            self._descriptor: int | None = None

        def take(self) -> bool:
            """Take the lock if nobody else has it, and return whether it is now held here.

            On a file system without locks everybody gets it, since not playing at all would be worse.
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
                    # Another process removed the file between the opening and the locking.
                    os.close(descriptor)
            return True

        def release(self) -> None:
            """Give the lock back and remove its file, if the lock is held."""
            if self._descriptor is None:
                return
            descriptor, self._descriptor = self._descriptor, None
            with contextlib.suppress(OSError):
                # Removed while it is locked, so that nobody locks a file that is being removed.
                if self._is_in_place(descriptor):
                    self.path.unlink()
            with contextlib.suppress(OSError):
                fcntl.flock(descriptor, fcntl.LOCK_UN)
            os.close(descriptor)

        def _is_in_place(self, descriptor: int) -> bool:
            try:
                return os.path.samestat(os.fstat(descriptor), os.stat(self.path))
            except FileNotFoundError:
                return False

    def _lock(descriptor: int) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError as error:
            if error.errno not in _NO_LOCKS:
                raise
        return True
