"""Tarokk's part of the settings dialog: see :class:`tartli_desktop.face.settings_pages.SettingsPages`."""

from __future__ import annotations

from collections.abc import Mapping

from tartli_desktop.games.tarokk.commands import command_names
from tartli_desktop.games.tarokk.options import TarokkOptions
from tartli_desktop.kit.settings_pages import TrickPages
from tartli_desktop.text.context import Context

tr = Context("Tarokk.Settings")


class TarokkPages(TrickPages):
    """The fields of tarokk's options, each by the name of its option."""

    options = TarokkOptions

    def title(self) -> str:
        """The title of a group of its own."""
        return tr("Tarokk")

    def command_names(self) -> Mapping[str, str]:
        """The name of each command of tarokk."""
        return command_names()
