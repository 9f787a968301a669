"""How long the library of matches takes to open, to search and to show a match.

    python -m tests.benchmarks.library

Five hundred matches on the disk, one of them of forty hands; a window without a screen.
"""

from __future__ import annotations

import json
import random
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from tartli_desktop.store.match_store import MatchStore

MATCHES = 500
GOAL = 200
"""Milliseconds until the whole list is painted."""

ROUNDS = 9


def fill(store: MatchStore) -> int:
    """Store the matches; return the id of the long one."""
    from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN
    from tartli_desktop.store import record_files
    from tests.fuzz_records import played
    from tests.store.store_samples import head_of

    chance = random.Random(1898)
    for number in range(MATCHES - 1):
        variant = chance.choice((HUNGARIAN, AUSTRIAN))
        players, title = ("Anna", chance.choice(("Kata", "Bence", "Őrsi"))), f"Evening {number}"
        level = chance.choice(("beginner", "casual", "heuristic"))
        match_id = store.create(head_of(variant.to_dict(), players, 0, 0, level, title))
        store.set_result(match_id, (chance.randrange(6), chance.randrange(6)), finished=number % 3 > 0)
        store.release(match_id)
    read = record_files.parsed(json.dumps(played(AUSTRIAN, 40, chance)).encode())
    return record_files.keep(store, read, human_seat=0, level="casual").match_id


def milliseconds(application: QApplication, done: Callable[[], object]) -> float:
    """Milliseconds until ``done`` has finished and its result is painted."""
    begun = time.perf_counter()
    done()
    application.processEvents()
    return 1000 * (time.perf_counter() - begun)


def measure(folder: Path) -> dict[str, list[float]]:
    """Each figure in every round; the first round also loads the modules."""
    import msgspec
    from PySide6.QtWidgets import QDialog

    from tartli_desktop.app import run as app
    from tartli_desktop.files.user_paths import Places
    from tartli_desktop.settings.settings import Settings
    from tartli_desktop.store.match_store import MatchStore
    from tartli_desktop.windows.main_window import MainWindow

    application = app.build_application()
    places = Places.under(folder)
    store = MatchStore.open(places.database).store
    long_match = fill(store)
    settings = msgspec.structs.replace(Settings(), motion=False, sound=False)
    window = MainWindow(places, settings, store)
    window.show()
    application.processEvents()
    figures: dict[str, list[float]] = {"open": [], "search": [], "look": []}
    for _ in range(ROUNDS):
        figures["open"].append(milliseconds(application, window.dialogs.open_matches))
        # Opening the dialog has loaded its module.
        from tartli_desktop.windows.matches.matches_dialog import MatchesDialog

        dialog = next(each for each in window.findChildren(MatchesDialog) if each.isVisible())
        search = dialog.search
        figures["search"].append(milliseconds(application, lambda search=search: search.setText("orsi")))
        dialog.select(long_match)
        figures["look"].append(milliseconds(application, dialog.look_button.click))
        for each in (*dialog.findChildren(QDialog), dialog):
            each.close()
        application.processEvents()
    window.close()
    return figures


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as scratch:
        figures = measure(Path(scratch))
    first, opened = figures["open"][0], statistics.median(figures["open"])
    met = "met" if max(first, opened) <= GOAL else "MISSED"
    print(
        f"library of {MATCHES} matches: first opened in {first:.0f} ms, then in {opened:.0f} ms"
        f"  (goal {GOAL} ms: {met})"
    )
    searched, looked = statistics.median(figures["search"]), statistics.median(figures["look"])
    print(f"library, a letter of a search {searched:.0f} ms, a match of 40 hands shown in {looked:.0f} ms")


if __name__ == "__main__":
    main()
