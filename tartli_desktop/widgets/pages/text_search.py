"""Searches a help page for the words that somebody types, best result first."""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum
from types import MappingProxyType
from typing import NamedTuple

LEAST_LETTERS = 2
"""The shortest word that is searched for: a single letter is everywhere."""
LEAST_STEM, LONGEST_ENDING = 3, 4
"""How many letters of a word must remain, and how many may be removed from its end."""
SHORT = 3
"""Words shorter than this are not found within others or after a hyphen: "do" is not the end of "O-doo"."""


class Hit(NamedTuple):
    """The position of a result in a text."""

    place: int
    length: int


class TextPicture(NamedTuple):
    """A picture in a text, where it takes one character, and what it shows."""

    place: int
    shows: str


class Passage(NamedTuple):
    """A paragraph, a list item, a table row or a heading; it ends where the next passage begins."""

    start: int
    is_title: bool = False
    """Whether it is the title of a section, which includes all passages up to the next title."""


class Lexicon(NamedTuple):
    """The meaning of words that somebody may type."""

    same: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """For a word, the words that the page uses instead, all as returned by :func:`folded`."""
    ignored: frozenset[str] = frozenset()
    """Words without meaning in a question, such as "how" and "the"."""


class _Kind(IntEnum):
    """How well a result fits a word, the best first."""

    WHOLE = 0
    SAME = 1
    BEGINS = 2
    STEM = 3
    LONGER = 4
    """At the beginning of another word, not the same one with an ending: "pagát" of "Pagátultimó"."""
    WITHIN = 5


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
    """Find words in a text, and the pictures that show them; the best result comes first.

    Case, accents and the kind of space do not matter. A word is found whole, or as another word of the same
    meaning, then at the beginning of longer words; otherwise without its ending, which in many languages
    means "of", "with" and "the"; otherwise within other words. For several words, the passages with all of
    them are found: first those in a section about them, then those with the phrase as typed.

    Args:
        words: the words as typed.
        text: the text of the whole page.
        pictures: the pictures in it.
        passages: its passages in order; by default a single one.
        lexicon: words of the same meaning, and words without meaning.
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
    """The text in lower case without accents, with a single kind of space.

    Combining accents, which some keyboards type, are first joined to their letters; the text of a page has
    none, so that each of its letters keeps its position.
    """
    return "".join(
        " " if letter.isspace() else unicodedata.normalize("NFD", letter)[0].lower()[0]
        for letter in unicodedata.normalize("NFC", text)
    )


def _in_order(found: Iterable[_Found], page: _Page) -> list[Hit]:
    """Sort titles before other places, and better results before the rest."""

    def rank(each: _Found) -> tuple[int, bool, Hit]:
        in_title = page.is_in_title(each.hit.place)
        # A title that contains the word with an ending is about it too.
        fits = in_title and each.kind <= _Kind.STEM
        return _Kind.SAME if fits else max(each.kind, _Kind.SAME), not in_title, each.hit

    return list(dict.fromkeys(each.hit for each in sorted(found, key=rank)))


def _best_passages(known: Sequence[Sequence[_Found]], phrase: Sequence[_Found], page: _Page) -> list[Hit]:
    """The words in the passages that have the most of them, or where they stand as typed."""
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
        """The words that occur in the title above a passage."""
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
        # Only sections, not passages, contain as many of the words as occur together.
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
    """A page to search for words."""

    def __init__(
        self, text: str, pictures: Sequence[TextPicture], passages: Sequence[Passage], lexicon: Lexicon
    ) -> None:
        self.text = folded(text)
        self._pictures = [(picture.place, folded(picture.shows)) for picture in pictures]
        self._passages = passages or (Passage(0),)
        self._starts = [passage.start for passage in self._passages]
        self._lexicon = lexicon

    def passage_at(self, place: int) -> int:
        """The index of the passage at a position."""
        return max(0, bisect_right(self._starts, place) - 1)

    def section_of(self, passage: int) -> int:
        """The index of the title above a passage; that of the first passage without one."""
        return next((each for each in range(passage, -1, -1) if self._passages[each].is_title), 0)

    def is_title(self, passage: int) -> bool:
        """Whether a passage is the title of a section."""
        return self._passages[passage].is_title

    def is_in_title(self, place: int) -> bool:
        """Whether a position is in the title of a section."""
        return self.is_title(self.passage_at(place))

    def find(self, word: str) -> list[_Found]:
        """All results for a word: itself or a word of the same meaning, else its stem, else inside others."""
        found = self.all_of(word) + [
            _Found(_Kind.SAME, each.hit) for other in self._same(word) for each in self.all_of(other)
        ]
        if found:
            return found
        within = [_Found(_Kind.WITHIN, hit) for hit in self._everywhere(word) if len(word) >= SHORT]
        stem = self._stem(word)
        begun = [_Found(_Kind.STEM, hit) for hit in self._begun(stem)]
        for length in range(len(stem) - 1, _shortest(word) - 1, -1):
            # Also search for the bare word if another ending was found: "ász" beside "ászod" for "ászok".
            begun += [_Found(_Kind.STEM, hit) for hit in self._begun(word[:length]) if self._ends(hit)]
        return begun if begun and (len(stem) > LEAST_STEM or not within) else within

    def all_of(self, word: str) -> list[_Found]:
        """Where a word or phrase stands whole or begins another word."""
        return [_Found(self._fit(hit), hit) for hit in self._begun(word)]

    def _fit(self, hit: Hit) -> _Kind:
        """How well something fits that stands at the beginning of a word."""
        if self._ends(hit):
            return _Kind.WHOLE
        end = hit.place + hit.length
        rest = self.text[end : end + LONGEST_ENDING + 1]
        return _Kind.LONGER if len(rest) > LONGEST_ENDING and rest.isalnum() else _Kind.BEGINS

    def shown_by(self, words: Sequence[str]) -> list[_Found]:
        """The pictures that show all of these words, disregarding endings."""
        stems = [self._stem(word) for word in words]
        return [
            _Found(_Kind.WHOLE, Hit(place, 1))
            for place, name in self._pictures
            if all(_shows(name, stem) for stem in stems)
        ]

    def _same(self, word: str) -> tuple[str, ...]:
        """Other words of the same meaning, including those for the word without its ending."""
        for known, others in self._lexicon.same.items():
            ending = len(word) - len(known) if word.startswith(known) else -1
            if ending == 0 or (len(known) > SHORT and 0 < ending <= LONGEST_ENDING):
                return others
        return ()

    def _stem(self, word: str) -> str:
        """The longest beginning of a word that begins a word on the page; the whole word if there is none."""
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
    """How many letters of a word must remain without its ending."""
    return max(LEAST_STEM, len(word) - LONGEST_ENDING)


def _shows(name: str, words: str) -> bool:
    """Whether the name of what a picture shows contains these words, the last one perhaps lengthened."""
    return f" {words}" in f" {name}"


def _is_joined(two: str) -> bool:
    """Whether a hyphen joins a word to the one before; ``two`` precede it, such as "O-" of "O-doo"."""
    return len(two) == 2 and two[0].isalnum() and two[1] == "-"
