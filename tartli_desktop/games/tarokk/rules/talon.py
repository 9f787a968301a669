"""The deal, the talon, what is discarded, and which hands may be annulled (T3, T6, T7)."""

from collections.abc import Sequence
from itertools import combinations

from tartli_desktop.cards.tarokk import TAROKKS, Card, iterate
from tartli_desktop.game.errors import Refusal, refused
from tartli_desktop.games.tarokk.rules.actions import Discard, discard_of
from tartli_desktop.games.tarokk.rules.card_values import HONOURS, KINGS
from tartli_desktop.games.tarokk.rules.variant import Holding, Variant

_TALON_CARDS = ((3, 1, 1, 1), (2, 2, 1, 1), (1, 2, 2, 1), (0, 2, 2, 2))
"""By level, how many cards the declarer and the other three draw in turn (T6.1)."""


def dealt(deck: Sequence[Card]) -> tuple[tuple[int, ...], ...]:
    """The nine cards of A, B, C and D in the order dealt (T3.2)."""
    return tuple(
        tuple(deck[6 + 5 * place : 11 + 5 * place]) + tuple(deck[26 + 4 * place : 30 + 4 * place])
        for place in range(4)
    )


def batches(deck: Sequence[Card]) -> tuple[tuple[Card, ...], ...]:
    """The four batches that lie on the table after a knock (T22.2)."""
    return tuple(tuple(deck[6 + 9 * place : 15 + 9 * place]) for place in range(4))


def in_turn(order: Sequence[int], first: int) -> tuple[int, ...]:
    """The active seats in turn, from ``first`` on (T2.1)."""
    place = order.index(first)
    return (*order[place:], *order[:place])


def talon_sizes(order: Sequence[int], declarer: int, level: int) -> dict[int, int]:
    """How many cards each active seat draws, from the declarer on (T6.1)."""
    return dict(zip(in_turn(order, declarer), _TALON_CARDS[level - 1], strict=True))


def talon_shares(
    deck: Sequence[Card], order: Sequence[int], declarer: int, level: int
) -> dict[int, tuple[Card, ...]]:
    """What each active seat draws, from the declarer on (T6.1)."""
    shares: dict[int, tuple[Card, ...]] = {}
    top = 0
    for seat, count in talon_sizes(order, declarer, level).items():
        shares[seat] = tuple(deck[top : top + count])
        top += count
    return shares


def discard_refusal(
    hand: int, count: int, promised: int, discard_xx: bool, action: Discard
) -> Refusal | None:
    """Why cards may not be discarded from a hand (T6.3, T6.5), or None if they may.

    ``promised`` is the mask of the cards that the seat has promised (T5.8).
    """
    cards = action.mask
    if cards & ~hand:
        missing = next(iterate(cards & ~hand))
        return refused("T6.3", "{card} is not in the hand", card=str(missing))
    if cards & KINGS:
        return refused("T6.5", "Kings cannot be discarded")
    if cards & HONOURS:
        return refused("T6.5", "honours cannot be discarded")
    if cards & promised:
        card = next(iterate(cards & promised))
        return refused("T6.5", "{card} was promised by a bid and stays", card=str(card))
    if cards >> Card.XX & 1 and not discard_xx:
        return refused("T6.5", "by these rules XX cannot be discarded")
    if len(action.cards) != count:
        return refused("T6.3", "as many cards must be discarded as were drawn: {count}", count=count)
    return None


def discardable(hand: int, promised: int, discard_xx: bool) -> int:
    """The cards of a hand that may be discarded, as a mask (T6.5)."""
    cards = hand & ~(KINGS | HONOURS | promised)
    return cards if discard_xx else cards & ~(1 << Card.XX)


def discards(hand: int, count: int, promised: int, discard_xx: bool) -> tuple[Discard, ...]:
    """Every legal discard of ``count`` cards, in canonical order, each set once (T18.2)."""
    bits = [1 << card for card in iterate(discardable(hand, promised, discard_xx))]
    return tuple(discard_of(sum(chosen)) for chosen in combinations(bits, count))


def tarokks_in(cards: int) -> int:
    """How many tarokks a set of cards holds."""
    return (cards & TAROKKS).bit_count()


_XXI, _PAGAT = 1 << Card.XXI, 1 << Card.I
_TAROKKS_OF: dict[Holding, int] = {"xxi": _XXI, "pagat": _PAGAT, "none": 0, "xxi_pagat": _XXI | _PAGAT}
"""The tarokks of each holding except the four kings."""

_NOT_ENTITLED = refused("T7.2", "this hand cannot be annulled")
_TAROKK_DISCARDED = refused(
    "T7.3", "a player who has discarded a tarokk may annul the hand only with four Kings"
)


def holds(hand: int, holding: Holding) -> bool:
    """Whether a hand is the given holding of T7.2."""
    if holding == "kings":
        return hand & KINGS == KINGS
    return hand & TAROKKS == _TAROKKS_OF[holding]


def ground(variant: Variant, hand: int, discarded: int) -> Holding | Refusal:
    """The holding by which a seat may annul, or the refusal if it may not."""
    barred = bool(discarded & TAROKKS) and not variant.annul_after_tarokk_discard
    held = [holding for holding in variant.annul_holdings if holds(hand, holding)]
    for holding in held:
        if holding == "kings" or not barred:
            return holding
    return _TAROKK_DISCARDED if held else _NOT_ENTITLED
