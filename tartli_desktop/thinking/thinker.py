"""Opponents asked in a process of their own, so that the window never waits for them."""

from __future__ import annotations

import importlib
import logging
import queue
import threading
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from msgspec import Struct
from PySide6.QtCore import QObject, Qt, Signal

from .questions import Asked, Question

if TYPE_CHECKING:
    from .worker import Worker

_log = logging.getLogger(__name__)

SECONDS = 1.5
"""Seconds after which an opponent must be content with the best so far, so that no decision takes 2."""

LIMIT = 10.0
"""Seconds after which an opponent that has not answered hangs."""


class Opponents(Protocol):
    """Who is asked: what :class:`tartli_desktop.game.rules.Rules` tells of a game's opponents."""

    opponents_module: str
    levels: tuple[str, ...]
    reserve_level: str


class OpponentTrouble(Enum):
    """What went wrong with an opponent that answers all the same."""

    RESTARTED = auto()
    """Its process died; it was started again and asked the same."""
    SIMPLER_LEVEL = auto()
    """It hung, or died again over the same question; a simpler level decides."""


class Request(QObject):
    """A question to an opponent, and what comes back. :meth:`Thinker.ask` sends it on its way, once.

    Attributes:
        opponents: who is asked.
        asked: what the opponent is asked.
        view: what its seat knows.
        level: how well it plays.
        seed: makes its decision repeatable.
        also: actions that an evaluation is to weigh in any case.
        seconds: after so long the best so far must do; None for the time that opponents have.

    Signals:
        answered(answer): an action, or None where it has nothing to say out of turn; of an evaluation the
            value of each action.
        failed(sentence): the opponent broke down over it.
        in_trouble(trouble): a :class:`OpponentTrouble` over it; the answer is still to come.
        cancelled: nobody wants the answer any more.
    """

    answered = Signal(object)
    failed = Signal(str)
    in_trouble = Signal(object)
    cancelled = Signal()

    def __init__(
        self,
        opponents: Opponents,
        asked: Asked,
        view: Any,
        level: str,
        seed: int,
        also: tuple[Any, ...] = (),
        seconds: float | None = None,
    ) -> None:
        super().__init__()
        self.opponents = opponents
        self.asked = asked
        self.view = view
        self.level = level
        self.seed = seed
        self.also = also
        self.seconds = seconds
        self._is_awaited = True

    @property
    def is_awaited(self) -> bool:
        """Whether somebody waits for the answer: it has neither come nor been cancelled."""
        return self._is_awaited

    def cancel(self) -> None:
        """Tell nothing more; it is not thought about any further."""
        if self._is_awaited:
            self._is_awaited = False
            self.cancelled.emit()

    # For the one who thinks about it

    def answer(self, answer: object) -> None:
        """Tell the answer, if it is still wanted."""
        if self._is_awaited:
            self._is_awaited = False
            self.answered.emit(answer)

    def fail(self, sentence: str) -> None:
        """Tell that there will be no answer, and why."""
        if self._is_awaited:
            self._is_awaited = False
            self.failed.emit(sentence)

    def report_trouble(self, trouble: OpponentTrouble) -> None:
        """Tell what went wrong with the opponent; the answer is still to come."""
        if self._is_awaited:
            self.in_trouble.emit(trouble)


class _Task(Struct, eq=False):
    """What the thread knows of a request, which belongs to the window."""

    opponents: Opponents
    asked: Asked
    view: Any
    level: str
    seed: int
    also: tuple[Any, ...]
    seconds: float
    is_wanted: bool = True


class _Answer(NamedTuple):
    action: Any


class _Failure(NamedTuple):
    sentence: str


class Thinker(QObject):
    """Asks opponents one after the other in one process, which is started when it is first needed.

    A thread waits for the process, and does nothing else as long as there can be one. What is heard of a
    :class:`Request` is heard in the thread of this object.
    """

    _happened = Signal(object, object)

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        seconds: float = SECONDS,
        limit: float = LIMIT,
    ) -> None:
        """Ask opponents, of any game.

        After ``seconds`` an opponent takes the best so far; after ``limit`` it is taken to hang.
        """
        super().__init__(parent)
        self._seconds = seconds
        self._limit = limit
        self._tasks: queue.SimpleQueue[_Task | None] = queue.SimpleQueue()
        self._requests: dict[_Task, Request] = {}
        """Those whose answer is awaited."""
        self._thread: threading.Thread | None = None
        # What both threads look at.
        self._lock = threading.Lock()
        self._asked: _Task | None = None
        """What the process thinks about."""
        self._worker: Worker | None = None
        self._happened.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def ask(self, request: Request) -> None:
        """Have a question answered, after those that were asked before it."""
        if not request.is_awaited:
            return
        seconds = self._seconds if request.seconds is None else request.seconds
        task = _Task(
            request.opponents,
            request.asked,
            request.view,
            request.level,
            request.seed,
            request.also,
            seconds,
        )
        self._requests[task] = request
        request.cancelled.connect(self._forget_cancelled)
        self._tasks.put(task)
        if self._thread is None:
            # A daemon, so that a program that ends without closing it ends all the same.
            self._thread = threading.Thread(target=self._run, name="opponent", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Stop; nothing is answered any more."""
        for request in tuple(self._requests.values()):
            request.cancel()
        if self._thread is not None:
            self._tasks.put(None)
            self._thread.join()
            self._thread = None

    def _forget_cancelled(self) -> None:
        """Some question was cancelled: the process need not think about it."""
        with self._lock:
            for task in [task for task, request in self._requests.items() if not request.is_awaited]:
                task.is_wanted = False
                del self._requests[task]
                if self._worker is not None and self._asked is task:
                    self._worker.kill()

    def _deliver(self, task: _Task, what: _Answer | _Failure | OpponentTrouble) -> None:
        request = self._requests.get(task)
        if request is None:
            return
        if isinstance(what, OpponentTrouble):
            request.report_trouble(what)
            return
        del self._requests[task]
        if isinstance(what, _Answer):
            request.answer(what.action)
        else:
            request.fail(what.sentence)

    # In the thread that waits for the process

    def _run(self) -> None:
        while (task := self._tasks.get()) is not None:
            if not task.is_wanted:
                continue
            try:
                outcome = self._think(task)
            except Exception as error:
                _log.exception("the opponent broke down")
                outcome = _Failure(str(error))
            if outcome is not None:
                self._happened.emit(task, outcome)
        if self._worker is not None:
            self._worker.end()
            self._worker = None

    def _think(self, task: _Task) -> _Answer | _Failure | None:
        """Ask, once more where the process died, and then a simpler level; None if it is cancelled.

        Raises what the opponent broke down over.
        """
        from .worker import WorkerDiedError, WorkerHungError

        evaluates = task.asked is Asked.EVALUATE
        simplest, reserve = task.opponents.levels[0], task.opponents.reserve_level
        reserve = reserve if task.level not in (reserve, simplest) else simplest
        levels = [task.level, task.level, *([] if evaluates else [reserve])]
        lost: Exception | None = None
        while levels:
            level = levels.pop(0)
            try:
                return self._ask_worker(task, level)
            except WorkerHungError as error:
                lost = error
                levels = [other for other in levels if other != level]
            except (WorkerDiedError, OSError) as error:
                lost = error
            if not task.is_wanted:
                return None
            _log.error("the process of the opponent %r was lost: %s", level, lost)
            if levels:
                trouble = (
                    OpponentTrouble.RESTARTED if levels[0] == task.level else OpponentTrouble.SIMPLER_LEVEL
                )
                self._happened.emit(task, trouble)
        if isinstance(lost, WorkerHungError) or evaluates:
            return _Failure(str(lost))
        # No process lives long enough, but a simple level does not keep the window waiting either.
        opponents: Any = importlib.import_module(task.opponents.opponents_module)
        ask = opponents.interject if task.asked is Asked.INTERJECT else opponents.choose
        return _Answer(ask(task.view, reserve, seed=task.seed))

    def _ask_worker(self, task: _Task, level: str) -> _Answer | None:
        """Ask the process, as if for this level.

        Raises what its ``ask`` does, and OSError where the system gives none.
        """
        from .worker import Worker

        worker = self._worker
        if worker is not None and worker.is_gone:
            worker.end()
            worker = None
        worker = worker or Worker(task.opponents.opponents_module)
        with self._lock:
            self._worker = worker
            if not task.is_wanted:
                return None
            self._asked = task
        question = Question(
            task.opponents.opponents_module,
            task.view,
            level,
            task.seed,
            asked=task.asked,
            seconds=task.seconds,
            also=task.also,
        )
        try:
            return _Answer(worker.ask(question, self._limit))
        finally:
            with self._lock:
                self._asked = None
