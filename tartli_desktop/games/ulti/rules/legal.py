"""What may be done at a moment of a hand, and why anything else may not (U4 to U9, U13, U17.3)."""

from __future__ import annotations

from tartli_desktop.cards.german import CARDS, cards_of
from tartli_desktop.game.errors import Refusal, refused

from . import actions
from .actions import Action, Play
from .cards import NO_TRUMP, broken_by, in_order, pairs_in, playable
from .hand import TRICKS, Hand

_PLAYS_OF: tuple[tuple[tuple[Play, ...], ...], ...] = tuple(
    tuple(tuple(actions.PLAYS[card] for card in cards_of(byte << 8 * suit)) for byte in range(256))
    for suit in range(4)
)
"""``[suit][byte]``: the plays of the cards of a suit, which ``byte`` holds as a mask."""

_ROW = {
    actions.Lay: "U4.2",
    actions.MakeBid: "U4.2",
    actions.Pass: "U4.2",
    actions.Take: "U4.2",
    actions.Keep: "U4.9",
    actions.NameTrump: "U5.1",
    actions.Forfeit: "U5.2",
    actions.Announce: "U7.2",
    actions.Double: "U8.5",
    actions.Good: "U8.6",
    Play: "U9.1",
    actions.Claim: "U13.3",
    actions.Agree: "U13.3",
    actions.Refuse: "U13.3",
    actions.Concede: "U13.4",
}
"""The rule to cite when an action does not belong to the moment (U17.1, U17.3)."""


def legal_actions(hand: Hand, seat: int) -> tuple[Action, ...]:
    """Every action that is legal now for a seat (U18.3)."""
    if seat != hand.to_move:
        return ()
    match hand.phase:
        case "play":
            return _legal_in_play(hand, seat)
        case "lay":
            cards = in_order(hand.hands[seat])
            return tuple(
                [
                    actions.LAYS[card, other]
                    for place, card in enumerate(cards)
                    for other in cards[place + 1 :]
                ]
            )
        case "bid":
            bids = tuple([actions.BIDS[bid.text] for bid in hand.auction.bids()])
            if hand.auction.first_round:
                return (actions.PASS, *bids)
            return (actions.KEEP, *bids) if hand.auction.raising else bids
        case "auction":
            return (actions.PASS, actions.TAKE) if hand.auction.may_take() else (actions.PASS,)
        case "trump":
            return (*actions.TRUMPS, actions.FORFEIT) if _may_forfeit(hand) else actions.TRUMPS
        case "answer":
            doubling = hand.begun_doubling
            return (actions.GOOD, *doubling.doubles(seat, doubling.answer_lanes(seat)))
        case _:
            return (actions.AGREE, actions.REFUSE)


def _legal_in_play(hand: Hand, seat: int) -> tuple[Action, ...]:
    mask = _playable(hand, seat)
    plays = (
        _PLAYS_OF[0][mask & 0xFF]
        + _PLAYS_OF[1][mask >> 8 & 0xFF]
        + _PLAYS_OF[2][mask >> 16 & 0xFF]
        + _PLAYS_OF[3][mask >> 24]
    )
    if not hand.tricks:
        return (*plays, *_announcements(hand, seat), *_openings(hand, seat))
    if seat != hand.soloist:
        return plays
    claim = () if hand.claimed_in == len(hand.tricks) + 1 else (actions.CLAIM,)
    return (*plays, *claim, actions.CONCEDE) if hand.trump == NO_TRUMP else (*plays, *claim)


def _playable(hand: Hand, seat: int) -> int:
    """The cards that a seat on turn may play (U9.2 to U9.6)."""
    held = hand.hands[seat]
    if hand.table:
        assert hand.trump is not None
        held = playable(held, hand.trump, hand.table[0], hand.winning)
    if hand.kept_seven and seat == hand.soloist and len(hand.tricks) < TRICKS - 1:
        return held & ~hand.kept_seven or held
    return held


def _announcements(hand: Hand, seat: int) -> tuple[Action, ...]:
    """The marriages that may be announced with the first card (U7.2)."""
    if hand.marriages[seat] is not None or not hand.agreed_contract.has("simple"):
        return ()
    forty, twenty = pairs_in(hand.hands[seat], hand.named_trump)
    if not forty + twenty:
        return ()
    return tuple(
        [
            actions.ANNOUNCEMENTS[values]
            for values in actions.MARRIAGES
            if values.count(40) <= forty and values.count(20) <= twenty
        ]
    )


def _openings(hand: Hand, seat: int) -> tuple[Action, ...]:
    doubling = hand.begun_doubling
    lanes = doubling.open_lanes(seat)
    return doubling.doubles(seat, lanes) if lanes else ()


def _may_forfeit(hand: Hand) -> bool:
    return hand.agreed_contract.text == "simple" and hand.variant.forfeit_simple == "optional"


def refusal(hand: Hand, seat: int, action: Action) -> Refusal | None:
    """The rule that an action breaks now, or None if it is legal (U17.3)."""
    if hand.to_move is None:
        return refused("U18.2", "no hand is being played")
    if seat != hand.to_move:
        return refused("U18.2", "it is not the turn of seat {seat}", seat=seat)
    if type(action) is Play and hand.phase == "play":
        return None if _playable(hand, seat) >> action.card & 1 else _why_no_play(hand, seat, action.card)
    if not _of_this_moment(hand, seat, action):
        return refused(_ROW.get(type(action), "U17.1"), "“{action}” is not possible now", action=str(action))
    match action:
        case actions.Lay(cards):
            for card in cards:
                if not hand.hands[seat] >> card & 1:
                    return refused("U4.2", "{card} is not in the hand", card=str(card))
        case actions.MakeBid(bid):
            return hand.auction.why_no_bid(bid)
        case actions.Take() if not hand.auction.may_take():
            return refused("U4.5", "nothing can be bid over {standing}", standing=str(hand.auction.standing))
        case actions.Announce(values):
            if not hand.agreed_contract.has("simple"):
                return refused("U7.3", "marriages are announced only in a contract with a Simple")
            forty, twenty = pairs_in(hand.hands[seat], hand.named_trump)
            if values.count(40) > forty or values.count(20) > twenty:
                return refused("U7.2", "these marriages are not in the hand")
        case actions.Double():
            return hand.begun_doubling.refusal(seat, action, answering=hand.phase == "answer")
        case actions.Claim() if hand.claimed_in == len(hand.tricks) + 1:
            return refused("U13.3", "the rest is claimed only once in a trick")
        case actions.Concede() if hand.trump != NO_TRUMP:
            return refused("U13.4", "a contract with trumps cannot be given up")
    return None


def _of_this_moment(hand: Hand, seat: int, action: Action) -> bool:
    """Whether an action belongs to the current phase (U17.3)."""
    match action:
        case actions.Lay():
            return hand.phase == "lay"
        case actions.MakeBid():
            return hand.phase == "bid"
        case actions.Pass():
            return hand.phase == "auction" or (hand.phase == "bid" and hand.auction.first_round)
        case actions.Take():
            return hand.phase == "auction"
        case actions.Keep():
            return hand.phase == "bid" and hand.auction.raising
        case actions.NameTrump():
            return hand.phase == "trump"
        case actions.Forfeit():
            return hand.phase == "trump" and _may_forfeit(hand)
        case actions.Announce():
            return hand.phase == "play" and not hand.tricks and hand.marriages[seat] is None
        case actions.Double():
            if hand.phase == "play":
                return not hand.tricks and hand.begun_doubling.may_open(seat)
            return hand.phase == "answer"
        case actions.Good():
            return hand.phase == "answer"
        case actions.Claim() | actions.Concede():
            return hand.phase == "play" and seat == hand.soloist and len(hand.tricks) > 0
        case actions.Agree() | actions.Refuse():
            return hand.phase == "claim"
    return False


def _why_no_play(hand: Hand, seat: int, card: int) -> Refusal:
    held = hand.hands[seat]
    if not held >> card & 1:
        return refused("U9.1", "{card} is not in the hand", card=str(CARDS[card]))
    if hand.table:
        broken = broken_by(card, held, hand.named_trump, hand.table[0], hand.winning)
        if broken is not None:
            return broken
    return refused("U9.6", "with Ulti bid, the Seven of trumps is kept for the last trick")
