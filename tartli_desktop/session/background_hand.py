"""A hand that opponents play among themselves while the player does something else."""

import logging
from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from tartli_desktop.game.errors import IllegalAction
from tartli_desktop.game.match import Action, Match
from tartli_desktop.game.rules import Rules
from tartli_desktop.thinking.questions import Asked
from tartli_desktop.thinking.thinker import OpponentTrouble, Request, Thinker

_log = logging.getLogger(__name__)


class BackgroundHand(QObject):
    """Plays the hand that was dealt last to its end, as it would be played at the table.

    Whoever plays as the person at a table did, with the same seed, meets the same answers.

    Args:
        match: its hand is running; it is changed.
        levels: who plays, seat by seat.
        seed: as that of a session.
        thinker: thinks for them; one that works in the background if the player plays meanwhile.
        seconds: after this time an opponent must take the best action so far; None for the usual time.

    Signals:
        over(match): the hand is over.
        lost: the process that thinks for them was lost, again and again, and the hand has stopped: a simpler
            level would make another hand of it.
    """

    over = Signal(object)
    lost = Signal()

    def __init__(
        self,
        rules: Rules,
        match: Match,
        levels: Sequence[str],
        seed: int,
        thinker: Thinker,
        *,
        seconds: float | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._rules, self._match, self._levels = rules, match, tuple(levels)
        self._seed, self._thinker, self._seconds = seed, thinker, seconds
        self._heard: set[int] = set()
        """The seats that were asked what they have to say since the last action."""
        self._request: Request | None = None

    def start(self) -> None:
        """Begin, or go on after :meth:`stop`."""
        if self._request is None:
            self._advance()

    def stop(self) -> None:
        """Ask nothing more."""
        if self._request is not None:
            self._request.cancel()
            self._request = None

    def _advance(self) -> None:
        match, rules = self._match, self._rules
        while (pause := rules.pause_action(match)) is not None and self._speaker() is None:
            self._apply(*pause)
        seat = self._speaker()
        if seat is not None:
            self._heard.add(seat)
            self._ask(seat, Asked.INTERJECT)
        elif match.to_move is not None:
            self._ask(match.to_move, Asked.CHOOSE)
        else:
            self.over.emit(match)

    def _speaker(self) -> int | None:
        """The next seat to ask whether it has something to say out of turn."""
        return next((seat for seat in self._rules.speakers(self._match, ()) if seat not in self._heard), None)

    def _ask(self, seat: int, asked: Asked) -> None:
        seed = self._seed + len(self._match.events)
        request = self._request = Request(
            self._rules.opponents,
            asked,
            self._match.view(seat),
            self._levels[seat],
            seed,
            seconds=self._seconds,
        )
        request.answered.connect(lambda action: self._do(seat, asked, action))
        request.failed.connect(lambda sentence: self._fail(seat, asked, sentence))
        request.in_trouble.connect(self._give_up)
        self._thinker.ask(request)

    def _do(self, seat: int, asked: Asked, action: Action | None) -> None:
        self._request = None
        if action is None:
            if asked is Asked.CHOOSE:
                self._fail(seat, asked, "no answer")
            else:
                self._advance()
            return
        try:
            self._apply(seat, action)
        except IllegalAction as error:
            self._fail(seat, asked, str(error))
        else:
            self._advance()

    def _give_up(self, trouble: OpponentTrouble) -> None:
        if trouble is OpponentTrouble.SIMPLER_LEVEL:
            self.stop()
            self.lost.emit()

    def _fail(self, seat: int, asked: Asked, sentence: str) -> None:
        """Do some legal action for an opponent that failed, so that the hand comes to its end."""
        _log.error("the opponent gave no usable answer: %s", sentence)
        self._request = None
        if asked is Asked.CHOOSE:
            self._apply(seat, self._rules.fallback(self._match, seat))
        self._advance()

    def _apply(self, seat: int, action: Action) -> None:
        self._match.apply(seat, action)
        self._heard.clear()
