"""Tarokk's part of the settings dialog: see :class:`tartli_desktop.face.settings_pages.SettingsPages`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from PySide6.QtCore import QCoreApplication

from tartli_desktop.face.settings_pages import SettingsPages
from tartli_desktop.games.tarokk.commands import command_names
from tartli_desktop.games.tarokk.options import TarokkOptions
from tartli_desktop.widgets.dialogs.forms import Field, Tick, Words

translate = QCoreApplication.translate


class TarokkPages(SettingsPages):
    """The fields of tarokk's options, each by the name of its option."""

    options = TarokkOptions

    @cached_property
    def fields(self) -> dict[str, Field]:
        """A box to tick."""
        return {"last_card_by_itself": Tick()}

    def title(self) -> str:
        """The title of a group of its own."""
        return translate("Tarokk.Settings", "Tarokk")

    def command_names(self) -> Mapping[str, str]:
        """The name of each command of tarokk."""
        return command_names()

    def words(self) -> dict[str, Words]:
        """What the box says."""
        return {
            "last_card_by_itself": Words(
                translate("Tarokk.Settings", "Play the last card &automatically"),
                (translate("Tarokk.Settings", "There is nothing to choose in the last trick."),),
            )
        }
