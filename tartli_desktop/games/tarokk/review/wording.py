"""The review of a hand in words: see :class:`tartli_desktop.face.learning.review.Reviews`."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QLocale

from tartli_desktop.face.learning.review import (
    DecisionInWords,
    ReviewInWords,
    Severity,
    gains_told,
    heading,
    in_trick,
)
from tartli_desktop.games.tarokk.review_form import Kind
from tartli_desktop.games.tarokk.rules.actions import (
    ANNUL,
    HOLD,
    KEEP,
    PASS,
    Announce,
    Bid,
    Call,
    DeclareTarokks,
    Discard,
    Play,
    SayKontra,
)
from tartli_desktop.games.tarokk.words import hints, terms
from tartli_desktop.text.amounts import signed
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.text.placeholders import fill

from .hand_review import HandReview, asking, reviewing
from .judgement import Judged
from .kept_review import VERSION, kept, of_kept

__all__ = ["VERSION", "asking", "in_words", "kept", "of_kept", "reviewing", "text"]

translate = QCoreApplication.translate

SMALL, LARGE = 1.0, 4.0
"""A mistake that costs fewer points than the first is small; one that costs the second or more is grave."""


def in_words(review: HandReview, suits: SuitSystem) -> ReviewInWords:
    """A review so far, in the parts shown beside the table."""
    worst = [review.decisions.index(each) for each in review.worst]
    decisions = tuple(
        DecisionInWords(
            at=each.decision.at,
            trick=each.decision.trick,
            kind=each.kind,
            severity=_severity(each),
            cost=_cost(each) if each.is_mistake else "",
            done=_done(each),
            better=_better(each) if each.is_mistake else "",
            advised=each.better,
        )
        for each in review.decisions
    )
    if not review.is_whole:
        return ReviewInWords(decisions, worst, "", "")
    return ReviewInWords(decisions, worst, _summary(review), _luck(review))


def _severity(each: Judged) -> Severity:
    if not each.is_mistake:
        return Severity.GOOD
    if each.gap.points < SMALL:
        return Severity.SMALL
    return Severity.LARGE if each.gap.points < LARGE else Severity.GRAVE


def text(review: HandReview, suits: SuitSystem) -> str:
    """A review as lines of text."""
    return "\n".join(_lines(review, suits))


def _lines(review: HandReview, suits: SuitSystem) -> Iterator[str]:
    yield heading(review.number, review.players[review.seat])
    yield _luck(review)
    yield _summary(review)
    for each in review.worst:
        done = in_trick(each.decision.trick, _done(each))
        yield f"• {done} {_cost(each)} {_better(each)}"


# Summary


def _luck(review: HandReview) -> str:
    """What the hand brought, and what the first decision promised."""
    got = fill(translate("Tarokk.Review", "Your score for this hand: %1."), signed(review.points))
    if review.expected is None:
        return got
    text = translate("Tarokk.Review", "At your first decision you could expect about %1.")
    return f"{got} {fill(text, hints.points_told(review.expected * review.result.multiplier))}"


def _summary(review: HandReview) -> str:
    made, found = len(review.mistakes), len(review.decisions)
    if not found:
        return translate("Tarokk.Review", "You had nothing to decide in this hand.")
    if not made:
        return translate(
            "Tarokk.Review", "You played this hand well: no mistake in %n decision(s).", None, found
        )
    if review.played_well:
        return translate(
            "Tarokk.Review", "You played this hand well; what could have been better cost little:"
        )
    if made > len(review.worst):
        return translate("Tarokk.Review", "%n decision(s) cost points; these cost most:", None, made)
    return translate("Tarokk.Review", "%n decision(s) cost points:", None, made)


# One decision


def _done(each: Judged) -> str:
    action = each.decision.action
    match action:
        case Play(card):
            return fill(translate("Tarokk.Review", "you played the %1."), terms.tarokk_name(card))
        case Discard(cards):
            return fill(translate("Tarokk.Review", "you discarded %1."), terms.tarokk_names(cards))
        case Bid(level):
            return fill(translate("Tarokk.Review", "you bid %1."), terms.bid_name(level))
        case Call(card):
            return fill(translate("Tarokk.Review", "you called the %1."), terms.tarokk_name(card))
        case DeclareTarokks(count):
            return fill(translate("Tarokk.Review", "you declared %1 tarokks."), count)
        case Announce(bonus):
            return fill(translate("Tarokk.Review", "you announced %1."), terms.item_name(bonus))
        case SayKontra(level, item):
            text = translate("Tarokk.Review", "you said %1: %2.", "a level of kontra, what it was said to")
            return fill(text, terms.kontra_word(level), terms.item_name(item))
    if action == PASS and each.kind is Kind.ANNOUNCE:
        return translate("Tarokk.Review", "you said nothing more.")
    return {
        PASS: translate("Tarokk.Review", "you passed."),
        HOLD: translate("Tarokk.Review", "you held."),
        KEEP: translate("Tarokk.Review", "you kept the hand."),
        ANNUL: translate("Tarokk.Review", "you annulled the hand."),
    }[action]


def _cost(each: Judged) -> str:
    multiplier = each.decision.view.multiplier
    points = _number(each.gap.points * multiplier)
    one = points == _number(1)
    if each.gap.error:
        text = translate("Tarokk.Review", "That cost about %1 points.")
        text = translate("Tarokk.Review", "That cost about %1 point.") if one else text
    else:
        text = translate("Tarokk.Review", "That cost %1 points.")
        text = translate("Tarokk.Review", "That cost %1 point.") if one else text
    return fill(text, points)


def _number(points: float) -> str:
    tenths = round(points * 10)
    return QLocale().toString(tenths / 10, "f", 1 if tenths % 10 else 0)


def _better(each: Judged) -> str:
    """What would have been better than a mistake, and in how many deals it gains."""
    decision = each.decision
    reason = hints.why(decision.view, each.better, decision.action)
    advice = f"{hints.advice(each.better, decision.view)} {reason}".strip()
    better = fill(translate("Tarokk.Review", "Better: %1", "a whole sentence"), advice)
    return f"{better} {gains_told(each.gains)}".strip()
