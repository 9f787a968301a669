"""What may be done at a moment of a hand, and why anything else may not (U4 to U9, U13, U17.3)."""

from collections.abc import Callable

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

_MOMENTS: dict[type[Action], tuple[str, Callable[[Hand, int], bool]]] = {
    actions.Lay: ("U4.2", lambda hand, seat: hand.phase == "lay"),
    actions.MakeBid: ("U4.2", lambda hand, seat: hand.phase == "bid"),
    actions.Pass: (
        "U4.2",
        lambda hand, seat: hand.phase == "auction" or (hand.phase == "bid" and hand.auction.first_round),
    ),
    actions.Take: ("U4.2", lambda hand, seat: hand.phase == "auction"),
    actions.Keep: ("U4.9", lambda hand, seat: hand.phase == "bid" and hand.auction.raising),
    actions.NameTrump: ("U5.1", lambda hand, seat: hand.phase == "trump"),
    actions.Forfeit: ("U5.2", lambda hand, seat: hand.phase == "trump" and _may_forfeit(hand)),
    actions.Announce: ("U7.2", lambda hand, seat: _in_first_trick(hand) and hand.marriages[seat] is None),
    actions.Double: (
        "U8.5",
        lambda hand, seat: (
            hand.phase == "answer" or (_in_first_trick(hand) and hand.begun_doubling.may_open(seat))
        ),
    ),
    actions.Good: ("U8.6", lambda hand, seat: hand.phase == "answer"),
    Play: ("U9.1", lambda hand, seat: False),
    actions.Claim: ("U13.3", lambda hand, seat: _is_soloist_later(hand, seat)),
    actions.Agree: ("U13.3", lambda hand, seat: hand.phase == "claim"),
    actions.Refuse: ("U13.3", lambda hand, seat: hand.phase == "claim"),
    actions.Concede: ("U13.4", lambda hand, seat: _is_soloist_later(hand, seat)),
}
"""When each action may be taken, and the rule to cite at any other moment (U17.1, U17.3)."""


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
            return (actions.PASS, actions.TAKE) if hand.auction.over_standing() else (actions.PASS,)
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
        doubling = hand.begun_doubling
        openings = doubling.doubles(seat, doubling.open_lanes(seat))
        return (*plays, *_announcements(hand, seat), *openings)
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
    rule, is_now = _MOMENTS[type(action)]
    if not is_now(hand, seat):
        return refused(rule, "“{action}” is not possible now", action=str(action))
    match action:
        case actions.Lay(cards):
            for card in cards:
                if not hand.hands[seat] >> card & 1:
                    return refused("U4.2", "{card} is not in the hand", card=str(card))
        case actions.MakeBid(bid):
            return hand.auction.why_no_bid(bid)
        case actions.Take() if not hand.auction.over_standing():
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


def _in_first_trick(hand: Hand) -> bool:
    return hand.phase == "play" and not hand.tricks


def _is_soloist_later(hand: Hand, seat: int) -> bool:
    return hand.phase == "play" and seat == hand.soloist and bool(hand.tricks)


def _why_no_play(hand: Hand, seat: int, card: int) -> Refusal:
    held = hand.hands[seat]
    if not held >> card & 1:
        return refused("U9.1", "{card} is not in the hand", card=str(CARDS[card]))
    if hand.table:
        broken = broken_by(card, held, hand.named_trump, hand.table[0], hand.winning)
        if broken is not None:
            return broken
    return refused("U9.6", "with Ulti bid, the Seven of trumps is kept for the last trick")
