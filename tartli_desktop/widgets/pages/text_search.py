"""What is found on a page of help for the words that somebody types, best first."""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum
from types import MappingProxyType
from typing import NamedTuple

LEAST_LETTERS = 2
"""A single letter is not looked for, since it stands everywhere."""
LEAST_STEM, LONGEST_ENDING = 3, 4
"""Letters that must be left of a word, and those that may be taken from its end."""
SHORT = 3
"""Shorter words are found neither within others nor behind a hyphen: "do" is not the end of "O-doo"."""


class Hit(NamedTuple):
    """Where something was found in a text."""

    place: int
    length: int


class TextPicture(NamedTuple):
    """A picture in a text, which takes one letter there, and what it shows."""

    place: int
    shows: str


class Passage(NamedTuple):
    """A paragraph, an item of a list, the row of a table or a heading; it ends where the next begins."""

    start: int
    is_title: bool = False
    """Whether it is the title of a section, to which all passages belong up to the next."""


class Lexicon(NamedTuple):
    """What words mean that somebody may type."""

    same: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """For a word, the words that the page has instead, all as :func:`folded` gives them."""
    ignored: frozenset[str] = frozenset()
    """Words that say nothing in a question, such as "how" and "the"."""


class _Kind(IntEnum):
    """How well something fits a word, the best first."""

    WHOLE = 0
    SAME = 1
    BEGINS = 2
    STEM = 3
    WITHIN = 4


class _Found(NamedTuple):
    kind: _Kind
    hit: Hit


def hits_of(
    words: str,
    text: str,
    pictures: Sequence[TextPicture] = (),
    passages: Sequence[Passage] = (),
    lexicon: Lexicon = Lexicon(),  # noqa: B008 - it cannot be changed
) -> list[Hit]:
    """Where words stand in a text, and which pictures show them; the best place first.

    Capitals, accents and the kind of space do not matter. A word is found whole, or by another word for the
    same, then at the beginning of longer ones; failing that, without its ending, where many languages write
    "of", "with" and "the"; failing that, within others. Of several words the passages are found that hold all
    of them: first where a section is about them, then where they stand as they were typed.

    Args:
        words: as they were typed.
        text: of the whole page.
        pictures: those in it.
        passages: its parts, in order; without them it is one.
        lexicon: other words for the same, and words that say nothing.
    """
    page = _Page(text, pictures, passages, lexicon)
    wanted = folded(words).strip()
    if len(wanted) < LEAST_LETTERS:
        return []
    asked = wanted.split()
    phrase = page.all_of(wanted) if len(asked) > 1 else []
    telling = [word for word in asked if word not in lexicon.ignored and (len(word) > 1 or word.isdigit())]
    asked = list(dict.fromkeys(telling or [word for word in asked if len(word) > 1]))
    if len(asked) == 1:
        return _in_order(phrase or page.find(asked[0]) + page.shown_by(asked), page)
    known = [found for word in asked if (found := page.find(word))]
    shown = [each.hit for each in page.shown_by(asked)]
    return list(dict.fromkeys([*shown, *(_best_passages(known, phrase, page) if known else ())]))


def folded(text: str) -> str:
    """The text in small letters without accents, every space alike.

    Accents that are letters of their own, as some keyboards type them, are joined first; a text of a page has
    none, so that each of its letters stays at its place.
    """
    return "".join(
        " " if letter.isspace() else unicodedata.normalize("NFD", letter)[0].lower()[0]
        for letter in unicodedata.normalize("NFC", text)
    )


def _in_order(found: Iterable[_Found], page: _Page) -> list[Hit]:
    """Titles before other places, and what fits better before the rest."""

    def rank(each: _Found) -> tuple[int, bool, Hit]:
        in_title = page.is_in_title(each.hit.place)
        # A title that has the word with an ending is about it, too.
        fits = in_title and each.kind <= _Kind.STEM
        return _Kind.SAME if fits else max(each.kind, _Kind.SAME), not in_title, each.hit

    return list(dict.fromkeys(each.hit for each in sorted(found, key=rank)))


def _best_passages(known: Sequence[Sequence[_Found]], phrase: Sequence[_Found], page: _Page) -> list[Hit]:
    """The words in the passages that have the most of them, or all together as they were typed."""
    passages: dict[int, dict[int, _Found]] = {}
    sections: dict[int, set[int]] = {}
    titles: dict[int, set[int]] = {}
    for word, found in enumerate(known):
        for each in found:
            passage = page.passage_at(each.hit.place)
            section = page.section_of(passage)
            best = passages.setdefault(passage, {})
            if word not in best or each < best[word]:
                best[word] = each
            sections.setdefault(section, set()).add(word)
            if page.is_title(passage):
                titles.setdefault(section, set()).add(word)
    together = {page.passage_at(each.hit.place) for each in phrase}

    def about(passage: int) -> set[int]:
        """The words that the title above a passage has."""
        return titles.get(page.section_of(passage), set())

    def rank(passage: int) -> tuple[int, int, bool, int, int, int]:
        best = passages[passage]
        places = [each.hit.place for each in best.values()]
        fit = sum(each.kind for each in best.values())
        spread = max(places) - min(places)
        return -len(best), -len(about(passage)), passage not in together, fit, spread, passage

    most = max(len(passages[each].keys() | about(each)) for each in passages)
    widest = max(map(len, sections.values()))
    if most < widest:
        # Only a section has them all, or as many as stand anywhere.
        chosen = [each for each in passages if len(sections[page.section_of(each)]) == widest]
        most = max(len(passages[each]) for each in chosen)
        chosen = [each for each in chosen if len(passages[each]) == most]
    else:
        chosen = [each for each in passages if len(passages[each].keys() | about(each)) == most]
    if together:
        chosen = [each for each in chosen if each in together or about(each)]
    hits = [each.hit for each in phrase]
    return [
        hit
        for passage in sorted(chosen, key=rank)
        for hit in sorted(
            [each for each in hits if page.passage_at(each.place) == passage]
            or [each.hit for each in passages[passage].values()]
        )
    ]


class _Page:
    """A page on which words are looked for."""

    def __init__(
        self, text: str, pictures: Sequence[TextPicture], passages: Sequence[Passage], lexicon: Lexicon
    ) -> None:
        self.text = folded(text)
        self._pictures = [(picture.place, folded(picture.shows)) for picture in pictures]
        self._passages = passages or (Passage(0),)
        self._starts = [passage.start for passage in self._passages]
        self._lexicon = lexicon

    def passage_at(self, place: int) -> int:
        """The number of the passage in which a letter stands."""
        return max(0, bisect_right(self._starts, place) - 1)

    def section_of(self, passage: int) -> int:
        """The number of the title above a passage; of the first passage where there is none."""
        return next((each for each in range(passage, -1, -1) if self._passages[each].is_title), 0)

    def is_title(self, passage: int) -> bool:
        """Whether a passage is the title of a section."""
        return self._passages[passage].is_title

    def is_in_title(self, place: int) -> bool:
        """Whether a letter stands in the title of a section."""
        return self.is_title(self.passage_at(place))

    def find(self, word: str) -> list[_Found]:
        """All that fits a word: in full, or by another word; else without its ending, or within others."""
        found = self.all_of(word) + [
            _Found(_Kind.SAME, each.hit) for other in self._same(word) for each in self.all_of(other)
        ]
        if found:
            return found
        within = [_Found(_Kind.WITHIN, hit) for hit in self._everywhere(word) if len(word) >= SHORT]
        stem = self._stem(word)
        begun = [_Found(_Kind.STEM, hit) for hit in self._begun(stem)]
        for length in range(len(stem) - 1, _shortest(word) - 1, -1):
            # Also the bare word, where another ending was found: "ász" beside "ászod" for "ászok".
            begun += [_Found(_Kind.STEM, hit) for hit in self._begun(word[:length]) if self._ends(hit)]
        return begun if begun and (len(stem) > LEAST_STEM or not within) else within

    def all_of(self, word: str) -> list[_Found]:
        """Where a word or a phrase stands whole or begins another."""
        return [_Found(_Kind.WHOLE if self._ends(hit) else _Kind.BEGINS, hit) for hit in self._begun(word)]

    def shown_by(self, words: Sequence[str]) -> list[_Found]:
        """The pictures that show all of some words, their endings aside."""
        stems = [self._stem(word) for word in words]
        return [
            _Found(_Kind.WHOLE, Hit(place, 1))
            for place, name in self._pictures
            if all(_shows(name, stem) for stem in stems)
        ]

    def _same(self, word: str) -> tuple[str, ...]:
        """Other words for the same; those of a word without its ending, too."""
        for known, others in self._lexicon.same.items():
            ending = len(word) - len(known) if word.startswith(known) else -1
            if ending == 0 or (len(known) > SHORT and 0 < ending <= LONGEST_ENDING):
                return others
        return ()

    def _stem(self, word: str) -> str:
        """As much of the beginning of a word as begins a word on the page; all if it never does."""
        for length in range(len(word), _shortest(word) - 1, -1):
            if self._begun(word[:length]) or any(_shows(name, word[:length]) for _, name in self._pictures):
                return word[:length]
        return word

    def _begun(self, wanted: str) -> list[Hit]:
        """Where something stands at the beginning of a word."""
        return [hit for hit in self._everywhere(wanted) if self._begins(hit)]

    def _begins(self, hit: Hit) -> bool:
        before = self.text[max(0, hit.place - 2) : hit.place]
        return not before[-1:].isalnum() and not (hit.length < SHORT and _is_joined(before))

    def _ends(self, hit: Hit) -> bool:
        behind = self.text[hit.place + hit.length : hit.place + hit.length + 2]
        return not behind[:1].isalnum() and not (hit.length < SHORT and _is_joined(behind[::-1]))

    def _everywhere(self, wanted: str) -> list[Hit]:
        found: list[Hit] = []
        place = self.text.find(wanted)
        while place >= 0:
            found.append(Hit(place, len(wanted)))
            place = self.text.find(wanted, place + len(wanted))
        return found


def _shortest(word: str) -> int:
    """How many letters must be left of a word without its ending."""
    return max(LEAST_STEM, len(word) - LONGEST_ENDING)


def _shows(name: str, words: str) -> bool:
    """Whether the name of what a picture shows has words, its last word perhaps with more letters."""
    return f" {words}" in f" {name}"


def _is_joined(two: str) -> bool:
    """Whether a hyphen joins a word to the one before: the two signs before it, "O-" of "O-doo"."""
    return len(two) == 2 and two[0].isalnum() and two[1] == "-"
