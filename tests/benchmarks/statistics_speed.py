"""How long the statistics of many matches take to open, and the step that makes their table.

    python -m tests.benchmarks.statistics_speed

The clock runs from the key to the picture that is drawn: figures are counted, the slate is chalked, the table
is filled. The first opening also loads what the dialog needs beside the window.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

from tartli_desktop.store import deriving
from tartli_desktop.store.matches import MatchStore
from tests.store.make_database import AGREED, HOUSE, SHORT, kept, played

MATCHES = 2000
KINDS = 40
"""Matches that are really played; the others are like them."""

GOAL = 0.3
"""Seconds from the key to the picture."""

LEVELS = ("beginner", "casual", "heuristic", "strong")


def fill(path: Path) -> int:
    """Store the matches; how many hands they have."""
    matches = [played((SHORT, AGREED, HOUSE)[seed % 3], 12, seed) for seed in range(KINDS)]
    with MatchStore.open(path).store as store:
        for number in range(MATCHES):
            kept(store, matches[number % KINDS], LEVELS[number % 7 % 4])
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("SELECT count(*) FROM result").fetchone()[0])


def opened(store: MatchStore) -> float:
    """Seconds until the dialog is drawn."""
    from PySide6.QtWidgets import QApplication

    begun = time.perf_counter()
    from tartli_desktop.speech import SuitSystem
    from tartli_desktop.store.statistics import Choice
    from tartli_desktop.windows.statistics_dialog import StatisticsDialog

    dialog = StatisticsDialog(store.statistics(Choice()), SuitSystem.GERMAN)
    dialog.show()
    QApplication.processEvents()
    dialog.grab()
    seconds = time.perf_counter() - begun
    dialog.close()
    return seconds


def main() -> None:
    """Measure and print."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    # As when the program runs.
    import tartli_desktop.windows.main_window  # noqa: F401

    application = QApplication.instance() or QApplication([])
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "matches.sqlite3"
        hands = fill(path)
        begun = time.perf_counter()
        with MatchStore.open(path).store as store:
            starting = time.perf_counter() - begun
            first, again = opened(store), min(opened(store) for _ in range(3))
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            begun = time.perf_counter()
            connection.execute("BEGIN")
            deriving.derive_all(connection)
            connection.execute("ROLLBACK")
            deriving_all = time.perf_counter() - begun
    met = "met" if first <= GOAL else "MISSED"
    print(
        f"statistics of {MATCHES} matches, {hands} hands: {1000 * first:.0f} ms, later {1000 * again:.0f} ms"
        f"  (goal {1000 * GOAL:.0f} ms: {met})"
    )
    print(f"to open their database {1000 * starting:.0f} ms; to replay all of them once {deriving_all:.1f} s")
    application.processEvents()


if __name__ == "__main__":
    main()
