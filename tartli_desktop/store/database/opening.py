"""Opening the database at the start: one program at a time, repairing damage and migrating older versions."""

import contextlib
import math
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from tartli_desktop.files.locks import FileLock
from tartli_desktop.files.problems import CannotOpen, Trouble, trouble_of_sqlite, trouble_of_system
from tartli_desktop.store.database.damage import repair
from tartli_desktop.store.database.damage.repair import Damage, SetAside

from .claims import remove_free_locks
from .connection import Damaged, connect
from .transactions import Database, suspect

# How many rows of finished matches are checked before the window opens, which takes some ten milliseconds;
# ``damaged_matches`` checks the others.
ROWS_AT_OPENING = 4_000

# How long an opening waits for another program, or another copy of this one. No window is open meanwhile, but
# a program that did not wait would play without saving. Another copy takes a few milliseconds to open the
# database; only repairing a damaged one takes longer, a second for a hundred long matches.
OPENING_BUSY_TIMEOUT = 6.0


def open_database(
    path: Path, patience: float, at_opening: float | None, is_open_here: Callable[[Path], bool]
) -> tuple[Database, tuple[Damage | SetAside, ...], Path | None]:
    """Open the database at ``path``, or make it, with its folder. For the errors see ``MatchStore.open``.

    Returns it with what had to be set aside, and the copy that was kept before it was migrated, if it was.

    Args:
        patience: how many seconds a write waits while another program uses the database.
        at_opening: how many seconds the opening waits; None for OPENING_BUSY_TIMEOUT.
        is_open_here: whether this process already has a database open.
    """
    if at_opening is None:
        at_opening = OPENING_BUSY_TIMEOUT
    try:
        # Windows may refuse even this, for example while a network drive is not available.
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
            # If something else has its name, all matches are checked each time.
            with contextlib.suppress(OSError):
                is_suspect.unlink(missing_ok=True)
            remove_free_locks(path.parent)
            return Database(connection, path, patience), tuple(problems), kept_as
    except OSError as error:
        raise CannotOpen(path, trouble_of_system(error), error.strerror or "") from error
    except sqlite3.Error as error:
        raise CannotOpen(path, trouble_of_sqlite(error, path), str(error)) from error
    except Damaged as error:
        raise CannotOpen(path, Trouble.DAMAGED, str(error)) from error


@contextlib.contextmanager
def _alone(path: Path, patience: float) -> Iterator[None]:
    """Keep other copies of the program from opening, migrating or repairing the database at the same time."""
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
