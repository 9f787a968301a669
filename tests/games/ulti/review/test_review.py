"""The review of a finished hand of Ulti: what it calls a mistake, what it says, and what it keeps."""

import re
from dataclasses import replace
from functools import cache

import pytest

from tartli_desktop.face.learning.review import Severity
from tartli_desktop.game.mistakes import LEAST, WinCounts
from tartli_desktop.games.ulti import Action, Match
from tartli_desktop.games.ulti.opponents import choose, evaluate
from tartli_desktop.games.ulti.opponents.worth import Worth, difference
from tartli_desktop.games.ulti.review import HandReview, UltiReviews
from tartli_desktop.kit.review.hand_review import answered_at_once
from tests.games.ulti.at_the_table import dealt, do
from tests.games.ulti.opponents.test_levels import LIGHT

pytestmark = pytest.mark.usefixtures("qapp")

REVIEWS = UltiReviews()

ULTI = "A7 AA AX AK AO AU LA LX HA HX B8 B9"
"""Six trumps with the Seven, and Aces and Tens in two other suits: an almost certain Ulti."""


@cache
def spoilt() -> Match:
    """A hand in which seat 1 bids Ulti and names trumps whose Seven another player holds."""
    match = do(dealt([ULTI]), "1:lay B8 B9", "1:bid ulti", "2:pass", "0:pass", "1:pass", "1:trump L")
    while match.to_move is not None:
        match.apply(match.to_move, choose(match.view(match.to_move), "casual", seed=3))
    return match


@cache
def review() -> HandReview:
    return answered_at_once(
        REVIEWS.evaluating(spoilt(), 1, 1),
        lambda query: evaluate(query.view, seed=query.seed, effort=LIGHT, also=query.also),
    )


def test_the_wrong_trumps_are_the_mistake_that_cost_most() -> None:
    """U6.3, U12.2: without the Seven of trumps the Ulti is lost, which costs twice what it pays."""
    worst = review().costliest[0]
    assert (worst.decision.action, worst.better) == (Action.parse("trump L"), Action.parse("trump A"))
    assert worst.gap.points > 10


def test_a_good_decision_is_told_with_a_reason_that_is_certain() -> None:
    told = REVIEWS.in_words(review()).decisions
    good = [each.better for each in told if each.severity is Severity.GOOD]
    assert any(good)


def test_no_mistake_is_within_two_standard_errors() -> None:
    for each in review().mistakes:
        assert each.gap.points > 2 * each.gap.error
        assert each.gap.points >= LEAST


@pytest.mark.parametrize(
    ("gains", "told"),
    [
        (WinCounts(40, 30, 60), "It gains points in 40 of 60 simulated deals; what you did, only in 30."),
        (WinCounts(60, 30, 60), "It gains points in all 60 simulated deals; what you did, only in 30."),
        (WinCounts(60, 0, 60), "It gains points in all 60 simulated deals; what you did, in none."),
        (WinCounts(40, 0, 60), "It gains points in 40 of 60 simulated deals; what you did, in none."),
        (WinCounts(30, 40, 60), "It gains points less often, but more of them on average."),
        (WinCounts(30, 30, 60), ""),
        (WinCounts(195, 194, 200), ""),
        (WinCounts(194, 195, 200), ""),
        (WinCounts(19, 0, 19), ""),
    ],
)
def test_counts_of_deals_never_speak_against_the_advice(gains: WinCounts, told: str) -> None:
    worst = replace(review().costliest[0], gains=gains)
    found = REVIEWS.in_words(replace(review(), decisions=(worst,)))
    assert found.decisions[0].better.endswith(told)
    assert ("gain" in found.decisions[0].better) == bool(told)


def test_what_is_told() -> None:
    lines = REVIEWS.text(review()).splitlines()
    assert lines[0] == "Hand 1, in Anna’s seat"
    assert lines[1].startswith("Your score for this hand: \u2212")
    assert lines[3].startswith("• Before the first trick: you made Leaves trumps. That cost ")
    assert "Better: Make Acorns trumps." in lines[3]
    assert not re.search("%[1-9n]", "".join(lines))


def test_a_difference_over_the_same_deals_is_surer_than_two_means() -> None:
    high = Worth(2.0, 3.0, deals=(-4.0, 2.0, 8.0))
    low = Worth(1.0, 3.0, deals=(-5.0, 1.0, 7.0))
    assert difference(high, low) == (1.0, 0.0)
    assert difference(high, Worth(-4.0, 0.0))[0] == 6.0
