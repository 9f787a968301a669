"""Ready sets of what the program helps with while a match is played."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any

import msgspec

from .settings import GoOut, Settings


class HelpSet(StrEnum):
    """How much help there is."""

    BEGINNER = "beginner"
    """All of it."""
    USUAL = "usual"
    """Counts, a warning before a meld is thrown away, and hints for those who ask; what is set at first."""
    CAFE = "café"
    """Nothing is shown that is not seen at a table."""


FIELDS: Mapping[HelpSet, Mapping[str, Any]] = MappingProxyType(
    {
        HelpSet.BEGINNER: {
            "show_counts": True,
            "show_trumps": True,
            "show_legal": True,
            "show_gone": True,
            "show_known": True,
            "remind_melds": True,
            "go_out": GoOut.REMIND,
            "hints": True,
        },
        HelpSet.USUAL: {
            "show_counts": True,
            "show_trumps": True,
            "show_legal": True,
            "show_gone": False,
            "show_known": False,
            "remind_melds": True,
            "go_out": GoOut.REMIND,
            "hints": True,
        },
        HelpSet.CAFE: {
            "show_counts": False,
            "show_trumps": False,
            "show_legal": False,
            "show_gone": False,
            "show_known": False,
            "remind_melds": False,
            "go_out": GoOut.BY_HAND,
            "hints": False,
        },
    }
)
"""What each set chooses, by the names of the settings."""


def with_set(settings: Settings, chosen: HelpSet) -> Settings:
    """The settings with this set of help, and all else as it was."""
    return msgspec.structs.replace(settings, **FIELDS[chosen])


def set_of(settings: Settings) -> HelpSet | None:
    """The set that the settings are, or None for a choice of the user's own."""
    return next((each for each in HelpSet if with_set(settings, each) == settings), None)
