"""Where a sentence that is laid in lines may not break."""

from __future__ import annotations

import re

_COUNTED = re.compile(r"(?<=\d) (?=\w)|(?<=\d\.) (?=[^\W\dA-ZÁÉÍÓÖŐÚÜŰÄ])")
"""Between a number and what it counts: "20 points", "5. ütés"."""
_SIGNED = re.compile(r"(?<=\w) (?=[+−]\d)")
"""Between a name and what it gets or pays: "Franz −4"."""
_EQUATION = re.compile(r"(?<=\S) = (?=\S)")
"""Around the sign of "X = 100"."""
_SCORE = re.compile(r"(?<=\d) : (?=[\d\u2212])")
"""Between the two of a score: "5 : 0"."""
_LAST = re.compile(r" (?=\S{1,3}$)", re.MULTILINE)
"""Before a last word that is too short for a line of its own: "terc: 20."."""

_ARTICLE = re.compile(r"\b(?<![-'’\d])([Aa]z?) (?=\w{1,12}\b)")
"""After the article of English and Hungarian: "a game", "az ász"."""
_BRACKET = re.compile(r" (?=\(\w{1,4}\))")
"""Before a short word in brackets: "ulti (5)"."""
_NEXT_SENTENCE = re.compile(r"(?<=[^\d\s][.!?]) (?=[A-ZÁÉÍÓÖŐÚÜŰÄ„“])")
"""Between two sentences; what a number with a dot ends may be a rank in German."""

_LAST_SENTENCE = re.compile(r"(?<=[.!?] )(?=.{1,16}$)\S+(?:[ \u00a0]\S+){1,2}$")
"""A short sentence at the end: "Your turn."."""

_PARTED = re.compile(r"[^\W_]+(?:-[^\W\d_]+)+")
"""A name of several words, or one with an ending: "Herz-Neuner", "XX-ast", "16-ból"."""
_CARD = re.compile(r"\b[A-Z]\w+ of [A-Z]\w+")
"""A card in English: "Eight of Leaves"."""
_LONG = 14
"""Letters of a name that may not fit on a line of its own."""


def held_together(text: str, *, long_names: bool = False) -> str:
    """A text whose lines break neither in a name or a score, nor after a number or an article, nor before a
    word in brackets, nor within a short sentence or before a short word at the end.

    ``long_names``: nor in a name that may be longer than a line.
    """
    longest = len(text) if long_names else _LONG
    text = _SIGNED.sub("\u00a0", text)
    text = _BRACKET.sub("\u00a0", _ARTICLE.sub("\\1\u00a0", text))
    text = _EQUATION.sub("\u00a0=\u00a0", _COUNTED.sub("\u00a0", text))
    text = _SCORE.sub("\u00a0:\u00a0", text)
    text = _PARTED.sub(lambda name: name[0] if len(name[0]) > longest else _joined(name[0]), text)
    text = _CARD.sub(lambda card: card[0] if len(card[0]) > longest else card[0].replace(" ", "\u00a0"), text)
    text = _LAST_SENTENCE.sub(lambda sentence: sentence[0].replace(" ", "\u00a0"), text)
    return _LAST.sub("\u00a0", text)


def sentence_by_sentence(text: str) -> str:
    """A text each sentence of which begins a line."""
    return _NEXT_SENTENCE.sub("\n", text)


def _joined(name: str) -> str:
    """A name that breaks at none of its hyphens; a hyphen that never breaks is missing in some typefaces."""
    return name.replace("-", "-\u2060")
