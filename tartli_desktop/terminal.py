"""What the program says in a terminal, in the language of the system.

Qt, which has the translations, is loaded only for a language other than English: to print a line should not
take long, nor need a screen. Where it cannot be loaded the texts are English.
"""

from __future__ import annotations

import os
import re
import sys
from contextlib import suppress
from functools import lru_cache
from io import TextIOWrapper

_NAMES = ("LC_ALL", "LC_MESSAGES", "LANG")
_ENGLISH = ("en", "c", "posix")


def translate(context: str, text: str) -> str:
    """A text in the language of the system, as ``QCoreApplication.translate`` does it in the window."""
    if not speaks():
        return text
    from PySide6.QtCore import QCoreApplication

    return QCoreApplication.translate(context, text)


def filled(text: str, *values: object) -> str:
    """A text with %1, %2, … filled in at once, without Qt; see ``translation.fill``."""
    return re.sub(r"%([1-9])", lambda place: str(values[int(place[1]) - 1]), text)


@lru_cache(maxsize=1)
def speaks() -> bool:
    """Whether texts can be translated here: Qt is there, or wanted and can be loaded. Asked once."""
    if "PySide6.QtCore" not in sys.modules and _reads_english():
        return False
    try:
        from PySide6.QtCore import QCoreApplication

        from tartli_desktop import translation

        if QCoreApplication.instance() is None:
            # Only what ends the program is said before its window, so this stays the one application.
            _kept.append(QCoreApplication(sys.argv[:1]))
            translation.install("")
    except (ImportError, RuntimeError):
        return False
    return True


_kept: list[object] = []


def _reads_english() -> bool:
    """Whether the system speaks English, or no language at all."""
    if sys.platform in ("win32", "darwin"):
        # They tell it only Qt.
        return False
    locale = next((os.environ[name] for name in _NAMES if os.environ.get(name)), "C")
    # A list of languages counts only beside a locale.
    wishes = os.environ.get("LANGUAGE", "") if locale.partition(".")[0] != "C" else ""
    first = (wishes.split(":")[0] or locale).replace("_", ".").replace("@", ".").split(".")[0]
    return first.lower() in _ENGLISH


def say(text: str, *, error: bool = True) -> None:
    """Print to standard error, or to standard output. Letters that the terminal has not are written out."""
    stream = sys.stderr if error else sys.stdout
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="backslashreplace")
    # A program without a terminal, as on Windows, has neither; and whoever reads may have heard enough.
    if stream is not None:
        with suppress(OSError):
            print(text, file=stream, flush=True)
