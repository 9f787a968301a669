"""Protects buttons from clicks that were meant for what was there before."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QDeadlineTimer, QPoint, QRect
from PySide6.QtWidgets import QWidget

from .panel_button import PanelButton

NEW_FOR = 350
"""Milliseconds for which a new button ignores clicks, which were meant for what was there before."""
Places = frozenset[tuple[str, tuple[int, int, int, int]]]
"""Words of buttons, and the rectangles where they are, from the lower left corner of the panel."""


class ClickGuard:
    """Knows which buttons the player can have seen.

    Args:
        panel: contains the buttons, which stand at its foot.
        buttons: gives the buttons that there are now.
    """

    def __init__(self, panel: QWidget, buttons: Callable[[], Sequence[PanelButton]]) -> None:
        self._panel = panel
        self._buttons = buttons
        self._places: Places = frozenset()
        """The buttons that can be clicked, and where."""
        self._before: Places = frozenset()
        """The same before the last changes."""
        self._unseen = QDeadlineTimer(0)
        """Runs out when the player can have seen the last changes."""

    def note_places(self) -> None:
        """Remember which buttons can be clicked, and for a while where they were before."""
        places = frozenset(
            (each.words, (*self._from_foot(each.mapToGlobal(QPoint())).toTuple(), *each.size().toTuple()))
            for each in self._buttons()
            if each.isVisible() and each.isEnabled()
        )
        if places != self._places:
            if self._unseen.hasExpired():
                self._before = self._places
            self._places = places
            self._unseen = QDeadlineTimer(NEW_FOR)

    def is_meant(self, button: PanelButton, point: QPoint) -> bool:
        """Whether a press can be meant for a button: it has been there long enough to be seen."""
        self.note_places()
        point = self._from_foot(point)
        return self._unseen.hasExpired() or any(
            words == button.words and QRect(*place).contains(point) for words, place in self._before
        )

    def _from_foot(self, point: QPoint) -> QPoint:
        """A point of the screen, from the lower left corner of the panel: it may move with its window."""
        return self._panel.mapFromGlobal(point) - QPoint(0, self._panel.height())
