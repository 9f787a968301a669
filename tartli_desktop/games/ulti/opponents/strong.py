"""The fourth level: decides everything over deals that fit what was seen and heard."""

from __future__ import annotations

from random import Random

from tartli_desktop.cards.german import mask_of
from tartli_desktop.game.deadline import ShouldStop
from tartli_desktop.games.ulti.rules.actions import PASS, TAKE, Action
from tartli_desktop.games.ulti.rules.view import View

from . import auction, casual
from .search import sampling
from .search.sampling import Effort
from .valuation.bidding import Option

FULL = Effort(
    deals=14,
    exact=6,
    doubling=16,
    doubling_exact=7,
    bidding=16,
    bids=5,
    bidding_exact=6,
    talons=10,
    afterwards=4,
)

_DOUBLE = 0.93
"""In what share of deals the other side must lose before it is doubled."""

_MARGIN = 0.5
"""Points by which a bid must promise more than a pass."""


def decide(
    view: View, chance: Random, should_stop: ShouldStop | None = None, effort: Effort = FULL
) -> Action:
    """The action of the seat on turn."""
    match view.phase:
        case "lay":
            found = auction.ranked(view)
            return auction.lay(sampling.closely(view, found, effort, chance, should_stop)[0])
        case "bid":
            if PASS in view.legal:
                return auction.first_round(view, chance, 3.0)
            found = auction.laid(view)
            return auction.bid_action(view, sampling.closely(view, found, effort, chance, should_stop)[0])
        case "auction":
            return _take_or_pass(view, chance, should_stop, effort)
        case "trump":
            return auction.name_trump(view)
        case "answer":
            return sampling.answer(view, effort, chance, _DOUBLE, should_stop)
        case "claim":
            return sampling.claim_answer(view, effort, chance, should_stop)
    spoken = casual.announcement(view) or sampling.doubling(view, effort, chance, _DOUBLE, should_stop)
    return spoken or sampling.best_card(view, effort, chance, should_stop)


def _take_or_pass(view: View, chance: Random, should_stop: ShouldStop | None, effort: Effort) -> Action:
    """Take the talon if what may be bid with it is worth more than to play against the standing bid."""
    if not auction.may_take(view):
        return PASS
    hopes = auction.taking(view, chance, effort.talons)
    if not hopes:
        return PASS
    counted = sum(option.value for _, option in hopes) / len(hopes)
    passing = sampling.standing_value(view, effort, chance, should_stop)
    if counted < passing - 3.0:
        return PASS
    taken = taken_values(view, hopes, chance, should_stop, effort)
    # Deals and estimates know different things.
    hoped = sum(0.75 * sampling.feared(each) + 0.25 * value for each, value in taken) / len(taken)
    return TAKE if hoped > passing + _MARGIN else PASS


def taken_values(
    view: View,
    hopes: list[tuple[int, Option]],
    chance: Random,
    should_stop: ShouldStop | None,
    effort: Effort,
) -> list[tuple[list[float], float]]:
    """For each talon that may be taken: what the best bid with it brings in some deals, and as estimated."""
    own = mask_of(view.hand)
    found = []
    for talon, option in hopes:
        hand = (own | talon) & ~option.lay
        deals = sampling.after_taking(view, hand, option.lay, effort.afterwards, chance)
        values = sampling.contract_values(view, option, deals, effort.bidding_exact, should_stop=should_stop)
        found.append((values, option.value))
        if should_stop is not None and should_stop():
            break
    return found
