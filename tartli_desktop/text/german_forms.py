"""How German puts a card, a meld, a bid or a name into a sentence: with the article or the ending it needs.

A catalogue marks it, as in "[den]%1" and "%1[s]": :func:`tartli_desktop.text.placeholders.fill` asks here.
"""

from __future__ import annotations

import re
from collections.abc import Callable

_FEMININE = re.compile(r"\b(Sau|Dame|Terz|Quart|Quint|Sext|Siebt|Acht|Bela|Trull)$")
_NEUTER = re.compile(r"\b(Ass|Einfaches|Solo)$")

_ARTICLES = {
    "der": ("der", "die", "das"),
    "den": ("den", "die", "das"),
    "dem": ("dem", "der", "dem"),
    "zum": ("zum", "zur", "zum"),
    "dein": ("dein", "deine", "dein"),
    "einen": ("einen", "eine", "ein"),
}
"""By how they are written in a catalogue, which is as before a masculine word."""

ARTICLES = tuple(_ARTICLES)
"""What a catalogue may write before a place, as in "[den]%1"; with a capital where a sentence begins."""


def article(masculine: str, text: str) -> str:
    """The article of a text in the place of a masculine one, with the blank after it: "die " for "der "."""
    gender = 1 if _FEMININE.search(text) else 2 if _NEUTER.search(text) else 0
    return f"{_ARTICLES[masculine][gender]} "


def as_owner(name: str) -> str:
    """Whose something is, before what it is: "Vilmas", "Balázs’"."""
    return f"{name}’" if name[-1:].lower() in ("s", "ß", "x", "z") else f"{name}s"


ENDINGS: dict[str, Callable[[str], str]] = {"s": as_owner}
"""What a catalogue may write after a place, as in "%1[s]"."""
