"""The review of a finished hand: its decisions, the costliest mistakes, what was luck, and its stored form.

The match gives back what the player could know, so only the judgements are stored. Most hands take less than
4,000 characters: a text longer than a database page takes long to repair.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from msgspec.structs import asdict

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
from tartli_desktop.games.tartli.opponents.value import Value
from tartli_desktop.games.tartli.review_form import DecisionForm, Kind, ReviewForm, ValueForm
from tartli_desktop.kit.review import hand_review
from tartli_desktop.kit.review.hand_review import short

from .decisions import Decision, before_hand
from .judgement import NO_GAP, Gap, JudgedDecision


@dataclass(frozen=True, slots=True)
class Expected:
    """The expected result when a seat first chose a card: the seat's gain less the opponent's."""

    points: float
    error: float
    """Standard error of the points."""


HandReview = hand_review.HandReview[JudgedDecision, Expected, HandResult]
"""The review of a finished hand as one seat played it."""


def promised(judged: Sequence[JudgedDecision]) -> Expected | None:
    """The result to be expected, with good play, when the first card was chosen."""
    for each in judged:
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


def kept(review: HandReview) -> object:
    """A finished review as plain data."""
    mine = review.expected
    expected = None if mine is None else (short(mine.points), short(mine.error))
    return msgspec.to_builtins(ReviewForm(tuple(map(_decision_form, review.decisions)), (expected, None)))


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
    parts = map(short, (gap.points, gap.error, gap.win, gap.win_error, gap.worth, gap.worth_error))
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


def judged(decision: Decision, found: DecisionForm) -> JudgedDecision:
    """A decision as it was judged, from its stored form, with the values of mistakes only."""
    better = Action.parse(found.better)
    values = (Value(**asdict(each) | {"then": tuple(map(Action.parse, each.then))}) for each in found.values)
    gap = NO_GAP if found.gap is None else Gap(*found.gap)
    return JudgedDecision(
        decision, better, gap, bool(found.values), dict(zip((better, decision.action), values, strict=False))
    )


def _value_form(value: Value) -> ValueForm:
    rounded = {name: short(each) for name, each in asdict(value).items() if isinstance(each, float)}
    return ValueForm(**asdict(value) | rounded | {"then": tuple(map(str, value.then))})
