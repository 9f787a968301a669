"""The words of a game, how they are spoken and what they mean, for the help."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from tartli_desktop.text import catalogues

from .rich_text import said, table

translate = QCoreApplication.translate

_SHARES = (20, 36, 44)
"""Column widths in per cent, so that the columns of all tables line up."""


class Word(NamedTuple):
    """A word that is said at the table.

    Attributes:
        word: the word.
        english: how an English reader would spell what is spoken, the stressed syllable in capitals.
        german: how a German reader would spell it.
        phonetic: the same in the International Phonetic Alphabet, between slashes.
        meaning: what it means, in the current language.
    """

    word: str
    english: str
    german: str
    phonetic: str
    meaning: str


def how_they_are_spoken() -> str:
    """A sentence on the pronunciation; empty in Hungarian, whose readers know it."""
    if _is_hungarian():
        return ""
    return said(
        translate(
            "Glossary",
            "In Hungarian the first syllable of a word is always stressed. It is in capitals; the "
            "International Phonetic Alphabet stands between slashes.",
        )
    )


def glossary(words: Iterable[Word]) -> str:
    """A table of words with their pronunciation and meaning; in Hungarian without the pronunciation."""
    first, last = translate("Glossary", "Word"), translate("Glossary", "Meaning")
    if _is_hungarian():
        rows = [(f"<b>{each.word}</b>", each.meaning) for each in words]
        return table((first, last), rows, shares=(_SHARES[0], sum(_SHARES[1:])))
    german = catalogues.current() == "de"
    return table(
        (first, translate("Glossary", "Pronunciation"), last),
        [
            (
                f"<b>{each.word}</b>",
                f"{each.german if german else each.english} {each.phonetic}".strip(),
                each.meaning,
            )
            for each in words
        ],
        shares=_SHARES,
    )


def _is_hungarian() -> bool:
    return catalogues.current() == "hu"
