"""The longest match that a file may hold, and refused files: python -m tests.benchmarks.long_match [GAME]...

Prints how long each step takes, and how long the window stands still meanwhile: the longest time between
two ticks of a timer. On a busy machine that exceeds the window's own work, which is printed, too.
"""

import argparse
import json
import random
import tempfile
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog

from tests.games.contract import walks

GOAL = 100.0
"""Milliseconds for which the window may stand still."""

REFUSED_WITHIN = 300.0
"""Milliseconds within which a file that is no match must be refused."""

_HANDS = {"tartli": 30_200, "ulti": 22_000, "tarokk": 20_400}
"""How many of the shortest hands fit in 4 MB."""


def long_record(game: str) -> dict[str, Any]:
    """A match of the shortest possible hands."""
    return _long_tartli() if game == "tartli" else _long_match_of(game)


def _long_tartli() -> dict[str, Any]:
    """Under Austrian rules, a player goes out at once."""
    from tartli_desktop.cards.german import CARDS
    from tartli_desktop.games.tartli import AUSTRIAN, OUT, Match, Turn

    chance = random.Random(1898)
    match = Match.new(replace(AUSTRIAN, match_target=None), first_dealer=0, players=("Anna", "Bence"))
    for _ in range(_HANDS["tartli"]):
        match.deal(chance.sample(CARDS, 32))
        assert match.to_move is not None
        match.apply(match.to_move, Turn(4))
        match.apply(0, OUT)
    return match.to_record()


def _long_match_of(game: str) -> dict[str, Any]:
    """Everybody passes, and forced bids are conceded."""
    from tartli_desktop.game.registry import rules_of

    chance = random.Random(1898)
    rules = rules_of(game)
    match = walks.new_match(rules, rules.form.seats[0])
    for _ in range(_HANDS[game]):
        match.deal(walks.pack(rules, chance))
        while (seat := match.to_move) is not None:
            legal = {str(action): action for action in match.legal_actions(seat)}
            match.apply(seat, legal.get("pass") or legal.get("forfeit") or next(iter(legal.values())))
    return match.to_record()


def refused_files(record: dict[str, Any]) -> dict[str, bytes]:
    """Files of about 4 MB that are no matches."""
    hand = record["hands"][0]
    wrong = {
        "a declaration of 900,000 melds": hand | {"actions": ["0:declare " + "HK4 " * 900_000]},
        "a pack of a million cards": hand | {"deck": "HO " * 1_300_000},
        "a million actions": hand | {"actions": ["0:out"] * 500_000},
        "a proof of lists": hand | {"deal_proof": [[]] * 1_000_000},
    }
    files = {
        name: json.dumps(record | {"hands": [wrong_hand]}).encode() for name, wrong_hand in wrong.items()
    }
    return files | {"brackets": b"[" * 4_000_000, "another game": json.dumps({"a": [0] * 1_300_000}).encode()}


class Gaps:
    """The longest time between two ticks of a timer, and the longest work between them, in milliseconds."""

    def __init__(self) -> None:
        self._timer = QTimer(interval=5)
        self._timer.timeout.connect(self._tick)
        self.longest = self.work = self._last = self._worked = 0.0
        self._timer.start()

    def _tick(self) -> None:
        now = time.perf_counter()
        self.longest = max(self.longest, 1000 * (now - self._last))
        self._last = now
        worked = time.thread_time()
        self.work = max(self.work, 1000 * (worked - self._worked))
        self._worked = worked

    def during(self, done: Callable[[], object]) -> float:
        """How many seconds something takes until the window is idle again; sets ``longest``."""
        begun = self._last = time.perf_counter()
        self._worked = time.thread_time()
        self.longest = self.work = 0.0
        done()
        rest = time.perf_counter() + 0.3
        while time.perf_counter() < rest:
            QApplication.processEvents()
        self._tick()
        return time.perf_counter() - begun - 0.3


def measure(game: str, folder: Path) -> None:
    """Measure and print."""
    import msgspec

    from tartli_desktop.app import run as app
    from tartli_desktop.files.user_paths import Places
    from tartli_desktop.settings.settings import Settings
    from tartli_desktop.store import record_files
    from tartli_desktop.store.match_store import MatchStore
    from tartli_desktop.windows.main_window import MainWindow
    from tartli_desktop.windows.matches.matches_dialog import MatchesDialog

    record = long_record(game)
    short = folder / "short.tartli.json"
    short.write_text(json.dumps(record | {"hands": record["hands"][:3]}), encoding="utf-8")
    file = folder / "long.tartli.json"
    file.write_text(json.dumps(record, separators=(",", ":")), encoding="utf-8")
    application = QApplication.instance() or app.build_application()
    places = Places.under(folder)
    window = MainWindow(
        places,
        msgspec.structs.replace(Settings(), motion=False, sound=False),
        MatchStore.open(places.database).store,
    )
    window.show()
    application.processEvents()
    gaps = Gaps()

    def listed() -> MatchesDialog:
        window.dialogs.open_matches()
        return next(each for each in window.findChildren(MatchesDialog) if each.isVisible())

    def looked() -> None:
        dialog = listed()
        dialog.select(2)
        dialog.look_button.click()

    def copied() -> None:
        dialog = listed()
        dialog.select(2)
        dialog.duplicate_button.click()

    print(f"A match of {game} of {_HANDS[game]} hands, {file.stat().st_size / 1024**2:.2f} MB")
    for name, done in (
        ("a short one", lambda: window.matches.import_files([short])),
        ("on the table", lambda: window.on_table.resume(1)),
        ("imported", lambda: window.matches.import_files([file])),
        ("put on the table", lambda: window.on_table.resume(2)),
        ("looked at", looked),
        ("duplicated", copied),
    ):
        for dialog in window.findChildren(QDialog):
            dialog.close()
        application.processEvents()
        seconds = gaps.during(done)
        goal = f"(goal {GOAL:.0f} ms: {'met' if gaps.longest <= GOAL else 'MISSED'})"
        still = f"still for {gaps.longest:4.0f} ms, {gaps.work:3.0f} ms by its own work"
        print(f"  {name:18} {seconds:5.1f} s, {still}  {goal}", flush=True)
    for dialog in window.findChildren(QDialog):
        dialog.close()
    window.close()
    for name, content in refused_files(record).items():
        file.write_bytes(content)
        begun = time.perf_counter()
        try:
            record_files.read(file)
        except record_files.RecordFileError:
            took = 1000 * (time.perf_counter() - begun)
        met = "met" if took <= REFUSED_WITHIN else "MISSED"
        tracemalloc.start()
        try:
            record_files.read(file)
        except record_files.RecordFileError:
            _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        goal = f"(goal {REFUSED_WITHIN:.0f} ms: {met})"
        print(f"  refused: {name:30} {took:4.0f} ms, {most / 1024**2:4.0f} MB  {goal}", flush=True)


def main() -> None:
    """Measure each game in a separate folder."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", choices=[*_HANDS, []], default=list(_HANDS))
    for game in parser.parse_args().games:
        with tempfile.TemporaryDirectory() as scratch:
            measure(game, Path(scratch))


if __name__ == "__main__":
    main()
