"""Asks the opponents' process what can be done is worth: quickly at first, and then as well as it can."""

from collections.abc import Mapping
from typing import TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal

from tartli_desktop.game.match import Action, View
from tartli_desktop.game.rules import Rules
from tartli_desktop.thinking.questions import Asked
from tartli_desktop.thinking.thinker import Request, Thinker

Worths: TypeAlias = Mapping[Action, object]
"""What actions are worth, in the terms of their game."""

_SECONDS = (0.6, 7.0)
"""How long each question may take."""


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
        self._view: View
        self._asked = 0
        self._request: Request | None = None
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._ask)

    @property
    def is_running(self) -> bool:
        """Whether there is more to come."""
        return self._request is not None or self._next.isActive()

    def start(self, rules: Rules, view: View) -> None:
        """Weigh what the seat of this view can do, and nothing else any more."""
        self.stop()
        self._rules, self._view, self._asked = rules, view, 0
        self._next.start()

    def stop(self) -> None:
        """Ask no more questions, and ignore answers."""
        self._next.stop()
        if self._request is not None:
            self._request.cancel()
            self._request = None

    def _ask(self) -> None:
        opponents, seconds = self._rules.opponents, _SECONDS[self._asked]
        level = opponents.levels[-1]
        self._request = Request(opponents, Asked.EVALUATE, self._view, level, 1, seconds=seconds)
        self._request.answered.connect(self._take)
        self._request.failed.connect(self._fail)
        self._thinker.ask(self._request)

    def _take(self, worths: Worths) -> None:
        self._request = None
        self._asked += 1
        if self._asked == len(_SECONDS):
            self.finished.emit(worths)
            return
        # After a pause, so that the window stays responsive between two questions.
        self._next.start()
        self.answered.emit(worths)

    def _fail(self, _sentence: str) -> None:
        self._request = None
        self.failed.emit()
