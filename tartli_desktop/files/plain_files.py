"""Checks that a path is a regular file or free before it is opened: opening a pipe could block for ever."""

from __future__ import annotations

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
        number = errno.EISDIR if stat.S_ISDIR(mode) else errno.EINVAL
        raise OSError(number, os.strerror(number), str(path))
