"""The program's output in a terminal, in the language of the system; in English if Qt cannot be loaded."""

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from io import TextIOWrapper
from unicodedata import normalize

from tartli_desktop.resources import ResourcesMissing
from tartli_desktop.text.translated_texts import Texts, UnreadableTextsError, form_of, texts_in

SOON = 1.0
"""Seconds within which work needs no progress."""
_PLAIN = {"ő": "ö", "Ő": "Ö", "ű": "ü", "Ű": "Ü", "–": "-", "−": "-", "„": '"', "“": '"', "”": '"', "’": "'"}
"""What stands for letters and signs that many terminals in the west lack."""


def translate(context: str, text: str) -> str:
    """A text in the language of the system, like ``QCoreApplication.translate`` in the window."""
    return form_of(_texts(), context, text) or text


def speaks() -> bool:
    """Whether texts are printed in a language other than English."""
    return bool(_texts())


@lru_cache(maxsize=1)
def _texts() -> Texts:
    """The texts of the house and each game; empty for English, or if any of them is missing."""
    try:
        from tartli_desktop.text import catalogues
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
