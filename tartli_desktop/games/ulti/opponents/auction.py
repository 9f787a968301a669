"""Decisions of the auction by the estimates: what to lay, bid, take and name (U4, U5)."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from tartli_desktop.cards.german import mask_of
from tartli_desktop.games.ulti.rules import actions
from tartli_desktop.games.ulti.rules.actions import Action
from tartli_desktop.games.ulti.rules.cards import ALL_CARDS, NO_TRUMP, in_order
from tartli_desktop.games.ulti.rules.contracts import CONTRACTS
from tartli_desktop.games.ulti.rules.view import View

from .search.knowledge import Knowledge
from .search.worlds import World, each_world
from .valuation.bidding import GIFTS, Option, best_trump, component_chances, lays_for, options, passing, worth

_GIFT = 0.7
"""How many points less a discard is worth for each of them, before it is looked at closely."""

_OTHERS = 5
"""How many other discards are looked at closely."""

_LOW = 10
"""Bids of less than so many points are often bid over."""

_NEAR = 3.0
"""How many points less than the best discard another may be worth that is looked at closely."""

_OTHERS_WITHOUT_TRUMPS, _MAY_BE_WON = 3, 0.25
"""How many other discards are looked at closely without trumps, and from what estimated chance on."""

_FIRST_ROUND = 10
"""How many random completions of the hand are tried in the first round of two."""


def lay(option: Option) -> Action:
    """The action that lays the two cards of an option."""
    first, second = in_order(option.lay)
    return actions.LAYS[first, second]


def ranked(view: View) -> list[Option]:
    """With twelve cards: every contract that may be bid or kept, the best first."""
    hand = mask_of(view.hand)
    auction = view.bidding
    found = options(hand, auction.bids())
    if auction.raising and auction.standing is not None:
        (kept,) = options(hand, (auction.standing,))
        found = sorted([replace(kept, value=2 * kept.value), *found], key=lambda option: -option.value)
    return found


def different(found: list[Option], count: int) -> list[Option]:
    """The first ``count`` options, and the lowest bid, which remains when no option is good.

    All Betlis are won alike, and so are all Durchmars without trumps: of each only the best counts, with the
    dearest, as the estimates may think too little of both.
    """
    kinds: dict[object, list[Option]] = {}
    for option in found:
        contract = option.contract
        kinds.setdefault(contract.names if contract.kind == "plain" else contract.text, []).append(option)
    chosen = [options[0] for options in kinds.values()][:count]
    dearest = [max(options, key=lambda option: option.contract.rank) for options in kinds.values()][:count]
    lowest = min(found, key=lambda option: (option.contract.rank, option.contract.text))
    return [*chosen, *(option for option in (*dearest, lowest) if option not in chosen)]


def looked_at(view: View, count: int) -> list[Option]:
    """With twelve cards: the best bids by the estimates, and for some of them other discards."""
    found = ranked(view)
    chosen = different(found, count)
    return [*chosen, *_other_lays(view, found), *_other_lays_without_trumps(view, chosen)]


def _other_lays_without_trumps(view: View, found: list[Option]) -> list[Option]:
    """The next best discards for the dearest bids without trumps that may be won.

    Estimates count each suit by itself, and there one card more or less may decide.
    """
    twelve = mask_of(view.hand)
    others: list[Option] = []
    for name, contract in {
        option.contract.names: option.contract for option in found if option.contract.kind == "plain"
    }.items():
        chances = {
            lay: component_chances(twelve ^ lay, lay, NO_TRUMP)[name[0]] for lay in lays_for(twelve, NO_TRUMP)
        }
        best, *near = sorted(chances, key=lambda lay: -chances[lay])[: 1 + _OTHERS_WITHOUT_TRUMPS]
        if chances[best] > _MAY_BE_WON:
            others += [
                Option(contract, NO_TRUMP, lay, worth(contract, twelve ^ lay, lay, NO_TRUMP)) for lay in near
            ]
    return others


def _other_lays(view: View, found: list[Option]) -> list[Option]:
    """Some other discards for the two best bids, if these are low, that may give less to others."""
    twelve = mask_of(view.hand)
    others: list[Option] = []
    for option in found[:2]:
        if option.contract.value >= _LOW or view.bidding.raising:
            continue
        near = [
            replace(option, lay=lay, value=value)
            for lay in lays_for(twelve, option.trump)
            if (value := worth(option.contract, twelve ^ lay, lay, option.trump)) > option.value - _NEAR
            and lay != option.lay
        ]
        near.sort(key=lambda each: _GIFT * (each.lay & GIFTS).bit_count() - each.value)
        others += near[:_OTHERS]
    return others


def laid(view: View) -> list[Option]:
    """With two cards laid: every contract that may be bid or kept, the best first."""
    return with_ten(view, mask_of(view.hand), mask_of(view.lays[-1][0]))


def with_ten(view: View, hand: int, talon: int) -> list[Option]:
    """With these ten cards and these two laid: every contract that may be bid or kept, the best first."""
    auction = view.bidding
    bids = [(bid, 1) for bid in auction.bids()]
    if auction.raising and auction.standing is not None:
        bids.append((auction.standing, 2))
    found = []
    for contract, multiplier in bids:
        trump = best_trump(contract, hand, talon)
        found.append(Option(contract, trump, talon, worth(contract, hand, talon, trump, multiplier)))
    return sorted(found, key=lambda option: (-option.value, option.contract.rank, option.contract.text))


def bid_action(view: View, option: Option) -> Action:
    """The action that bids an option, or keeps it."""
    if actions.KEEP in view.legal and view.standing is not None and view.standing[1] == option.contract.text:
        return actions.KEEP
    return actions.BIDS[option.contract.text]


def taking(view: View, chance: Random, talons: int) -> Iterator[tuple[World, Option]]:
    """Some possible deals, each with the best bid after taking the talon."""
    bids = view.bidding.bids()
    hand = mask_of(view.hand)
    for world in each_world(Knowledge(view), talons, chance):
        yield world, options(hand | world.talon, bids)[0]


def first_round(view: View, chance: Random, least: float) -> Action:
    """A bid on five cards, judged by the twelve they may become (U4.9), or a pass."""
    bids = [CONTRACTS[action.bid] for action in view.legal if isinstance(action, actions.MakeBid)]
    # Five cards can promise only contracts that depend on few cards.
    bids = [bid for bid in bids if bid.text in _ON_FIVE]
    hand = mask_of(view.hand)
    others = [card for card in range(32) if (ALL_CARDS & ~hand) >> card & 1]
    sums: dict[str, float] = {}
    for _ in range(_FIRST_ROUND):
        more = mask_of(chance.sample(others, 7))
        for option in options(hand | more, bids):
            sums[option.contract.text] = sums.get(option.contract.text, 0.0) + 2 * option.value
    best = max(sums, key=lambda text: (sums[text], text), default=None)
    if best is None or sums[best] / _FIRST_ROUND < least:
        return actions.PASS
    return actions.BIDS[best]


_ON_FIVE = ("simple", "hearts simple", "ulti", "hearts ulti", "betli", "rebetli", "40-100", "hearts 40-100")


def name_trump(view: View) -> Action:
    """Name trumps for the contract, or throw in a hopeless Simple (U5)."""
    assert view.contract is not None
    contract = CONTRACTS[view.contract]
    hand, talon = mask_of(view.hand), mask_of(view.lays[-1][0])
    trump = best_trump(contract, hand, talon)
    if actions.FORFEIT in view.legal and worth(contract, hand, talon, trump) < -2.8:
        return actions.FORFEIT
    letter = "ALHB"[trump]
    return next(action for action in actions.TRUMPS if action.suit == letter)


def pass_value(view: View) -> float:
    """Roughly what a pass brings: the standing bid is then played.

    The estimate of the own bid, if it stands: everybody else has passed (U4.5).
    """
    assert view.standing is not None
    bidder, text, multiplier = view.standing
    contract, hand = CONTRACTS[text], mask_of(view.hand)
    if bidder == view.seat:
        talon = mask_of(view.lays[-1][0])
        return worth(contract, hand, talon, best_trump(contract, hand, talon), multiplier)
    return passing(contract, hand, multiplier)
