"""Filling in what stands in a text that was translated. It needs no Qt, so that a terminal can use it."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from .numbers import in_digits

_PLACE = re.compile(r"(?:\[(\w+)\])?%([1-9])(?:\[(\w+)\])?")


def fill(text: str, *values: object) -> str:
    """A translated text with %1, %2, … filled in at once, so that a value may itself hold a %.

    A translation may mark the article or the ending that its language needs there: "[den]%1", "%1[nak]" or
    "%1[s]".
    """

    def value(place: re.Match[str]) -> str:
        before, number, after = place[1], int(place[2]), place[3]
        if number > len(values):
            return place[0]
        told = _told(values[number - 1])
        told = _endings()[after](told) if after else told
        return _with_article(before, told) if before else told

    return _PLACE.sub(value, text)


@cache
def _endings() -> dict[str, Callable[[str], str]]:
    # English has neither them nor articles to choose, and a start in English does without them.
    from . import german_forms, hungarian_forms

    return {**hungarian_forms.ENDINGS, **german_forms.ENDINGS}


def _with_article(mark: str, told: str) -> str:
    from . import german_forms, hungarian_forms

    small = mark.lower()
    whole = hungarian_forms.article(told) + told if small == "a" else german_forms.with_article(small, told)
    return begun(whole) if mark != small else whole


def _told(value: object) -> str:
    return in_digits(value) if isinstance(value, int) else str(value)


def begun(text: str) -> str:
    """A text as it stands alone or begins a sentence: in Hungarian the terms of a game have small letters."""
    return text[:1].upper() + text[1:]
