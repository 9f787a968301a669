"""The second level: bids by counting and plays by rules of thumb, but forgets which cards are gone."""

from random import Random

from tartli_desktop.games.ulti.rules.actions import GOOD, PASS, TAKE, Action, Announce
from tartli_desktop.games.ulti.rules.view import View

from . import auction
from .beginner import CLAIM_DEALS
from .search.knowledge import Knowledge
from .search.sampling import claim_answer
from .search.trickplay import Table

_LEAST = 4.0
"""The least value that a hand must promise before the talon is taken: this level is careful."""


def decide(view: View, chance: Random) -> Action:
    """The action of the seat on turn."""
    match view.phase:
        case "lay":
            return auction.lay(auction.ranked(view)[0])
        case "bid":
            if PASS in view.legal:
                return PASS
            return auction.bid_action(view, auction.laid(view)[0])
        case "auction":
            if TAKE not in view.legal or (view.standing is not None and view.standing[0] == view.seat):
                return PASS
            hopes = list(auction.taking(view, chance, 6))
            return TAKE if sum(option.value for _, option in hopes) >= _LEAST * len(hopes) else PASS
        case "trump":
            return auction.name_trump(view)
        case "answer":
            return GOOD
        case "claim":
            return claim_answer(view, CLAIM_DEALS, chance)
    table = Table(Knowledge(view))
    return announcement(view) or table.play_of(table.by_rule(remembers=False))


def announcement(view: View) -> Action | None:
    """All marriages that can be announced, or None."""
    said = [action for action in view.legal if isinstance(action, Announce)]
    return max(said, key=lambda action: (sum(action.values), len(action.values))) if said else None


def card(view: View) -> Action:
    """The card that the rules of thumb choose."""
    table = Table(Knowledge(view))
    return table.play_of(table.by_rule())
