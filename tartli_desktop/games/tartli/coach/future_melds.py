"""Melds that a player may still declare, complete or lacking one card, and what would lose them."""

from dataclasses import dataclass

from tartli_desktop.cards.german import Card, Rank, mask_of
from tartli_desktop.games.tartli import BELA, EXCHANGE, Action, Declare, Meld, View, barred_by, melds_in
from tartli_desktop.games.tartli.rules.hand import LAST_DECLARING_TRICK


def held(view: View, scored: tuple[Meld, ...]) -> list[Meld]:
    """The melds in hand that may be declared in a later trick, after those that have scored."""
    if view.trick_number >= LAST_DECLARING_TRICK:
        return []
    return [
        meld
        for meld in melds_in(mask_of(view.hand), view.variant)
        if barred_by(meld, scored, view.variant) is None
    ]


def nearly_held(view: View, scored: tuple[Meld, ...], *, with_turned: bool = False) -> list[Meld]:
    """The melds that lack one card, which may still be drawn; with ``with_turned``, the turned card too."""
    if view.trick_number >= LAST_DECLARING_TRICK:
        return []
    # Loaded with the first question, not with the table.
    from .card_locations import card_locations

    mine, places = mask_of(view.hand), card_locations(view)
    return [
        meld
        for missing in (*places.hidden, *(places.turned if with_turned else ()))
        for meld in melds_in(mine | 1 << missing, view.variant)
        if missing in meld.cards and barred_by(meld, scored, view.variant) is None
    ]


# What would be lost, or put off, if a card were played now (R5.1, R7.1)


@dataclass(frozen=True)
class Risk:
    """A declaration that should come before the card."""

    action: Action
    """The declaration that scores most, or béla."""
    items: tuple[Meld, ...]
    """Its melds; none for béla."""
    lost: bool
    """Whether it would be lost rather than only delayed."""


def broken_by_exchange(view: View) -> Meld | None:
    """The best meld that may still be declared and needs the Seven (R8.1), or None.

    None also if the turned card gives a meld worth as much.
    """
    if EXCHANGE not in view.legal or view.trump is None or view.turned is None:
        return None
    seven = Card.of(view.trump, Rank.SEVEN)
    scored = view.scored[view.seat]
    with_seven = [meld for meld in held(view, scored) if seven in meld.cards]
    declares = [action for action in view.legal if isinstance(action, Declare)]
    with_seven += [item for action in declares for item in action.items if seven in item.cards]
    hand = mask_of(view.hand) & ~(1 << seven) | 1 << view.turned
    instead = [
        meld
        for meld in melds_in(hand, view.variant)
        if view.turned in meld.cards and barred_by(meld, scored, view.variant) is None
    ]
    best = max(with_seven, key=lambda meld: meld.points, default=None)
    if best is None or any(meld.points >= best.points for meld in instead):
        return None
    return best


def risk_of(view: View, card: Card) -> Risk | None:
    """What this player could declare now and would lose or delay by playing the card, or None."""
    if BELA in view.legal and view.trump is not None:
        pair = {Card.of(view.trump, Rank.KING), Card.of(view.trump, Rank.OVER)}
        if card in pair or (view.variant.bela_with_melds and view.trick_number == LAST_DECLARING_TRICK):
            return Risk(BELA, (), lost=True)
    declares = [action for action in view.legal if isinstance(action, Declare)]
    if not declares:
        return None
    best = max(declares, key=lambda action: sum(item.points for item in action.items))
    breaks = any(card in item.cards for item in best.items)
    return Risk(best, best.items, lost=breaks or view.trick_number == LAST_DECLARING_TRICK)
