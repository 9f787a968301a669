"""The line under the account of a hand: how each level did with the same cards."""

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QPushButton

from tartli_desktop.duel.deals import PERSON
from tartli_desktop.duel.results import gain
from tartli_desktop.face import face_of
from tartli_desktop.session.duel_levels import DuelLevels
from tartli_desktop.session.session import Session
from tartli_desktop.text.amounts import signed
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.announcer import announce
from tartli_desktop.widgets.flowing_row import FlowingRow
from tartli_desktop.widgets.papers.sheet import plain_label

tr = Context("Duel")


class AccountStrip(FlowingRow):
    """What the last hand brought the person and each level; it fills in as the levels come to its end.

    Args:
        look: shows how a level played the hand.
        show_all: shows all hands of the duel.
    """

    def __init__(
        self,
        session: Session,
        played: DuelLevels,
        look: Callable[[int, str], object],
        show_all: Callable[[], object],
    ) -> None:
        super().__init__(last_at_right=False)
        self._session, self._played, self._number = session, played, played.hands_over
        self._head = plain_label("", bold=True, wrap=False)
        self.add(self._head)
        self.buttons: dict[str, QPushButton] = {}
        """The button for the hand of each level."""
        for level in reversed(played.levels):
            button = self.buttons[level] = self._button(partial(look, self._number, level))
            button.setToolTip(tr("See how this level played the hand"))
        self.all_button = self._button(show_all)
        self.all_button.setText(tr("All &hands…"))
        # At the end, the way on leads there.
        self.all_button.setHidden(session.is_over)
        self._say()
        played.found.connect(self._follow)

    def _button(self, does: Callable[[], object]) -> QPushButton:
        button = QPushButton()
        button.setAutoDefault(True)
        button.clicked.connect(lambda: does())
        self.add(button)
        return button

    def _follow(self, number: int) -> None:
        if number == self._number:
            self._say()
            if self._played.is_whole(number):
                announce(self, self.accessibleDescription())

    def _say(self) -> None:
        rules = self._session.rules
        own = gain(rules.hand_result(self._session.played()).scores, PERSON)
        gains, name_of = self._played.gains(self._number), face_of(rules.name).level_name
        self._head.setText(fill(tr("The same cards: you %1", "the points of the player"), signed(own)))
        text = tr("%1 %2", "a level, and its points")
        for level, button in self.buttons.items():
            figure = signed(gains[level]) if level in gains else "…"
            button.setText(fill(text, name_of(level), figure))
            button.setEnabled(level in gains)
        each = ", ".join(fill(text, name_of(level), signed(points)) for level, points in gains.items())
        told = [f"{self._head.text()}{', ' * bool(each)}{each}."]
        if len(gains) < len(self.buttons):
            still = tr("%1 of %2 levels have finished this hand.")
            told.append(fill(still, len(gains), len(self.buttons)))
        self.setAccessibleDescription(" ".join(told))
        self.updateGeometry()
