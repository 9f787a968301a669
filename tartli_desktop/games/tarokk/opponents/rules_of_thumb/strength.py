"""How strong a hand is (T19.2): the tarokks and their height, short suits, kings."""

from tartli_desktop.cards.deck import bits
from tartli_desktop.cards.tarokk import SUITS, TAROKKS, Card
from tartli_desktop.games.tarokk.rules.card_values import KINGS

_HIGH = (2.2, 1.8, 1.6, 1.4, 1.25, 1.1, 1.0, 0.9, 0.8, 0.75, 0.7)
_LOW = (0.65, 0.6, 0.55, 0.5, 0.5, 0.45, 0.45, 0.4, 0.4, 0.4, 0.35)
_TAROKK = (*_HIGH, *_LOW)
"""What each tarokk is worth, SKIZ first: roughly how many tricks it wins or helps to win."""

AVERAGE = 4.3
"""The strength of an average hand of nine cards, with five tarokks."""


def strength(hand: int) -> float:
    """About how many tricks a hand of nine cards is good for."""
    value = sum([_TAROKK[card] for card in bits(hand & TAROKKS)])
    for suit in SUITS:
        cards = hand & suit
        size = cards.bit_count()
        if not size:
            value += 0.3
        elif cards & KINGS:
            # A guarded king wins more often than a lone one, which must go to the first trick of its suit.
            value += 0.4 if size > 1 else -0.1
    return value


def high_tarokks(hand: int) -> int:
    """How many tarokks a hand holds from SKIZ down to the XVIII."""
    return (hand & ((1 << Card.XVIII + 1) - 1)).bit_count()
