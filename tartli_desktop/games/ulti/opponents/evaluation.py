"""What each action is worth to the seat on turn, by the strongest level's judgement."""

from __future__ import annotations

from random import Random

from tartli_desktop.games.ulti.rules.actions import KEEP, PASS, TAKE, TRUMPS, Action
from tartli_desktop.games.ulti.rules.view import View

from . import auctioning
from .search import sampling
from .search.knowledge import Knowledge
from .search.sampling import Effort, Hurry
from .search.trickplay import Table, mean_values
from .search.worlds import worlds
from .strong import FULL, hopes_of
from .valuation.bidding import Option


def evaluate(view: View, chance: Random, hurry: Hurry = None, effort: Effort = FULL) -> dict[Action, float]:
    """Expected points by action."""
    match view.phase:
        case "lay":
            looked = sampling.closely(view, auctioning.ranked(view), effort, chance, hurry)
            values: dict[Action, float] = {}
            for option in looked:
                values.setdefault(auctioning.lay(option), option.value)
            return values
        case "bid" if PASS not in view.legal or KEEP in view.legal:
            looked = sampling.closely(view, auctioning.laid(view), effort, chance, hurry)
            return {auctioning.say(view, option): option.value for option in looked}
        case "auction":
            values = {PASS: sampling.standing_value(view, effort, chance)}
            if auctioning.may_take(view):
                values[TAKE] = hopes_of(
                    view, auctioning.taking(view, chance, effort.talons), chance, hurry, effort
                )
            return values
        case "trump":
            return _trumps(view, chance, effort)
        case "play":
            table = Table(Knowledge(view))
            deals = worlds(table.knowledge, effort.deals, chance)
            share = 1.0 if view.seat == table.soloist else -0.5
            means = mean_values(table, deals, effort.exact, hurry)
            return {table.play_of(card): share * value for card, value in means.items()}
    return {}


def _trumps(view: View, chance: Random, effort: Effort) -> dict[Action, float]:
    contract = Knowledge(view).contract
    assert contract is not None
    values: dict[Action, float] = {}
    for action in TRUMPS:
        option = Option(contract, "ALHB".index(action.suit), 0, 0.0)
        deals = worlds(Knowledge(view), effort.bidding, chance)
        values[action] = sampling.contract_value(view, option, deals, effort.bidding_exact)
    return values
