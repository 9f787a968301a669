"""What a player's own rules are called."""

from __future__ import annotations

from collections.abc import Collection

_NAMELESS = ("", "own")
"""What stands in settings and records for own rules without a name."""


def own_name(name: str, nameless: str, presets: Collection[str]) -> str:
    """The name of own rules as it is shown; ``nameless`` for none, and never that of a preset.

    The presets are told by their names, and have words of their own.
    """
    if name in _NAMELESS:
        return nameless
    return name.capitalize() if name in presets else name
