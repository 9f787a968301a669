"""What a match is called: as a person has typed it, or as the program means it.

A title of the program's own is kept as what it means, in JSON, and said in the language that is spoken
(:func:`tartli_desktop.text.program_names.title_shown`). In the file of a match it stands in English.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Union

import msgspec
from msgspec import Struct

from .placeholders import fill


class LessonTitle(Struct, frozen=True, tag_field="title", tag="lesson", forbid_unknown_fields=True):
    """The guided first hand."""


class DealTitle(Struct, frozen=True, tag_field="title", tag="deal", forbid_unknown_fields=True):
    """A deal that is played again."""

    hand: int
    """Which one it is, counted from 1."""

    of: Title
    """What its match is called."""

    swapped: bool
    """Whether each plays it from the seat of another."""


class CopyTitle(Struct, frozen=True, tag_field="title", tag="copy", forbid_unknown_fields=True):
    """A copy of a match."""

    of: Title


class PuzzleTitle(Struct, frozen=True, tag_field="title", tag="puzzle", forbid_unknown_fields=True):
    """A puzzle."""

    number: int
    """Which one it is, counted from 1; 0 for one from a hand of the player."""


Title = Union[str, LessonTitle, DealTitle, PuzzleTitle, CopyTitle]  # noqa: UP007 - msgspec reads it while it is incomplete
"""A text that was typed, or what a title of the program's own means."""

LESSON = LessonTitle()


def words_of(title: LessonTitle | DealTitle | PuzzleTitle | CopyTitle) -> str:
    """The words of a title of the program's own in English, with places for what is filled in."""
    match title:
        case LessonTitle():
            return _to_translate("OwnWords", "Guided first hand")
        case PuzzleTitle(0):
            return _to_translate("OwnWords", "Puzzle from your hands")
        case PuzzleTitle():
            return _to_translate("OwnWords", "Puzzle %1")
        case CopyTitle():
            return _to_translate("OwnWords", "%1 (copy)")
        case DealTitle(swapped=False):
            return _to_translate("OwnWords", "Practice: hand %1 of %2")
        case DealTitle():
            return _to_translate("OwnWords", "Practice: hand %1 of %2, from another seat")


def said(title: Title, name: Callable[[str], str] = str, words: Callable[[str], str] = str) -> str:
    """A title in words, by default in English.

    Args:
        title: what it means.
        name: says what was typed.
        words: says words of the program's own.
    """
    match title:
        case str():
            return name(title)
        case LessonTitle():
            return words(words_of(title))
        case PuzzleTitle(number):
            return fill(words(words_of(title)), number)
        case CopyTitle(of):
            return fill(words(words_of(title)), said(of, name, words))
        case DealTitle(hand, of):
            return fill(words(words_of(title)), hand, said(of, name, words))


def copy_of(title: Title, longest: int) -> CopyTitle:
    """The title of a copy, with at most that many letters in English."""
    room = longest - len(said(CopyTitle("")))
    return CopyTitle(title if len(said(title)) <= room else said(title)[:room].strip())


def _to_translate(context: str, text: str) -> str:
    """Marks a text for the catalogues where there is no Qt; ``packaging/translations.py`` knows its name."""
    return text


def title_text(title: Title) -> str:
    """A title as it is kept."""
    return title if isinstance(title, str) else msgspec.json.encode(title).decode()


def title_of_text(text: str) -> Title:
    """The inverse: what is not the JSON of a title was typed."""
    if not text.startswith("{"):
        return text
    try:
        return msgspec.json.decode(text, type=LessonTitle | DealTitle | PuzzleTitle | CopyTitle)
    except msgspec.DecodeError:
        return text
