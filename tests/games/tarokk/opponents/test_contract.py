"""What every level keeps to (T18.7)."""

from __future__ import annotations

import pickle
import random
from dataclasses import replace

import pytest

from tartli_desktop.games.tarokk import CARDS, ONLINE, PASKIEVICS, Discard, Match, Rules, View, parse_seated
from tartli_desktop.games.tarokk.opponents import LEVELS, choose, evaluate, strong
from tartli_desktop.games.tarokk.rules.actions import Action, SayKontra

from .hands import moments, somebody

FEW = strong.SearchSettings(play=2, endgame=2, announce=2, bid=1, discard=1, discards=2)

RULES = {
    "paskievics": PASKIEVICS,
    "online": ONLINE,
    "five": replace(PASKIEVICS, players=5, free_call=False, declarations="bind"),
    "old": replace(PASKIEVICS, hold="earlier", cue_bids="level", sole_bidder_raise=True, annul_holdings=()),
}


def decide(view: View, level: str, seed: int) -> Action:
    """A decision, of the strongest level with few samples."""
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
    # With few samples each side is sure of itself, and nobody draws a conclusion from being doubled.
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


def hidden_swap(match: Match, seat: int) -> Match | None:
    """The same hand, had two low suit cards that the seat has not seen lain the other way round."""
    view = match.view(seat)
    seen = {*view.hand, *view.discards, *(card for _, card in view.tricks)}
    deck, actions = match.hands[-1]
    for first in CARDS[23:]:
        for second in CARDS[23:]:
            if first >= second or first in seen or second in seen or first.suit != second.suit:
                continue
            if first.rank == 0 or second.rank == 0:
                continue
            other = {first: second, second: first}
            twin = Match.new(match.rules, first_dealer=match.dealer)
            twin.deal(tuple(other.get(card, card) for card in deck))
            for who, action in map(parse_seated, actions):
                if isinstance(action, Discard):
                    action = Discard(tuple(other.get(card, card) for card in action.cards))
                if twin.refusal(who, action) is not None:
                    break
                twin.apply(who, action)
            else:
                return twin
    return None


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_does_not_change_a_decision(level: str) -> None:
    compared = 0
    for match in moments(PASKIEVICS, 5):
        seat = match.to_move
        assert seat is not None
        twin = hidden_swap(match, seat)
        if twin is not None:
            compared += 1
            assert decide(twin.view(seat), level, 2) == decide(match.view(seat), level, 2)
    assert compared > 10


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


@pytest.mark.parametrize("rules", [PASKIEVICS, ONLINE], ids=["paskievics", "online"])
def test_a_hint_values_every_legal_action(rules: Rules) -> None:
    asked: set[str] = set()
    for match in moments(rules, 2):
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
