"""The position in a reviewed hand, and the steps through it: by action, by trick, or by turning point."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtCore import QObject, Signal

from tartli_desktop.game.finished_hand import FinishedHand


class HandStep(Enum):
    """A step through a hand."""

    FIRST = auto()
    TURNING_BACK = auto()
    """To the previous marked decision."""
    TRICK_BACK = auto()
    BACK = auto()
    FORWARD = auto()
    TRICK_FORWARD = auto()
    TURNING_FORWARD = auto()
    """To the next marked decision."""
    LAST = auto()


class HandSteps(QObject):
    """Keeps the position in a hand.

    Args:
        hand: the reviewed hand.
        parent: its Qt parent.

    Signals:
        moved(before): the position has changed; ``before`` is the number of the previous one.
        reached: the targets of steps have changed, since turning points were found.
    """

    moved = Signal(int)
    reached = Signal()

    def __init__(self, hand: FinishedHand, parent: QObject) -> None:
        super().__init__(parent)
        self._hand = hand
        self._at = 0
        self._turning: tuple[int, ...] = ()

    @property
    def at(self) -> int:
        """The number of actions done in the position that is shown."""
        return self._at

    def set_turning(self, points: Sequence[int]) -> None:
        """Set the turning points, given by the numbers of actions done before them."""
        if tuple(points) != self._turning:
            self._turning = tuple(sorted(points))
            self.reached.emit()

    def go_to(self, at: int) -> None:
        """Go to the position after this many actions, or to the nearest one."""
        at = min(max(at, 0), self._hand.last)
        if at != self._at:
            before, self._at = self._at, at
            self.moved.emit(before)

    def go(self, step: HandStep) -> None:
        """Take a step if it leads anywhere."""
        target = self.target(step)
        if target is not None:
            self.go_to(target)

    def target(self, step: HandStep) -> int | None:
        """The target of a step; None if it leads nowhere."""
        hand, at = self._hand, self._at
        later = [each for each in self._turning if each > at]
        sooner = [each for each in self._turning if each < at]
        to = {
            HandStep.FIRST: 0,
            HandStep.TURNING_BACK: max(sooner, default=None),
            HandStep.TRICK_BACK: hand.trick_before(at),
            HandStep.BACK: at - 1,
            HandStep.FORWARD: at + 1,
            HandStep.TRICK_FORWARD: hand.trick_after(at),
            HandStep.TURNING_FORWARD: min(later, default=None),
            HandStep.LAST: hand.last,
        }[step]
        return to if to is not None and to != at and 0 <= to <= hand.last else None
