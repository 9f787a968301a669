"""The review of a hand in words: see :class:`tartli_desktop.face.learning.review.Reviews`."""

import dataclasses

from msgspec.structs import replace
from PySide6.QtCore import QLocale

from tartli_desktop.face.sentences import Sentences
from tartli_desktop.games.tartli import (
    BELA,
    GATHER,
    OUT,
    Action,
    Declare,
    HandResult,
    Match,
    Meld,
    Play,
    Sequence,
    Turn,
    View,
)
from tartli_desktop.games.tartli.coach.card_facts import cost_of, facts_for
from tartli_desktop.games.tartli.coach.hint import ERRORS, Hint, facts_of, hint_of
from tartli_desktop.games.tartli.coach.reasons import Reason, Why
from tartli_desktop.games.tartli.coach.wording import facts_sentence, hint_sentence
from tartli_desktop.games.tartli.game import RULES
from tartli_desktop.games.tartli.review_form import ReviewForm
from tartli_desktop.games.tartli.rules.hand import GAME_POINTS
from tartli_desktop.games.tartli.words.meld_list import best_split, groups_of, tricks_left
from tartli_desktop.games.tartli.words.terms import meld_name
from tartli_desktop.kit.review.reviews import HandReviews
from tartli_desktop.text.card_names import card_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.program_names import is_you, name_shown

from .decisions import Decision, decisions_of
from .hand_review import Expected, HandReview, hand_result, judged, kept, kind_of, promised
from .judgement import JudgedDecision, judging

tr = Context("Tartli.Review")
say = Sentences("tartli", "review")

LUCK = 15.0
"""The expected points from which the cards are said to favour a side."""


class TartliReviews(HandReviews[Match, View, Action, Decision, JudgedDecision, Expected, HandResult]):
    """See :class:`tartli_desktop.face.learning.review.Reviews`."""

    VERSION = 4
    MISTAKE_FROM, SERIOUS_FROM = 5.0, 12.0
    rules = RULES
    form = ReviewForm
    decisions_of = staticmethod(decisions_of)
    result_of = staticmethod(hand_result)
    judging = staticmethod(judging)
    promised = staticmethod(promised)
    kept = staticmethod(kept)
    judged = staticmethod(judged)
    kind = staticmethod(kind_of)

    def expected(self, found: ReviewForm) -> Expected | None:
        mine, _ = found.expected
        return None if mine is None else Expected(*mine)

    def trick(self, each: JudgedDecision) -> int:
        return each.decision.view.trick_number

    def luck(self, review: HandReview) -> str:
        """What the player could expect from the cards, and what they got."""
        gains, opponent = review.result.gains, _opponent(review)
        parts = [_gained(gains[review.seat] - gains[1 - review.seat], opponent)]
        mine = review.expected
        if mine is not None:
            told = tr("From your cards you could expect to be %1.", "about … ahead")
            parts.append(fill(told, _expected(mine.points)))
        if mine is not None and abs(mine.points) >= max(LUCK, ERRORS * mine.error):
            if mine.points > 0:
                parts.append(tr("The cards were on your side."))
            else:
                parts.append(tr("The cards were against you."))
        return " ".join(parts)

    def done(self, each: JudgedDecision, review: HandReview) -> str:
        return _done(each, each.decision.action, _opponent(review))

    def cost(self, each: JudgedDecision, review: HandReview) -> str:
        """The cost in points, and near 501 in the chance to win the game."""
        return _cost(each)

    def reason(self, each: JudgedDecision, review: HandReview) -> str:
        return facts_sentence(each.decision.view, each.decision.action, _opponent(review))

    def better(self, each: JudgedDecision, review: HandReview) -> tuple[str, ...]:
        return (better(each, _opponent(review)),)


def _opponent(review: HandReview) -> str:
    """The opponent's name; empty if it cannot stand in a sentence."""
    name = review.players[1 - review.seat]
    return "" if is_you(name) else name_shown(name)


def _gained(points: int, opponent: str) -> str:
    if opponent:
        return fill(_gained_against(points), opponent)
    if not points:
        return tr("You made as many points as your opponent.")
    if points > 0:
        return tr("You made %n point(s) more than your opponent.", None, points)
    return tr("You made %n point(s) fewer than your opponent.", None, -points)


def _gained_against(points: int) -> str:
    if not points:
        return tr("You made as many points as %1.", "a name")
    if points > 0:
        return tr("You made %n point(s) more than %1.", "a name", points)
    return tr("You made %n point(s) fewer than %1.", "a name", -points)


def _expected(points: float) -> str:
    more = round(points)
    if not more:
        return tr("about level", "what a player could expect from cards")
    if more > 0:
        return tr("about %n point(s) ahead", None, more)
    return tr("about %n point(s) behind", None, -more)


# One decision


def _done(each: JudgedDecision, action: Action, opponent: str) -> str:
    wanted = type(each.better).__name__
    if each.better == BELA and not each.decision.forgets_bela:
        wanted = ""
    items = action.items if isinstance(action, Declare) else ()
    names = [meld_name(item, each.decision.view.variant) for item in items]
    return say(
        type(action).__name__,
        better=wanted,
        card=card_name(action.card) if isinstance(action, Play) else "",
        melds=QLocale().createSeparatedList(names),
        position=action.position if isinstance(action, Turn) else 0,
        opponent=opponent,
    )


def _cost(each: JudgedDecision) -> str:
    """The cost in points, and near 501 in the chance to win the game."""
    if not each.by_chance:
        return _points(each)
    before, after = each.values[each.better].win, each.values[each.decision.action].win
    shares = [QLocale().toString(round(100 * part)) for part in (before, after)]
    if each.gap.exact:
        text = tr("Your chance of winning the game fell from %1% to %2%.")
    else:
        text = tr("Your chance of winning the game fell from about %1% to %2%.")
    chance = fill(text, *shares)
    return f"{_points(each)} {chance}" if each.in_points else chance


def _points(each: JudgedDecision) -> str:
    points = each.points
    if each.gap.exact:
        return tr("That cost %n point(s) (counted to the last trick).", None, points)
    return tr("That cost about %n point(s).", None, points)


def better(each: JudgedDecision, opponent: str = "") -> str:
    """The better action in place of a mistake, and why; ``opponent`` is a name or empty."""
    silent = each.better == GATHER
    return _silence(each) if silent else hint_sentence(advice(each), each.decision.view, opponent)


def _silence(each: JudgedDecision) -> str:
    """Why saying nothing would have been better."""
    view = each.decision.view
    if each.decision.action == OUT and view.counts[view.seat] < GAME_POINTS:
        return tr("Play on; a player who goes out with fewer than 501 points loses the game.")
    if each.decision.action == OUT:
        return tr("Play on.")
    deals = each.values[GATHER].worlds
    return tr("Keep the Seven for now; that did better in %n simulated deal(s).", None, deals)


def advice(each: JudgedDecision) -> Hint:
    """The coach's hint for the better action, with reasons that contrast it with the action taken."""
    view, done, choice = each.decision.view, each.decision.action, each.better
    ours = replace(each.values[choice], place=0)
    if isinstance(choice, Play) and not isinstance(done, Play):
        # Reasons compare cards with cards; against a declaration there are only numbers.
        return Hint(choice, (Why.COMES_OUT_BETTER(ours.worlds),))
    gap = each.gap
    theirs = replace(
        each.values[done], place=1, error=gap.error, win_error=gap.win_error, worth_error=gap.worth_error
    )
    hint = hint_of(view, {choice: ours, done: theirs})
    told = _over(view, choice, done, hint.reasons)
    if isinstance(choice, Declare) and isinstance(done, Declare):
        told = (*_in_parts(view, choice, done, ours.then), *told)
    if hint.reasons and not told:
        told = (Why.COMES_OUT_BETTER(ours.worlds),)
    # The cost already says how they compare.
    return dataclasses.replace(hint, reasons=told, verdict=None)


def _over(view: View, choice: Action, done: Action, reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """The reasons for the better action that do not speak for the action taken as well."""
    if isinstance(choice, Play) and isinstance(done, Play):
        alike = [*facts_for(view, done.card, choice.card), cost_of(view, done.card)]
        return tuple(each for each in reasons if each not in alike)
    others = facts_of(view, done)
    if not (isinstance(choice, Declare) and isinstance(done, Declare)):
        return tuple(each for each in reasons if each not in others)
    more = _points_of(choice) > _points_of(done)
    certain = reasons[0].why is Why.MELDS_SCORE and others[0].why is Why.MELDS_MAY_SCORE
    # The first says how many points the declaration scores now.
    return (*reasons[: more or certain], *(each for each in reasons[1:] if each not in others))


def _points_of(action: Declare) -> int:
    return sum(item.points for item in action.items)


def _in_parts(view: View, choice: Declare, done: Declare, then: tuple[Action, ...]) -> tuple[Reason, ...]:
    """That a run can score more in parts if one declaration comes first rather than the other, if it can."""
    ours, theirs = set(choice.items) - set(done.items), set(done.items) - set(choice.items)
    if not len(ours) == len(theirs) == 1:
        return ()
    (ours_first,), (theirs_first,) = ours, theirs
    played = {each.card for each in then if isinstance(each, Play)}
    for group in groups_of(view):
        run = group.whole.item
        if ours | theirs <= {line.item for line in group.lines} and isinstance(run, Sequence):
            most, least = _most(view, run, ours_first), _most(view, run, theirs_first)
            if most > least and not played & set(run.cards):
                return (Why.IN_PARTS(most, least),)
    return ()


def _most(view: View, run: Sequence, first: Meld) -> int:
    """The most points of a run whose first part to score is this one."""
    before = (*view.scored[view.seat], first)
    later = best_split(run, before, view.variant, tricks_left(view) - 1)
    return first.points + sum(item.points for item in later)
