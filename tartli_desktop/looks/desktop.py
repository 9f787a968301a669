"""What the desktop asks of programs, and the speed of cards and chalk by that and the player's settings."""

import os
import shutil
import sys
from functools import lru_cache
from pathlib import Path

import platformdirs

from tartli_desktop.looks import desktop
from tartli_desktop.settings.settings import ReducedMotion, Settings

_STILL = (
    # Where the major Linux desktops keep the setting for no animations, and its values.
    ("kdeglobals", "AnimationDurationFactor", ("0", "0.0")),
    ("gtk-3.0/settings.ini", "gtk-enable-animations", ("0", "false")),
    ("gtk-4.0/settings.ini", "gtk-enable-animations", ("0", "false")),
)
_SCHEMAS = (
    ("gnome", "org.gnome.desktop.interface"),
    ("unity", "org.gnome.desktop.interface"),
    ("budgie", "org.gnome.desktop.interface"),
    ("x-cinnamon", "org.cinnamon.desktop.interface"),
)
_CLIENT_AREA_ANIMATION = 0x1042
"""SPI_GETCLIENTAREAANIMATION."""
_ANSWER_TIMEOUT = 1.0
"""Seconds that a desktop may take to answer."""


@lru_cache(maxsize=1)
def reduces_motion() -> bool:
    """Whether the desktop asks programs to reduce motion; read once."""
    if sys.platform == "win32":
        import ctypes

        # "Animation effects" in Windows' settings. Qt only reports those for menus and tool tips.
        animates = ctypes.c_int(1)
        ctypes.windll.user32.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(animates), 0)
        return not animates.value
    if sys.platform == "darwin":
        return _answer("defaults", "read", "com.apple.universalaccess", "reduceMotion") == "1"
    config = platformdirs.user_config_path()
    if any(_value(config / name, key) in values for name, key, values in _STILL):
        return True
    # GNOME and its relatives do not keep it in a readable file.
    desktops = os.environ.get("XDG_CURRENT_DESKTOP", "").lower().split(":")
    schema = next((schema for word, schema in _SCHEMAS if word in desktops), None)
    return schema is not None and _answer("gsettings", "get", schema, "enable-animations") == "false"


def _answer(*command: str) -> str:
    """The output of a program of the desktop, in lower case; empty if it is missing or fails."""
    program = shutil.which(command[0])
    if program is None:
        return ""
    # Imported here, since most desktops have a file to read.
    import subprocess

    try:
        done = subprocess.run(
            [program, *command[1:]], capture_output=True, text=True, timeout=_ANSWER_TIMEOUT, check=False
        )
    except (OSError, subprocess.SubprocessError, UnicodeDecodeError):
        return ""
    return done.stdout.strip().lower() if done.returncode == 0 else ""


def _value(file: Path, key: str) -> str:
    """The value of a key in a settings file; empty if there is no such key or file."""
    try:
        lines = file.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return ""
    for line in lines:
        name, _, value = line.partition("=")
        if name.strip() == key:
            return value.strip().lower()
    return ""


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
