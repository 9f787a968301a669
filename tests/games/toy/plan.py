"""How the toy lies on the table: see :class:`tartli_desktop.table.piles.TablePlan`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from tartli_desktop.cards.german import CARDS, Card, Suit
from tartli_desktop.table import hand_order
from tartli_desktop.table.piles import (
    GATHER,
    PLAY,
    Cards,
    Carry,
    Change,
    Collect,
    Deal,
    Layout,
    Parcel,
    PileKind,
    PileSpec,
)

from .rules import SEATS, Dealt, Event, Opened, Play, Played, TrickTaken, View

HANDS, PLAYED, TAKEN = ([f"{pile} {seat}" for seat in SEATS] for pile in ("hand", "trick", "taken"))
"""Names of piles, by seat."""


class ToyPlan:
    """Four hands, the trick, and what each has taken."""

    deck = CARDS

    def piles(self, seats: int) -> tuple[PileSpec, ...]:
        """Of each seat the hand, its card in the trick and the cards taken."""
        return (
            *(PileSpec(HANDS[seat], seat, PileKind.FAN, face_up=False) for seat in SEATS),
            *(PileSpec(PLAYED[seat], seat, PileKind.SPOT) for seat in SEATS),
            *(PileSpec(TAKEN[seat], seat, PileKind.STACK, face_up=False) for seat in SEATS),
        )

    def dealer(self, view: View) -> int:
        """Before whom the pack lies."""
        return view.dealer

    def trump(self, view: View) -> Suit | None:
        """The suit of the dealer's last card (Y2)."""
        return view.shown.suit if view.events else None

    def lay_out(self, view: View) -> Layout:
        """What lies where."""
        if not view.events:
            return {}
        played = Counter(event.seat for event in view.events if isinstance(event, Played))
        layout: dict[str, Cards] = {HANDS[seat]: (None,) * (8 - played[seat]) for seat in SEATS}
        layout[HANDS[view.seat]] = view.hand
        layout |= {PLAYED[seat]: (card,) for seat, card in view.trick}
        for event in view.events:
            if isinstance(event, TrickTaken):
                layout[TAKEN[event.seat]] = (*layout.get(TAKEN[event.seat], ()), *event.cards)
        return layout

    def steps(self, event: Event, view: View) -> tuple[Change, ...]:
        """What an event changes."""
        match event:
            case Dealt(dealer, hands):
                parcels = [Parcel(HANDS[seat], hands[seat] or (None,) * 8) for seat in _dealt(dealer)]
                return (Deal(tuple(parcels)),)
            case Played(seat, card):
                return (Carry((HANDS[seat],), PLAYED[seat], card, PLAY),)
            case TrickTaken(seat, cards):
                return tuple(Carry(tuple(PLAYED), TAKEN[seat], card, GATHER) for card in cards)
            case Opened(dealer):
                return (Collect(dealer),)
        return ()

    def said(self, view: View) -> Sequence[Event]:
        """Nobody says anything."""
        return ()

    def choosing(self, cards: Sequence[Card], view: View) -> Play:
        """A card is played."""
        (card,) = cards
        return Play(card)

    def in_order(self, cards: Iterable[Card], view: View, *, alternate: bool) -> list[Card]:
        """By suit, trumps leftmost."""
        return hand_order.in_order(cards, self.trump(view), alternate=alternate)

    def inserted(self, order: Sequence[Card], new: Card) -> list[Card]:
        """The player's own order with a new card beside its nearest of the suit."""
        return hand_order.insert(order, new)


def _dealt(dealer: int) -> list[int]:
    """In which order the seats get their cards (Y2)."""
    return [(dealer + step) % len(SEATS) for step in range(1, len(SEATS) + 1)]


PLAN = ToyPlan()
