"""The kinds of hands of tarokk, and which decisions before the play are asked."""

from collections.abc import Mapping

from tartli_desktop.cards.tarokk import Card, mask_of
from tartli_desktop.game.evaluating import Evaluating, Query
from tartli_desktop.game.mistakes import Gap
from tartli_desktop.game.training import BIDDING, Judged, Kind
from tartli_desktop.games.tarokk.game import RULES
from tartli_desktop.games.tarokk.opponents import heuristic
from tartli_desktop.games.tarokk.opponents.choice import chosen
from tartli_desktop.games.tarokk.opponents.worth import Worth, difference
from tartli_desktop.games.tarokk.rules.actions import (
    GAME,
    PASS,
    Action,
    Announce,
    Bid,
    Call,
    DeclareTarokks,
    SayKontra,
)
from tartli_desktop.games.tarokk.rules.events import Event
from tartli_desktop.games.tarokk.rules.match import Match
from tartli_desktop.games.tarokk.rules.talon import tarokks_in
from tartli_desktop.games.tarokk.rules.view import View
from tartli_desktop.kit.training.finding import FindsPaidHands
from tartli_desktop.to_translate import to_translate

_NEAR = 2.0
"""A word or a discard within so many points of the best is worth thinking about."""

_HOPE = 1.0
"""So many points less than a pass may Pagátultimó be worth: by playing well it may still be brought home."""

_DOUBTFUL = range(4, 7)
"""With so many tarokks it may be right to bid and right to pass."""

_HIGH = 3
"""The level of One, from which a bid is high (T4.1)."""

_ULTIMO = Announce("ultimo")
_HONOURS = (Announce("trull"), Announce("kings"))
_KONTRA = SayKontra(1, GAME)


def _usual(view: View) -> Action:
    """What the rules of thumb say: the quick look before the word of the strongest level."""
    return heuristic.decide(view)


def _is_high(action: Action) -> bool:
    return isinstance(action, Bid) and action.level >= _HIGH


def _best(values: Mapping[Action, Worth]) -> Action:
    return max(values, key=lambda action: values[action].points)


def _holds(match: Match, seat: int, *cards: Card) -> bool:
    return {*cards} <= {*match.view(seat).hand}


def _speaks_first(view: View) -> bool:
    """Whether a seat begins its first turn after the call (T9.1)."""
    spoke = any(seat == view.seat for seat, _ in view.said)
    return view.phase == "announce" and view.called is not None and not spoke


def _is_bid(view: View) -> bool:
    """Whether a seat may bid or hold with tarokks that are neither few nor many."""
    return view.phase == "auction" and tarokks_in(mask_of(view.hand)) in _DOUBTFUL


def _is_called_with_xx(view: View) -> bool:
    called = view.called
    return _speaks_first(view) and called == Card.XX and called in view.hand and view.declarer != view.seat


def _cue_bids(view: View) -> list[Action]:
    """The bids that would promise a card (T5.1)."""
    if view.phase != "auction":
        return []
    bidding, bids = view.bidding, (action for action in view.legal if isinstance(action, Bid))
    promises = ((action, bidding.promise_of(view.seat, action.level)) for action in bids)
    return [action for action, promise in promises if promise is not None and promise.state == "cue"]


class TarokkTraining(FindsPaidHands[Match, View, Event, Action, Worth]):
    """See :class:`tartli_desktop.game.training.TrainingOf`."""

    rules = RULES
    module = "tartli_desktop.games.tarokk.training.hands"
    context = "Tarokk.Training"
    difference = staticmethod(difference)

    def __init__(self) -> None:
        self.questions = tuple(
            Kind(BIDDING, "", is_place, fits=self._is_open_question)
            for is_place in (_is_bid, lambda view: view.phase == "discard", self._is_announcement)
        )
        self.kinds = (
            Kind(
                "called",
                to_translate("Tarokk.Training", "I am called with the XX"),
                _is_called_with_xx,
                lambda match, seat: _holds(match, seat, Card.XX),
            ),
            Kind(
                "cue",
                to_translate("Tarokk.Training", "A cue bid is worth making"),
                lambda view: _usual(view) in _cue_bids(view),
                lambda match, seat: any(_holds(match, seat, card) for card in (Card.XIX, Card.XVIII)),
                lambda view, values: _best(values) in _cue_bids(view),
            ),
            Kind(
                "high",
                to_translate("Tarokk.Training", "I bid One or Solo"),
                lambda view: view.phase == "auction" and _is_high(_usual(view)),
                lambda match, seat: tarokks_in(_mask(match, seat)) >= 6,
                lambda view, values: _is_high(_best(values)),
            ),
            Kind(
                "pagat",
                to_translate("Tarokk.Training", "The Pagát can be brought home"),
                lambda view: _speaks_first(view) and _ULTIMO in view.legal,
                lambda match, seat: _holds(match, seat, Card.I) and tarokks_in(_mask(match, seat)) >= 7,
                lambda view, values: values[_ULTIMO].points > values[PASS].points - _HOPE,
            ),
            Kind(
                "honours",
                to_translate("Tarokk.Training", "Trull or Four Kings can be announced"),
                lambda view: _speaks_first(view) and _usual(view) in _HONOURS,
                fits=lambda view, values: _best(values) in _HONOURS,
            ),
            Kind(
                "kontra",
                to_translate("Tarokk.Training", "A kontra is worth saying"),
                lambda view: _speaks_first(view) and _usual(view) == _KONTRA,
                fits=lambda view, values: _best(values) == _KONTRA,
            ),
            Kind(
                "twentyone",
                to_translate("Tarokk.Training", "I hold the XXI without the Skíz"),
                _speaks_first,
                lambda match, seat: _holds(match, seat, Card.XXI) and not _holds(match, seat, Card.SKIZ),
            ),
        )

    def question(self, view: View) -> str:
        """What is asked."""
        if any(isinstance(action, Call) for action in view.legal):
            return to_translate("Tarokk.Training", "Which card do you call?")
        return {
            "auction": to_translate("Tarokk.Training", "What do you bid?"),
            "discard": to_translate("Tarokk.Training", "What do you discard?"),
        }.get(view.phase, to_translate("Tarokk.Training", "What do you announce first?"))

    def judged(self, view: View, done: Action) -> Evaluating[Judged]:
        """Judge an action; what is worth announcing is right even if something else comes first.

        So is what the strongest level announces by its rules of thumb (T19.6).
        """
        if isinstance(done, Announce | SayKontra):
            values: Mapping[Action, Worth] = yield Query(view, also=(done,))
            if PASS in values and done in values:
                loss = Gap(*difference(values[PASS], values[done]))
                if not loss.is_mistake or chosen(view, values, _usual(view)) == done:
                    return Judged(done)
        judged = yield from super().judged(view, done)
        return judged

    def _is_announcement(self, view: View) -> bool:
        """Whether levels below the strongest differ, or would say more than a pass: the quick look."""
        if view.phase != "announce" or any(isinstance(action, DeclareTarokks) for action in view.legal):
            # What tarokks bring is certain, and the values leave it out.
            return False
        choices = self.weaker_choices(view)
        return len(choices) > 1 or any(isinstance(each, Announce | SayKontra) for each in choices)

    def _is_open_question(self, view: View, values: Mapping[Action, Worth]) -> bool:
        """Whether something else is worse beyond the error and yet tempting."""
        return self.is_open(values, self.weaker_choices(view), _NEAR)


def _mask(match: Match, seat: int) -> int:
    return mask_of(match.view(seat).hand)


TRAINING = TarokkTraining()
