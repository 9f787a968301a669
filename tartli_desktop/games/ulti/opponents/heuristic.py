"""The third level: bids by counting, plays by rules of thumb, and works out the last tricks."""

from dataclasses import replace
from random import Random

from tartli_desktop.game.deadline import ShouldStop
from tartli_desktop.games.ulti.rules.actions import GOOD, PASS, TAKE, Action
from tartli_desktop.games.ulti.rules.contracts import CONTRACTS
from tartli_desktop.games.ulti.rules.view import View

from . import auction, casual
from .search import sampling
from .search.sampling import Effort

EFFORT = Effort(deals=8, exact=5, doubling=10, doubling_exact=7, talons=8)

_DOUBLE = 1.0
"""The share of deals that the other side must lose before it is doubled."""

_MARGIN = 2.0
"""How many points more than a pass a bid must promise."""


def decide(
    view: View, chance: Random, should_stop: ShouldStop | None = None, effort: Effort = EFFORT
) -> Action:
    """The action of the seat on turn."""
    match view.phase:
        case "lay":
            return auction.lay(auction.ranked(view)[0])
        case "bid":
            if PASS in view.legal:
                return auction.first_round(view, chance, 3.0)
            return auction.bid_action(view, auction.laid(view)[0])
        case "auction":
            if TAKE not in view.legal:
                return PASS
            hopes = list(auction.taking(view, chance, effort.talons))
            mean = sum(option.value for _, option in hopes) / max(len(hopes), 1)
            return TAKE if hopes and mean > auction.pass_value(view) + _MARGIN else PASS
        case "trump":
            return auction.name_trump(view)
        case "answer":
            return sampling.doubling(view, effort, chance, _DOUBLE, should_stop) or GOOD
        case "claim":
            return sampling.claim_answer(view, effort.deals, chance, should_stop, reads=effort.reads)
    spoken = casual.announcement(view) or sampling.doubling(view, effort, chance, _DOUBLE, should_stop)
    if spoken is not None:
        return spoken
    if CONTRACTS[view.contract or ""].kind == "plain":
        # Without trumps a whole hand is soon worked out.
        effort = replace(effort, deals=5 * effort.deals, reads=True)
    elif 10 - len(view.tricks) > effort.exact:
        return casual.card(view)
    return sampling.best_card(view, effort, chance, should_stop)
