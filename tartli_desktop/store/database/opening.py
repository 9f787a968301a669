"""Opening the database at the start: alone, with damage mended, and an older version brought to this one."""

import contextlib
import math
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from msgspec import Struct

from tartli_desktop.files.locks import FileLock
from tartli_desktop.files.problems import CannotOpen, Trouble, trouble_of_sqlite, trouble_of_system
from tartli_desktop.store.claims import remove_free_locks

from . import repair
from .connection import Damaged, connect
from .repair import Damage, SetAside

# How much of the finished matches is looked at before there is a window, which takes some ten milliseconds;
# ``MatchStore.look_over`` looks at the others.
ROWS_AT_OPENING = 4_000

# How long an opening waits for another program, or another copy of this one. There is no window meanwhile,
# yet it is not shorter: a program that did not wait would play without saving. Another copy opens it in some
# milliseconds, and only to mend a damaged database takes longer, a second for a hundred long matches.
OPENING_BUSY_TIMEOUT = 6.0


class OpenedDatabase(Struct, frozen=True):
    """A database that can be used, and what had to be set aside to get it."""

    connection: sqlite3.Connection

    path: Path
    """Where it really is."""

    problems: tuple[Damage | SetAside, ...]

    kept_as: Path | None
    """The copy of a database of an earlier version that was kept before it was brought to this one."""


def open_database(
    path: Path, patience: float, at_opening: float | None, is_open_here: Callable[[Path], bool]
) -> OpenedDatabase:
    """Open the database at ``path``, or make it, with its folder. For the errors see ``MatchStore.open``.

    Args:
        path: where it is.
        patience: how many seconds a write waits while another program uses it.
        at_opening: the same for the opening; None: OPENING_BUSY_TIMEOUT.
        is_open_here: whether this process has it open already.
    """
    if at_opening is None:
        at_opening = OPENING_BUSY_TIMEOUT
    try:
        # Windows may refuse even this, as where a drive of the network is away.
        path = Path(os.path.realpath(path))
        path.parent.mkdir(parents=True, exist_ok=True)
        with _alone(path, at_opening):
            problems: list[Damage | SetAside] = []
            finished = repair.finish(path)
            if finished:
                problems.append(finished)
            is_suspect = suspect(path)
            most_rows = math.inf if is_suspect.exists() else ROWS_AT_OPENING
            opening = partial(connect, path, patience, at_opening=at_opening, most_rows=most_rows)
            try:
                connection, kept_as = opening(is_open_here=is_open_here(path))
            except Damaged as damaged:
                problems.append(repair.mend(path, damaged))
                connection, kept_as = opening(is_open_here=False)
            is_suspect.unlink(missing_ok=True)
            remove_free_locks(path.parent)
            return OpenedDatabase(connection, path, tuple(problems), kept_as)
    except OSError as error:
        raise CannotOpen(path, trouble_of_system(error), error.strerror or "") from error
    except sqlite3.Error as error:
        raise CannotOpen(path, trouble_of_sqlite(error, path), str(error)) from error
    except Damaged as error:
        raise CannotOpen(path, Trouble.DAMAGED, str(error)) from error


@contextlib.contextmanager
def _alone(path: Path, patience: float) -> Iterator[None]:
    """Keep other copies of the program from opening, migrating or mending the database at the same time."""
    lock = FileLock(path.with_name(path.name + ".opening"))
    deadline = time.monotonic() + patience
    while not lock.take():
        if time.monotonic() > deadline:
            raise CannotOpen(path, Trouble.LOCKED, "another copy of the program is opening it")
        time.sleep(0.02)
    try:
        yield
    finally:
        lock.release()


def suspect(path: Path) -> Path:
    """The file that says that a match in the database is damaged: the next opening looks at all of them."""
    return path.with_name(path.name + ".suspect")
