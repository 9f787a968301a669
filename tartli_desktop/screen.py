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
    if sys.platform != "linux":
        return None
    asked = [name.split(":")[0] for name in os.environ.get("QT_QPA_PLATFORM", "").split(";") if name]
    usual = ["wayland", "xcb"] if os.environ.get("WAYLAND_DISPLAY") else ["xcb"]
    obstacle = None
    for platform in asked or usual:
        obstacle = _obstacle(platform)
        if obstacle is None:
            return None
    return obstacle


def _obstacle(platform: str) -> str | None:
    """Why Qt cannot show windows by one of its platforms."""
    if platform.startswith("wayland"):
        return _wayland_obstacle()
    plugin = _plugin(platform)
    if plugin is None:
        return (
            f'Tartli cannot start, since QT_QPA_PLATFORM asks for "{platform}", which Qt does not have here. '
            "Please unset it."
        )
    if platform != "xcb":
        return None
    display = os.environ.get("DISPLAY")
    if not display:
        return _NO_DISPLAY
    import ctypes

    try:
        ctypes.CDLL(str(plugin))
    except OSError as error:
        return missing_library(error)
    if not _connects(display):
        return f'Tartli cannot start, since the display "{display}" does not answer. Please check DISPLAY.'
    return None


_NO_DISPLAY = (
    "Tartli cannot start, since there is no display (DISPLAY and WAYLAND_DISPLAY are not set). "
    "Start it from a desktop, or let it play by itself: tartli-desktop --demo DIR"
)


def _wayland_obstacle() -> str | None:
    display = os.environ.get("WAYLAND_DISPLAY")
    if not display:
        return _NO_DISPLAY
    import socket

    path = Path(os.environ.get("XDG_RUNTIME_DIR", "")) / display
    try:
        with socket.socket(socket.AF_UNIX) as knock:
            knock.connect(str(path))
    except OSError:
        return (
            f'Tartli cannot start, since the display "{display}" does not answer. Is WAYLAND_DISPLAY right?'
        )
    return None


def _plugin(platform: str) -> Path | None:
    """The file of one of Qt's platforms, if it is there."""
    spec = importlib.util.find_spec("PySide6")
    if spec is None or not spec.submodule_search_locations:
        return None
    folder = Path(spec.submodule_search_locations[0]) / "Qt" / "plugins" / "platforms"
    plugin = folder / f"libq{platform}.so"
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
