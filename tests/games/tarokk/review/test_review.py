"""The review of a finished hand of tarokk: what it calls a mistake, what it says, and what it keeps."""

import random
import re
from dataclasses import replace
from functools import cache

import pytest

from tartli_desktop.cards.tarokk import CARDS
from tartli_desktop.face.learning.review import Severity
from tartli_desktop.game.mistakes import LEAST, Gap
from tartli_desktop.games.tarokk import PASKIEVICS, Action, Match
from tartli_desktop.games.tarokk.coach.hint import Hint
from tartli_desktop.games.tarokk.lesson import COURSE
from tartli_desktop.games.tarokk.opponents import choose, strong
from tartli_desktop.games.tarokk.opponents.worth import Worth
from tartli_desktop.games.tarokk.review import HandReview, TarokkReviews
from tartli_desktop.games.tarokk.review_form import Kind
from tartli_desktop.games.tarokk.words import hints
from tartli_desktop.kit.review.hand_review import answered_at_once

FEW = strong.SearchSettings(play=20, endgame=20, announce=40, bid=10, discard=10)

pytestmark = pytest.mark.usefixtures("qapp")

REVIEWS = TarokkReviews()
SEAT = 0


@cache
def spoilt() -> Match:
    """The hand of the lesson, in which the declarer announces volát with small tarokks, and loses it."""
    lesson = COURSE.hands[0]
    match = lesson.new_match("A")
    for text in lesson.line:
        seat, _, action = text.partition(":")
        if action == "trull":
            match.apply(0, Action.parse("volat"))
            break
        match.apply(int(seat), Action.parse(action))
    while match.to_move is not None:
        match.apply(match.to_move, choose(match.view(match.to_move), "heuristic", seed=3))
    return match


@cache
def review() -> HandReview:
    return answered_at_once(
        REVIEWS.evaluating(spoilt(), 1, SEAT),
        lambda query: strong.evaluate(
            query.view, seed=query.seed, should_stop=None, settings=FEW, also=query.also
        ),
    )


def test_an_announcement_that_cannot_hold_is_the_mistake_that_cost_most() -> None:
    """T9.6, T13.2: volát is worth six times the game, and seven small tarokks do not win all tricks."""
    worst = review().costliest[0]
    assert worst.decision.action == Action.parse("volat")
    assert worst.kind is Kind.ANNOUNCE
    assert worst.gap.points > 3


def test_no_mistake_is_within_two_standard_errors() -> None:
    assert review().mistakes
    for each in review().mistakes:
        assert each.gap.points > 2 * each.gap.error
        assert each.gap.points >= LEAST


def test_what_is_told() -> None:
    lines = REVIEWS.text(review()).splitlines()
    assert lines[0] == "Hand 1, in A’s seat"
    assert lines[1].startswith("Your score for this hand: ")
    assert lines[3].startswith("• Before the first trick: you announced Volát. That cost ")
    assert not re.search("%[1-9n]", "".join(lines))


def test_in_a_doubled_round_costs_are_told_as_they_are_paid() -> None:  # T7.5, T7.6
    worst = review().costliest[0]
    view = replace(worst.decision.view, multiplier=2)
    advised = Hint(worst.better, Worth((1.0, 2.0)), worst.decision.action, Worth((-1.0, 0.0)))
    hint = hints.sentence(advised, view, ())
    assert "You can expect about +3 points. Next best, about −1 point: " in hint
    doubled = replace(worst, decision=replace(worst.decision, view=view))
    told = [REVIEWS.text(replace(review(), decisions=(each,))) for each in (worst, doubled)]
    once, twice = (float(re.findall(r"cost about ([0-9]+(?:\.[0-9])?)", text)[0]) for text in told)
    assert twice == pytest.approx(2 * once, abs=0.2)


@pytest.mark.parametrize(("multiplier", "severity"), [(1, Severity.MISTAKE), (2, Severity.SERIOUS)])
def test_in_a_doubled_round_mistakes_are_graded_as_they_are_paid(
    multiplier: int, severity: Severity
) -> None:  # T7.6
    worst = review().costliest[0]
    view = replace(worst.decision.view, multiplier=multiplier)
    graded = replace(worst, decision=replace(worst.decision, view=view), gap=Gap(2.5, 0.0))
    (told,) = REVIEWS.in_words(replace(review(), decisions=(graded,))).decisions
    assert told.severity is severity


@pytest.mark.parametrize("seed", range(4))
def test_each_decision_of_any_hand_can_be_told(seed: int) -> None:
    chance = random.Random(seed)
    match = Match.new(PASKIEVICS, first_dealer=seed % 4)
    deck = list(CARDS)
    chance.shuffle(deck)
    match.deal(deck)
    while match.to_move is not None:
        match.apply(match.to_move, chance.choice(match.legal_actions(match.to_move)))
    for seat in range(4):
        thought = REVIEWS.evaluating(match, 1, seat)
        try:
            query = next(thought)
            while True:
                # Pretend that another action is better, without any error.
                done = query.also[0]
                better = next(each for each in query.view.legal if each != done)
                query = thought.send({done: Worth((0.0, 0.0)), better: Worth((4.0, 4.0))})
        except StopIteration as end:
            judged = end.value.decisions
            told = REVIEWS.in_words(end.value)
        assert all(each.done and each.better and each.cost for each in told.decisions)
        # Each is told with the reason that a hint would give.
        for each, shown in zip(judged, told.decisions, strict=True):
            assert hints.why(each.decision.view, each.better, each.decision.action) in shown.better
