"""How long the list of matches and the statistics take to open: ``python -m tests.benchmarks.library``.

Two thousand matches on the disk, one of them of forty hands; a window without a screen. The clock runs from
the command until the dialog is painted. What is opened first also loads the modules.
"""

import json
import os
import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication, QDialog

from tartli_desktop.app.run import build_application
from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.games.tartli import AUSTRIAN
from tartli_desktop.settings.settings import Settings
from tartli_desktop.store import record_files
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.windows.main_window import MainWindow
from tests.fuzz_records import played as any_match
from tests.store.versions.make_database import AGREED, HOUSE, SHORT, kept, played

MATCHES = 2000
KINDS = 40
"""Distinct matches that are played; the others repeat them."""
GOAL = 300
"""Milliseconds until a dialog is painted."""
LEVELS = ("beginner", "casual", "heuristic", "strong")
ROUNDS = 5


def fill(path: Path) -> int:
    """Store the matches; return the id of the long one."""
    matches = [played((SHORT, AGREED, HOUSE)[seed % 3], 12, seed) for seed in range(KINDS)]
    with MatchStore.open(path).store as store:
        for number in range(MATCHES):
            kept(store, matches[number % KINDS], LEVELS[number % 7 % 4])
        read = record_files.parsed(json.dumps(any_match(AUSTRIAN, 40, random.Random(1898))).encode())
        return record_files.keep(store, read, human_seat=0, level="casual").match_id


def milliseconds(done: Callable[[], object]) -> float:
    """Milliseconds until ``done`` has finished and its result is painted."""
    begun = time.perf_counter()
    done()
    QApplication.processEvents()
    return 1000 * (time.perf_counter() - begun)


def measure(paths: UserPaths, long_match: int) -> dict[str, list[float]]:
    """Each figure in every round."""
    window = MainWindow(paths, Settings(motion=False, sound=False), MatchStore.open(paths.database).store)
    window.resize(1280, 800)
    window.show()
    QApplication.processEvents()
    figures: dict[str, list[float]] = {"list": [], "search": [], "match": [], "statistics": []}
    for _ in range(ROUNDS):
        figures["list"].append(milliseconds(window.dialogs.open_matches))
        # Opening the dialog has loaded its module.
        from tartli_desktop.windows.matches.matches_dialog import MatchesDialog

        dialog = next(each for each in window.findChildren(MatchesDialog) if each.isVisible())
        search = dialog.search
        figures["search"].append(milliseconds(lambda search=search: search.setText("orsi")))
        dialog.select(long_match)
        figures["match"].append(milliseconds(dialog.look_button.click))
        for each in (*dialog.findChildren(QDialog), dialog):
            each.close()
        figures["statistics"].append(milliseconds(window.dialogs.open_statistics))
        for each in window.findChildren(QDialog):
            each.close()
        QApplication.processEvents()
    window.close()
    return figures


def main() -> None:
    """Measure and print."""
    build_application()
    with tempfile.TemporaryDirectory() as folder:
        paths = UserPaths.under(Path(folder))
        figures = measure(paths, fill(paths.database))
    for name, (first, *later) in figures.items():
        met = "met" if first <= GOAL else "MISSED"
        line = f"{MATCHES} matches, {name:10} first {first:4.0f} ms, later {min(later):4.0f} ms"
        print(f"{line}  (goal {GOAL} ms: {met})")


if __name__ == "__main__":
    main()
