"""What the desktop wishes of the programs on it."""

from __future__ import annotations

import os
import shutil
import sys
from functools import lru_cache
from pathlib import Path

import platformdirs

_STILL = (
    # Where the large desktops for Linux keep the wish that nothing moves, and how they write it.
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
"""Seconds that a desktop has to answer."""


@lru_cache(maxsize=1)
def reduces_motion() -> bool:
    """Whether the desktop asks programs to move as little as they can; asked once."""
    if sys.platform == "win32":
        import ctypes

        # "Animation effects" in Windows' settings. Qt tells only of menus and tool tips.
        animates = ctypes.c_int(1)
        ctypes.windll.user32.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(animates), 0)
        return not animates.value
    if sys.platform == "darwin":
        return _answer("defaults", "read", "com.apple.universalaccess", "reduceMotion") == "1"
    config = platformdirs.user_config_path()
    if any(_value(config / name, key) in values for name, key, values in _STILL):
        return True
    # GNOME and its kin keep it in no file that can be read.
    schema = next((schema for word, schema in _SCHEMAS if word in _desktops()), None)
    return schema is not None and _answer("gsettings", "get", schema, "enable-animations") == "false"


def _desktops() -> list[str]:
    """The names of the desktop that runs, in small letters."""
    return os.environ.get("XDG_CURRENT_DESKTOP", "").lower().split(":")


def _answer(*command: str) -> str:
    """What a program of the desktop says, in small letters; nothing where it is missing or silent."""
    program = shutil.which(command[0])
    if program is None:
        return ""
    # Late: most desktops have a file to read.
    import subprocess

    try:
        done = subprocess.run(
            [program, *command[1:]], capture_output=True, text=True, timeout=_ANSWER_TIMEOUT, check=False
        )
    except (OSError, subprocess.SubprocessError, UnicodeDecodeError):
        return ""
    return done.stdout.strip().lower() if done.returncode == 0 else ""


def _value(file: Path, key: str) -> str:
    """The value of a key in a file of such settings; empty where there is none, or no such file."""
    try:
        lines = file.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return ""
    for line in lines:
        name, _, value = line.partition("=")
        if name.strip() == key:
            return value.strip().lower()
    return ""
