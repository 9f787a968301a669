"""Every level: legal in any match under any switches, repeatable, and blind to hidden cards."""

from random import Random
from typing import Any

import pytest

from tartli_desktop.cards.german import CARDS, Card
from tartli_desktop.games.tartli import BELA, EXCHANGE, GAME_POINTS, HUNGARIAN, OUT, Action, Match, Play, View
from tartli_desktop.games.tartli.opponents import LEVELS, STRONG, choose, interject
from tartli_desktop.games.tartli.opponents.strong import SearchSettings
from tests.benchmarks.tartli.decisions import random_variant
from tests.benchmarks.tartli.duplicate import PLAYERS, duplicate_pair, whole_match
from tests.games.tartli.rules.positions import late

QUICK = tuple(level for level in LEVELS if level != STRONG)
"""The levels that decide at once; the strong level has its own tests."""


def decision(view: View, level: str) -> Action | None:
    """What the seat does now, if anything, asking for out-of-turn actions first."""
    if any(action in view.legal for action in (OUT, BELA, EXCHANGE)):
        said = interject(view, level)
        if said is not None:
            return said
    return choose(view, level) if view.to_move == view.seat else None


def play(match: Match, levels: tuple[str, str], random: Random, watch: Any = None) -> None:
    """Play a match to its end, passing every view and decision to ``watch``."""
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
        variant, scores = random_variant(random), (0, 0)
        if number % 3 == 0:
            # Near the end of a game, claims, ties and sudden death come soon.
            scores = (random.randrange(380, 501), random.randrange(380, 501))
        match = Match.new(variant, first_dealer=number % 2)
        match.scores = scores
        levels = (random.choice(QUICK), "heuristic")
        play(match, levels, random)


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
    with pytest.raises(ValueError, match="'casual' has no strength to choose"):
        choose(match.view(1), "casual", strength=SearchSettings(worlds=1))


def test_the_beginner_declares_at_once_and_plays_its_most_valuable_winning_card() -> None:
    match = Match.new(HUNGARIAN, first_dealer=0)
    match.deal(CARDS)
    # A7 A8 A9, AO AK AA, LA L7... are the packets of three from an unshuffled pack.
    assert str(choose(match.view(1), "beginner")).startswith("declare")
    match = late(hands=("AAK LA HO7 BAK7X", "AX98 LX98 H98 BU"), turned="HO")
    match.apply(1, Play(Card.A8))
    assert choose(match.view(0), "beginner") == Play(Card.AA)


def test_the_heuristic_player_is_far_stronger_than_the_beginner() -> None:
    # Strength is measured over 1,000 pairs; this only guards against a blunder.
    pairs = [duplicate_pair(("heuristic", "beginner"), HUNGARIAN, number)[0] for number in range(12)]
    assert sum(pairs) / len(pairs) > 50
    assert whole_match(("heuristic", "random"), HUNGARIAN, 0)
    assert set(LEVELS) <= set(PLAYERS)
