"""What happened, and how much each seat learns (U18.5)."""

from __future__ import annotations

from msgspec.structs import replace

from tartli_desktop.cards.german import Card
from tartli_desktop.game.match import EventBase

from .settlement import HandResult

Hands = tuple[tuple[Card, ...] | None, tuple[Card, ...] | None, tuple[Card, ...] | None]
"""Cards of each seat in the order of U1.2; None where they are hidden."""


class Event(EventBase, frozen=True):
    """Something that happened."""


class Dealt(Event, frozen=True):
    """Cards were dealt (U2.4); with two rounds it happens twice (U2.5). Each seat sees only its own."""

    hands: Hands
    """What each seat was given."""
    sizes: tuple[int, int, int]
    """How many cards each seat was given."""

    def seen_by(self, seat: int) -> Dealt:
        """Keep only that seat's cards."""
        first, second, third = (cards if place == seat else None for place, cards in enumerate(self.hands))
        return replace(self, hands=(first, second, third))


class Laid(Event, frozen=True):
    """Two cards were laid as the talon (U4.1). Only the seat that laid them sees them."""

    private = "cards"

    seat: int
    cards: tuple[Card, ...] | None


class Bid(Event, frozen=True):
    """A bid was made (U4.2)."""

    seat: int
    bid: str
    multiplier: int
    """m of U4.9."""


class Passed(Event, frozen=True):
    """A seat passed (U4.2)."""

    seat: int


class Taken(Event, frozen=True):
    """The talon was taken up (U4.2). The event shows the cards only to the seat that took them."""

    private = "cards"

    seat: int
    cards: tuple[Card, ...] | None


class Kept(Event, frozen=True):
    """The bid of the first round was kept (U4.9)."""

    seat: int


class AuctionEnded(Event, frozen=True):
    """The contract is found (U4.4)."""

    soloist: int
    contract: str
    multiplier: int


class TrumpNamed(Event, frozen=True):
    """The soloist named the trump suit (U5.1)."""

    seat: int
    trump: str


class Forfeited(Event, frozen=True):
    """A Simple was thrown in (U5.2, U5.3)."""

    seat: int


class MarriageSaid(Event, frozen=True):
    """Marriages were announced, by their values (U7.2)."""

    seat: int
    values: tuple[int, ...]


class Doubled(Event, frozen=True):
    """Components were doubled, or doubles raised (U8)."""

    seat: int
    words: tuple[str, ...]
    level: int
    """The level they are raised to (U8.1)."""


class AnswerEnded(Event, frozen=True):
    """The answers to doubles are over (U8.6); sent only if there was something to answer."""


class Played(Event, frozen=True):
    """A card was played (U9)."""

    seat: int
    card: Card


class TrickWon(Event, frozen=True):
    """A trick was gathered (U9.7)."""

    seat: int
    number: int
    """Counted from 1."""


class HandsOpened(Event, frozen=True):
    """Hands were laid open for all (U10)."""

    hands: Hands
    """None for a hand that stays closed."""


class Claimed(Event, frozen=True):
    """The soloist claimed the rest (U13.3)."""

    seat: int


class ClaimAnswered(Event, frozen=True):
    """A defender agreed to a claim or refused it (U13.3)."""

    seat: int
    agreed: bool


class Conceded(Event, frozen=True):
    """The soloist gave the contract up (U13.4)."""

    seat: int


class HandEnded(Event, frozen=True):
    """The hand is over and paid (U12, U13); the talon is shown by the result (U16.3)."""

    result: HandResult
