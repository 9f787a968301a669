"""What happened, and which seats learn it (T18.3)."""

from __future__ import annotations

from msgspec.structs import replace

from tartli_desktop.cards.tarokk import Card
from tartli_desktop.game.match import EventBase

from .bidding.auction import Promise
from .settlement import HandResult
from .sides import Side

Cards = tuple[Card, ...]


class Event(EventBase, frozen=True):
    """Something that happened in a match."""


class Dealt(Event, frozen=True):
    """The active seats got nine cards each (T3.2). Each seat sees only its own."""

    dealer: int
    hands: tuple[Cards | None, ...]
    """The cards of each seat in canonical order; None where they are hidden, () for a dealer who sits out,
    and for all after a knock (T22.2)."""

    @property
    def knocked(self) -> bool:
        """Whether the cutter has knocked, so that the cards lie on the table in batches (T22.2)."""
        return all(hand == () for hand in self.hands)

    @property
    def cutter(self) -> int:
        """The seat at the dealer's left, which has cut or knocked (T22.2)."""
        return (self.dealer - 1) % len(self.hands)

    def seen_by(self, seat: int) -> Dealt:
        """Keep only that seat's cards."""
        hands = tuple(hand if hand == () or each == seat else None for each, hand in enumerate(self.hands))
        return replace(self, hands=hands)


class BatchTaken(Event, frozen=True):
    """After a knock, a seat took one of the four batches (T22.2). Only that seat sees the cards."""

    private = "cards"

    seat: int
    number: int
    """1 to 4."""
    cards: Cards | None = None
    """In canonical order; None where they are hidden."""


class BidMade(Event, frozen=True):
    """A seat bid (T4.4), or raised its three (T4.10)."""

    seat: int
    level: int
    jump: int
    """How many levels higher than it had to be (T4.8); 0 for a raise."""
    promise: Promise | None
    """The cue bid that the bid makes, even if it is only pending (T5.1, T5.10)."""


class Held(Event, frozen=True):
    """A seat held (T4.4)."""

    seat: int
    level: int


class Passed(Event, frozen=True):
    """A seat passed (T4.5), or kept its three (T4.10)."""

    seat: int
    promise: Promise | None
    """The promise of a pass that yields the game (T5.7) or completes a pending cue bid (T5.10)."""


class AuctionWon(Event, frozen=True):
    """The auction is over (T4.7)."""

    seat: int
    level: int
    forced_call: Card | None
    """The promised card that must be called (T5.6)."""


class TalonDrawn(Event, frozen=True):
    """A seat drew from the talon (T6.1). Only that seat sees the cards."""

    private = "cards"

    seat: int
    count: int
    cards: Cards | None
    """As drawn; None where they are hidden."""


class Discarded(Event, frozen=True):
    """A seat discarded (T6.3). Only that seat knows the cards."""

    private = "cards"

    seat: int
    count: int
    cards: Cards | None
    """In canonical order; None where they are hidden."""


Counts = tuple[tuple[int, int], ...]


class TarokksDiscarded(Event, frozen=True):
    """What everybody is told about the discarded tarokks (T6.6), or has been told so far (T22.11)."""

    declarers: Cards
    others: Counts | int
    """Seat and number for each of the other three, by seat; with five players their sum. Where each tells
    as its first turn begins, seat and number of those who have."""
    dealer: int | None
    """With five players, the dealer, who looks through the three seats' pile; else None."""
    pile: Cards | None
    """That pile, in canonical order; only the dealer sees it."""

    def seen_by(self, seat: int) -> TarokksDiscarded:
        """Keep the pile only for the dealer who sits out."""
        return self if seat == self.dealer else replace(self, pile=None)


class Kept(Event, frozen=True):
    """A seat let the hand be played (T7.2)."""

    seat: int


class Annulled(Event, frozen=True):
    """A seat annulled the hand (T7.2)."""

    seat: int
    ground: str
    """The holding (T7.4)."""


class Called(Event, frozen=True):
    """The declarer called a partner (T8.1)."""

    seat: int
    card: Card


class TarokksDeclared(Event, frozen=True):
    """A seat declared eight or nine tarokks (T9.3)."""

    seat: int
    count: int


class Announced(Event, frozen=True):
    """A seat announced a bonus (T9.5)."""

    seat: int
    bonus: str
    side: Side


class Kontra(Event, frozen=True):
    """A seat doubled an item (T9.10)."""

    seat: int
    item: str
    owner: Side
    level: int
    """1 for kontra to 5 for mordkontra."""


class TurnClosed(Event, frozen=True):
    """A seat closed its turn of the round of announcements (T9.1)."""

    seat: int
    empty: bool
    """Whether it said nothing but ``pass``."""


class SideProved(Event, frozen=True):
    """The side of a seat became public (T10.1)."""

    seat: int
    side: Side


class Played(Event, frozen=True):
    """A card was played (T11)."""

    seat: int
    card: Card


class TrickWon(Event, frozen=True):
    """A trick is full and gathered (T11.5)."""

    seat: int
    number: int
    """1 to 9."""
    cards: Cards
    """In the order in which they were played."""


class HatMoved(Event, frozen=True):
    """The XXI was caught: its seat wears the hat (T13.9)."""

    seat: int


class HandVoid(Event, frozen=True):
    """The hand is void (T7)."""

    ground: str
    """``passed``, or the holding by which it was annulled."""
    result: HandResult
    """With what is paid into the pot (T22.10)."""


class HandScored(Event, frozen=True):
    """The hand is scored (T12 to T14, T4.12)."""

    result: HandResult


class NoticeGiven(Event, frozen=True):
    """A seat gave notice (T2.6)."""

    seat: int


class MatchOver(Event, frozen=True):
    """The match is over (T2.5)."""

    balance: tuple[int, ...]
