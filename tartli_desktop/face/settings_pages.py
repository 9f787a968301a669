"""What a game adds to the settings dialog."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Protocol

from tartli_desktop.settings.game_options import GameOptions
from tartli_desktop.widgets.command_keys import command_names

if TYPE_CHECKING:
    from tartli_desktop.widgets.dialogs.forms import Field, Labels


class SettingsPages(Protocol):
    """The fields of a game's options, and where they stand in the dialog."""

    @property
    def options(self) -> type[GameOptions]:
        """The type of the options."""

    @property
    def fields(self) -> Mapping[str, Field]:
        """The fields by the names of the options, except options that are chosen elsewhere."""
        return {}

    @property
    def follows(self) -> Mapping[str, str]:
        """For a field, the field of the dialog or of the game that precedes it.

        The fields without an entry form a group of their own.
        """
        return {}

    @property
    def group_after(self) -> str:
        """The group of the dialog below which that group stands."""
        return "play"

    def title(self) -> str:
        """The title of that group."""

    def words(self) -> dict[str, Labels]:
        """The words of the fields."""
        return {}

    def command_names(self) -> Mapping[str, str]:
        """The names of all commands in this game, in the order of their keys."""
        return command_names()
