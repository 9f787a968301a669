"""A hand that is only shown, not played."""

from __future__ import annotations

from tartli_desktop.cards.tarokk import CARDS
from tartli_desktop.games.tarokk import PASKIEVICS, Match, Variant, View

_STEP = 25
"""The step from card to card through the pack, coprime to its 42 cards: a fixed shuffle."""


def example_view(seats: int) -> View:
    """The view of the forehand, who speaks first."""
    variant: Variant = PASKIEVICS if seats == PASKIEVICS.players else Variant(players=5)
    match = Match.new(variant, first_dealer=seats - 1)
    match.deal([CARDS[place * _STEP % len(CARDS)] for place in range(len(CARDS))])
    return match.view(0)
