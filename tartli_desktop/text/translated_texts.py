"""Translated texts, read from the files in which translators write them.

Qt itself would read compiled copies of them. Reading the sources takes some 15 ms at the start, and so a new
sentence changes no binary file.
"""

import xml.etree.ElementTree as ET
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

Texts = Mapping[tuple[str, str, str], tuple[str, ...]]
"""The forms of each text, by its context, its words in English, and the comment for translators.

A text without a number has one form; others have as many as the language.
"""


class UnreadableTextsError(Exception):
    """A file of translated texts is missing, or is not what it should be. The message says which, and why."""


def texts_in(file: Path) -> Texts:
    """The finished texts of one of Qt Linguist's files, named ``PART_LANGUAGE.ts``.

    Raises UnreadableTextsError.
    """
    try:
        return _texts_in(file, file.stat().st_mtime_ns)
    except (OSError, ET.ParseError, ValueError) as error:
        raise UnreadableTextsError(f"the texts in {file} cannot be read: {error}") from error


@lru_cache(maxsize=16)
def _texts_in(file: Path, changed: int) -> Texts:
    """The texts of a file as it was changed at a time; kept for a change of language and back."""
    root = ET.fromstring(file.read_bytes())
    spoken, named = root.get("language", ""), file.stem.rpartition("_")[2]
    if not spoken.startswith(named):
        raise ValueError(f"it has texts in {spoken or 'no language'}")
    return {
        (name, message.findtext("source", ""), message.findtext("comment", "")): forms
        for context in root.iter("context")
        for name in (context.findtext("name", ""),)
        for message in context.iter("message")
        if (forms := _forms(message))
    }


def form_of(texts: Texts, context: str, source: str, comment: str = "", number: int = -1) -> str:
    """A text with the form that a number asks for; empty if there is no translation.

    All of our languages that have two forms use the first for one thing alone.
    """
    forms = texts.get((context, source, comment)) or texts.get((context, source, "")) or ("",)
    return forms[0 if number == 1 else -1]


def _forms(message: ET.Element) -> tuple[str, ...]:
    translation = message.find("translation")
    if translation is None or translation.get("type") is not None:
        return ()
    forms = tuple(form.text or "" for form in translation) or (translation.text or "",)
    return forms if all(forms) else ()
