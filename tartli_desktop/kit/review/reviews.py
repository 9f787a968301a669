"""Reviews in words, whatever the game; and all of a review in games that are paid by the hand."""

from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import structs
from PySide6.QtCore import QLocale

from tartli_desktop.face.learning.review import DecisionInWords, ReviewInWords, Severity, heading, in_trick
from tartli_desktop.face.sentences import Sentences
from tartli_desktop.files.long_work import Steps
from tartli_desktop.game.evaluating import Evaluating, Query
from tartli_desktop.game.match import A, Action, M, V, View
from tartli_desktop.game.mistakes import NO_GAP, Gap, W, WinCounts, looking_twice
from tartli_desktop.game.record import first_hands
from tartli_desktop.game.rules import RulesOf, seated
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

from .hand_review import (
    Decision,
    HandReview,
    JudgedByPay,
    JudgedDecision,
    answered_in_steps,
    finished_hands,
    judged_in_turn,
    short,
)
from .stored import StoredDecision, StoredReview

tr = Context("Review")
say = Sentences("house", "coach")

FEWEST = 20
"""In fewer sampled deals, how often something gains points says nothing."""
LEAST_SHARE = 0.05
"""The least share of the deals by which two actions differ if that is told."""

D = TypeVar("D", bound=Decision[View, Action])
J = TypeVar("J", bound=JudgedDecision[Decision[View, Action], Action, object])
X = TypeVar("X")
R = TypeVar("R")

ReviewByPay = HandReview[JudgedByPay[V, A], float, R]
"""A reviewed hand of a game that is paid by the hand; ``expected`` is in points."""


class ReviewWords(Generic[J, X, R]):
    """Puts reviews into words. A game gives the words for what was done, what was better, and the cost."""

    MISTAKE_FROM, SERIOUS_FROM = 1.0, 4.0
    """The costs from which a decision is a mistake and a serious one; what costs less is a small mistake.

    A hand was played well if all mistakes together cost less than the first. What counts as a mistake at all
    is decided in :mod:`tartli_desktop.game.mistakes`; Tartli has limits of its own for both.
    """

    def in_words(self, review: HandReview[J, X, R], told: Sequence[DecisionInWords] = ()) -> ReviewInWords:
        """A review so far, in the parts shown beside the table; ``told`` are its first decisions in words."""
        costliest = [review.decisions.index(each) for each in review.costliest]
        added = (
            DecisionInWords(
                at=each.decision.at,
                trick=self.trick(each),
                kind=self.kind(each),
                severity=self._severity(each),
                cost=self.cost(each, review) if each.is_mistake else "",
                done=self.done(each, review),
                better=(self._better if each.is_mistake else self.reason)(each, review),
                advised=each.better,
            )
            for each in review.decisions[len(told) :]
        )
        decisions = (*told, *added)
        if not review.is_whole:
            return ReviewInWords(decisions, costliest, "", "")
        return ReviewInWords(decisions, costliest, self._summary(review), self.luck(review))

    def text(self, review: HandReview[J, X, R]) -> str:
        """A review as lines of text."""
        return "\n".join(self._lines(review))

    def _lines(self, review: HandReview[J, X, R]) -> Iterator[str]:
        yield heading(review.number, review.players[review.seat])
        yield self.luck(review)
        yield self._summary(review)
        for each in review.costliest:
            done = in_trick(self.trick(each), self.done(each, review))
            yield f"• {done} {self.cost(each, review)} {self._better(each, review)}"

    def _summary(self, review: HandReview[J, X, R]) -> str:
        made, found = len(review.mistakes), len(review.decisions)
        if not found:
            return tr("There was nothing to decide in this hand.")
        if not made:
            return tr("Well played: no mistake in %n decision(s).", None, found)
        if sum(map(self.paid, review.mistakes)) < self.MISTAKE_FROM:
            return tr("Well played; what could have been better cost little:")
        if made == 1:
            return tr("One decision cost points:")
        # Costs overlap, so their sum is not what the hand lost.
        if made > len(review.costliest):
            return tr("%n decision(s) cost points, each counted on its own; these cost most:", None, made)
        return tr("%n decision(s) cost points, each counted on its own:", None, made)

    def _better(self, each: J, review: HandReview[J, X, R]) -> str:
        better, *reasons = self.better(each, review)
        told = fill(tr("Better: %1", "a whole sentence"), better)
        return " ".join(filter(None, (told, *reasons)))

    def _severity(self, each: J) -> Severity:
        if not each.is_mistake:
            return Severity.GOOD
        paid = self.paid(each)
        if paid < self.MISTAKE_FROM:
            return Severity.SMALL_MISTAKE
        return Severity.MISTAKE if paid < self.SERIOUS_FROM else Severity.SERIOUS

    # What only the game can say

    def trick(self, each: J) -> int:
        """The number of the trick of a decision, from 1; 0 before the first card."""
        raise NotImplementedError

    def kind(self, each: J) -> str:
        """What was decided, in the terms of the game's statistics."""
        raise NotImplementedError

    def luck(self, review: HandReview[J, X, R]) -> str:
        """What the hand brought, and what could be expected."""
        raise NotImplementedError

    def done(self, each: J, review: HandReview[J, X, R]) -> str:
        """What was done, in a sentence that follows a colon."""
        raise NotImplementedError

    def paid(self, each: J) -> float:
        """The cost by which a mistake is graded: the points that it costs as they are paid."""
        return each.cost

    def cost(self, each: J, review: HandReview[J, X, R]) -> str:
        """What a mistake cost, in a sentence."""
        raise NotImplementedError

    def reason(self, each: J, review: HandReview[J, X, R]) -> str:
        """What speaks for a good decision, as far as the player could see it for certain, or ""."""
        raise NotImplementedError

    def better(self, each: J, review: HandReview[J, X, R]) -> tuple[str, ...]:
        """What would have been better than a mistake, in a sentence or two; and why, in others."""
        raise NotImplementedError


class HandReviews(ReviewWords[J, X, R], Generic[M, V, A, D, J, X, R]):
    """All of :class:`~tartli_desktop.face.learning.review.Reviews`, whatever the game."""

    VERSION: int
    """Raise this whenever reviews or their stored form change: stored reviews are then made again."""

    rules: RulesOf[M, V, Any, A, Any, Any]
    form: type[Any]
    """What is stored of a review: its ``decisions``, each with ``at`` and ``done``, and ``expected``."""

    def reviewing(self, match: M, number: int, seat: int) -> Steps[HandReview[J, X, R]]:
        """The review of a hand, decision by decision."""
        evaluate = import_module(self.rules.opponents.module).evaluate

        def answer(query: Query) -> object:
            also = {"also": query.also} if query.also else {}
            return evaluate(query.view, seed=query.seed, **also)

        return answered_in_steps(self.evaluating(match, number, seat), answer)

    def evaluating(self, match: M, number: int, seat: int) -> Evaluating[HandReview[J, X, R]]:
        """The same by asking what actions are worth; each question carries the review so far."""
        decisions, result = self.decisions_of(match, number, seat), self.result_of(match, number)

        def review(found: tuple[J, ...], is_whole: bool) -> HandReview[J, X, R]:
            expected = self.promised(found) if is_whole else None
            return HandReview(number, seat, match.players, found, expected, result, is_whole)

        return (yield from judged_in_turn(decisions, self.judging, review))

    def from_stored(self, data: object, match: M, number: int, seat: int) -> HandReview[J, X, R]:
        """The review from which :meth:`kept` made this data.

        Raises ValueError for data that does not fit this hand, and for a hand that is not over.
        """
        found = msgspec.convert(data, self.form)
        decisions = self.decisions_of(match, number, seat)
        done = [(each.at, str(each.action)) for each in decisions]
        if done != [(each.at, each.done) for each in found.decisions]:
            raise ValueError("these are not the decisions of this hand")
        judged, expected = tuple(map(self.judged, decisions, found.decisions)), self.expected(found)
        return HandReview(number, seat, match.players, judged, expected, self.result_of(match, number))

    # What only the game knows

    def decisions_of(self, match: M, number: int, seat: int) -> Sequence[D]:
        """What a seat decided in a finished hand, counted from 1, in order.

        Raises ValueError for a hand that is not over or does not exist.
        """
        raise NotImplementedError

    def result_of(self, match: M, number: int) -> R:
        """What a finished hand brought, counted from 1."""
        raise NotImplementedError

    def judging(self, decision: D) -> Evaluating[J]:
        """Judge a decision by asking what its actions are worth."""
        raise NotImplementedError

    def promised(self, judged: Sequence[J]) -> X | None:
        """What all decisions of the hand show that it promised; None if nothing could be valued."""
        raise NotImplementedError

    def kept(self, review: HandReview[J, X, R]) -> object:
        """A finished review as plain data. The match still shows what the player could know."""
        raise NotImplementedError

    def judged(self, decision: D, found: Any) -> J:
        """A decision as it was judged, from its stored form."""
        raise NotImplementedError

    def expected(self, found: Any) -> X | None:
        """What the hand promised, from the stored form of its review."""
        expected: X | None = found.expected
        return expected


class ReviewsByPay(HandReviews[M, V, A, Decision[V, A], JudgedByPay[V, A], float, R], Generic[M, V, A, W, R]):
    """The same in a game that is paid by the hand."""

    form: type[StoredReview[Any]]

    def judging(self, decision: Decision[V, A]) -> Evaluating[JudgedByPay[V, A]]:
        """Judge a decision, a possible mistake twice."""
        verdict = yield from looking_twice(decision.view, decision.action, self.difference)
        return JudgedByPay(
            decision,
            verdict.better,
            verdict.gap,
            verdict.is_mistake,
            self.kind_of(decision, verdict.better),
            verdict.gains,
            self.own(verdict.worth),
            verdict.promised,
        )

    def promised(self, judged: Sequence[JudgedByPay[V, A]]) -> float | None:
        """The points that the first decision promised which could be valued."""
        return next((each.promised for each in judged if each.promised is not None), None)

    def decisions_of(self, match: M, number: int, seat: int) -> tuple[Decision[V, A], ...]:
        """All actions of a seat that had a choice."""
        if not 1 <= number <= finished_hands(match):
            raise ValueError(f"there is no finished hand {number}")
        replayed = self.rules.match.from_record(first_hands(match.to_record(), number - 1))
        deck, actions = match.hands[number - 1]
        replayed.deal(deck, knock=match.knocked(number))
        found: list[Decision[V, A]] = []
        for at, text in enumerate(actions):
            who, action = seated(self.rules, text)
            if who == seat:
                view = replayed.view(seat)
                if len(view.legal) > 1:
                    found.append(Decision(view, action, at))
            replayed.apply(who, action)
        return tuple(found)

    def kept(self, review: ReviewByPay[V, A, R]) -> object:
        """Its decisions, and the points that it promised."""
        expected = None if review.expected is None else short(review.expected)
        return {"decisions": [_stored(each) for each in review.decisions], "expected": expected}

    def judged(self, decision: Decision[V, A], found: StoredDecision[Any]) -> JudgedByPay[V, A]:
        """A decision as it was judged, from its stored form."""
        better = self.rules.form.parse(found.better)
        return JudgedByPay(
            decision,
            better,
            NO_GAP if found.gap is None else Gap(*found.gap),
            found.gap is not None,
            self.kind_of(decision, better),
            None if found.gains is None else WinCounts(*found.gains),
            structs.astuple(found)[len(StoredDecision.__struct_fields__) :],
        )

    def kind(self, each: JudgedByPay[V, A]) -> str:
        """What was decided."""
        return each.kind

    # What only the game knows

    def difference(self, better: W, worse: W) -> tuple[float, float]:
        """By how many points one action is worth more than another, with the standard error."""
        raise NotImplementedError

    def kind_of(self, decision: Decision[V, A], better: A) -> str:
        """What was decided, in the terms of the game's statistics."""
        raise NotImplementedError

    def own(self, worth: W | None) -> tuple[str | None, ...]:
        """What the game stores besides, of what the better action is worth; None if nothing was better."""
        return ()


def _stored(each: JudgedByPay[V, A]) -> object:
    gap, gains = each.gap, each.gains
    return msgspec.to_builtins(
        (
            each.decision.at,
            each.kind,
            short(gap.points) if each.is_mistake else 0.0,
            str(each.decision.action),
            str(each.better),
            (short(gap.points), short(gap.error)) if each.is_mistake else None,
            None if gains is None else (gains.better, gains.done, gains.deals),
            *each.own,
        )
    )


def with_promise(got: str, promised: str) -> str:
    """What the hand brought; and what was promised at the first decision, unless that is empty."""
    text = tr("At your first decision you could expect about %1.")
    return f"{got} {fill(text, promised)}" if promised else got


def tenths(points: float) -> str:
    """A number of points with a decimal, unless that is a nought."""
    found = round(points * 10)
    return QLocale().toString(found / 10, "f", 1 if found % 10 else 0)


def gains_text(gains: WinCounts | None) -> str:
    """In how many of the sampled deals the better action gains points, if that says something; else ""."""
    if gains is None or gains.deals < FEWEST or abs(gains.better - gains.done) < LEAST_SHARE * gains.deals:
        return ""
    # Where it gains less often, the counts alone would favour the action taken.
    return say(
        "gains",
        less_often=gains.better < gains.done,
        all=gains.better == gains.deals,
        better=gains.better,
        done=gains.done,
        deals=gains.deals,
    )
