"""The speed of cards and chalk, by the player's settings and the desktop's preference."""

from __future__ import annotations

from tartli_desktop.settings.settings import ReducedMotion, Settings

from . import desktop


def moves_little(settings: Settings) -> bool:
    """Whether cards glide short ways only, and the hand at the slate not at all."""
    wish = settings.reduced_motion
    return desktop.reduces_motion() if wish is ReducedMotion.SYSTEM else wish is ReducedMotion.ON


def card_speed(settings: Settings) -> float | None:
    """The speed at which cards glide, times the normal one; None for at once."""
    return settings.speed if settings.motion else None


def writing_speed(settings: Settings) -> float | None:
    """The speed at which the hand writes on the slate, times its own pace; None for at once."""
    return None if moves_little(settings) else card_speed(settings)
