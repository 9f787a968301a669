"""Asks opponents in a separate process, so that the window never waits for them."""

import importlib
import logging
import os
import queue
import threading
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct
from PySide6.QtCore import QObject, Qt, Signal

from tartli_desktop.game.match import Action
from tartli_desktop.game.rules import Opponents

from .questions import Asked, Question

if TYPE_CHECKING:
    from .worker import Worker

_log = logging.getLogger(__name__)

SECONDS = 1.5
"""Seconds after which an opponent must take the best action so far, so that no decision takes 2."""

LIMIT = 10.0
"""Seconds after which an opponent without an answer counts as hung."""

PATIENCE = 120.0
"""The same for one in the background, which may have to wait until others need no time."""


class OpponentTrouble(Enum):
    """What went wrong with an opponent that will answer all the same."""

    RESTARTED = auto()
    """Its process died, was started again and asked the same question."""
    SIMPLER_LEVEL = auto()
    """It hung, or died again over the same question; a simpler level decides."""


class Request(QObject):
    """A question to an opponent, and what comes back. Pass it to :meth:`Thinker.ask` once.

    Attributes:
        opponents: the opponents of the game.
        asked: the kind of question.
        view: the view of the opponent's seat.
        level: the level of the opponent.
        seed: makes the decision repeatable.
        also: actions that an evaluation must weigh in any case.
        seconds: after this time the best answer so far must do; None for the usual time of opponents.

    Signals:
        answered(answer): an action, or None if there is nothing to say out of turn; for an evaluation the
            value of each action.
        failed(sentence): the opponent failed on the question.
        in_trouble(trouble): there was an :class:`OpponentTrouble`; the answer is still to come.
        cancelled: the answer is not wanted now.
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
        also: tuple[Action, ...] = (),
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
        """Whether somebody waits for the answer: it has not come and the request was not cancelled."""
        return self._is_awaited

    def cancel(self) -> None:
        """Give up the answer, and stop the opponent from thinking about it."""
        if self._is_awaited:
            self._is_awaited = False
            self.cancelled.emit()

    # For the thinker

    def answer(self, answer: object) -> None:
        """Report the answer, if it is still wanted."""
        if self._is_awaited:
            self._is_awaited = False
            self.answered.emit(answer)

    def fail(self, sentence: str) -> None:
        """Report that there will be no answer, and why."""
        if self._is_awaited:
            self._is_awaited = False
            self.failed.emit(sentence)

    def report_trouble(self, trouble: OpponentTrouble) -> None:
        """Report what went wrong with the opponent; the answer is still to come."""
        if self._is_awaited:
            self.in_trouble.emit(trouble)


class _Task(Struct, eq=False):
    """What the thread knows of a request, which itself belongs to the window's thread."""

    opponents: Opponents
    question: Question
    is_wanted: bool = True


class _Answer(NamedTuple):
    action: Action


def _load_what_starts_processes() -> None:
    """Import here what the thread would import with the first process.

    A plugin that Qt loads, such as that for sound, may translate a message, and waits for Python to ask the
    program's translator. A thread that loads a compiled module then would hold Python, and wait for the
    system's loader, which Qt holds.
    """
    posix = ("subprocess", "multiprocessing.resource_tracker", "multiprocessing.popen_spawn_posix")
    windows = ("multiprocessing.popen_spawn_win32",)
    for name in (f"{__package__}.worker", *(posix if os.name == "posix" else windows)):
        importlib.import_module(name)


class _Failure(NamedTuple):
    sentence: str


class Thinker(QObject):
    """Asks opponents one after the other in one process, which is started when it is first needed.

    A thread waits for the process. A :class:`Request` emits its signals in the thread of this object.
    """

    _happened = Signal(object, object)

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        seconds: float = SECONDS,
        limit: float = LIMIT,
        in_background: bool = False,
    ) -> None:
        """Ask opponents of any game.

        After ``seconds`` an opponent takes the best action so far; after ``limit`` it counts as hung. With
        ``in_background`` the process only gets the time that no other one wants.
        """
        super().__init__(parent)
        self._in_background = in_background
        self._seconds = seconds
        self._limit = max(limit, PATIENCE) if in_background else limit
        self._tasks: queue.SimpleQueue[_Task | None] = queue.SimpleQueue()
        self._requests: dict[_Task, Request] = {}
        """The requests whose answer is awaited."""
        self._thread: threading.Thread | None = None
        # Guards what both threads use.
        self._lock = threading.Lock()
        self._asked: _Task | None = None
        """The task that the process thinks about."""
        self._worker: Worker | None = None
        self._happened.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def ask(self, request: Request) -> None:
        """Queue a question after those that were asked before it."""
        if not request.is_awaited:
            return
        seconds = self._seconds if request.seconds is None else request.seconds
        opponents, asked, also = request.opponents, request.asked, request.also
        question = Question(opponents.module, request.view, request.level, request.seed, asked, seconds, also)
        task = _Task(opponents, question)
        self._requests[task] = request
        request.cancelled.connect(self._forget_cancelled)
        self._tasks.put(task)
        if self._thread is None:
            _load_what_starts_processes()
            # A daemon, so that the program can end even if it does not close this.
            self._thread = threading.Thread(target=self._run, name="opponent", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Cancel all requests and stop."""
        for request in tuple(self._requests.values()):
            request.cancel()
        if self._thread is not None:
            self._tasks.put(None)
            self._thread.join()
            self._thread = None

    def _forget_cancelled(self) -> None:
        """Drop cancelled questions, and stop the process if it thinks about one."""
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
        """Ask once more if the process died, then ask a simpler level; None if the task is cancelled.

        Raises the error on which the opponent failed.
        """
        from .worker import WorkerDiedError, WorkerHungError

        asked, first = task.question.asked, task.question.level
        evaluates = asked in (Asked.EVALUATE, Asked.FIND)
        simplest, reserve = task.opponents.levels[0], task.opponents.reserve
        reserve = reserve if first not in (reserve, simplest) else simplest
        levels = [first, first, *([] if evaluates else [reserve])]
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
                is_same = levels[0] == first
                trouble = OpponentTrouble.RESTARTED if is_same else OpponentTrouble.SIMPLER_LEVEL
                self._happened.emit(task, trouble)
        if isinstance(lost, WorkerHungError) or evaluates:
            return _Failure(str(lost))
        # No process lives long enough, so decide in this one: a simple level answers quickly enough.
        opponents: Any = importlib.import_module(task.opponents.module)
        ask = opponents.interject if asked is Asked.INTERJECT else opponents.choose
        return _Answer(ask(task.question.view, reserve, seed=task.question.seed))

    def _ask_worker(self, task: _Task, level: str) -> _Answer | None:
        """Ask the process for the answer of this level.

        Raises the errors of :meth:`.worker.Worker.ask`, and OSError if the system starts no process.
        """
        from .worker import Worker

        worker = self._worker
        if worker is not None and worker.is_gone:
            worker.end()
            worker = None
        worker = worker or Worker(task.opponents.module, in_background=self._in_background)
        with self._lock:
            self._worker = worker
            if not task.is_wanted:
                return None
            self._asked = task
        try:
            return _Answer(worker.ask(task.question._replace(level=level), self._limit))
        finally:
            with self._lock:
                self._asked = None
