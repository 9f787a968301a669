"""The title of a match: typed by a person, or made by the program.

A title made by the program is saved by its meaning, as JSON, and shown in the current language
(:func:`tartli_desktop.text.program_names.title_shown`). In the file of a match it stands in English.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Union

import msgspec
from msgspec import Struct

from tartli_desktop.to_translate import to_translate

from .placeholders import fill


class LessonTitle(
    Struct, frozen=True, tag_field="title", tag="lesson", forbid_unknown_fields=True, omit_defaults=True
):
    """A guided hand."""

    number: int = 1
    """Its number in the course of its game, from 1."""


class DealTitle(Struct, frozen=True, tag_field="title", tag="deal", forbid_unknown_fields=True):
    """A deal that is played again."""

    hand: int
    """The number of the hand, from 1."""

    of: Title
    """The title of its match."""

    swapped: bool
    """Whether it is played from another seat."""


class CopyTitle(Struct, frozen=True, tag_field="title", tag="copy", forbid_unknown_fields=True):
    """A copy of a match."""

    of: Title


class PuzzleTitle(Struct, frozen=True, tag_field="title", tag="puzzle", forbid_unknown_fields=True):
    """A puzzle."""

    number: int
    """The number of the puzzle, from 1; 0 for one from a hand of the player."""


class TrainingTitle(Struct, frozen=True, tag_field="title", tag="training", forbid_unknown_fields=True):
    """A question or a hand in training."""

    number: int
    """Its number in the row, from 1."""

    of: int
    """How many there are in the row."""

    is_question: bool


class DuelTitle(Struct, frozen=True, tag_field="title", tag="duel", forbid_unknown_fields=True):
    """A duel."""

    code: str
    """Its code."""

    day: str = ""
    """The day whose deal it is, such as "2026-11-30"; empty for any other duel."""


_Made = LessonTitle | DealTitle | PuzzleTitle | CopyTitle | TrainingTitle | DuelTitle
Title = Union[str, LessonTitle, DealTitle, PuzzleTitle, CopyTitle, TrainingTitle, DuelTitle]  # noqa: UP007 - msgspec reads it while it is incomplete
"""A text that was typed, or the meaning of a title made by the program."""


def words_of(title: _Made) -> str:
    """The English words of a title made by the program, with placeholders."""
    match title:
        case LessonTitle(1):
            return to_translate("OwnWords", "Guided first hand")
        case LessonTitle():
            return to_translate("OwnWords", "Guided hand %1")
        case PuzzleTitle(0):
            return to_translate("OwnWords", "Puzzle from your hands")
        case PuzzleTitle():
            return to_translate("OwnWords", "Puzzle %1")
        case TrainingTitle(is_question=True):
            return to_translate("OwnWords", "What would you bid? %1 of %2")
        case TrainingTitle():
            return to_translate("OwnWords", "Chosen hands: %1 of %2")
        case DuelTitle(day=""):
            return to_translate("OwnWords", "Duel %1")
        case DuelTitle():
            return to_translate("OwnWords", "Deal of the day, %1")
        case CopyTitle():
            return to_translate("OwnWords", "%1 (copy)")
        case DealTitle(swapped=False):
            return to_translate("OwnWords", "Practice: hand %1 of %2")
        case DealTitle():
            return to_translate("OwnWords", "Practice: hand %1 of %2, from another seat")


def said(title: Title, name: Callable[[str], str] = str, words: Callable[[str], str] = str) -> str:
    """A title in words, by default in English.

    Args:
        title: the title.
        name: translates text that was typed.
        words: translates the words of the program.
    """
    match title:
        case str():
            return name(title)
        case LessonTitle(number) | PuzzleTitle(number):
            return fill(words(words_of(title)), number)
        case TrainingTitle(number, count):
            return fill(words(words_of(title)), number, count)
        case DuelTitle(code, day):
            return fill(words(words_of(title)), day or code)
        case CopyTitle(of):
            return fill(words(words_of(title)), said(of, name, words))
        case DealTitle(hand, of):
            return fill(words(words_of(title)), hand, said(of, name, words))


def copy_of(title: Title, longest: int) -> CopyTitle:
    """The title of a copy, with at most this many letters in English."""
    room = longest - len(said(CopyTitle("")))
    return CopyTitle(title if len(said(title)) <= room else said(title)[:room].strip())


def title_text(title: Title) -> str:
    """A title as it is saved."""
    return title if isinstance(title, str) else msgspec.json.encode(title).decode()


def title_of_text(text: str) -> Title:
    """The title from its saved text; anything but the JSON of a title was typed."""
    if not text.startswith("{"):
        return text
    try:
        return msgspec.json.decode(text, type=_Made)
    except msgspec.DecodeError:
        return text
