"""Removes what a program that was killed while writing has left behind, if it is certainly unused."""

import contextlib
import os
import shutil
import stat
import time
from pathlib import Path

from tartli_desktop.files import durable
from tartli_desktop.files.locks import FileLock
from tartli_desktop.files.user_paths import UserPaths

from . import packs

_LONGEST_WRITE = 3600
"""Seconds after which certainly nobody still writes a file or removes a folder."""

_LONGEST_DRAFT = 24 * 3600
"""Seconds after which certainly nobody still makes a pack in a folder without a lock."""


def remove(paths: UserPaths) -> None:
    """Remove what was left in the folders of a user. Raises nothing."""
    remove_files(paths.settings_file)
    remove_files(paths.people)
    # Earlier versions replaced this file at each puzzle.
    remove_files(paths.puzzles)
    remove_folders(packs.packs_folder(paths))


def remove_files(path: Path) -> None:
    """Remove what writing the file at ``path`` has left beside it. Raises nothing."""
    with contextlib.suppress(OSError), os.scandir(path.parent) as entries:
        for entry in entries:
            if durable.is_scratch_of(path, entry.name):
                status = entry.stat(follow_symlinks=False)
                if stat.S_ISREG(status.st_mode) and time.time() - status.st_mtime > _LONGEST_WRITE:
                    os.unlink(entry.path)


def remove_folders(folder: Path) -> None:
    """Remove what making and removing packs has left in their folder. Raises nothing."""
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_dir(follow_symlinks=False) and _is_nobodys(entry):
                shutil.rmtree(entry.path, ignore_errors=True)


def _is_nobodys(entry: os.DirEntry[str]) -> bool:
    age = time.time() - entry.stat(follow_symlinks=False).st_mtime
    if entry.name.startswith(packs.REMOVED):
        return age > _LONGEST_WRITE
    if not entry.name.startswith(packs.SCRATCH):
        return False
    lock = FileLock(Path(entry.path, packs.DRAFT_LOCK))
    if not lock.path.exists():
        return age > _LONGEST_DRAFT
    is_free = lock.take()
    lock.release()
    return is_free
