"""A review computed in the opponents' process, one question after the other."""

from PySide6.QtCore import QObject, QTimer, Signal

from tartli_desktop.face.learning.review import Reviews
from tartli_desktop.game.evaluating import Evaluating, Query
from tartli_desktop.thinking.questions import Asked
from tartli_desktop.thinking.thinker import Request, Thinker

from .reviewed_hand import ReviewedHand

UNHURRIED = 7.0
"""Seconds for each question. Nobody waits, and with less a slow machine would judge differently."""


class ReviewRun(QObject):
    """Judges the decisions of a hand one by one until stopped.

    Signals:
        advanced(review, done): a part of the review, from 0 to 1, is done.
        finished(review): the whole review.
        failed: the review cannot be continued.
    """

    advanced = Signal(object, float)
    finished = Signal(object)
    failed = Signal()

    def __init__(self, reviews: Reviews, reviewed: ReviewedHand, thinker: Thinker, parent: QObject) -> None:
        super().__init__(parent)
        self._reviews = reviews
        self._reviewed = reviewed
        self._thinker = thinker
        self._thought: Evaluating[object] | None = None
        self._request: Request | None = None
        self._answer: object = None
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._go_on)

    def start(self) -> None:
        """Begin as soon as the present position has been painted."""
        self._next.start()

    def stop(self) -> None:
        """Ask no more questions, and ignore answers."""
        self._next.stop()
        if self._request is not None:
            self._request.cancel()
            self._request = None
        if self._thought is not None:
            self._thought.close()

    def _go_on(self) -> None:
        if self._thought is None:
            hand = self._reviewed.hand
            self._thought = self._reviews.evaluating(hand.match, hand.number, self._reviewed.seat)
        answer, self._answer = self._answer, None
        try:
            query = self._thought.send(answer)
        except StopIteration as end:
            self.finished.emit(end.value)
        else:
            self._ask(query)

    def _ask(self, query: Query) -> None:
        self.advanced.emit(query.so_far, query.done)
        opponents = self._reviewed.face.rules.opponents
        strongest = opponents.levels[-1]
        request = Request(
            opponents, Asked.EVALUATE, query.view, strongest, query.seed, query.also, seconds=UNHURRIED
        )
        self._request = request
        request.answered.connect(self._take)
        request.failed.connect(self._fail)
        self._thinker.ask(request)

    def _take(self, values: object) -> None:
        self._request, self._answer = None, values
        # After a pause, so that the window stays responsive between two questions.
        self._next.start()

    def _fail(self, _sentence: str) -> None:
        self._request = None
        self.failed.emit()
