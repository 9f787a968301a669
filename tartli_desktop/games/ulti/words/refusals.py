"""Why something is not allowed, for players at the table (U17.3)."""

from tartli_desktop.cards.german import Card, Suit
from tartli_desktop.games.ulti import Action, Lay, MakeBid, Play, View
from tartli_desktop.text.card_names import card_name, suit_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

from .terms import bid_name

tr = Context("Ulti.Refusals")


def why_not(view: View, action: Action, rule: str) -> tuple[str, str]:
    """Why an action is refused, and the rule to read about it; empty if no rule would help."""
    if view.to_move != view.seat:
        return tr("It is not your turn."), ""
    if isinstance(action, Play):
        if view.phase == "lay":
            return tr("First choose two cards and discard them."), "U4.1"
        if view.phase != "play":
            return tr("No card can be played now."), ""
        return why_no_card(view, action.card, rule), rule
    match action:
        case Lay():
            return tr("You can discard only before a bid."), "U4.2"
        case MakeBid(bid) if rule == "U4.6" and view.standing is not None:
            return fill(tr("%1 cannot be bid over %2."), bid_name(bid), bid_name(view.standing[1])), rule
    return tr("That cannot be done now."), rule


def why_no_card(view: View, card: Card, rule: str) -> str:
    """Why a card may not be played, by the rule that it breaks (U9)."""
    led = suit_name(view.trick[0].suit) if view.trick else ""
    trumps = "" if view.trump is None else suit_name(Suit.parse(view.trump))
    match rule:
        case "U9.2":
            return fill(tr("You must follow suit: %1 were led."), led)
        case "U9.3":
            return tr("You can beat the trick, so you must.")
        case "U9.4":
            return fill(tr("You have no %1: you must play a trump (%2)."), led, trumps)
        case "U9.6":
            text = tr("You bid Ulti: %1 is kept for the last trick as long as possible.")
            return fill(text, card_name(card))
    return tr("This card may not be played now.")
