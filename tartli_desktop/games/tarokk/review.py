"""The review of a finished hand of tarokk."""

from tartli_desktop.face.sentences import Sentences
from tartli_desktop.games import tarokk
from tartli_desktop.games.tarokk import RULES, Action, HandResult, Match, View
from tartli_desktop.games.tarokk.opponents.worth import Worth, difference
from tartli_desktop.games.tarokk.review_form import Kind, ReviewForm
from tartli_desktop.games.tarokk.words import hints, terms
from tartli_desktop.kit.review.hand_review import Decision, JudgedByPay
from tartli_desktop.kit.review.reviews import ReviewByPay, ReviewsByPay, gains_text, tenths, with_promise
from tartli_desktop.text.amounts import points_text, signed
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

tr = Context("Tarokk.Review")
say = Sentences("tarokk", "review")

JudgedDecision = JudgedByPay[View, Action]
HandReview = ReviewByPay[View, Action, HandResult]


class TarokkReviews(ReviewsByPay[Match, View, Action, Worth, HandResult]):
    """See :class:`tartli_desktop.face.learning.review.Reviews`."""

    VERSION = 5
    rules = RULES
    form = ReviewForm
    difference = staticmethod(difference)

    def result_of(self, match: Match, number: int) -> HandResult:
        return match.results[number - 1]

    def kind_of(self, decision: Decision[View, Action], better: Action) -> Kind:
        match decision.action:
            case tarokk.Play():
                return Kind.CARD
            case tarokk.Discard():
                return Kind.DISCARD
            case tarokk.Call() | tarokk.Announce() | tarokk.SayKontra() | tarokk.DeclareTarokks():
                return Kind.ANNOUNCE
            case tarokk.Annul() | tarokk.Keep():
                return Kind.BID
        return Kind.ANNOUNCE if decision.view.phase == "announce" else Kind.BID

    def decisions_of(self, match: Match, number: int, seat: int) -> tuple[Decision[View, Action], ...]:
        """What a seat decided, but for its batch: nobody has seen a card then (T22.2)."""
        decisions = super().decisions_of(match, number, seat)
        return tuple(each for each in decisions if each.view.phase != "batch")

    def trick(self, each: JudgedDecision) -> int:
        view = each.decision.view
        return len(view.winners) + 1 if view.phase == "play" else 0

    def luck(self, review: HandReview) -> str:
        points, promised = review.result.payments[review.seat], ""
        if review.expected is not None:
            promised = points_text(review.expected * review.result.multiplier)
        return with_promise(fill(tr("Your score for this hand: %1."), signed(points)), promised)

    def done(self, each: JudgedDecision, review: HandReview) -> str:
        action, announces = each.decision.action, each.kind is Kind.ANNOUNCE
        about, follows = terms.named(action), bool(each.decision.view.trick)
        return say(type(action).__name__, **about, follows=follows, announces=announces)

    def paid(self, each: JudgedDecision) -> float:
        """The points of a mistake, of which a doubled round pays a multiple (T7.6)."""
        return each.cost * each.decision.view.multiplier

    def cost(self, each: JudgedDecision, review: HandReview) -> str:
        """The cost in points, as they are paid (T7.6)."""
        points = tenths(self.paid(each))
        return say("cost", exact=not each.gap.error, one=points == tenths(1), points=points)

    def reason(self, each: JudgedDecision, review: HandReview) -> str:
        return hints.why(each.decision.view, each.decision.action)

    def better(self, each: JudgedDecision, review: HandReview) -> tuple[str, ...]:
        view, done = each.decision.view, each.decision.action
        advice = f"{hints.advice(each.better, view)} {hints.why(view, each.better, done)}".strip()
        return advice, gains_text(each.gains)
