"""The settings in their file: saved as they change, and read for a game whose table appears."""

from collections.abc import Callable
from pathlib import Path

import msgspec

from tartli_desktop.files.problems import SettingsNotSaved
from tartli_desktop.settings import settings_file
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.settings.game_options import GameOptions
from tartli_desktop.settings.settings import Settings
from tartli_desktop.text.context import Context
from tartli_desktop.windows.errors import troubles

tr = Context("MainWindow")


class SettingsWriter:
    """Saves the settings in their file, and tells the player once if that is impossible.

    Args:
        options: the type of the options of the game whose table comes first.
        show_message: shows the player a message, given its title.
    """

    def __init__(
        self,
        file: Path,
        settings: CurrentSettings,
        options: type[GameOptions],
        show_message: Callable[[str, str], None],
    ) -> None:
        self._file = file
        self._settings = settings
        self.options = options
        """The type of the options of the game that is played."""
        self._show_message = show_message
        self._is_told = False

    def change(self, settings: Settings) -> None:
        """Apply settings that the player chose, which saves them.

        Where windows stand and whether the card of points lies there stays as it is now: whoever offered the
        choice does not know what has been moved meanwhile.
        """
        now = self._settings.now
        settings = msgspec.structs.replace(
            settings, window_geometry=now.window_geometry, dialog_places=now.dialog_places
        )
        settings = self._with_points_card(settings, now.game(self.options).points_card)
        if settings != now:
            self._settings.change(settings)

    def save_points_card(self, laid: bool) -> None:
        """Save whether the card of orders and points of the game that is played lies there."""
        self.save(self._with_points_card(self._settings.now, laid))

    def _with_points_card(self, settings: Settings, laid: bool) -> Settings:
        options = settings.game(self.options)
        return settings.with_game(msgspec.structs.replace(options, points_card=laid))

    def save(self, settings: Settings, *, is_chosen: bool = True) -> None:
        """Save these settings, with the options of the game that is played, and tell no followers.

        Args:
            settings: the new settings.
            is_chosen: whether the player chose them. Others are saved where that is possible: no folder is
                made for them, and nothing is told.
        """
        self._settings.keep(settings)
        if not is_chosen and not self._file.parent.exists():
            return
        try:
            settings_file.save(self._file, settings, [self.options])
        except SettingsNotSaved as error:
            if is_chosen and not self._is_told:
                self._show_message(tr("Settings"), troubles.not_saved(error))
                self._is_told = True
        else:
            self._is_told = False

    def take_up(self, options: type[GameOptions]) -> None:
        """Check a game's keys, if it had no table in the settings file, against those of all games.

        From now on its options are saved.
        """
        loaded = settings_file.take_up(self._file, self._settings.now, options)
        if loaded.problems:
            self._settings.change(loaded.settings)
            title = tr("Settings")
            self._show_message(title, troubles.settings_problems(loaded.problems))
        self.options = options
