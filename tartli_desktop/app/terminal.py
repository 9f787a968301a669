"""What the program says in a terminal, in the language of the system.

Qt, which has the translations, is loaded only for a language other than English: to print a line should not
take long, nor need a screen. Where it cannot be loaded the texts are English.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from functools import lru_cache
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING

from tartli_desktop.resources import ResourcesMissing

if TYPE_CHECKING:
    from PySide6.QtCore import QTranslator

_NAMES = ("LC_ALL", "LC_MESSAGES", "LANG")
_ENGLISH = ("en", "c", "posix")
_WINDOWS_ENGLISH = 0x09


def translate(context: str, text: str) -> str:
    """A text in the language of the system, as ``QCoreApplication.translate`` does it in the window."""
    said = (translator.translate(context, text) for translator in _translators())
    return next(filter(None, said), text)


def speaks() -> bool:
    """Whether another language than English is spoken here."""
    return bool(_translators())


@lru_cache(maxsize=1)
def _translators() -> tuple[QTranslator, ...]:
    """What has the texts of the house and of each game; empty for English, also where some are missing.

    No application is made for it: that is left to the window.
    """
    if _reads_english():
        return ()
    try:
        from PySide6.QtCore import QLocale, QTranslator

        from tartli_desktop.text import catalogues

        wanted = catalogues.catalogues()
    except (ImportError, ResourcesMissing):
        return ()
    found = []
    for catalogue in wanted:
        translator = QTranslator()
        is_there = translator.load(QLocale.system(), catalogue.name, "_", str(catalogue.folder))
        if not is_there or not catalogues.is_whole(Path(translator.filePath())):
            return ()
        found.append(translator)
    return tuple(found)


def _reads_english() -> bool:
    """Whether the system speaks English, or no language at all."""
    if sys.platform == "win32":
        import ctypes

        # The lower ten bits tell the language, the others the country.
        language: int = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        return language & 0x3FF == _WINDOWS_ENGLISH
    if sys.platform == "darwin":
        # It tells only Qt.
        return False
    locale = next((os.environ[name] for name in _NAMES if os.environ.get(name)), "C")
    # A list of languages counts only beside a locale.
    wishes = os.environ.get("LANGUAGE", "") if locale.partition(".")[0] != "C" else ""
    first = (wishes.split(":")[0] or locale).replace("_", ".").replace("@", ".").split(".")[0]
    return first.lower() in _ENGLISH


def print_line(text: str, *, error: bool = True) -> None:
    """Print to standard error, or to standard output. Letters that the terminal has not are written out."""
    stream = sys.stderr if error else sys.stdout
    # A program without a terminal, as on Windows, has neither.
    if stream is None:
        return
    try:
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
        print(text, file=stream, flush=True)
    except OSError:
        # The reader has closed the pipe, or the disk is full: what is still to be written goes nowhere.
        with suppress(OSError), open(os.devnull, "w") as nowhere:
            os.dup2(nowhere.fileno(), stream.fileno())
