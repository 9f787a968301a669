"""Round after round in the real window, with every dialog on the way: ``python -m tests.soak GAME [ROUNDS]``.

One window without a screen, with real opponents in a separate process. In each round a match begins by its
dialog, a hand is played, every command of the menus is given and the guided first hand is played.

At intervals, at the beginning of a match, resources are counted. It ends with an error if after the first
rounds the memory grows by more than 10 MB, or anything else grows at all; if the opponent's process ever has
more than 50 MB; if something remains after the window has closed; if Qt warns or anything is raised; or if a
dialog was never opened.
"""

import argparse
import collections
import os
import random
import secrets
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from tartli_desktop.app.run import build_application
from tartli_desktop.game.registry import games
from tartli_desktop.store.database import connection

from .counts import LARGEST, Count, grown, heading, left, line, slope
from .evening import Evening, dialogs_of
from .waiting import rest

ROUNDS = 200
SETTLED = 25
"""Rounds after which nothing may grow any more: everything that is made once has been made."""
EVERY = 25
"""Rounds from one count to the next."""

SEED = 1
"""Of the cards and of what the person does."""

NOISE = ("This plugin does not support", "propagateSizeHints")
"""Warnings that the offscreen platform prints for every window."""


def soak(asked: argparse.Namespace, folder: Path, say: Callable[[str], object]) -> list[str]:
    """Play, and return what is wrong."""
    wrong: list[str] = []

    def note(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        serious = kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)
        if serious and not any(noise in message for noise in NOISE):
            wrong.append(f"Qt warns: {message}")

    def broke(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        # Qt goes on when a slot raises, and nobody would notice.
        wrong.append(f"{kind.__name__}: {error}")
        sys.__excepthook__(kind, error, trace)

    handler, hook = qInstallMessageHandler(note), sys.excepthook
    evening, counts = Evening(asked.game, folder, SEED), list[Count]()
    sys.excepthook = broke
    say(heading())
    for number in range(1, asked.rounds + 1):
        evening.play_round()
        if number in (asked.settled, asked.rounds) or number % asked.every == 0:
            counts.append(evening.counted())
            say(line(counts[-1]))
    say(", ".join(f"{kind.__name__} {often}" for kind, often in evening.opened.most_common()))
    say(", ".join(f"{name} {often}" for name, often in evening.done.most_common()))
    say(f"{slope(counts, asked.settled):+.1f} KB from round to round")
    unseen = {kind.__name__ for kind in dialogs_of(asked.game) - set(evening.opened)}
    evening.end()
    del evening
    rest()
    faults = [*grown(counts, asked.settled, asked.memory), *left(folder)]
    faults += [f"{name} was never opened." for name in sorted(unseen)]
    qInstallMessageHandler(handler)
    sys.excepthook = hook
    return faults + [f"{often} times: {said}" for said, often in collections.Counter(wrong).items()]


def main(words: list[str] | None = None) -> int:
    """Play, print, and return 1 if anything is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("game", choices=games())
    parser.add_argument("rounds", nargs="?", type=int, default=ROUNDS)
    parser.add_argument("--settled", type=int, default=SETTLED, help="after how many nothing may grow")
    parser.add_argument("--every", type=int, default=EVERY, help="rounds from one count to the next")
    parser.add_argument("--memory", type=float, default=LARGEST, help="megabytes that it may grow by")
    asked = parser.parse_args(words)
    # Only a power failure could tell the difference, and the disk would take a third of the time.
    connection.FLUSHING = "OFF"
    chance = random.Random(SEED)
    for place in (random, secrets):
        place.SystemRandom = lambda: chance
    build_application()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        faults = soak(asked, Path(folder), lambda text: print(text, flush=True))
    print(*faults, sep="\n")
    print(f"{asked.rounds} rounds in {time.monotonic() - begun:.0f} s")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
