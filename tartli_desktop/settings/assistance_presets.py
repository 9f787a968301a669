"""Ready sets of what the program helps with while a match is played."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

from msgspec.structs import replace

from .game_options import AssistancePreset, GameOptions
from .settings import Settings

FIELDS: Mapping[AssistancePreset, Mapping[str, Any]] = MappingProxyType(
    {
        AssistancePreset.BEGINNER: {"show_counts": True, "show_legal": True, "hints": True},
        AssistancePreset.USUAL: {"show_counts": True, "show_legal": True, "hints": True},
        AssistancePreset.CAFE: {"show_counts": False, "show_legal": False, "hints": False},
    }
)
"""What each set chooses for any game, by the names of the settings; the games have more in their options."""


def with_preset(settings: Settings, chosen: AssistancePreset, kinds: Iterable[type[GameOptions]]) -> Settings:
    """The settings with this set of help, in general and for these games, and all else as it was."""
    settings = replace(settings, **FIELDS[chosen])
    for kind in kinds:
        settings = settings.with_game(replace(settings.game(kind), **kind.presets.get(chosen, {})))
    return settings


def preset_of(settings: Settings, kinds: Iterable[type[GameOptions]]) -> AssistancePreset | None:
    """The set that the settings are for these games, or None for a choice of the user's own."""
    games = tuple(kinds)
    return next((each for each in AssistancePreset if with_preset(settings, each, games) == settings), None)
