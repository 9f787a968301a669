"""Melds that would be lost, or put off, if a card were played now (R5.1, R7.1)."""

from __future__ import annotations

from dataclasses import dataclass

from tartli_desktop.engine import (
    BELA,
    LAST_DECLARING_TRICK,
    Action,
    Card,
    Declare,
    Meld,
    Rank,
    View,
)


@dataclass(frozen=True)
class Risk:
    """What could be declared first."""

    action: Action
    """The declaration that scores most, or béla."""
    items: tuple[Meld, ...]
    """Its melds; none for béla."""
    lost: bool
    """Whether it cannot be declared later, rather than only later."""


def risk_of(view: View, card: Card) -> Risk | None:
    """What this player could declare before playing a card and would have to do without, if anything."""
    if BELA in view.legal and view.trump is not None:
        pair = {Card.of(view.trump, Rank.KING), Card.of(view.trump, Rank.OVER)}
        if card in pair or (view.variant.bela_with_melds and view.trick == LAST_DECLARING_TRICK):
            return Risk(BELA, (), lost=True)
    declares = [action for action in view.legal if isinstance(action, Declare)]
    if not declares:
        return None
    best = max(declares, key=lambda action: sum(item.points for item in action.items))
    breaks = any(card in item.cards for item in best.items)
    return Risk(best, best.items, lost=breaks or view.trick == LAST_DECLARING_TRICK)
