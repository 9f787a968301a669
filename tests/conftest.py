"""Rules for every test: no screen, the same examples each time, and nothing left behind.

A test fails if Qt warns while it runs or is cleaned up, or if it leaves behind a thread, a process, or a
timer or animation that still runs, or an exception that nothing could catch.
"""

import faulthandler
import gc
import importlib
import multiprocessing
import os
import sys
import threading
import time
import warnings
import weakref
from collections.abc import Generator, Iterator
from contextlib import suppress
from itertools import chain
from pathlib import Path

import hypothesis
import pytest
import shiboken6
from hypothesis.internal.conjecture import providers
from PySide6.QtCore import (
    QAbstractAnimation,
    QCoreApplication,
    QEvent,
    QLocale,
    QMessageLogContext,
    QObject,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tartli_desktop.app.display_check import do_without_a_screen
from tartli_desktop.looks.colours import apply_colour_scheme
from tartli_desktop.looks.text_size import apply_text_scale, text_scale
from tartli_desktop.settings.settings import ColourScheme
from tartli_desktop.text.card_names import name_cards_of
from tartli_desktop.widgets.dialogs import progress
from tartli_desktop.widgets.panel import panel_button
from tests.pictures import card_face_cache
from tests.processes.linux_sandbox import refusals

pytest_plugins = (
    "tests.disk_fixtures",
    "tests.pictures.text_sizes",
    "tests.unflushed_disks",
    "tests.unseen_windows",
    "tests.windows.languages",
)

# This must come before any test makes the application.
do_without_a_screen()

# Qt splits painting among threads, a few lines at a time. The pixels are the same without them, and where
# tests keep every core busy, threads only take longer. Programs that tests start inherit the variable.
os.environ["QT_NO_GUI_THREADPOOL"] = "1"

# Tests write many small files. In memory, none of them has to reach a disk, and they are removed at once.
if os.access("/dev/shm", os.W_OK):
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", "/dev/shm")

ROOT = Path(__file__).resolve().parents[1]

NOISE = ("This plugin does not support", "propagateSizeHints")
"""Warnings that the offscreen platform prints for every window; as ``qt_log_ignore`` in pyproject.toml."""

GRACE = 20.0
"""Seconds that a thread may take to end after the test that started it."""

PATIENCE = 20_000
"""Milliseconds that a test waits for a condition; pytest-qt's 5,000 are too few on a busy machine."""

for _wait in (QtBot.waitActive, QtBot.waitExposed, QtBot.waitSignal, QtBot.waitSignals, QtBot.waitUntil):
    _wait.__kwdefaults__["timeout"] = PATIENCE

hypothesis.settings.register_profile(
    "ci",
    # `make fuzz` tries more.
    max_examples=int(os.environ.get("TARTLI_EXAMPLES", "20")),
    derandomize=True,
    deadline=None,
    database=None,
    # A busy machine is slow, which is not the test's fault.
    suppress_health_check=[hypothesis.HealthCheck.too_slow],
)
hypothesis.settings.load_profile("ci")

# WORKAROUND (Hypothesis 6.15): it reads the constants of every loaded module for examples, which takes each
# process a second, and gives other examples after any change of the program.
providers.is_local_module_file = lambda _: False  # type: ignore[attr-defined]

HANG = 120.0
"""Seconds after which a test counts as hung: its worker process is ended, and it is reported."""

REARM = 20.0
"""Least seconds between two starts of the watch.

pytest's own watch starts a thread for every test, which takes 4 ms on a busy machine.
"""

_threads_before = pytest.StashKey[set[threading.Thread]]()


_RUN = (QTimer, QAbstractAnimation)

_older: weakref.WeakSet[QObject] = weakref.WeakSet()
"""Timers and animations that existed before ``_set_aside``."""

_MANY = 10_000
"""If a test leaves this many objects, they belong to a file or the whole run: modules and fixtures."""


# Tests click faster than a person, who has to see a new button first.
panel_button.NEW_FOR = 0

# What is set aside here stays so: otherwise each test with long work would search all of it at its end.
progress.age_all = lambda: None


@pytest.fixture(scope="session", autouse=True)
def faces_drawn_once() -> Iterator[None]:
    """Draw card faces once for the whole run: only the tests of the faces check what they look like."""
    yield from card_face_cache.patched()


@pytest.fixture(autouse=True)
def looks_given_back() -> Iterator[None]:
    """Restore language, colours, text size and names of cards, which would stay for the next test."""
    scale, locale = text_scale(), QLocale()
    yield
    if QLocale() != locale:
        QLocale.setDefault(locale)
    name_cards_of("tell")
    application = QCoreApplication.instance()
    if isinstance(application, QApplication):
        if application.styleSheet():
            apply_colour_scheme(ColourScheme.SYSTEM)
        if text_scale() != scale:
            apply_text_scale(scale)


class Watch:
    """Ends the process, with a trace of every thread, if a test takes longer than ``HANG``."""

    def __init__(self) -> None:
        # Later, the tests' own standard error replaces the real one.
        self._stderr = os.dup(2)
        self._begun = -REARM

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logstart(self) -> None:
        now = time.monotonic()
        if now - self._begun >= REARM:
            faulthandler.dump_traceback_later(HANG + REARM, exit=True, file=self._stderr)
            self._begun = now

    def pytest_unconfigure(self) -> None:
        faulthandler.cancel_dump_traceback_later()
        os.close(self._stderr)


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Watch())


def pytest_collection(session: pytest.Session) -> None:
    """Collect tests without garbage collection: there are many objects, and hardly any is garbage."""
    gc.disable()
    worker = getattr(session.config, "workerinput", None)
    if worker is not None:
        number = int(worker["workerid"].removeprefix("gw"))
        _load_a_share(session.config.args, number, worker["workercount"])


def _load_a_share(places: list[str], number: int, count: int) -> None:
    """Load a share of the test files early, a different one in each process.

    pytest compiles them in its own way, which takes 7 s on a machine that has not done so before. If all
    processes loaded them in the same order, each would compile all of them.
    """
    paths = [Path(place.partition("::")[0]).resolve() for place in places]
    found = (path.rglob("test_*.py") if path.is_dir() else [path] for path in paths)
    files = sorted(set(chain.from_iterable(found)))
    for file in files[len(files) * number // count : len(files) * (number + 1) // count]:
        # Errors of files that cannot be loaded are reported when they are collected.
        with suppress(Exception, pytest.skip.Exception), warnings.catch_warnings(action="error"):
            importlib.import_module(".".join(file.relative_to(ROOT).with_suffix("").parts))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with long tests: started last, one would keep a process busy while the others have ended."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_collection_finish() -> None:
    """Hide what exists before the first test from the garbage collector, which makes it fast."""
    gc.enable()
    # What a test leaves is collected at its end: more often would cost a tenth of the time.
    gc.set_threshold(200_000, 50, 100)
    _set_aside()


def _set_aside() -> None:
    """Exclude what outlives a test from garbage collection, which runs after every test.

    Most of that is modules, fixtures of a whole file, and the results of tests, whose number grows.
    """
    gc.collect()
    _older.update(_that_can_run(gc.get_objects()))
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    item.stash[_threads_before] = set(threading.enumerate())


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(
    item: pytest.Item, nextitem: pytest.Item | None
) -> Generator[None, object, object]:
    found: list[str] = []

    def note(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        # pytest-qt handles messages that come earlier.
        serious = kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)
        if serious and not any(noise in message for noise in NOISE):
            found.append(f"Qt warned while the test was cleaned up: {message}")

    handler = qInstallMessageHandler(note)
    ends_file = nextitem is None or nextitem.path != item.path
    try:
        result = yield
        found += _running_threads(item.stash[_threads_before])
        found += _running_processes()
        # Tests without Qt are many and quick: what they leave is checked once, after the last one of a file.
        if ends_file or "qapp" in getattr(item, "fixturenames", ()):
            found += _thrown_away()
            things = gc.get_objects()
            found += _running_objects(things)
            ends_file |= len(things) > _MANY
            del things
    finally:
        qInstallMessageHandler(handler)
    if ends_file:
        _set_aside()
    if found:
        pytest.fail("\n".join(found), pytrace=False)
    return result


def _thrown_away() -> list[str]:
    """Delete unreachable objects now, so that this test is blamed for errors in their finalizers."""
    words: list[str] = []
    hook = sys.unraisablehook
    sys.unraisablehook = lambda last: words.append(
        f"An exception that nobody could catch: {last.exc_value!r} in {last.object!r}"
    )
    try:
        if QCoreApplication.instance() is not None:
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        gc.collect()
    finally:
        sys.unraisablehook = hook
    return words


def _running_threads(before: set[threading.Thread]) -> Iterator[str]:
    for thread in set(threading.enumerate()) - before:
        if not thread.daemon:
            thread.join(GRACE)
            if thread.is_alive():
                yield f"The test leaves a running thread: {thread.name}"


def _running_processes() -> Iterator[str]:
    """Processes in which opponents think. Each is ended, so that the next test is not blamed."""
    for process in multiprocessing.active_children():
        yield f"The test leaves a running process: {process.name}"
        process.kill()
        process.join()


def _running_objects(things: list[object]) -> Iterator[str]:
    """Timers and animations that still run. Each is stopped, so that the next test is not blamed."""
    if QCoreApplication.instance() is None:
        return
    for thing in (*_older, *_that_can_run(things)):
        if not shiboken6.isValid(thing):
            # Qt has deleted it: it never runs again, and later tests need not check it.
            _older.discard(thing)
            continue
        running = (
            thing.isActive()
            if isinstance(thing, QTimer)
            else thing.state() == QAbstractAnimation.State.Running
        )
        if running:
            yield f"The test leaves {_described(thing)} running"
            thing.stop()


def _that_can_run(things: list[object]) -> list[QTimer | QAbstractAnimation]:
    """The timers and animations among the objects that the collector tracks."""
    # There are far fewer types than objects.
    kinds = {kind for kind in set(map(type, things)) if issubclass(kind, _RUN)}
    return [thing for thing in things if type(thing) in kinds] if kinds else []


def _described(thing: QObject) -> str:
    owner = thing.parent()
    of = f" of {type(owner).__name__}" if owner is not None else ""
    every = f" (every {thing.interval()} ms)" if isinstance(thing, QTimer) else ""
    return f"a {type(thing).__name__}{of}{every}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Count what the kernel refused, which nobody would notice among the dots."""
    skipped = terminalreporter.stats.get("skipped", [])
    for line in refusals(str(report.longrepr[2]) for report in skipped):
        terminalreporter.write_line(line)


def pytest_report_header() -> str:
    return f"Qt platform: {os.environ['QT_QPA_PLATFORM']}, Python {sys.version.split()[0]}"
