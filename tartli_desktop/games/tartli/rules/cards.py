"""What the cards are worth, and which beats which (R1)."""

from tartli_desktop.cards.german import CARDS, Suit

TRUMP_POINTS: tuple[int, ...] = (0, 0, 14, 10, 2, 20, 4, 11)
"""Points of a trump by rank (R1.4)."""

PLAIN_POINTS: tuple[int, ...] = (0, 0, 0, 10, 2, 3, 4, 11)
"""Points of a plain card by rank (R1.5)."""

LAST_TRICK_POINTS = 10
"""Extra points for trick 16 (R1.6)."""

HAND_POINTS = 161
"""The trick points of a hand played to the end, both players together (R1.6)."""

SUITS: tuple[int, ...] = tuple(0xFF << suit * 8 for suit in Suit)
"""The cards of each suit, as a mask."""

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


def playable(hand: int, led: int, trump: int) -> int:
    """The cards of a hand that may be played to a card led in tricks 8 to 16, as masks (R4.2)."""
    return hand & SUITS[led >> 3] or hand & SUITS[trump] or hand
