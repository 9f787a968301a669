"""Every level: legal in any match under any switches, repeatable, and blind to hidden cards."""

import pickle
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tartli_desktop.ai import LEVELS, STRONG, choose, interject
from tartli_desktop.engine import (
    AUSTRIAN,
    BELA,
    CARDS,
    EXCHANGE,
    GAME_POINTS,
    HUNGARIAN,
    OUT,
    Action,
    Match,
    RecordError,
    Variant,
    View,
)
from tests.benchmarks.decisions import random_variant
from tests.benchmarks.duplicate import PLAYERS, Estimate, duplicate_pair, whole_match

QUICK = tuple(level for level in LEVELS if level != STRONG)
"""The levels that decide at once; the other has tests of its own."""


def decision(view: View, level: str) -> Action | None:
    """What the seat does now, if anything: out of turn first."""
    if any(action in view.legal for action in (OUT, BELA, EXCHANGE)):
        said = interject(view, level)
        if said is not None:
            return said
    return choose(view, level) if view.to_move == view.seat else None


def play(match: Match, levels: tuple[str, str], random: Random, watch: Any = None) -> None:
    """Play a match to its end; ``watch`` is shown every view and decision."""
    while match.winner is None:
        if match.needs_deck:
            match.deal(random.sample(CARDS, 32))
        seats = [0, 1] if random.random() < 0.5 else [1, 0]
        for seat in seats:
            view = match.view(seat)
            action = decision(view, levels[seat])
            if action is not None:
                assert action in view.legal
                assert action != OUT or view.counts[seat] >= GAME_POINTS
                if watch is not None:
                    watch(match, view, action)
                match.apply(seat, action)
                break
        else:
            pytest.fail("nobody acts")


@pytest.mark.parametrize("start", range(4))
def test_whole_matches_with_any_switches_are_legal_and_end(start: int) -> None:
    for number in range(6):
        random = Random(f"switches {start} {number}")
        match = Match.new(random_variant(random), first_dealer=number % 2)
        if number % 3 == 0:
            # Near the end of a game claims, ties and sudden death come at once.
            match.scores = (random.randrange(380, 501), random.randrange(380, 501))
        levels = (random.choice(QUICK), "heuristic")
        play(match, levels, random)


def test_equal_views_give_equal_decisions_that_can_be_pickled() -> None:
    def again(match: Match, view: View, action: Action) -> None:
        copy = pickle.loads(pickle.dumps(view))
        assert copy == view
        assert decision(copy, "heuristic") == action
        assert pickle.loads(pickle.dumps(action)) == action

    play(Match.new(replace(HUNGARIAN, match_target=1), first_dealer=0), ("heuristic",) * 2, Random(3), again)


@pytest.mark.parametrize("variant", [HUNGARIAN, AUSTRIAN], ids=["hungarian", "austrian"])
def test_hidden_cards_do_not_matter(variant: Variant) -> None:
    # R12: the cards that this seat has not seen change places; what was said and played stays.
    random = Random(7)
    compared = 0

    def swap(match: Match, view: View, action: Action) -> None:
        nonlocal compared
        if len(view.unseen) < 2 or view.trick == 0:
            return
        one, two = random.sample(view.unseen, 2)
        record = match.to_record()
        deck = record["hands"][-1]["deck"].split()
        change = {str(one): str(two), str(two): str(one)}
        record["hands"][-1]["deck"] = " ".join(change.get(code, code) for code in deck)
        try:
            other = Match.from_record(record)
        except RecordError:
            return  # the other had declared one of the two
        if other.view(view.seat) == view:
            compared += 1
            assert decision(other.view(view.seat), "heuristic") == action

    play(Match.new(replace(variant, match_target=1), first_dealer=0), ("heuristic",) * 2, random, swap)
    assert compared > 20


def test_wrong_questions_are_refused() -> None:
    match = Match.new(HUNGARIAN, first_dealer=0)
    with pytest.raises(ValueError, match="nothing to do"):
        choose(match.view(0))
    with pytest.raises(ValueError, match="nothing to say"):
        interject(match.view(0), "heuristic")
    match.deal(CARDS)
    with pytest.raises(ValueError, match="nothing to do"):
        choose(match.view(0))
    with pytest.raises(ValueError, match="'grandmaster' is no level"):
        choose(match.view(1), "grandmaster")
    with pytest.raises(ValueError, match="'grandmaster' is no level"):
        interject(match.view(1), "grandmaster")


def test_the_beginner_declares_at_once_and_plays_its_dearest_winning_card() -> None:
    match = Match.new(HUNGARIAN, first_dealer=0)
    match.deal(CARDS)
    # A7 A8 A9, AO AK AA, LA L7... : the packets of three of an unshuffled pack.
    assert str(choose(match.view(1), "beginner")).startswith("declare")


def test_a_duplicate_match_against_oneself_is_even() -> None:
    for name in QUICK:
        assert duplicate_pair((name, name), HUNGARIAN, 1)[0] == 0
    assert Estimate.of([1.0, 3.0]).mean == 2


def test_the_heuristic_player_is_far_stronger_than_the_beginner() -> None:
    # The goals are measured over 1,000 pairs; this guards against a slip.
    pairs = [duplicate_pair(("heuristic", "beginner"), HUNGARIAN, number)[0] for number in range(12)]
    assert sum(pairs) / len(pairs) > 50
    assert whole_match(("heuristic", "random"), HUNGARIAN, 0)
    assert set(LEVELS) <= set(PLAYERS)
