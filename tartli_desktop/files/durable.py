"""Files written so that a kill or a power cut leaves the old state or the new one, and nothing between."""

import contextlib
import itertools
import os
import re
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path


def create(path: Path, content: bytes) -> None:
    """Write a new file. Raises FileExistsError if something is there; any OSError leaves no new file."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, 0o600)
    try:
        _write_and_close(descriptor, content)
    except BaseException:
        with contextlib.suppress(OSError):
            path.unlink()
        raise
    sync_folder(path.parent)


def replace(path: Path, content: bytes) -> None:
    """Replace the file at ``path`` by one with ``content``. Any OSError leaves the old one."""
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        _write_and_close(descriptor, content)
        if path.exists():
            shutil.copymode(path, name)
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
    sync_folder(path.parent)


def numbered(path: Path, word: str, *, bare: bool = False) -> Iterator[Path]:
    """Names beside a path: its own with ".WORD-1", ".WORD-2" and so on; ``bare`` leaves out the "-1"."""
    numbers = ("" if bare and number == 1 else f"-{number}" for number in itertools.count(1))
    return (path.with_name(f"{path.name}.{word}{number}") for number in numbers)


def is_scratch_of(path: Path, name: str) -> bool:
    """Whether ``name`` is that of a temporary file of ``replace`` for the file at ``path``."""
    return re.fullmatch(rf"\.{re.escape(path.name)}\.[a-z0-9_]{{8}}", name) is not None


def sync_folder(folder: Path) -> None:
    """Flush the names in a folder to the disk."""
    # Windows does this by itself, and cannot open a folder.
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


_BINARY = getattr(os, "O_BINARY", 0)


def _write_and_close(descriptor: int, content: bytes) -> None:
    with os.fdopen(descriptor, "wb", buffering=0) as file:
        while content:
            content = content[file.write(content) :]
        os.fsync(file.fileno())
