"""What the bundle takes from Qt, Pillow and the build machine: what the program loads, and what that loads.

The three systems differ only in the names of files, so each rule is written once, by the bare name of a part.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Iterable
from pathlib import PurePosixPath, PureWindowsPath

Entry = tuple[str, str, str]
"""A PyInstaller entry: the place in the bundle, the file it comes from, and its kind."""

MODULES = frozenset({"QtCore", "QtGui", "QtWidgets", "QtSvg", "QtMultimedia", "QtTextToSpeech", "QtNetwork"})
"""Qt's modules that the program imports, and QtNetwork, which QtMultimedia imports."""

PLUGINS = {
    "platforms": {"qxcb", "qwayland", "qoffscreen", "qcocoa", "qwindows"},
    "platforminputcontexts": {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"},
    "platformthemes": {"qxdgdesktopportal"},
    "wayland-shell-integration": {"xdg-shell"},
    "wayland-decoration-client": {"adwaita", "bradient"},
    "styles": {"qmacstyle", "qmodernwindowsstyle"},
    "iconengines": {"qsvgicon"},
    "imageformats": {"qsvg"},
    "texttospeech": {
        *("qtexttospeech_speechd", "qtexttospeech_sapi", "qtexttospeech_winrt", "qtexttospeech_darwin")
    },
}
"""Qt's plugins. Sound needs none: QAudioSink is part of QtMultimedia itself, ffmpeg plays films."""

TRANSLATIONS = frozenset({"qtbase_de.qm", "qtbase_en.qm", "qtbase_hu.qm"})

EXCLUDED_MODULES = (
    # Python's own _sha256 makes the checksums; these two would bring OpenSSL along.
    "_hashlib",
    "_ssl",
    "ssl",
    # Never imported by what the program does.
    "tkinter",
    "_tkinter",
    "unittest",
    "pydoc",
    "doctest",
    "numpy",
    "setuptools",
    "curses",
    "readline",
    "_uuid",
    # Of Pillow: pictures of cards are PNG, JPEG or WebP, without text.
    "PIL._avif",
    "PIL._imagingcms",
    "PIL._imagingft",
    "PIL._imagingmath",
    "PIL._imagingtk",
    "PIL.ImageTk",
    "PIL.ImageQt",
)

BUNDLED_FROM_SYSTEM = re.compile(
    r"lib(?:python3|sqlite3\.so|ffi\.so|bz2\.so|lzma\.so"
    # Small, and missing on many systems.
    r"|xcb-(?:cursor|icccm|image|keysyms|render-util|util)\.so)"
)
"""The libraries that a Linux bundle takes from the system that it is made on. Everything else, from the C and
C++ libraries to drivers, fonts and sound, must come from the system that it runs on."""

RUNTIME_HOOKS = frozenset({"pyi_rth_pyside6"})
"""PyInstaller's runtime hooks that are left out. This one imports QtCore to tell it where its plugins are,
which a PySide6 from the package index knows by itself; the opponent's process needs no Qt."""


def bare_name(path: str) -> str:
    """The name of a library or plugin without folder, ``lib``, version and ending: ``QtCore``, ``qxcb``."""
    name = PureWindowsPath(path).name
    name = re.split(r"\.(?:abi3\.|cpython|cp\d|so\b|dylib|pyd|dll|\d)", name)[0]
    return name.removeprefix("lib")


def unmet_imports(module: bytes) -> set[str]:
    """The Qt modules that a module's file imports and that are not among :data:`MODULES`."""
    return {name.decode() for name in re.findall(rb"\0PySide6\.(Qt\w+)(?=\0)", module)} - MODULES


def is_root(place: str) -> bool:
    """Whether a file is loaded by the program or by Python, and not only by another library."""
    path = _path(place)
    parts = path.parts
    if "PySide6" in parts:
        if "plugins" in parts:
            kind = parts[parts.index("plugins") + 1]
            return bare_name(path.name) in PLUGINS.get(kind, set())
        is_module = path.name.startswith("Qt") and (".abi3." in path.name or path.suffix == ".pyd")
        return is_module and bare_name(path.name) in MODULES
    if "pillow.libs" in parts or ".dylibs" in parts:
        return False
    is_library = path.suffix in (".dll", ".dylib") or ".so." in path.name
    return len(parts) > 1 or not is_library or bool(_OF_PYTHON.match(path.name))


_OF_PYTHON = re.compile(r"(?:lib)?python|vcruntime|msvcp|ucrtbase|api-ms-", re.IGNORECASE)
"""The libraries that PyInstaller's starter loads."""


def framework(place: str) -> str | None:
    """The framework of macOS that a file is a part of."""
    found = re.match(r".*?\.framework(?=/)", place)
    return found[0] if found else None


def kept_data(data: Iterable[Entry], libraries: Iterable[Entry]) -> list[Entry]:
    """The files besides libraries that belong with these libraries."""
    there = {place for place, _, _ in libraries}
    frameworks = {framework(place) for place in there}

    def is_kept(entry: Entry) -> bool:
        place, target, kind = entry
        if framework(place):
            return framework(place) in frameworks
        if kind == "SYMLINK":
            return posixpath.normpath(posixpath.join(posixpath.dirname(place), target)) in there
        return "PySide6" not in _path(place).parts or _path(place).name in TRANSLATIONS

    return [entry for entry in data if is_kept(entry)]


def _path(place: str) -> PurePosixPath:
    return PurePosixPath(place.replace("\\", "/"))


def is_of_the_system(place: str, source: str) -> bool:
    """Whether a library belongs to the Linux that the bundle is made on, and is left out."""
    foreign = not re.search(r"site-packages|lib-dynload", source)
    return foreign and "/" not in place and not BUNDLED_FROM_SYSTEM.match(place)


def kept(entries: Iterable[Entry], needs: Callable[[str], Iterable[str]], *, linux: bool) -> list[Entry]:
    """The libraries that the program loads, and those that these need.

    Args:
        entries: all that PyInstaller found.
        needs: the names of the libraries that a file is linked with.
        linux: whether the system's own libraries stay out.
    """
    candidates = [
        entry for entry in entries if not (linux and entry[2] == "BINARY" and is_of_the_system(*entry[:2]))
    ]
    by_name: dict[str, list[Entry]] = {}
    for entry in candidates:
        by_name.setdefault(PureWindowsPath(entry[0]).name.lower(), []).append(entry)
    open_ones = [entry for entry in candidates if entry[2] != "SYMLINK" and is_root(entry[0])]
    found = set(open_ones)
    while open_ones:
        for name in needs(open_ones.pop()[1]):
            new = set(by_name.get(PureWindowsPath(name).name.lower(), [])) - found
            found |= new
            open_ones += [entry for entry in new if entry[2] != "SYMLINK"]
    frameworks = {framework(entry[0]) for entry in found} - {None}
    return [entry for entry in candidates if entry in found or framework(entry[0]) in frameworks]
