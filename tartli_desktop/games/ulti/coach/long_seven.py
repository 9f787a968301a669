"""Whether five cards are so much of one suit that their player thinks of Ulti (U6.3)."""

from __future__ import annotations

from collections.abc import Collection

from tartli_desktop.cards.german import Card, Rank, Suit

_LEAST = 4
"""How many cards of its suit, the VII among them, five cards hold for that."""


def has_long_seven(hand: Collection[Card], suits: Collection[Suit] = tuple(Suit)) -> bool:
    """Whether the VII of one of these suits is held with three more cards of that suit at least."""
    sevens = [card.suit for card in hand if card.rank is Rank.SEVEN and card.suit in suits]
    return any(sum(card.suit is suit for card in hand) >= _LEAST for suit in sevens)
