"""The German pack of 32 cards, used by Tartli (R1) and Ulti (U1).

Each game defines what cards are worth and which card beats which.
"""

from __future__ import annotations

from enum import IntEnum

from .deck import Deck
from .deck import mask_of as mask_of


class Suit(IntEnum):
    """The four suits, in the order in which the text forms list them (R1.1, U1.1)."""

    ACORNS = 0
    LEAVES = 1
    HEARTS = 2
    BELLS = 3

    def __str__(self) -> str:
        return "ALHB"[self]

    @classmethod
    def parse(cls, text: str) -> Suit:
        """The suit of a letter ``A L H B``. Raises ValueError."""
        if len(text) != 1 or text not in "ALHB":
            raise ValueError(f"{text!r} is no suit: one of A L H B is")
        return cls("ALHB".index(text))


class Rank(IntEnum):
    """The eight ranks, VII to Ace."""

    SEVEN = 0
    EIGHT = 1
    NINE = 2
    TEN = 3
    UNDER = 4
    OVER = 5
    KING = 6
    ACE = 7

    def __str__(self) -> str:
        return "789XUOKA"[self]

    @classmethod
    def parse(cls, text: str) -> Rank:
        """The rank of a letter ``7 8 9 X U O K A``. Raises ValueError."""
        if len(text) != 1 or text not in "789XUOKA":
            raise ValueError(f"{text!r} is no rank: one of 7 8 9 X U O K A is")
        return cls("789XUOKA".index(text))


# To look a value up takes a third of the time of a call of its class.
_SUITS, _RANKS = tuple(Suit), tuple(Rank)


class Card(IntEnum):
    """One of the 32 cards; its name is its text code (R1.2, U1.2).

    The integer is ``8 * suit + rank``, so a set of cards is a 32-bit mask and the cards of a suit are
    one byte of it.
    """

    A7, A8, A9, AX, AU, AO, AK, AA = range(8)
    L7, L8, L9, LX, LU, LO, LK, LA = range(8, 16)
    H7, H8, H9, HX, HU, HO, HK, HA = range(16, 24)
    B7, B8, B9, BX, BU, BO, BK, BA = range(24, 32)

    def __str__(self) -> str:
        return CODES[self]

    @property
    def suit(self) -> Suit:
        """The card's suit."""
        return _SUITS[self >> 3]

    @property
    def rank(self) -> Rank:
        """The card's rank."""
        return _RANKS[self & 7]

    @classmethod
    def of(cls, suit: Suit, rank: Rank) -> Card:
        """The card of a suit and a rank."""
        return CARDS[suit * 8 + rank]

    @classmethod
    def parse(cls, text: str) -> Card:
        """The card of a code such as ``HO``. Raises ValueError."""
        card = DECK.by_code.get(text)
        if card is None:
            raise ValueError(
                f"{text!r} is not a card: a suit letter A L H B and a rank letter 7 8 9 X U O K A are"
            )
        return card


DECK = Deck(Card)
"""The pack, in the order of the codes: A L H B, VII to Ace."""

CARDS, CODES = DECK.cards, DECK.codes
cards_of, iterate = DECK.cards_of, DECK.iterate
