"""How the toy lies on the table: see :class:`tartli_desktop.table.piles.TablePlan`."""

from collections import Counter
from collections.abc import Sequence

from tartli_desktop.cards.german import CARDS, Card, Suit
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
    TablePlanOf,
)

from .rules import SEATS, Action, Dealt, Event, LaidAway, Lay, Opened, Play, Played, TrickTaken, View

HANDS, PLAYED, TAKEN = (
    [f"{pile} {seat}" for seat in range(SEATS[-1])] for pile in ("hand", "trick", "taken")
)
"""Names of piles, by seat."""

AWAY = "away"
"""The pile of cards that were not dealt or have been laid away."""


class ToyPlan(TablePlanOf[View, Event, Action, Card]):
    """The hands, the trick, and the cards that each seat has taken."""

    deck = CARDS

    def piles(self, seats: int) -> tuple[PileSpec, ...]:
        """For each seat its hand, its card in the trick and the cards it has taken, and the cards away."""
        return (
            *(PileSpec(HANDS[seat], seat, PileKind.FAN, face_up=False) for seat in range(seats)),
            *(PileSpec(PLAYED[seat], seat, PileKind.SPOT) for seat in range(seats)),
            PileSpec(AWAY, None, PileKind.STACK, face_up=False),
            *(PileSpec(TAKEN[seat], seat, PileKind.STACK, face_up=False) for seat in range(seats)),
        )

    def trump(self, view: View) -> Suit | None:
        """The suit of the dealer's last card (Y2)."""
        return view.turned.suit if view.events else None

    def lay_out(self, view: View) -> Layout:
        """The cards of each pile."""
        if not view.events:
            return {}
        gone = Counter(event.seat for event in view.events if isinstance(event, Played))
        laid = [event for event in view.events if isinstance(event, LaidAway)]
        for event in laid:
            gone[event.seat] += 2
        seats, size = view.variant.seats, view.variant.size
        layout: dict[str, Cards] = {HANDS[seat]: (None,) * (size - gone[seat]) for seat in range(seats)}
        layout[AWAY] = (
            *_left(seats, size),
            *(card for event in laid for card in event.cards or (None, None)),
        )
        layout[HANDS[view.seat]] = view.hand
        layout |= {PLAYED[seat]: (card,) for seat, card in view.trick}
        for taken in view.events:
            if isinstance(taken, TrickTaken):
                layout[TAKEN[taken.seat]] = (*layout.get(TAKEN[taken.seat], ()), *taken.cards)
        return layout

    def steps(self, event: Event, view: View) -> tuple[Change, ...]:
        """The changes that an event makes on the table."""
        match event:
            case Dealt(dealer, hands):
                seats, size = view.variant.seats, view.variant.size
                order = [(dealer + step) % seats for step in range(1, seats + 1)]
                parcels = [Parcel(HANDS[seat], hands[seat] or (None,) * size) for seat in order]
                return (Deal((*parcels, Parcel(AWAY, _left(seats, size)))),)
            case Played(seat, card):
                return (Carry((HANDS[seat],), PLAYED[seat], card, PLAY),)
            case LaidAway(seat, cards):
                return tuple(Carry((HANDS[seat],), AWAY, card, PLAY) for card in cards or (None, None))
            case TrickTaken(seat, cards):
                played = tuple(PLAYED[: len(cards)])
                return tuple(Carry(played, TAKEN[seat], card, GATHER) for card in cards)
            case Opened(dealer):
                return (Collect(dealer),)
        return ()

    def chosen_at_once(self, view: View) -> int:
        """Two cards when laying away (Y6)."""
        return 2 if view.lays else 0

    def laid_on(self, view: View) -> str | None:
        """The pile of cards that were not dealt (Y6)."""
        return AWAY if self.chosen_at_once(view) else None

    def choosing(self, cards: Sequence[Card], view: View) -> Action:
        """One card is played; two cards are laid away."""
        low, *high = sorted(cards)
        return Lay((low, high[0])) if high else Play(low)


def _left(seats: int, size: int) -> Cards:
    """The cards that are not dealt (Y2)."""
    return (None,) * (len(CARDS) - seats * size)


PLAN = ToyPlan()
