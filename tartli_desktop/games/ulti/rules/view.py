"""What one player may know (U16)."""

from __future__ import annotations

from dataclasses import dataclass

from tartli_desktop.cards.german import CARDS, Card

from .actions import Action
from .cards import NO_TRUMP, in_order
from .hand import Hand, Phase, Trick
from .legal import legal_actions
from .settlement import HandResult, Seats
from .variant import Variant

Pair = tuple[Card, Card]


@dataclass(frozen=True, slots=True)
class View:
    """Everything that one seat may know of the hand being played, and nothing else (U16, U18.6).

    Two situations that this seat cannot tell apart give equal views. A view can be pickled. Between hands
    it shows the hand that ended.
    """

    seat: int
    """Whose view this is."""
    rules: Variant
    players: tuple[str, str, str]
    hand_number: int
    """Counted from 1; 0 before the first deck."""
    dealer: int
    """Who dealt this hand; after a hand, who deals the next."""
    phase: Phase
    """What is awaited (U18.2)."""
    to_move: int | None
    """Who must act, or None."""
    hand: tuple[Card, ...]
    """This seat's cards in the order of U1.2."""
    sizes: Seats
    """How many cards each seat holds."""
    lays: tuple[tuple[Pair, int | None], ...]
    """The talons this seat laid: the two cards, and who took them up, or None."""
    takes: tuple[Pair, ...]
    """The two cards of every talon that this seat took up."""
    auction: tuple[tuple[int, str], ...]
    """What was said, in order: seat and text of U17.1, ``lay`` without cards."""
    standing: tuple[int, str, int] | None
    """Bidder, text and m of the standing bid."""
    soloist: int | None
    """None until the auction is over, like ``contract``, ``trump`` and ``multiplier``."""
    contract: str | None
    """The text code (U3.6)."""
    trump: str | None
    """A L H B; None also in a contract without trumps."""
    multiplier: int | None
    """m of U4.9."""
    marriages: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
    """The values that each seat announced (U7.2)."""
    doubles: tuple[tuple[int, str], ...]
    """Every double, in order: seat and text of U17.1."""
    levels: tuple[tuple[str, Seats], ...]
    """Each component with the level of doubling that concerns each seat; empty before the contract."""
    tricks: tuple[Trick, ...]
    """The tricks gathered: leader, three cards in order, winner."""
    trick: tuple[Card, ...]
    """The cards on the table. The winner of the last trick led, in trick 1 the soloist."""
    open_hands: tuple[tuple[Card, ...] | None, tuple[Card, ...] | None, tuple[Card, ...] | None]
    """The cards of each hand that lies open, or None (U10)."""
    claims: tuple[tuple[int, str, int], ...]
    """What was claimed and answered: seat, ``claim`` or ``agree`` or ``refuse``, number of the trick."""
    results: tuple[HandResult, ...]
    """The hands that are over."""
    points: Seats
    """The sum of each player's points (U14.1)."""
    balance: Seats
    """The same in money."""
    legal: tuple[Action, ...]
    """Every action that this seat may do now."""

    @property
    def leader(self) -> int | None:
        """Who led, or leads, to the trick on the table; None before the contract is found."""
        return self.tricks[-1][2] if self.tricks else self.soloist


def _pair(mask: int) -> Pair:
    first, second = in_order(mask)
    return first, second


def view_of(
    hand: Hand | None,
    seat: int,
    *,
    variant: Variant,
    players: tuple[str, str, str],
    dealer: int,
    phase: Phase,
    results: tuple[HandResult, ...],
    points: Seats,
    balance: Seats,
) -> View:
    """What a seat may know of ``hand``, None before the first; the other arguments come from the session."""
    if hand is None:
        hand = Hand(variant, 0, dealer, ())
        hand.phase, hand.to_move = "deck", None
    standing, contract, doubling = hand.auction.standing, hand.contract, hand.doubling
    said = [values or () for values in hand.marriages]
    hands = [in_order(hand.hands[place]) if hand.is_open(place) else None for place in range(3)]
    trump = hand.trump
    return View(
        seat=seat,
        rules=variant,
        players=players,
        hand_number=hand.number,
        dealer=dealer,
        phase=phase,
        to_move=hand.to_move,
        hand=in_order(hand.hands[seat]),
        sizes=(hand.hands[0].bit_count(), hand.hands[1].bit_count(), hand.hands[2].bit_count()),
        lays=tuple([(_pair(cards), taker) for who, cards, taker in hand.lays if who == seat]),
        takes=tuple([_pair(cards) for who, cards in hand.takes if who == seat]),
        auction=tuple(hand.auction.heard),
        standing=None if standing is None else (hand.auction.bidder, standing.text, hand.auction.multiplier),
        soloist=None if contract is None else hand.soloist,
        contract=None if contract is None else contract.text,
        trump=None if trump is None or trump == NO_TRUMP else "ALHB"[trump],
        multiplier=None if contract is None else hand.multiplier,
        marriages=(said[0], said[1], said[2]),
        doubles=() if doubling is None else tuple(doubling.said),
        levels=() if doubling is None else doubling.levels_by_seat(),
        tricks=tuple(hand.tricks),
        trick=tuple([CARDS[card] for card in hand.table]),
        open_hands=(hands[0], hands[1], hands[2]),
        claims=hand.claims,
        results=results,
        points=points,
        balance=balance,
        legal=legal_actions(hand, seat),
    )
