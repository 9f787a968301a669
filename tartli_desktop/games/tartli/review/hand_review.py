"""The review of a finished hand: its decisions, the costliest mistakes, and what was luck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tartli_desktop.files.long_work import Steps
from tartli_desktop.game.evaluating import Evaluating
from tartli_desktop.games.tartli import HandResult, Match, Play, result_of
from tartli_desktop.games.tartli.opponents.strong import SearchSettings
from tartli_desktop.games.tartli.opponents.value import Value
from tartli_desktop.kit.review import hand_review

from .decisions import before_hand, decisions_of
from .judgement import Judged, judging, weigher


@dataclass(frozen=True, slots=True)
class Expected:
    """The expected result when a seat first chose a card: the seat's gain less the opponent's."""

    points: float
    error: float
    """Standard error of the points."""


@dataclass(frozen=True, slots=True)
class HandReview(hand_review.HandReview[Judged, Expected, HandResult]):
    """The review of a finished hand as one seat played it."""

    WELL: ClassVar[float] = 5.0


def reviewing(
    match: Match, number: int, seat: int, *, seed: int = 0, strength: SearchSettings | None = None
) -> Steps[HandReview]:
    """Review a hand, decision by decision: see :class:`face.learning.review.Reviews`."""
    return hand_review.answered_in_steps(evaluating(match, number, seat, seed=seed), weigher(strength))


def evaluating(match: Match, number: int, seat: int, *, seed: int = 0) -> Evaluating[HandReview]:
    """Review a hand by asking for the values of actions; each question carries the review so far."""
    result = hand_result(match, number)

    def review(found: tuple[Judged, ...], is_whole: bool) -> HandReview:
        expected = _expected(found) if is_whole else None
        return HandReview(number, seat, match.players, found, expected, result, is_whole)

    decisions = decisions_of(match, number, seat)
    return (yield from hand_review.judged_in_turn(decisions, lambda each: judging(each, seed), review))


def _expected(decisions: tuple[Judged, ...]) -> Expected | None:
    """The result to be expected, with good play, when the first card was chosen."""
    for each in decisions:
        view = each.decision.view
        if _is_first_card(view.trick_number, view.legal):
            sampled: list[Value] = [value for value in each.values.values() if value.worlds]
            if not sampled:
                return None
            value = min(sampled, key=lambda one: one.place)
            before = view.scores[view.seat] - view.scores[1 - view.seat]
            return Expected(value.points - before, value.error)
    return None


def _is_first_card(trick: int, legal: tuple[object, ...]) -> bool:
    return trick == 1 and any(isinstance(action, Play) for action in legal)


def hand_result(match: Match, number: int) -> HandResult:
    """The result of a finished hand, counted from 1."""
    replayed = before_hand(match, number + 1)
    return result_of(replayed.events, replayed.variant)
