"""Whether a hand is low enough to think of Betli (U6.6)."""

from __future__ import annotations

from collections.abc import Collection

from tartli_desktop.cards.german import Card, Rank

_HIGH = (Rank.UNDER, Rank.OVER, Rank.KING, Rank.ACE)


def lies_low(hand: Collection[Card]) -> bool:
    """Whether at most every fifth card is an Under or higher."""
    return 5 * sum(card.rank in _HIGH for card in hand) <= len(hand)
