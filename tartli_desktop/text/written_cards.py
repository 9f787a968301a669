"""Cards as people write them: short forms, and the names in any of the program's languages."""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tartli_desktop.cards.any_pack import Card

from .card_names import names_in_all_languages

_BETWEEN = re.compile(r"[\s,;.:]+")
_MOST_WORDS = 3
"""The most words of a name: "Ace of Hearts"."""


class Reading(NamedTuple):
    """What a text means."""

    cards: list[Card]
    unknown: list[str]
    """The words that are no card."""
    rest: str = ""
    """The end of the text, which may still become a card."""


class CardReader:
    """Finds the cards in a text.

    Args:
        codes: the cards by the short forms that one may write for them, in lower case.
    """

    def __init__(self, codes: Mapping[str, Card]) -> None:
        self._codes, self._names = dict(codes), dict[str, Card]()
        for card in dict.fromkeys(codes.values()):
            for name in names_in_all_languages(card):
                # "X V I" are three tarokks.
                is_one_word = card.suit is None and " " not in name
                (self._codes if is_one_word else self._names)[_bare(name)] = card

    def read(self, text: str, *, goes_on: bool = False) -> Reading:
        """The cards in a text, in its order.

        Args:
            goes_on: whether more is being typed: what may become a card, or another card, is left for later.
        """
        words = [word for word in _BETWEEN.split(text) if _bare(word)]
        is_open = goes_on and bool(words) and text.endswith(words[-1])
        cards: list[Card] = []
        unknown: list[str] = []
        while words:
            counts = range(min(len(words), _MOST_WORDS), 0, -1)
            count = next((n for n in counts if self._card(words[:n]) is not None), len(words))
            card = self._card(words[:count])
            if goes_on and count == len(words) and self._may_go_on(words, card, is_open=is_open):
                return Reading(cards, unknown, " ".join(words) + ("" if is_open else " "))
            if card is not None:
                cards.append(card)
                words = words[count:]
            elif not is_open or words[1:]:
                unknown.append(words.pop(0))
            elif (code := self._code(words[0][:-1])) is not None:
                # The letter begins another card; the code before it might have become a name.
                cards.append(code)
                words = [words[0][-1]]
            else:
                return Reading(cards, unknown, words[0])
        return Reading(cards, unknown)

    def _card(self, words: Sequence[str]) -> Card | None:
        code = self._code(words[0]) if len(words) == 1 else None
        return self._names.get(_bare("".join(words))) if code is None else code

    def _code(self, word: str) -> Card | None:
        """The card with this short form, whose accents may tell it from another one."""
        return self._codes.get(word.casefold(), self._codes.get(_bare(word)))

    def _may_go_on(self, words: Sequence[str], card: Card | None, *, is_open: bool) -> bool:
        """Whether these words may still become a card, or another one than they are."""
        bare = _bare("".join(words))
        begun = {found for name, found in self._names.items() if name.startswith(bare)}
        if not is_open:
            return card is None and bool(begun)
        if words[1:] or (card is not None and self._code(words[0]) is None):
            # A name may have an ending, or be longer in another language: "Karo-Bub", "káró bubi".
            return bool(begun)
        starts = (words[0].casefold(), bare)
        codes = {code: found for code, found in self._codes.items() if code.startswith(starts)}
        begun |= {*codes.values()}
        # "pa" is a Hungarian Under, and so is "pal".
        return bool(begun) if card is None else begun != {card} or not {*starts} >= {*codes}


def _bare(text: str) -> str:
    """The letters and figures of a text in lower case, without accents."""
    return "".join(sign for sign in unicodedata.normalize("NFD", text.casefold()) if sign.isalnum())
