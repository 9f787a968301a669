"""The list of matches as a simulated player opens it."""

from pytestqt.qtbot import QtBot

from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.matches.matches_dialog import MatchesDialog
from tests.windows.simulated_user import answer, messages, the


class ListOpened:
    """Opens the list, and reads what is told."""

    qtbot: QtBot
    window: MainWindow

    def open(self) -> MatchesDialog:
        self.window.dialogs.open_matches()
        dialog = the(self.window, MatchesDialog)
        # On a narrow screen some of the buttons are in a menu.
        dialog.resize(1000, 600)
        dialog.activateWindow()
        self.qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    def told(self) -> str:
        self.qtbot.waitUntil(lambda: len(messages(self.window)) == 1)
        (text,) = messages(self.window)
        answer(self.qtbot, self.window, "OK")
        return text
