"""The review of a finished hand: its decisions, the costliest mistakes, what was luck, and its stored form.

The match gives back what the player could know, so only the judgements are stored. Most hands take less than
4,000 characters: a text longer than a database page takes long to repair.
"""

from dataclasses import dataclass

import msgspec
from msgspec.structs import asdict

from tartli_desktop.files.long_work import Steps
from tartli_desktop.game.evaluating import Evaluating
from tartli_desktop.games.tartli import (
    BELA,
    EXCHANGE,
    GATHER,
    OUT,
    Action,
    Declare,
    HandResult,
    Match,
    Play,
    Turn,
    result_of,
)
from tartli_desktop.games.tartli.opponents.strong import SearchSettings
from tartli_desktop.games.tartli.opponents.value import Value
from tartli_desktop.games.tartli.review_form import DecisionForm, Kind, ReviewForm, ValueForm
from tartli_desktop.kit.review import hand_review
from tartli_desktop.kit.review.hand_review import answered_in_steps

from .decisions import Decision, before_hand, decisions_of
from .judgement import NO_GAP, Gap, JudgedDecision, judging, weigher


@dataclass(frozen=True, slots=True)
class Expected:
    """The expected result when a seat first chose a card: the seat's gain less the opponent's."""

    points: float
    error: float
    """Standard error of the points."""


HandReview = hand_review.HandReview[JudgedDecision, Expected, HandResult]
"""The review of a finished hand as one seat played it."""


def reviewing(
    match: Match, number: int, seat: int, *, strength: SearchSettings | None = None
) -> Steps[HandReview]:
    """Review a hand, decision by decision: see :class:`face.learning.review.Reviews`."""
    return answered_in_steps(evaluating(match, number, seat), weigher(strength))


def evaluating(match: Match, number: int, seat: int) -> Evaluating[HandReview]:
    """Review a hand by asking for the values of actions; each question carries the review so far."""
    result = hand_result(match, number)

    def review(found: tuple[JudgedDecision, ...], is_whole: bool) -> HandReview:
        expected = _expected(found) if is_whole else None
        return hand_review.HandReview(number, seat, match.players, found, expected, result, is_whole)

    decisions = decisions_of(match, number, seat)
    return (yield from hand_review.judged_in_turn(decisions, judging, review))


def _expected(decisions: tuple[JudgedDecision, ...]) -> Expected | None:
    """The result to be expected, with good play, when the first card was chosen."""
    for each in decisions:
        view = each.decision.view
        if view.trick_number == 1 and any(isinstance(action, Play) for action in view.legal):
            sampled: list[Value] = [value for value in each.values.values() if value.worlds]
            if not sampled:
                return None
            value = min(sampled, key=lambda one: one.place)
            before = view.scores[view.seat] - view.scores[1 - view.seat]
            return Expected(value.points - before, value.error)
    return None


def hand_result(match: Match, number: int) -> HandResult:
    """The result of a finished hand, counted from 1."""
    replayed = before_hand(match, number + 1)
    return result_of(replayed.events, replayed.variant)


# The stored form


VERSION = 4
"""Raise this whenever reviews or their kept form change, so that they are made again."""


def kept(review: HandReview) -> object:
    """A finished review as plain data."""
    mine = review.expected
    expected = None if mine is None else (_short(mine.points), _short(mine.error))
    return msgspec.to_builtins(ReviewForm(tuple(map(_decision_form, review.decisions)), (expected, None)))


def from_stored(data: object, match: Match, number: int, seat: int) -> HandReview:
    """The review that ``kept`` turned into this data, with the values of mistakes only.

    Raises ValueError for data that does not fit this hand, and for a hand that is not over.
    """
    found = msgspec.convert(data, ReviewForm)
    decisions = decisions_of(match, number, seat)
    done = [(each.at, str(each.action)) for each in decisions]
    if done != [(each.at, each.done) for each in found.decisions]:
        raise ValueError("these are not the decisions of this hand")
    mine, _ = found.expected
    return hand_review.HandReview(
        number,
        seat,
        match.players,
        tuple(map(_judged, decisions, found.decisions)),
        None if mine is None else Expected(*mine),
        hand_result(match, number),
    )


def kind_of(each: JudgedDecision) -> Kind:
    """The kind of a decision: a card only if both the card played and the better action are cards."""
    done, better = each.decision.action, each.better
    if better == BELA and isinstance(done, Play) and not each.decision.forgets_bela:
        # Béla could still be declared later, so the card itself was the mistake.
        return Kind.CARD
    return next((kind for kind in map(_kind, (done, better)) if kind is not Kind.CARD), Kind.CARD)


def _kind(action: Action) -> Kind:
    match action:
        case Declare():
            return Kind.DECLARATION
        case Turn():
            return Kind.TURN
    return _KINDS.get(action, Kind.CARD)


_KINDS = {
    BELA: Kind.BELA,
    EXCHANGE: Kind.EXCHANGE,
    OUT: Kind.OUT,
    # Silence, after which the opponent went out.
    GATHER: Kind.OUT,
}


def _decision_form(each: JudgedDecision) -> DecisionForm:
    done, gap = each.decision.action, each.gap
    parts = map(_short, (gap.points, gap.error, gap.win, gap.win_error, gap.worth, gap.worth_error))
    points, error, win, win_error, worth, worth_error = parts
    cost = float(each.points) if each.in_points else worth
    told = (each.values[each.better], each.values[done]) if each.is_mistake else ()
    return DecisionForm(
        at=each.decision.at,
        kind=kind_of(each),
        cost=cost if each.is_mistake else 0.0,
        done=str(done),
        better=str(each.better),
        gap=None if gap == NO_GAP else (points, error, win, win_error, worth, worth_error, gap.exact),
        values=tuple(map(_value_form, told)),
    )


def _judged(decision: Decision, found: DecisionForm) -> JudgedDecision:
    better = Action.parse(found.better)
    values = (Value(**asdict(each) | {"then": tuple(map(Action.parse, each.then))}) for each in found.values)
    gap = NO_GAP if found.gap is None else Gap(*found.gap)
    return JudgedDecision(
        decision, better, gap, bool(found.values), dict(zip((better, decision.action), values, strict=False))
    )


def _value_form(value: Value) -> ValueForm:
    short = {name: _short(each) for name, each in asdict(value).items() if isinstance(each, float)}
    return ValueForm(**asdict(value) | short | {"then": tuple(map(str, value.then))})


def _short(number: float) -> float:
    """Round a number to the digits that are ever shown."""
    return round(number, 4)
