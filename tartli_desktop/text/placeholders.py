"""Fills values into translated texts. Needs no Qt, so that the command line can use it."""

from __future__ import annotations

import re

from .numbers import in_digits

_PLACE = re.compile(r"(?:\[(\w+)\])?%([1-9])(?:\[(\w+)\])?")


def fill(text: str, *values: object) -> str:
    """A translated text with %1, %2, … filled in at once, so that a value may itself contain a %.

    A translation may mark the article or the ending that its language needs: "[den]%1" or "%1[nak]".
    """

    def value(place: re.Match[str]) -> str:
        before, number, after = place[1], int(place[2]), place[3]
        if number > len(values):
            return place[0]
        told = _told(values[number - 1])
        told = _with_ending(after, told) if after else told
        return _with_article(before, told) if before else told

    return _PLACE.sub(value, text)


def _with_ending(mark: str, told: str) -> str:
    # Imported here, as in the next function: a start in English needs neither endings nor articles.
    from . import hungarian_forms

    return hungarian_forms.ENDINGS[mark](told)


def _with_article(mark: str, told: str) -> str:
    from . import german_forms, hungarian_forms

    small = mark.lower()
    whole = hungarian_forms.article(told) + told if small == "a" else german_forms.with_article(small, told)
    return begun(whole) if mark != small else whole


def _told(value: object) -> str:
    return in_digits(value) if isinstance(value, int) else str(value)


def closed(text: str) -> str:
    """A text with a full stop, unless it already ends as a sentence does."""
    return text if text.endswith((".", "?", "!", "…")) or not text else f"{text}."


def begun(text: str) -> str:
    """A text with a capital, to stand alone or begin a sentence; in Hungarian, terms of games have none."""
    return text[:1].upper() + text[1:]
