"""Where in a hand one is, and how one goes on: by action, by trick, or by turning point."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtCore import QObject, Signal

from tartli_desktop.game.finished_hand import FinishedHand


class HandStep(Enum):
    """A way through a hand."""

    FIRST = auto()
    TURNING_BACK = auto()
    """To the marked decision before."""
    TRICK_BACK = auto()
    BACK = auto()
    FORWARD = auto()
    TRICK_FORWARD = auto()
    TURNING_FORWARD = auto()
    """To the next marked decision."""
    LAST = auto()


class HandSteps(QObject):
    """Knows the place in a hand.

    Args:
        hand: what is gone through.
        parent: its Qt parent.

    Signals:
        moved(before): another position is to be shown; ``before`` is the number of the one until now.
        reached: a step may lead elsewhere than before, as turning points have been found.
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
        """How many actions have been done in the position that is shown."""
        return self._at

    def set_turning(self, points: Sequence[int]) -> None:
        """These positions are turning points now, by how many actions had been done."""
        if tuple(points) != self._turning:
            self._turning = tuple(sorted(points))
            self.reached.emit()

    def go_to(self, at: int) -> None:
        """Show the position after this many actions, or the nearest there is."""
        at = min(max(at, 0), self._hand.last)
        if at != self._at:
            before, self._at = self._at, at
            self.moved.emit(before)

    def go(self, step: HandStep) -> None:
        """Go one step, where it leads anywhere."""
        target = self.target(step)
        if target is not None:
            self.go_to(target)

    def target(self, step: HandStep) -> int | None:
        """Where a step leads; None where it leads nowhere."""
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
