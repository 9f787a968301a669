"""Ulti's part of the settings dialog: see :class:`tartli_desktop.face.settings_pages.SettingsPages`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from PySide6.QtCore import QCoreApplication

from tartli_desktop.face.settings_pages import SettingsPages
from tartli_desktop.games.ulti.commands import command_names
from tartli_desktop.games.ulti.options import UltiOptions
from tartli_desktop.widgets.dialogs.forms import Field, Tick, Words

translate = QCoreApplication.translate


class UltiPages(SettingsPages):
    """The fields of Ulti's options, each by the name of its option."""

    options = UltiOptions
    follows: Mapping[str, str] = {
        "warn_of_lost_bids": "show_legal",
        "remind_marriages": "warn_of_lost_bids",
    }

    @cached_property
    def fields(self) -> dict[str, Field]:
        """Boxes to tick."""
        return {name: Tick() for name in ("last_card_by_itself", *self.follows)}

    def title(self) -> str:
        """The title of a group of its own."""
        return translate("Ulti.Settings", "Ulti")

    def command_names(self) -> Mapping[str, str]:
        """The name of each command of Ulti."""
        return command_names()

    def words(self) -> dict[str, Words]:
        """What the boxes say."""
        return {
            "last_card_by_itself": Words(
                translate("Ulti.Settings", "Play the last card &automatically"),
                (translate("Ulti.Settings", "There is nothing to choose in the last trick."),),
            ),
            "warn_of_lost_bids": Words(
                translate("Ulti.Settings", "Warn about bids that cannot be &won"),
                (
                    translate(
                        "Ulti.Settings",
                        "Asks before you bid something that your cards cannot win by the rules, whatever "
                        "is played.",
                    ),
                ),
            ),
            "remind_marriages": Words(
                translate("Ulti.Settings", "Re&mind me of marriages"),
                (
                    translate(
                        "Ulti.Settings",
                        "Asks before your first card while you can still announce a 40 or 20.",
                    ),
                ),
            ),
        }
