"""Match after match in the real window, with every dialog on the way: ``python -m tests.soak [MATCHES]``.

One window without a screen, with a real opponent in a separate process; the person uses the mouse and the
keyboard by turns. Matches go to one buli and nothing moves, so that 500 of them do not take a day. Each match
starts from its dialog: Hungarian, Austrian and house rules by turns, every fifth for practice. In between
every dialog is opened and closed.

At intervals, with the match on the table over and every dialog closed, resources are counted. It ends with an
error if after the first matches the memory grows by more than 10 MB, or anything else grows at all;
if the opponent's process ever has more than 50 MB; if something remains after the window has closed; if Qt
warns; or if a dialog was never opened.
"""

import argparse
import collections
import os
import random
import secrets
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from tartli_desktop.app.run import build_application
from tartli_desktop.store.database import connection

from .counts import LARGEST, Count, grown, heading, kinds, left, line, slope
from .simulated_player import Evening, dialogs_of_program
from .waiting import rest

MATCHES = 500
SETTLED = 50
"""Matches after which nothing may grow any more: everything that is made once has been made."""

EVERY = 25
"""Matches from one count to the next."""

MORE = 20
"""The most matches played after that to find a meld for the reminder, as the cards are random."""

NOISE = ("This plugin does not support", "propagateSizeHints")
"""Warnings that the offscreen platform prints for every window."""


@dataclass
class Findings:
    counts: list[Count] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)


def soak(
    matches: int,
    *,
    settled: int,
    every: int,
    largest: float,
    folder: Path,
    say: Callable[[str], object],
    trace: bool = False,
) -> Findings:
    """Play matches and check what grows."""
    found = Findings()

    def note(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        serious = kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)
        if serious and not any(noise in message for noise in NOISE):
            found.warnings.append(f"Qt warns: {message}")

    handler = qInstallMessageHandler(note)
    before: collections.Counter[str] = collections.Counter()
    memory_before: tracemalloc.Snapshot | None = None
    say(heading())
    with Evening(folder) as evening:
        for number in range(1, matches + 1):
            evening.play_match()
            evening.open_all()
            if number in (settled, matches) or number % every == 0:
                found.counts.append(evening.counted())
                say(line(found.counts[-1]))
            if number == settled and trace:
                before = kinds()
                tracemalloc.start()
                memory_before = tracemalloc.take_snapshot()
        if trace and memory_before is not None:
            rest()
            for name, more in (kinds() - before).most_common(25):
                say(f"  {more:6} more of {name}")
            for difference in tracemalloc.take_snapshot().compare_to(memory_before, "lineno")[:25]:
                say(f"  {difference}")
            tracemalloc.stop()
        while not evening.reminded and evening.played < matches + MORE:
            evening.play_match()
        opened = evening.opened
        say(", ".join(f"{kind.__name__} {often}" for kind, often in opened.most_common()))
        say(
            f"{evening.taken_back} decisions taken back, {evening.dealt_again} deals played again, "
            f"{evening.reminded} reminders of melds"
        )
    found.faults += grown(found.counts, settled, largest)
    unseen = {kind.__name__ for kind in dialogs_of_program() - set(opened)}
    found.faults += [f"{name} was never opened." for name in sorted(unseen)]
    if not evening.reminded:
        found.faults.append("The reminder of melds was never opened.")
    del evening
    rest()
    found.faults += left(folder)
    qInstallMessageHandler(handler)
    found.faults += [f"{often} times: {said}" for said, often in collections.Counter(found.warnings).items()]
    return found


def main(words: list[str] | None = None) -> int:
    """Play, print, and return 1 if anything is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("matches", nargs="?", type=int, default=MATCHES)
    parser.add_argument("--settled", type=int, default=SETTLED, help="after how many nothing may grow")
    parser.add_argument("--every", type=int, default=EVERY, help="matches from one count to the next")
    parser.add_argument("--memory", type=float, default=LARGEST, help="megabytes that it may grow by")
    parser.add_argument("--seed", type=int, help="deal the same cards each time")
    parser.add_argument("--trace", action="store_true", help="tell what there is more of")
    asked = parser.parse_args(words)
    # Only a power failure could tell the difference, and the disk would take a third of the time.
    connection.FLUSHING = "OFF"
    if asked.seed is not None:
        chance = random.Random(asked.seed)
        for place in (random, secrets):
            place.SystemRandom = lambda: chance
    build_application()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        found = soak(
            asked.matches,
            settled=asked.settled,
            largest=asked.memory,
            every=asked.every,
            folder=Path(folder),
            say=lambda text: print(text, flush=True),
            trace=asked.trace,
        )
    print(*found.faults, sep="\n")
    growth = slope(found.counts, asked.settled)
    print(
        f"{asked.matches} matches in {time.monotonic() - begun:.0f} s; {growth:+.1f} KB from match to match"
    )
    return 1 if found.faults else 0


if __name__ == "__main__":
    sys.exit(main())
