"""What the desktop wishes of the programs on it."""

from __future__ import annotations

import sys
from functools import lru_cache
from pathlib import Path

import platformdirs
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

_STILL = (
    # Where the large desktops for Linux keep that nothing shall move, and how they write it.
    ("kdeglobals", "AnimationDurationFactor", ("0", "0.0")),
    ("gtk-3.0/settings.ini", "gtk-enable-animations", ("0", "false")),
    ("gtk-4.0/settings.ini", "gtk-enable-animations", ("0", "false")),
)


@lru_cache(maxsize=1)
def reduces_motion() -> bool:
    """Whether the desktop asks programs to move as little as they can; asked once."""
    if sys.platform == "win32":
        return not QApplication.isEffectEnabled(Qt.UIEffect.UI_General)
    config = platformdirs.user_config_path()
    return any(_value(config / name, key) in values for name, key, values in _STILL)


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
