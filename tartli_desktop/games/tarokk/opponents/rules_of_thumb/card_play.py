"""Playing a card by rules of thumb, from a view (T19.10 to T19.12)."""

from tartli_desktop.cards.tarokk import TAROKKS, mask_of
from tartli_desktop.games.tarokk.rules.actions import PLAYS, Action, Play
from tartli_desktop.games.tarokk.rules.card_values import POINTS, winning_card

from .situation import Relation, Situation
from .tactics import CHEAP, XXI, duck, follow, lead, stronger


def play(situation: Situation) -> Action:
    """The card to play."""
    view = situation.view
    legal = mask_of(action.card for action in view.legal if isinstance(action, Play))
    if len(view.legal) == 1:
        return view.legal[0]
    unseen = situation.foes_cards
    trick = view.trick
    if not trick:
        draws = any(kind == "ultimo" and owner == view.side for kind, owner, _ in view.items)
        return PLAYS[lead(situation.hand, legal & ~situation.ruffed_kings or legal, unseen, draws)]
    led = trick[0][1]
    best = winning_card(situation.trick, led)
    over = stronger(best, led)
    winner = next(seat for seat, card in trick if card == best)
    relations = situation.relations
    after = situation.still_to_play
    # A seat that is not a known friend may be a foe.
    foe_after = situation.may_be_beaten(over)
    catches = any(1 << card & XXI and relations[seat] != Relation.FRIEND for seat, card in trick)
    worth = sum(POINTS[card] for _, card in trick)
    proved = situation.proved_honours(after, friends=False)
    friend_wins = relations[winner] == Relation.FRIEND and not proved & over
    if relations[winner] == Relation.UNKNOWN and not after and worth < CHEAP and not legal & TAROKKS:
        # The winner may be a friend: let a cheap trick go, and give nothing.
        return PLAYS[duck(legal, over)]
    two_left = len(view.hand) == 2
    return PLAYS[follow(legal, led, best, worth, friend_wins, unseen, foe_after, catches, two_left)]
