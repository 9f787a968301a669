"""Why something is not allowed, for players at the table and for readers of a record (T17.4, T17.5)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.cards.tarokk import Card, mask_of
from tartli_desktop.games.tarokk import Action, Announce, Bid, Call, Discard, Play, SayKontra, View
from tartli_desktop.games.tarokk.rules.card_values import FOLLOWING, HONOURS, KINGS
from tartli_desktop.games.tarokk.rules.sides import DECLARERS
from tartli_desktop.text.card_names import suit_name
from tartli_desktop.text.placeholders import begun, fill

from .promises import promise_by
from .prompts import counts_as, owed
from .terms import SUITS, bid_name, item_name, tarokk_name

translate = QCoreApplication.translate


def why_not(view: View, action: Action, rule: str) -> tuple[str, str]:
    """Why an action is refused, and the rule to read about it; empty if no rule would help."""
    if view.to_move != view.seat:
        return translate("Tarokk.Refusals", "It is not your turn."), ""
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
            return translate("Tarokk.Refusals", "A bid needs an honour: Skíz, XXI or Pagát.")
        case "T4.4" if isinstance(action, Bid):
            return fill(translate("Tarokk.Refusals", "%1 is not higher."), begun(bid_name(action.level)))
        case "T4.4":
            return translate(
                "Tarokk.Refusals", "You can hold only a bid over your own, and only once at each level."
            )
        case "T4.10":
            return translate("Tarokk.Refusals", "The Three can be raised only to Two or One.")
        case "T5.4" if isinstance(action, Bid):
            text = translate(
                "Tarokk.Refusals", "%1 would be a cue bid and promise the %2. You do not hold it."
            )
            return fill(text, begun(bid_name(action.level)), card)
        case "T5.7" if view.rules.yield_high_honour:
            return translate(
                "Tarokk.Refusals",
                "A pass would yield the game: it promises the XX and a high honour. Hold, or bid higher.",
            )
        case "T5.7" | "T5.10":
            text = translate("Tarokk.Refusals", "A pass would promise the %1. Hold, or bid higher.")
            return fill(text, card)
        case "T7.2":
            return translate("Tarokk.Refusals", "This hand cannot be annulled.")
        case "T7.3":
            return translate(
                "Tarokk.Refusals", "You have discarded a tarokk: only four Kings would annul the hand."
            )
        case "T9.2":
            return translate("Tarokk.Refusals", "Call your partner first.")
        case "T9.3":
            return translate(
                "Tarokk.Refusals",
                "Declare eight or nine tarokks once, with their true number, before anything else.",
            )
        case "T9.8":
            return _owed_ultimo()
        case "T9.9":
            return translate("Tarokk.Refusals", "You discarded the called tarokk: say kontra to the game.")
        case "T10.3":
            return _unproved(view)
    return translate("Tarokk.Refusals", "That cannot be done now.")


def _why_not_laid(view: View, cards: tuple[Card, ...], rule: str) -> str:
    if rule == "T6.5":
        for card in cards:
            reason = why_not_discarded(view, card)
            if reason:
                return reason
    if rule == "T6.3" and view.phase == "discard":
        text = translate("Tarokk.Refusals", "Discard as many cards as you drew: %1.")
        return fill(text, len(view.talon))
    return translate("Tarokk.Refusals", "You cannot discard now.")


def why_not_discarded(view: View, card: Card) -> str:
    """Why a card may never be discarded; empty if it may (T6.5)."""
    if KINGS >> card & 1:
        return translate("Tarokk.Refusals", "Kings cannot be discarded.")
    if HONOURS >> card & 1:
        return translate("Tarokk.Refusals", "Honours cannot be discarded.")
    promise = view.promise
    if promise is not None and promise[0] in ("cue", "yield") and promise[1:] == (view.seat, card):
        return fill(
            translate("Tarokk.Refusals", "You have promised the %1, so you keep it."), tarokk_name(card)
        )
    if card == Card.XX and not view.rules.discard_xx:
        return translate("Tarokk.Refusals", "By these rules the XX cannot be discarded.")
    return ""


def _why_no_call(view: View, card: Card, rule: str) -> str:
    name = tarokk_name(card)
    match rule:
        case "T8.2" if view.promise is not None:
            text = translate("Tarokk.Refusals", "You must call the %1: it was promised.")
            return fill(text, tarokk_name(view.promise[2]))
        case "T8.4" if HONOURS >> card & 1 or not card.is_tarokk:
            return translate("Tarokk.Refusals", "Only tarokks from II to XX can be called.")
        case "T8.4" if card in view.discards:
            return fill(translate("Tarokk.Refusals", "You have discarded the %1."), name)
        case "T8.4":
            return fill(translate("Tarokk.Refusals", "You hold the %1 yourself."), name)
        case "T8.3":
            usual = translate(
                "Tarokk.Refusals", "You call the XX, or the highest tarokk below it that you do not hold."
            )
            if not view.rules.free_call:
                return usual
            others = translate(
                "Tarokk.Refusals", "You can call others only if somebody else has discarded a tarokk."
            )
            return f"{usual} {others}"
        case "T9.8":
            return _owed_ultimo()
        case "T9.2":
            return translate("Tarokk.Refusals", "You have called already.")
    return translate("Tarokk.Refusals", "That cannot be done now.")


def _why_not_said(view: View, action: Announce | SayKontra, rule: str) -> str:
    match rule:
        case "T9.2":
            return translate("Tarokk.Refusals", "Call your partner first.")
        case "T9.4":
            return translate(
                "Tarokk.Refusals", "Declare your eight or nine tarokks first, at the beginning of a turn."
            )
        case "T9.5" if isinstance(action, Announce):
            text = translate("Tarokk.Refusals", "Your side has already announced this: %1.")
            return fill(text, item_name(action.bonus))
        case "T9.7" if view.rules.double_and_volat == "not_same_player":
            return translate("Tarokk.Refusals", "No player announces both Double Game and Volát.")
        case "T9.7":
            return translate(
                "Tarokk.Refusals",
                "Double Game and Volát cannot be announced in the same turn, nor Double Game after Volát.",
            )
        case "T9.8":
            return _owed_ultimo()
        case "T9.10" if isinstance(action, SayKontra):
            text = translate("Tarokk.Refusals", "Kontras go step by step, the two sides taking turns: %1.")
            return fill(text, item_name(action.item))
        case "T10.3":
            return _unproved(view)
    return translate("Tarokk.Refusals", "That cannot be said now.")


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
    return translate(
        "Tarokk.Refusals",
        "You made a promise with the Pagát as your only honour, so you owe Pagátultimó: announce it in "
        "your first turn, and declare eight or nine tarokks before it.",
    )


def _unproved(view: View) -> str:
    if counts_as(view) == DECLARERS:
        return translate(
            "Tarokk.Refusals",
            "If you announce now, you count as the declarer’s partner: say kontra first, to show your side.",
        )
    return translate(
        "Tarokk.Refusals",
        "If you announce now, you count as an opponent: say kontra first, to show your side.",
    )


def _why_no_card(view: View, card: Card, rule: str) -> tuple[str, str]:
    match view.phase:
        case "discard":
            return translate("Tarokk.Refusals", "First discard as many cards as you drew."), "T6.3"
        case "play":
            return why_no_card(view, card, rule), rule
    return translate("Tarokk.Refusals", "No card can be played now."), ""


def why_no_card(view: View, card: Card, rule: str) -> str:
    """Why a card may not be played, by the rule that it breaks (T11)."""
    match rule:
        case "T11.2" if view.trick:
            led = view.trick[0][1]
            if led.suit is None:
                return translate("Tarokk.Refusals", "A tarokk was led: play a tarokk.")
            suit = suit_name(led.suit, SUITS)
            if mask_of(view.hand) & FOLLOWING[led]:
                return fill(translate("Tarokk.Refusals", "You must follow suit: %1 were led."), suit)
            return fill(translate("Tarokk.Refusals", "You have no %1: you must play a tarokk."), suit)
        case "T11.4":
            return translate(
                "Tarokk.Refusals",
                "Your side announced Pagátultimó: the Pagát is kept as long as another card can be played.",
            )
    return translate("Tarokk.Refusals", "This card may not be played now.")


def sentences() -> dict[str, str]:
    """The words for each sentence by which the rules refuse a record, by key; %1 is its first value."""
    return _of_bids() | _of_talon() | _of_announcements() | _of_play() | _of_records()


def _of_bids() -> dict[str, str]:
    return {
        "no_hand": translate("Tarokk.RefusedRecords", "no hand is being played"),
        "no_seat": translate("Tarokk.RefusedRecords", "there is no such seat"),
        "bid_turn": translate("Tarokk.RefusedRecords", "it is not this player’s turn to bid"),
        "bid_phase": translate("Tarokk.RefusedRecords", "the auction is not over"),
        "no_hold": translate(
            "Tarokk.RefusedRecords", "only a bidder who was outbid may hold, once at each level"
        ),
        "bid_honour": translate("Tarokk.RefusedRecords", "a bid needs an honour"),
        "bid_higher": translate("Tarokk.RefusedRecords", "the bid must be higher"),
        "raise_solo": translate("Tarokk.RefusedRecords", "the Three may be raised to Two or One only"),
        "cue_card": translate("Tarokk.RefusedRecords", "this bid promises %1, which is not in the hand"),
        "yield_pass": translate("Tarokk.RefusedRecords", "a pass would promise %1 and a high honour"),
        "yield_pass_any": translate("Tarokk.RefusedRecords", "a pass would promise %1"),
        "opener_pass": translate("Tarokk.RefusedRecords", "a pass would promise %1"),
    }


def _of_talon() -> dict[str, str]:
    return {
        "discard_turn": translate("Tarokk.RefusedRecords", "it is not this player’s turn to discard"),
        "discard_phase": translate("Tarokk.RefusedRecords", "the players are discarding"),
        "discard_not_held": translate("Tarokk.RefusedRecords", "%1 is not in the hand"),
        "discard_king": translate("Tarokk.RefusedRecords", "Kings cannot be discarded"),
        "discard_honour": translate("Tarokk.RefusedRecords", "honours cannot be discarded"),
        "discard_promised": translate("Tarokk.RefusedRecords", "%1 was promised by a bid and stays"),
        "discard_xx": translate("Tarokk.RefusedRecords", "by these rules XX cannot be discarded"),
        "discard_count": translate(
            "Tarokk.RefusedRecords", "as many cards must be discarded as were drawn: %1"
        ),
        "annul_turn": translate("Tarokk.RefusedRecords", "it is not this player’s turn to annul the hand"),
        "annul_phase": translate("Tarokk.RefusedRecords", "the players are asked who annuls the hand"),
        "no_annul": translate("Tarokk.RefusedRecords", "this hand cannot be annulled"),
        "annul_tarokk": translate(
            "Tarokk.RefusedRecords",
            "a player who has discarded a tarokk may annul the hand only with four Kings",
        ),
    }


def _of_announcements() -> dict[str, str]:
    return {
        "speak_turn": translate("Tarokk.RefusedRecords", "it is not this player’s turn to speak"),
        "speak_phase": translate("Tarokk.RefusedRecords", "the round of announcements is not over"),
        "call_first": translate("Tarokk.RefusedRecords", "the declarer calls a partner first"),
        "called_already": translate("Tarokk.RefusedRecords", "a partner has been called already"),
        "tarokks_count": translate("Tarokk.RefusedRecords", "this player does not hold %1 tarokks"),
        "tarokks_twice": translate("Tarokk.RefusedRecords", "tarokks are declared once"),
        "tarokks_first": translate(
            "Tarokk.RefusedRecords", "tarokks are declared at the beginning of a turn"
        ),
        "ultimo_declare": translate(
            "Tarokk.RefusedRecords", "eight or nine tarokks are declared before Pagátultimó or its kontra"
        ),
        "bonus_twice": translate("Tarokk.RefusedRecords", "this side has announced it already"),
        "double_volat_turn": translate(
            "Tarokk.RefusedRecords", "Double Game and Volát are not announced in one turn"
        ),
        "double_after_volat": translate("Tarokk.RefusedRecords", "Double Game is not announced after Volát"),
        "double_volat_player": translate(
            "Tarokk.RefusedRecords", "no player announces both Double Game and Volát"
        ),
        "owes_tarokks": translate(
            "Tarokk.RefusedRecords", "this player owes Pagátultimó and declares the tarokks first"
        ),
        "owes_ultimo": translate("Tarokk.RefusedRecords", "this player owes Pagátultimó"),
        "owes_kontra": translate(
            "Tarokk.RefusedRecords", "the player who discarded the called tarokk must say kontra to the game"
        ),
        "kontra_nothing": translate("Tarokk.RefusedRecords", "there is nothing of that name to double"),
        "kontra_side": translate("Tarokk.RefusedRecords", "this kontra belongs to the other players"),
        "kontra_level": translate("Tarokk.RefusedRecords", "the kontras go one after the other"),
        "unproved": translate(
            "Tarokk.RefusedRecords", "this player would count as a friend of the others: a kontra first"
        ),
        "forced_call": translate("Tarokk.RefusedRecords", "%1 was promised and must be called"),
        "call_no_tarokk": translate("Tarokk.RefusedRecords", "only the tarokks from II to XX are called"),
        "call_discarded": translate("Tarokk.RefusedRecords", "the declarer has discarded %1"),
        "call_held": translate("Tarokk.RefusedRecords", "the declarer holds %1"),
        "call_other": translate("Tarokk.RefusedRecords", "%1 may not be called now"),
    }


def _of_play() -> dict[str, str]:
    return {
        "play_turn": translate("Tarokk.RefusedRecords", "it is not this player’s turn to play"),
        "play_phase": translate("Tarokk.RefusedRecords", "the cards are being played"),
        "play_not_held": translate("Tarokk.RefusedRecords", "%1 is not in the hand"),
        "follow_suit": translate("Tarokk.RefusedRecords", "the suit led must be followed"),
        "follow_tarokk": translate(
            "Tarokk.RefusedRecords", "a player without the suit led must play a tarokk"
        ),
        "keep_pagat": translate(
            "Tarokk.RefusedRecords", "with Pagátultimó announced, the Pagát is kept as long as possible"
        ),
    }


def _of_records() -> dict[str, str]:
    return {
        "no_action": translate("Tarokk.RefusedRecords", "%1 is not an action"),
        "notice_no_seat": translate("Tarokk.RefusedRecords", "%1 is not a seat"),
        "notice_given": translate("Tarokk.RefusedRecords", "notice has been given already"),
        "notice_between_hands": translate("Tarokk.RefusedRecords", "notice is given between two hands"),
    }
