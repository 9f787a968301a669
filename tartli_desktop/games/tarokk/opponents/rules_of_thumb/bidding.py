"""Bidding by rules of thumb (T19.1 to T19.5)."""

from tartli_desktop.cards.tarokk import Card
from tartli_desktop.games.tarokk.rules.actions import BIDS, HOLD, PASS, Action, Bid
from tartli_desktop.games.tarokk.rules.card_values import HIGH_HONOURS, HONOURS
from tartli_desktop.games.tarokk.rules.view import View

from .situation import Situation
from .strength import AVERAGE, strength

_SKIZ, _XXI, _XX = 1 << Card.SKIZ, 1 << Card.XXI, 1 << Card.XX

_NEEDED = (AVERAGE - 1.2, AVERAGE - 0.2, AVERAGE + 1.2, AVERAGE + 2.6)
"""The strength needed to be declarer at three, two, one and solo."""

_HIGH, _LEAST = 3, 5
"""One and solo are bid with five tarokks or more."""

_INVITED = 0.8
"""By how much an invitation that may be held raises the strength of a hand. Set by judgement."""


def bid(situation: Situation) -> Action:
    """A bid, hold or pass."""
    view = situation.view
    legal = view.legal
    if len(legal) == 1:
        return legal[0]
    if view.phase == "raise":
        return _raise(situation)
    if not situation.hand & HONOURS:
        return PASS
    if (cue := cue_bid(situation)) is not None:
        return cue
    level = view.bidding.level
    minimum = level if HOLD in legal else level + 1
    lowest = HOLD if HOLD in legal else BIDS[minimum - 1] if minimum <= len(BIDS) else PASS
    if lowest not in legal:
        return PASS if PASS in legal else legal[0]
    return lowest if PASS not in legal or _willing(situation, minimum) else PASS


def _raise(situation: Situation) -> Action:
    """Raise the seat's own three (T4.10), or pass."""
    power = strength(situation.hand)
    for level in (3, 2):
        if BIDS[level - 1] in situation.view.legal and power >= _NEEDED[level - 1] + 0.5:
            return BIDS[level - 1]
    return PASS


def _willing(situation: Situation, level: int) -> bool:
    """Whether to bid at ``level``, to become declarer or to drive the bidding up."""
    view, hand = situation.view, situation.hand
    power = strength(hand)
    spoken = view.auction
    if view.rules.cue_accept == "hold" and view.promise is not None and view.promise[0] == "cue":
        # A hold gets a partner with the promised card, and mostly a good hand (T22.4, T19.5).
        power += _INVITED if level == view.bidding.level else 0
    is_called = hand & _XX and view.bidding.held and view.promise is None
    if (is_called or view.bidding.yields(view.seat)) and power < AVERAGE + 3.5:
        # Whoever has held has an honour, and calls XX. A pass that yields promises both (T5.7).
        return False
    if level == 2 and spoken and spoken[-1][1] == "bid three":
        return True  # T19.3
    last_after_passes = len(spoken) == 3 and all(text == "pass" for _, text in spoken)
    if level == 1:
        if hand & _SKIZ:
            return power >= AVERAGE - 1.5
        if hand & _XXI:
            weak = situation.tarokks <= 3
            # Throwing in costs two points where there is a pot (T22.10).
            throws_in = last_after_passes and not view.rules.ultimo_pot
            return not throws_in if weak else power >= AVERAGE - 1
        return power >= AVERAGE + (2 if hand & _XX else 0)  # T19.4
    if level >= _HIGH and situation.tarokks < _LEAST:
        return False
    return power >= _NEEDED[level - 1] + (0.7 if level >= _HIGH and not hand & HIGH_HONOURS else 0)


def cue_bid(situation: Situation) -> Action | None:
    """A jump that promises a card, with a high honour and six tarokks (T19.5)."""
    view, hand = situation.view, situation.hand
    if view.promise is not None or view.rules.cue_bids == "none" or not hand & HIGH_HONOURS:
        return None
    # XX gets its holder called without a cue bid.
    if situation.tarokks < 6 or strength(hand) < AVERAGE + 1 or hand & _XX:
        return None
    level = view.bidding.level
    minimum = level if HOLD in view.legal else level + 1
    for jump, card in ((1, Card.XIX), (2, Card.XVIII)):
        if minimum + jump > 3:
            continue
        if view.rules.cue_bids == "pais" or view.rules.cue_accept == "hold":
            # What a jump means depends on what was bid before, or it means nothing (T22.3, T22.4).
            promise = view.bidding.promise_of(view.seat, minimum + jump)
            if promise is None or promise.state != "cue":
                continue
            card = promise.card
        if not hand >> card & 1:
            continue
        action = BIDS[minimum + jump - 1]
        if action in view.legal:
            return action
    return None


def level_of(view: View, action: Action) -> int:
    """The level of a bid or hold, 0 for all else."""
    return action.level if isinstance(action, Bid) else view.bidding.level if action == HOLD else 0


def misleads(situation: Situation, action: Action) -> bool:
    """Whether a bid is too high (T19.2), or promises a card, with fewer tarokks than expected (T19.5)."""
    view = situation.view
    promise = view.bidding.promise_of(view.seat, action.level) if isinstance(action, Bid) else None
    needed = 5 if situation.hand & HIGH_HONOURS else 8
    too_high = level_of(view, action) >= _HIGH and situation.tarokks < _LEAST
    return too_high or (promise is not None and promise.state == "cue" and situation.tarokks < needed)
