"""Reads pictures and saves packs in a thread of its own, while the window stays responsive."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal

from tartli_desktop.packs.pack_draft import Draft, LookedAt
from tartli_desktop.packs.pack_kinds import PackKind

ReportPicture = Callable[[LookedAt], None]
"""Called with each picture that has been examined."""

Stopped = Callable[[], bool]
"""Whether to skip the rest."""


class Work(QObject):
    """Does one thing in a thread of its own.

    Signals, delivered in the thread of this object:
        stepped(step): a step is done.
        ended(result, error): the work has ended; the error is None if it succeeded.
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
        """Begin. The object stays alive until its thread has ended, even without references."""
        at_work.add(self)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.stop)
        self._thread.start()

    def stop(self) -> None:
        """Skip what has not begun yet."""
        self._stop.set()

    def abandon(self, afterwards: Callable[[], object]) -> None:
        """Stop without any signal; call this when the thread has ended, in whichever thread that is."""
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
"""All work that has not ended."""


class Making:
    """A draft, with the thread that may be working on it."""

    def __init__(self, packs: Path, kind: PackKind) -> None:
        self.draft = Draft(packs, kind)
        self.work: Work | None = None

    def close(self) -> None:
        """Discard the draft, at once or as soon as the thread has ended."""
        work, self.work = self.work, None
        if work is None:
            self.draft.discard()
        else:
            work.abandon(self.draft.discard)
