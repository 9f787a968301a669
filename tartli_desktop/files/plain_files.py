"""Regular files, and nothing else: opening a pipe could block for ever."""

import errno
import os
import stat
from pathlib import Path


def refuse_others(path: Path) -> None:
    """Raise OSError if there is something other than a file: a folder, a pipe, a device, a socket.

    A link to a file counts as a file. Nothing is wrong if nothing is there.
    """
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return
    if not stat.S_ISREG(mode):
        number = errno.EISDIR if stat.S_ISDIR(mode) else errno.ENXIO
        raise OSError(number, os.strerror(number), str(path))


def content_of(path: Path, largest: int) -> bytes:
    """The content of a regular file of at most ``largest`` bytes. Raises OSError for anything else."""
    refuse_others(path)
    # If a pipe is in its place by now, it must not block the program.
    descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0))
    with os.fdopen(descriptor, "rb") as file:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise OSError(errno.ENXIO, os.strerror(errno.ENXIO), str(path))
        content = file.read(largest + 1)
    if len(content) > largest:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return content
