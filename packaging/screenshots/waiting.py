"""Waits for what the program does by itself."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QDeadlineTimer, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from tartli_desktop.session.match_state import Phase
from tartli_desktop.windows.main_window import MainWindow

_PATIENCE = 120_000
"""Milliseconds after which waiting for a picture is given up."""


def wait_for_the_player(window: MainWindow) -> None:
    """Let the opponents act until it is the player's turn."""
    session = window.area.session
    wait_until(lambda: session.phase is not Phase.OPPONENT, "The opponent does not come to its move.")


def wait_until(done: Callable[[], bool], complaint: str) -> None:
    """Let the program run until ``done`` says that it is done."""
    patience = QDeadlineTimer(_PATIENCE)
    # Not everything ends with an event.
    look_again = QTimer(interval=5)
    look_again.start()
    while not done():
        if patience.hasExpired():
            raise SystemExit(complaint)
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    look_again.stop()
