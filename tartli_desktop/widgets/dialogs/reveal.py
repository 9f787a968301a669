"""Parts of a paper that are shown one after the other, as when a count is added up."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal


class Reveal(QObject):
    """Does one thing after the other, each after its time, or all that is left at once.

    Args:
        parent: its Qt parent.

    Signals:
        done: the last thing is done.
    """

    done = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: deque[tuple[float, Callable[[], object]]] = deque()
        self._speed: float | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._do_next)

    @property
    def is_running(self) -> bool:
        """Whether something is still to be done."""
        return self._timer.isActive()

    def then(self, milliseconds: float, do: Callable[[], object]) -> None:
        """Do something so long after what comes before it, at normal speed."""
        self._waiting.append((milliseconds, do))

    def run(self, speed: float | None) -> None:
        """Show everything, at this many times the normal speed; None: at once."""
        self._speed = speed
        if speed is None:
            self.finish()
        else:
            self._wait()

    def finish(self) -> None:
        """Do at once all that is left."""
        self._timer.stop()
        while self._waiting:
            self._waiting.popleft()[1]()
        self.done.emit()

    def _wait(self) -> None:
        if self._waiting and self._speed is not None:
            self._timer.start(round(self._waiting[0][0] / self._speed))
        else:
            self.done.emit()

    def _do_next(self) -> None:
        self._waiting.popleft()[1]()
        self._wait()
