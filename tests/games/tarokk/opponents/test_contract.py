"""What every level guarantees (T18.7)."""

from __future__ import annotations

import pickle
import random
from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest

from tartli_desktop.games.tarokk import (
    CARDS,
    ONLINE,
    PASKIEVICS,
    Announce,
    Bid,
    Call,
    Card,
    Discard,
    Match,
    Pass,
    Play,
    SayKontra,
    Variant,
    View,
    parse_seated,
)
from tartli_desktop.games.tarokk.opponents import LEVELS, choose, evaluate, strong
from tartli_desktop.games.tarokk.rules.actions import Action
from tests.games.tarokk.positions import dealt, discards, play

from .hands import moments, somebody

TRIED = 80
"""How many pairs of cards are exchanged in search of a twin of a hand."""
HANDS = (3, 4)
"""Seeds of hands in which every kind of decision comes up."""

FEW = strong.SearchSettings(play=2, endgame=2, announce=2, bid=1, discard=1, discards=2)

RULES = {
    "paskievics": PASKIEVICS,
    "online": ONLINE,
    "five": replace(PASKIEVICS, players=5, free_call=False, declarations="bind"),
    "old": replace(PASKIEVICS, hold="earlier", cue_bids="level", sole_bidder_raise=True, annul_holdings=()),
}


def decide(view: View, level: str, seed: int) -> Action:
    """A decision of a level; the strongest level uses few samples."""
    if level == "strong":
        return strong.decide(view, seed=seed, should_stop=lambda: False, settings=FEW)
    return choose(view, level, seed=seed)


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_decision_is_legal(level: str, name: str) -> None:
    for seed in range(1 if level == "strong" else 10):
        for match in moments(RULES[name], seed, lambda view: decide(view, level, 1)):
            assert match.to_move is not None


@pytest.mark.parametrize("level", LEVELS)
def test_among_players_who_do_anything(level: str) -> None:
    for seed in range(2 if level == "strong" else 10):
        for match in moments(PASKIEVICS, seed, somebody(seed)):
            assert match.to_move is not None
            view = match.view(match.to_move)
            if seed or len(view.legal) > 1:
                assert decide(view, level, seed) in view.legal


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_and_seed_decide_the_same(level: str) -> None:
    for match in moments(PASKIEVICS, 3):
        assert match.to_move is not None
        view = match.view(match.to_move)
        again = pickle.loads(pickle.dumps(view))
        assert decide(view, level, 7) == decide(again, level, 7)


@pytest.mark.parametrize("seed", [0, 6, 13])
def test_no_war_of_kontras(seed: int) -> None:
    # With few samples each side is sure of itself, and nobody concludes anything from being doubled.
    few = replace(FEW, announce=3)
    said: list[Action] = []
    match = Match.new(PASKIEVICS, first_dealer=3)
    match.deal(random.Random(seed).sample(CARDS, 42))
    while match.phase != "play" and match.to_move is not None:
        view = match.view(match.to_move)
        action = choose(view, "heuristic")
        if view.phase == "announce":
            action = strong.decide(view, seed=seed, should_stop=None, settings=few)
        match.apply(match.to_move, action)
        said.append(action)
    levels = [action.level for action in said if isinstance(action, SayKontra)]
    assert all(level <= 3 for level in levels)


def twin_of(match: Match, seat: int, chance: random.Random) -> Match | None:
    """The same hand with two cards exchanged that the seat has not seen.

    It looks the same to the seat. If possible, another player holds the called card.
    """
    view = match.view(seat)
    told = view.told[0] if view.told is not None else ()
    seen = {*view.hand, *view.discards, *view.talon, *told, *(card for _, card in view.tricks)}
    hidden = [card for card in CARDS if card not in seen]
    pairs = list(combinations(hidden, 2))
    chance.shuffle(pairs)
    pairs.sort(key=lambda pair: view.called not in pair)
    for first, second in pairs[:TRIED]:
        twin = swapped(match, {first: second, second: first})
        if twin is not None and twin.view(seat) == view and holders(twin) != holders(match):
            return twin
    return None


def swapped(match: Match, other: dict[Card, Card]) -> Match | None:
    """The hand with cards replaced as in ``other``; None where its actions would then be illegal."""
    deck, actions = match.hands[-1]
    twin = Match.new(match.variant, first_dealer=match.dealer)
    twin.deal(tuple(other.get(card, card) for card in deck))
    for who, action in map(parse_seated, actions):
        if isinstance(action, Discard):
            action = Discard(tuple(other.get(card, card) for card in action.cards))
        if twin.refusal(who, action) is not None:
            return None
        twin.apply(who, action)
    return twin


def holders(match: Match) -> list[tuple[Card, ...]]:
    """The cards that each player holds or has discarded."""
    views = [match.view(seat) for seat in range(match.variant.players)]
    return [(*view.hand, *view.discards) for view in views]


def caller_of(match: Match) -> int | None:
    """The seat that holds the called card."""
    called = match.view(0).called
    hands = (match.view(seat).hand for seat in range(match.variant.players))
    return next((seat for seat, hand in enumerate(hands) if called in hand), None)


@pytest.mark.parametrize("name", ["paskievics", "online", "five"])
@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_does_not_change_a_decision(level: str, name: str) -> None:
    """T16.6: who holds the called card changes nothing either, for a seat that does not know it."""
    chance = random.Random(level)
    compared: Counter[type[Action]] = Counter()
    partners = 0
    for seed in HANDS:
        for match in moments(RULES[name], seed, somebody(seed)):
            seat = match.to_move
            assert seat is not None
            view = match.view(seat)
            twin = twin_of(match, seat, chance) if len(view.legal) > 1 else None
            if twin is not None:
                compared.update({type(action) for action in view.legal})
                partners += view.called is not None and caller_of(twin) != caller_of(match)
                assert decide(twin.view(seat), level, 2) == decide(view, level, 2)
    assert compared.keys() >= {Pass, Bid, Discard, Call, Announce, SayKontra, Play}
    assert partners > 10


@pytest.mark.parametrize("level", LEVELS)
def test_nor_does_it_change_whether_a_hand_is_annulled(level: str) -> None:  # T7.2
    match = dealt(("SKIZ XX", "XXI HK HQ HR DQ DR CQ CR SQ"), talon="XVIII XVII XVI HJ")
    play(match, "bid three, pass, pass, pass, discard XVIII XVII XVI, discard HJ")
    discards(match)
    play(match, "keep")
    twin = twin_of(match, 1, random.Random(1))
    assert twin is not None
    assert len(match.view(1).legal) > 1
    assert decide(twin.view(1), level, 2) == decide(match.view(1), level, 2)


def test_what_is_no_question() -> None:
    match = Match.new(PASKIEVICS, first_dealer=3)
    match.deal(CARDS)
    with pytest.raises(ValueError, match="is no level"):
        choose(match.view(0), "champion")
    with pytest.raises(ValueError, match="nothing to do"):
        choose(match.view(1), "casual")
    with pytest.raises(ValueError, match="no time"):
        choose(match.view(0), "strong", seconds=0)
    with pytest.raises(ValueError, match="nothing to do"):
        evaluate(match.view(1))


@pytest.mark.parametrize("variant", [PASKIEVICS, ONLINE], ids=["paskievics", "online"])
def test_a_hint_values_every_legal_action(variant: Variant) -> None:
    asked: set[str] = set()
    for match in moments(variant, 2):
        assert match.to_move is not None
        view = match.view(match.to_move)
        if match.phase in asked and len(view.winners) != 7:
            continue
        asked.add(match.phase)
        also = view.legal[:1]
        values = strong.evaluate(view, seed=1, should_stop=lambda: False, settings=FEW, also=also)
        if match.phase == "discard":
            assert {*also} < set(values) < set(view.legal)
        else:
            assert set(values) == set(view.legal)
    assert asked >= {"auction", "discard", "annul", "announce", "play"}


def test_a_search_ends_when_its_time_is_up() -> None:
    for match in moments(PASKIEVICS, 4):
        assert match.to_move is not None
        view = match.view(match.to_move)
        assert strong.decide(view, seed=1, should_stop=lambda: True) in view.legal
