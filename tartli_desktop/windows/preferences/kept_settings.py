"""The settings in their file: saved as they change, and read for a game whose table appears."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from tartli_desktop.files.problems import SettingsNotSaved
from tartli_desktop.settings import settings_file
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.settings.game_options import GameOptions
from tartli_desktop.settings.settings import Settings
from tartli_desktop.windows.errors import troubles

translate = QCoreApplication.translate


class KeptSettings:
    """Saves the settings in their file, and tells the player once if that is impossible.

    Args:
        file: the settings file.
        settings: the current settings.
        show_message: shows the player a message, given its title.
    """

    def __init__(
        self, file: Path, settings: CurrentSettings, show_message: Callable[[str, str], None]
    ) -> None:
        self._file = file
        self._settings = settings
        self._show_message = show_message
        self._is_told = False

    def keep(self, settings: Settings, options: type[GameOptions], *, is_chosen: bool = True) -> None:
        """Apply these settings and save them, with the options of the game that is played.

        Args:
            settings: the new settings.
            options: the type of the options of the game that is played.
            is_chosen: whether the player chose them. Others are saved where that is possible: no folder is
                made for them, and nothing is told.
        """
        self._settings.keep(settings)
        if not is_chosen and not self._file.parent.exists():
            return
        try:
            settings_file.save(self._file, settings, [options])
        except SettingsNotSaved as error:
            if is_chosen and not self._is_told:
                self._show_message(translate("MainWindow", "Settings"), troubles.not_saved(error))
                self._is_told = True
        else:
            self._is_told = False

    def take_up(self, options: type[GameOptions]) -> None:
        """Check a game's keys, if it had no table in the settings file, against those of all games."""
        loaded = settings_file.take_up(self._file, self._settings.now, options)
        if loaded.problems:
            self._settings.change(loaded.settings)
            title = translate("MainWindow", "Settings")
            self._show_message(title, troubles.settings_problems(loaded.problems))
