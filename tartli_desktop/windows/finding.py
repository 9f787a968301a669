"""What is found on a page of help for the words that somebody types."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

LEAST_LETTERS = 2
"""A single letter is not looked for, since it stands everywhere."""
LEAST_STEM, LONGEST_ENDING = 3, 4
"""Letters that must be left of a word, and those that may be taken from its end."""


class Hit(NamedTuple):
    """Where something was found in a text."""

    place: int
    length: int


class Picture(NamedTuple):
    """A picture in a text, which takes one letter there, and what it shows."""

    place: int
    shows: str


def hits_of(words: str, text: str, pictures: Sequence[Picture] = ()) -> list[Hit]:
    """Where words stand in a text, and which pictures show them, from the beginning on.

    Capitals, accents and the kind of space do not matter. If the words stand nowhere as they were typed, each
    of them is looked for; a word that stands nowhere, without its ending, at the beginning of others: many
    languages write "of", "with" and "the" there.
    """
    wanted, folded = _folded(words).strip(), _folded(text)
    if len(wanted) < LEAST_LETTERS:
        return []
    shown = [(picture.place, _folded(picture.shows)) for picture in pictures]
    hits = _everywhere(wanted, folded) + [Hit(place, 1) for place, name in shown if wanted in name]
    if not hits:
        names = " ".join(name for _, name in shown)
        known = f"{folded} {names}"
        stems = [stem for word in wanted.split() if (stem := _known_part(word, known))]
        for stem in stems:
            hits += _everywhere(stem.word, folded, begins=stem.is_shorter)
        if stems and len(stems) == len(wanted.split()):
            hits += [Hit(place, 1) for place, name in shown if all(stem.word in name for stem in stems)]
    return sorted(set(hits))


class _Part(NamedTuple):
    word: str
    is_shorter: bool


def _known_part(word: str, text: str) -> _Part | None:
    """A word if it stands in the text; else as much of its beginning as does, at the beginning of a word."""
    if len(word) >= LEAST_LETTERS and word in text:
        return _Part(word, is_shorter=False)
    shortest = max(LEAST_STEM, len(word) - LONGEST_ENDING)
    for length in range(len(word) - 1, shortest - 1, -1):
        if _everywhere(word[:length], text, begins=True):
            return _Part(word[:length], is_shorter=True)
    return None


def _everywhere(wanted: str, text: str, *, begins: bool = False) -> list[Hit]:
    found: list[Hit] = []
    place = text.find(wanted)
    while place >= 0:
        if not begins or not place or not text[place - 1].isalnum():
            found.append(Hit(place, len(wanted)))
        place = text.find(wanted, place + len(wanted))
    return found


def _folded(text: str) -> str:
    """The text in small letters without accents, every space alike.

    Accents that are letters of their own, as some keyboards type them, are joined first; a text of a page has
    none, so that each of its letters stays at its place.
    """
    return "".join(
        " " if letter.isspace() else unicodedata.normalize("NFD", letter)[0].lower()[0]
        for letter in unicodedata.normalize("NFC", text)
    )
