"""When the rest of a hand is certain for the soloist, by what the soloist knows (U13.3)."""

from tartli_desktop.cards.deck import bits, mask_of
from tartli_desktop.cards.sure_tricks import sure_order
from tartli_desktop.games.ulti.rules.actions import CLAIM
from tartli_desktop.games.ulti.rules.cards import BEATEN_BY, SEVENS, SUITS
from tartli_desktop.games.ulti.rules.view import View

from .search.knowledge import Knowledge


def should_claim(view: View) -> bool:
    """Whether to claim the rest: it is certain, and nobody has refused it.

    Where the soloist's hand lies open (U10), it must be certain for the defenders too. Else they judge by
    what they know, as a claim shows no cards (U16.1); a refusal costs nothing.
    """
    shown = view.open_hands[view.seat] is not None
    return len(view.hand) > 1 and not view.claims and is_rest_certain(view, talon=shown)


def is_rest_certain(view: View, *, talon: bool = False) -> bool:
    """Whether the soloist wins every trick left, or in Betli none, wherever the cards lie.

    By what the soloist knows who may claim, or by what a defender sees who is to answer. False where more
    than a look at each suit would be needed. With ``talon``, it must be certain even for somebody who does
    not know the discarded cards.
    """
    soloist = view.soloist
    if soloist is None or not (CLAIM in view.legal or view.phase == "claim"):
        return False
    cards = view.hand if view.seat == soloist else view.open_hands[soloist]
    if cards is None:
        return False
    known, hand = Knowledge(view), mask_of(cards)
    assert known.contract is not None
    assert known.trump is not None
    beaten_by, others = BEATEN_BY[known.trump], _others(known, talon=talon)
    if known.contract.has("betli"):
        lying = bits(others[0] | others[1] | mask_of(view.trick))
        return bool(view.trick) and not any(beaten_by[card] & hand for card in lying)
    if view.trick:
        return False
    seven = hand & SEVENS[known.trump]
    return bool(sure_order(hand, others, SUITS, SUITS[known.trump], beaten_by, last=seven))


def _others(known: Knowledge, *, talon: bool) -> tuple[int, int]:
    """The cards that each defender may hold."""
    seats = [seat for seat in range(3) if seat != known.soloist]
    hands_lie_open = all(known.view.open_hands[seat] is not None for seat in seats)
    spare = known.talon if talon and not hands_lie_open else 0
    first, second = (
        spare | sum(1 << card for card in range(32) if known.places[card] >> seat & 1) for seat in seats
    )
    return first, second
