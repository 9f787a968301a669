"""Opponents asked in a process of their own, so that the window never waits for them."""

from __future__ import annotations

import importlib
import logging
import queue
import threading
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal

from tartli_desktop import ai
from tartli_desktop.engine import View

if TYPE_CHECKING:
    from .worker import Worker

_log = logging.getLogger(__name__)

SECONDS = 1.5
"""Seconds after which an opponent must be content with the best so far, so that no decision takes 2."""

LIMIT = 10.0
"""Seconds after which an opponent that has not answered hangs."""

RESERVE = "heuristic"
"""The level that decides where a stronger one cannot; where that is this one, the simplest does."""


class Mishap(Enum):
    """What befell an opponent that answers all the same."""

    RESTARTED = auto()
    """Its process died; it was started again and asked the same."""
    HURRIED = auto()
    """It hung, or died again over the same question; a simpler level decides."""


class _Task(NamedTuple):
    """What is to be answered."""

    token: int
    view: View
    level: str
    seed: int
    out_of_turn: bool
    weighs: bool = False
    """Whether it is asked for the value of every action (``evaluate``)."""


class _Answer(NamedTuple):
    action: Any


class _Failure(NamedTuple):
    sentence: str


class Thinker(QObject):
    """Asks opponents one after the other in one process, which is started when it is first needed.

    A thread waits for the process, and does nothing else as long as there can be one.

    Signals:
        answered(token, action): the answer to the question with that token; ``None`` where the opponent
            has nothing to interject, and of :meth:`evaluate` the value of each action.
        failed(token, sentence): the opponent broke down over that question.
        faltered(token, mishap): a :class:`Mishap` over that question; the answer is still to come.

    All are delivered in the thread of this object; of a question that was cancelled nothing is heard.
    """

    answered = Signal(int, object)
    failed = Signal(int, str)
    faltered = Signal(int, object)
    _happened = Signal(int, object)

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        opponents: str = "tartli_desktop.ai",
        seconds: float = SECONDS,
        limit: float = LIMIT,
    ) -> None:
        """Ask the module ``opponents`` as if it were ``tartli_desktop.ai``.

        After ``seconds`` it shall be content with the best so far; after ``limit`` it is taken to hang.
        """
        super().__init__(parent)
        self._opponents = opponents
        self._seconds = seconds
        self._limit = limit
        self._tasks: queue.SimpleQueue[_Task | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        # What both threads look at.
        self._lock = threading.Lock()
        self._wanted: set[int] = set()
        self._asked: int | None = None
        """The question that the process thinks about."""
        self._worker: Worker | None = None
        self._happened.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def choose(self, token: int, view: View, level: str, seed: int) -> None:
        """Ask for the action of the seat that must act."""
        self._ask(_Task(token, view, level, seed, False))

    def interject(self, token: int, view: View, level: str, seed: int) -> None:
        """Ask whether a seat wants to say something out of turn."""
        self._ask(_Task(token, view, level, seed, True))

    def evaluate(self, token: int, view: View, seed: int) -> None:
        """Ask what every legal action is worth, and which of them the strongest level would choose.

        Nobody weaker answers in its place: where the process dies again, or hangs, it has failed.
        """
        self._ask(_Task(token, view, ai.STRONG, seed, False, True))

    def cancel(self, token: int) -> None:
        """Nobody wants this answer any more; it is not thought about any further."""
        with self._lock:
            self._wanted.discard(token)
            self._stop_if_unwanted()

    def close(self) -> None:
        """Stop; nothing is answered any more."""
        with self._lock:
            self._wanted.clear()
            self._stop_if_unwanted()
        if self._thread is not None:
            self._tasks.put(None)
            self._thread.join()
            self._thread = None

    def _stop_if_unwanted(self) -> None:
        if self._worker is not None and self._asked is not None and self._asked not in self._wanted:
            self._worker.kill()

    def _ask(self, task: _Task) -> None:
        with self._lock:
            self._wanted.add(task.token)
        self._tasks.put(task)
        if self._thread is None:
            # A daemon, so that a program that ends without closing it ends all the same.
            self._thread = threading.Thread(target=self._run, name="opponent", daemon=True)
            self._thread.start()

    def _deliver(self, token: int, what: _Answer | _Failure | Mishap) -> None:
        if token not in self._wanted:
            return
        if isinstance(what, Mishap):
            self.faltered.emit(token, what)
            return
        with self._lock:
            self._wanted.discard(token)
        if isinstance(what, _Answer):
            self.answered.emit(token, what.action)
        else:
            self.failed.emit(token, what.sentence)

    # In the thread that waits for the process

    def _run(self) -> None:
        while (task := self._tasks.get()) is not None:
            if task.token not in self._wanted:
                continue
            try:
                outcome = self._think(task)
            except Exception as error:
                _log.exception("the opponent broke down")
                outcome = _Failure(str(error))
            if outcome is not None:
                self._happened.emit(task.token, outcome)
        if self._worker is not None:
            self._worker.end()
            self._worker = None

    def _think(self, task: _Task) -> _Answer | _Failure | None:
        """Ask, once more where the process died, and then a simpler level; None if it is cancelled.

        Raises what the opponent broke down over.
        """
        from .worker import WorkerDiedError, WorkerHungError

        reserve = RESERVE if task.level not in (RESERVE, ai.LEVELS[0]) else ai.LEVELS[0]
        levels = [task.level, task.level, *([] if task.weighs else [reserve])]
        lost: Exception | None = None
        while levels:
            level = levels.pop(0)
            try:
                return self._ask_worker(task._replace(level=level))
            except WorkerHungError as error:
                lost = error
                levels = [other for other in levels if other != level]
            except (WorkerDiedError, OSError) as error:
                lost = error
            if task.token not in self._wanted:
                return None
            _log.error("the process of the opponent %r was lost: %s", level, lost)
            if levels:
                mishap = Mishap.RESTARTED if levels[0] == task.level else Mishap.HURRIED
                self._happened.emit(task.token, mishap)
        if isinstance(lost, WorkerHungError) or task.weighs:
            return _Failure(str(lost))
        # No process lives long enough, but a simple level does not keep the window waiting either.
        opponents: Any = importlib.import_module(self._opponents)
        ask = opponents.interject if task.out_of_turn else opponents.choose
        return _Answer(ask(task.view, reserve, seed=task.seed))

    def _ask_worker(self, task: _Task) -> _Answer | None:
        """Ask the process. Raises what its ``ask`` does, and OSError where the system gives none."""
        from .worker import Question, Worker

        worker = self._worker
        if worker is not None and worker.is_gone:
            worker.end()
            worker = None
        worker = worker or Worker(self._opponents)
        with self._lock:
            self._worker = worker
            if task.token not in self._wanted:
                return None
            self._asked = task.token
        try:
            return _Answer(worker.ask(Question(*task[1:], seconds=self._seconds), self._limit))
        finally:
            with self._lock:
                self._asked = None
