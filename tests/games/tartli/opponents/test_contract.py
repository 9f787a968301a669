"""Every level: legal in any match under any switches, and one stronger than the other."""

from random import Random

import pytest

from tartli_desktop.cards.german import CARDS, Card
from tartli_desktop.games.tartli import HUNGARIAN, HandEnded, Match, Play
from tartli_desktop.games.tartli.game import RULES
from tartli_desktop.games.tartli.opponents import LEVELS, STRONG, choose, interject
from tartli_desktop.games.tartli.opponents.strong import SearchSettings
from tests.benchmarks.hands import levels_at, play_hand
from tests.benchmarks.strength import Job, difference
from tests.benchmarks.strength import play as play_deal
from tests.games.tartli.rules.positions import last, late
from tests.games.tartli.rules.random_matches import random_variant

QUICK = tuple(level for level in LEVELS if level != STRONG)
"""The levels that decide at once; the strong level has its own tests."""


@pytest.mark.parametrize("start", range(4))
def test_whole_matches_with_any_switches_end_without_a_false_claim(start: int) -> None:
    for number in range(6):
        chance = Random(f"switches {start} {number}")
        match = Match.new(random_variant(chance), first_dealer=number % 2)
        if number % 3 == 0:
            # Near the end of a game, claims, ties and sudden death come soon.
            match.scores = (chance.randrange(380, 501), chance.randrange(380, 501))
        decide = levels_at(RULES, match, (chance.choice(QUICK), "heuristic"))
        while match.winner is None:
            match.deal(chance.sample(CARDS, 32))
            play_hand(RULES, match, decide)
            assert last(match, HandEnded).ending != "false claim"


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


@pytest.mark.parametrize(
    ("first", "second", "least", "most"),
    [("heuristic", "beginner", 50, 250), ("casual", "beginner", 30, 250), ("heuristic", "casual", -20, 250)],
)
def test_each_level_stands_where_it_should(first: str, second: str, least: float, most: float) -> None:
    # Strength is measured over many more deals; this only guards against a blunder.
    pairs = [difference(play_deal(Job("tartli", "hungarian", first, second, number))) for number in range(8)]
    assert least < sum(pairs) / len(pairs) < most
