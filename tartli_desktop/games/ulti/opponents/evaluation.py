"""What each action is worth to the seat on turn, over deals that fit what it knows."""

import statistics
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from random import Random

from tartli_desktop.cards.german import mask_of
from tartli_desktop.game.deadline import ShouldStop
from tartli_desktop.games.ulti.rules import actions
from tartli_desktop.games.ulti.rules.actions import Action
from tartli_desktop.games.ulti.rules.cards import NO_TRUMP
from tartli_desktop.games.ulti.rules.view import View

from . import auction
from .search import sampling
from .search.knowledge import Knowledge
from .search.open_cards import Solver
from .search.sampling import Effort
from .search.trickplay import Table, deal_values
from .search.worlds import World, each_world, worlds
from .strong import FULL, taken_values
from .valuation.bidding import Option
from .worth import Worth, worth_of

CLOSE = replace(FULL, deals=72, doubling=48, bidding=48, talons=108)
"""More deals than a decision takes: what the player is told about a mistake should be true."""


def evaluate(
    view: View,
    chance: Random,
    should_stop: ShouldStop | None = None,
    effort: Effort = CLOSE,
    also: Collection[Action] = (),
) -> dict[Action, Worth]:
    """The worth of actions; see :func:`tartli_desktop.games.ulti.opponents.evaluate`."""
    match view.phase:
        case "lay":
            return _lays(view, chance, should_stop, effort, also)
        case "bid" if actions.PASS not in view.legal:
            return _bids(view, chance, should_stop, effort, also)
        case "auction":
            return _auction(view, chance, should_stop, effort)
        case "trump":
            return _trumps(view, chance, should_stop, effort)
        case "answer" | "claim" | "play":
            hand = _Deals(view, chance, effort)
            values = {"answer": _answers, "claim": _claim_answers, "play": _plays}[view.phase]
            return values(hand, should_stop) if hand.deals else {}
    return {}


def _meant(option: Option, values: Sequence[float]) -> Worth:
    """The worth of an option, with its bid and its trumps if they are named later."""
    trump = "ALHB"[option.trump] if option.contract.kind == "single" else None
    return worth_of(values)._replace(bid=option.contract.text, trump=trump)


# Auction


def _valued(
    view: View, looked: Sequence[Option], chance: Random, should_stop: ShouldStop | None, effort: Effort
) -> Iterator[tuple[Option, Worth]]:
    """Each option with its worth, all in the same deals."""

    def values_of(option: Option, deals: list[World]) -> list[float]:
        return sampling.option_values(view, option, deals, effort)

    deals = each_world(Knowledge(view), effort.bidding, chance)
    found = sampling.in_turn(deals, looked, values_of, should_stop)
    return ((option, _meant(option, values)) for option, values in zip(looked, found, strict=True))


def _lays(
    view: View, chance: Random, should_stop: ShouldStop | None, effort: Effort, also: Collection[Action]
) -> dict[Action, Worth]:
    looked = auction.looked_at(view, effort.bids)
    for action in also:
        if isinstance(action, actions.Lay) and action in view.legal:
            talon = mask_of(action.cards)
            looked += auction.with_ten(view, mask_of(view.hand) & ~talon, talon)[:2]
    found: dict[Action, Worth] = {}
    for option, worth in _valued(view, looked, chance, should_stop, effort):
        lay = auction.lay(option)
        found[lay] = max(worth, found.get(lay, worth))
    return found


def _bids(
    view: View, chance: Random, should_stop: ShouldStop | None, effort: Effort, also: Collection[Action]
) -> dict[Action, Worth]:
    options = auction.laid(view)
    named = [option for option in options if auction.bid_action(view, option) in also]
    looked = auction.different(options, effort.bids)
    looked += [option for option in named if option not in looked]
    valued = _valued(view, looked, chance, should_stop, effort)
    return {auction.bid_action(view, option): worth for option, worth in valued}


def _auction(
    view: View, chance: Random, should_stop: ShouldStop | None, effort: Effort
) -> dict[Action, Worth]:
    assert view.standing is not None
    hopes = list(auction.taking(view, chance, effort.talons)) if actions.TAKE in view.legal else []
    deals = [world for world, _ in hopes] or worlds(Knowledge(view), effort.bidding, chance)
    values = sampling.standing_values(view, deals, effort.bidding_exact, should_stop)
    if not values:
        return {}
    if view.standing[0] != view.seat:
        # The mean comes from the rule, as in the decision; the deals show how far the result may differ.
        gap = auction.pass_value(view) + statistics.fmean(values) / 2
        values = [gap - value / 2 for value in values]
    found: dict[Action, Worth] = {actions.PASS: worth_of(values)}
    if hopes:
        bids = Counter(option.contract.text for _, option in hopes)
        (likeliest, _), *_ = bids.most_common(1)
        found[actions.TAKE] = worth_of(taken_values(view, hopes, should_stop, effort))._replace(bid=likeliest)
    return found


def _trumps(
    view: View, chance: Random, should_stop: ShouldStop | None, effort: Effort
) -> dict[Action, Worth]:
    found = sampling.trump_values(view, effort, chance, should_stop)
    return {action: worth_of(values) for action, values in found.items()}


# Play


class _Deals:
    """Values of a hand in play for the seat on turn, in each of the deals that fit."""

    def __init__(self, view: View, chance: Random, effort: Effort) -> None:
        self.view = view
        self.effort = effort
        self.table = Table(Knowledge(view))
        self.deals = worlds(self.table.knowledge, effort.deals, chance, reads=effort.reads)
        if self.table.knowledge.is_complete:
            # Twice the same: the only deal is certain.
            self.deals *= 2
        self.share = self._share()

    def _share(self) -> float:
        """What one point for the soloist is worth to this seat."""
        view = self.view
        if self.table.left == 1:
            # Everything is settled, also what the defenders pay each other (U11.8).
            self.table.payee = view.seat
            return 1.0
        if view.seat == self.table.soloist:
            return 1.0
        if self.table.trump != NO_TRUMP or not view.levels:
            return -0.5
        # U8.4: each defender has a lane of their own.
        levels = view.levels[0][1]
        factors = [1 << levels[seat] for seat in range(3)]
        return -factors[view.seat] / (sum(factors) - factors[self.table.soloist])

    def cards(self, should_stop: ShouldStop | None) -> dict[Action, list[float]]:
        """The values of each card, one per deal."""
        found = deal_values(self.table, self.deals, self.effort.exact, should_stop)
        return {
            self.table.play_of(card): [self.share * value for value in values]
            for card, values in found.items()
        }

    def as_it_stands(self, should_stop: ShouldStop | None) -> list[float]:
        """The value in each deal if nothing more is said."""
        values = []
        for world in self.deals:
            table = self.table
            solver = Solver(table.stakes(world), 60_000, should_stop)
            values.append(self.share * table.value(table.position(world), world, self.effort.exact, solver))
            if should_stop is not None and should_stop():
                break
        return values

    def claimed(self, world: World) -> float:
        """The value in one deal if the claim is granted."""
        return self.share * sampling.claimed(self.table, world, self.table.stakes(world))

    def doubled(self, usual: list[float], should_stop: ShouldStop | None) -> dict[Action, Worth]:
        """The worth of unanswered doubles; ``usual`` holds the values without a double."""
        doubles = [action for action in self.view.legal if isinstance(action, actions.Double)]
        if not doubles:
            return {}
        won = sampling.wins(self.table, self.deals, self.effort.doubling_exact, should_stop)
        count = min(len(usual), *(len(each) for each in won.values()))
        found: dict[Action, Worth] = {}
        for double in doubles:
            values = usual[:count]
            for word in double.words:
                gains = self._gains(word, won)
                values = [value + gain for value, gain in zip(values, gains, strict=False)]
            found[double] = worth_of(values)
        return found

    def _gains(self, word: str, won: dict[str, list[float]]) -> list[float]:
        view = self.view
        name, _, opponent = word.partition("/")
        levels = dict(view.levels)[name]
        alone = view.seat == self.table.soloist
        level = levels[int(opponent)] if opponent else max(levels) if alone else levels[view.seat]
        stake = dict(self.table.contract.components)[name] * (view.multiplier or 1) << level
        if alone:
            stake *= 1 if opponent else 2
        else:
            stake = -stake
        return [stake * (2 * each - 1) for each in won[name]]


def _plays(hand: _Deals, should_stop: ShouldStop | None) -> dict[Action, Worth]:
    view, cards = hand.view, hand.cards(should_stop)
    found = {action: worth_of(values) for action, values in cards.items()}
    best = max(cards, key=lambda action: statistics.fmean(cards[action]))
    usual = cards[best]
    found |= hand.doubled(usual, should_stop)
    for action in view.legal:
        if isinstance(action, actions.Announce):
            found[action] = _announced(hand, action, best, len(usual))
        elif action == actions.CLAIM:
            pairs = zip(hand.deals, usual, strict=False)
            # Defenders refuse where they can do better.
            found[action] = worth_of([min(hand.claimed(world), value) for world, value in pairs])
        elif action == actions.CONCEDE:
            (_, levels), *_ = view.levels
            value = hand.table.contract.value * (view.multiplier or 1)
            lost = sum(value << levels[seat] for seat in range(3) if seat != view.seat)
            found[action] = Worth(-float(lost), 0.0)
    return found


def _announced(hand: _Deals, action: actions.Announce, best: Action, count: int) -> Worth:
    """The worth of the best card with marriages announced before it."""
    view = hand.view
    said = list(view.marriages)
    said[view.seat] = action.values
    table = Table(Knowledge(replace(view, marriages=(said[0], said[1], said[2]))))
    card = next(each for each in table.cards() if table.play_of(each) == best)
    values = [
        hand.share * table.values(world, [card], hand.effort.exact)[card] for world in hand.deals[:count]
    ]
    return worth_of(values)


def _answers(hand: _Deals, should_stop: ShouldStop | None) -> dict[Action, Worth]:
    usual = hand.as_it_stands(should_stop)
    return {actions.GOOD: worth_of(usual), **hand.doubled(usual, should_stop)}


def _claim_answers(hand: _Deals, should_stop: ShouldStop | None) -> dict[Action, Worth]:
    usual = hand.as_it_stands(should_stop)
    agreed = [hand.claimed(world) for world in hand.deals[: len(usual)]]
    return {actions.AGREE: worth_of(agreed), actions.REFUSE: worth_of(usual)}
