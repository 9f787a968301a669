"""What happened, and how much each seat learns (R5.3, R6, R12)."""

from typing import Literal, Self

from msgspec.structs import replace

from tartli_desktop.cards.german import Card, Rank
from tartli_desktop.game.match import EventBase

from .melds import FourOfAKind, Meld, Word


def words_for(items: tuple[Meld, ...]) -> tuple[Word, ...]:
    """What is said aloud when melds are declared (R5.3).

    The set comes first, then the sequences, longest first. The order of the record goes by suit and would
    give the suits away.
    """
    sets: list[Word] = ["set" for item in items if isinstance(item, FourOfAKind)]
    lengths = (item.length for item in items if not isinstance(item, FourOfAKind))
    return (*sets, *sorted(lengths, reverse=True))


class Event(EventBase, frozen=True):
    """Something that happened in a match."""


class HandOpened(Event, frozen=True):
    """The pack is cut and lies ready (R3.2)."""

    dealer: int
    sudden_death: bool
    """Whether the first points of this hand win the game (R9.5)."""


class TurnAsked(Event, frozen=True):
    """The non-dealer asked for a position of the turned card (R3.4)."""

    seat: int
    position: int


class Dealt(Event, frozen=True):
    """Both players have nine cards and trumps are known (R3.3). Each seat sees its own cards only."""

    hands: tuple[tuple[Card, ...] | None, tuple[Card, ...] | None]
    """The cards of seat 0 and 1, in the order of their codes; None where they are hidden."""
    turned: Card
    position: int
    """Where the turned card lay in the pack, counted from 1."""

    def seen_by(self, seat: int) -> Self:
        """The event without the other seat's cards."""
        own = self.hands[seat]
        return replace(self, hands=(own, None) if seat == 0 else (None, own))


class Exchanged(Event, frozen=True):
    """The trump VII was exchanged for the turned card; both see both cards (R8.4)."""

    seat: int
    seven: Card
    taken: Card


class Declared(Event, frozen=True):
    """Melds were declared. The other seat hears only the words (R5.3)."""

    private = "items"

    seat: int
    words: tuple[Word, ...]
    items: tuple[Meld, ...] | None
    """The melds; None for the seat that did not declare them."""


class RankNamed(Event, frozen=True):
    """In the contest the leader named the rank of the set, or the top rank of the sequence (R6.3)."""

    seat: int
    rank: Rank


class ContestAnswered(Event, frozen=True):
    """The second player answered "good" or "higher here" (R6.3)."""

    seat: int
    higher: bool


class BelaDeclared(Event, frozen=True):
    """King and Over of trumps were declared (R7)."""

    seat: int


class BelaScored(Event, frozen=True):
    """Béla scored, at once (R7.1) or at step 7 (R7.2)."""

    seat: int
    points: int


class CardPlayed(Event, frozen=True):
    """A card was laid on the table (R4 steps 3 and 6)."""

    seat: int
    card: Card


class MeldsScored(Event, frozen=True):
    """The winner of the contest named every item in full and scored them (R6.1, R6.4)."""

    seat: int
    items: tuple[Meld, ...]
    points: int


class TrickGathered(Event, frozen=True):
    """A trick was gathered by its winner (R4 step 8)."""

    seat: int
    number: int
    """1 to 16."""
    cards: tuple[Card, Card]
    """The card led, and the reply."""
    points: int
    """Card points, with the 10 of the last trick (R1.6)."""


class CardDrawn(Event, frozen=True):
    """A card was drawn from the talon (R4 step 9).

    The other seat sees only the turned card (R4.3) and the card shown by R4.4.
    """

    private = "card"

    seat: int
    card: Card | None
    """None where it is hidden."""
    open: bool
    """Whether both seats see it."""

    def seen_by(self, seat: int) -> Self:
        """The event without the card, if the other seat drew it face down."""
        return self if self.open else super().seen_by(seat)


class WentOut(Event, frozen=True):
    """A player went out (R9.2)."""

    seat: int


class Tied(Event, frozen=True):
    """Both players went out with equal counts: the first difference decides the game (R7.2)."""

    counts: tuple[int, int]


Ending = Literal["played out", "out", "false claim", "both out", "sudden death", "tie broken"]
"""How a hand ended: R9.4, R9.2, R9.2, R7.2, R9.5, R7.2."""


class HandEnded(Event, frozen=True):
    """A hand is over (R9)."""

    ending: Ending
    counts: tuple[int, int]
    """The counts when the hand ended (R9.1, R9.4)."""
    trick_points: tuple[int, int]
    """Trick points with the last 10, after stichmatsch."""
    meld_points: tuple[int, int]
    """Points of melds and béla."""
    last_trick: int | None
    """Who won trick 16, in a hand played to the end."""
    stichmatsch: int | None
    """Who won all of tricks 8 to 16, where R9.4 applies."""


class GameWon(Event, frozen=True):
    """A game was won (R9.3, R9.5)."""

    seat: int
    worth: int
    """1 or 2."""
    counts: tuple[int, int]


class SuddenDeathNext(Event, frozen=True):
    """Both players have the same count of 501 or more: the next hand's first points win the game (R9.5)."""

    counts: tuple[int, int]


class MatchWon(Event, frozen=True):
    """A player reached the agreed number of games (R10)."""

    seat: int
    games: tuple[int, int]
