"""A study that is open: the position that is shown, and the changes to its lines, which can be undone."""

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.study.study import Setup, Step, Study

from .position_finder import Gap


class OpenStudy(QObject):
    """Keeps the study and the node that is shown.

    Signals:
        moved: another position is to be shown.
        changed: the lines, the notes or the deal have changed.
    """

    moved = Signal()
    changed = Signal()

    def __init__(self, study: Study, parent: QObject) -> None:
        super().__init__(parent)
        self.now = study
        """The study as it is now."""
        self.at = 0
        """The node whose position is shown."""
        self.has_just_played = False
        """Whether the step that led here has just been entered, so that the line may go on by itself."""
        self._before: list[tuple[Study, int]] = []

    # Going from position to position

    def go_to(self, at: int) -> None:
        """Show the position of a node."""
        self.at, self.has_just_played = at, False
        self.moved.emit()

    @property
    def parent_node(self) -> int:
        """The node before this one; the deal comes before itself."""
        return max(self.now.nodes[self.at].parent, 0)

    @property
    def following(self) -> tuple[int, ...]:
        """The nodes that follow."""
        return self.now.nodes[self.at].children

    @property
    def siblings(self) -> tuple[int, ...]:
        """What was tried in the position before, this node among it; nothing at the deal."""
        return self.now.nodes[self.parent_node].children if self.at else ()

    def go_forward(self) -> None:
        """Go on in the main line from here."""
        if self.following:
            self.go_to(self.following[0])

    def go_to_other_line(self) -> None:
        """Show the next of the steps that were tried instead of the one that led here."""
        siblings = self.siblings
        if len(siblings) > 1:
            self.go_to(siblings[(siblings.index(self.at) + 1) % len(siblings)])

    # Changing it

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to undo."""
        return bool(self._before)

    def change(self, study: Study, at: int) -> None:
        """Take another form of the study, and show a position of it."""
        self._before.append((self.now, self.at))
        self._take(study, at)

    def undo(self) -> None:
        """Take back the last change; words that were written since, and who plays, stay."""
        if self._before:
            study, at = self._before.pop()
            self._take(study.worded_like(self.now), at)

    def _take(self, study: Study, at: int) -> None:
        self.now = study
        self.changed.emit()
        self.go_to(at)

    def keep(self, study: Study) -> None:
        """Take other words or players into the study; the position stays."""
        self.now = study
        self.changed.emit()

    def note(self, node: int, note: str) -> None:
        """Write a note on a node, if it is still there."""
        if node in self.now.nodes and note != self.now.nodes[node].note:
            self.keep(self.now.noted(node, note))

    def play(self, step: Step) -> None:
        """Enter a step after the position that is shown. Raises StudyError if there are too many."""
        study, at = self.now.added(self.at, step)
        if at in self.now.nodes:
            self.go_to(at)
        else:
            self.change(study, at)
        self.has_just_played = True

    def is_new(self, node: int) -> bool:
        """Whether the last change has brought this node."""
        return bool(self._before) and node not in self._before[-1][0].nodes

    def get(self, card: Card, gap: Gap) -> None:
        """The own seat got this card."""
        setup = self.now.setup
        known = list(setup.known[setup.seat])
        known += [None] * (gap.index + 1 - len(known))
        known[gap.index] = card
        self.deal(setup.knowing(setup.seat, tuple(known)))

    def deal(self, setup: Setup) -> None:
        """Take another deal; the lines stay."""
        self.change(replace(self.now, setup=setup), self.at)

    def make_main(self) -> None:
        """Make the line that is shown the main one."""
        self.change(self.now.promoted(self.at), self.at)

    def remove(self) -> None:
        """Delete the step that led here, with all that follows it."""
        if self.at:
            self.change(self.now.without(self.at), self.parent_node)

    def let_play(self, seat: int, level: str | None) -> None:
        """Let a level play a seat, or with None the player again."""
        before = self.now.played_by or (None,) * len(self.now.setup.players)
        self.keep(replace(self.now, played_by=(*before[:seat], level, *before[seat + 1 :])))
