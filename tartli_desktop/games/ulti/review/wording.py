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
from tartli_desktop.games.ulti.coach.hint import Hint
from tartli_desktop.games.ulti.opponents.worth import Worth
from tartli_desktop.games.ulti.review_form import Kind
from tartli_desktop.games.ulti.rules.actions import (
    AGREE,
    CLAIM,
    CONCEDE,
    FORFEIT,
    GOOD,
    KEEP,
    PASS,
    TAKE,
    Action,
    Announce,
    Double,
    Lay,
    MakeBid,
    NameTrump,
    Play,
)
from tartli_desktop.games.ulti.words import hints, terms
from tartli_desktop.text.amounts import signed
from tartli_desktop.text.card_names import SuitSystem, card_name
from tartli_desktop.text.placeholders import fill

from .hand_review import HandReview, asking, reviewing
from .judgement import Judged
from .kept_review import VERSION, kept, of_kept

__all__ = ["VERSION", "asking", "in_words", "kept", "of_kept", "reviewing", "text"]

translate = QCoreApplication.translate

SMALL, LARGE = 1.0, 4.0
"""A mistake that costs fewer points than the first is small; one that costs the second or more is grave."""

MANY = 5.0
"""From this many points on, an estimate is shown without decimals."""


def in_words(review: HandReview, suits: SuitSystem) -> ReviewInWords:
    """A review so far, in the parts shown beside the table."""
    worst = [review.decisions.index(each) for each in review.worst]
    decisions = tuple(
        DecisionInWords(
            at=each.decision.at,
            trick=each.decision.trick,
            kind=each.kind,
            severity=_severity(each),
            cost=_cost(each, review.unit) if each.is_mistake else "",
            done=_done(each, suits),
            better=_better(each, suits) if each.is_mistake else "",
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
        done = in_trick(each.decision.trick, _done(each, suits))
        yield f"• {done} {_cost(each, review.unit)} {_better(each, suits)}"


# Summary


def _luck(review: HandReview) -> str:
    """What the hand brought, and what the first decision promised."""
    money = signed(review.points * review.unit)
    got = fill(
        translate("Ulti.Review", "Your score for this hand: %1 (%2 Ft)."), signed(review.points), money
    )
    if review.expected is None:
        return got
    text = translate("Ulti.Review", "At your first decision you could expect about %1.")
    return f"{got} {fill(text, hints.points_told(review.expected))}"


def _summary(review: HandReview) -> str:
    made, found = len(review.mistakes), len(review.decisions)
    if not found:
        return translate("Ulti.Review", "You had nothing to decide in this hand.")
    if not made:
        return translate(
            "Ulti.Review", "You played this hand well: no mistake in %n decision(s).", None, found
        )
    if review.played_well:
        return translate("Ulti.Review", "You played this hand well; what could have been better cost little:")
    if made > len(review.worst):
        return translate("Ulti.Review", "%n decision(s) cost points; these cost most:", None, made)
    return translate("Ulti.Review", "%n decision(s) cost points:", None, made)


# One decision


def _done(each: Judged, suits: SuitSystem) -> str:
    view, action = each.decision.view, each.decision.action
    match action:
        case Play(card):
            text = translate("Ulti.Review", "you played the %1.")
            if each.kind is Kind.DOUBLE:
                text = translate("Ulti.Review", "you played the %1 and did not double.")
            elif each.kind is Kind.MARRIAGE:
                text = translate("Ulti.Review", "you played the %1 without announcing.")
            elif each.kind is Kind.END:
                text = translate("Ulti.Review", "you played on with the %1.")
            return fill(text, card_name(card, suits))
        case Lay(cards):
            names = [card_name(card, suits) for card in cards]
            return fill(translate("Ulti.Review", "you discarded the %1 and the %2."), *names)
        case MakeBid(bid):
            return fill(translate("Ulti.Review", "you bid %1."), terms.bid_name(bid))
        case NameTrump(suit):
            return fill(translate("Ulti.Review", "you made %1 trumps."), terms.trump_name(suit, suits))
        case Announce(values):
            return fill(translate("Ulti.Review", "you announced %1."), terms.marriages_in_sentence(values))
        case Double(words):
            if view.phase == "answer":
                text = translate("Ulti.Review", "you raised the double of %1.")
                return fill(text, terms.lanes_in_sentence(words))
            return fill(translate("Ulti.Review", "you doubled %1."), terms.lanes_in_sentence(words))
    return _said(action)


def _said(action: Action) -> str:
    return {
        PASS: translate("Ulti.Review", "you passed."),
        TAKE: translate("Ulti.Review", "you picked up the talon."),
        KEEP: translate("Ulti.Review", "you kept your bid."),
        FORFEIT: translate("Ulti.Review", "you threw the hand in."),
        GOOD: translate("Ulti.Review", "you left the double as it was."),
        CLAIM: translate("Ulti.Review", "you claimed the rest."),
        CONCEDE: translate("Ulti.Review", "you gave up."),
        AGREE: translate("Ulti.Review", "you agreed to the claim."),
    }.get(action, translate("Ulti.Review", "you refused the claim."))


def _cost(each: Judged, unit: int) -> str:
    """The cost in points and in money."""
    cost = each.gap.points
    if each.gap.error and cost >= MANY:
        # The decimals of so large a sampled value mean nothing.
        cost = float(round(cost))
    points, money = _number(cost), QLocale().toString(round(cost * unit))
    one = points == _number(1)
    if each.gap.error:
        text = translate("Ulti.Review", "That cost about %1 points (%2 Ft).")
        text = translate("Ulti.Review", "That cost about %1 point (%2 Ft).") if one else text
    else:
        text = translate("Ulti.Review", "That cost %1 points (%2 Ft).")
        text = translate("Ulti.Review", "That cost %1 point (%2 Ft).") if one else text
    return fill(text, points, money)


def _number(points: float) -> str:
    tenths = round(points * 10)
    return QLocale().toString(tenths / 10, "f", 1 if tenths % 10 else 0)


def _better(each: Judged, suits: SuitSystem) -> str:
    """What would have been better than a mistake, and why."""
    view = each.decision.view
    hint = Hint(each.better, Worth(0.0, 0.0, each.bid, each.trump))
    advice = f"{hints.advice(each.better, view, suits)} {hints.purpose(hint, suits)}".strip()
    reason = hints.why(view, each.better, each.decision.action, bid=each.bid, trump=each.trump)
    better = fill(translate("Ulti.Review", "Better: %1", "a whole sentence"), advice)
    return " ".join(filter(None, (better, reason, gains_told(each.gains))))
