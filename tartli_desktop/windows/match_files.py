"""Matches in files of their own: what is said about them, and which are dropped on a window."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMimeData

from tartli_desktop.store import records
from tartli_desktop.translation import fill

from . import troubles

translate = QCoreApplication.translate

_TOLD = 8
"""How many files a message names."""


def files_in(dropped: QMimeData) -> list[Path]:
    """The files of matches in what is dropped; others are none of ours."""
    paths = [Path(url.toLocalFile()) for url in dropped.urls() if url.isLocalFile()]
    return [path for path in paths if path.suffix.casefold() == ".json"]


def with_ending(chosen: str) -> Path:
    """The file that was chosen to write a match to; without an ending of its own it gets ours."""
    path = Path(chosen)
    return path if path.suffix.casefold() == ".json" else path.with_name(path.name + records.ENDING)


def refusal(error: records.RecordFileError) -> str:
    """Why a file is not taken in, in one sentence."""
    match error:
        case records.Broken(error=wrong) if wrong.hand:
            text = translate(
                "MatchFiles", "%1 is not a match by the rules: hand %2, action %3 breaks rule %4. (%5)"
            )
            return fill(text, error.path, wrong.hand, wrong.action, wrong.rule, short(wrong.message))
        case records.Broken(error=wrong):
            text = translate("MatchFiles", "%1 is not a match that this program knows. (%2)")
            return fill(text, error.path, short(wrong.message))
        case records.TooLarge():
            text = translate("MatchFiles", "%1 is too large for a match. It may have %2 MB.")
            return fill(text, error.path, records.LARGEST // 1024**2)
        case records.NotJson():
            return fill(translate("MatchFiles", "%1 is not the file of a match."), error.path)
        case records.NotRead():
            text = translate("MatchFiles", "%1 cannot be read. %2")
            return fill(text, error.path, troubles.reason(error.trouble))
    return fill(translate("MatchFiles", "There is no file %1."), error.path)


def known(path: Path, title: str) -> str:
    """A match is taken in once."""
    text = translate("MatchFiles", "%1 is among your matches already: “%2”.")
    return fill(text, path, title)


def told(sentences: Sequence[str]) -> str:
    """What is to be told of many files, one below the other, and not too much."""
    more = len(sentences) - _TOLD
    if more > 0:
        last = translate("MatchFiles", "And %n more.", None, more)
        sentences = [*sentences[:_TOLD], last]
    return "\n\n".join(sentences)


def short(message: str) -> str:
    """The engine's own words, without what a stranger may have put into them."""
    words = "".join(sign if sign.isprintable() else " " for sign in message)
    return words if len(words) <= 160 else words[:160] + " …"
