"""The toy in the settings dialog: see :class:`tartli_desktop.face.settings_pages.SettingsPages`."""

from collections.abc import Mapping

from tartli_desktop.face.settings_pages import SettingsPages

from .options import Options


class ToyPages(SettingsPages):
    """One check box."""

    options = Options
    follows: Mapping[str, str] = {"last_card_by_itself": "play_by"}
