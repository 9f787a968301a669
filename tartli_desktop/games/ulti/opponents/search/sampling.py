"""Decide cards, doubles, claims and bids over sampled deals.

Every deal fits what the player has seen and heard (:mod:`.worlds`). The policy plays it on, and the last
tricks are solved with open cards.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from math import fsum
from random import Random

from tartli_desktop.cards.german import mask_of
from tartli_desktop.game.deadline import ShouldStop
from tartli_desktop.games.ulti.opponents.valuation.bidding import (
    GIFTS,
    SHAME,
    Option,
    all_options,
    best_trump,
    is_hopeless,
    passing,
    trumps_of,
)
from tartli_desktop.games.ulti.opponents.valuation.estimates import logistic
from tartli_desktop.games.ulti.opponents.valuation.strengths import by_strength
from tartli_desktop.games.ulti.rules.actions import AGREE, FORFEIT, REFUSE, TRUMPS, Action, Double
from tartli_desktop.games.ulti.rules.cards import NO_TRUMP, pairs_in
from tartli_desktop.games.ulti.rules.contracts import CONTRACTS, Contract, bids_over
from tartli_desktop.games.ulti.rules.view import View

from .knowledge import Knowledge
from .open_cards import Position, Solver, TooDeep
from .policy import Policy
from .stakes import Stakes
from .trickplay import WORSE, Table, deal_values, is_worse
from .worlds import World, each_world, worlds

_LIMIT = 8_000
"""Cards that the search of one deal may try for a bid or a double; beyond that the policy plays on."""

_FEW, _ENOUGH = (4, 8), 24
"""Numbers of deals after which most thoughts of a double end, and the fewest by which anything is doubled."""

_UNLIKELY = 0.6
"""What the soloist wins in more of the first deals is not doubled, without a look at the others."""

_SOME, _FEWEST = 4, 8
"""Deals in which all bids are valued in turn, and after which some may be dropped."""

_BELIEVED = 8
"""Deals that weigh as much as the estimate of a bid."""

_CAUTION, _DOUBT = 8.0, 3.0
"""Half of those take a talon, which they do not know, with which they would bid so many points better than a
pass; the logistic curve has this width. So it was in 120 bids of the strongest level."""

_LAST_LEVEL = 2
"""The redouble is the highest level said: the deals ignore what a double says about the hands (U8.1)."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a level thinks. All limits are counts, so that a decision can be repeated."""

    deals: int
    """Deals for each card that is played."""
    exact: int
    """How many last tricks of each deal are solved."""
    doubling: int
    """Deals for each double."""
    doubling_exact: int
    """The same as ``exact`` for doubles, which must not rest on oversights of the policy."""
    talons: int
    """Deals, each with its talon, that are weighed before the talon is taken."""
    bidding: int = 0
    """Deals for each bid that is looked at closely."""
    bids: int = 0
    """Bids that are looked at closely."""
    bidding_exact: int = 0
    """The same as ``exact``, for bids."""
    reads: bool = False
    """Whether the cards played count as evidence about the hands."""


def best_card(view: View, effort: Effort, chance: Random, should_stop: ShouldStop | None = None) -> Action:
    """The card that brings most over the deals; the policy chooses where these see no difference."""
    table = Table(Knowledge(view))
    cards = table.cards()
    if len(cards) == 1:
        return table.play_of(cards[0])
    deals = each_world(table.knowledge, effort.deals, chance, reads=effort.reads)
    values = deal_values(table, deals, effort.exact, should_stop, drops=True)
    # A card that was dropped has fewer values than the others.
    most = max(len(each) for each in values.values())
    if not most:
        return table.play_of(table.by_rule())
    sign = 1 if view.seat == table.soloist else -1
    left = [card for card in cards if len(values[card]) == most]
    best = max(left, key=lambda card: sign * fsum(values[card]))
    # Deals solved with open cards like leads of the defenders that only pay if all cards are seen.
    errors = 1 if sign < 0 and not table.trick and table.trump != NO_TRUMP else 0
    near = [card for card in left if not is_worse(values[best], values[card], sign, errors)]
    return table.play_of(table.by_rule(near))


def wins(
    table: Table, deals: Iterable[World], exact: int, should_stop: ShouldStop | None = None
) -> dict[str, list[float]]:
    """For each component of the contract, 1 for each deal in which the soloist wins it and 0 for the others.

    If ``should_stop`` ends the work, some of the deals are missing.
    """
    found: dict[str, list[float]] = {name: [] for name in table.contract.names}
    for world in deals:
        stakes = table.stakes(world)
        position = table.position(world)
        talon = by_strength(world.talon, table.trump)
        tally = None
        # Without trumps a whole hand is solved quickly, which is better than the policy.
        if table.trump != NO_TRUMP:
            tally = table.policy.play_out(position, talon, until=exact, lacks=table.lacks, gone=table.gone)
        for name, each in found.items():
            alone = stakes.alone(name)
            ended = tally
            if ended is None:
                try:
                    each.append(float(Solver(alone, _LIMIT, should_stop).value(position, -1, 1) > 0))
                    continue
                except TooDeep:
                    ended = table.policy.play_out(position.copy(), talon, lacks=table.lacks, gone=table.gone)
                    assert ended is not None
            each.append(float(alone.value(ended) > 0))
        if should_stop is not None and should_stop():
            break
    return found


def doubling(
    view: View,
    effort: Effort,
    chance: Random,
    least: float,
    should_stop: ShouldStop | None = None,
    *,
    first: float | None = None,
) -> Action | None:
    """The double of everything that the other side loses often enough, or None.

    ``least`` is that share of deals, ``first`` that for a first double where it differs. Each further level
    allows only a quarter of the remaining doubt: a player who has doubled or redoubled holds better
    cards than the deals suppose. Open contracts are never doubled: they are bid on cards that hold
    against open hands, which too few of the deals contain.
    """
    doubles = [action for action in view.legal if isinstance(action, Double)]
    if not doubles:
        return None
    table = Table(Knowledge(view))
    if table.contract.open and view.seat != table.soloist:
        return None
    if table.trump == NO_TRUMP:
        # Half of the Betlis that 85 to 93 % of deals lose are won.
        first = least
    deals = each_world(table.knowledge, effort.doubling, chance, reads=effort.reads)
    alone = view.seat == table.soloist
    found: dict[str, list[float]] = {name: [] for name in table.contract.names}
    for count in (*_FEW, effort.doubling):
        for name, won in wins(table, islice(deals, count), effort.doubling_exact, should_stop).items():
            found[name] += won
        shares = {name: sum(won) / max(len(won), 1) for name, won in found.items()}
        if not any(share >= 0.5 if alone else share <= _UNLIKELY for share in shares.values()):
            return None
    if min(map(len, found.values())) < min(effort.doubling, _ENOUGH):
        return None
    levels = dict(view.levels)
    good = set()
    for word in {word for action in doubles for word in action.words}:
        name, _, seat = word.partition("/")
        level = max(levels[name]) if not seat else levels[name][int(seat)]
        share = shares[name] if alone else 1 - shares[name]
        enough = first if first is not None and not level else 1 - (1 - least) / 4**level
        if level < _LAST_LEVEL and share >= enough:
            good.add(word)
    fitting = [action for action in doubles if set(action.words) == good]
    return fitting[0] if fitting else None


def claim_answer(
    view: View, deals: int, chance: Random, should_stop: ShouldStop | None = None, *, reads: bool = False
) -> Action:
    """Agree to a claim unless the defenders could get more in one of some deals (U13.3).

    ``reads``: whether the deals must also fit what the others played and the marriages they did not announce.
    """
    table = Table(Knowledge(view))
    for world in worlds(table.knowledge, deals, chance, reads=reads):
        stakes = table.stakes(world)
        solver = Solver(stakes, 40_000, should_stop)
        position = table.position(world)
        try:
            if solver.value(position) < claimed(table, world, stakes):
                return REFUSE
        except TooDeep:
            return REFUSE
        if should_stop is not None and should_stop():
            # A claim that could not be checked is refused.
            return REFUSE
    return AGREE


def claimed(table: Table, world: World, stakes: Stakes) -> int:
    """What the soloist gets if the claim is granted."""
    position = table.position(world)
    soloist = table.soloist
    taker = (soloist + 1) % 3 if table.contract.has("betli") else soloist
    rest = position.hands[0] | position.hands[1] | position.hands[2]
    for card in position.table:
        rest |= 1 << card
    tops = position.tops + ((rest & 0xC0C0C0C0).bit_count() if taker == soloist else 0)
    acers = position.acers | (1 << taker if rest & 0x80808080 else 0)
    seven = 1 << 8 * table.trump if table.trump != NO_TRUMP else 0
    holds = soloist if position.hands[soloist] & seven else -1
    return stakes.value((tops, position.takers | 1 << taker, acers, taker, holds))


# Bids


def contract_values(
    view: View,
    option: Option,
    deals: list[World],
    exact: int,
    soloist: int | None = None,
    should_stop: ShouldStop | None = None,
) -> list[float]:
    """What a contract brings its soloist in each of some deals, fewer if ``should_stop`` ends the work."""
    seat = view.seat if soloist is None else soloist
    contract, trump = option.contract, option.trump
    policy = Policy(contract, seat, trump)
    values: list[float] = []
    for world in deals:
        hands = list(world.hands)
        said: list[tuple[int, ...]] = [(), (), ()]
        if contract.has("simple"):
            for place, each in enumerate(hands):
                forty, twenty = pairs_in(each, trump)
                said[place] = (40,) * forty + (20,) * twenty
        stakes = Stakes(view.rules, contract, seat, trump, 1, hands[seat], world.talon, tuple(said))
        position = Position([by_strength(each, trump) for each in hands], seat)
        if values and should_stop is not None and should_stop():
            break
        solver = Solver(stakes, _LIMIT, should_stop)
        talon = by_strength(world.talon, trump)
        tally = None if trump == NO_TRUMP else policy.play_out(position, talon, until=exact)
        if tally is None:
            try:
                values.append(solver.value(position))
                continue
            except TooDeep:
                tally = policy.play_out(position, talon)
                assert tally is not None
        values.append(solver.worth(tally))
    return values


def in_turn(
    deals: Iterator[World],
    options: Sequence[Option],
    values_of: Callable[[Option, list[World]], list[float]],
    should_stop: ShouldStop | None = None,
) -> list[list[float]]:
    """What each option brings in the same deals: all are valued in a few before the next few are drawn.

    So if ``should_stop`` ends it, all have been valued in equally many.
    """
    values: list[list[float]] = [[] for _ in options]
    while some := list(islice(deals, _SOME)):
        for option, found in zip(options, values, strict=True):
            found += values_of(option, some)
        if should_stop is not None and should_stop():
            break
    return values


def own_deals(deals: list[World], seat: int, hand: int, lay: int) -> list[World]:
    """The deals with ``seat`` holding the ten cards of ``hand`` and the two of ``lay`` discarded."""
    found = []
    for world in deals:
        hands = [*world.hands]
        hands[seat] = hand
        found.append(World((hands[0], hands[1], hands[2]), lay))
    return found


def closely(
    view: View, found: list[Option], effort: Effort, chance: Random, should_stop: ShouldStop | None = None
) -> list[Option]:
    """Options revalued over deals, the best first.

    ``found`` holds them by the estimates. Those that are clearly worse than another are left out of the later
    deals, and come last.
    """
    deals = each_world(Knowledge(view), effort.bidding, chance)
    hand = mask_of(view.hand)
    shames = [SHAME * is_hopeless(each.contract, hand & ~each.lay, each.lay, each.trump) for each in found]
    values: list[list[float]] = [[] for _ in found]
    looked = list(range(len(found)))
    stop = should_stop or (lambda: False)
    count = 0
    while len(looked) > 1 and (some := list(islice(deals, _SOME))):
        for place in looked:
            worths = option_values(view, found[place], some, effort, should_stop)
            values[place] += [worth - shames[place] for worth in worths]
            if stop():
                break
        else:
            count += len(some)
        if stop():
            if count:
                values = [each[:count] for each in values]
            else:
                # Values and mere estimates do not compare.
                looked = [place for place in looked if len(values[place]) == len(some)] or looked[:1]
            break
        if count >= _FEWEST:
            best = max(looked, key=lambda place: fsum(values[place]))
            looked = [place for place in looked if not is_worse(values[best], values[place], 1, WORSE)]
    told = [_blended(option, each) for option, each in zip(found, values, strict=True)]
    order = sorted(
        range(len(told)),
        key=lambda place: (place not in looked, -told[place].value, told[place].contract.rank, place),
    )
    best = order[0]
    if values[best] and told[best].contract.names == ("simple",):
        # What the deals hardly tell apart, the rule of thumb does: give nothing to others.
        alike = [place for place in looked if told[place].contract == told[best].contract]
        near = [place for place in alike if not is_worse(values[best], values[place], 1, 2)]
        best = min(near, key=lambda place: ((told[place].lay & GIFTS).bit_count(), -told[place].value))
    return [told[best], *(told[place] for place in order if place != best)]


def _blended(option: Option, values: list[float]) -> Option:
    """An option with its value in deals, of which the estimate keeps a share, the larger the fewer they are.

    A few deals alone may miss rare events. Losses weigh more because they are doubled more often.
    """
    mean = sum(value * 1.1 if value < 0 else value for value in values) / max(len(values), 1)
    share = len(values) / (len(values) + _BELIEVED)
    return replace(option, value=share * mean + (1 - share) * option.value)


def option_values(
    view: View, option: Option, deals: list[World], effort: Effort, should_stop: ShouldStop | None = None
) -> list[float]:
    """What an option brings in each deal, with this seat's twelve cards, or its ten and the talon.

    It counts that another may take the discarded cards and bid over it.
    """
    own = own_deals(deals, view.seat, mask_of(view.hand) & ~option.lay, option.lay)
    values = contract_values(view, option, own, effort.bidding_exact, should_stop=should_stop)
    # U4.9: a bid kept from the first round counts twice.
    multiplier = 2 if view.standing is not None and view.standing[1:] == (option.contract.text, 2) else 1
    return [
        _threatened(view, option, world, multiplier, multiplier * value)
        for value, world in zip(values, own, strict=False)
    ]


def _threatened(view: View, option: Option, world: World, multiplier: int, value: float) -> float:
    """What an option brings in a deal if others bid over it where that hurts this seat."""
    left, found = 1.0, 0.0
    bids = {bid.text for bid in bids_over(option.contract, multiplier, 1, view.rules.four_aces)}
    for place in (1, 2) if bids else ():
        hand = world.hands[(view.seat + place) % 3]
        fit = (each.value for each in all_options(hand | world.talon) if each.contract.text in bids)
        best = next(fit, -99.0)
        least = passing(option.contract, hand, multiplier) + _CAUTION
        taken = left * logistic((best - least) / _DOUBT)
        left -= taken
        found += taken * min(value, -best / 2)
    return found + left * value


def trump_values(
    view: View, effort: Effort, chance: Random, should_stop: ShouldStop | None = None
) -> dict[Action, list[float]]:
    """What each suit that may be named brings in some deals, and what throwing in the hand does (U5)."""
    assert view.contract is not None
    contract, times = CONTRACTS[view.contract], view.multiplier or 1
    deals = each_world(Knowledge(view), effort.bidding, chance)
    suits = [Option(contract, "ALHB".index(action.suit), 0, 0.0) for action in TRUMPS]

    def values_of(option: Option, some: list[World]) -> list[float]:
        return [times * value for value in contract_values(view, option, some, effort.bidding_exact)]

    values = in_turn(deals, suits, values_of, should_stop)
    found: dict[Action, list[float]] = dict(zip(TRUMPS, values, strict=True))
    if FORFEIT in view.legal:
        found[FORFEIT] = [-4.0 * times] * len(values[0])
    return found


def standing_values(
    view: View, deals: list[World], exact: int, should_stop: ShouldStop | None = None
) -> list[float]:
    """What the standing bid would pay its bidder in each of some deals, fewer if ``should_stop`` ends it."""
    assert view.standing is not None
    bidder, text, multiplier = view.standing
    contract: Contract = CONTRACTS[text]
    values: list[float] = []
    for world in deals:
        hand = world.hands[bidder]
        trump = (
            best_trump(contract, hand, world.talon) if contract.kind == "single" else trumps_of(contract)[0]
        )
        option = Option(contract, trump, world.talon, 0.0)
        (value,) = contract_values(view, option, [world], exact, bidder, should_stop)
        values.append(multiplier * value)
        if should_stop is not None and should_stop():
            break
    return values
