"""Filling in what stands in a text that was translated. It needs no Qt, so that a terminal can use it."""

from __future__ import annotations

import re

from .numbers import in_digits


def fill(text: str, *values: object) -> str:
    """A translated text with %1, %2, … filled in at once, so that a value may itself hold a %."""

    def value(place: re.Match[str]) -> str:
        number = int(place[1])
        return _told(values[number - 1]) if number <= len(values) else place[0]

    return re.sub(r"%([1-9])", value, text)


def _told(value: object) -> str:
    return in_digits(value) if isinstance(value, int) else str(value)


def begun(text: str) -> str:
    """A text as it stands alone or begins a sentence: in Hungarian the terms of a game have small letters."""
    return text[:1].upper() + text[1:]
