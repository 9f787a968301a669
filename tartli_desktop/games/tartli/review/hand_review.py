"""The review of a finished hand: its decisions, the costliest mistakes, and what was luck."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import structs

from tartli_desktop.files.long_work import Steps
from tartli_desktop.game.asking import Asking
from tartli_desktop.games.tartli.opponents.strong import SearchSettings
from tartli_desktop.games.tartli.opponents.value import Value
from tartli_desktop.games.tartli.rules import HandResult, Match, Play, result_of

from .decisions import before_hand, decisions_of
from .judgement import Judged, judging, weigher

MOST_TOLD = 3
"""The number of mistakes shown."""

WELL = 5.0
"""A hand was played well if its mistakes cost less than this, in points near the start of a game."""


@dataclass(frozen=True, slots=True)
class Expected:
    """The expected result when a seat first chose a card: the seat's gain less the opponent's."""

    points: float
    error: float
    """Standard error of the points."""


@dataclass(frozen=True, slots=True)
class HandReview:
    """The review of a finished hand as one seat played it."""

    number: int
    """The number of the hand in the match, from 1."""
    seat: int
    players: tuple[str, str]
    decisions: tuple[Judged, ...]
    """All decisions of the seat, in order."""
    expected: Expected | None
    """What this seat could expect from its cards; None if it chose none."""
    result: HandResult
    """The result of the hand."""
    is_whole: bool = True
    """Whether all decisions have been judged."""

    @property
    def mistakes(self) -> tuple[Judged, ...]:
        """All mistakes, costliest first."""
        found = [each for each in self.decisions if each.is_mistake]
        return tuple(sorted(found, key=lambda each: -each.gap.worth))

    @property
    def costliest(self) -> tuple[Judged, ...]:
        """The mistakes to show."""
        return self.mistakes[:MOST_TOLD]

    @property
    def played_well(self) -> bool:
        """Whether the mistakes cost little in all."""
        return sum(each.gap.worth for each in self.mistakes) < WELL

    @property
    def ahead(self) -> int:
        """The points this seat gained less those the opponent gained."""
        gains = self.result.gains
        return gains[self.seat] - gains[1 - self.seat]


def reviewing(
    match: Match, number: int, seat: int, *, seed: int = 0, strength: SearchSettings | None = None
) -> Steps[HandReview]:
    """Review a hand, decision by decision: see :class:`face.learning.review.Reviews`."""
    thought, answer = asking(match, number, seat, seed=seed), weigher(strength)
    try:
        query = next(thought)
        while True:
            yield query.done
            query = thought.send(answer(query))
    except StopIteration as end:
        review: HandReview = end.value
        return review


def asking(match: Match, number: int, seat: int, *, seed: int = 0) -> Asking[HandReview]:
    """Review a hand by asking for the values of actions; each question carries the review so far."""
    decisions = decisions_of(match, number, seat)
    players, result = match.players, hand_result(match, number)
    found: list[Judged] = []

    def so_far(*, is_whole: bool) -> HandReview:
        expected = _expected(found) if is_whole else None
        return HandReview(number, seat, (players[0], players[1]), tuple(found), expected, result, is_whole)

    for place, decision in enumerate(decisions):
        done = place / len(decisions)
        found.append((yield from _telling(judging(decision, seed), done, so_far(is_whole=False))))
    return so_far(is_whole=True)


def _telling(thought: Asking[Judged], done: float, so_far: HandReview) -> Asking[Judged]:
    """Pass on the questions about one decision, with the progress of the review added."""
    answer = None
    while True:
        try:
            query = thought.send(answer)
        except StopIteration as end:
            found: Judged = end.value
            return found
        answer = yield structs.replace(query, done=done, so_far=so_far)


def _expected(decisions: list[Judged]) -> Expected | None:
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
