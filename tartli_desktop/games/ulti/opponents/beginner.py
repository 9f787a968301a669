"""The first level: knows the rules and bids timidly."""

from random import Random

from tartli_desktop.cards.german import mask_of
from tartli_desktop.games.ulti.rules.actions import GOOD, LAYS, PASS, TRUMPS, Action
from tartli_desktop.games.ulti.rules.cards import SUITS, in_order
from tartli_desktop.games.ulti.rules.view import View

from . import auction
from .search.knowledge import Knowledge
from .search.sampling import claim_answer
from .search.trickplay import Table
from .valuation.bidding import Option

CLAIM_DEALS = 16
"""Deals in which a claim must hold before it is agreed to."""


def decide(view: View, chance: Random) -> Action:
    """The action of the seat on turn."""
    match view.phase:
        case "lay":
            hand = mask_of(view.hand)
            trump = _longest(hand, (0, 1, 2, 3))
            side = hand & ~SUITS[trump]
            small = sorted(in_order(side), key=lambda card: (card.rank in (3, 7), card.rank, card))[:2]
            first, second = in_order(mask_of(small))
            return LAYS[first, second]
        case "bid":
            return PASS if PASS in view.legal else auction.bid_action(view, _lowest(view))
        case "auction":
            return PASS
        case "trump":
            letter = "ALHB"[_longest(mask_of(view.hand), (0, 1, 3))]
            return next(action for action in TRUMPS if action.suit == letter)
        case "answer":
            return GOOD
        case "claim":
            return claim_answer(view, CLAIM_DEALS, chance)
    return _card(view)


def _longest(hand: int, suits: tuple[int, ...]) -> int:
    return max(suits, key=lambda suit: ((hand & SUITS[suit]).bit_count(), hand >> 8 * suit & 0xFF))


def _lowest(view: View) -> Option:
    """The lowest bid that is allowed, or a Simple of Hearts with a hand full of them."""
    lowest = min(auction.laid(view), key=lambda option: (option.contract.rank, option.contract.text))
    hearts = [option for option in auction.laid(view) if option.contract.text == "hearts simple"]
    if hearts and (mask_of(view.hand) & SUITS[2]).bit_count() >= 6:
        return hearts[0]
    return lowest


def _card(view: View) -> Action:
    """The highest card where it takes the trick, else the lowest."""
    table = Table(Knowledge(view))
    cards = table.cards()
    if not table.trick:
        return table.play_of(max(cards, key=lambda card: (card & 7, card)))
    _, winning, _ = table.policy.standing(table.trick, table.leader)
    if any(table.policy.takes(winning, card) for card in cards):
        return table.play_of(max(cards))
    low = min(cards, key=lambda card: (card & 7, card))
    return table.play_of(low)
