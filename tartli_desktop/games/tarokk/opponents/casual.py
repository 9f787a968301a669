"""Sunday player: bids and discards by rules of thumb, announces only what is owed, plays cards plainly.

It takes what it can and does not look for the XXI.
"""

from __future__ import annotations

from tartli_desktop.cards.tarokk import TAROKKS, mask_of
from tartli_desktop.games.tarokk.rules.actions import PASS, PLAYS, Action, Call, DeclareTarokks, Play
from tartli_desktop.games.tarokk.rules.card_values import POINTS, winning_card
from tartli_desktop.games.tarokk.rules.view import View

from .rules_of_thumb.announcing import call, speak
from .rules_of_thumb.bidding import bid
from .rules_of_thumb.discarding import annul, discard
from .rules_of_thumb.situation import Relation, Situation
from .rules_of_thumb.tactics import highest, lowest, stronger


def decide(view: View, *, seed: int) -> Action:
    """An action; the seed changes nothing."""
    situation = Situation(view)
    match view.phase:
        case "auction" | "raise":
            return bid(situation)
        case "discard":
            return discard(situation)
        case "annul":
            return annul(situation)
        case "announce":
            legal = view.legal
            if any(isinstance(action, DeclareTarokks) for action in legal):
                return speak(situation)
            if any(isinstance(action, Call) for action in legal):
                return call(situation)
            return PASS if PASS in legal else speak(situation)
    return PLAYS[_card(situation)]


def _card(situation: Situation) -> int:
    """Lead the best suit card; take with the lowest tarokk or the highest of the suit; else play low."""
    view = situation.view
    legal = mask_of(action.card for action in view.legal if isinstance(action, Play))
    trick = view.trick
    suits = legal & ~TAROKKS
    tarokks = legal & TAROKKS
    if not trick:
        return max(_cards(suits), key=lambda card: (POINTS[card], -card)) if suits else lowest(tarokks)
    led = trick[0][1]
    best = winning_card(situation.trick, led)
    winner = next(seat for seat, card in trick if card == best)
    beating = legal & stronger(best, led)
    if beating and situation.relations[winner] != Relation.FRIEND:
        return lowest(beating & TAROKKS) if beating & TAROKKS else highest(beating)
    if suits:
        return min(_cards(suits), key=lambda card: (POINTS[card], card))
    return lowest(tarokks)


def _cards(mask: int) -> list[int]:
    return [card for card in range(mask.bit_length()) if mask >> card & 1]
