"""The oldest system that a bundle starts on: the one that the libraries in it were built for."""

from __future__ import annotations

import re
from importlib import metadata

QT = "PySide6-Essentials"


def oldest_macos(wheel: str) -> str:
    """The version of macOS by the file WHEEL of an installed package, as ``13.0``.

    Raises:
        LookupError: if the package is not one for macOS.
    """
    found = [(int(major), int(minor)) for major, minor in re.findall(r"-macosx_(\d+)_(\d+)_", wheel)]
    if not found:
        raise LookupError(f"{QT} is installed here for another system than macOS.")
    # Any one fitting tag is enough to install it; the newest tells what it was built for.
    major, minor = max(found)
    return f"{major}.{minor}"


def oldest_macos_of_qt() -> str:
    """The version of macOS that the installed Qt needs. Raises LookupError."""
    return oldest_macos(metadata.distribution(QT).read_text("WHEEL") or "")
