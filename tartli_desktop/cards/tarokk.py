"""The Hungarian tarokk pack of 42 cards: 22 tarokks and four suits of five (T1)."""

from __future__ import annotations

from enum import IntEnum

from .deck import Deck
from .deck import mask_of as mask_of


class Suit(IntEnum):
    """The four suits, in the order in which sets of cards are written (T1.6)."""

    HEARTS = 0
    DIAMONDS = 1
    CLUBS = 2
    SPADES = 3

    def __str__(self) -> str:
        return "HDCS"[self]

    @classmethod
    def parse(cls, text: str) -> Suit:
        """The suit of a letter ``H D C S``. Raises ValueError."""
        if len(text) != 1 or text not in "HDCS":
            raise ValueError(f"{text!r} is no suit: one of H D C S is")
        return cls("HDCS".index(text))


class Rank(IntEnum):
    """The five ranks of a suit, high to low (T1.3). LOW is the ace of a red suit, the ten of a black one."""

    KING = 0
    QUEEN = 1
    RIDER = 2
    JACK = 3
    LOW = 4


# To look a value up takes a third of the time of a call of its class.
_SUITS, _RANKS = tuple(Suit), tuple(Rank)


class Card(IntEnum):
    """One of the 42 cards; its name is its text code (T1.2).

    The integers follow the canonical order (T1.6): 0 to 21 for the tarokks from SKIZ down to I, then five for
    each suit from its king down. So of two tarokks, or of two cards of a suit, the one with the lower integer
    is the higher card, and the lowest bit of a mask is the first card of the set as it is written.
    """

    SKIZ, XXI, XX, XIX, XVIII, XVII, XVI, XV, XIV, XIII, XII = range(11)
    XI, X, IX, VIII, VII, VI, V, IV, III, II, I = range(11, 22)  # noqa: E741 - the pagát's code
    HK, HQ, HR, HJ, HA = range(22, 27)
    DK, DQ, DR, DJ, DA = range(27, 32)
    CK, CQ, CR, CJ, CT = range(32, 37)
    SK, SQ, SR, SJ, ST = range(37, 42)

    def __str__(self) -> str:
        return CODES[self]

    @property
    def is_tarokk(self) -> bool:
        """Whether it is one of the 22 permanent trumps."""
        return self < TAROKK_COUNT

    @property
    def number(self) -> int | None:
        """The tarokk's number, 1 for the pagát to 21, 22 for the skíz; None for a suit card."""
        return TAROKK_COUNT - self if self < TAROKK_COUNT else None

    @property
    def suit(self) -> Suit | None:
        """The card's suit; None for a tarokk."""
        return None if self < TAROKK_COUNT else _SUITS[(self - TAROKK_COUNT) // 5]

    @property
    def rank(self) -> Rank | None:
        """The card's rank in its suit; None for a tarokk."""
        return None if self < TAROKK_COUNT else _RANKS[(self - TAROKK_COUNT) % 5]

    @classmethod
    def of(cls, suit: Suit, rank: Rank) -> Card:
        """The card of a suit and a rank."""
        return CARDS[TAROKK_COUNT + suit * 5 + rank]

    @classmethod
    def tarokk(cls, number: int) -> Card:
        """The tarokk of a number, 1 to 21, 22 for the skíz. Raises ValueError."""
        if not 1 <= number <= TAROKK_COUNT:
            raise ValueError(f"{number!r} is no tarokk: 1 to 22 are")
        return CARDS[TAROKK_COUNT - number]

    @classmethod
    def parse(cls, text: str) -> Card:
        """The card of a code such as ``XIV`` or ``HQ`` (T1.2). Raises ValueError."""
        card = DECK.by_code.get(text)
        if card is None:
            raise ValueError(
                f"{text!r} is not a card: a tarokk I to XXI or SKIZ, or a suit letter H D C S and a rank "
                "letter K Q R J are, and HA DA CT ST"
            )
        return card


TAROKK_COUNT = 22
"""The number of tarokks, which come first."""

LOW_RED = (Card.HA, Card.DA)
"""The lowest Hearts and Diamonds, which are Fours in some packs (T22.1)."""

DECK = Deck(Card)
"""The pack, in canonical order (T1.6)."""

CARDS, CODES = DECK.cards, DECK.codes
cards_of, iterate = DECK.cards_of, DECK.iterate

ALL = DECK.all
"""The mask of the whole pack."""

TAROKKS = (1 << TAROKK_COUNT) - 1
"""The mask of the tarokks."""

SUITS: tuple[int, ...] = tuple(0b11111 << TAROKK_COUNT + 5 * suit for suit in Suit)
"""The mask of each suit."""
