"""Why something is not allowed, for players at the table (T17.5)."""

from tartli_desktop.cards.tarokk import Card, mask_of
from tartli_desktop.face.sentences import Sentences
from tartli_desktop.games.tarokk import (
    ANNUL,
    Action,
    Announce,
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
from tartli_desktop.text.placeholders import begun

from .prompts import counts_as, owed, promise_by
from .terms import bid_name, tarokk_name, term

say = Sentences("tarokk", "refusals")


def why_not(view: View, action: Action, rule: str) -> tuple[str, str]:
    """Why an action is refused, and the rule to read about it; empty if no rule would help."""
    if view.to_move != view.seat:
        return say("not-your-turn"), ""
    match action:
        case Play(card) if view.phase == "play":
            return why_no_card(view, card, rule), rule
        case Play():
            return (say("discard-first"), "T6.3") if view.phase == "discard" else (say("no-card"), "")
        case Discard(cards):
            reasons = [why_not_discarded(view, card) for card in cards if rule == "T6.5"]
            count = len(view.talon) if rule == "T6.3" and view.phase == "discard" else 0
            return next(filter(None, reasons), say("discard", count=count)), rule
        case Batch():
            return say("batch"), rule
        case Call(card):
            return _why_no_call(view, card, rule), rule
    return _why_not_said(view, action, rule), rule


def why_not_discarded(view: View, card: Card) -> str:
    """Why a card may never be discarded; empty if it may (T6.5)."""
    promise = view.bidding.promise
    promised = promise is not None and promise.binds and (promise.seat, promise.card) == (view.seat, card)
    return say(
        "T6.5",
        king=KINGS >> card & 1,
        honour=HONOURS >> card & 1,
        promised=promised,
        fixed=card == Card.XX and not view.bidding.discards_xx and not promised,
        card=tarokk_name(card),
    )


def _why_no_call(view: View, card: Card, rule: str) -> str:
    told = say.get(
        f"call-{rule}",
        promised="" if view.promise is None else tarokk_name(view.promise[2]),
        free=view.rules.free_call,
        never=HONOURS >> card & 1 or not card.is_tarokk,
        discarded=card in view.discards,
        card=tarokk_name(card),
    )
    return told or _why_not_said(view, Call(card), rule)


def _why_not_said(view: View, action: Action, rule: str) -> str:
    """Why something may not be bid, announced or doubled."""
    promise = promise_by(view, action) if view.phase in ("auction", "raise") else None
    told = say.get(
        rule,
        bid=begun(bid_name(action.level)) if isinstance(action, Bid) else "",
        card=tarokk_name(Card.XX if promise is None else promise.card),
        high_honour=view.rules.yield_high_honour,
        annuls=action == ANNUL,
        bonus=term(action.bonus) if isinstance(action, Announce) else "",
        kontra=term(action.item) if isinstance(action, SayKontra) else "",
        apart=view.rules.double_and_volat == "not_same_player",
        as_partner=counts_as(view) == DECLARERS,
        tarokks=isinstance(action, DeclareTarokks),
    )
    return told or say("other", speaks=isinstance(action, Announce | SayKontra))


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
    led = view.trick[0][1] if view.trick else None
    told = say.get(
        f"card-{rule}",
        led=led is not None,
        suit="" if led is None or led.suit is None else suit_name(led.suit),
        follows=led is not None and mask_of(view.hand) & FOLLOWING[led],
    )
    return told or say("card")
