"""Working out what can be done in a position, and telling how far that is."""

from PySide6.QtCore import QObject, QTimer, Signal

from tartli_desktop.game.match import Action
from tartli_desktop.study.asking import Worths, asking
from tartli_desktop.study.study import Step
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.thinking.thinker import Thinker
from tartli_desktop.widgets.announcer import announce
from tartli_desktop.windows.coach.evaluating_run import EvaluatingRun

from .position_finder import Look
from .study_actions import StudyActions
from .study_paper import StudyPaper
from .study_words import StudyWords, by_name

tr = Context("Study")

_LOOKED_AT = 500
"""Milliseconds after which something that promises little is weighed, too."""


class Weighing(QObject):
    """Weighs what the seat to move can do, and shows it on the paper.

    Signals:
        wanted: the player wants to know more about the position that is shown.
    """

    wanted = Signal()

    def __init__(self, thinker: Thinker, paper: StudyPaper, actions: StudyActions, parent: QObject) -> None:
        super().__init__(parent)
        self._paper, self._actions = paper, actions
        self._look: Look | None = None
        self._words: StudyWords
        self._can_ask = False
        """Whether there is anything to weigh."""
        self.worths: Worths = {}
        """What the actions in the position are worth, as far as that is known."""
        self._also: tuple[Action, ...] = ()
        """What is weighed because the player has looked at it."""
        self._pointed_at: Action | None = None
        self._rests = QTimer(self, singleShot=True)
        self._rests.setInterval(_LOOKED_AT)
        self._rests.timeout.connect(self._weigh_also)
        paper.worths.looked_at.connect(self._look_at)
        self._run = EvaluatingRun(thinker, self)
        self._run.advanced.connect(self._take)
        self._run.finished.connect(self._finish)
        self._run.failed.connect(lambda: self._tell(tr("This could not be worked out.")))

    def begin(self, look: Look, words: StudyWords, *, draws: bool) -> None:
        """Weigh what can be done in a position, if the cards of the seat to move are known.

        ``draws`` says that a card which the seat got is still to be entered.
        """
        self._look, self._words = look, words
        mover, told = look.match.to_move, ""
        self._can_ask = False
        if mover is None:
            told = words.result(look)
        elif draws:
            told = tr("Then you see what each choice is worth.")
        elif not words.is_known(look, mover):
            mine = tr("Your cards are not all known, so nothing is worked out.")
            theirs = tr("%1’s cards are not all known, so nothing is worked out.")
            told = by_name(words.names[mover], mine, theirs)
        elif len(look.views[mover].legal) > 1:
            self._can_ask = True
            view, also = look.views[mover].knowing(look.given), self._also
            rules, hints = words.face.rules, words.hints
            self._run.start(
                rules.opponents, lambda: asking(rules, view, lambda worth: hints.figures(worth, view), also)
            )
            told = tr("Working it out…")
        self._tell(told)

    def _look_at(self, key: object) -> None:
        """Weigh something that promises little too, once the player has looked at it for a while."""
        look, rests = self._look, self._rests
        if look is not None and isinstance(key, Step) and key.seat == look.match.to_move:
            action = key.action(look.study.setup.rules)
            if action is not None and action not in (*self.worths, *self._also):
                self._pointed_at = action
                rests.start()
                return
        rests.stop()

    def _weigh_also(self) -> None:
        if self.worths and not self._run.is_running and self._pointed_at is not None:
            self._also = (*self._also, self._pointed_at)
            self.wanted.emit()

    def toggle(self) -> None:
        """Stop, or go on."""
        if self._run.is_running:
            self._run.stop()
            self._tell(tr("Stopped."))
        else:
            self.wanted.emit()

    def stop(self) -> None:
        """Weigh nothing more: another position is shown."""
        self._run.stop()
        self._rests.stop()
        self._look, self.worths, self._also = None, {}, ()

    def _take(self, worths: Worths | None) -> None:
        if self._look is not None and worths is not None:
            self.worths = worths
            self._paper.tell_rows(self._words.rows(self._look, worths))
            self._paper.tell_reason(self._words.reason(self._look, worths))

    def _finish(self, worths: Worths) -> None:
        self._take(worths)
        rows = self._words.rows(self._look, worths) if self._look is not None else []
        figures = [row.figures for row in rows if row.figures is not None]
        is_exact = bool(figures) and not any(each.error for each in figures)
        said = tr("Exact: nothing is left to chance.") if is_exact else tr("Worked out.")
        self._tell(said)
        if figures:
            best, *_ = rows
            reason = "" if self._look is None else self._words.reason(self._look, worths)
            # Where something speaks for it, that also tells what it is and brings.
            announce(
                self._paper, f"{said} {reason}" if reason else fill(tr("%1 Best: %2"), said, best.spoken)
            )

    def _tell(self, words: str) -> None:
        self._paper.tell_state(words)
        self._actions.ask.setEnabled(self._can_ask)
        self._actions.name_ask(is_asking=self._run.is_running)
