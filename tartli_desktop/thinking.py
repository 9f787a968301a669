"""Opponents asked in the background, so that the window never waits for them."""

from __future__ import annotations

import logging
from concurrent.futures import Future, ThreadPoolExecutor

from PySide6.QtCore import QObject, Signal

from tartli_desktop import ai
from tartli_desktop.engine import Action, View

_log = logging.getLogger(__name__)


class Thinker(QObject):
    """Asks opponents one after the other in one background thread.

    Signals:
        answered(token, action): the answer to the question with that token; ``None`` where the opponent
            has nothing to interject. Always delivered in the thread of this object.
        failed(token, sentence): the opponent broke down over that question.
    """

    answered = Signal(int, object)
    failed = Signal(int, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._threads = ThreadPoolExecutor(max_workers=1, thread_name_prefix="opponent")
        self._closed = False

    def choose(self, token: int, view: View, level: str, seed: int) -> None:
        """Ask for the action of the seat that must act."""
        self._follow(token, self._threads.submit(ai.choose, view, level, seed=seed))

    def interject(self, token: int, view: View, level: str, seed: int) -> None:
        """Ask whether a seat wants to say something out of turn."""
        self._follow(token, self._threads.submit(ai.interject, view, level, seed=seed))

    def close(self) -> None:
        """Stop; nothing is answered any more."""
        self._closed = True
        self._threads.shutdown(wait=True, cancel_futures=True)

    def _follow(self, token: int, future: Future[Action] | Future[Action | None]) -> None:
        def report(done: Future[Action] | Future[Action | None]) -> None:
            if self._closed or done.cancelled():
                return
            error = done.exception()
            if error is None:
                self.answered.emit(token, done.result())
            else:
                _log.error("the opponent broke down", exc_info=error)
                self.failed.emit(token, str(error))

        future.add_done_callback(report)
