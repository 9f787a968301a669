"""Lets the end of a hand be seen before it is told."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent

from tartli_desktop.face.at_the_table.score_sheet import ScoreSheet
from tartli_desktop.table.view import CardTableView

_LOOK = 650.0
"""Milliseconds at normal speed from when all stands on the score sheet to when it is told."""


class EndOfHand(QObject):
    """Tells the end of a hand once all that it scored stands on the score sheet.

    A click on the table, or one of the keys that lead on, tells it at once.

    Args:
        view: the table.
        score: the score sheet of the game, if it has one.
        tell: opens what tells it.
        parent: its Qt parent.

    Signals:
        told: it has been told.
    """

    told = Signal()

    def __init__(
        self, view: CardTableView, score: ScoreSheet | None, tell: Callable[[], object], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._view = view
        self._score = score
        self._tell_it = tell
        self._waits = False
        self._look = QTimer(self, singleShot=True)
        self._look.timeout.connect(self._tell)
        if score is not None:
            score.settled.connect(self._rest)

    @property
    def takes_time(self) -> bool:
        """Whether there is something to be seen before the end is told."""
        return self._view.scene().motion.speed is not None

    @property
    def waits(self) -> bool:
        """Whether the end is still being seen."""
        return self._waits

    def begin(self) -> None:
        """A hand is over, and lies on the table to its last trick."""
        if not self.takes_time:
            self._open()
            return
        self._waits = True
        for widget in (self._view, self._view.viewport()):
            widget.installEventFilter(self)
        self._rest()

    def leave(self) -> None:
        """The match goes on, or is taken away: there is nothing to be told any more."""
        self._waits = False
        self._look.stop()
        for widget in (self._view, self._view.viewport()):
            widget.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        is_click = kind in _CLICKS and watched is self._view.viewport()
        is_key = kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() in _KEYS
        if not self._waits or not (is_click or is_key):
            return False
        self._tell()
        return True

    def _rest(self) -> None:
        speed = self._view.scene().motion.speed
        if self._waits and (self._score is None or self._score.is_settled):
            self._look.start(0 if speed is None else round(_LOOK / speed))

    def _tell(self) -> None:
        self.leave()
        if self._score is not None:
            self._score.finish()
        self._open()

    def _open(self) -> None:
        """Tell the end, and only then what can follow: beneath the paper nothing moves for that."""
        self._tell_it()
        self.told.emit()


_CLICKS = (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin)
_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape)
