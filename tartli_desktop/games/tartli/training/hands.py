"""The kinds of hands of Tartli, and which declarations are asked."""

from collections import Counter
from collections.abc import Mapping

from tartli_desktop.cards.german import Card, Rank, mask_of
from tartli_desktop.game.evaluating import Evaluating, Query
from tartli_desktop.game.training import BIDDING, Judged, Kind
from tartli_desktop.games.tartli.game import RULES
from tartli_desktop.games.tartli.opponents.value import Value, best
from tartli_desktop.games.tartli.review.decisions import Decision
from tartli_desktop.games.tartli.review.judgement import gap_between, judging
from tartli_desktop.games.tartli.rules.actions import Action, Declare, Out, Play
from tartli_desktop.games.tartli.rules.events import Event
from tartli_desktop.games.tartli.rules.hand import LAST_DECLARING_TRICK
from tartli_desktop.games.tartli.rules.match import Match
from tartli_desktop.games.tartli.rules.melds import melds_in, sequences_in
from tartli_desktop.games.tartli.rules.view import View
from tartli_desktop.kit.training.finding import FindsHands
from tartli_desktop.to_translate import to_translate

_NEAR = 15.0
"""A declaration, or none, within so many points of the best is worth thinking about."""

_CLEARLY, _ERRORS = 2.0, 2.0
"""From how many points, and how many standard errors, another choice is worse."""


def _begins(view: View) -> bool:
    """Whether a player is to play the first card (R4)."""
    return view.trick_number == 1 and any(isinstance(action, Play) for action in view.legal)


def _has_three(match: Match, seat: int, rank: Rank) -> bool:
    return Counter(card.rank for card in match.view(seat).hand)[rank] == 3


def _longest(view: View) -> int:
    hand = mask_of(view.hand)
    found = (each.length for suit in range(4) for each in sequences_in(suit, hand >> suit * 8 & 0xFF))
    return max(found, default=0)


def _holds(view: View, *ranks: Rank) -> bool:
    return view.trump is not None and all(Card.of(view.trump, rank) in view.hand for rank in ranks)


def _trumps(view: View) -> int:
    return sum(card.suit is view.trump for card in view.hand)


class TartliTraining(FindsHands[Match, View, Event, Action, Value]):
    """See :class:`tartli_desktop.game.training.TrainingOf`."""

    rules = RULES
    module = "tartli_desktop.games.tartli.training.hands"
    context = "Tartli.Training"

    def __init__(self) -> None:
        self.questions = (Kind(BIDDING, "", self._is_question, fits=self._is_open_question),)
        self.kinds = (
            Kind(
                "overs",
                to_translate("Tartli.Training", "Four Overs are possible"),
                _begins,
                lambda match, seat: _has_three(match, seat, Rank.OVER),
            ),
            Kind(
                "kings",
                to_translate("Tartli.Training", "Four Kings are possible"),
                _begins,
                lambda match, seat: _has_three(match, seat, Rank.KING),
            ),
            Kind(
                "sequence",
                to_translate("Tartli.Training", "A sequence of four or more"),
                lambda view: _begins(view) and _longest(view) >= 4,
            ),
            Kind(
                "bela",
                to_translate("Tartli.Training", "I have béla"),
                lambda view: _begins(view) and _holds(view, Rank.KING, Rank.OVER),
            ),
            Kind(
                "seven",
                to_translate("Tartli.Training", "I have the Seven of trumps"),
                lambda view: _begins(view) and _holds(view, Rank.SEVEN),
            ),
            Kind(
                "weak",
                to_translate("Tartli.Training", "I have no trumps"),
                lambda view: _begins(view) and not _trumps(view),
            ),
        )

    def goes_on(self, match: Match) -> bool:
        """Until the last trick with declarations (R5.1)."""
        return match.view(0).trick_number <= LAST_DECLARING_TRICK

    def question(self, view: View) -> str:
        """What is asked."""
        return to_translate("Tartli.Training", "Do you declare something now, and what?")

    def judged(self, view: View, done: Action) -> Evaluating[Judged]:
        """Judge a declaration as a review would; any card stands for declaring nothing now."""
        card: Action | None = None
        if isinstance(done, Play):
            values: Mapping[Action, Value] = yield Query(view)
            done = card = _best_card(values)
        judged = yield from judging(Decision(view, done))
        # Near the end of a game, more points may be worth less.
        points = judged.gap.points
        cost = points if points > 0 else judged.cost
        return Judged(judged.better, cost, judged.is_mistake, counted_as=card)

    def expected(self, view: View, values: Mapping[Action, Value]) -> float:
        """How many points the player will be ahead in this hand."""
        return values[best(values)].points

    def made(self, match: Match, seat: int) -> float:
        """How many points a seat was ahead in the hand that has just ended."""
        scores = self.rules.hand_result(match).scores
        return scores[seat] - scores[1 - seat]

    def _is_question(self, view: View) -> bool:
        """Whether there is something to declare, and nothing else to say that would count as the answer."""
        kinds = {type(action) for action in view.legal}
        more = len(melds_in(mask_of(view.hand), view.variant)) > 1
        # A claim that would lose the game is always legal (R9.3).
        is_plain = kinds - {Out} == {Declare, Play} and not view.wins_by_going_out
        return is_plain and (more or len(self.weaker_choices(view)) > 1)

    def _is_open_question(self, view: View, values: Mapping[Action, Value]) -> bool:
        """Whether another declaration, or none, is worse beyond the error and yet tempting."""
        first = best(values)
        if isinstance(first, Play):
            first = _best_card(values)
        tempting = self.weaker_choices(view)
        for other in (_best_card(values), *(each for each in values if isinstance(each, Declare))):
            gap = gap_between(values, first, other)
            is_worse = gap.worth > max(_CLEARLY, _ERRORS * gap.worth_error)
            if is_worse and (other in tempting or gap.worth <= _NEAR):
                return True
        return False


def _best_card(values: Mapping[Action, Value]) -> Action:
    """The best way to declare nothing."""
    cards: dict[Action, Value] = {each: value for each, value in values.items() if isinstance(each, Play)}
    return best(cards)


TRAINING = TartliTraining()
