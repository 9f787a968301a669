"""Asks the opponents' process what can be done is worth, more and more precisely, until nothing changes."""

from PySide6.QtCore import QObject, QTimer, Signal

from tartli_desktop.face.learning.hint import Hints
from tartli_desktop.game.evaluating import Evaluating
from tartli_desktop.game.match import View
from tartli_desktop.game.rules import Rules
from tartli_desktop.study.asking import Worths, asking
from tartli_desktop.thinking.questions import Asked
from tartli_desktop.thinking.thinker import Request, Thinker


class AskingRun(QObject):
    """Weighs what one seat can do.

    Signals:
        answered(worths): the values so far.
        finished(worths): the last values.
        failed: there is no answer.
    """

    answered = Signal(object)
    finished = Signal(object)
    failed = Signal()

    def __init__(self, thinker: Thinker, parent: QObject) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._rules: Rules
        self._thought: Evaluating[Worths] | None = None
        self._request: Request | None = None
        self._answer: object = None
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._go_on)

    @property
    def is_running(self) -> bool:
        """Whether there is more to come."""
        return self._thought is not None

    def start(self, rules: Rules, view: View, hints: Hints) -> None:
        """Weigh what the seat of this view can do, and nothing else any more; ``hints`` have the figures."""
        self.stop()
        self._rules = rules
        self._thought = asking(rules, view, lambda worth: hints.figures(worth, view))
        self._next.start()

    def stop(self) -> None:
        """Ask no more questions, and ignore answers."""
        self._next.stop()
        if self._request is not None:
            self._request.cancel()
        if self._thought is not None:
            self._thought.close()
        self._request = self._thought = self._answer = None

    def _go_on(self) -> None:
        assert self._thought is not None
        answer, self._answer = self._answer, None
        try:
            query = self._thought.send(answer)
        except StopIteration as end:
            self._thought = None
            self.finished.emit(end.value)
            return
        opponents = self._rules.opponents
        level, seed, seconds = opponents.levels[-1], query.seed, query.seconds
        self._request = Request(
            opponents, Asked.EVALUATE, query.view, level, seed, query.also, seconds=seconds
        )
        self._request.answered.connect(self._take)
        self._request.failed.connect(self._fail)
        self._thinker.ask(self._request)
        if query.so_far is not None:
            self.answered.emit(query.so_far)

    def _take(self, values: object) -> None:
        self._request, self._answer = None, values
        # After a pause, so that the window stays responsive between two questions.
        self._next.start()

    def _fail(self, _sentence: str) -> None:
        self._request = self._thought = None
        self.failed.emit()
