"""A long computation with questions that the opponents' process answers, one after the other."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from tartli_desktop.game.evaluating import Evaluating
from tartli_desktop.game.rules import Opponents
from tartli_desktop.thinking.questions import Asked
from tartli_desktop.thinking.thinker import Request, Thinker

UNHURRIED = 7.0
"""Seconds for a question without a time of its own. Nobody waits, and with less a slow machine would judge
differently."""


class EvaluatingRun(QObject):
    """Carries a computation on until it ends or is stopped.

    Signals:
        advanced(so_far, done): what is known before a question, and the part that is done, from 0 to 1.
        finished(result): the result.
        failed: it cannot be continued.
    """

    advanced = Signal(object, float)
    finished = Signal(object)
    failed = Signal()

    def __init__(self, thinker: Thinker, parent: QObject) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._opponents: Opponents
        self._begin: Callable[[], Evaluating[object]] | None = None
        self._thought: Evaluating[object] | None = None
        self._request: Request | None = None
        self._answer: object = None
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._go_on)

    @property
    def is_running(self) -> bool:
        """Whether there is more to come."""
        return self._begin is not None or self._thought is not None

    def start(self, opponents: Opponents, begin: Callable[[], Evaluating[object]]) -> None:
        """Begin a computation, and no other goes on, as soon as what is shown has been painted."""
        self.stop()
        self._opponents, self._begin = opponents, begin
        self._next.start()

    def stop(self) -> None:
        """Ask no more questions, and ignore answers."""
        self._next.stop()
        if self._request is not None:
            self._request.cancel()
        if self._thought is not None:
            self._thought.close()
        self._begin = self._request = self._thought = self._answer = None

    def _go_on(self) -> None:
        if self._begin is not None:
            self._thought, self._begin = self._begin(), None
        assert self._thought is not None
        answer, self._answer = self._answer, None
        try:
            query = self._thought.send(answer)
        except StopIteration as end:
            self._thought = None
            self.finished.emit(end.value)
            return
        seconds = UNHURRIED if query.seconds is None else query.seconds
        level = self._opponents.levels[-1]
        request = Request(
            self._opponents, Asked.EVALUATE, query.view, level, query.seed, query.also, seconds=seconds
        )
        self._request = request
        request.answered.connect(self._take)
        request.failed.connect(self._fail)
        self._thinker.ask(request)
        self.advanced.emit(query.so_far, query.done)

    def _take(self, values: object) -> None:
        self._request, self._answer = None, values
        # After a pause, so that the window stays responsive between two questions.
        self._next.start()

    def _fail(self, _sentence: str) -> None:
        self._request = self._thought = None
        self.failed.emit()
