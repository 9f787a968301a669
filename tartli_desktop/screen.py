"""Whether a window can be shown at all, asked before Qt is: Qt ends the program where it cannot."""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path

_PACKAGES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
}
"""Debian's packages for what Qt loads."""


def missing_library(error: BaseException) -> str:
    """One sentence for a system library of Qt that could not be loaded, with the package and the command."""
    text = str(error)
    name = text.split(":", 1)[0].strip()
    package = _PACKAGES.get(name)
    if package is None:
        return f"Tartli cannot start, since a part of Qt cannot be loaded: {text}"
    return f"Tartli cannot start, since {name} is missing. Please install it: sudo apt-get install {package}"


def why_no_window() -> str | None:
    """One sentence if no window can be shown here, or None."""
    platform = os.environ.get("QT_QPA_PLATFORM", "xcb").split(":")[0]
    if sys.platform != "linux" or platform not in ("", "xcb") or os.environ.get("WAYLAND_DISPLAY"):
        return None
    display = os.environ.get("DISPLAY")
    if not display:
        return (
            "Tartli cannot start, since there is no display (DISPLAY and WAYLAND_DISPLAY are not set). "
            "Start it from a desktop, or let it play by itself: tartli-desktop --demo DIR"
        )
    import ctypes

    plugin = _xcb_plugin()
    if plugin is not None:
        try:
            ctypes.CDLL(str(plugin))
        except OSError as error:
            return missing_library(error)
    if not _connects(display):
        return f'Tartli cannot start, since the display "{display}" does not answer. Please check DISPLAY.'
    return None


def _xcb_plugin() -> Path | None:
    spec = importlib.util.find_spec("PySide6")
    if spec is None or not spec.submodule_search_locations:
        return None
    plugin = Path(spec.submodule_search_locations[0]) / "Qt" / "plugins" / "platforms" / "libqxcb.so"
    return plugin if plugin.is_file() else None


def _connects(display: str) -> bool:
    """Whether an X server answers; True where that cannot be found out."""
    import ctypes
    import ctypes.util

    name = ctypes.util.find_library("xcb")
    if name is None:
        return True
    xcb = ctypes.CDLL(name)
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(display.encode(), None)
    answers = not xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return answers
