"""The cards: what they are worth, who may play what, and who wins a trick (T1.4, T1.5, T11)."""

from tartli_desktop.cards.tarokk import CARDS, SUITS, TAROKK_COUNT, TAROKKS, Card, iterate, mask_of
from tartli_desktop.game.errors import Refusal, refused

HONOURS = mask_of((Card.SKIZ, Card.XXI, Card.I))
"""Honours (T1.5)."""

HIGH_HONOURS = mask_of((Card.SKIZ, Card.XXI))
"""High honours (T1.5)."""

KINGS = mask_of((Card.HK, Card.DK, Card.CK, Card.SK))

_SUIT_POINTS = (5, 4, 3, 2, 1)

POINTS: tuple[int, ...] = tuple(
    _SUIT_POINTS[(card - TAROKK_COUNT) % 5] if card >= TAROKK_COUNT else 5 if HONOURS >> card & 1 else 1
    for card in CARDS
)
"""The points of each card (T1.4)."""

ALL_POINTS = sum(POINTS)
"""94 (T1.4)."""

FOLLOWING: tuple[int, ...] = tuple(
    TAROKKS if card < TAROKK_COUNT else SUITS[(card - TAROKK_COUNT) // 5] for card in CARDS
)
"""``FOLLOWING[led]``: the cards that follow suit to a card led (T11.2)."""

HIGHER: tuple[int, ...] = tuple(FOLLOWING[card] & (1 << card) - 1 for card in CARDS)
"""``HIGHER[led]``: the cards of the same suit, or the tarokks, that are higher."""


def points_of(mask: int) -> int:
    """The points of a set of cards (T1.4)."""
    return sum(POINTS[card] for card in iterate(mask))


_PAGAT = 1 << Card.I

_FOLLOW_SUIT = refused("T11.2", "the suit led must be followed")
_FOLLOW_TAROKK = refused("T11.2", "a player without the suit led must play a tarokk")
_KEEP_PAGAT = refused("T11.4", "with Pagátultimó announced, the Pagát is kept as long as possible")


def following(hand: int, led: int | None) -> int:
    """The cards of a hand that may follow ``led``, or with None may be led, as a mask (T11.2)."""
    if led is None:
        return hand
    return hand & FOLLOWING[led] or hand & TAROKKS or hand


def playable(hand: int, led: int | None, keeps_pagat: bool) -> int:
    """The same, but without the pagát if it must still be kept (T11.4)."""
    cards = following(hand, led)
    return cards & ~_PAGAT or cards if keeps_pagat else cards


def play_refusal(hand: int, led: int | None, keeps_pagat: bool, card: Card) -> Refusal | None:
    """Why a card may not be played, or None (T11.1, T11.2, T11.4)."""
    if not hand >> card & 1:
        return refused("T11.1", "{card} is not in the hand", card=str(card))
    if led is not None and not following(hand, led) >> card & 1:
        return _FOLLOW_SUIT if hand & FOLLOWING[led] else _FOLLOW_TAROKK
    if not playable(hand, led, keeps_pagat) >> card & 1:
        return _KEEP_PAGAT
    return None


def winning_card(trick: int, led: int) -> Card:
    """The card that wins a full trick (T11.3): the lowest bit among the tarokks, else in the suit led."""
    contest = trick & TAROKKS or trick & FOLLOWING[led]
    return CARDS[(contest & -contest).bit_length() - 1]
