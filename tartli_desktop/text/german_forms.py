"""How German puts a card or a meld into a sentence: with the article that its gender and its case need.

A catalogue marks it, as in "[den]%1", and :func:`tartli_desktop.text.placeholders.fill` asks here.
"""

from __future__ import annotations

import re

_FEMININE = re.compile(r"\b(Sau|Dame|Terz|Quart|Quint|Sext|Siebt|Acht|Bela|Trull)$")
_NEUTER = re.compile(r"\b(Ass|Einfaches|Solo)$")

_ARTICLES = {
    "der": ("der", "die", "das"),
    "den": ("den", "die", "das"),
    "dem": ("dem", "der", "dem"),
    "zum": ("zum", "zur", "zum"),
    "dein": ("dein", "deine", "dein"),
}
"""By how they are written in a catalogue, which is as before a masculine word."""

ARTICLES = tuple(_ARTICLES)
"""What a catalogue may write before a place, as in "[den]%1"; with a capital where a sentence begins."""


def article(masculine: str, text: str) -> str:
    """The article of a text in the place of a masculine one, with the blank after it: "die " for "der "."""
    gender = 1 if _FEMININE.search(text) else 2 if _NEUTER.search(text) else 0
    return f"{_ARTICLES[masculine][gender]} "
