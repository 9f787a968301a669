"""Why something is not allowed, for players at the table (T17.5)."""

from __future__ import annotations

from tartli_desktop.cards.tarokk import Card, mask_of
from tartli_desktop.games.tarokk import Action, Announce, Bid, Call, Discard, Play, SayKontra, View
from tartli_desktop.games.tarokk.rules.card_values import FOLLOWING, HONOURS, KINGS
from tartli_desktop.games.tarokk.rules.sides import DECLARERS
from tartli_desktop.text.card_names import suit_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import begun, fill

from .promises import promise_by
from .prompts import counts_as, owed
from .terms import SUITS, bid_name, item_name, tarokk_name

tr = Context("Tarokk.Refusals")


def why_not(view: View, action: Action, rule: str) -> tuple[str, str]:
    """Why an action is refused, and the rule to read about it; empty if no rule would help."""
    if view.to_move != view.seat:
        return tr("It is not your turn."), ""
    match action:
        case Play(card):
            return _why_no_card(view, card, rule)
        case Discard(cards):
            return _why_not_laid(view, cards, rule), rule
        case Call(card):
            return _why_no_call(view, card, rule), rule
        case Announce() | SayKontra():
            return _why_not_said(view, action, rule), rule
    return _why_no_bid(view, action, rule), rule


def _why_no_bid(view: View, action: Action, rule: str) -> str:
    promise = promise_by(view, action) if view.phase in ("auction", "raise") else None
    card = tarokk_name(Card.XX if promise is None else promise.card)
    match rule:
        case "T4.3":
            return tr("A bid needs an honour: Skíz, XXI or Pagát.")
        case "T4.4" if isinstance(action, Bid):
            return fill(tr("%1 is not higher."), begun(bid_name(action.level)))
        case "T4.4":
            return tr("You can hold only a bid over your own, and only once at each level.")
        case "T4.10":
            return tr("The Three can be raised only to Two or One.")
        case "T5.4" if isinstance(action, Bid):
            text = tr("%1 would be a cue bid and promise the %2. You do not hold it.")
            return fill(text, begun(bid_name(action.level)), card)
        case "T5.7" if view.rules.yield_high_honour:
            return tr(
                "A pass would yield the game: it promises the XX and a high honour. Hold, or bid higher."
            )
        case "T5.7" | "T5.10":
            text = tr("A pass would promise the %1. Hold, or bid higher.")
            return fill(text, card)
        case "T7.2":
            return tr("This hand cannot be annulled.")
        case "T7.3":
            return tr("You have discarded a tarokk: only four Kings would annul the hand.")
        case "T9.2":
            return tr("Call your partner first.")
        case "T9.3":
            return tr("Declare eight or nine tarokks once, with their true number, before anything else.")
        case "T9.8":
            return _owed_ultimo()
        case "T9.9":
            return tr("You discarded the called tarokk: say kontra to the game.")
        case "T10.3":
            return _unproved(view)
    return tr("That cannot be done now.")


def _why_not_laid(view: View, cards: tuple[Card, ...], rule: str) -> str:
    if rule == "T6.5":
        for card in cards:
            reason = why_not_discarded(view, card)
            if reason:
                return reason
    if rule == "T6.3" and view.phase == "discard":
        text = tr("Discard as many cards as you drew: %1.")
        return fill(text, len(view.talon))
    return tr("You cannot discard now.")


def why_not_discarded(view: View, card: Card) -> str:
    """Why a card may never be discarded; empty if it may (T6.5)."""
    if KINGS >> card & 1:
        return tr("Kings cannot be discarded.")
    if HONOURS >> card & 1:
        return tr("Honours cannot be discarded.")
    promise = view.promise
    if promise is not None and promise[0] in ("cue", "yield") and promise[1:] == (view.seat, card):
        return fill(tr("You have promised the %1, so you keep it."), tarokk_name(card))
    if card == Card.XX and not view.rules.discard_xx:
        return tr("By these rules the XX cannot be discarded.")
    return ""


def _why_no_call(view: View, card: Card, rule: str) -> str:
    name = tarokk_name(card)
    match rule:
        case "T8.2" if view.promise is not None:
            text = tr("You must call the %1: it was promised.")
            return fill(text, tarokk_name(view.promise[2]))
        case "T8.4" if HONOURS >> card & 1 or not card.is_tarokk:
            return tr("Only tarokks from II to XX can be called.")
        case "T8.4" if card in view.discards:
            return fill(tr("You have discarded the %1."), name)
        case "T8.4":
            return fill(tr("You hold the %1 yourself."), name)
        case "T8.3":
            usual = tr("You call the XX, or the highest tarokk below it that you do not hold.")
            if not view.rules.free_call:
                return usual
            others = tr("You can call others only if somebody else has discarded a tarokk.")
            return f"{usual} {others}"
        case "T9.8":
            return _owed_ultimo()
        case "T9.2":
            return tr("You have called already.")
    return tr("That cannot be done now.")


def _why_not_said(view: View, action: Announce | SayKontra, rule: str) -> str:
    match rule:
        case "T9.2":
            return tr("Call your partner first.")
        case "T9.4":
            return tr("Declare your eight or nine tarokks first, at the beginning of a turn.")
        case "T9.5" if isinstance(action, Announce):
            text = tr("Your side has already announced this: %1.")
            return fill(text, item_name(action.bonus))
        case "T9.7" if view.rules.double_and_volat == "not_same_player":
            return tr("No player announces both Double Game and Volát.")
        case "T9.7":
            return tr(
                "Double Game and Volát cannot be announced in the same turn, nor Double Game after Volát."
            )
        case "T9.8":
            return _owed_ultimo()
        case "T9.10" if isinstance(action, SayKontra):
            text = tr("Kontras go step by step, the two sides taking turns: %1.")
            return fill(text, item_name(action.item))
        case "T10.3":
            return _unproved(view)
    return tr("That cannot be said now.")


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


def _owed_ultimo() -> str:
    return tr(
        "You made a promise with the Pagát as your only honour, so you owe Pagátultimó: announce it in "
        "your first turn, and declare eight or nine tarokks before it."
    )


def _unproved(view: View) -> str:
    if counts_as(view) == DECLARERS:
        return tr(
            "If you announce now, you count as the declarer’s partner: say kontra first, to show your side."
        )
    return tr("If you announce now, you count as an opponent: say kontra first, to show your side.")


def _why_no_card(view: View, card: Card, rule: str) -> tuple[str, str]:
    match view.phase:
        case "discard":
            return tr("First discard as many cards as you drew."), "T6.3"
        case "play":
            return why_no_card(view, card, rule), rule
    return tr("No card can be played now."), ""


def why_no_card(view: View, card: Card, rule: str) -> str:
    """Why a card may not be played, by the rule that it breaks (T11)."""
    match rule:
        case "T11.2" if view.trick:
            led = view.trick[0][1]
            if led.suit is None:
                return tr("A tarokk was led: play a tarokk.")
            suit = suit_name(led.suit, SUITS)
            if mask_of(view.hand) & FOLLOWING[led]:
                return fill(tr("You must follow suit: %1 were led."), suit)
            return fill(tr("You have no %1: you must play a tarokk."), suit)
        case "T11.4":
            return tr(
                "Your side announced Pagátultimó: the Pagát is kept as long as another card can be played."
            )
    return tr("This card may not be played now.")
