"""A player of Ulti that sees all cards, to measure how far the others fall short of one that cheats.

It decides as the strongest level does, but looks at the actual deal: every hand, and the talon. No match can
be played against it.
"""

from tartli_desktop.cards.german import mask_of
from tartli_desktop.games.ulti import Action, Match, View
from tartli_desktop.games.ulti.opponents import auction, casual
from tartli_desktop.games.ulti.opponents.search import sampling
from tartli_desktop.games.ulti.opponents.search.knowledge import Knowledge
from tartli_desktop.games.ulti.opponents.search.open_cards import Solver
from tartli_desktop.games.ulti.opponents.search.trickplay import Table, deal_values
from tartli_desktop.games.ulti.opponents.search.worlds import World
from tartli_desktop.games.ulti.opponents.valuation.bidding import Option, best_trump, options
from tartli_desktop.games.ulti.rules.actions import AGREE, GOOD, PASS, REFUSE, TAKE, TRUMPS, Double
from tartli_desktop.games.ulti.rules.contracts import CONTRACTS, Contract

LOOKED_AT = 14
"""How many bids are tried in the actual deal."""

EXACT = 8
"""The deal is solved exactly when this many tricks are left."""


def decide(match: Match, seat: int) -> Action:
    """The action of the seat that must act."""
    view = match.view(seat)
    if len(view.legal) == 1:
        return view.legal[0]
    talon = _talon(match)
    hands = [mask_of(match.view(each).hand) for each in range(3)]
    world = World((hands[0], hands[1], hands[2]), talon)
    match view.phase:
        case "lay":
            return auction.lay(_best(view, auction.ranked(view), world)[0])
        case "bid":
            return auction.bid_action(view, _best(view, auction.laid(view), world)[0])
        case "auction":
            return _take_or_pass(view, world)
        case "trump":
            assert view.contract is not None
            contract = CONTRACTS[view.contract]
            values = {action: _value(view, contract, "ALHB".index(action.suit), world) for action in TRUMPS}
            return max(TRUMPS, key=values.__getitem__)
    table = Table(Knowledge(view))
    if view.phase == "claim":
        stakes = table.stakes(world)
        position = table.position(world)
        refused = table.value(position, world, EXACT, Solver(stakes, 200_000))
        return REFUSE if refused < sampling.claimed(table, world, stakes) else AGREE
    doubled = _double(view, table, world)
    if doubled is not None:
        return doubled
    if view.phase == "answer":
        return GOOD
    said = casual.announcement(view)
    if said is not None:
        return said
    values_by_card = deal_values(table, [world], EXACT)
    sign = 1 if seat == table.soloist else -1
    rule = table.by_rule()
    return table.play_of(
        max(values_by_card, key=lambda card: (sign * values_by_card[card][0], card == rule, -(card & 7)))
    )


def _talon(match: Match) -> int:
    """The two cards of the talon: the ones that nobody holds or has played."""
    views = [match.view(seat) for seat in range(3)]
    seen = 0
    for view in views:
        seen |= mask_of(view.hand) | mask_of(view.trick)
        for _, cards, _ in view.tricks:
            seen |= mask_of(cards)
    return 0xFFFFFFFF & ~seen


def _value(view: View, contract: Contract, trump: int, world: World) -> float:
    option = Option(contract, trump, world.talon, 0.0)
    return sampling.contract_values(view, option, [world], EXACT)[0]


def _best(view: View, found: list[Option], world: World) -> tuple[Option, float]:
    """The option that brings most in the actual deal."""
    cards = world.hands[view.seat] | (world.talon if view.sizes[view.seat] == 10 else 0)
    valued = []
    for option in sampling.different(found, LOOKED_AT):
        (own,) = sampling.own_deals([world], view.seat, cards & ~option.lay, option.lay)
        valued.append((sampling.contract_values(view, option, [own], EXACT)[0], option))
    value, option = max(valued, key=lambda each: each[0])
    return option, value


def _take_or_pass(view: View, world: World) -> Action:
    assert view.standing is not None
    if TAKE not in view.legal:
        return PASS
    bidder, text, _ = view.standing
    contract = CONTRACTS[text]
    trump = best_trump(contract, world.hands[bidder], world.talon)
    standing = Option(contract, trump, world.talon, 0.0)
    (paid,) = sampling.contract_values(view, standing, [world], EXACT, bidder)
    passing = paid if bidder == view.seat else -paid / 2
    bids = auction.open_bids(view)
    _, taking = _best(view, options(world.hands[view.seat] | world.talon, bids), world)
    return TAKE if taking > passing else PASS


def _double(view: View, table: Table, world: World) -> Action | None:
    """Double everything that the other side loses."""
    doubles = [action for action in view.legal if isinstance(action, Double)]
    if not doubles:
        return None
    won = sampling.wins(table, [world], EXACT)
    alone = view.seat == table.soloist
    good = {
        word
        for action in doubles
        for word in action.words
        if won[word.partition("/")[0]] == [1.0 if alone else 0.0]
    }
    return next((action for action in doubles if set(action.words) == good), None)
