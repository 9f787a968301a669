"""Hands for the tests of the opponents: the course of a hand, and the true place of every card."""

import random
from collections.abc import Callable, Iterator

from tartli_desktop.cards.tarokk import mask_of
from tartli_desktop.games.tarokk import CARDS, PASKIEVICS, Card, Match, Variant, View
from tartli_desktop.games.tarokk.opponents import choose, heuristic, strong
from tartli_desktop.games.tarokk.opponents.search.worlds import Sampler, World
from tartli_desktop.games.tarokk.rules.actions import Action
from tests.games.tarokk.positions import cards, play

Player = Callable[[View], Action]
FEW = strong.SearchSettings(play=2, endgame=2, announce=2, bid=1, discard=1, discards=2)

Position = tuple[str, str, int]
"""A deck, the actions so far, the first dealer."""


def at(position: Position, more: str = "") -> Match:
    deck, actions, dealer = position
    match = Match.new(PASKIEVICS, first_dealer=dealer)
    match.deal(cards(deck))
    play(match, f"{actions}, {more}" if more else actions)
    return match


def decide(view: View, level: str, seed: int) -> Action:
    """A decision of a level; the strongest level uses few samples."""
    if level == "strong" and view.phase != "batch":
        return strong.decide(view, seed=seed, should_stop=lambda: False, settings=FEW)
    return choose(view, level, seed=seed)


def heuristics(view: View) -> Action:
    return heuristic.decide(view)


def moments(variant: Variant, seed: int, player: Player = heuristics) -> Iterator[Match]:
    """Play one hand with ``player`` in every seat; yield the match, in place, before each decision."""
    chance = random.Random(seed)
    match = Match.new(variant, first_dealer=seed % variant.players)
    match.deal(chance.sample(CARDS, 42))
    while match.to_move is not None:
        yield match
        match.apply(match.to_move, player(match.view(match.to_move)))


def somebody(seed: int) -> Player:
    """A player of random legal actions, who mostly passes in the announcements and keeps the hand."""
    chance = random.Random(seed)

    def decide(view: View) -> Action:
        quiet = [action for action in view.legal if str(action) in ("pass", "keep")]
        if quiet and view.phase in ("announce", "annul") and chance.random() < 0.7:
            return quiet[0]
        return chance.choice(view.legal)

    return decide


def chance_of(view: View, seat: int, card: Card, count: int = 150) -> float:
    """The share of the deals thought possible in which a seat holds a card."""
    sampler = Sampler(view, random.Random(5))
    worlds = [world for _ in range(count) if (world := sampler.sample()) is not None]
    held = sum(world.weight for world in worlds if world.hands[seat] >> card & 1)
    return held / sum(world.weight for world in worlds)


def truth(match: Match) -> World:
    """The true distribution of the cards in the current hand."""
    seats = range(match.variant.players)
    hands = [mask_of(match.view(seat).hand) for seat in seats]
    discards = [mask_of(match.view(seat).discards) for seat in seats]
    talon = match.hands[-1][0][:6] if match.view(0).declarer is None or match.phase == "raise" else ()
    return World(hands, discards, mask_of(talon))
