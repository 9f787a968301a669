"""Long work in a thread of its own while the window stays responsive, with its progress and a way to stop."""

from __future__ import annotations

import gc
import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

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
    """Work in a thread of its own.

    Signals, delivered in the thread of this object:
        progressed(percent): this part of the work is done.
        ended: the work has ended.
    """

    progressed = Signal(int)
    ended = Signal()

    def __init__(self, do: Callable[[ReportShare], object]) -> None:
        super().__init__()
        self._do = do
        self._stop = threading.Event()
        self._told_at = 0.0
        self.percent = 0
        self.is_over = False
        self.result: object = None
        self.error: BaseException | None = None
        self.thread_of_it = threading.Thread(target=self._run, name="patience")

    def note_end(self) -> None:
        """Record in the main thread that the work has ended."""
        self.is_over = True

    def stop(self) -> None:
        """Skip the rest of the work."""
        self._stop.set()

    def _tell(self, share: float) -> None:
        if self._stop.is_set():
            raise _Stopped
        self.percent = round(100 * share)
        now = time.monotonic()
        if now - self._told_at >= _BETWEEN:
            self._told_at = now
            self.progressed.emit(self.percent)

    def _run(self) -> None:
        try:
            self.result = self._do(self._tell)
        except _Stopped:
            pass
        except Exception as error:
            self.error = error
        self.ended.emit()


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
        result: Result | None = _waited_for(parent, words, _Work(do))
        return result
    finally:
        age_all()
        if collects:
            gc.enable()


def _waited_for(parent: QWidget, words: str, work: _Work) -> Any:
    """Start the work, and run an event loop until it ends."""
    # Imported here, since no long work is done at the start of the program.
    from PySide6.QtCore import QEventLoop

    loop = QEventLoop()
    # Connected in this order, so that the end is recorded before the loop ends.
    work.ended.connect(work.note_end)
    work.ended.connect(loop.quit)
    waiting = QTimer(work, singleShot=True)
    waiting.setInterval(SHOWN_AFTER)
    waiting.timeout.connect(loop.quit)
    work.thread_of_it.start()
    waiting.start()
    loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    waiting.stop()
    if not work.is_over:
        shown = _shown(parent, words, work)
        # Showing the dialog may have taken longer than the work.
        if not work.is_over:
            loop.exec()
        shown.close()
        shown.deleteLater()
        # If the program is about to quit, the loop has ended before the work.
        work.stop()
    work.thread_of_it.join()
    if work.error is not None:
        raise work.error
    return work.result


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
