"""How long it takes to bring the matches of an earlier version to this one, when they are opened.

    python -m tests.benchmarks.migration_speed

Two thousand matches in a database of each version, as the program of that version would leave it. The clock
runs while the database is opened: it is checked, a copy is kept, and the steps are done. The time to open
the same database again stands beside it.
"""

import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

from tartli_desktop.store.database import schema
from tartli_desktop.store.database.match_rows import StoredHands
from tartli_desktop.store.database.row_checksums import insert, insert_all
from tartli_desktop.store.match_store import MatchStore
from tests.store.versions.make_database import AGREED, HOUSE, SHORT, played

MATCHES = 2000
KINDS = 40
"""Distinct matches that are played; the others repeat them."""

GOAL = 5.0
"""Seconds for the oldest version."""


def fill(path: Path, version: int) -> int:
    """Make a database of an earlier version; return how many hands it holds."""
    records = [played((SHORT, AGREED, HOUSE)[seed % 3], 12, seed).to_record() for seed in range(KINDS)]
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA page_size = {schema.PAGE_SIZE}")
        connection.execute("PRAGMA journal_mode = WAL").fetchall()
        schema.migrate(connection, version)
        connection.execute("BEGIN")
        for match_id in range(1, MATCHES + 1):
            _add(connection, match_id, records[match_id % KINDS], version)
        connection.execute("COMMIT")
        return int(connection.execute("SELECT count(*) FROM hand").fetchone()[0])


def _add(connection: sqlite3.Connection, match_id: int, record: dict, version: int) -> None:
    hands = tuple((hand["deck"], tuple(hand["actions"])) for hand in record["hands"])
    course = StoredHands(hands, whole=True)
    moment = "2025-11-20T12:00:00+00:00"
    head = (match_id, "", moment, moment, match_id, *record["players"], 0, "casual")
    counts = (len(hands), course.actions)
    insert(connection, "match", *head, '{"name":"hungarian"}', record["first_dealer"], 1, 2, 1, *counts)
    course.write(connection, match_id)
    if version > 1:
        # These values do not matter here.
        pairs = (0, 0, 95, 90, 60, 40, 30, 50, 0, 0)
        last = (0, None, None, 0, 1, "HO3", "", 310, 0, None)
        results = ((match_id, number, "all tricks", *pairs, *last) for number, _ in enumerate(hands, 1))
        insert_all(connection, "result", results)


def opened(path: Path) -> float:
    """Seconds until the matches are readable."""
    begun = time.perf_counter()
    store = MatchStore.open(path).store
    seconds = time.perf_counter() - begun
    store.close()
    return seconds


def main() -> None:
    """Measure and print."""
    for version in range(1, 3):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "matches.sqlite3")
            hands = fill(path, version)
            size = path.stat().st_size / 2**20
            migrating, later = opened(path), opened(path)
        met = "met" if migrating <= GOAL else "MISSED"
        print(
            f"{MATCHES} matches of version {version}, {hands} hands, {size:.0f} MB: opened in"
            f" {migrating:.1f} s  (goal {GOAL:.0f} s: {met}), later in {later:.1f} s"
        )


if __name__ == "__main__":
    main()
