"""The 32 cards, their orders and their points (R1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum


class Suit(IntEnum):
    """The four suits, in the order in which the text forms list them (R1.1, R14)."""

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
    """The eight ranks; their integer order is that of sequences, low to high (R1.3)."""

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


class Card(IntEnum):
    """One of the 32 cards; its name is its text code (R1.2).

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
        return Suit(self >> 3)

    @property
    def rank(self) -> Rank:
        """The card's rank."""
        return Rank(self & 7)

    @classmethod
    def of(cls, suit: Suit, rank: Rank) -> Card:
        """The card of a suit and a rank."""
        return CARDS[suit * 8 + rank]

    @classmethod
    def parse(cls, text: str) -> Card:
        """The card of a code such as ``HO`` (R1.2). Raises ValueError."""
        card = _BY_CODE.get(text)
        if card is None:
            raise ValueError(
                f"{text!r} is no card: a suit letter A L H B and a rank letter 7 8 9 X U O K A are"
            )
        return card


CARDS: tuple[Card, ...] = tuple(Card)

CODES: tuple[str, ...] = tuple(card.name for card in CARDS)
"""The text code of each card (R1.2)."""

_BY_CODE = dict(zip(CODES, CARDS, strict=True))

TRUMP_POINTS: tuple[int, ...] = (0, 0, 14, 10, 2, 20, 4, 11)
"""Points of a trump by rank (R1.4)."""

PLAIN_POINTS: tuple[int, ...] = (0, 0, 0, 10, 2, 3, 4, 11)
"""Points of a plain card by rank (R1.5)."""

LAST_TRICK_POINTS = 10
"""What trick 16 is worth more (R1.6)."""

HAND_POINTS = 161
"""All trick points of a hand that is played to the end (R1.6)."""

_TRUMP_ORDER = (0, 1, 6, 4, 2, 7, 3, 5)
_PLAIN_ORDER = (0, 1, 2, 6, 3, 4, 5, 7)


def _by_trump(trump: Suit, trumps: tuple[int, ...], plain: tuple[int, ...]) -> tuple[int, ...]:
    return tuple((trumps if card.suit is trump else plain)[card.rank] for card in CARDS)


POINTS: tuple[tuple[int, ...], ...] = tuple(_by_trump(suit, TRUMP_POINTS, PLAIN_POINTS) for suit in Suit)
"""``POINTS[trump][card]``: the card's points in tricks (R1.4, R1.5)."""

STRENGTH: tuple[tuple[int, ...], ...] = tuple(
    _by_trump(suit, tuple(8 + place for place in _TRUMP_ORDER), _PLAIN_ORDER) for suit in Suit
)
"""``STRENGTH[trump][card]``: of two cards of one suit, or of a trump and any card, the higher number wins."""


def beats(trump: int, led: int, reply: int) -> bool:
    """Whether the second card of a trick takes it from the card led (R4 step 8)."""
    strength = STRENGTH[trump]
    return strength[reply] > strength[led] and (led >> 3 == reply >> 3 or reply >> 3 == trump)


def cards_of(mask: int) -> tuple[Card, ...]:
    """The cards of a bit mask, in the order of their codes A L H B, VII to Ace."""
    return tuple(iterate(mask))


def iterate(mask: int) -> Iterator[Card]:
    """The cards of a bit mask, one by one."""
    while mask:
        low = mask & -mask
        yield CARDS[low.bit_length() - 1]
        mask ^= low


def mask_of(cards: Iterable[int]) -> int:
    """The bit mask of some cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask
