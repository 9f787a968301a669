"""What may be done at a moment of a hand, and why anything else may not (T17.1, T17.5)."""

from tartli_desktop.cards.deck import bits
from tartli_desktop.game.errors import Refusal, refused

from . import actions
from .actions import Action
from .card_values import play_refusal, playable
from .hand import Hand, Phase
from .talon import discard_refusal, discards, ground

_VERBS: dict[Phase, tuple[type[Action], ...]] = {
    "batch": (actions.Batch,),
    "auction": (actions.Bid, actions.Hold, actions.Pass),
    "raise": (actions.Bid, actions.Hold, actions.Pass),
    "discard": (actions.Discard,),
    "annul": (actions.Annul, actions.Keep),
    "announce": (actions.DeclareTarokks, actions.Call, actions.Announce, actions.SayKontra, actions.Pass),
    "play": (actions.Play,),
    "ended": (),
}
"""The actions of each phase (T17.1)."""

_BID_TURN, _BID_PHASE = (
    refused("T4.7", "it is not this player’s turn to bid"),
    refused("T4.7", "the auction is not over"),
)
_WRONG_SEAT: dict[Phase, Refusal] = {
    "batch": refused("T22.2", "it is not this player’s turn to choose cards"),
    "auction": _BID_TURN,
    "raise": _BID_TURN,
    "discard": refused("T6.3", "it is not this player’s turn to discard"),
    "annul": refused("T7.2", "it is not this player’s turn to annul the hand"),
    "announce": refused("T9.1", "it is not this player’s turn to speak"),
    "play": refused("T11.1", "it is not this player’s turn to play"),
}
_WRONG_VERB: dict[Phase, Refusal] = {
    "batch": refused("T22.2", "the players are choosing their cards"),
    "auction": _BID_PHASE,
    "raise": _BID_PHASE,
    "discard": refused("T6.3", "the players are discarding"),
    "annul": refused("T7.2", "the players are asked who annuls the hand"),
    "announce": refused("T9.1", "the round of announcements is not over"),
    "play": refused("T11.1", "the cards are being played"),
}
_TAKEN = refused("T22.2", "these cards have been taken already")
NO_HAND = refused("T17.1", "no hand is being played")


def legal_actions(hand: Hand, seat: int) -> tuple[Action, ...]:
    """Every legal action of the seat that must act; () for the others."""
    if seat != hand.to_move:
        return ()
    match hand.phase:
        case "play":
            mask = playable(hand.hands[seat], hand.led, hand.keeps_pagat(seat))
            return tuple([actions.PLAYS[card] for card in bits(mask)])
        case "announce":
            assert hand.announcements is not None
            return hand.announcements.legal_actions()
        case "discard":
            count = hand.drawn[seat].bit_count()
            return discards(hand.hands[seat], count, hand.promised(seat), hand.auction.discards_xx)
        case "batch":
            return tuple(each for each in actions.BATCHES if each.number not in hand.taken)
        case "annul":
            entitled = isinstance(ground(hand.variant, hand.hands[seat], hand.discarded[seat]), str)
            return (actions.KEEP, actions.ANNUL) if entitled else (actions.KEEP,)
    return hand.auction.legal_actions()


def refusal(hand: Hand, seat: int, action: Action) -> Refusal | None:
    """Why a seat may not take an action now, or None if it may; the first broken rule of T17.5."""
    phase = hand.phase
    if phase == "ended":
        return NO_HAND
    if seat != hand.to_move:
        return _WRONG_SEAT[phase]
    match action:
        case actions.Play(card) if phase == "play":
            return play_refusal(hand.hands[seat], hand.led, hand.keeps_pagat(seat), card)
        case actions.Discard() if phase == "discard":
            count = hand.drawn[seat].bit_count()
            return discard_refusal(
                hand.hands[seat], count, hand.promised(seat), hand.auction.discards_xx, action
            )
        case actions.Batch(number) if phase == "batch":
            return _TAKEN if number in hand.taken else None
        case actions.Annul() if phase == "annul":
            reason = ground(hand.variant, hand.hands[seat], hand.discarded[seat])
            return reason if isinstance(reason, Refusal) else None
    if not isinstance(action, _VERBS[phase]):
        return _WRONG_VERB[phase]
    if phase == "announce":
        assert hand.announcements is not None
        return hand.announcements.refusal(action)
    return None if phase == "annul" else hand.auction.refusal(action)
