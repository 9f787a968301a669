"""Whether five cards hold enough of one suit to think of Ulti (U6.3)."""

from __future__ import annotations

from collections.abc import Collection

from tartli_desktop.cards.german import Card, Rank, Suit

_LEAST = 4
"""The fewest cards of that suit among the five, the VII included."""


def has_long_seven(hand: Collection[Card], suits: Collection[Suit] = tuple(Suit)) -> bool:
    """Whether the VII of one of these suits is held with at least three more cards of its suit."""
    sevens = [card.suit for card in hand if card.rank is Rank.SEVEN and card.suit in suits]
    return any(sum(card.suit is suit for card in hand) >= _LEAST for suit in sevens)
