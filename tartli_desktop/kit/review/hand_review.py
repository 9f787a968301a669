"""A reviewed hand: its decisions, the mistakes that cost most, and what the cards promised."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Generic, TypeVar

from msgspec import structs

from tartli_desktop.files.long_work import Steps, at_once
from tartli_desktop.game.evaluating import Evaluating, Query
from tartli_desktop.game.match import A_co, Action, AnyMatch, V_co, View
from tartli_desktop.game.mistakes import Gap, WinCounts

MOST_TOLD = 3
"""How many mistakes are shown at most."""


@dataclass(frozen=True, slots=True)
class Decision(Generic[V_co, A_co]):
    """One action of a seat that had a choice."""

    view: V_co
    """What the seat could know."""
    action: A_co
    at: int = 0
    """How many actions of the hand came before it."""


D_co = TypeVar("D_co", bound=Decision[View, Action], covariant=True)
G_co = TypeVar("G_co", covariant=True)
X_co = TypeVar("X_co", covariant=True)
R_co = TypeVar("R_co", covariant=True)
D = TypeVar("D")
J = TypeVar("J")
H = TypeVar("H")


@dataclass(frozen=True, slots=True)
class JudgedDecision(Generic[D_co, A_co, G_co]):
    """A decision with what would have been best."""

    decision: D_co
    better: A_co
    """What the strongest level would have done; the same action if it agrees."""
    gap: G_co
    """How much better that is."""
    is_mistake: bool
    """Whether it is better beyond the sampling error."""

    @property
    def cost(self) -> float:
        """The cost by which mistakes are compared, in points."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class JudgedByPay(JudgedDecision[Decision[V_co, A_co], A_co, Gap], Generic[V_co, A_co]):
    """The same in a game that is paid by the hand."""

    kind: str
    """What was decided, in the terms of the game's statistics."""
    gains: WinCounts | None = None
    """Only for a mistake, and only if deals were sampled."""
    own: tuple[str | None, ...] = ()
    """What the game stores besides."""
    promised: float | None = None
    """The points that the best action promised; None if nothing could be valued or the review was loaded."""

    @property
    def cost(self) -> float:
        """In points of the hand."""
        return self.gap.points


J_co = TypeVar("J_co", bound=JudgedDecision[Decision[View, Action], Action, object], covariant=True)


@dataclass(frozen=True, slots=True)
class HandReview(Generic[J_co, X_co, R_co]):
    """A finished hand as one seat played it."""

    number: int
    """Which hand of the match, from 1."""
    seat: int
    players: tuple[str, ...]
    decisions: tuple[J_co, ...]
    """All that the seat decided, in order."""
    expected: X_co | None
    """What its first decision promised with good play; None if nothing could be valued."""
    result: R_co
    """What the hand brought."""
    is_whole: bool = True
    """Whether all decisions have been judged."""

    @property
    def mistakes(self) -> tuple[J_co, ...]:
        """All mistakes, the costliest first."""
        found = [each for each in self.decisions if each.is_mistake]
        return tuple(sorted(found, key=attrgetter("cost"), reverse=True))

    @property
    def costliest(self) -> tuple[J_co, ...]:
        """The mistakes to show."""
        return self.mistakes[:MOST_TOLD]


def finished_hands(match: AnyMatch) -> int:
    """The number of finished hands in a match."""
    return len(match.hands) - (match.to_move is not None)


def judged_in_turn(
    decisions: Sequence[D], judging: Callable[[D], Evaluating[J]], review: Callable[[tuple[J, ...], bool], H]
) -> Evaluating[H]:
    """Judge one decision after the other; each question carries the review so far.

    ``review`` makes a review of what is judged, and is told whether that is all.
    """
    found: list[J] = []
    for place, decision in enumerate(decisions):
        done, so_far = place / len(decisions), review(tuple(found), False)
        thought, answer = judging(decision), None
        while True:
            try:
                query = thought.send(answer)
            except StopIteration as end:
                found.append(end.value)
                break
            answer = yield structs.replace(query, done=done, so_far=so_far)
    return review(tuple(found), True)


def answered_in_steps(evaluating: Evaluating[H], answer: Callable[[Query], object]) -> Steps[H]:
    """Run the whole computation here, with ``answer`` for each question; yield how much is done before it."""
    try:
        query = next(evaluating)
        while True:
            yield query.done
            query = evaluating.send(answer(query))
    except StopIteration as end:
        review: H = end.value
        return review


def answered_at_once(evaluating: Evaluating[H], answer: Callable[[Query], object]) -> H:
    """The same in one go; return its result."""
    return at_once(answered_in_steps(evaluating, answer))


def short(number: float) -> float:
    """A number without the digits that are never shown."""
    return round(number, 4)
