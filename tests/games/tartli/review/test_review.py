"""The review of a finished hand: what it calls a mistake, and on what grounds."""

import random
import re
from dataclasses import replace
from functools import cache
from typing import Any

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli import BELA, HUNGARIAN, OUT, Declare, Match, Play
from tartli_desktop.games.tartli.opponents.strong import SearchSettings
from tartli_desktop.games.tartli.review.decisions import decisions_of
from tartli_desktop.games.tartli.review.hand_review import HandReview
from tests.games.tartli.review.planted import LEAST, MISTAKES, REVIEWS, judged, planted, reviewed_by
from tests.review_corpus import contradiction, finished, is_solved

FEW = SearchSettings(worlds=32, first=16, solved=4, declarations=3)


@cache
def review() -> HandReview:
    return reviewed_by(FEW, planted())


def test_planted_mistakes_are_the_three_that_are_told() -> None:
    found = {(each.decision.view.trick_number, str(each.decision.action)) for each in review().costliest}
    assert found == MISTAKES
    better = {each.decision.view.trick_number: each.better for each in review().costliest}
    assert isinstance(better[1], Declare)
    assert better[8] == BELA
    assert isinstance(better[9], Play)
    assert len(review().mistakes) == 3
    assert "cost points" in REVIEWS.in_words(review()).summary


def test_no_mistake_is_within_two_standard_errors() -> None:
    for each in review().mistakes:
        assert each.gap.worth > 2 * each.gap.worth_error
        assert each.gap.points > 2 * each.gap.error or each.by_chance


def test_from_trick_8_on_costs_are_exact() -> None:
    late_ones = [each for each in review().decisions if each.decision.view.trick_number >= 8]
    assert late_ones
    assert all(each.gap.exact for each in late_ones)


def test_what_is_told(qapp: object) -> None:
    told = REVIEWS.text(review()).splitlines()
    assert told[0] == "Hand 1, as you played it"
    assert told[2] == "3 decision(s) cost points, each counted on its own:"
    first, second, third = told[3:]
    assert first.startswith("• Trick 1: you played the Ten of Bells and declared nothing. That cost about ")
    assert "Better: Declare Bells " in first
    assert "Trick 8: you played the Under of Leaves without declaring béla. That cost " in second
    assert "(counted to the last trick). Better: Declare béla first" in second
    assert "Trick 9: you played the Ace of Hearts. That cost " in third
    assert "Better: " in third
    assert not re.search("%[1-9n]", "".join(told))


def test_the_same_seed_gives_the_same_review() -> None:
    match = planted()
    decisions = decisions_of(match, 1, 0)
    assert [each.decision for each in review().decisions] == [*decisions]
    for place, decision in enumerate(decisions):
        if decision.view.trick_number in (4, 5, 8):
            assert review().decisions[place] == judged(decision, strength=FEW)


def finished_from(deck: tuple[Card, ...]) -> Match:
    """A hand with this pack, played at random to its end."""
    match, chance = Match.new(HUNGARIAN, first_dealer=1), random.Random(3)
    match.deal(deck)
    while (seat := match.to_move) is not None:
        match.apply(seat, chance.choice([each for each in match.legal_actions(seat) if each != OUT]))
    return match


def test_what_lies_hidden_changes_nothing() -> None:
    pack = list(planted().hands[0][0])
    hidden = [place for place in range(len(pack)) if 3 <= place < 6 or 9 <= place < 12]
    other = pack.copy()
    # R3.3: three cards of the other hand are swapped with the last of the talon.
    for place, last in zip(hidden[:3], range(29, 32), strict=True):
        other[place], other[last] = other[last], other[place]
    first, second = (decisions_of(finished_from(tuple(each)), 1, 0)[0] for each in (pack, other))
    assert first.view == second.view
    same = replace(second, action=first.action, followed=first.followed)
    assert judged(first, strength=LEAST) == judged(same, strength=LEAST)


def test_the_exact_solver_is_never_contradicted() -> None:
    asked = mistakes = 0
    for name, match, hand in finished(1, 24):
        for decision in decisions_of(match, hand, 0):
            if is_solved(decision):
                found = judged(decision)
                assert contradiction(found) == "", name
                asked, mistakes = asked + 1, mistakes + found.is_mistake
    assert asked > 20
    assert mistakes


def test_what_could_be_expected_comes_from_the_own_cards() -> None:
    mine = review().expected
    assert mine is not None
    assert mine.points > 50
    gains = review().result.gains
    assert gains[0] - gains[1] == _gained(planted())


def _gained(match: Match) -> Any:
    return match.counts[0] - match.counts[1]
