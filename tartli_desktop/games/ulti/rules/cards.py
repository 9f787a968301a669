"""Orders, points and pairs of the 32 cards (U1, U7.1). Cards are integers here, sets of cards bit masks."""

from collections.abc import Iterable, Sequence

from tartli_desktop.cards.german import CARDS, Card, Rank, Suit
from tartli_desktop.game.errors import Refusal, refused

NO_TRUMP = 4
"""Stands for the trump suit in a contract without trumps."""

ALL_CARDS = 0xFFFFFFFF

SUITS: tuple[int, ...] = (*(0xFF << 8 * suit for suit in Suit), 0)
"""The cards of each suit, and none for :data:`NO_TRUMP`."""

ACES = 0x80808080
POINT_CARDS = 0x88888888
"""Aces and Tens, ten points each (U1.5)."""

LAST_TRICK_POINTS = 10
"""Extra points for the winner of trick 10 (U1.5)."""

SEVENS: tuple[int, ...] = (*(1 << 8 * suit for suit in Suit), 0)
"""The VII of each suit as a mask, and none for :data:`NO_TRUMP`."""

PAIRS: tuple[int, ...] = tuple(0b0110_0000 << 8 * suit for suit in Suit)
"""King and Over of each suit (U7.1)."""

HIGH_TEN = "789UOKXA"
"""The order in contracts with trumps, low to high (U1.3)."""

LOW_TEN = "789XUOKA"
"""The order in contracts without trumps, low to high (U1.4)."""


def _beaten_by(trump: int, card: Card) -> int:
    """The cards that beat ``card`` while it is winning the trick (U9.7)."""
    order = LOW_TEN if trump == NO_TRUMP else HIGH_TEN
    place = order.index(str(card.rank))
    mask = sum(1 << Card.of(card.suit, Rank.parse(letter)) for letter in order[place + 1 :])
    return mask if card.suit == trump else mask | SUITS[trump]


BEATEN_BY: tuple[tuple[int, ...], ...] = tuple(
    tuple(_beaten_by(trump, card) for card in CARDS) for trump in range(5)
)
"""``BEATEN_BY[trump][card]``: the mask of the cards that beat it."""


def playable(hand: int, trump: int, led: int, winning: int) -> int:
    """The cards of a hand that may follow (U9.2 to U9.5); ``winning`` wins the trick so far."""
    allowed = hand & SUITS[led >> 3] or hand & SUITS[trump] or hand
    return allowed & BEATEN_BY[trump][winning] or allowed


_FOLLOW = refused("U9.2", "the suit led must be followed")
_TRUMP = refused("U9.4", "a player without the suit led must play a trump")
_HEAD = refused("U9.3", "a card that wins the trick must be played")


def broken_by(card: int, hand: int, trump: int, led: int, winning: int) -> Refusal | None:
    """Why a card of the hand may not follow (U9.2 to U9.4), or None if it may."""
    followed, trumps = hand & SUITS[led >> 3], hand & SUITS[trump]
    demanded = followed or trumps or hand
    if not demanded >> card & 1:
        return _FOLLOW if followed else _TRUMP
    better = demanded & BEATEN_BY[trump][winning]
    return _HEAD if better and not better >> card & 1 else None


def winning_card(trick: Sequence[int], trump: int) -> int:
    """The card that wins a trick so far (U9.7)."""
    winning = trick[0]
    for card in trick[1:]:
        if BEATEN_BY[trump][winning] >> card & 1:
            winning = card
    return winning


def points_in(mask: int) -> int:
    """The points of Aces and Tens among some cards (U1.5)."""
    return 10 * (mask & POINT_CARDS).bit_count()


def pairs_in(hand: int, trump: int) -> tuple[int, int]:
    """How many marriages of 40 and of 20 a hand holds (U7.1)."""
    held = [suit for suit, pair in enumerate(PAIRS) if hand & pair == pair]
    forty = int(trump in held)
    return forty, len(held) - forty


def in_order(mask: int) -> tuple[Card, ...]:
    """The cards of a mask in the order of lists: suits A L H B, ranks A K O U X 9 8 7 (U1.2)."""
    cards = []
    for suit in range(4):
        rest = mask >> 8 * suit & 0xFF
        while rest:
            rank = rest.bit_length() - 1
            cards.append(CARDS[8 * suit + rank])
            rest ^= 1 << rank
    return tuple(cards)


def pair_of(mask: int) -> tuple[Card, Card]:
    """The two cards of a talon, in the order of lists."""
    first, second = in_order(mask)
    return first, second


def sorted_cards(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Some cards in the order of lists (U1.2)."""
    return tuple(sorted(cards, key=lambda card: (card >> 3, -card)))
