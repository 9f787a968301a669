"""Checks whether a window can be shown at all before Qt is loaded, since Qt ends the program if it cannot."""

import importlib.util
import math
import os
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from .terminal import translate

_LIBRARIES = frozenset(
    (
        *("libEGL.so.1", "libGL.so.1", "libX11.so.6", "libX11-xcb.so.1", "libdbus-1.so.3"),
        *("libfontconfig.so.1", "libfreetype.so.6", "libwayland-client.so.0", "libwayland-cursor.so.0"),
        *("libwayland-egl.so.1", "libxcb.so.1", "libxcb-cursor.so.0", "libxcb-icccm.so.4"),
        *("libxcb-image.so.0", "libxcb-keysyms.so.1", "libxcb-randr.so.0", "libxcb-render-util.so.0"),
        *("libxcb-shape.so.0", "libxcb-xkb.so.1", "libxkbcommon-x11.so.0", "libxkbcommon.so.0"),
    )
)
"""The libraries that Qt loads and whose packages Debian names after them."""

_OF_GLIB = ("libglib-2.0.so.0", "libgthread-2.0.so.0")


def missing_library(error: BaseException) -> str:
    """One sentence about a system library of Qt that cannot be loaded, with the command to install it.

    The command installs whatever else is missing, too, since nobody wants to be told of one after the other.
    """
    text = str(error)
    name = text.split(":", 1)[0].strip()
    if name not in _LIBRARIES and name not in _OF_GLIB:
        sentence = translate("Screen", "Tartli cannot start because part of Qt cannot be loaded: %1")
        return sentence.replace("%1", text)
    packages = {_package(name): None} | {_package(each): None for each in sorted(_LIBRARIES) if _lacks(each)}
    sentence = translate("Screen", "Tartli cannot start because %1 is missing. Install it with: %2")
    return sentence.replace("%1", name).replace("%2", f"sudo apt-get install {' '.join(packages)}")


def _package(library: str) -> str:
    if library in _OF_GLIB:
        return "libglib2.0-0"
    stem, version = library.lower().split(".so.")
    return f"{stem}-{version}" if stem[-1].isdigit() else stem + version


def _lacks(library: str) -> bool:
    import ctypes

    try:
        ctypes.CDLL(library)
    except OSError:
        return True
    return False


def why_no_window() -> str | None:
    """One sentence if no window can be shown here, or None.

    Sets ``QT_QPA_PLATFORM`` if only a platform other than Qt's first choice can show windows.
    """
    if sys.platform != "linux":
        return None
    asked = [name.split(":")[0] for name in os.environ.get("QT_QPA_PLATFORM", "").split(";") if name]
    usual = ["wayland", "xcb"] if os.environ.get("WAYLAND_DISPLAY") else ["xcb"]
    obstacles: list[_Obstacle] = []
    for platform in asked or usual:
        obstacle = _obstacle(platform)
        if obstacle is None:
            if obstacles and not asked:
                # Otherwise Qt would try the other one first, and end the program when that fails.
                os.environ["QT_QPA_PLATFORM"] = platform
            return None
        obstacles.append(obstacle)
    # An obstacle that can be removed is more useful to know than a missing display.
    mendable = [obstacle for obstacle in obstacles if obstacle is not _no_display]
    return (mendable or obstacles)[0]()


_LIMITS = {"QT_SCALE_FACTOR": (0.25, 8), "QT_SCREEN_SCALE_FACTORS": (0.25, 8), "QT_FONT_DPI": (24, 768)}
"""The variables that enlarge windows and letters, with the least and the largest value that Qt can show."""


def drop_nonsense() -> list[str]:
    """Unset variables that would enlarge windows beyond all measure, and return a sentence for each.

    Call this before Qt is loaded: with a factor of 0 or ``nan`` Qt crashes, and letters as high as the screen
    take half a minute to paint.
    """
    sentences = []
    for name, (least, most) in _LIMITS.items():
        value = os.environ.get(name)
        if value and not all(least <= number <= most for number in _numbers(value)):
            del os.environ[name]
            sentence = translate("Screen", 'Tartli ignores %1="%2". Only numbers from %3 to %4 make sense.')
            told = sentence.replace("%1", name).replace("%3", f"{least:g}").replace("%4", f"{most:g}")
            sentences.append(told.replace("%2", value))
    return sentences


def _numbers(value: str) -> Iterator[float]:
    """The numbers of a list like ``2;1.5`` or ``HDMI-1=2;DP-1=1.5``; ``nan`` for anything else."""
    for part in value.split(";"):
        try:
            yield float(part.rpartition("=")[2] or 1)
        except ValueError:
            yield math.nan


def do_without_a_screen() -> None:
    """Let Qt draw windows offscreen. Call this before the application is made."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if sys.platform == "win32":
        # The offscreen platform does not ask Windows for its fonts, and would draw no text.
        windows = Path(os.environ.get("WINDIR", r"C:\Windows"))
        os.environ.setdefault("QT_QPA_FONTDIR", str(windows / "Fonts"))


_Obstacle = Callable[[], str]
"""Returns the sentence about an obstacle; called only if needed, since the translation may load Qt."""


def _obstacle(platform: str) -> _Obstacle | None:
    """Why Qt cannot show windows with one of its platforms; None if it can."""
    is_wayland = platform.startswith("wayland")
    plugin = _plugin("wayland*" if is_wayland else platform)
    if plugin is None:
        return partial(_unknown, platform)
    if not is_wayland and platform != "xcb":
        return None
    variable = "WAYLAND_DISPLAY" if is_wayland else "DISPLAY"
    display = os.environ.get(variable)
    if not display:
        return _no_display
    import ctypes

    try:
        ctypes.CDLL(str(plugin))
    except OSError as error:
        return partial(missing_library, error)
    if _answers(display) if is_wayland else _connects(display):
        return None
    return partial(_silent, display, variable)


def _unknown(platform: str) -> str:
    sentence = translate(
        "Screen",
        'Tartli cannot start because QT_QPA_PLATFORM asks for "%1", which Qt does not have here. Unset '
        "that variable.",
    )
    return sentence.replace("%1", platform)


def _silent(display: str, variable: str) -> str:
    sentence = translate("Screen", 'Tartli cannot start because the display "%1" does not answer. Check %2.')
    return sentence.replace("%1", display).replace("%2", variable)


def _no_display() -> str:
    if os.environ.get("SSH_CONNECTION"):
        text = translate(
            "Screen",
            "Tartli cannot start because this is a remote session without a display. Connect with ssh "
            "-X, or watch the demo instead: %1",
        )
    else:
        text = translate(
            "Screen",
            "Tartli cannot start because there is no display (DISPLAY and WAYLAND_DISPLAY are not set). "
            "Start it from a desktop, or watch the demo instead: %1",
        )
    return text.replace("%1", "tartli-desktop --demo DIR")


def _answers(display: str) -> bool:
    import socket

    path = Path(os.environ.get("XDG_RUNTIME_DIR", "")) / display
    try:
        with socket.socket(socket.AF_UNIX) as knock:
            knock.connect(str(path))
    except OSError:
        return False
    return True


def _plugin(platform: str) -> Path | None:
    """The file of one of Qt's platforms, if it exists; ``*`` stands for anything."""
    spec = importlib.util.find_spec("PySide6")
    if spec is None or not spec.submodule_search_locations:
        return None
    folder = Path(spec.submodule_search_locations[0]) / "Qt" / "plugins" / "platforms"
    return next(iter(sorted(folder.glob(f"libq{platform}.so"))), None)


def _connects(display: str) -> bool:
    """Whether an X server answers; True if that cannot be found out."""
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
