"""Why something is not allowed, for players at the table (T17.5)."""

from tartli_desktop.cards.tarokk import Card, mask_of
from tartli_desktop.games.tarokk import (
    PASS,
    Action,
    Announce,
    Annul,
    Batch,
    Bid,
    Call,
    DeclareTarokks,
    Discard,
    Play,
    SayKontra,
    View,
)
from tartli_desktop.games.tarokk.rules.card_values import FOLLOWING, HONOURS, KINGS
from tartli_desktop.games.tarokk.rules.sides import DECLARERS
from tartli_desktop.text.card_names import suit_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import begun, fill

from .prompts import counts_as, owed, promise_by
from .terms import bid_name, item_name, tarokk_name

tr = Context("Tarokk.Refusals")


def why_not(view: View, action: Action, rule: str) -> tuple[str, str]:
    """Why an action is refused, and the rule to read about it; empty if no rule would help."""
    if view.to_move != view.seat:
        return tr("It is not your turn."), ""
    match action:
        case Play(card) if view.phase == "play":
            return why_no_card(view, card, rule), rule
        case Play() if view.phase == "discard":
            return tr("First discard as many cards as you drew."), "T6.3"
        case Play():
            return tr("No card can be played now."), ""
        case Discard(cards) if rule == "T6.5":
            reasons = (why_not_discarded(view, card) for card in cards)
            return next(filter(None, reasons), tr("You cannot discard now.")), rule
        case Discard() if rule == "T6.3" and view.phase == "discard":
            return fill(tr("Discard as many cards as you drew: %1."), len(view.talon)), rule
        case Discard():
            return tr("You cannot discard now."), rule
        case Batch():
            return tr("This batch has been taken already."), rule
        case Call(card):
            return _why_no_call(view, card, rule), rule
        case _ if rule in ("T22.2", "T22.9"):
            return _why_not_by_variation(rule, action), rule
    return _why_not_said(view, action, rule), rule


def why_not_discarded(view: View, card: Card) -> str:
    """Why a card may never be discarded; empty if it may (T6.5)."""
    if KINGS >> card & 1:
        return tr("Kings cannot be discarded.")
    if HONOURS >> card & 1:
        return tr("Honours cannot be discarded.")
    promise = view.bidding.promise
    if promise is not None and promise.binds and (promise.seat, promise.card) == (view.seat, card):
        return fill(tr("You have promised the %1, so you keep it."), tarokk_name(card))
    if card == Card.XX and not view.bidding.discards_xx:
        return tr("By these rules the XX cannot be discarded.")
    return ""


def _why_no_call(view: View, card: Card, rule: str) -> str:
    match rule:
        case "T8.2" if view.promise is not None:
            return fill(tr("You must call the %1: it was promised."), tarokk_name(view.promise[2]))
        case "T8.4" if HONOURS >> card & 1 or not card.is_tarokk:
            return tr("Only tarokks from II to XX can be called.")
        case "T8.4" if card in view.discards:
            return fill(tr("You have discarded the %1."), tarokk_name(card))
        case "T8.4":
            return fill(tr("You hold the %1 yourself."), tarokk_name(card))
        case "T8.3":
            usual = tr("You call the XX, or the highest tarokk below it that you do not hold.")
            others = tr("You can call others only if somebody else has discarded a tarokk.")
            return f"{usual} {others}" if view.rules.free_call else usual
        case "T9.2":
            return tr("You have called already.")
    return _why_not_said(view, PASS, rule)


def _why_not_said(view: View, action: Action, rule: str) -> str:
    """Why something may not be bid, announced or doubled."""
    promise = promise_by(view, action) if view.phase in ("auction", "raise") else None
    card = tarokk_name(Card.XX if promise is None else promise.card)
    match rule, action:
        case "T4.3", _:
            return tr("A bid needs an honour: Skíz, XXI or Pagát.")
        case "T4.4", Bid(level):
            return fill(tr("%1 is not higher."), begun(bid_name(level)))
        case "T4.4", _:
            return tr("You can hold only a bid over your own, and only once at each level.")
        case "T4.10", _:
            return tr("The Three can be raised only to Two or One.")
        case "T5.4", Bid(level):
            text = tr("%1 would be a cue bid and promise the %2. You do not hold it.")
            return fill(text, begun(bid_name(level)), card)
        case "T5.7", _ if view.rules.yield_high_honour:
            return tr(
                "A pass would yield the game: it promises the XX and a high honour. Hold, or bid higher."
            )
        case "T5.7" | "T5.10", _:
            return fill(tr("A pass would promise the %1. Hold, or bid higher."), card)
        case "T7.2", Annul():
            return tr("This hand cannot be annulled.")
        case "T7.3", Annul():
            return tr("You have discarded a tarokk: only four Kings would annul the hand.")
        case "T9.2", _:
            return tr("Call your partner first.")
        case "T9.3", _:
            return tr("Declare eight or nine tarokks once, with their true number, before anything else.")
        case "T9.4", _:
            return tr("Declare your eight or nine tarokks first, at the beginning of a turn.")
        case "T9.5", Announce(bonus):
            return fill(tr("Your side has already announced this: %1."), item_name(bonus))
        case "T9.7", _ if view.rules.double_and_volat == "not_same_player":
            return tr("No player announces both Double Game and Volát.")
        case "T9.7", _:
            return tr(
                "Double Game and Volát cannot be announced in the same turn, nor Double Game after Volát."
            )
        case "T9.8", _:
            return tr(
                "You made a promise with the Pagát as your only honour, so you owe Pagátultimó: announce it "
                "in your first turn, and declare eight or nine tarokks before it."
            )
        case "T9.9", _:
            return tr("You discarded the called tarokk: say kontra to the game.")
        case "T9.10", SayKontra(_, item):
            return fill(tr("Kontras go step by step, the two sides taking turns: %1."), item_name(item))
        case "T10.3", _ if counts_as(view) == DECLARERS:
            return tr(
                "If you announce now, you count as the declarer’s partner: say kontra first, to show your "
                "side."
            )
        case "T10.3", _:
            return tr("If you announce now, you count as an opponent: say kontra first, to show your side.")
    if isinstance(action, Announce | SayKontra):
        return tr("That cannot be said now.")
    return tr("That cannot be done now.")


def _why_not_by_variation(rule: str, action: Action) -> str:
    """Why something may not be said by the last variations of the rules (T22)."""
    if rule == "T22.2":
        return tr("First choose one of the batches.")
    if isinstance(action, DeclareTarokks):
        return tr("The declarer’s partner declares tarokks only once everybody knows that side.")
    return tr("You have announced or said kontra: declare your eight or nine tarokks in this turn.")


def why_not_announced(view: View, action: Announce) -> str:
    """Why the player on turn cannot announce a bonus."""
    if any(kind == action.bonus and owner == view.side for kind, owner, _ in view.items):
        rule = "T9.5"
    elif owed(view):
        return owed(view)
    elif counts_as(view) is not None:
        rule = "T10.3"
    else:
        rule = "T9.4" if action.bonus == "ultimo" else "T9.7"
    return _why_not_said(view, action, rule)


def why_no_card(view: View, card: Card, rule: str) -> str:
    """Why a card may not be played, by the rule that it breaks (T11)."""
    match rule:
        case "T11.2" if view.trick:
            led = view.trick[0][1]
            if led.suit is None:
                return tr("A tarokk was led: play a tarokk.")
            suit = suit_name(led.suit)
            if mask_of(view.hand) & FOLLOWING[led]:
                return fill(tr("You must follow suit: %1 were led."), suit)
            return fill(tr("You have no %1: you must play a tarokk."), suit)
        case "T11.4":
            return tr(
                "Your side announced Pagátultimó: the Pagát is kept as long as another card can be played."
            )
    return tr("This card may not be played now.")
