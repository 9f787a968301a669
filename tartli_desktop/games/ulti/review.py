"""The review of a finished hand of Ulti."""

from PySide6.QtCore import QLocale

from tartli_desktop.face.sentences import Sentences
from tartli_desktop.games import ulti
from tartli_desktop.games.ulti import RULES, HandResult, Match, View
from tartli_desktop.games.ulti.coach.hint import Hint
from tartli_desktop.games.ulti.opponents.worth import Worth, difference
from tartli_desktop.games.ulti.review_form import Kind, ReviewForm, told_cost
from tartli_desktop.games.ulti.rules import actions
from tartli_desktop.games.ulti.rules.actions import Action
from tartli_desktop.games.ulti.words import hints, terms
from tartli_desktop.kit.review.hand_review import Decision, JudgedByPay
from tartli_desktop.kit.review.reviews import ReviewByPay, ReviewsByPay, gains_text, tenths, with_promise
from tartli_desktop.text.amounts import points_text, signed
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

tr = Context("Ulti.Review")
say = Sentences("ulti", "review")

JudgedDecision = JudgedByPay[View, Action]
HandReview = ReviewByPay[View, Action, tuple[HandResult, int]]
"""A reviewed hand; the result has what a point is worth in money beside it."""


class UltiReviews(ReviewsByPay[Match, View, Action, Worth, tuple[HandResult, int]]):
    """See :class:`tartli_desktop.face.learning.review.Reviews`."""

    VERSION = 2
    rules = RULES
    form = ReviewForm
    difference = staticmethod(difference)

    def result_of(self, match: Match, number: int) -> tuple[HandResult, int]:
        """The account of a hand, and what a point is worth in money."""
        return match.results[number - 1], match.variant.unit

    def own(self, worth: Worth | None) -> tuple[str | None, ...]:
        """The bid that was to follow, for a bid or a lay with the suit that was to be trumps."""
        return ("", None) if worth is None else (worth.bid, worth.trump)

    def kind_of(self, decision: Decision[View, Action], better: Action) -> Kind:
        """What was decided; for a card played when another kind of action was better, that kind."""
        done = _kind(decision.action)
        return _kind(better) if done is Kind.CARD else done

    def trick(self, each: JudgedDecision) -> int:
        view = each.decision.view
        return len(view.tricks) + 1 if view.phase in ("play", "answer", "claim") else 0

    def luck(self, review: HandReview) -> str:
        result, unit = review.result
        points = result.points[review.seat]
        got = fill(tr("Your score for this hand: %1 (%2 Ft)."), signed(points), signed(points * unit))
        return with_promise(got, "" if review.expected is None else points_text(review.expected))

    def done(self, each: JudgedDecision, review: HandReview) -> str:
        view, action = each.decision.view, each.decision.action
        told = say.get(
            type(action).__name__,
            **terms.named(action),
            kind=each.kind,
            follows=bool(view.trick),
            answers=view.phase == "answer",
        )
        return told or say("Refuse")

    def cost(self, each: JudgedDecision, review: HandReview) -> str:
        cost, (_, unit) = told_cost(each.gap.points, each.gap.error), review.result
        points, money = tenths(cost), QLocale().toString(round(cost * unit))
        return say("cost", exact=not each.gap.error, one=points == tenths(1), points=points, money=money)

    def reason(self, each: JudgedDecision, review: HandReview) -> str:
        return hints.why(each.decision.view, each.decision.action)

    def better(self, each: JudgedDecision, review: HandReview) -> tuple[str, ...]:
        view = each.decision.view
        bid, trump = each.own
        bid = bid or ""
        hint = Hint(each.better, Worth(0.0, 0.0, bid, trump))
        advice = f"{hints.advice(each.better, view)} {hints.purpose(hint)}".strip()
        reason = hints.why(view, each.better, each.decision.action, bid=bid, trump=trump)
        return advice, reason, gains_text(each.gains)


def _kind(action: Action) -> Kind:
    match action:
        case ulti.Play():
            return Kind.CARD
        case ulti.Double():
            return Kind.DOUBLE
        case ulti.Announce():
            return Kind.MARRIAGE
        case ulti.NameTrump():
            return Kind.TRUMP
    kinds = {actions.FORFEIT: Kind.TRUMP, actions.GOOD: Kind.DOUBLE}
    kinds |= dict.fromkeys((actions.CLAIM, actions.CONCEDE, actions.AGREE, actions.REFUSE), Kind.END)
    return kinds.get(action, Kind.BID)
