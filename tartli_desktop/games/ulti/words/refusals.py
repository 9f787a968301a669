"""Why something is not allowed, for players at the table (U17.3)."""

from tartli_desktop.cards.german import Card, Suit
from tartli_desktop.face.sentences import Sentences
from tartli_desktop.games.ulti import Action, Lay, MakeBid, Play, View
from tartli_desktop.text.card_names import card_name, suit_name

from .terms import bid_name

say = Sentences("ulti", "refusals")


def why_not(view: View, action: Action, rule: str) -> tuple[str, str]:
    """Why an action is refused, and the rule to read about it; empty if no rule would help."""
    if view.to_move != view.seat:
        return say("not-your-turn"), ""
    match action:
        case Play() if view.phase == "lay":
            return say("discard-first"), "U4.1"
        case Play() if view.phase != "play":
            return say("no-card"), ""
        case Play(card):
            return why_no_card(view, card, rule), rule
        case Lay():
            return say("lay"), "U4.2"
        case MakeBid(bid) if rule == "U4.6" and view.standing is not None:
            return say(rule, bid=bid_name(bid), standing=bid_name(view.standing[1])), rule
    return say("other"), rule


def why_no_card(view: View, card: Card, rule: str) -> str:
    """Why a card may not be played, by the rule that it breaks (U9)."""
    led = suit_name(view.trick[0].suit) if view.trick else ""
    trumps = "" if view.trump is None else suit_name(Suit.parse(view.trump))
    told = say.get(rule, led=led, trumps=trumps, card=card_name(card))
    return told or say("card")
