"""Which tarokks the declarer may call (T8)."""

from __future__ import annotations

from tartli_desktop.cards.tarokk import TAROKKS, Card, iterate
from tartli_desktop.game.errors import Refusal, refused
from tartli_desktop.games.tarokk.rules.actions import CALLS, Call
from tartli_desktop.games.tarokk.rules.card_values import HONOURS

_CALLABLE = TAROKKS & ~HONOURS
"""II to XX (T8.4)."""

_XX = 1 << Card.XX


def callable_cards(
    hand: int, discarded: int, others_discarded: bool, free_call: bool, forced: Card | None
) -> int:
    """The cards that the declarer may call, as a mask (T8.2, T8.3).

    Args:
        hand: the declarer's nine cards.
        discarded: the declarer's discards.
        others_discarded: whether another seat has discarded a tarokk (T6.6).
        free_call: the switch.
        forced: the card that a bid of another seat has promised.
    """
    if forced is not None:
        return 1 << forced
    free = _CALLABLE & ~(hand | discarded)
    own = hand & _XX
    if free_call and others_discarded:
        return free | own
    return free & -free | own


def call_refusal(
    card: Card, hand: int, discarded: int, others_discarded: bool, free_call: bool, forced: Card | None
) -> Refusal | None:
    """Why the declarer may not call a card, or None (T8.2 before T8.4 before T8.3, T17.5)."""
    if forced is not None:
        return (
            None
            if card == forced
            else refused("T8.2", "{card} was promised and must be called", card=str(forced))
        )
    if not _CALLABLE >> card & 1:
        return refused("T8.4", "only the tarokks from II to XX are called")
    if discarded >> card & 1:
        return refused("T8.4", "the declarer has discarded {card}", card=str(card))
    if card != Card.XX and hand >> card & 1:
        return refused("T8.4", "the declarer holds {card}", card=str(card))
    if not callable_cards(hand, discarded, others_discarded, free_call, forced) >> card & 1:
        return refused("T8.3", "{card} may not be called now", card=str(card))
    return None


def calls(cards: int) -> tuple[Call, ...]:
    """The calls for a set of cards, in canonical order."""
    return tuple(CALLS[card] for card in iterate(cards))
