"""The German articles and endings for a card, a meld, a bid or a name in a sentence.

A catalogue marks them, as in "[den]%1" and "%1[s]", for :func:`tartli_desktop.text.placeholders.fill`.
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
"""The articles for masculine, feminine, neuter and plural, by the mark in a catalogue, the masculine form.

"stark" marks the strong ending after an owner, "[Satz]" a sentence that begins there, after a colon."""

ARTICLES = tuple(_ARTICLES)
"""The marks that a catalogue may write before a place, as in "[den]%1"; capitalized to begin a sentence."""

_ADJECTIVE = re.compile(r"\b(Offen|still|Einfach)(er|es|e)\b")
_ENDINGS = {
    "der": ("e", "e", "e", "en"),
    "den": ("en", "e", "e", "en"),
    "dem": ("en", "en", "en", "en"),
    "zum": ("en", "en", "en", "en"),
    "einen": ("en", "e", "es", "e"),
    "stark": ("en", "e", "es", "e"),
}
"""The endings of the adjective after an article; after the others it does not change."""


def with_article(masculine: str, text: str) -> str:
    """A text with its article, given by the ``masculine`` form of that article: "die Laub-Sau"."""
    noun = _ADDED.sub("", text)
    gender = 1 if _FEMININE.search(noun) else 2 if _NEUTER.search(noun) else 3 if _PLURAL.search(noun) else 0
    endings = _ENDINGS.get(masculine)

    def declined(adjective: re.Match[str]) -> str:
        word = adjective[1] if adjective[1] == "Einfach" else adjective[1].lower()
        return word + endings[gender] if endings else adjective[0]

    return f"{_ARTICLES[masculine][gender]} {_ADJECTIVE.sub(declined, text)}".lstrip()


def as_owner(name: str) -> str:
    """The genitive of a name, before what its owner has: "Vilmas", "Balázs’"."""
    return f"{name}’" if name[-1:].lower() in ("s", "ß", "x", "z") else f"{name}s"


ENDINGS: dict[str, Callable[[str], str]] = {"s": as_owner}
"""The marks that a catalogue may write after a place, as in "%1[s]"."""
