"""What a game opens over the table: one dialog at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal

from tartli_desktop.session.session import Phase, Session
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.table.faces import CardFaces
from tartli_desktop.widgets.dialogs.dialog_geometry import DialogPlaces
from tartli_desktop.widgets.dialogs.language_reopen import Reopening

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QDialog, QWidget


class TableDialogs(QObject):
    """Opens the dialogs about the match on the table; by itself it has none.

    A game with dialogs derives its own from this one.

    Args:
        faces: the pack that is played with.
        settings: what the player has chosen.
        undo: takes the last decision back, also while a dialog is open.
        over: what they lie over.

    Signals:
        chosen(action): the player wants to do this in the match, and is asked nothing more.
        why_asked(rule): the player wants to read the rule behind what was refused.
        again_asked(swapped): the deal that is over shall be played again, perhaps with seats swapped.
        back_asked: the player wants to go back to where the deal that is over was played first.
        new_match_asked: the player wants another match.
        closed: nothing is open any more.
    """

    chosen = Signal(object)
    why_asked = Signal(str)
    again_asked = Signal(bool)
    back_asked = Signal()
    new_match_asked = Signal()
    closed = Signal()

    def __init__(self, faces: CardFaces, settings: CurrentSettings, undo: QAction, over: QWidget) -> None:
        super().__init__(over)
        self._faces = faces
        self._settings = settings
        self._undo = undo
        self._over = over
        self.session: Session | None = None
        """The match on the table."""
        self.places = DialogPlaces({}, self)
        """Where the dialogs were; a window with other dialogs gives its own."""
        self.input_guard_ms = 0
        """Milliseconds in which what opens by itself takes neither keys nor clicks."""
        self._dialog: QDialog | None = None

    def close(self) -> None:
        """Close what is open."""
        if self._dialog is not None:
            self._dialog.close()

    def close_shown(self) -> None:
        """Close what is open, if it can be seen."""
        if self._dialog is not None and self._dialog.isVisible():
            self._dialog.close()

    def open_summary(self) -> None:
        """Show what the hand that is over brought, and what can follow it."""

    def follow(self, phase: Phase) -> None:
        """The match waits for something else: renew what is open and says what is no longer so."""

    def asks_first(self, action: Any, hinted: Any) -> bool:
        """Whether a dialog now asks the player about an action before it is done.

        ``hinted`` is the action of the hint that is shown, or None.
        """
        return False

    def _open(self, dialog: QDialog, again: Callable[[], object]) -> None:
        """Open one dialog over the table, in place of another; ``again`` does so in another language."""
        if self._dialog is not None:
            self._dialog.close()
        self._dialog = dialog
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

        def forget() -> None:
            if self._dialog is dialog:
                self._dialog = None
                self.closed.emit()

        dialog.finished.connect(forget)
        self.places.keep(dialog)
        Reopening(dialog, again)
        dialog.open()
