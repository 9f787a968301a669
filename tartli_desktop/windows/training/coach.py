"""Finds what is practised, and weighs answers, in the opponents' process."""

from collections.abc import Mapping, Sequence

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer, Signal

from tartli_desktop.game.evaluating import Evaluating, Query
from tartli_desktop.game.match import Action, View
from tartli_desktop.game.rules import Opponents, Rules
from tartli_desktop.game.training import Judged, Sought, Training
from tartli_desktop.thinking.questions import Asked
from tartli_desktop.thinking.thinker import Request, Thinker
from tartli_desktop.windows.coach.evaluating_run import UNHURRIED

SLICE = 1.5
"""Seconds of one search, so that it can be given up, and that no opponent waits long for its turn."""


Values = Mapping[Action, object]
"""What actions are worth, as ``evaluate`` of the opponents returns it."""


class Search(QObject):
    """Looks for one hand or question until it is found or given up.

    Signals:
        found(position): see :class:`tartli_desktop.game.training.Found`.
        failed: the opponents' process cannot look.
    """

    found = Signal(object)
    failed = Signal()

    def __init__(self, rules: Rules, training: Training, sought: Sought, seed: int, thinker: Thinker) -> None:
        super().__init__()
        self._opponents = Opponents(training.module, rules.opponents.levels)
        self.sought = sought
        """What is looked for."""
        self.position: object = None
        """What was found."""
        self._seed = seed
        self._thinker = thinker
        self._request: Request | None = None

    def go_on(self) -> None:
        """Look on, unless it does or has found something."""
        if self._request is None and self.position is None:
            self._look()

    def _look(self) -> None:
        self._seed += 1
        level = self._opponents.levels[-1]
        request = Request(self._opponents, Asked.FIND, self.sought, level, self._seed, seconds=SLICE)
        self._request = request
        request.answered.connect(self._take)
        request.failed.connect(lambda _sentence: self.failed.emit())
        self._thinker.ask(request)

    def stop(self) -> None:
        """Give up."""
        if self._request is not None:
            self._request.cancel()
            self._request = None

    def _take(self, position: object) -> None:
        self._request = None
        if position is None:
            self._look()
            return
        self.position = position
        self.found.emit(position)


class Judgement(Struct, frozen=True):
    """An answer, judged."""

    judged: Judged
    view: View
    """The view of the decision that it is about."""
    done: Action
    """What was done there, or what counts as that."""
    is_as_done: bool
    """Whether it is the very action."""
    values: Values
    """What its actions are worth."""


class AnswerWeighing(QObject):
    """Weighs a question while the player thinks about it, and then the answer.

    Signals:
        judged(judgement): a :class:`Judgement`, or None if the opponents' process could not weigh it.
    """

    judged = Signal(object)

    def __init__(
        self, rules: Rules, training: Training, view: View, thinker: Thinker, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._rules, self._training, self._thinker = rules, training, thinker
        self.view = view
        """The view of the question."""
        self._looks: list[tuple[Query, Values]] = []
        self._request: Request | None = None
        self._answer: Sequence[tuple[View, Action]] = ()
        self._thought: Evaluating[Judged] | None = None
        self._wanted: Query | None = None
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._go_on)

    def begin(self) -> None:
        """Look at the question in advance."""
        self._ask(Query(self.view))

    def stop(self) -> None:
        """Weigh no more."""
        self._next.stop()
        if self._request is not None:
            self._request.cancel()
            self._request = None

    def judge(self, answer: Sequence[tuple[View, Action]]) -> None:
        """Judge an answer: its actions, each with its view."""
        # The looks in advance were at the same position.
        (_, first), *rest = answer
        self._answer = [(self.view, first), *rest]
        self._thought = self._training.judging(self._answer)
        self._step(None)

    def _step(self, values: Values | None) -> None:
        assert self._thought is not None
        try:
            self._wanted = self._thought.send(values)
        except StopIteration as end:
            self._tell(end.value)
        else:
            self._next.start()

    def _go_on(self) -> None:
        query = self._wanted
        if query is None or self._request is not None:
            # The look in advance is still to come.
            return
        values = self._known(query)
        if values is None:
            self._ask(query)
        else:
            self._wanted = None
            self._step(values)

    def _known(self, query: Query) -> Values | None:
        """What an earlier look gave that had all that is asked now."""
        for known, values in self._looks:
            is_same = known.view is query.view and known.seed == query.seed
            if is_same and (known == query or values.keys() >= {*query.also}):
                return values
        return None

    def _ask(self, query: Query) -> None:
        opponents = self._rules.opponents
        level = opponents.levels[-1]
        request = Request(
            opponents, Asked.EVALUATE, query.view, level, query.seed, query.also, seconds=UNHURRIED
        )
        self._request = request

        def take(values: Values) -> None:
            self._request = None
            if not values:
                fail("")
                return
            self._looks.append((query, values))
            self._next.start()

        def fail(_sentence: str) -> None:
            self._request = None
            if self._thought is not None:
                self.judged.emit(None)

        request.answered.connect(take)
        request.failed.connect(fail)
        self._thinker.ask(request)

    def _tell(self, judged: Judged) -> None:
        view, said = self._answer[judged.place]
        done = judged.counted_as or said
        looks = [values for query, values in self._looks if query.view is view and done in values]
        # On a machine that is too slow for a single deal, an action is not weighed.
        self.judged.emit(Judgement(judged, view, done, done == said, looks[-1]) if looks else None)
