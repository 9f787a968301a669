"""What a game hands to the settings dialog."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Protocol

from tartli_desktop.settings.game_options import GameOptions
from tartli_desktop.widgets.command_keys import command_names

if TYPE_CHECKING:
    from tartli_desktop.widgets.dialogs.forms import Field, Words


class SettingsPages(Protocol):
    """The fields of a game's options, and where they stand in the dialog."""

    @property
    def options(self) -> type[GameOptions]:
        """The type of the options."""

    @property
    def fields(self) -> Mapping[str, Field]:
        """By the names of the options; those that are chosen elsewhere are not among them."""
        return {}

    @property
    def follows(self) -> Mapping[str, str]:
        """After which field of the dialog, or of the game, one stands.

        Those that follow none are a group of their own behind the first tab.
        """
        return {}

    def title(self) -> str:
        """What that group is called."""

    def words(self) -> dict[str, Words]:
        """What the fields say."""
        return {}

    def command_names(self) -> Mapping[str, str]:
        """What every command is called that there is in this game, in the order of their keys."""
        return command_names()
