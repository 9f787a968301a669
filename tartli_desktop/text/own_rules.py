"""The names of a player's own rules."""

from __future__ import annotations

from collections.abc import Collection

_NAMELESS = ("", "own")
"""The names of unnamed own rules in settings and records."""


def own_name(name: str, nameless: str, presets: Collection[str]) -> str:
    """The name of own rules as it is shown: ``nameless`` if they have none, and never the name of a preset.

    Presets are recognized by their names, and shown in other words.
    """
    if name in _NAMELESS:
        return nameless
    return name.capitalize() if name in presets else name
