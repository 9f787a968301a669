"""Tarokk's part of the settings dialog: see :class:`tartli_desktop.face.settings_pages.SettingsPages`."""

from tartli_desktop.face.settings_pages import SettingsPages
from tartli_desktop.games.tarokk.options import TarokkOptions


class TarokkPages(SettingsPages):
    """The fields of tarokk's options, each by the name of its option."""

    options = TarokkOptions
    first = ("announce", "slate", "talon", "last_said", "why", "take_back", "to_end")
    # What a side has is secret until the end, so nothing is counted before.
    without = ("show_counts",)
