"""Shows parts of a paper one after the other, for example to add up a count."""

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal


class Reveal(QObject):
    """Does one thing after the other, each after its delay, or everything left at once.

    Args:
        parent: its Qt parent.

    Signals:
        done: everything has been done.
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
        """Whether something is left to do."""
        return self._timer.isActive()

    def then(self, milliseconds: float, do: Callable[[], object]) -> None:
        """Do something after this delay at normal speed, counted from the previous thing."""
        self._waiting.append((milliseconds, do))

    def run(self, speed: float | None) -> None:
        """Start, at this speed relative to the normal one; None does everything at once."""
        self._speed = speed
        if speed is None:
            self.finish()
        else:
            self._wait()

    def finish(self) -> None:
        """Do everything left at once."""
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
