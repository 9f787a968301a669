"""The program's output in a terminal, in the language of the system.

Qt, which knows the language, is loaded only for one other than English: printing a line should take little
time and need no screen. If Qt cannot be loaded, the texts are English.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from io import TextIOWrapper
from typing import TYPE_CHECKING
from unicodedata import normalize

from tartli_desktop.resources import ResourcesMissing

if TYPE_CHECKING:
    from tartli_desktop.text.translated_texts import Texts

_NAMES = ("LC_ALL", "LC_MESSAGES", "LANG")
_ENGLISH = ("en", "c", "posix")
_WINDOWS_ENGLISH = 0x09
SOON = 1.0
"""Seconds within which work needs no progress."""
_PLAIN = {"ő": "ö", "Ő": "Ö", "ű": "ü", "Ű": "Ü", "–": "-", "−": "-", "„": '"', "“": '"', "”": '"', "’": "'"}
"""What stands for letters and signs that many terminals in the west lack."""


def translate(context: str, text: str) -> str:
    """A text in the language of the system, like ``QCoreApplication.translate`` in the window."""
    return _form(context, text) or text


def speaks() -> bool:
    """Whether texts are printed in a language other than English."""
    return bool(_texts())


def _form(context: str, text: str) -> str:
    if not (texts := _texts()):
        return ""
    from tartli_desktop.text.translated_texts import form_of

    return form_of(texts, context, text)


@lru_cache(maxsize=1)
def _texts() -> Texts:
    """The texts of the house and each game; empty for English, or if any of them is missing."""
    if _reads_english():
        return {}
    try:
        from tartli_desktop.text import catalogues
        from tartli_desktop.text.translated_texts import UnreadableTextsError, texts_in
    except ImportError:
        return {}
    try:
        language = catalogues.spoken("")
        if language == catalogues.SOURCE:
            return {}
        files = [each.file(language) for each in catalogues.catalogues()]
        return {key: forms for file in files for key, forms in texts_in(file).items()}
    except (ResourcesMissing, UnreadableTextsError):
        return {}


def _reads_english() -> bool:
    """Whether the system speaks English, or no language at all."""
    if sys.platform == "win32":
        import ctypes

        # The lower ten bits tell the language, the others the country.
        language: int = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        return language & 0x3FF == _WINDOWS_ENGLISH
    if sys.platform == "darwin":
        # Only Qt can find out the language there.
        return False
    locale = next((os.environ[name] for name in _NAMES if os.environ.get(name)), "C")
    # The list in LANGUAGE counts only if a locale is set.
    wishes = os.environ.get("LANGUAGE", "") if locale.partition(".")[0] != "C" else ""
    first = (wishes.split(":")[0] or locale).replace("_", ".").replace("@", ".").split(".")[0]
    return first.lower() in _ENGLISH


def print_line(text: str, *, error: bool = True) -> None:
    """Print to standard error or standard output, with the nearest letters where the terminal lacks some."""
    stream = sys.stderr if error else sys.stdout
    # A program without a terminal, as on Windows, has neither.
    if stream is None:
        return
    try:
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
            text = "".join(_nearest(letter, stream.encoding) for letter in text)
        print(text, file=stream, flush=True)
    except OSError:
        # The reader has closed the pipe, or the disk is full: discard what is still buffered.
        with suppress(OSError), open(os.devnull, "w") as nowhere:
            os.dup2(nowhere.fileno(), stream.fileno())


@contextmanager
def counting_on_terminal() -> Iterator[Callable[[float], None]]:
    """Show on the terminal how much of long work is done; the given function is told, from 0 to 1.

    Shows nothing elsewhere, such as in a pipe, nor if the work is done soon.
    """
    stream, begun, shown = sys.stderr, time.monotonic(), ""

    def report(share: float) -> None:
        nonlocal shown
        now = f"{share:4.0%}"
        if now != shown and time.monotonic() - begun >= SOON:
            shown = now
            with suppress(OSError):
                print(f"\r{now}", end="", file=stream, flush=True)

    is_seen = stream is not None and stream.isatty()
    yield report if is_seen else lambda _: None
    if shown:
        with suppress(OSError):
            print("\r    \r", end="", file=stream, flush=True)


def _nearest(letter: str, encoding: str) -> str:
    """The letter, or what comes nearest to it in an encoding: without its accents, or a plainer sign."""
    for near in (letter, _PLAIN.get(letter, letter), normalize("NFKD", letter)[0]):
        with suppress(UnicodeEncodeError):
            near.encode(encoding)
            return near
    return letter
