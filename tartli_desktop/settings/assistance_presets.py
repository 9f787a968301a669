"""Presets for how much the program helps during a match."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from msgspec.structs import replace

from .game_options import AssistancePreset, GameOptions
from .settings import Settings

FIELDS: Mapping[AssistancePreset, Mapping[str, object]] = MappingProxyType(
    {
        AssistancePreset.BEGINNER: {"show_counts": True, "show_legal": True, "hints": True},
        AssistancePreset.USUAL: {"show_counts": True, "show_legal": True, "hints": True},
        AssistancePreset.CAFE: {"show_counts": False, "show_legal": False, "hints": False},
    }
)
"""The values of each preset for any game, by the names of the settings; the options of games have more."""


def with_preset(settings: Settings, chosen: AssistancePreset, kinds: Iterable[type[GameOptions]]) -> Settings:
    """The settings with this preset, in general and for these games; everything else stays."""
    settings = replace(settings, **FIELDS[chosen])
    for kind in kinds:
        settings = settings.with_game(replace(settings.game(kind), **kind.presets.get(chosen, {})))
    return settings


def preset_of(settings: Settings, kinds: Iterable[type[GameOptions]]) -> AssistancePreset | None:
    """The preset that the settings agree with for these games; None for other choices."""
    games = tuple(kinds)
    return next((each for each in AssistancePreset if with_preset(settings, each, games) == settings), None)
