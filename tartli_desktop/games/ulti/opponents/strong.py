"""The fourth level: decides everything over deals that fit what was seen and heard."""

from collections.abc import Iterable
from random import Random
from statistics import fmean

from tartli_desktop.cards.german import mask_of
from tartli_desktop.game.deadline import ShouldStop
from tartli_desktop.games.ulti.rules.actions import GOOD, PASS, TAKE, Action
from tartli_desktop.games.ulti.rules.view import View

from . import auction, casual
from .search import sampling
from .search.sampling import Effort
from .search.worlds import World
from .valuation.bidding import SHAME, Option, is_hopeless
from .worth import EXACT_TRICKS

FULL = Effort(
    deals=60,
    exact=EXACT_TRICKS,
    doubling=40,
    doubling_exact=7,
    bidding=40,
    bids=6,
    bidding_exact=4,
    talons=96,
    reads=True,
)

_DOUBLE = 0.93
"""The share of deals that the other side must lose before it is doubled."""

_FIRST, _FIRST_OF_SIMPLE = 0.85, 0.75
"""The same for what a defender doubles first, and where nothing but a Simple was bid. Half of the wrong
doubles are redoubled, so fewer than three in four right ones do not pay; deals know least of long bids."""

_MARGIN = 1.5
"""How many points more than a pass a bid must promise: the best of many possible bids is mostly overrated,
and it may be overbid."""

_RAISE = 6.0
"""The same when the standing bid is this seat's own."""

_SOME = 16
"""Deals that must be looked at before a bid is given up, and that weigh as much as the estimates."""

_FEWEST = 8
"""Deals in which the estimates are asked however little time there is."""

_HOPELESS = 4.0
"""How many points worse than a pass the estimates may put a bid that is still looked at closely."""


def decide(
    view: View, chance: Random, should_stop: ShouldStop | None = None, effort: Effort = FULL
) -> Action:
    """The action of the seat on turn."""
    match view.phase:
        case "lay":
            found = auction.looked_at(view, effort.bids)
            return auction.lay(sampling.closely(view, found, effort, chance, should_stop)[0])
        case "bid":
            if PASS in view.legal:
                return auction.first_round(view, chance, 3.0)
            found = auction.different(auction.laid(view), effort.bids)
            return auction.bid_action(view, sampling.closely(view, found, effort, chance, should_stop)[0])
        case "auction":
            return _take_or_pass(view, chance, should_stop, effort)
        case "trump":
            return _name_trump(view, chance, should_stop, effort)
        case "answer":
            return sampling.doubling(view, effort, chance, _DOUBLE, should_stop) or GOOD
        case "claim":
            return sampling.claim_answer(view, effort.deals, chance, should_stop, reads=effort.reads)
    simple = view.contract in ("simple", "hearts simple")
    first = _DOUBLE if view.seat == view.soloist else _FIRST_OF_SIMPLE if simple else _FIRST
    spoken = casual.announcement(view) or sampling.doubling(
        view, effort, chance, _DOUBLE, should_stop, first=first
    )
    return spoken or sampling.best_card(view, effort, chance, should_stop)


def _name_trump(view: View, chance: Random, should_stop: ShouldStop | None, effort: Effort) -> Action:
    """The suit that brings most over the deals, or a Simple thrown in that would lose more than that."""
    found = sampling.trump_values(view, effort, chance, should_stop)
    if min(map(len, found.values())) < _FEWEST:
        return auction.name_trump(view)
    return max(found, key=lambda action: fmean(found[action]))


def _take_or_pass(view: View, chance: Random, should_stop: ShouldStop | None, effort: Effort) -> Action:
    """Take the talon if the best bid with it is worth more than passing and playing the standing bid.

    A fixed rule values another's standing bid: over 293 decisions, its value in sampled deals did not predict
    the outcome, since little is known about the hand that bid. The own bid is played in the same deals.
    """
    if TAKE not in view.legal:
        return PASS
    passing, margin = auction.pass_value(view), _MARGIN
    alone = view.standing is not None and view.standing[0] == view.seat
    hopes: list[tuple[World, Option]] = []
    gaps: list[float] = []
    counted = 0.0
    for hope in auction.taking(view, chance, effort.talons):
        hopes.append(hope)
        counted += hope[1].value
        late = len(hopes) >= _FEWEST and should_stop is not None and should_stop()
        if late or (len(hopes) >= _SOME and counted < (passing - _HOPELESS) * len(hopes)):
            break
        gaps += taken_values(view, [hope], should_stop, effort)
    if alone:
        deals = [world for world, _ in hopes[: len(gaps)]]
        passed = sampling.standing_values(view, deals, effort.bidding_exact, should_stop)
        gaps = [gap - own for gap, own in zip(gaps, passed, strict=False)]
        margin = _RAISE
    else:
        gaps = [gap - passing for gap in gaps]
    if not hopes:
        return PASS
    # Few deals leave the estimate its say.
    share = len(gaps) / (len(gaps) + _SOME)
    estimate = counted / len(hopes) - passing
    gap = share * sum(gaps) / max(len(gaps), 1) + (1 - share) * estimate
    return TAKE if gap > margin else PASS


def taken_values(
    view: View, hopes: Iterable[tuple[World, Option]], should_stop: ShouldStop | None, effort: Effort
) -> list[float]:
    """What the best bid brings in each deal if the talon is taken."""
    own = mask_of(view.hand)
    found: list[float] = []
    for world, option in hopes:
        deals = sampling.own_deals([world], view.seat, (own | world.talon) & ~option.lay, option.lay)
        values = sampling.contract_values(view, option, deals, effort.bidding_exact, should_stop=should_stop)
        hopeless = is_hopeless(option.contract, deals[0].hands[view.seat], option.lay, option.trump)
        found += [value - SHAME if hopeless else value for value in values]
        if should_stop is not None and should_stop():
            break
    return found
