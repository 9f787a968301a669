"""Long work in a thread of its own while the window stays responsive, with its progress and a way to stop."""

from __future__ import annotations

import gc
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.text.context import Context

if TYPE_CHECKING:
    from PySide6.QtWidgets import QProgressDialog, QWidget

tr = Context("Patience")

Result = TypeVar("Result")

ReportShare = Callable[[float], None]
"""Called with the part of the work that is done, from 0 to 1."""

SHOWN_AFTER = 500
"""Milliseconds after which the progress of the work is shown."""

_BETWEEN = 0.05
"""Seconds between two numbers shown."""


class _Stopped(Exception):  # noqa: N818 - it is no error
    """The player has stopped the work."""


class _Work(QObject):
    """What two threads know of some work.

    Signals, delivered in the thread of this object:
        progressed(percent): this part of the work is done.
        ended: the work has ended.
    """

    progressed = Signal(int)
    ended = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._stop = threading.Event()
        self._told_at = 0.0
        self.percent = 0

    def stop(self) -> None:
        """Skip the rest of the work."""
        self._stop.set()

    def tell(self, share: float) -> None:
        """Tell how much is done, from the thread that does it."""
        if self._stop.is_set():
            raise _Stopped
        self.percent = round(100 * share)
        now = time.monotonic()
        if now - self._told_at >= _BETWEEN:
            self._told_at = now
            self.progressed.emit(self.percent)


def age_all() -> None:
    """Move all objects into the oldest generation, without a search for garbage among them."""
    gc.freeze()
    # What stayed frozen could never be collected.
    gc.unfreeze()


def with_store(
    parent: QWidget,
    words: str,
    store: MatchStore,
    work: Callable[[MatchStore, ReportShare], Result],
    *,
    is_long: bool,
) -> Result | None:
    """Do something with the stored matches; long work runs in a thread, on its own database connection.

    Returns its result, or None if the player has stopped it. Raises its exceptions, and CannotRead.
    """
    if not is_long or not store.lasts:
        return work(store, lambda _: None)

    def beside(report: ReportShare) -> Result:
        with store.reopen() as other:
            return work(other, report)

    return patiently(parent, words, beside)


def patiently(parent: QWidget, words: str, do: Callable[[ReportShare], Result]) -> Result | None:
    """Do something in a thread of its own, and wait for it while the window stays responsive.

    Until the progress is shown, keys and clicks wait; after that they can only stop the work.

    Args:
        parent: the window over which the progress is shown.
        words: what is being done.
        do: does the work, and calls its argument now and then with the part that is done.

    Returns its result, or None if the player has stopped it. Raises its exceptions.
    """
    collects = gc.isenabled()
    # The parts of a long match are not garbage, and collecting among them would block the window.
    gc.disable()
    try:
        return _waited_for(parent, words, do)
    finally:
        age_all()
        if collects:
            gc.enable()


def _waited_for(parent: QWidget, words: str, do: Callable[[ReportShare], Result]) -> Result | None:
    """Start the work, and run an event loop until it ends."""
    # Imported here, since no long work is done at the start of the program.
    from concurrent.futures import ThreadPoolExecutor

    from PySide6.QtCore import QEventLoop

    work, loop = _Work(), QEventLoop()
    work.ended.connect(loop.quit)
    waiting = QTimer(work, singleShot=True)
    waiting.timeout.connect(loop.quit)
    waiting.start(SHOWN_AFTER)
    with ThreadPoolExecutor(1, "patience") as thread:
        doing = thread.submit(do, work.tell)
        # Called once it is done, even if that is now.
        doing.add_done_callback(lambda _: work.ended.emit())
        if not doing.done():
            loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        waiting.stop()
        if not doing.done():
            shown = _shown(parent, words, work)
            # Showing the dialog may have taken longer than the work.
            if not doing.done():
                loop.exec()
            shown.close()
            shown.deleteLater()
            # If the program is about to quit, the loop has ended before the work.
            work.stop()
    with suppress(_Stopped):
        return doing.result()
    return None


def _shown(parent: QWidget, words: str, work: _Work) -> QProgressDialog:
    # Rarely needed, and slow to import.
    from PySide6.QtWidgets import QProgressDialog

    from tartli_desktop.widgets.papers.sheet import plain_label

    shown = QProgressDialog(parent)
    shown.setWindowModality(Qt.WindowModality.ApplicationModal)
    shown.setWindowTitle(tr("One moment"))
    shown.setLabel(plain_label(words))
    shown.setCancelButtonText(tr("&Cancel"))
    shown.setAutoClose(False)
    shown.setAutoReset(False)
    shown.setRange(0, 100)
    work.progressed.connect(shown.setValue)
    shown.canceled.connect(work.stop)
    shown.show()
    shown.setValue(work.percent)
    return shown
