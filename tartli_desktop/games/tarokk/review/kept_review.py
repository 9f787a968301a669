"""A finished review as plain data, and back.

The match still shows what the player could know, so only the judgements are stored.
"""

from __future__ import annotations

import msgspec

from tartli_desktop.game.second_look import NO_GAP, Gains, Gap
from tartli_desktop.games.tarokk.review_form import KeptDecision, KeptReview
from tartli_desktop.games.tarokk.rules.actions import Action
from tartli_desktop.games.tarokk.rules.match import Match

from .decisions import Decision, decisions_of
from .hand_review import HandReview, review_of
from .judgement import Judged

VERSION = 3
"""Raise this whenever reviews or their stored form change: stored reviews are then made again."""


def kept(review: HandReview) -> object:
    """A finished review as plain data."""
    expected = None if review.expected is None else _short(review.expected)
    return msgspec.to_builtins(KeptReview(tuple(map(_kept_decision, review.decisions)), expected))


def of_kept(data: object, match: Match, number: int, seat: int) -> HandReview:
    """The review from which :func:`kept` made this data.

    Raises ValueError for data that does not fit this hand, and for a hand that is not over.
    """
    found = msgspec.convert(data, KeptReview)
    decisions = decisions_of(match, number, seat)
    done = [(each.at, str(each.action)) for each in decisions]
    if done != [(each.at, each.done) for each in found.decisions]:
        raise ValueError("these are not the decisions of this hand")
    judged = tuple(map(_judged, decisions, found.decisions))
    return review_of(match, number, seat, judged, found.expected)


def _kept_decision(each: Judged) -> KeptDecision:
    gap, gains = each.gap, each.gains
    return KeptDecision(
        at=each.decision.at,
        kind=each.kind,
        cost=_short(gap.points) if each.is_mistake else 0.0,
        done=str(each.decision.action),
        better=str(each.better),
        gap=(_short(gap.points), _short(gap.error)) if each.is_mistake else None,
        gains=None if gains is None else (gains.better, gains.done, gains.deals),
    )


def _judged(decision: Decision, found: KeptDecision) -> Judged:
    return Judged(
        decision,
        Action.parse(found.better),
        NO_GAP if found.gap is None else Gap(*found.gap),
        is_mistake=found.gap is not None,
        gains=None if found.gains is None else Gains(*found.gains),
    )


def _short(number: float) -> float:
    """A number without the digits that are never shown."""
    return round(number, 4)
