"""The warning that the match on the table is not saved, shown until it is."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject
from PySide6.QtWidgets import QMainWindow

from tartli_desktop.files.problems import HeldElsewhere, StoreError, Trouble
from tartli_desktop.text.context import Context
from tartli_desktop.windows.errors import troubles

tr = Context("MainWindow")

LOCKED_FOR = 2.5
"""Seconds for which another program may lock the matches before the player gets a message."""

AGAIN_AFTER = 120.0
"""Seconds until the message may appear again: a full disk may still have room for a card or two."""


class UnsavedNotice(QObject):
    """Tells why nothing can be saved: once in a message, and in the status line until saving works.

    A QObject, since every match is connected to it: for a method of a plain object, Qt keeps a trace of each
    connection.

    Args:
        window: shows the line at its foot.
        show_message: shows the player a message, given its title.
    """

    def __init__(self, window: QMainWindow, show_message: Callable[[str, str], object]) -> None:
        super().__init__(window)
        self._window = window
        self._show_message = show_message
        self._since = QElapsedTimer()
        self._told = False
        self._since_told = QElapsedTimer()
        self._last_told: Trouble | None = None
        self._shown = False

    def follow(self, error: StoreError) -> None:
        """Report that something could not be saved."""
        if not self._since.isValid():
            self._since.start()
        # Another program that saves has usually finished within a moment.
        waits = error.trouble is Trouble.LOCKED and not isinstance(error, HeldElsewhere)
        if not self._told and not (waits and self._since.elapsed() < 1000 * LOCKED_FOR):
            self._told = True
            if error.trouble is not self._last_told or self._since_told.hasExpired(round(1000 * AGAIN_AFTER)):
                self._last_told = error.trouble
                self._since_told.start()
                self._tell(error)
        self.show()

    def _tell(self, error: StoreError) -> None:
        goes_on = tr("You can keep playing; the missing part will be saved as soon as possible.")
        self._show_message(tr("Not saved"), f"{troubles.not_saved(error)}\n\n{goes_on}")

    def show(self) -> None:
        """Show that saving will be tried again."""
        self._shown = True
        self._window.statusBar().showMessage(tr("Not saved yet; trying again every second."))
        self._window.statusBar().show()

    def retranslate(self) -> None:
        """Show the warning in the chosen language."""
        if self._shown:
            self.show()

    def clear(self) -> None:
        """Remove the warning, since everything is saved."""
        self._since.invalidate()
        self._told = False
        if self._shown:
            self._shown = False
            self._window.statusBar().hide()
