"""Pictures read and packs kept in a thread of their own, while the window goes on."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal

from tartli_desktop.packs.pack_draft import Draft, LookedAt
from tartli_desktop.packs.pack_kinds import PackKind

ReportPicture = Callable[[LookedAt], None]
"""Is called with each picture that was looked at."""

Stopped = Callable[[], bool]
"""Whether to leave out the rest."""


class Work(QObject):
    """Does one thing in a thread of its own.

    Signals, delivered in the thread of this object:
        stepped(step): a step was done.
        ended(result, error): it is over; the error is None if it went well.
    """

    stepped = Signal(object)
    ended = Signal(object, object)
    _over = Signal()

    def __init__(self, do: Callable[[ReportPicture, Stopped], object]) -> None:
        super().__init__()
        self._do = do
        self._stop = threading.Event()
        self._afterwards: Callable[[], object] | None = None
        self._lock = threading.Lock()
        self._is_over = False
        self._thread = threading.Thread(target=self._run, name="own pack")
        self._over.connect(self._let_go)

    def start(self) -> None:
        """Begin. The object stays until its thread has ended, even if nobody refers to it."""
        at_work.add(self)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.stop)
        self._thread.start()

    def stop(self) -> None:
        """Leave out what was not begun yet."""
        self._stop.set()

    def abandon(self, afterwards: Callable[[], object]) -> None:
        """Stop, and tell nobody; do this when it is over, in whichever thread that is."""
        self.stop()
        with self._lock:
            over = self._is_over
            self._afterwards = afterwards
        if over:
            afterwards()

    def _run(self) -> None:
        result: object = None
        error: BaseException | None = None
        try:
            result = self._do(self.stepped.emit, self._stop.is_set)
        except Exception as raised:
            error = raised
        with self._lock:
            self._is_over = True
            afterwards = self._afterwards
        if afterwards is None:
            self.ended.emit(result, error)
        else:
            afterwards()
        self._over.emit()

    def _let_go(self) -> None:
        self._thread.join()
        at_work.discard(self)


at_work: set[Work] = set()
"""All that have not come to their end."""


class Making:
    """A draft, and the thread that may be at work on it."""

    def __init__(self, packs: Path, kind: PackKind) -> None:
        self.draft = Draft(packs, kind)
        self.work: Work | None = None

    def close(self) -> None:
        """Let go of the draft, at once or as soon as the thread has ended."""
        work, self.work = self.work, None
        if work is None:
            self.draft.discard()
        else:
            work.abandon(self.draft.discard)
