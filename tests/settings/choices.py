"""Settings as a player of Tartli may have chosen them, both shared and Tartli's own."""

from typing import Any

from msgspec.structs import replace

from tartli_desktop.games.tartli.options import TartliOptions
from tartli_desktop.settings.game_options import GameOptions
from tartli_desktop.settings.settings import Settings

KINDS: tuple[type[GameOptions], ...] = (TartliOptions,)
"""The games whose options the program reads."""


def with_choices(settings: Settings, **changes: Any) -> Settings:
    """The settings with other choices, by the names of settings or of Tartli's options.

    ``keys`` holds only the changed keys, by the names of the commands.
    """
    keys = settings.keys_with(TartliOptions) | changes.pop("keys", {})
    shared = {name: value for name, value in changes.items() if name in Settings.__struct_fields__}
    own = {name: value for name, value in changes.items() if name not in shared}
    changed = replace(settings, **shared).with_game(replace(settings.game(TartliOptions), **own))
    return changed.with_keys(TartliOptions, keys)


def settings_with(**changes: Any) -> Settings:
    """The default settings with other choices."""
    return with_choices(Settings(), **changes)
