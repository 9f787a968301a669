"""How German puts a card, a meld, a bid or a name into a sentence: with the article or the ending it needs.

A catalogue marks it, as in "[den]%1" and "%1[s]": :func:`tartli_desktop.text.placeholders.fill` asks here.
"""

from __future__ import annotations

import re
from collections.abc import Callable

_ADDED = re.compile(r" (in Herz|ohne Atout|mit Atout)$")
"""What may follow the noun of a bid."""
_FEMININE = re.compile(r"\b(Sau|Dame|Terz|Quart|Quint|Sext|Siebt|Acht|Bela|Trull)$")
_NEUTER = re.compile(r"\b(Ass|Einfaches|Solo)$")
_PLURAL = re.compile(r"\bVier Asse$")

_ARTICLES = {
    "der": ("der", "die", "das", "die"),
    "den": ("den", "die", "das", "die"),
    "dem": ("dem", "der", "dem", "den"),
    "zum": ("zum", "zur", "zum", "zu den"),
    "dein": ("dein", "deine", "dein", "deine"),
    "einen": ("einen", "eine", "ein", ""),
    "stark": ("", "", "", ""),
    "satz": ("", "", "", ""),
}
"""By how they are written in a catalogue, which is as before a masculine word; "stark": behind an owner.

"[Satz]": of a sentence that begins there, behind a colon."""

ARTICLES = tuple(_ARTICLES)
"""What a catalogue may write before a place, as in "[den]%1"; with a capital where a sentence begins."""

_ADJECTIVE = re.compile(r"\b(Offen|still|Einfach)(er|es|e)\b")
_ENDINGS = {
    "der": ("e", "e", "e", "en"),
    "den": ("en", "e", "e", "en"),
    "dem": ("en", "en", "en", "en"),
    "zum": ("en", "en", "en", "en"),
    "einen": ("en", "e", "es", "e"),
    "stark": ("en", "e", "es", "e"),
}
"""Of the adjective behind an article; behind the others it is as in a list."""


def with_article(masculine: str, text: str) -> str:
    """A text behind the article that stands as ``masculine`` before a masculine one: "die Laub-Sau"."""
    noun = _ADDED.sub("", text)
    gender = 1 if _FEMININE.search(noun) else 2 if _NEUTER.search(noun) else 3 if _PLURAL.search(noun) else 0
    endings = _ENDINGS.get(masculine)

    def declined(adjective: re.Match[str]) -> str:
        word = adjective[1] if adjective[1] == "Einfach" else adjective[1].lower()
        return word + endings[gender] if endings else adjective[0]

    return f"{_ARTICLES[masculine][gender]} {_ADJECTIVE.sub(declined, text)}".lstrip()


def as_owner(name: str) -> str:
    """Whose something is, before what it is: "Vilmas", "Balázs’"."""
    return f"{name}’" if name[-1:].lower() in ("s", "ß", "x", "z") else f"{name}s"


ENDINGS: dict[str, Callable[[str], str]] = {"s": as_owner}
"""What a catalogue may write after a place, as in "%1[s]"."""
