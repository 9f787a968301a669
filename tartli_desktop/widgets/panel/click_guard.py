"""Protects buttons from clicks that were meant for what was there before."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QDeadlineTimer, QPoint, QRect

from .panel_button import PanelButton

NEW_FOR = 350
"""Milliseconds for which a new button ignores clicks, which were meant for what was there before."""
Places = frozenset[tuple[str, tuple[int, int, int, int]]]
"""Words of buttons, and the rectangles of the screen where they are."""


class ClickGuard:
    """Knows which buttons the player can have seen.

    Args:
        buttons: gives the buttons that there are now.
    """

    def __init__(self, buttons: Callable[[], Sequence[PanelButton]]) -> None:
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
            (each.words, (*each.mapToGlobal(QPoint()).toTuple(), each.width(), each.height()))
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
        return self._unseen.hasExpired() or any(
            words == button.words and QRect(*place).contains(point) for words, place in self._before
        )
