"""A damaged database set aside, and a new one made of what can be read of it.

The order of the steps is such that a kill or a power cut between any two of them loses nothing: the new
database is complete before the damaged one is moved, and a start that finds it waiting finishes the exchange.
"""

import contextlib
import itertools
import os
import sqlite3
from collections import defaultdict
from pathlib import Path
from typing import cast

from msgspec import Struct

from tartli_desktop.store import deriving, durable, salvage, schema
from tartli_desktop.store.course import course
from tartli_desktop.store.locks import FileLock
from tartli_desktop.store.problems import CannotOpen, Trouble
from tartli_desktop.store.schema import TABLES, Row, Value

# What belongs to a database besides its file, and that file.
_FILES = ("-wal", "-shm", "")


class Damage(Struct, frozen=True):
    """A database was damaged; what could be read is in a new one in its place."""

    path: Path
    """The database."""

    kept_as: Path
    """The damaged file, as it was. Its log, if there was one, is beside it."""

    detail: str
    """What was found wrong."""

    whole: int
    """How many matches were carried over completely."""

    cut: tuple[int, ...]
    """The matches, by their number, that now end early, since what followed could not be read."""

    lost: int
    """How many matches are known to have been there and could not be carried over."""

    def __str__(self) -> str:
        return (
            f"The saved matches in {self.path} were damaged ({self.detail}). {self.whole} matches were"
            f" carried over completely, {len(self.cut)} in part, {self.lost} not at all. The damaged file is"
            f" kept as {self.kept_as}."
        )


def mend(path: Path, fault: str) -> Damage:
    """Set the database at ``path`` aside, and put a new one in its place; ``fault`` is for the report.

    Raises CannotOpen while another copy of the program plays; OSError or sqlite3.Error where the system
    refuses.
    """
    _check_nobody_plays(path)
    making = path.with_name(path.name + ".mending")
    for leftover in (making, making.with_name(making.name + "-journal")):
        leftover.unlink(missing_ok=True)
    whole, cut, lost = _carry_over(path, making)
    os.replace(making, _mended(path))
    return Damage(path, _exchange(path), fault, whole, cut, lost)


def finish(path: Path) -> Damage | None:
    """Finish a ``mend`` that was interrupted; None if there is none. What was cut is not known any more."""
    if not _mended(path).exists():
        return None
    with contextlib.closing(sqlite3.connect(_mended(path))) as connection:
        (whole,) = connection.execute("SELECT count(*) FROM match").fetchone()
    return Damage(path, _exchange(path), "found at an earlier start", int(whole), (), 0)


def _check_nobody_plays(path: Path) -> None:
    # What another copy wrote between our reading and our moving would be in the damaged file only.
    for place in path.parent.glob("match-*.lock"):
        lock = FileLock(place)
        if not lock.take():
            raise CannotOpen(path, Trouble.LOCKED, "it is damaged, and another copy of the program plays")
        lock.release()


def _carry_over(damaged: Path, new: Path) -> tuple[int, tuple[int, ...], int]:
    """Make a database of what can be read of another; the numbers for ``Damage``."""
    # A dictionary, since a row may be found twice.
    found: dict[str, dict[int, dict[Row, None]]] = {table: defaultdict(dict) for table in TABLES}
    for table, row in salvage.rows(damaged):
        found[table][cast(int, row[0])][row] = None
    whole = 0
    cut = []
    with contextlib.closing(sqlite3.connect(new, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA page_size = {schema.PAGE_SIZE}")
        connection.execute("PRAGMA synchronous = EXTRA")
        schema.migrate(connection)
        connection.execute("BEGIN")
        for match_id, heads in sorted(found["match"].items()):
            head = max((dict(zip(TABLES["match"], row, strict=True)) for row in heads), key=_lateness)
            hands = found["hand"][match_id]
            played = course(
                cast(int, head["hands"]), cast(int, head["actions"]), hands, found["action"][match_id]
            )
            if played.whole:
                whole += 1
            else:
                cut.append(match_id)
            head |= {"hands": len(played.hands), "actions": played.actions}
            schema.insert(connection, "match", *head.values())
            played.write(connection, match_id)
            for row in {row[1]: row for row in found["extra"][match_id]}.values():
                schema.insert(connection, "extra", *row)
            # Not what may have been found of it: that need not fit a match that was cut.
            deriving.derive(connection, match_id)
        connection.execute("COMMIT")
    lost = (found["hand"].keys() | found["action"].keys() | found["extra"].keys()) - found["match"].keys()
    return whole, tuple(cut), len(lost)


def _lateness(head: dict[str, Value]) -> tuple[Value, Value]:
    return head["touched"], head["actions"]


def _mended(path: Path) -> Path:
    return path.with_name(path.name + ".mended")


def _exchange(path: Path) -> Path:
    """Move the database away and the mended one to its place; where the old one is now."""
    durable.sync_folder(path.parent)
    kept_as = _free_name(path)
    for suffix in _FILES:
        with contextlib.suppress(FileNotFoundError):
            os.rename(f"{path}{suffix}", f"{kept_as}{suffix}")
    os.replace(_mended(path), path)
    durable.sync_folder(path.parent)
    return kept_as


def _free_name(path: Path) -> Path:
    for number in itertools.count(1):
        name = path.with_name(f"{path.name}.damaged-{number}")
        if not any(os.path.lexists(f"{name}{suffix}") for suffix in _FILES):
            break
    return name
