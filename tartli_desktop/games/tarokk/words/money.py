"""What a hand, a bonus or a kontra brings, in points and in money (T9.6, T13, T14)."""

from __future__ import annotations

from tartli_desktop.games.tarokk.rules.actions import GAME
from tartli_desktop.games.tarokk.rules.settlement import SILENT_TRULL
from tartli_desktop.games.tarokk.rules.variant import Variant
from tartli_desktop.text.context import Context

tr = Context("Tarokk.Money")


def silent_value(kind: str, variant: Variant, level: int) -> int:
    """What the game or a bonus is worth unannounced, in a game of that level (T9.6, T13.11)."""
    return {
        GAME: level,
        "trull": SILENT_TRULL,
        "kings": variant.kings_value,
        "double": 2 * level,
        "volat": 3 * level,
        "ultimo": variant.ultimo_value,
        "catch": variant.catch_value,
    }[kind]


def stake(kind: str, variant: Variant, level: int, kontra: int = 0) -> int:
    """What the game, or an announced bonus, is worth at a level of kontra (T9.10)."""
    value = silent_value(kind, variant, level)
    return (value if kind == GAME else 2 * value) << kontra
