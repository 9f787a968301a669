"""Tartli's table layout: the piles, their cards, and the changes of each event."""

from collections.abc import Iterable, Sequence
from itertools import chain

from msgspec.structs import replace

from tartli_desktop.cards.german import CARDS, Card, Suit, cards_of, mask_of
from tartli_desktop.games import tartli
from tartli_desktop.games.tartli import HUNGARIAN, Action, Event, Match, View
from tartli_desktop.kit.trick_piles import HANDS, PLAYED, TAKEN, TALON
from tartli_desktop.table import hand_order
from tartli_desktop.table.piles import (
    DRAW,
    GATHER,
    PLAY,
    Cards,
    Carry,
    Change,
    ClearNotes,
    Collect,
    Deal,
    HoldUp,
    Layout,
    Parcel,
    PileKind,
    PileSpec,
    Rest,
    Say,
    TablePlanOf,
)

TURNED = "turned"
"""The name of the pile with the turned card."""

_WORD = 900.0
"""Milliseconds at normal speed to show the words of a player who goes out, before the count."""

_HAND, _PACKET = 9, 3
"""The number of cards dealt to each player, and in one packet (R3.3)."""


class TartliPlan(TablePlanOf[View, Event, Action, Card]):
    """See :class:`tartli_desktop.table.piles.TablePlan`."""

    deck = CARDS

    def piles(self, seats: int) -> tuple[PileSpec, ...]:
        """The turned card and the talon, and for each seat the hand, the card played and the cards taken."""
        return (
            PileSpec(TURNED, None, PileKind.SPOT),
            PileSpec(TALON, None, PileKind.STACK, face_up=False),
            *(PileSpec(HANDS[seat], seat, PileKind.FAN, face_up=False) for seat in range(seats)),
            *(PileSpec(PLAYED[seat], seat, PileKind.SPOT) for seat in range(seats)),
            *(PileSpec(TAKEN[seat], seat, PileKind.STACK, face_up=False) for seat in range(seats)),
        )

    def dealer(self, view: View) -> int:
        return view.dealer

    def trump(self, view: View) -> Suit | None:
        """The suit of the turned card, or the one that was chosen instead."""
        return view.trump

    def lay_out(self, view: View) -> Layout:
        """The place of every card. While nobody looks, the hand of the next player is face down."""
        if not view.trick_number:
            return {}
        taken: tuple[list[Card], list[Card]] = ([], [])
        for event in view.events:
            if isinstance(event, tartli.TrickGathered):
                taken[event.seat].extend(event.cards)
        turned = () if view.turned is None else (view.turned,)
        elsewhere = view.opponent_hand_size + view.talon_size + len(view.trick) + sum(map(len, taken))
        own: Cards = view.hand or (None,) * (len(CARDS) - elsewhere)
        return {
            HANDS[view.seat]: own,
            HANDS[1 - view.seat]: (None,) * view.opponent_hand_size,
            TURNED: turned,
            TALON: (None,) * (view.talon_size - len(turned)),
            **{PLAYED[seat]: (card,) for seat, card in view.trick},
            TAKEN[0]: tuple(taken[0]),
            TAKEN[1]: tuple(taken[1]),
        }

    def steps(self, event: Event, view: View) -> tuple[Change, ...]:
        """The changes of an event: notes first, then cards."""
        return (*_heard(event), *_moved(event, view))

    def said(self, view: View) -> Sequence[Event]:
        """The announcements since the last trick was gathered."""
        return view.trick_events

    def choosing(self, cards: Sequence[Card], view: View) -> Action:
        """The action for the chosen card: play it."""
        (card,) = cards
        return tartli.Play(card)

    def in_order(self, cards: Iterable[Card], view: View, *, alternate: bool) -> list[Card]:
        """Cards by suit, trumps leftmost."""
        return hand_order.in_order(cards, view.trump, alternate=alternate)

    def inserted(self, order: Sequence[Card], new: Card) -> list[Card]:
        """The player's own order with a new card placed beside the nearest of its suit."""
        return hand_order.insert(order, new)


def _heard(event: Event) -> Iterable[Change]:
    if isinstance(event, tartli.TrickGathered | tartli.HandOpened):
        yield ClearNotes()
    seat = getattr(event, "seat", None)
    if seat is not None:
        yield Say(seat)


def _moved(event: Event, view: View) -> tuple[Change, ...]:
    match event:
        case tartli.HandOpened(dealer):
            return (Collect(dealer),)
        case tartli.Dealt():
            return (Deal(tuple(_parcels(event, view.dealer))),)
        case tartli.CardPlayed(seat, card):
            return (Carry((HANDS[seat],), PLAYED[seat], card, PLAY),)
        case tartli.TrickGathered(seat):
            return tuple(Carry(tuple(PLAYED[:2]), TAKEN[seat], card, GATHER) for card in event.cards)
        case tartli.CardDrawn(seat, card):
            return (Carry((TALON, TURNED), HANDS[seat], card, DRAW, is_new=True),)
        case tartli.MeldsScored(seat):
            # R6.4, R6.5
            cards = mask_of(chain.from_iterable(meld.cards for meld in event.items))
            return (HoldUp(HANDS[seat], tuple(cards_of(cards))),)
        case tartli.Exchanged(seat, seven, taken):
            return (
                Carry((HANDS[seat],), TURNED, seven, GATHER, is_beneath=True),
                Carry((TURNED,), HANDS[seat], taken, GATHER, is_beneath=True),
            )
        case tartli.WentOut():
            return (Rest(_WORD),)
    return ()


def _parcels(event: tartli.Dealt, dealer: int) -> Iterable[Parcel]:
    """Packets of three, non-dealer first, with the turned card at its position in the pack (R3.3, R3.4)."""
    dealt = 0
    turned = Parcel(TURNED, (event.turned,))
    for seat in (1 - dealer, dealer) * (_HAND // _PACKET):
        cards: Cards = event.hands[seat] or (None,) * _HAND
        first = dealt // (2 * _PACKET) * _PACKET
        packet = cards[first : first + _PACKET]
        if dealt < event.position <= dealt + _PACKET:
            before = event.position - 1 - dealt
            yield from (Parcel(HANDS[seat], packet[:before]), turned, Parcel(HANDS[seat], packet[before:]))
        else:
            yield Parcel(HANDS[seat], packet)
        dealt += _PACKET
    if event.position > dealt:
        yield turned
    yield Parcel(TALON, (None,) * (len(CARDS) - 2 * _HAND - 1))


PLAN = TartliPlan()


_TOP = (
    *(Card.HO, Card.HK, Card.HA, Card.L8, Card.A7, Card.B7, Card.AU, Card.AO, Card.AX, Card.A8),
    *(Card.L7, Card.H7, Card.BU, Card.B9, Card.LO, Card.B8, Card.LX, Card.L9, Card.LU),
)
"""The top of a pack that deals seat 0 a hand worth looking at."""


def example_view(seats: int) -> View:
    """Seat 0's view after the deal, with the turned card covered, so that the middle is free for text."""
    match = Match.new(HUNGARIAN, first_dealer=1)
    match.deal(_TOP + tuple(card for card in CARDS if card not in _TOP))
    return replace(match.view(0), turned=None)
