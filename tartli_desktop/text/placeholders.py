"""Fills values into translated texts. Needs no Qt, so that the command line can use it."""

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
        told = values[number - 1]
        told = in_digits(told) if isinstance(told, int) else str(told)
        return _declined(before, told, after) if before or after else told

    return _PLACE.sub(value, text)


def _declined(mark: str, told: str, ending: str) -> str:
    """A text with the article of a mark and with an ending, either of which may be missing."""
    # Imported here: a start in English needs neither.
    from . import german_forms, hungarian_forms

    told = hungarian_forms.ENDINGS[ending](told) if ending else told
    if not mark:
        return told
    small = mark.lower()
    whole = hungarian_forms.article(told) + told if small == "a" else german_forms.with_article(small, told)
    return begun(whole) if mark != small else whole


def closed(text: str) -> str:
    """A text with a full stop, unless it already ends as a sentence does."""
    return text if text.endswith((".", "?", "!", "…")) or not text else f"{text}."


def begun(text: str) -> str:
    """A text with a capital, to stand alone or begin a sentence; in Hungarian, terms of games have none."""
    return text[:1].upper() + text[1:]
