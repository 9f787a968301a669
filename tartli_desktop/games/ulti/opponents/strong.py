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
from .search.worlds import World
from .valuation.bidding import Option

FULL = Effort(
    deals=60,
    exact=6,
    doubling=40,
    doubling_exact=7,
    bidding=64,
    bids=6,
    bidding_exact=4,
    talons=96,
    reads=True,
)

_DOUBLE = 0.93
"""The share of deals that the other side must lose before it is doubled."""

_MARGIN = 1.5
"""How many points more than a pass a bid must promise: the best of many possible bids is mostly overrated,
and it may be overbid."""

_RAISE = 4.0
"""The same when the standing bid is this seat's own."""

_HOPELESS = 4.0
"""How many points worse than a pass the estimates may put a bid that is still looked at closely."""


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
            return sampling.claim_answer(view, effort.deals, chance, should_stop, reads=effort.reads)
    spoken = casual.announcement(view) or sampling.doubling(view, effort, chance, _DOUBLE, should_stop)
    return spoken or sampling.best_card(view, effort, chance, should_stop)


def _take_or_pass(view: View, chance: Random, should_stop: ShouldStop | None, effort: Effort) -> Action:
    """Take the talon if the best bid with it is worth more than passing and playing the standing bid.

    A fixed rule values another's standing bid: over 293 decisions, its value in sampled deals did not predict
    the outcome, since little is known about the hand that bid. The own bid is played in the same deals.
    """
    if not auction.may_take(view):
        return PASS
    hopes = auction.taking(view, chance, effort.talons)
    if not hopes:
        return PASS
    passing = auction.pass_value(view)
    counted = sum(option.value for _, option in hopes) / len(hopes)
    if counted < passing - _HOPELESS:
        return PASS
    taken = taken_values(view, hopes, should_stop, effort)
    margin = _MARGIN
    if view.standing is not None and view.standing[0] == view.seat:
        deals = [world for world, _ in hopes[: len(taken)]]
        passed = sampling.standing_values(view, deals, effort.bidding_exact, should_stop)
        passing, margin = sum(passed) / len(passed), _RAISE
    return TAKE if sum(taken) / len(taken) > passing + margin else PASS


def taken_values(
    view: View,
    hopes: list[tuple[World, Option]],
    should_stop: ShouldStop | None,
    effort: Effort,
) -> list[float]:
    """What the best bid brings in each deal if the talon is taken."""
    own = mask_of(view.hand)
    found: list[float] = []
    for world, option in hopes:
        deals = sampling.own_deals([world], view.seat, (own | world.talon) & ~option.lay, option.lay)
        found += sampling.contract_values(view, option, deals, effort.bidding_exact, should_stop=should_stop)
        if should_stop is not None and should_stop():
            break
    return found
