"""The rules of the toy.

Y1. Three to five seats, counter-clockwise. With four, 0 and 2 play together against 1 and 3; otherwise each
plays alone. The German pack of 32: an Ace has 11 card points, a Ten 10, a King 4, an Over 3, an Under 2.
High to low: A K O U X 9 8 7.
Y2. With three seats each gets ten cards, with four eight, with five six: the seat after the dealer gets the
first ones, and so on. The dealer's last card is shown and makes trumps. Two cards may be left over; they are
out of play and nobody sees them.
Y3. The seat after the dealer leads. Follow suit, or else play any card. The highest trump takes the trick,
without one the highest card of the suit led. The seat that takes it leads.
Y4. The side with the most card points wins the hand, if no other has as many. Then the next seat deals.
Y5. The first side to win the agreed number of hands wins the match.
Y6. If agreed, each seat first lays two cards away, beginning with the leader; they count for nobody.
Y7. The record has the form of every game's; its ``variant`` has ``target``, the hands to win, ``lays``,
whether cards are laid away, and ``seats``, the number of players.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from copy import copy
from itertools import combinations
from typing import Annotated, Any

from msgspec import Meta, Struct, ValidationError, convert, to_builtins

from tartli_desktop.cards.german import DECK, Card, Suit
from tartli_desktop.game.errors import ActionTextError, IllegalAction, RecordError, RuleError, Sentence
from tartli_desktop.game.record import HAND_NOTES, HEAD_NOTES, Form, Head, document, replay

SEATS = (3, 4, 5)
"""The possible numbers of players."""

POINTS = (0, 0, 0, 10, 2, 3, 4, 11)
"""Card points by rank (Y1)."""


class Variant(Struct, frozen=True, forbid_unknown_fields=True):
    """The rules agreed for a match."""

    target: Annotated[int, Meta(ge=1, le=9)]
    lays: bool = False
    seats: Annotated[int, Meta(ge=SEATS[0], le=SEATS[-1])] = 4

    @property
    def sides(self) -> int:
        """The number of sides (Y1)."""
        return 2 if self.seats == 4 else self.seats

    @property
    def size(self) -> int:
        """The number of cards that each seat gets (Y2)."""
        return len(DECK.cards) // self.seats


class Play(Struct, frozen=True):
    """Play a card."""

    card: Card

    def __str__(self) -> str:
        return f"play {self.card}"


class Lay(Struct, frozen=True):
    """Lay two cards away, the lower first (Y6)."""

    cards: tuple[Card, Card]

    def __str__(self) -> str:
        return "lay {} {}".format(*self.cards)


Action = Play | Lay


def parse(text: str) -> Action:
    """The action of a text. Raises ActionTextError."""
    kind, *codes = text.split(" ")
    try:
        cards = [Card.parse(code) for code in codes]
        if (kind, len(cards)) == ("lay", 2) and cards[0] < cards[1]:
            return Lay((cards[0], cards[1]))
        if (kind, len(cards)) == ("play", 1):
            return Play(cards[0])
    except ValueError:
        pass
    raise ActionTextError("Y7", Sentence("no action", "{text} is no action", text=text))


class Event(Struct, frozen=True):
    """Something that happened; most events are seen by everybody."""

    def seen_by(self, seat: int) -> Event:
        """The event as a seat learns it."""
        return self


class Opened(Event, frozen=True):
    """A hand begins; this seat deals."""

    dealer: int


class Dealt(Event, frozen=True):
    """The cards of each seat; None for those that cannot be seen."""

    dealer: int
    hands: tuple[tuple[Card, ...] | None, ...]
    shown: Card

    def seen_by(self, seat: int) -> Dealt:
        """A seat sees its own cards and the one that is shown (Y2)."""
        hands = tuple(hand if owner == seat else None for owner, hand in enumerate(self.hands))
        return Dealt(self.dealer, hands, self.shown)


class Played(Event, frozen=True):
    """A card was played."""

    seat: int
    card: Card


class LaidAway(Event, frozen=True):
    """Cards are out of play; None for those that cannot be seen (Y6)."""

    seat: int
    cards: tuple[Card, Card] | None

    def seen_by(self, seat: int) -> LaidAway:
        """A seat sees only the cards that it laid away itself."""
        return self if seat == self.seat else LaidAway(self.seat, None)


class TrickTaken(Event, frozen=True):
    """A full trick goes to a seat."""

    seat: int
    cards: tuple[Card, ...]

    @property
    def worth(self) -> int:
        """Its card points (Y1)."""
        return sum(POINTS[card.rank] for card in self.cards)


class HandEnded(Event, frozen=True):
    """The card points of each side in the hand, and the hands that each has won in the match."""

    points: tuple[int, ...]
    won: tuple[int, ...]


class View(Struct, frozen=True):
    """What a seat may know: everything except hidden cards."""

    seat: int
    dealer: int
    to_move: int | None
    hand: tuple[Card, ...]
    trick: tuple[tuple[int, Card], ...]
    """The seats and cards of the trick, which is empty once it is full."""
    taken: tuple[int, ...]
    """The number of tricks of each seat."""
    points: tuple[int, ...]
    won: tuple[int, ...]
    legal: tuple[Action, ...]
    events: tuple[Event, ...]
    variant: Variant

    @property
    def lays(self) -> bool:
        """Whether this seat has to lay cards away now (Y6)."""
        return any(isinstance(action, Lay) for action in self.legal)

    @property
    def shown(self) -> Card:
        """The card that made trumps (Y2)."""
        return shown(self.events)


class Match:
    """A match. Only its notes change in place, so that a copy is cheap."""

    def __init__(self, variant: Variant, first_dealer: int, players: tuple[str, ...]) -> None:
        self.variant, self._seats = variant, range(variant.seats)
        if type(first_dealer) is not int or first_dealer not in self._seats:
            raise ValueError(Sentence("no seat", "{seat} is no seat", seat=repr(first_dealer)))
        if len(players) != variant.seats or not all(isinstance(name, str) for name in players):
            raise ValueError(
                Sentence("players no names", "players must be {count} names", count=variant.seats)
            )
        self.players = tuple(players)
        self.first_dealer = self.dealer = first_dealer
        self.to_move: int | None = None
        self.won = self.points = (0,) * variant.sides
        self.taken = (0,) * variant.seats
        self.trick: tuple[tuple[int, Card], ...] = ()
        self.events: tuple[Event, ...] = ()
        self.hands: tuple[tuple[tuple[Card, ...], tuple[str, ...]], ...] = ()
        self.notes: dict[str, str] = {}
        self.hand_notes: dict[int, dict[str, Any]] = {}
        self._held: tuple[tuple[Card, ...], ...] = ((),) * variant.seats

    @property
    def is_over(self) -> bool:
        """Whether a side has won the match (Y5)."""
        return max(self.won) >= self.variant.target

    @property
    def needs_deck(self) -> bool:
        """Whether the match waits for the pack of the next hand."""
        return self.to_move is None and not self.is_over

    def deal(self, deck: Iterable[Card]) -> tuple[Event, ...]:
        """Begin the next hand (Y2). Raises ValueError."""
        pack = tuple(deck) if isinstance(deck, Iterable) else ()
        if not self.needs_deck:
            raise ValueError(Sentence("deck not needed", "no deck is needed now"))
        if not DECK.is_whole(pack):
            raise ValueError(Sentence("no deck", "a deck is each of the 32 cards once"))
        seats, size = self.variant.seats, self.variant.size
        self.to_move = (self.dealer + 1) % seats
        first = [size * ((seat - self.to_move) % seats) for seat in self._seats]
        self._held = tuple(tuple(sorted(pack[place : place + size])) for place in first)
        self.points, self.taken, self.trick = (0,) * self.variant.sides, (0,) * seats, ()
        self.hands += ((pack, ()),)
        self.events = (Opened(self.dealer), Dealt(self.dealer, self._held, pack[seats * size - 1]))
        return self.events

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """What a seat may do now."""
        held = self._held[seat]
        every: list[Action] = [*map(Play, held), *map(Lay, combinations(held, 2))]
        return tuple(action for action in every if self.refusal(seat, action) is None)

    @property
    def _lays(self) -> bool:
        """Whether the seat to move has to lay cards away (Y6)."""
        laid = sum(isinstance(event, LaidAway) for event in self.events)
        return self.variant.lays and laid < self.variant.seats

    def refusal(self, seat: int, action: Action) -> tuple[str, Sentence] | None:
        """The rule that an action would break, and why."""
        if seat != self.to_move or type(seat) is not int:
            return "Y3", Sentence("not on turn", "it is not this player's turn")
        held = self._held[seat]
        cards = action.cards if isinstance(action, Lay) else (action.card,)
        missing = [card for card in cards if card not in held]
        if missing:
            return "Y3", Sentence("not in hand", "this player does not hold {card}", card=str(missing[0]))
        if isinstance(action, Lay) != self._lays:
            return "Y6", Sentence("not now", "cards are laid away before the first is played")
        if isinstance(action, Lay):
            return None
        led = self.trick[0][1].suit if self.trick else action.card.suit
        if action.card.suit != led and any(card.suit == led for card in held):
            return "Y3", Sentence("follow suit", "the suit that was led must be followed")
        return None

    def apply(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Do an action. Raises IllegalAction."""
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise IllegalAction(*refusal)
        before = len(self.events)
        deck, said = self.hands[-1]
        self.hands = (*self.hands[:-1], (deck, (*said, f"{seat}:{action}")))
        gone = action.cards if isinstance(action, Lay) else (action.card,)
        self._held = _with(self._held, seat, tuple(card for card in self._held[seat] if card not in gone))
        if isinstance(action, Lay):
            self.events += (LaidAway(seat, action.cards),)
        else:
            self.trick += ((seat, action.card),)
            self.events += (Played(seat, action.card),)
        self.to_move = (seat + 1) % self.variant.seats
        if len(self.trick) == self.variant.seats:
            self._take()
        return self.events[before:]

    def _take(self) -> None:
        """Give the full trick to its winner (Y3), and end the hand with the last one (Y4)."""
        led, trumps = self.trick[0][1].suit, shown(self.events).suit
        seat, _ = max(self.trick, key=lambda each: strength(each[1], led, trumps))
        taken = TrickTaken(seat, tuple(card for _, card in self.trick))
        side = seat % self.variant.sides
        self.points = _with(self.points, side, self.points[side] + taken.worth)
        self.taken = _with(self.taken, seat, self.taken[seat] + 1)
        self.events += (taken,)
        self.trick, self.to_move = (), seat
        if not any(self._held):
            side = self.points.index(max(self.points))
            if self.points.count(max(self.points)) == 1:
                self.won = _with(self.won, side, self.won[side] + 1)
            self.to_move, self.dealer = None, (self.dealer + 1) % self.variant.seats
            self.events += (HandEnded(self.points, self.won),)

    def view(self, seat: int) -> View:
        """What a seat may know now. Raises ValueError if there is no such seat."""
        if type(seat) is not int or seat not in self._seats:
            raise ValueError(Sentence("no seat", "{seat} is no seat", seat=repr(seat)))
        return View(
            seat=seat,
            dealer=self.dealer,
            to_move=self.to_move,
            hand=self._held[seat],
            trick=self.trick,
            taken=self.taken,
            points=self.points,
            won=self.won,
            legal=self.legal_actions(seat),
            events=tuple(event.seen_by(seat) for event in self.events),
            variant=self.variant,
        )

    def note(self, hand: int, key: str, value: Any) -> None:
        """Add a note to a hand, counted from 1, or to the head with 0. Raises ValueError."""
        if not 0 <= hand <= len(self.hands) or key not in (HAND_NOTES if hand else HEAD_NOTES):
            raise ValueError(Sentence("no note", "nothing can be noted as {key} there", key=key))
        (self.hand_notes.setdefault(hand, {}) if hand else self.notes)[key] = value

    def copy(self) -> Match:
        """An independent match in the same state."""
        twin = copy(self)
        twin.notes = dict(self.notes)
        twin.hand_notes = {hand: dict(notes) for hand, notes in self.hand_notes.items()}
        return twin

    def to_record(self) -> dict[str, Any]:
        """The record (Y7)."""
        return document(self, FORM, to_builtins(self.variant), self.notes)

    @classmethod
    def replaying(cls, record: object) -> Iterator[Match]:
        """The match of a record before any hand, then after each. Raises RecordError."""
        return replay(record, FORM, _begun)


def _begun(head: Head) -> Match:
    """The match of a record before any hand."""
    if len(head.players) != head.variant.seats:
        raise RecordError(0, 0, "Y7", Sentence("wrong seats", "there are not as many players as seats"))
    return Match(head.variant, head.first_dealer, head.players)


def shown(events: Iterable[Event]) -> Card:
    """The card that made trumps (Y2)."""
    return next(event.shown for event in events if isinstance(event, Dealt))


def variant_from(kept: object) -> Variant:
    """The variant of a record. Raises RuleError."""
    try:
        return convert(kept, Variant)
    except ValidationError:
        sentence = Sentence(
            "wrong variant",
            "the variant has a target from 1 to 9, 3 to 5 seats, and says whether cards are laid away",
        )
        raise RuleError("Y7", sentence) from None


FORM = Form(
    format="toy-match",
    version=1,
    rule="Y7",
    seats=SEATS,
    pack=DECK,
    parse=parse,
    variant_from=variant_from,
)


def strength(card: Card, led: Suit, trumps: Suit) -> int:
    """The rank of a card in a trick (Y3); below zero it cannot take the trick."""
    return card.rank + (8 if card.suit == trumps else 0 if card.suit == led else -8)


def _with(values: Any, place: int, value: Any) -> Any:
    return (*values[:place], value, *values[place + 1 :])
