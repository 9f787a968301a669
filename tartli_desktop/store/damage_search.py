"""Looks for damage in the finished matches while the program runs."""

import contextlib
from collections.abc import Iterator

from tartli_desktop.files.problems import CannotRead, NoSuchMatch

from .database import match_rows, wholeness
from .database.match_rows import match_row
from .match_head import MatchRow
from .match_store import MatchStore


def damaged_matches(store: MatchStore) -> Iterator[MatchRow | None]:
    """Check the finished matches in steps of a millisecond, and yield those that are damaged.

    Steps that find no damaged match yield None. The next opening repairs what was found here. Ends when
    the store is closed.
    """
    for match_id in () if store.is_closed else _finished(store):
        with contextlib.suppress(CannotRead, NoSuchMatch):
            yield from _look_at(store, match_id)
        if store.is_closed:
            return


def _finished(store: MatchStore) -> tuple[int, ...]:
    """The finished matches, the last written first."""
    with store.database.reading():
        found = store.database.connection.execute("SELECT id FROM match WHERE finished ORDER BY touched DESC")
        return tuple(int(row[0]) for row in found)


def _look_at(store: MatchStore, match_id: int) -> Iterator[MatchRow | None]:
    database = store.database
    with database.reading():
        for is_whole in wholeness.parts(database.connection, match_rows.values(database, match_id)):
            yield None
            if store.is_closed:
                return
            if not is_whole:
                # The match may only have changed between two steps.
                damaged = _damaged(store, match_id)
                if damaged is not None:
                    database.suspect_damage()
                yield damaged
                return


def _damaged(store: MatchStore, match_id: int) -> MatchRow | None:
    database = store.database
    with database.of_one_moment():
        values = match_rows.values(database, match_id)
        is_whole = wholeness.is_whole(database.connection, values)
        return None if is_whole else match_row(values, match_rows.seats(database, match_id))
