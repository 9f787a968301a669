"""The keys of a table: who gets the keyboard, and which keys lead back to the cards."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent

from tartli_desktop.session.match_state import Phase

from .play_parts import PlayParts

_OF_TABLE = frozenset(
    (
        *(Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space),
        *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End),
    )
)
"""The keys that mean nothing in the column, and lead from it to the table."""


class TableKeys:
    """Handles the keys that no widget at the table has taken.

    Args:
        parts: the table.
    """

    def __init__(self, parts: PlayParts) -> None:
        self._parts = parts

    @property
    def _is_over(self) -> bool:
        return self._parts.session is not None and self._parts.session.phase is Phase.MATCH_OVER

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key; return whether it meant anything here."""
        parts = self._parts
        # No key press is lost.
        if parts.queued_keys.press(event):
            return True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and parts.selection.is_complete:
            # With Ctrl, since Enter alone is for the cards.
            parts.selection.confirm()
            return True
        focused = parts.owner.window().focusWidget()
        in_column = focused is not None and parts.column.isAncestorOf(focused)
        if not in_column or self._is_over or event.key() not in _OF_TABLE:
            return False
        if event.key() == Qt.Key.Key_Escape:
            parts.view.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            parts.view.setFocus()
            QCoreApplication.sendEvent(parts.view, event)
        return True

    def take_back(self) -> None:
        """Give the focus back after a dialog, as the phase of the match needs it."""
        session, parts = self._parts.session, self._parts
        ends_puzzle = self._is_over and session is not None and bool(session.marks.puzzle)
        decides = session is not None and session.phase is Phase.DECIDE
        if not ((decides or ends_puzzle) and parts.panel.focus_choice()):
            parts.view.setFocus()
