"""What goes on by itself in a line: full tricks, what is all that can be said, and seats of a level."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from tartli_desktop.game.rules import Rules
from tartli_desktop.study.study import Step
from tartli_desktop.thinking.questions import Asked
from tartli_desktop.thinking.thinker import Request, Thinker

from .position_finder import Look


class GoingOn(QObject):
    """Finds the next step where the player need not.

    Signals:
        found(step): the next step.
        thinks(seat): a level thinks about what this seat does.
        failed: it cannot decide.
    """

    found = Signal(object)
    thinks = Signal(int)
    failed = Signal()

    def __init__(self, rules: Rules, thinker: Thinker, parent: QObject) -> None:
        super().__init__(parent)
        self._rules, self._thinker = rules, thinker
        self._request: Request | None = None

    def begin(self, look: Look, played_by: Sequence[str | None], seed: int) -> bool:
        """Find the step that follows a position by itself, at once or after a while; whether there is one.

        A full trick is gathered, what is all that can be said is said, and a level plays the seats that it
        was given.
        """
        pause = self._rules.pause_action(look.match)
        step = self._forced(look) if pause is None else Step(pause[0], str(pause[1]))
        mover = look.match.to_move
        level = played_by[mover] if played_by and mover is not None else None
        if step is not None:
            self.found.emit(step)
        elif level is not None and mover is not None:
            self._ask(look, mover, level, seed)
        return step is not None or level is not None

    def _forced(self, look: Look) -> Step | None:
        """The only thing that can be done, if it takes no card."""
        if look.gap is not None and look.match.to_move == look.study.setup.seat:
            return None
        possible = [each for each in look.steps or () if each.step.seat == look.match.to_move]
        if not look.is_whole or len(possible) != 1 or possible[0].action is None:
            return None
        return None if self._rules.cards_leaving(possible[0].action) else possible[0].step

    def _ask(self, look: Look, mover: int, level: str, seed: int) -> None:
        asked = Request(self._rules.opponents, Asked.CHOOSE, look.views[mover], level, seed)
        asked.answered.connect(lambda action: self.found.emit(Step(mover, str(action))))
        asked.failed.connect(lambda _: self.failed.emit())
        self._request = asked
        self.thinks.emit(mover)
        self._thinker.ask(asked)

    def stop(self) -> None:
        """Ask the level no more."""
        if self._request is not None:
            self._request.cancel()
            self._request = None
