"""The German article for a card, a meld, a bid or a bonus in a sentence.

A catalogue marks it, as in "[den]%1", for :func:`tartli_desktop.text.placeholders.fill`.
"""

import re

_ADDED = re.compile(r" (in Herz|ohne Atout|mit Atout)$")
"""What may follow the noun of a bid."""
_FEMININE = re.compile(r"\b(Sau|Dame|Terz|Quart|Quint|Sext|Siebt|Acht|Bela|Trull)$")
_NEUTER = re.compile(r"\b(Ass|Einfaches|Solo|\w*[Ss]piel)$")
_PLURAL = re.compile(r"\b[Vv]ier \w+$")
_WEAK = re.compile(r"\bBub$")
"""A masculine noun that is "Buben" in every case but the nominative."""
_BETWEEN_PARTS = re.compile(r"(?<=-100|Ulti) (?=Ulti|Vier|Durchmarsch|Offener)")
"""Where the next part of a bid begins: "40-100 Ulti"."""

_ARTICLES = {
    "der": ("der", "die", "das", "die"),
    "den": ("den", "die", "das", "die"),
    "dem": ("dem", "der", "dem", "den"),
    "zum": ("zum", "zur", "zum", "zu den"),
    "einen": ("einen", "eine", "ein", ""),
    "satz": ("", "", "", ""),
}
"""The articles for masculine, feminine, neuter and plural, by the mark in a catalogue, the masculine form.

"[Satz]" marks a sentence that begins there, after a colon."""

ARTICLES = tuple(_ARTICLES)
"""The marks that a catalogue may write before a place, as in "[den]%1"; capitalized to begin a sentence."""

_WITH = "mit"
"""Before the further parts of a bid, which have no article."""
_ADJECTIVE = re.compile(r"\b(Offen|still|Einfach)(er|es|e)\b")
_ENDINGS = {
    "der": ("e", "e", "e", "en"),
    "den": ("en", "e", "e", "en"),
    "dem": ("en", "en", "en", "en"),
    "zum": ("en", "en", "en", "en"),
    "einen": ("en", "e", "es", "e"),
    _WITH: ("em", "er", "em", "en"),
}
"""The endings of the adjective after an article; after the others it does not change."""


def with_article(masculine: str, text: str) -> str:
    """A text with its article, given by the ``masculine`` form of that article: "die Laub-Sau".

    The parts of a bid are joined: "den 40-100 mit Ulti und offenem Durchmarsch".
    """
    first, *others = _BETWEEN_PARTS.split(text)
    gender = _gender(first)
    told = f"{_ARTICLES[masculine][gender]} {_declined(masculine, first)}".lstrip()
    return f"{told} mit {' und '.join(_declined(_WITH, each) for each in others)}" if others else told


def _gender(text: str) -> int:
    """0 for masculine, 1 for feminine, 2 for neuter, 3 for plural."""
    noun = _ADDED.sub("", text)
    return 1 if _FEMININE.search(noun) else 2 if _NEUTER.search(noun) else 3 if _PLURAL.search(noun) else 0


def _declined(case: str, text: str) -> str:
    """A text in the case of this mark."""
    gender, endings = _gender(text), _ENDINGS.get(case)
    if not endings:
        return text

    def declined(adjective: re.Match[str]) -> str:
        word = adjective[1] if adjective[1] == "Einfach" else adjective[1].lower()
        return word + endings[gender]

    added = _ADDED.search(text)
    noun, added_words = (text[: added.start()], added[0]) if added else (text, "")
    if case != "der":
        noun = _WEAK.sub("Buben", noun)
    if gender == 3 and case in ("dem", "zum", _WITH) and noun[-1] not in "ns":
        noun += "n"
    return _ADJECTIVE.sub(declined, noun) + added_words
