"""What every level guarantees (T18.7)."""

import random
from dataclasses import replace

import pytest

from tartli_desktop.game.registry import rules_of
from tartli_desktop.games.tarokk import CARDS, ONLINE, PASKIEVICS, Match, SayKontra, Variant
from tartli_desktop.games.tarokk.opponents import LEVELS, choose, evaluate, strong
from tartli_desktop.games.tarokk.rules.actions import Action
from tests.games.contract.test_blind_opponents import twin_of
from tests.games.tarokk.positions import dealt, discards, play, view_to_move

from .hands import FEW, decide, moments


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


@pytest.mark.parametrize("level", LEVELS)
def test_nor_does_it_change_whether_a_hand_is_annulled(level: str) -> None:  # T7.2
    match = dealt(("SKIZ XX", "XXI HK HQ HR DQ DR CQ CR SQ"), talon="XVIII XVII XVI HJ")
    play(match, "bid three, pass, pass, pass, discard XVIII XVII XVI, discard HJ")
    discards(match)
    play(match, "keep")
    twin = twin_of(rules_of("tarokk"), match, 1, random.Random(1))
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
        view = view_to_move(match)
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
        view = view_to_move(match)
        assert strong.decide(view, seed=1, should_stop=lambda: True) in view.legal
