"""Prevents line breaks in the wrong places of a sentence."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import lru_cache

_COUNTED = re.compile(r"(?<=\d) (?=\w)|(?<=\d\.) (?=[^\W\dA-ZÁÉÍÓÖŐÚÜŰÄ])")
"""Between a number and what it counts: "20 points", "5. ütés"."""
_SIGNED = re.compile(r"(?<=\w) (?=[+−]\d)")
"""Between a name and its points: "Franz −4"."""
_EQUATION = re.compile(r"(?<=\S) = (?=\S)")
"""Around the equals sign in "X = 100"."""
_SCORE = re.compile(r"(?<=\d) : (?=[\d\u2212])")
"""Between the two numbers of a score: "5 : 0"."""
_LAST = re.compile(r" (?=\S{1,3}[”“]?$)", re.MULTILINE)
"""Before a last word that is too short to stand alone on a line: "terc: 20.", also within quotation marks."""

_ARTICLE = re.compile(r"\b(?<![-'’\d])([Aa]z?) (?=\w{1,12}\b)")
"""After the article of English and Hungarian: "a game", "az ász"."""
_BRACKET = re.compile(r" (?=\(\w{1,4}\))")
"""Before a short word in brackets: "ulti (5)"."""
_NEXT_SENTENCE = re.compile(r"(?<=[^\d\s][.!?]) (?=[A-ZÁÉÍÓÖŐÚÜŰÄ„“])")
"""Between two sentences, but not after a number with a dot, which may be an ordinal in German."""

_LAST_SENTENCE = re.compile(r"(?<=[.!?] )(?=.{1,16}$)\S+(?:[ \u00a0]\S+){1,2}$")
"""A short sentence at the end: "Your turn."."""

_PARTED = re.compile(r"[^\W_]+(?:-[^\W\d_]+)+")
"""A hyphenated name, or one with an ending: "Herz-Neuner", "XX-ast", "16-ból"."""
_CARD = re.compile(r"\b[A-Z]\w+ of [A-Z]\w+")
"""A card in English: "Eight of Leaves"."""
_LONG = 14
"""A name with more letters than this may not fit on one line."""
_SHORT = 80
"""In a text with more letters than this, uneven lines catch the eye more than a card on two lines."""


@lru_cache(maxsize=512)
def held_together(text: str, *, long_names: bool = False) -> str:
    """A text that does not break within names and scores, after numbers and articles, before words in
    brackets, or within a short sentence or before a short word at the end.

    In a long text, an English card may break before "of". With ``long_names``, a text does not break even
    within a name that may be longer than a line.
    """
    longest = len(text) if long_names else _LONG
    text = _SIGNED.sub("\u00a0", text)
    text = _BRACKET.sub("\u00a0", _ARTICLE.sub("\\1\u00a0", text))
    text = _EQUATION.sub("\u00a0=\u00a0", _COUNTED.sub("\u00a0", text))
    text = _SCORE.sub("\u00a0:\u00a0", text)
    text = _PARTED.sub(lambda name: name[0] if len(name[0]) > longest else _joined(name[0]), text)
    most = longest if len(text) <= _SHORT else 0
    text = _CARD.sub(lambda card: _held_card(card[0], whole=len(card[0]) <= most), text)
    text = _LAST_SENTENCE.sub(lambda sentence: sentence[0].replace(" ", "\u00a0"), text)
    return _LAST.sub("\u00a0", text)


def with_whole(names: Iterable[str], text: str) -> str:
    """A text that does not break within any of these names, whatever ending follows them.

    Part of a longer name, such as "Laub-Sau-Terz", is none of them.
    """
    either = "|".join(map(re.escape, names))
    return re.sub(rf"\b(?:{either})(?!-)", lambda name: _joined(name[0]), text, flags=re.IGNORECASE)


def sentence_by_sentence(text: str) -> str:
    """A text with each sentence on a new line."""
    return _NEXT_SENTENCE.sub("\n", text)


def lines_of_sentences(sentences: Iterable[str], fits: Callable[[str], bool], between: str = " ") -> str:
    """Sentences in a row, with a new line before each that would not fit completely on the line before.

    Args:
        sentences: what is written.
        fits: whether words fit on one line.
        between: the signs between two sentences on a line.
    """
    lines: list[str] = []
    for sentence in sentences:
        longer = f"{lines[-1]}{between}{sentence}" if lines else sentence
        lines[-1:] = [longer] if not lines or fits(longer) else [lines[-1], sentence]
    return "\n".join(lines)


def _held_card(card: str, *, whole: bool) -> str:
    return _joined(card) if whole else card.replace(" of ", " of\u00a0")


def _joined(name: str) -> str:
    """A name that does not break at blanks or hyphens; some fonts lack the non-breaking hyphen."""
    return name.replace(" ", "\u00a0").replace("-", "-\u2060")
