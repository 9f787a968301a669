"""The kinds of hands of Ulti, and which decisions before the play are asked."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from tartli_desktop.cards.german import mask_of
from tartli_desktop.game.evaluating import Evaluating, Query
from tartli_desktop.game.training import BIDDING, Judged, Kind
from tartli_desktop.games.ulti.game import RULES
from tartli_desktop.games.ulti.opponents import auction
from tartli_desktop.games.ulti.opponents.worth import Worth, difference
from tartli_desktop.games.ulti.rules.actions import TAKE, Action, MakeBid
from tartli_desktop.games.ulti.rules.cards import PAIRS, SEVENS, SUITS
from tartli_desktop.games.ulti.rules.contracts import CONTRACTS, Contract
from tartli_desktop.games.ulti.rules.events import Event
from tartli_desktop.games.ulti.rules.match import Match
from tartli_desktop.games.ulti.rules.view import View
from tartli_desktop.kit.training.finding import FindsPaidHands
from tartli_desktop.to_translate import to_translate

_NEAR = 8.0
"""A bid or a pass within so many points of the best is worth thinking about."""

_CLOSE = 6.0
"""The same by the quick estimates, which is looked at first."""

_HUNDREDS = ("40-100", "20-100")


def _is_first(view: View) -> bool:
    """Whether the first bidder is to lay, with twelve cards."""
    return view.phase == "lay" and not view.auction


def _estimated(view: View) -> Contract:
    """The best bid by the quick estimates."""
    return auction.ranked(view)[0].contract


def _hopes_for(view: View, *names: str) -> bool:
    """Whether by the estimates the best bid has one of these parts."""
    return any(map(_estimated(view).has, names))


def _best_bid(values: Mapping[Action, Worth]) -> str:
    return max(values.values(), key=lambda worth: worth.points).bid


def _bids(values: Mapping[Action, Worth], *names: str) -> bool:
    """Whether the best bid has one of these parts."""
    return any(CONTRACTS[_best_bid(values)].has(name) for name in names)


def _is_forehand(match: Match, seat: int) -> bool:
    return match.to_move == seat


def _may_have_ulti(match: Match, seat: int) -> bool:
    hand = mask_of(match.view(seat).hand)
    sevens = (suit for suit in range(4) if hand & SEVENS[suit])
    return _is_forehand(match, seat) and any((hand & SUITS[suit]).bit_count() >= 5 for suit in sevens)


def _is_against_hundred(match: Match, seat: int) -> bool:
    """Whether the first bidder, somebody else, may bid 40-100 or 20-100."""
    first = match.to_move
    if first is None or first == seat:
        return False
    view = match.view(first)
    hand = mask_of(view.hand)
    has_pair = any(hand & pair == pair for pair in PAIRS)
    return view.phase == "lay" and has_pair and _hopes_for(view, *_HUNDREDS)


def _defends(view: View) -> bool:
    """Whether a defender is to act for the first time in the play."""
    is_first = view.phase == "play" and not view.tricks
    return is_first and view.soloist != view.seat


def _defends_hundred(view: View) -> bool:
    contract = CONTRACTS.get(view.contract or "")
    return _defends(view) and contract is not None and any(map(contract.has, _HUNDREDS))


def _takes(view: View, values: Mapping[Action, Worth]) -> bool:
    return TAKE in values and max(values, key=lambda action: values[action].points) == TAKE


class UltiTraining(FindsPaidHands[Match, View, Event, Action, Worth]):
    """See :class:`tartli_desktop.game.training.TrainingOf`."""

    rules = RULES
    module = "tartli_desktop.games.ulti.training.hands"
    context = "Ulti.Training"
    difference = staticmethod(difference)

    def __init__(self) -> None:
        self.questions = (Kind(BIDDING, "", self._is_question, fits=self._is_open_question),)
        self.kinds = (
            Kind(
                "ulti",
                to_translate("Ulti.Training", "I have an Ulti"),
                lambda view: _is_first(view) and _hopes_for(view, "ulti"),
                _may_have_ulti,
                lambda view, values: _bids(values, "ulti"),
                at_once=True,
            ),
            Kind(
                "hundred",
                to_translate("Ulti.Training", "I have a 40-100 or a 20-100"),
                lambda view: _is_first(view) and _hopes_for(view, *_HUNDREDS),
                _is_forehand,
                lambda view, values: _bids(values, *_HUNDREDS),
                at_once=True,
            ),
            Kind(
                "betli",
                to_translate("Ulti.Training", "A Betli is worth bidding"),
                lambda view: _is_first(view) and _hopes_for(view, "betli"),
                _is_forehand,
                lambda view, values: _bids(values, "betli"),
                at_once=True,
            ),
            Kind(
                "hearts",
                to_translate("Ulti.Training", "A bid in Hearts is best"),
                lambda view: _is_first(view) and _estimated(view).kind == "hearts",
                _is_forehand,
                lambda view, values: CONTRACTS[_best_bid(values)].kind == "hearts",
                at_once=True,
            ),
            Kind(
                "talon",
                to_translate("Ulti.Training", "The talon is worth picking up"),
                lambda view: TAKE in self.weaker_choices(view),
                fits=_takes,
            ),
            Kind(
                "defence",
                to_translate("Ulti.Training", "Defend against a 40-100 or a 20-100"),
                _defends_hundred,
                _is_against_hundred,
            ),
        )

    def goes_on(self, match: Match) -> bool:
        """Until the defenders have played to the first trick."""
        return match.is_before_play or not match.view(0).tricks

    def question(self, view: View) -> str:
        """What is asked."""
        if view.phase == "lay":
            return to_translate("Ulti.Training", "What do you discard, and what do you bid?")
        return to_translate("Ulti.Training", "Do you pick up the talon?")

    def judging(self, answer: Sequence[tuple[View, Action]]) -> Evaluating[Judged]:
        """Judge a discard with its bid; the bid for which the discard was valued needs no second look."""
        judged = yield from self.judged(*answer[0])
        if judged.is_mistake or len(answer) == 1:
            return judged
        values: Mapping[Action, Worth] = yield Query(answer[0][0], also=(answer[0][1],))
        valued, bid = values.get(answer[0][1]), answer[1][1]
        if valued is not None and isinstance(bid, MakeBid) and bid.bid == valued.bid:
            return judged
        of_bid = yield from self.judged(*answer[1])
        return replace(of_bid, place=1) if of_bid.is_mistake else judged

    def steps(self, view: View) -> int:
        """Two for a discard and the bid that belongs to it."""
        return 2 if view.phase == "lay" else 1

    def _is_question(self, view: View) -> bool:
        """Whether another bid looks nearly as good, or the levels differ on the talon: the quick look."""
        if view.phase == "lay" and not view.bidding.raising:
            first, second, *_ = auction.different(auction.ranked(view), 2)
            return abs(first.value - second.value) <= _CLOSE
        return view.phase == "auction" and TAKE in view.legal and len(self.weaker_choices(view)) > 1

    def _is_open_question(self, view: View, values: Mapping[Action, Worth]) -> bool:
        """Whether another bid is worse beyond the error, yet tempting, or the levels differ on the talon."""
        if view.phase == "auction":
            return True
        best_of: dict[str, Action] = {}
        for action, worth in values.items():
            other = best_of.setdefault(worth.bid, action)
            if worth.points > values[other].points:
                best_of[worth.bid] = action
        # Of discards for the same bid many are alike: the question is which bid.
        return self.is_open({each: values[each] for each in best_of.values()}, (), _NEAR)


TRAINING = UltiTraining()
