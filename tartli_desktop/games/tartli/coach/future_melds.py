"""Melds that a player may still declare in a later trick, complete or lacking one card."""

from __future__ import annotations

from tartli_desktop.cards.german import mask_of
from tartli_desktop.games.tartli import LAST_DECLARING_TRICK, Meld, Sequence, View, barred_by, melds_in

from .card_locations import card_locations


def held(view: View, scored: tuple[Meld, ...]) -> list[Meld]:
    """The melds in hand that may be declared in a later trick, after those that have scored."""
    if view.trick_number >= LAST_DECLARING_TRICK:
        return []
    return [meld for meld in melds_in(mask_of(view.hand), view.variant) if may_score(view, meld, scored)]


def nearly_held(view: View, scored: tuple[Meld, ...], *, with_turned: bool = False) -> list[Meld]:
    """The melds that lack one card, which may still be drawn; with ``with_turned``, the turned card too."""
    if view.trick_number >= LAST_DECLARING_TRICK:
        return []
    mine, places = mask_of(view.hand), card_locations(view)
    return [
        meld
        for missing in (*places.hidden, *(places.turned if with_turned else ()))
        for meld in melds_in(mine | 1 << missing, view.variant)
        if missing in meld.cards and may_score(view, meld, scored)
    ]


def may_score(view: View, meld: Meld, scored: tuple[Meld, ...]) -> bool:
    """Whether a meld may still be declared after those that have scored (R5.7 to R5.10)."""
    if not isinstance(meld, Sequence):
        return meld not in scored
    same_suit = [each for each in scored if isinstance(each, Sequence) and each.suit is meld.suit]
    return barred_by(meld, same_suit, view.variant) is None
