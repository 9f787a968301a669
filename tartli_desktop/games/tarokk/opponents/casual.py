"""Sunday player: bids and discards by rules of thumb, announces only what is owed, plays cards plainly.

It takes what it can and does not look for the XXI.
"""

from tartli_desktop.cards.deck import bits
from tartli_desktop.cards.tarokk import TAROKKS, mask_of
from tartli_desktop.games.tarokk.rules.actions import PASS, PLAYS, Action, Call, DeclareTarokks, Play
from tartli_desktop.games.tarokk.rules.card_values import POINTS, winning_card
from tartli_desktop.games.tarokk.rules.view import View

from . import heuristic
from .rules_of_thumb.announcing import call
from .rules_of_thumb.situation import Relation, Situation
from .rules_of_thumb.tactics import highest, lowest, stronger


def decide(view: View, *, seed: int) -> Action:
    """An action; the seed changes nothing."""
    situation, legal = Situation(view), view.legal
    if view.phase == "play":
        return PLAYS[_card(situation)]
    if view.phase == "announce" and not any(isinstance(action, DeclareTarokks) for action in legal):
        if any(isinstance(action, Call) for action in legal):
            return call(situation)
        if PASS in legal:
            return PASS
    return heuristic.decide(view)


def _card(situation: Situation) -> int:
    """Lead the best suit card; take with the lowest tarokk or the highest of the suit; else play low."""
    view = situation.view
    legal = mask_of(action.card for action in view.legal if isinstance(action, Play))
    trick = view.trick
    suits = legal & ~TAROKKS
    tarokks = legal & TAROKKS
    if not trick:
        return max(bits(suits), key=lambda card: (POINTS[card], -card)) if suits else lowest(tarokks)
    led = trick[0][1]
    best = winning_card(situation.trick, led)
    winner = next(seat for seat, card in trick if card == best)
    beating = legal & stronger(best, led)
    if beating and situation.relations[winner] != Relation.FRIEND:
        return lowest(beating & TAROKKS) if beating & TAROKKS else highest(beating)
    if suits:
        return min(bits(suits), key=lambda card: (POINTS[card], card))
    return lowest(tarokks)
