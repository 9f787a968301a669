"""Cards by strength: the bits of a suit stand in the contract's order of cards, the weakest lowest.

A card is ``8 * suit + strength``, so that of two cards of a suit the higher number wins, in contracts with
trumps (U1.3) and without (U1.4). With trumps, Ace and Ten are the top two of each suit.
"""

from tartli_desktop.cards.deck import bits as bits
from tartli_desktop.cards.german import CARDS, Card
from tartli_desktop.games.ulti.rules.cards import NO_TRUMP

_STRENGTH = (0, 1, 2, 6, 3, 4, 5, 7)
"""The strength of each rank VII to Ace when the Ten is high."""

_RANK = (0, 1, 2, 4, 5, 6, 3, 7)
"""The rank of each strength when the Ten is high."""


def _moved(byte: int, places: tuple[int, ...]) -> int:
    return sum(1 << places[bit] for bit in range(8) if byte >> bit & 1)


_TO_STRENGTH = tuple(_moved(byte, _STRENGTH) for byte in range(256))
_TO_RANK = tuple(_moved(byte, _RANK) for byte in range(256))

SUIT = (0xFF, 0xFF00, 0xFF0000, 0xFF000000, 0)
"""The cards of each suit; none for NO_TRUMP."""

TRUMPED = tuple(
    tuple(
        (SUIT[card >> 3] & ~((2 << card) - 1)) | (0 if card >> 3 == trump else SUIT[trump])
        for card in range(32)
    )
    for trump in range(5)
)
"""``[trump][card]``: the cards that beat it."""

ABOVE = TRUMPED[NO_TRUMP]
"""``[card]``: the stronger cards of its suit."""

BELOW = tuple(SUIT[card >> 3] & ((1 << card) - 1) for card in range(32))
"""``[card]``: the weaker cards of its suit."""

TOPS = 0xC0C0C0C0
"""Aces and Tens when the Ten is high."""

TOP_ACES = 0x80808080


def by_strength(mask: int, trump: int) -> int:
    """A set of cards, from rank to strength."""
    if trump == NO_TRUMP:
        return mask
    return _changed(mask, _TO_STRENGTH)


def by_rank(mask: int, trump: int) -> int:
    """The inverse of :func:`by_strength`."""
    if trump == NO_TRUMP:
        return mask
    return _changed(mask, _TO_RANK)


def _changed(mask: int, table: tuple[int, ...]) -> int:
    return (
        table[mask & 0xFF]
        | table[mask >> 8 & 0xFF] << 8
        | table[mask >> 16 & 0xFF] << 16
        | table[mask >> 24] << 24
    )


def strength_of(card: int, trump: int) -> int:
    """A card, from rank to strength."""
    return card if trump == NO_TRUMP else card & 24 | _STRENGTH[card & 7]


def card_of(card: int, trump: int) -> Card:
    """The inverse of :func:`strength_of`."""
    return CARDS[card if trump == NO_TRUMP else card & 24 | _RANK[card & 7]]


def playable(hand: int, trump: int, led: int, winning: int) -> int:
    """The cards that may follow (U9.2 to U9.5), all by strength."""
    allowed = hand & SUIT[led >> 3] or hand & SUIT[trump] or hand
    return allowed & TRUMPED[trump][winning] or allowed
