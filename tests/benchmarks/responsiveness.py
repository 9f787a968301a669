"""Whether the window stutters while an opponent thinks, and what the opponent's process costs.

    python -m tests.benchmarks.responsiveness

A table without a screen; an opponent that keeps a core busy for a second at each decision.
"""

# Import nothing of Qt here: when run as above, the opponent's process imports this module, too.
import os
import random
import statistics
import time
from itertools import pairwise
from pathlib import Path

DECISIONS = 20
TICK = 16
"""Milliseconds between two ticks of the window's timer."""

GOAL = 25.0
"""Milliseconds between two ticks, at the 99th percentile."""


def ticks() -> list[float]:
    """Milliseconds between successive ticks of a timer in the window while an opponent thinks."""
    import msgspec
    from PySide6.QtCore import QEventLoop, Qt, QTimer

    from tartli_desktop.face import face_of
    from tartli_desktop.games.tartli import HUNGARIAN, Match
    from tartli_desktop.games.tartli.game import Tartli
    from tartli_desktop.session.journal import Journal
    from tartli_desktop.session.session import Session
    from tartli_desktop.settings.current_settings import CurrentSettings
    from tartli_desktop.settings.settings import Settings
    from tartli_desktop.store.match_store import MatchStore
    from tartli_desktop.thinking.thinker import Request, Thinker
    from tartli_desktop.windows.play.play_area import PlayArea
    from tests.store.store_samples import head_of

    settings = msgspec.structs.replace(Settings(), motion=False, opponent_pause=0.0)
    store = MatchStore.in_memory()
    match = Match.new(HUNGARIAN, first_dealer=0, players=("Anna", "Bence"))
    head = head_of(HUNGARIAN.to_dict(), match.players, 0, None, "heuristic")

    class Noted(Thinker):
        """Records when a question is answered."""

        def ask(self, request: Request) -> None:
            request.answered.connect(end)
            super().ask(request)

    class Slow(Tartli):
        """Tartli with opponents that take their time."""

        opponents = msgspec.structs.replace(Tartli.opponents, module="tests.benchmarks.slow_opponents")

    thinker = Noted()
    journal = Journal(store, store.create(head))
    shuffle = random.Random(1898).shuffle
    session = Session(Slow(), match, ("heuristic",) * 2, journal, thinker, settings, shuffle=shuffle)
    area = PlayArea(face_of("tartli"), CurrentSettings(settings))
    area.resize(1280, 800)
    area.show()
    loop = QEventLoop()
    thought: list[list[float]] = []
    timer = QTimer(interval=TICK, timerType=Qt.TimerType.PreciseTimer)
    timer.timeout.connect(lambda: thought[-1].append(time.perf_counter()) if thought else None)
    timer.start()

    # The process starts during the first decision.
    def begin() -> None:
        thought.append([])

    def end() -> None:
        begin()
        if len(thought) > DECISIONS + 1:
            loop.quit()

    area.attach(session)
    begin()
    session.start()
    loop.exec()
    timer.stop()
    session.close()
    area.detach()
    thinker.close()
    area.close()
    store.close()
    return [(after - before) * 1000 for moments in thought for before, after in pairwise(moments)]


def process() -> tuple[float, float, float | None]:
    """Milliseconds of a fresh process's first answer and of a later one; its memory in megabytes."""
    from tartli_desktop.cards.german import CARDS
    from tartli_desktop.games.tartli import HUNGARIAN, Match
    from tartli_desktop.thinking.questions import Asked, Question
    from tartli_desktop.thinking.worker import Worker

    match = Match.new(HUNGARIAN, first_dealer=0)
    match.deal(CARDS)
    opponents = "tartli_desktop.games.tartli.opponents"
    question = Question(opponents, match.view(1), "heuristic", 0, Asked.CHOOSE)
    begun = time.perf_counter()
    worker = Worker(opponents)
    times = []
    for _ in range(51):
        worker.ask(question, 60)
        times.append((time.perf_counter() - begun) * 1000)
        begun = time.perf_counter()
    status = Path(f"/proc/{worker.pid}/status")
    memory = None
    if status.exists():
        (line,) = (line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
        memory = int(line.split()[1]) / 1024
    worker.end()
    return times[0], statistics.median(times[1:]), memory


def main() -> None:
    """Measure and print."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    first, later, memory = process()
    line = f"the opponent's process: first answer after {first:.0f} ms, then {later:.1f} ms"
    print(line if memory is None else f"{line}, {memory:.0f} MB resident", flush=True)
    from tartli_desktop.app.run import build_application

    build_application()
    times = sorted(ticks())
    p99 = times[min(len(times) - 1, round(len(times) * 0.99))]
    verdict = "met" if p99 <= GOAL else "MISSED"
    print(
        f"a timer of {TICK} ms while an opponent thinks: {len(times)} ticks, median "
        f"{statistics.median(times):.1f} ms, p99 {p99:.1f} ms, worst {times[-1]:.1f} ms  "
        f"(goal p99 {GOAL:g} ms: {verdict})"
    )


if __name__ == "__main__":
    main()
