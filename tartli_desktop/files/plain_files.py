"""Whether a place can have a file of the program's own: to open a pipe could last for ever."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path


def refuse_others(path: Path) -> None:
    """Raise OSError where something is that is no file: a folder, a pipe, a device, a socket.

    A link to a file is one, and where nothing is a file can be made.
    """
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return
    if not stat.S_ISREG(mode):
        number = errno.EISDIR if stat.S_ISDIR(mode) else errno.EINVAL
        raise OSError(number, os.strerror(number), str(path))
