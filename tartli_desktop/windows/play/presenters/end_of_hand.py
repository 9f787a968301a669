"""Lets the player see the end of a hand before its result is told."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent

from tartli_desktop.windows.play.play_table import PlayTable

_LOOK = 650.0
"""Milliseconds at normal speed from when the score sheet is complete to when the result is told."""

_PATIENCE = 2000.0
"""Milliseconds at normal speed after which the result is told even while the score is still being written."""


class EndOfHand(QObject):
    """Tells the end of a hand once its score stands on the score sheet, or the writing takes too long.

    A click on the table, or a key that leads on, tells it at once.

    Args:
        table: the table.
        tell: opens the paper that tells it.

    Signals:
        told: the end has been told.
    """

    told = Signal()

    def __init__(self, table: PlayTable, tell: Callable[[], object]) -> None:
        super().__init__(table.owner)
        self._view, self._score = table.view, table.score
        self._tell_it = tell
        self._waits = False
        self._look = QTimer(self, singleShot=True)
        self._look.timeout.connect(self._tell)
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._tell_while_written)
        if self._score is not None:
            self._score.settled.connect(self._rest)

    @property
    def takes_time(self) -> bool:
        """Whether there is something to see before the end is told."""
        return self._view.scene().motion.speed is not None

    @property
    def waits(self) -> bool:
        """Whether the player is still looking at the end."""
        return self._waits

    def begin(self) -> None:
        """Begin the end of a hand that is over; its last trick lies on the table."""
        if not self.takes_time:
            self._open()
            return
        self._waits = True
        for widget in (self._view, self._view.viewport()):
            widget.installEventFilter(self)
        self._patience.start(round(_PATIENCE / (self._view.scene().motion.speed or 1.0)))
        self._rest()

    def leave(self) -> None:
        """Cancel, since the match goes on or is taken away: nothing is left to tell."""
        self._waits = False
        self._look.stop()
        self._patience.stop()
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

    def _tell_while_written(self) -> None:
        self.leave()
        self._open()

    def _open(self) -> None:
        """Tell the end, and only then what can follow, so that nothing moves beneath the paper."""
        self._tell_it()
        self.told.emit()


_CLICKS = (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin)
_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape)
