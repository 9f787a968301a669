"""The pages of the settings, and a pack of one's own."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence

from screenshots import own_cards
from screenshots.studio import SetUp, Studio
from screenshots.typed import typed
from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.packs.pack_dialog import OwnPackDialog
from tartli_desktop.windows.preferences.settings_dialog import SettingsDialog


def settings_page(number: int) -> SetUp:
    """A page of the settings, counted from 0."""

    def opened(studio: Studio) -> MainWindow:
        window = studio.begun()
        window.dialogs.open_settings()
        window.findChild(SettingsDialog).tabs.setCurrentIndex(number)
        return window

    return opened


def settings_keys(studio: Studio) -> MainWindow:
    """The page of keys, just after a key was refused."""
    window = studio.begun()
    window.dialogs.open_settings()
    dialog = window.findChild(SettingsDialog)
    dialog.tabs.setCurrentIndex(dialog.tabs.count() - 1)
    edit = dialog.keys_page.edits["bela"]
    edit.setFocus()
    edit.setKeySequence(QKeySequence("G"))
    return window


def add_a_pack(studio: Studio) -> MainWindow:
    """The dialog for a pack of one's own, as it opens."""
    window, _ = _pack_dialog(studio)
    return window


def own_pack(studio: Studio) -> MainWindow:
    """The same after it has read the cards painted into a folder."""
    window, dialog = _pack_dialog(studio)
    pictures = studio.folder() / typed("Grandfather’s cards", "Nagyapa kártyája", "Großvaters Karten")
    pictures.mkdir()
    own_cards.paint_own_cards(pictures)
    dialog.bring_in([pictures])
    dialog.placing.sheet.go_to("HO")
    return window


def _pack_dialog(studio: Studio) -> tuple[MainWindow, OwnPackDialog]:
    window = studio.begun()
    window.dialogs.open_settings()
    dialog = OwnPackDialog(studio.folder() / "packs", window.findChild(SettingsDialog))
    dialog.open()
    return window, dialog
