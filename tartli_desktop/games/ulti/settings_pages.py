"""Ulti's part of the settings dialog: see :class:`tartli_desktop.face.settings_pages.SettingsPages`."""

from collections.abc import Mapping

from tartli_desktop.face.settings_pages import SettingsPages
from tartli_desktop.games.ulti.options import UltiOptions


class UltiPages(SettingsPages):
    """The fields of Ulti's options, each by the name of its option."""

    options = UltiOptions
    first = (
        *("bid", "double", "marriage", "claim", "concede"),
        *("slate", "talon", "last_said", "why", "take_back"),
    )
    follows: Mapping[str, str] = {"warn_of_lost_bids": "show_legal", "remind_marriages": "warn_of_lost_bids"}
