"""How long the table takes to paint, and what it costs when nothing moves.

    python -m tests.benchmarks.frames

Raster painting without a screen, 1920 by 1080 at a device pixel ratio of 2.
"""

import os
import statistics
import sys
import time
from collections.abc import Callable

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
if __name__ == "__main__":
    os.environ["QT_SCALE_FACTOR"] = "2"

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QPointF, QSize, QTimer
from PySide6.QtWidgets import QWidget

from tartli_desktop.app.run import build_application
from tartli_desktop.cards.german import CARDS
from tartli_desktop.face import face_of
from tartli_desktop.games.tartli import HUNGARIAN, Dealt, HandOpened, Match
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.settings.settings import Settings
from tartli_desktop.windows.play.play_area import PlayArea

SIZE = QSize(1920, 1080)
GOALS = {
    "one card moving": (4.0, 8.0),
    "the sweep": (None, 12.0),
    "the sponge": (None, 12.0),
    "the deal": (None, 12.0),
    "another size": (250.0, None),
}
"""Milliseconds: median and 95th percentile."""

DEALS = 3
WIPINGS = 3
ENTRIES = ([20, 50, 120, 20, 100, 40], [50, 20, 60, 150, 20])
"""Points on the slate that is wiped, by side."""

IDLE_SECONDS = 10.0
IDLE_GOAL = 0.5
"""Percent of one core."""


class _Paintings(QObject):
    """Counts how often a widget is painted."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        self.count += event.type() == QEvent.Type.Paint
        return False


def _painted(area: PlayArea) -> float:
    """Milliseconds until all that has changed is painted."""
    begun = time.perf_counter()
    QCoreApplication.sendPostedEvents()
    QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    return (time.perf_counter() - begun) * 1000


def _frames(area: PlayArea, surface: QWidget, moves: Callable[[], bool]) -> list[float]:
    """Milliseconds of each frame of a surface while something moves; turns without painting are left out."""
    paintings, times = _Paintings(), []
    surface.installEventFilter(paintings)
    while moves():
        before = paintings.count
        milliseconds = _painted(area)
        if paintings.count > before:
            times.append(milliseconds)
    surface.removeEventFilter(paintings)
    return times


def _frames_of_table(area: PlayArea) -> list[float]:
    return _frames(area, area.view.viewport(), lambda: area.view.scene().motion.is_moving)


def _area() -> PlayArea:
    area = PlayArea(face_of("tartli"), CurrentSettings(Settings(sound=False)))
    area.resize(SIZE)
    area.show()
    _lay_out(area)
    return area


def one_card_moving(area: PlayArea) -> list[float]:
    """A card dragged across the table."""
    item = area.view.scene().own_items[4]
    start, middle, times = item.pos(), QPointF(*area.view.scene().layout.middle), []
    for step in range(200):
        item.take_along(start + (middle - start) * (step / 200))
        times.append(_painted(area))
    area.view.scene().glide_back()
    area.view.scene().motion.finish()
    return times


def _lay_out(area: PlayArea) -> None:
    match = Match.new(HUNGARIAN, first_dealer=0)
    match.deal(CARDS)
    area.view.scene().lay_out(match.view(0))
    for _ in range(5):
        _painted(area)


def sweeps(area: PlayArea) -> list[float]:
    """The cards of whole tables gathered into the pack, as after a hand."""
    times = []
    for _ in range(DEALS):
        _lay_out(area)
        times += _sweep(area)
    return times


def _sweep(area: PlayArea) -> list[float]:
    scene = area.view.scene()
    scene.motion.set_speed(1.0)
    scene.present([HandOpened(dealer=1, sudden_death=False)], scene.view)
    return _frames_of_table(area)


def sponge(area: PlayArea) -> list[float]:
    """Wiping the slate, as after a game won, until it is dry."""
    slate, times = area.slate, []
    slate.set_motion(1.0)
    for _ in range(WIPINGS):
        slate.put(*ENTRIES)
        _painted(area)
        slate.wipe()
        times += _frames(area, slate, lambda: not slate.is_settled)
    return times


def the_deal(area: PlayArea) -> list[float]:
    """Whole deals from the pack, each after a sweep."""
    scene, times = area.view.scene(), []
    for _ in range(DEALS):
        _sweep(area)
        match = Match.new(HUNGARIAN, first_dealer=1)
        dealt = [event.seen_by(0) for event in match.deal(CARDS) if isinstance(event, Dealt)]
        scene.present(dealt, match.view(0))
        times += _frames_of_table(area)
    return times


def another_size(area: PlayArea) -> list[float]:
    """The window made larger and smaller."""
    times = []
    for step in range(8):
        area.resize(SIZE - QSize(37 * (step % 2 + 1), 23 * (step % 3)))
        times.append(_painted(area))
    return times


def idle(area: PlayArea) -> float:
    """Percent of a core that the idle program takes."""
    loop = QEventLoop()
    QTimer.singleShot(round(IDLE_SECONDS * 1000), loop.quit)
    before = time.process_time()
    loop.exec()
    return (time.process_time() - before) / IDLE_SECONDS * 100


def main() -> None:
    """Measure and print."""
    build_application()
    area = _area()
    for name, measure in (
        ("one card moving", one_card_moving),
        ("the sweep", sweeps),
        ("the sponge", sponge),
        ("the deal", the_deal),
        ("another size", another_size),
    ):
        times = sorted(measure(area))
        median, p95 = statistics.median(times), times[min(len(times) - 1, round(len(times) * 0.95))]
        goals = " and ".join(
            f"{word} {goal:g} ms: {'met' if value <= goal else 'MISSED'}"
            for word, value, goal in zip(("median", "p95"), (median, p95), GOALS[name], strict=True)
            if goal is not None
        )
        line = f"{name:18} {len(times):4} frames  median {median:6.1f} ms  p95 {p95:6.1f} ms"
        print(f"{line}  (goal {goals})" if goals else line)
    busy = idle(area)
    verdict = "met" if busy < IDLE_GOAL else "MISSED"
    print(f"idle for {IDLE_SECONDS:g} s     {busy:.2f} % of a core  (goal {IDLE_GOAL} %: {verdict})")
    area.close()


if __name__ == "__main__":
    sys.exit(main())
