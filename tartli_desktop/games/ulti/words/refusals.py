"""Why something is not allowed, for players at the table and for readers of a record (U17.3, U17.4)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.cards.german import Card, Suit
from tartli_desktop.games.ulti import Action, Lay, MakeBid, Play, View
from tartli_desktop.text.card_names import SuitSystem, card_name, suit_name
from tartli_desktop.text.placeholders import fill

from .terms import bid_name

translate = QCoreApplication.translate


def why_not(view: View, action: Action, rule: str, suits: SuitSystem) -> tuple[str, str]:
    """Why an action is refused, and the rule to read about it; empty if no rule would help."""
    if view.to_move != view.seat:
        return translate("Ulti.Refusals", "It is not your turn."), ""
    if isinstance(action, Play):
        if view.phase == "lay":
            return translate("Ulti.Refusals", "First choose two cards and discard them."), "U4.1"
        if view.phase != "play":
            return translate("Ulti.Refusals", "No card can be played now."), ""
        return why_no_card(view, action.card, rule, suits), rule
    match action:
        case Lay():
            return translate("Ulti.Refusals", "You can discard only before a bid."), "U4.2"
        case MakeBid(bid) if rule == "U4.6" and view.standing is not None:
            text = translate("Ulti.Refusals", "%1 cannot be bid over %2.")
            return fill(text, bid_name(bid), bid_name(view.standing[1])), rule
    return translate("Ulti.Refusals", "That cannot be done now."), rule


def why_no_card(view: View, card: Card, rule: str, suits: SuitSystem) -> str:
    """Why a card may not be played, by the rule that it breaks (U9)."""
    led = suit_name(view.trick[0].suit, suits) if view.trick else ""
    trumps = "" if view.trump is None else suit_name(Suit.parse(view.trump), suits)
    match rule:
        case "U9.2":
            return fill(translate("Ulti.Refusals", "You must follow suit: %1 were led."), led)
        case "U9.3":
            return translate("Ulti.Refusals", "You can beat the trick, so you must.")
        case "U9.4":
            return fill(
                translate("Ulti.Refusals", "You have no %1: you must play a trump (%2)."), led, trumps
            )
        case "U9.6":
            text = translate(
                "Ulti.Refusals", "You bid Ulti: %1 is kept for the last trick as long as possible."
            )
            return fill(text, card_name(card, suits))
    return translate("Ulti.Refusals", "This card may not be played now.")


def sentences() -> dict[str, str]:
    """The words for each sentence by which the rules refuse a record, by key; %1 is its first value."""
    return _of_play() | _of_records()


def _of_play() -> dict[str, str]:
    return {
        "no hand": translate("Ulti.RefusedRecords", "no hand is being played"),
        "not on turn": translate("Ulti.RefusedRecords", "it is not the turn of seat %1"),
        "not now": translate("Ulti.RefusedRecords", "“%1” is not possible now"),
        "lay not held": translate("Ulti.RefusedRecords", "%1 is not in the hand"),
        "too low": translate("Ulti.RefusedRecords", "%1 cannot be bid over %2"),
        "other kind": translate(
            "Ulti.RefusedRecords",
            "%1 is a different kind of bid from %2, which was bid in the first round",
        ),
        "no four aces": translate("Ulti.RefusedRecords", "these rules have no bids with Four Aces"),
        "top": translate("Ulti.RefusedRecords", "nothing can be bid over %1"),
        "hearts named": translate("Ulti.RefusedRecords", "Hearts are trumps already"),
        "not held": translate("Ulti.RefusedRecords", "%1 is not in the hand"),
        "follow": translate("Ulti.RefusedRecords", "the suit led must be followed"),
        "trump": translate("Ulti.RefusedRecords", "a player without the suit led must play a trump"),
        "head": translate("Ulti.RefusedRecords", "a card that wins the trick must be played"),
        "seven": translate(
            "Ulti.RefusedRecords", "with Ulti bid, the Seven of trumps is kept for the last trick"
        ),
        "no simple": translate(
            "Ulti.RefusedRecords", "marriages are announced only in a contract with a Simple"
        ),
        "no pair": translate("Ulti.RefusedRecords", "these marriages are not in the hand"),
        "no such component": translate("Ulti.RefusedRecords", "%1 is not in the contract"),
        "seat in double": translate(
            "Ulti.RefusedRecords", "%1 names a seat that does not belong there, or lacks one"
        ),
        "lane shut": translate("Ulti.RefusedRecords", "%1 cannot be doubled now"),
        "cap": translate("Ulti.RefusedRecords", "these rules have no double as high as that"),
        "claimed": translate("Ulti.RefusedRecords", "the rest is claimed only once in a trick"),
        "trumps conceded": translate("Ulti.RefusedRecords", "a contract with trumps cannot be given up"),
    }


def _of_records() -> dict[str, str]:
    return {
        "no action": translate("Ulti.RefusedRecords", "%1 is not an action"),
    }
