"""The 32 cards on tables of two to five: hands, a trick, a talon, cards laid open; without any rules."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from tartli_desktop.cards.german import CARDS, Card, Suit
from tartli_desktop.table import hand_order
from tartli_desktop.table.piles import (
    GATHER,
    PLAY,
    Cards,
    Carry,
    Change,
    ClearNotes,
    Collect,
    Deal,
    Layout,
    Parcel,
    PileKind,
    PileSpec,
    Say,
)


@dataclass(frozen=True)
class Event:
    """An event: its kind, who did it, and with which cards; None for a card that is not seen."""

    kind: str
    seat: int | None = None
    cards: Cards = ()

    def seen_by(self, seat: int) -> Event:
        hidden = self.kind in ("takes the talon", "lays away") and seat != self.seat
        return replace(self, cards=(None,) * len(self.cards)) if hidden else self


@dataclass
class Position:
    """Where the cards are; as a view, with None for what the seat does not know."""

    seats: int
    seat: int = 0
    dealer: int = 0
    pack: list[Card] = field(default_factory=lambda: list(CARDS))
    hands: list[list[Card | None]] = field(default_factory=list)
    talon: list[Card | None] = field(default_factory=list)
    turned: Card | None = None
    trick: list[tuple[int, Card]] = field(default_factory=list)
    taken: list[list[Card]] = field(default_factory=list)
    open: list[list[Card]] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    @property
    def is_dealt(self) -> bool:
        return bool(self.hands)

    def _laid_away_by(self, seat: int) -> bool:
        return any(event.kind == "lays away" and event.seat == seat for event in self.events)

    def view(self, seat: int) -> Position:
        hands: list[list[Card | None]] = [
            list(hand) if of == seat else [None] * len(hand) for of, hand in enumerate(self.hands)
        ]
        return replace(
            self,
            seat=seat,
            pack=[],
            hands=hands,
            talon=list(self.talon) if self._laid_away_by(seat) else [None] * len(self.talon),
            trick=list(self.trick),
            taken=[list(cards) for cards in self.taken],
            open=[list(cards) for cards in self.open],
            events=[event.seen_by(seat) for event in self.events],
        )


class GenericPlan:
    """See :class:`tartli_desktop.table.piles.TablePlan`."""

    deck = CARDS

    def piles(self, seats: int) -> tuple[PileSpec, ...]:
        every = range(seats)
        return (
            PileSpec("turned", None, PileKind.SPOT),
            PileSpec("talon", None, PileKind.STACK, face_up=False),
            *(PileSpec(f"hand {seat}", seat, PileKind.FAN, face_up=False) for seat in every),
            *(PileSpec(f"trick {seat}", seat, PileKind.SPOT) for seat in every),
            *(PileSpec(f"open {seat}", seat, PileKind.ROW) for seat in every),
            *(PileSpec(f"taken {seat}", seat, PileKind.STACK, face_up=False) for seat in every),
        )

    def dealer(self, view: Position) -> int:
        return view.dealer

    def trump(self, view: Position) -> Suit | None:
        return None

    def lay_out(self, view: Position) -> Layout:
        if not view.is_dealt:
            return {}
        layout: dict[str, Cards] = {
            "turned": () if view.turned is None else (view.turned,),
            "talon": tuple(view.talon),
        }
        for seat in range(view.seats):
            layout[f"hand {seat}"] = tuple(view.hands[seat])
            layout[f"open {seat}"] = tuple(view.open[seat])
            layout[f"taken {seat}"] = tuple(view.taken[seat])
        return layout | {f"trick {seat}": (card,) for seat, card in view.trick}

    def steps(self, event: Event, view: Position) -> tuple[Change, ...]:
        seat = event.seat
        said: tuple[Change, ...] = () if seat is None else (Say(seat),)
        carried: Iterable[Change] = ()
        match event.kind:
            case "opens":
                return (ClearNotes(), Collect(seat or 0))
            case "deals":
                return (Deal(tuple(self._parcels(event, view))),)
            case "plays":
                carried = [Carry((f"hand {seat}",), f"trick {seat}", card, PLAY) for card in event.cards]
            case "gathers":
                played = tuple(f"trick {each}" for each in range(view.seats))
                said = (ClearNotes(),)
                carried = [Carry(played, f"taken {seat}", card, GATHER) for card in event.cards]
            case "takes the talon":
                carried = [Carry(("talon",), f"hand {seat}", card, PLAY, is_new=True) for card in event.cards]
            case "lays away":
                carried = [Carry((f"hand {seat}",), "talon", card, PLAY) for card in event.cards]
            case "lays open":
                carried = [Carry((f"hand {seat}",), f"open {seat}", card, PLAY) for card in event.cards]
        return (*said, *carried)

    def _parcels(self, event: Event, view: Position) -> Iterator[Parcel]:
        size, talon = sizes(view.seats)
        yield Parcel("talon", (None,) * talon)
        for of in range(view.seats):
            own = of == view.seat
            yield Parcel(f"hand {of}", event.cards if own else (None,) * size)
        yield Parcel("turned", (view.turned,))

    def said(self, view: Position) -> Sequence[Event]:
        kinds = [event.kind for event in view.events]
        last = max((place for place, kind in enumerate(kinds) if kind == "gathers"), default=-1)
        return view.events[last + 1 :]

    def in_order(self, cards: Iterable[Card], view: Position, *, alternate: bool) -> list[Card]:
        return hand_order.in_order(cards, None, alternate=alternate)

    def inserted(self, order: Sequence[Card], new: Card) -> list[Card]:
        return hand_order.insert(order, new)


def sizes(seats: int) -> tuple[int, int]:
    """How many cards each player is dealt, and how many form the talon; one more is turned up."""
    return {2: (9, 13), 3: (9, 4), 4: (7, 3), 5: (5, 6)}[seats]


def random_hand(seats: int, viewer: int, seed: int) -> Iterator[tuple[tuple[Event, ...], Position]]:
    """The events of a hand as a seat learns them, and what it knows after each event."""
    chance = random.Random(seed)
    now = Position(seats, dealer=chance.randrange(seats))

    def told(*events: Event) -> tuple[tuple[Event, ...], Position]:
        now.events += events
        return tuple(event.seen_by(viewer) for event in events), now.view(viewer)

    yield told(Event("opens", now.dealer))
    deck = list(CARDS)
    chance.shuffle(deck)
    size, talon = sizes(seats)
    now.talon = [deck.pop() for _ in range(talon)]
    now.hands = [[deck.pop() for _ in range(size)] for _ in range(seats)]
    now.turned = deck.pop()
    now.taken, now.open = [[] for _ in range(seats)], [[] for _ in range(seats)]
    # A seat learns only its own cards; the others have no faces.
    own = tuple(now.hands[viewer])
    yield (Event("deals", None, own),), now.view(viewer)
    bidder = chance.randrange(seats)
    drawn, now.talon = now.talon, []
    now.hands[bidder] += drawn
    yield told(Event("takes the talon", bidder, tuple(drawn)))
    laid = chance.sample(now.hands[bidder], len(drawn))
    for card in laid:
        now.hands[bidder].remove(card)
        now.talon.append(card)
    yield told(Event("lays away", bidder, tuple(laid)))
    shown = [card for card in chance.sample(now.hands[bidder], 2) if card is not None]
    for card in shown:
        now.hands[bidder].remove(card)
        now.open[bidder].append(card)
    yield told(Event("lays open", bidder, tuple(shown)))
    leader = bidder
    while min(map(len, now.hands)):
        for seat in ((leader + step) % seats for step in range(seats)):
            card = chance.choice(now.hands[seat])
            assert card is not None
            now.hands[seat].remove(card)
            now.trick.append((seat, card))
            yield told(Event("plays", seat, (card,)))
        leader = chance.randrange(seats)
        gathered = [card for _, card in now.trick]
        now.trick.clear()
        now.taken[leader] += gathered
        yield told(Event("gathers", leader, tuple(gathered)))
