"""The settings open where the player looked last."""

from pathlib import Path

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tartli_desktop.windows.preferences.settings_dialog import SettingsDialog
from tests.session.playing import settle
from tests.windows.programs import Windows
from tests.windows.simulated_user import the


def test_settings_open_on_the_page_looked_at_last(qtbot: QtBot, tmp_path: Path) -> None:
    windows = Windows(qtbot, tmp_path)
    window = windows.open()
    for before, after in ((0, 4), (4, 2)):
        window.dialogs.open_settings()
        dialog = the(window, SettingsDialog)
        qtbot.waitUntil(dialog.isActiveWindow)
        assert dialog.tabs.currentIndex() == before
        focused = QApplication.focusWidget()
        assert focused is not None
        assert dialog.tabs.currentWidget().isAncestorOf(focused)
        dialog.tabs.setCurrentIndex(after)
        dialog.reject()
        settle()
    windows.leave()
