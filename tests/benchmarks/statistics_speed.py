"""How long the statistics of many matches take to open, and the migration that makes their table.

    python -m tests.benchmarks.statistics_speed

The clock runs from the key press to the painted dialog: figures are counted, the slate is chalked, the table
is filled. The first opening also loads the modules of the dialog.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from tartli_desktop.files.user_paths import Places
from tartli_desktop.store.database import derived_results
from tartli_desktop.store.match_store import MatchStore
from tests.store.versions.make_database import AGREED, HOUSE, SHORT, kept, played

if TYPE_CHECKING:
    from tartli_desktop.windows.main_window import MainWindow

MATCHES = 2000
KINDS = 40
"""Distinct matches that are played; the others repeat them."""

GOAL = 0.3
"""Seconds from the key press to the painted dialog."""

LEVELS = ("beginner", "casual", "heuristic", "strong")


def fill(path: Path) -> int:
    """Store the matches; return how many hands they have."""
    matches = [played((SHORT, AGREED, HOUSE)[seed % 3], 12, seed) for seed in range(KINDS)]
    with MatchStore.open(path).store as store:
        for number in range(MATCHES):
            kept(store, matches[number % KINDS], LEVELS[number % 7 % 4])
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("SELECT count(*) FROM hand_facts").fetchone()[0])


def opened(window: MainWindow) -> float:
    """Seconds until the dialog is painted."""
    from PySide6.QtWidgets import QApplication, QDialog

    begun = time.perf_counter()
    window.dialogs.open_statistics()
    QApplication.processEvents()
    (dialog,) = (each for each in window.findChildren(QDialog) if each.isVisible())
    dialog.grab()
    seconds = time.perf_counter() - begun
    dialog.close()
    QApplication.processEvents()
    return seconds


def main() -> None:
    """Measure and print."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from tartli_desktop.settings.settings import Settings
    from tartli_desktop.windows.main_window import MainWindow

    application = QApplication.instance() or QApplication([])
    with tempfile.TemporaryDirectory() as folder:
        places = Places.under(Path(folder))
        hands = fill(places.database)
        begun = time.perf_counter()
        store = MatchStore.open(places.database).store
        starting = time.perf_counter() - begun
        window = MainWindow(places, Settings(motion=False, sound=False), store)
        window.resize(1280, 800)
        window.show()
        application.processEvents()
        first, again = opened(window), min(opened(window) for _ in range(3))
        window.close()
        with closing(sqlite3.connect(places.database, isolation_level=None)) as connection:
            begun = time.perf_counter()
            connection.execute("BEGIN")
            for (match_id,) in connection.execute("SELECT id FROM match").fetchall():
                derived_results.derive(connection, match_id)
            connection.execute("ROLLBACK")
            deriving_all = time.perf_counter() - begun
    met = "met" if first <= GOAL else "MISSED"
    print(
        f"statistics of {MATCHES} matches, {hands} hands: {1000 * first:.0f} ms, later {1000 * again:.0f} ms"
        f"  (goal {1000 * GOAL:.0f} ms: {met})"
    )
    print(f"to open their database {1000 * starting:.0f} ms; to replay all of them once {deriving_all:.1f} s")


if __name__ == "__main__":
    main()
