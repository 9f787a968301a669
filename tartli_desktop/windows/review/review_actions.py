"""The commands of a review, with their words, keys and signs."""

from collections.abc import Mapping, Sequence
from enum import Enum

from PySide6.QtCore import QObject, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QIcon, QKeySequence, QPainter, QPixmap, QPolygonF
from PySide6.QtWidgets import QWidget

from tartli_desktop.game.finished_hand import FinishedHand
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.plain_text import plain_button
from tartli_desktop.widgets.command_keys import shown_key

tr = Context("Review")


class HandStep(Enum):
    """A step through a hand, with its key."""

    FIRST = "Home"
    TURNING_BACK = "Ctrl+Left"
    """To the previous marked decision."""
    TRICK_BACK = "PgUp"
    BACK = "Left"
    FORWARD = "Right"
    TRICK_FORWARD = "PgDown"
    TURNING_FORWARD = "Ctrl+Right"
    """To the next marked decision."""
    LAST = "End"


class HandSteps(QObject):
    """Keeps the position in a hand.

    Signals:
        moved(before): the position has changed; ``before`` is the number of the previous one.
        reached: the targets of steps have changed, since turning points were found.
    """

    moved = Signal(int)
    reached = Signal()

    def __init__(self, hand: FinishedHand, parent: QObject) -> None:
        super().__init__(parent)
        self._hand = hand
        self.at = 0
        """The number of actions done in the position that is shown."""
        self._turning: tuple[int, ...] = ()

    def set_turning(self, points: Sequence[int]) -> None:
        """Set the turning points, given by the numbers of actions done before them."""
        if tuple(points) != self._turning:
            self._turning = tuple(sorted(points))
            self.reached.emit()

    def go_to(self, at: int) -> None:
        """Go to the position after this many actions, or to the nearest one."""
        at = min(max(at, 0), self._hand.last)
        if at != self.at:
            before, self.at = self.at, at
            self.moved.emit(before)

    def go(self, step: HandStep) -> None:
        """Take a step if it leads anywhere."""
        target = self.target(step)
        if target is not None:
            self.go_to(target)

    def target(self, step: HandStep) -> int | None:
        """The target of a step; None if it leads nowhere."""
        hand, at = self._hand, self.at
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


class ReviewActions:
    """The commands of a review; their keys work in the window.

    Args:
        owner: the keys work while this widget is visible.
    """

    def __init__(self, owner: QWidget) -> None:
        def made(key: str, *, checkable: bool = False) -> QAction:
            action = QAction(owner, shortcut=QKeySequence(key), checkable=checkable)
            owner.addAction(action)
            return action

        self.steps: Mapping[HandStep, QAction] = {step: made(step.value) for step in HandStep}
        """The steps through the hand."""
        self.nowhere = made("")
        """Has the keys of the steps that lead nowhere, which would otherwise move the focus."""
        self.open_hands = made("O", checkable=True)
        """Opens all hands, or shows only what the player knew."""
        self.next_seat = made("S")
        """Has the decisions of the next player judged."""
        self.play_on = made("T")
        """Plays on from the position in a practice match."""
        self.study = made("E")
        """Studies the hand from the position."""
        self.copy = made("C")
        """Copies the review as text, or says that not all is judged yet."""
        self.leave = made("Esc")
        """Returns to the match."""

    def follow(self, steps: HandSteps) -> None:
        """Enable the steps that lead somewhere."""
        for step, action in self.steps.items():
            action.setEnabled(steps.target(step) is not None)
        self.nowhere.setShortcuts([each.shortcut() for each in self.steps.values() if not each.isEnabled()])

    @property
    def of_play(self) -> list[QAction]:
        """The commands for the menu of play, in order; all but the one that copies."""
        seats = [self.next_seat] if self.next_seat.isVisible() else []
        return [*self.steps.values(), self.open_hands, *seats, self.play_on, self.study, self.leave]

    def retranslate(self, next_player: str) -> None:
        """Set the words in the current language.

        Args:
            next_player: the next player whose decisions can be judged; empty without one.
        """
        words_of = {
            HandStep.FIRST: tr("To the deal"),
            HandStep.TURNING_BACK: tr("Previous mistake"),
            HandStep.TRICK_BACK: tr("Previous trick"),
            HandStep.BACK: tr("One step back"),
            HandStep.FORWARD: tr("One step forward"),
            HandStep.TRICK_FORWARD: tr("Next trick"),
            HandStep.TURNING_FORWARD: tr("Next mistake"),
            HandStep.LAST: tr("To the end of the hand"),
        }
        for step, words in words_of.items():
            self.steps[step].setText(words)
        self.open_hands.setText(tr("&Open all hands"))
        self.next_seat.setVisible(bool(next_player))
        self.next_seat.setText(
            fill(tr("&See it as %1", "the name of another player"), plain_button(next_player))
        )
        self.play_on.setText(tr("&Try it from here"))
        self.study.setText(tr("St&udy it from here"))
        self.copy.setText(tr("&Copy the review as text"))
        self.leave.setText(tr("&Back to the match"))
        self.play_on.setWhatsThis(tr("Play on from this position, as a practice match of one hand"))
        for action in (*self.of_play, self.copy):
            key = shown_key(action.shortcut())
            words = action.whatsThis() or action.text().replace("&", "")
            action.setToolTip(f"{words} ({key})")


_BACKWARDS = (HandStep.FIRST, HandStep.TURNING_BACK, HandStep.TRICK_BACK, HandStep.BACK)


def step_icon(step: HandStep, side: int, ratio: float, ink: QColor, faint: QColor) -> QIcon:
    """The sign of a step, ``side`` logical pixels wide and high; ``faint`` where it leads nowhere."""
    icon = QIcon()
    for mode, colour in ((QIcon.Mode.Normal, ink), (QIcon.Mode.Disabled, faint)):
        picture = QPixmap(QSize(side, side) * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.translate(side / 2, side / 2)
            half = side * (-0.27 if step in _BACKWARDS else 0.27)
            for shape in _shapes(step):
                painter.drawPolygon(QPolygonF([QPointF(x * half, y * half) for x, y in shape]))
        icon.addPixmap(picture, mode)
    return icon


def _shapes(step: HandStep) -> list[list[tuple[float, float]]]:
    """The shapes of a step forward; mirrored, they mean a step back."""

    def arrow(left: float) -> list[tuple[float, float]]:
        return [(left, -1.2), (left, 1.2), (left + 1.35, 0)]

    match step:
        case HandStep.FORWARD | HandStep.BACK:
            return [arrow(-0.6)]
        case HandStep.TRICK_FORWARD | HandStep.TRICK_BACK:
            return [arrow(-1.3), arrow(0.05)]
        case HandStep.LAST | HandStep.FIRST:
            return [arrow(-1.1), [(0.5, -1.2), (1.0, -1.2), (1.0, 1.2), (0.5, 1.2)]]
    return [arrow(-1.7), [(0.85, -0.95), (1.8, 0), (0.85, 0.95), (-0.1, 0)]]
