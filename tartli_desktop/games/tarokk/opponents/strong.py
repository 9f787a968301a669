"""Master: tries every decision on sampled deals that fit all it has seen and heard.

In the play it plays out each card on every deal, the last tricks exactly. Before the play it tries bids,
discards and the call, and completes the hand by rules of thumb. Announcements and kontras are weighed on one
set of playouts. It never looks beyond its view: the deals are its own guesses.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter
from random import Random
from typing import NamedTuple

from tartli_desktop.game.deadline import ShouldStop
from tartli_desktop.games.tarokk.rules.actions import (
    PASS,
    Action,
    Announce,
    Call,
    DeclareTarokks,
    Play,
    SayKontra,
)
from tartli_desktop.games.tarokk.rules.sides import DECLARERS, Side, other
from tartli_desktop.games.tarokk.rules.view import View

from . import heuristic
from .choice import chosen, outdone, reserve, touching
from .rules_of_thumb.bidding import misleads
from .rules_of_thumb.discarding import ranked
from .rules_of_thumb.situation import Situation
from .rules_of_thumb.tactics import PAGAT
from .search.endgame import Memory, net_after
from .search.rollout import Outcome, playout
from .search.simulation import Table, deal_of, true_sides
from .search.words import chance, features
from .search.worlds import Sampler
from .worth import EXACT_TRICKS, Worth, difference

_ROUND = 50
_CLEARLY = 2.5
"""After so many deals each, actions are dropped that are worse than the best by so many errors."""
_USUAL = 4.0
"""The same for the action of the rules of thumb: of so many looks at few deals, one misleads now and then."""


_POINT = 0.01
"""What a card point counts where a card is chosen: hands that are decided are played well to their end."""


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """How many deals are sampled for a decision: the more, the fewer are decided by chance."""

    play: int = 600
    endgame: int = 120
    announce: int = 400
    bid: int = 240
    discard: int = 240
    discards: int = 6
    """How many discards are tried, the best by rules of thumb."""


FULL = SearchSettings()

WEIGHED = SearchSettings(play=300, endgame=60, announce=200)
"""The same for hints and the review, which try every action on every deal."""

_SURE = {"catch": 4.0, "ultimo": 1.6, "kings": 1.5, "double": 1.3}
"""How many times as much as a gain a loss counts before an announcement: players who hear it play against
it. Set by judgement, not fitted."""

_ULTIMO = Announce("ultimo")
_points = attrgetter("points")

_KONTRA_SURE = (2.0, 4.0, 10.0)
"""The same for kontra, rekontra and szubkontra, the highest level said: the other side may answer, and
players who double hold cards for it that the sampled deals do not show."""

_KONTRA_SURE_BONUS = 6.0
"""The same for kontra to a bonus other than trull: who announces it knows more than sampled deals show."""


def decide(
    view: View, *, seed: int, should_stop: ShouldStop | None, settings: SearchSettings = FULL
) -> Action:
    """An action of the seat that must act."""
    if len(view.legal) == 1:
        return view.legal[0]
    usual = heuristic.decide(view)
    if view.phase == "announce":
        return _speak(view, usual, seed, should_stop, settings)
    if view.phase == "annul":
        return usual
    tried: Sequence[Action] = view.legal
    if view.phase == "auction":
        situation = Situation(view)
        tried = [action for action in tried if not misleads(situation, action)]
    elif view.phase == "discard":
        tried = ranked(Situation(view))[: settings.discards]
    elif view.phase == "play":
        # What touches is worth the same, but who leads the highest shows that nothing between can beat it.
        spared = outdone(view)
        for group in touching(view):
            spared |= dict.fromkeys(group[1:-1], group[-1])
        tried = [action for action in tried if action not in spared]
        usual = spared.get(usual, usual)
    worths = _values(view, tried, seed, should_stop, settings, usual)
    return chosen(view, worths, usual) if worths else usual


def evaluate(
    view: View,
    *,
    seed: int,
    should_stop: ShouldStop | None,
    settings: SearchSettings = WEIGHED,
    also: Collection[Action] = (),
) -> dict[Action, Worth]:
    """What every legal action is worth; of the discards only the best, and those in ``also``."""
    if view.phase == "announce" and view.called is not None:
        values = _utterance_values(view, seed, should_stop, settings, cautious=False)
        # An action without a value of its own, such as declaring tarokks, counts as a pass.
        usual = values.get(PASS)
        known = {action: values.get(action, usual) for action in view.legal}
        return {action: worth for action, worth in known.items() if worth is not None}
    actions: Sequence[Action] = view.legal
    if view.phase == "discard":
        best = ranked(Situation(view))[: settings.discards]
        actions = [*best, *(action for action in also if action in view.legal and action not in best)]
    worths = _values(view, actions, seed, should_stop, settings)
    if worths and view.phase == "play":
        for group in touching(view):
            worths |= dict.fromkeys(group, max([worths[each] for each in group], key=_points))
        for action, lower in outdone(view).items():
            worths[action] = min(worths[action], worths[lower], key=_points)
    return worths


def _values(
    view: View,
    actions: Sequence[Action],
    seed: int,
    should_stop: ShouldStop | None,
    settings: SearchSettings,
    usual: Action | None = None,
) -> dict[Action, Worth]:
    """The payment of each action in each sampled deal; empty if no deal was found.

    With ``usual``, the action of the rules of thumb, card points count a little, actions that are clearly
    worse are dropped on the way, and sampling ends with the last.
    """
    sampler = Sampler(view, Random(seed))
    if view.phase == "play":
        samples = settings.endgame if _is_exact(view) else settings.play
        pays = _pays_for_cards(view, sampler, _POINT if usual is not None else 0.0)
    else:
        samples = settings.discard if view.phase in ("discard", "announce") else settings.bid
        pays = _pays_for_words(view, sampler)
    paid: dict[Action, list[float]] = {action: [] for action in actions}
    weights: list[int] = []
    count, narrowed = 0, _ROUND
    for _ in range(2 * samples):
        if count >= samples or (count and should_stop is not None and should_stop()):
            break
        weight, pay = pays()
        if pay is None:
            continue
        count += weight
        weights.append(weight)
        for action, deals in paid.items():
            deals.append(pay(action))
        if usual is not None and count >= narrowed:
            narrowed += _ROUND
            kept = _not_clearly_worse(view, _worths(paid, weights), usual)
            paid = {action: paid[action] for action in kept}
            if len(paid) == 1:
                break
    return _worths(paid, weights) if count else {}


def _worths(paid: Mapping[Action, Sequence[float]], weights: Sequence[int]) -> dict[Action, Worth]:
    return {action: Worth(tuple(deals), tuple(weights)) for action, deals in paid.items()}


def _not_clearly_worse(view: View, worths: Mapping[Action, Worth], usual: Action) -> list[Action]:
    best = max(worths, key=lambda action: worths[action].points)
    wanted = reserve(view, best)
    left: list[Action] = []
    for action, worth in worths.items():
        gap, error = difference(worths[best], worth)
        if gap <= wanted + (_USUAL if action == usual else _CLEARLY) * error:
            left.append(action)
    return left


Pay = Callable[[Action], float]
"""What an action brings in one deal."""


Pays = Callable[[], tuple[int, Pay | None]]
"""A source of deals: how much the next counts, and what actions bring in it; None if it does not fit."""


def _pays_for_words(view: View, sampler: Sampler) -> Pays:
    """A source of deals for bids, discards and the call: the rest goes by rules of thumb."""
    table = Table(view)

    def pays() -> tuple[int, Pay | None]:
        world = sampler.sample()
        if world is None:
            return 0, None
        hand = sampler.replayed(world)

        def pay(action: Action) -> float:
            assert hand is not None
            twin = hand.copy()
            twin.apply(view.seat, action)
            return table.finish(twin, view.seat)

        return world.weight, None if hand is None else pay

    return pays


def _is_exact(view: View) -> bool:
    return len(view.winners) >= 9 - EXACT_TRICKS


def _pays_for_cards(view: View, sampler: Sampler, point: float) -> Pays:
    """A source of deals for cards: the rest is played out, or solved where few tricks are left."""
    contract = view.contract
    assert contract is not None
    table = Table(view, point)
    levels = {(kind, owner): level for kind, owner, level in view.items}
    exact = _is_exact(view)

    def pays() -> tuple[int, Pay | None]:
        world = sampler.sample()
        if world is None:
            return 0, None
        sides = true_sides(view, world.hands)
        deal = deal_of(view, world.hands, world.discards, sides)
        payoff = table.payoff(contract, levels, view.seat, sides)
        memory: Memory = {}

        def pay(action: Action) -> float:
            assert isinstance(action, Play)
            if exact:
                return paid(net_after(deal, action.card, payoff, memory))
            twin = deal.copy()
            twin.play(action.card)
            return paid(payoff.net(playout(twin)))

        def paid(net: float) -> float:
            return table.share(net, view.seat, sides, view.declarer)

        return world.weight, pay

    return pays


# Announcements


def _speak(
    view: View, usual: Action, seed: int, should_stop: ShouldStop | None, settings: SearchSettings
) -> Action:
    """The next utterance: tarokks as usual, the rest by what it gains on sampled deals."""
    if isinstance(usual, DeclareTarokks):
        return usual
    if view.called is None:
        calls = [action for action in view.legal if isinstance(action, Call)]
        worths = _values(view, calls, seed, should_stop, settings, usual) if len(calls) > 1 else {}
    else:
        worths = _utterance_values(view, seed, should_stop, settings, cautious=True)
        situation = Situation(view)
        if not (situation.hand | situation.proved_honours(view.active, friends=True)) & PAGAT:
            # Nobody says it who only guesses that a friend has the pagát (T19.8).
            worths.pop(_ULTIMO, None)
    return chosen(view, worths, usual) if worths else usual


class _PlayedOut(NamedTuple):
    """A sampled deal, played out from the first trick."""

    sides: list[Side | None]
    plain: Outcome
    keeping: Outcome
    """The outcome if the seat's side had announced pagátultimó."""
    weight: int
    foes: list[tuple[float, ...]]
    """What counts of the cards of each seat of the other side, for what it may answer."""

    def is_doubled(self, bonus: str) -> float:
        """How likely an announcement of the seat's side is doubled."""
        left = 1.0
        for known in self.foes:
            left *= 1 - chance(f"kontra {bonus}", known)
        return 1 - left


def _utterance_values(
    view: View, seed: int, should_stop: ShouldStop | None, settings: SearchSettings, *, cautious: bool
) -> dict[Action, Worth]:
    """The payment in each deal after each utterance, of which only pagátultimó changes the play.

    An announcement is worth what it brings as it stands or doubled, as likely as the others double it. With
    ``cautious``, losses by an utterance weigh more; those by a rekontra or higher always do.
    """
    side = view.side
    assert side is not None
    contract = view.contract
    assert contract is not None
    table = Table(view)
    levels: dict[tuple[str, Side], int] = {(kind, owner): level for kind, owner, level in view.items}
    deals = _played_out(view, side, seed, should_stop, settings)
    if not deals:
        return {}

    def net_of(said: dict[tuple[str, Side], int], outcome: Outcome, deal: _PlayedOut) -> float:
        return table.payoff(contract, said, view.seat, deal.sides).net(outcome)

    values: dict[Action, list[float]] = {}
    for action in view.legal:
        weight, wary = 1.0, cautious
        doubled: dict[tuple[str, Side], int] | None = None
        if action == PASS:
            raised = levels
        elif isinstance(action, Announce):
            raised = levels | {(action.bonus, side): 0}
            weight = _SURE.get(action.bonus, 1.0)
            doubled = levels | {(action.bonus, side): 1}
        elif isinstance(action, SayKontra):
            owner = other(side) if action.level % 2 else side
            raised = levels | {(action.item, owner): action.level}
            if action.level > len(_KONTRA_SURE):
                continue
            weight = _KONTRA_SURE[action.level - 1]
            if action.level == 1 and action.item not in ("game", "trull"):
                weight = _KONTRA_SURE_BONUS
            wary = cautious or action.level > 1
        else:
            continue
        paid: list[float] = []
        for deal in deals:
            before = table.share(net_of(levels, deal.plain, deal), view.seat, deal.sides, view.declarer)
            outcome = deal.keeping if action == _ULTIMO else deal.plain
            net = net_of(raised, outcome, deal)
            if isinstance(action, Announce) and doubled is not None:
                net += deal.is_doubled(action.bonus) * (net_of(doubled, outcome, deal) - net)
            gain = table.share(net, view.seat, deal.sides, view.declarer) - before
            paid.append(before + (weight * gain if wary and gain < 0 else gain))
        values[action] = paid
    return _worths(values, [deal.weight for deal in deals])


def _played_out(
    view: View, side: Side, seed: int, should_stop: ShouldStop | None, settings: SearchSettings
) -> list[_PlayedOut]:
    """Sampled deals, each played out as it stands and with pagátultimó announced by the seat's side."""
    sampler = Sampler(view, Random(seed))
    tries_ultimo = _ULTIMO in view.legal
    deals: list[_PlayedOut] = []
    tried = 0
    while tried < settings.announce:
        if deals and should_stop is not None and should_stop():
            break
        world = sampler.sample()
        tried += 1 if world is None else world.weight
        if world is None or sampler.replayed(world) is None:
            continue
        sides = true_sides(view, world.hands)
        deal = deal_of(view, world.hands, world.discards, sides)
        keeping = deal.copy()
        first, second = deal.keeps_pagat
        keeping.keeps_pagat = first or side == DECLARERS, second or side != DECLARERS
        plain = playout(deal)
        foes = [features(world.hands[seat]) for seat in view.active if sides[seat] == other(side)]
        kept = playout(keeping) if tries_ultimo else plain
        deals.append(_PlayedOut(sides, plain, kept, world.weight, foes))
    return deals
