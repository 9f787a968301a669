"""Why something is not allowed, for players at the table and for readers of a record (U17.3, U17.4)."""

from __future__ import annotations

from tartli_desktop.cards.german import Card, Suit
from tartli_desktop.games.ulti import Action, Lay, MakeBid, Play, View
from tartli_desktop.text.card_names import SuitSystem, card_name, suit_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

from .terms import bid_name

tr_records = Context("Ulti.RefusedRecords")
tr = Context("Ulti.Refusals")


def why_not(view: View, action: Action, rule: str, suits: SuitSystem) -> tuple[str, str]:
    """Why an action is refused, and the rule to read about it; empty if no rule would help."""
    if view.to_move != view.seat:
        return tr("It is not your turn."), ""
    if isinstance(action, Play):
        if view.phase == "lay":
            return tr("First choose two cards and discard them."), "U4.1"
        if view.phase != "play":
            return tr("No card can be played now."), ""
        return why_no_card(view, action.card, rule, suits), rule
    match action:
        case Lay():
            return tr("You can discard only before a bid."), "U4.2"
        case MakeBid(bid) if rule == "U4.6" and view.standing is not None:
            text = tr("%1 cannot be bid over %2.")
            return fill(text, bid_name(bid), bid_name(view.standing[1])), rule
    return tr("That cannot be done now."), rule


def why_no_card(view: View, card: Card, rule: str, suits: SuitSystem) -> str:
    """Why a card may not be played, by the rule that it breaks (U9)."""
    led = suit_name(view.trick[0].suit, suits) if view.trick else ""
    trumps = "" if view.trump is None else suit_name(Suit.parse(view.trump), suits)
    match rule:
        case "U9.2":
            return fill(tr("You must follow suit: %1 were led."), led)
        case "U9.3":
            return tr("You can beat the trick, so you must.")
        case "U9.4":
            return fill(tr("You have no %1: you must play a trump (%2)."), led, trumps)
        case "U9.6":
            text = tr("You bid Ulti: %1 is kept for the last trick as long as possible.")
            return fill(text, card_name(card, suits))
    return tr("This card may not be played now.")


def sentences() -> dict[str, str]:
    """The words for each sentence by which the rules refuse a record, by key; %1 is its first value."""
    return _of_play() | _of_records()


def _of_play() -> dict[str, str]:
    return {
        "no hand": tr_records("no hand is being played"),
        "not on turn": tr_records("it is not the turn of seat %1"),
        "not now": tr_records("“%1” is not possible now"),
        "lay not held": tr_records("%1 is not in the hand"),
        "too low": tr_records("%1 cannot be bid over %2"),
        "other kind": tr_records("%1 is a different kind of bid from %2, which was bid in the first round"),
        "no four aces": tr_records("these rules have no bids with Four Aces"),
        "top": tr_records("nothing can be bid over %1"),
        "hearts named": tr_records("Hearts are trumps already"),
        "not held": tr_records("%1 is not in the hand"),
        "follow": tr_records("the suit led must be followed"),
        "trump": tr_records("a player without the suit led must play a trump"),
        "head": tr_records("a card that wins the trick must be played"),
        "seven": tr_records("with Ulti bid, the Seven of trumps is kept for the last trick"),
        "no simple": tr_records("marriages are announced only in a contract with a Simple"),
        "no pair": tr_records("these marriages are not in the hand"),
        "no such component": tr_records("%1 is not in the contract"),
        "seat in double": tr_records("%1 names a seat that does not belong there, or lacks one"),
        "lane shut": tr_records("%1 cannot be doubled now"),
        "cap": tr_records("these rules have no double as high as that"),
        "claimed": tr_records("the rest is claimed only once in a trick"),
        "trumps conceded": tr_records("a contract with trumps cannot be given up"),
    }


def _of_records() -> dict[str, str]:
    return {"no action": tr_records("%1 is not an action")}
