"""A hand that nobody plays, to look at."""

from __future__ import annotations

from tartli_desktop.cards.tarokk import CARDS
from tartli_desktop.games.tarokk.rules.match import Match
from tartli_desktop.games.tarokk.rules.variant import PASKIEVICS, Rules
from tartli_desktop.games.tarokk.rules.view import View

_STEP = 25
"""From card to card through the pack, which has no number in common with the 42 cards: a fixed shuffle."""


def example_view(seats: int) -> View:
    """What the forehand knows who speaks first."""
    rules: Rules = PASKIEVICS if seats == PASKIEVICS.players else Rules(players=5)
    match = Match.new(rules, first_dealer=seats - 1)
    match.deal([CARDS[place * _STEP % len(CARDS)] for place in range(len(CARDS))])
    return match.view(0)
