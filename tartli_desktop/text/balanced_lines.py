"""Breaks a short text into lines of about even length, where a reader would pause."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise

_PAUSE = re.compile(r"[.!?…][”“»)]?$")
"""The end of a sentence."""
_BREATH = re.compile(r"[,;:–]$")
"""The end of a part of a sentence."""
_SUIT = re.compile(r"(?:makk|zöld|piros|tök|kőr|káró|treff|pikk)$", re.IGNORECASE)
"""The first word of a card in Hungarian, where its rank follows."""
_TIED = re.compile(
    r"(?:\w{3,}j(?:[ae]i?|[áé](?:[nt]|[nv][ae][kl]|[rbn][aeáé][nl]?|r[óő]l|t[óő]l|ért))"
    r"|be|el|fel|ki|le|meg|vissza|weg|zurück)\b"
)
"""A word that belongs to the one before: what somebody owns, "segítőjének", and "be" or "weg" of a verb."""
_SHORT = 3
"""A word with no more letters than this belongs to the next one."""

_AT_A_BREATH, _BETWEEN_WORDS, _AFTER_A_SHORT_WORD, _WITHIN_A_CARD = 0.1, 0.15, 0.35, 0.6
"""What it costs to break there; a line of which a part p is empty costs p squared."""
_BEFORE_A_PAUSE = 0.15
"""What it costs in addition if a pause follows the next word, which would be alone between both."""
_BEFORE_A_TIED_WORD = 0.3
"""What it costs in addition to break before a word that belongs to the one before."""


def balanced(text: str, advance: Callable[[str], float], width: float) -> str:
    """A text with line breaks that make its lines about equally long, in no more lines than it needs.

    A line ends rather after a comma or a colon than between other words, and rather there than after a short
    word, after the first word of a sentence, or within the name of a card.

    Args:
        text: what to write; where it already has a line break, it keeps that one.
        advance: the width of some words on one line.
        width: the greatest width of a line; only a single word may be wider.
    """
    return "\n".join(_balanced(line.split(" "), advance, width) for line in text.split("\n"))


def _balanced(words: list[str], advance: Callable[[str], float], width: float) -> str:
    """The cheapest of all ways to break the words into the least number of lines.

    See Knuth and Plass, Breaking Paragraphs into Lines (1981), here without hyphens and for few words.
    """
    ends = [0, *(_cost_of_break(words, at) for at in range(1, len(words))), 0]
    # For each number of words: the least number of lines, their least cost, and where the last line begins.
    best: list[tuple[int, float, int]] = [(0, 0.0, 0)]
    for end in range(1, len(words) + 1):
        ways = []
        for start in range(end - 1, -1, -1):
            across = advance(" ".join(words[start:end]))
            if across > width and start < end - 1:
                break
            lines, cost, _ = best[start]
            ways.append((lines + 1, cost + max(0.0, 1 - across / max(width, 1)) ** 2 + ends[end], start))
        best.append(min(ways))
    starts = [len(words)]
    while starts[-1]:
        starts.append(best[starts[-1]][2])
    return "\n".join(" ".join(words[start:end]) for start, end in pairwise(reversed(starts)))


def _cost_of_break(words: list[str], at: int) -> float:
    """What it costs to break before this word."""
    before, after = words[at - 1].rsplit("\u00a0", 1)[-1], words[at]
    if _PAUSE.search(before):
        return 0
    is_cut_off = "\u00a0" not in after and (_PAUSE.search(after) or _BREATH.search(after))
    cut_off = _BEFORE_A_PAUSE if is_cut_off else 0
    if _BREATH.search(before):
        return _AT_A_BREATH + cut_off
    if _TIED.match(after):
        cut_off += _BEFORE_A_TIED_WORD
    if _SUIT.match(before):
        return _WITHIN_A_CARD
    begins = at == 1 or _PAUSE.search(words[at - 2])
    return (_AFTER_A_SHORT_WORD if begins or len(before) <= _SHORT else _BETWEEN_WORDS) + cut_off


def lonely_words(text: str) -> int:
    """How many lines of a text hold no more than the last word of a sentence that begins above."""
    lines = text.split("\n")
    return sum(
        len(line.split()) == 1 and bool(_PAUSE.search(line)) and not _PAUSE.search(above)
        for above, line in pairwise(lines)
    )
