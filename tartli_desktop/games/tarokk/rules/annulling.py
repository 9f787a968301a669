"""Which hands may be annulled (T7.2 to T7.4)."""

from __future__ import annotations

from tartli_desktop.cards.tarokk import TAROKKS, Card
from tartli_desktop.game.errors import Refusal, refused

from .card_values import KINGS
from .variant import Holding, Variant

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
