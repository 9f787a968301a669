"""Why an action is advised, as far as the player can see for certain (T19)."""

from enum import Enum, unique
from functools import partial

from tartli_desktop.cards.tarokk import SUITS, TAROKKS, Card, iterate, mask_of
from tartli_desktop.games import tarokk
from tartli_desktop.games.tarokk import Action, View
from tartli_desktop.games.tarokk.opponents.rules_of_thumb.situation import Relation, Situation
from tartli_desktop.games.tarokk.opponents.rules_of_thumb.tactics import stronger
from tartli_desktop.games.tarokk.rules.card_values import HIGH_HONOURS, winning_card
from tartli_desktop.to_translate import to_translate

said = partial(to_translate, "Tarokk.Hints")

_SKIZ, _XXI, _PAGAT, _XX = (1 << card for card in (Card.SKIZ, Card.XXI, Card.I, Card.XX))

_MANY_TAROKKS = 7
"""How many tarokks pagátultimó takes (T19.8)."""
_VALUABLE = 3
"""How many points make a card worth giving to one's own side."""


@unique
class Reason(Enum):
    """What speaks for an action, in a sentence that is yet to be translated."""

    ONLY_CARD = said("It is the only card you may play.")
    CATCHES_THE_XXI = said("It catches the XXI.")
    MAY_CATCH_THE_XXI = said("It catches the XXI, unless that is your partner’s.")
    WAITS_FOR_THE_XXI = said("Your Skíz waits for the XXI.")
    SAVES_THE_XXI = said("The Skíz cannot catch it in this trick.")
    KEEPS_THE_XXI_BACK = said("The Skíz could catch your XXI in this trick.")
    BRINGS_THE_PAGAT_HOME = said("Nobody can take it from your side now.")
    FEEDS_THE_OWN_SIDE = said("The trick is your side’s, and its points count for you.")
    GIVES_THEM_LITTLE = said("The trick is theirs: give them few points.")
    TAKES_THEIR_TRICK = said("It wins a trick that would be theirs.")
    LOWEST_THAT_WINS = said("It is your lowest card that wins the trick.")
    TRICK_IS_OURS = said("The trick is your side’s already.")
    CANNOT_BE_BEATEN = said("Nobody can beat it.")
    HAS_BOTH_HIGH_HONOURS = said("You hold both high honours.")
    HAS_THE_SKIZ = said("They lack the Skíz: you hold it.")
    HAS_THE_PAGAT = said("They lack the Pagát: you hold it.")
    HAS_MANY_TAROKKS = said("You have the Pagát, and enough tarokks to keep it to the end.")
    BIDS_WITH_THE_SKIZ = said("With the Skíz you bid nearly always.")
    BIDS_OVER_THREE = said("Usually the game is yielded to you, or you draw one card more from the talon.")
    INVITES = said(
        "It is a cue bid: it promises a card that you hold, and who accepts it must call that card."
    )
    WILL_BE_CALLED = said("You hold the XX, so somebody may call you.")
    LAYS_AWAY_POINTS = said("Their points count for your side.")
    LAYS_AWAY_POINTS_UNCALLED = said("Unless you are called, their points count for your side.")
    LAYS_AWAY_LITTLE = said("You hold the XX: if you are called, they count for the opponents.")
    LAYS_AWAY_LITTLE_PROMISED = said("You will be called: they count for the opponents.")
    IS_RID_OF_A_SUIT = said("That voids a suit, so you can play a tarokk when it is led.")
    IS_RID_OF_SUITS = said("That voids more than one suit, so you can play a tarokk when one of them is led.")


def reason_of(view: View, action: Action, instead: Action | None = None) -> Reason | None:
    """What speaks for an action; None if nothing does for certain, or if it also speaks for ``instead``."""
    reason = _reason(view, action)
    return None if instead is not None and _reason(view, instead) is reason else reason


def _reason(view: View, action: Action) -> Reason | None:
    situation = Situation(view)
    match action:
        case tarokk.Play(card):
            return _of_card(situation, card)
        case tarokk.Discard():
            return _of_discard(situation, action)
        case tarokk.Announce(bonus):
            return _of_bonus(situation, bonus)
        case tarokk.SayKontra(level, item):
            return _of_kontra(situation, item) if level == 1 else None
        case tarokk.Bid(level):
            return _of_bid(situation, level)
    if action == tarokk.PASS and view.phase == "auction":
        called = situation.hand & _XX and situation.hand & _PAGAT and not situation.hand & HIGH_HONOURS
        return Reason.WILL_BE_CALLED if called else None
    return None


def _of_card(situation: Situation, card: Card) -> Reason | None:
    view = situation.view
    trick = view.trick
    legal = mask_of(each.card for each in view.legal if isinstance(each, tarokk.Play))
    if legal == 1 << card:
        return Reason.ONLY_CARD
    is_last = len(trick) == 3
    if card == Card.SKIZ:
        holders = (situation.relations[seat] for seat, each in trick if each == Card.XXI)
        caught = {Relation.FOE: Reason.CATCHES_THE_XXI, Relation.UNKNOWN: Reason.MAY_CATCH_THE_XXI}
        return caught.get(next(holders, Relation.FRIEND))
    if legal & _SKIZ and situation.foes_cards & _XXI:
        return Reason.WAITS_FOR_THE_XXI
    if legal & _XXI:
        if _may_be_caught(situation):
            return None if card == Card.XXI else Reason.KEEPS_THE_XXI_BACK
        if situation.foes_cards & _SKIZ:
            return Reason.SAVES_THE_XXI if card == Card.XXI else None
    if is_last:
        return _of_last_card(situation, card, legal)
    unbeaten = [each for each in iterate(legal) if _cannot_be_beaten(situation, each)]
    return Reason.CANNOT_BE_BEATEN if card in unbeaten and 1 << card != legal else None


def _may_be_caught(situation: Situation) -> bool:
    """Whether the XXI could meet the Skíz of the other side in this trick."""
    view, relations = situation.view, situation.relations
    shown = [seat for seat, card in view.trick if card == Card.SKIZ]
    done = {seat for seat, _ in view.trick} | {view.seat}
    may_hold = shown or [seat for seat in view.active if situation.foes_cards & _SKIZ and seat not in done]
    return any(relations[seat] != Relation.FRIEND for seat in may_hold)


def _cannot_be_beaten(situation: Situation, card: Card) -> bool:
    """Whether a card wins the trick, whatever follows."""
    trick = situation.view.trick
    led = trick[0][1] if trick else card
    wins = winning_card(situation.trick | 1 << card, led) == card
    return wins and not stronger(card, led) & situation.unseen


def _of_last_card(situation: Situation, card: Card, legal: int) -> Reason | None:
    """What speaks for a card played last to a trick, when the player knows who wins it."""
    trick = situation.view.trick
    led = trick[0][1]
    best = winning_card(situation.trick, led)
    holder = situation.relations[next(seat for seat, each in trick if each == best)]
    takes = bool(stronger(best, led) >> card & 1)
    if takes or holder == Relation.FRIEND:
        if card == Card.I:
            return Reason.BRINGS_THE_PAGAT_HOME
        takers = legal & stronger(best, led)
        if takes and holder == Relation.FOE:
            is_lowest = takers != 1 << card and not takers >> card + 1
            return Reason.LOWEST_THAT_WINS if is_lowest else Reason.TAKES_THEIR_TRICK
        if takes:
            return None
        has_lower = any(tarokk.POINTS[each] < tarokk.POINTS[card] for each in iterate(legal))
        if tarokk.POINTS[card] >= _VALUABLE and has_lower:
            return Reason.FEEDS_THE_OWN_SIDE
        return Reason.TRICK_IS_OURS if takers else None
    has_higher = any(
        tarokk.POINTS[each] > tarokk.POINTS[card] for each in iterate(legal & ~stronger(best, led))
    )
    is_lowest = all(tarokk.POINTS[each] >= tarokk.POINTS[card] for each in iterate(legal))
    return Reason.GIVES_THEM_LITTLE if holder == Relation.FOE and has_higher and is_lowest else None


def _of_discard(situation: Situation, action: tarokk.Discard) -> Reason | None:
    view, left = situation.view, situation.hand & ~action.mask
    points = _points(action)
    suits = mask_of(action.cards) & ~TAROKKS
    called = _to_be_called(view)
    if called == view.seat or (called is None and view.seat != view.declarer and situation.hand & _XX):
        fewest = min(_points(each) for each in view.legal if isinstance(each, tarokk.Discard))
        if not suits or points > max(len(action.cards), fewest):
            return None
        return Reason.LAYS_AWAY_LITTLE if called is None else Reason.LAYS_AWAY_LITTLE_PROMISED
    void = sum(bool(suits & suit) and not left & suit for suit in SUITS)
    if void and left & TAROKKS:
        return Reason.IS_RID_OF_A_SUIT if void == 1 else Reason.IS_RID_OF_SUITS
    if points < _VALUABLE * len(action.cards):
        return None
    is_sure = view.seat == view.declarer or called is not None
    return Reason.LAYS_AWAY_POINTS if is_sure else Reason.LAYS_AWAY_POINTS_UNCALLED


def _points(discard: tarokk.Discard) -> int:
    return sum(tarokk.POINTS[card] for card in discard.cards)


def _to_be_called(view: View) -> int | None:
    """Who has promised the card that the declarer must call (T5.6, T5.7), or None."""
    if view.promise is None:
        return None
    state, seat, _ = view.promise
    return seat if state in ("cue", "yield") and seat != view.declarer else None


def _of_bonus(situation: Situation, bonus: str) -> Reason | None:
    if bonus == "trull" and situation.hand & tarokk.HIGH_HONOURS == tarokk.HIGH_HONOURS:
        return Reason.HAS_BOTH_HIGH_HONOURS
    if bonus == "ultimo" and situation.hand & _PAGAT and situation.tarokks >= _MANY_TAROKKS:
        return Reason.HAS_MANY_TAROKKS
    return None


def _of_kontra(situation: Situation, item: str) -> Reason | None:
    if item in ("trull", "volat") and situation.hand & _SKIZ:
        return Reason.HAS_THE_SKIZ
    return Reason.HAS_THE_PAGAT if item == "ultimo" and situation.hand & _PAGAT else None


def _of_bid(situation: Situation, level: int) -> Reason | None:
    spoken = situation.view.auction
    promise = situation.view.bidding.promise_of(situation.view.seat, level)
    if promise is not None and promise.state == "cue":
        return Reason.INVITES
    yields = situation.view.rules.cue_bids != "none"
    if level == 2 and yields and spoken and spoken[-1][1] == "bid three":
        return Reason.BIDS_OVER_THREE
    return Reason.BIDS_WITH_THE_SKIZ if level == 1 and situation.hand & _SKIZ else None
