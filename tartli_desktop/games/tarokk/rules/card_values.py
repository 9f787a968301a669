"""What the cards are worth, and the cards with special names (T1.4, T1.5)."""

from __future__ import annotations

from tartli_desktop.cards.tarokk import CARDS, SUITS, TAROKK_COUNT, TAROKKS, Card, iterate, mask_of

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


def points_of(mask: int) -> int:
    """The points of a set of cards (T1.4)."""
    return sum(POINTS[card] for card in iterate(mask))
