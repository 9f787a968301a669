"""The review of a finished hand: its decisions, the mistakes that cost most, and what the cards promised."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import structs

from tartli_desktop.files.long_work import Steps
from tartli_desktop.game.asking import Asking
from tartli_desktop.games.ulti.opponents.search.sampling import Effort
from tartli_desktop.games.ulti.rules.match import Match
from tartli_desktop.games.ulti.rules.settlement import HandResult

from .decisions import decisions_of
from .judgement import Judged, judging, weigher

MOST_TOLD = 3
"""How many mistakes are shown at most."""

WELL = 1.0
"""A hand whose mistakes cost fewer points than that was played well."""


@dataclass(frozen=True, slots=True)
class HandReview:
    """A finished hand as one seat played it."""

    number: int
    """Which hand of the match, from 1."""
    seat: int
    players: tuple[str, str, str]
    unit: int
    """What a point is worth in money."""
    decisions: tuple[Judged, ...]
    """All that the seat decided, in order."""
    expected: float | None
    """The points that its first decision promised with good play; None if nothing could be valued."""
    result: HandResult
    """What the hand brought."""
    is_whole: bool = True
    """Whether all decisions have been judged."""

    @property
    def mistakes(self) -> tuple[Judged, ...]:
        """All mistakes, the costliest first."""
        found = [each for each in self.decisions if each.is_mistake]
        return tuple(sorted(found, key=lambda each: -each.gap.points))

    @property
    def worst(self) -> tuple[Judged, ...]:
        """The mistakes to show."""
        return self.mistakes[:MOST_TOLD]

    @property
    def played_well(self) -> bool:
        """Whether the mistakes cost little in all."""
        return sum(each.gap.points for each in self.mistakes) < WELL

    @property
    def points(self) -> int:
        """What the hand brought this seat."""
        return self.result.points[self.seat]


def reviewing(
    match: Match, number: int, seat: int, *, seed: int = 0, effort: Effort | None = None
) -> Steps[HandReview]:
    """The review of a hand, decision by decision: see :class:`face.learning.review.Reviews`."""
    thought, answer = asking(match, number, seat, seed=seed), weigher(effort)
    try:
        query = next(thought)
        while True:
            yield query.done
            query = thought.send(answer(query))
    except StopIteration as end:
        review: HandReview = end.value
        return review


def asking(match: Match, number: int, seat: int, *, seed: int = 0) -> Asking[HandReview]:
    """The same by asking what actions are worth; each question carries the review so far."""
    decisions = decisions_of(match, number, seat)
    found: list[Judged] = []

    def so_far(*, is_whole: bool) -> HandReview:
        expected = next((each.promised for each in found if each.promised is not None), None)
        return review_of(match, number, seat, tuple(found), expected if is_whole else None, is_whole=is_whole)

    for place, decision in enumerate(decisions):
        thought, answer = judging(decision, seed), None
        while True:
            try:
                query = thought.send(answer)
            except StopIteration as end:
                found.append(end.value)
                break
            answer = yield structs.replace(query, done=place / len(decisions), so_far=so_far(is_whole=False))
    return so_far(is_whole=True)


def review_of(
    match: Match,
    number: int,
    seat: int,
    decisions: tuple[Judged, ...],
    expected: float | None,
    *,
    is_whole: bool = True,
) -> HandReview:
    """The review of a hand, counted from 1, from the decisions judged so far."""
    result = match.results[number - 1]
    return HandReview(number, seat, match.players, match.variant.unit, decisions, expected, result, is_whole)
