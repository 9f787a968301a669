"""The opponent whose turn it is: it is asked in its process, and answers no faster than a person would."""

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from tartli_desktop.game.match import Action
from tartli_desktop.thinking.thinker import OpponentTrouble, Request, Thinker


class OpponentTurns(QObject):
    """Asks one opponent at a time what it does.

    Attributes:
        seat: the seat that was asked last.
        is_interjecting: whether that seat was asked what it has to say out of turn.
        is_simpler: whether a simpler level decides the open question.

    Args:
        least: returns the least duration of a turn, in seconds.

    Signals:
        decided(action): the opponent does this.
        silent: the opponent has nothing to say out of turn.
        failed(sentence): the opponent gave no answer.
        replaced: the opponent failed, and a simpler level decides; its answer is still to come.
    """

    decided = Signal(object)
    silent = Signal()
    failed = Signal(str)
    replaced = Signal()

    def __init__(self, thinker: Thinker, least: Callable[[], float], parent: QObject) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._least = least
        self.seat = 0
        self.is_interjecting = False
        self.is_simpler = False
        self._request: Request | None = None
        """The question whose answer is not done yet."""
        self._answer: Action | None = None
        self._thought_for = QElapsedTimer()
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._do_answer)

    def ask(self, seat: int, request: Request, *, interject: bool) -> None:
        """Ask an opponent what it does, or what it has to say out of turn."""
        self.seat, self.is_interjecting = seat, interject
        self._thought_for.start()
        self._request = request
        request.answered.connect(self._on_answer)
        request.failed.connect(self.failed)
        request.in_trouble.connect(self._on_trouble)
        self._thinker.ask(request)

    def forget(self) -> None:
        """Drop the open question, or the answer that is not done yet."""
        if self._request is not None:
            self._request.cancel()
            self._request = None
        self._answer = None
        self.is_simpler = False
        self._pause.stop()

    def hurry(self) -> None:
        """Do an answer that is there already without the rest of its pause."""
        if self._pause.isActive():
            self._pause.start(0)

    def _on_answer(self, action: Action | None) -> None:
        if action is None and self.is_interjecting:
            self.silent.emit()
        elif action is None:
            self.failed.emit("no answer")
        elif self.is_interjecting:
            self.decided.emit(action)
        else:
            self._answer = action
            self._pause.start(max(0, round(self._least() * 1000) - self._thought_for.elapsed()))

    def _do_answer(self) -> None:
        if self._answer is not None:
            self.decided.emit(self._answer)

    def _on_trouble(self, trouble: OpponentTrouble) -> None:
        # Of an opponent that only begins again nobody need hear.
        if trouble is OpponentTrouble.SIMPLER_LEVEL:
            self.is_simpler = True
            self.replaced.emit()
