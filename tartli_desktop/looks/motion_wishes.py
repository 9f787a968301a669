"""How fast cards and chalk move, by what the player has chosen and the desktop wishes."""

from __future__ import annotations

from tartli_desktop.settings.settings import ReducedMotion, Settings

from . import desktop


def moves_little(settings: Settings) -> bool:
    """Whether cards glide short ways only, and the hand at the slate not at all."""
    wish = settings.reduced_motion
    return desktop.reduces_motion() if wish is ReducedMotion.SYSTEM else wish is ReducedMotion.ON


def card_speed(settings: Settings) -> float | None:
    """How many times the normal speed cards glide at; None is at once."""
    return settings.speed if settings.motion else None


def writing_speed(settings: Settings) -> float | None:
    """How many times its own pace the hand writes on the slate; None is at once."""
    return None if moves_little(settings) else card_speed(settings)
