"""Ulti's part of the settings dialog: see :class:`tartli_desktop.face.settings_pages.SettingsPages`."""

from collections.abc import Mapping

from tartli_desktop.face.settings_pages import SettingsPages
from tartli_desktop.games.ulti.commands import command_names
from tartli_desktop.games.ulti.options import UltiOptions
from tartli_desktop.widgets.dialogs.field_words import field_words
from tartli_desktop.widgets.dialogs.forms import Labels


class UltiPages(SettingsPages):
    """The fields of Ulti's options, each by the name of its option."""

    command_names = staticmethod(command_names)
    options = UltiOptions
    follows: Mapping[str, str] = {
        "warn_of_lost_bids": "show_legal",
        "remind_marriages": "warn_of_lost_bids",
    }

    def words(self) -> dict[str, Labels]:
        [words] = field_words("ulti", "settings").values()
        return super().words() | words
