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

from collections.abc import Iterable
from itertools import combinations
from typing import Annotated, Any

from msgspec import Meta, Struct, ValidationError, convert

from tartli_desktop.cards.german import DECK, Card, Suit
from tartli_desktop.game.errors import ActionTextError, Refusal, RuleError, Sentence, refused
from tartli_desktop.game.evaluating import Given
from tartli_desktop.game.match import ActionBase, EventBase, HandBase, MatchBase
from tartli_desktop.game.record import Form

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


class Play(ActionBase, frozen=True):
    """Play a card."""

    card: Card


class Lay(ActionBase, frozen=True):
    """Lay two cards away, the lower first (Y6)."""

    cards: tuple[Card, Card]


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
    raise ActionTextError("Y7", Sentence("{text} is no action", text=text))


class Event(EventBase, frozen=True):
    """Something that happened; most events are seen by everybody."""


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

    private = "cards"

    seat: int
    cards: tuple[Card, Card] | None


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

    def knowing(self, given: Given) -> View:
        """The same view: what a study knows would not change what the toy's opponents say."""
        return self

    @property
    def lays(self) -> bool:
        """Whether this seat has to lay cards away now (Y6)."""
        return any(isinstance(action, Lay) for action in self.legal)

    @property
    def turned(self) -> Card:
        """The card that made trumps (Y2)."""
        return shown(self.events)


def variant_from(kept: object) -> Variant:
    """The variant of a record. Raises RuleError."""
    try:
        return convert(kept, Variant)
    except ValidationError:
        sentence = Sentence(
            "the variant has a target from 1 to 9, 3 to 5 seats, and says whether cards are laid away"
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
    players_of=lambda variant: variant.seats,
)


NOT_ON_TURN = refused("Y3", "it is not this player's turn")


class Hand(HandBase[Event, Action]):
    """One hand."""

    __slots__ = ("deck", "held", "log", "points", "taken", "to_move", "trick", "variant")

    def __init__(self, variant: Variant, dealer: int, deck: tuple[Card, ...]) -> None:
        self.variant, self.deck = variant, deck
        seats, size = variant.seats, variant.size
        self.to_move: int | None = (dealer + 1) % seats
        first = [size * ((seat - dealer - 1) % seats) for seat in range(seats)]
        self.held = tuple(tuple(sorted(deck[place : place + size])) for place in first)
        self.points, self.taken = (0,) * variant.sides, (0,) * seats
        self.trick: tuple[tuple[int, Card], ...] = ()
        self.log: list[Event] = [Opened(dealer), Dealt(dealer, self.held, deck[seats * size - 1])]

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """What a seat may do now."""
        held = self.held[seat]
        every: list[Action] = [*map(Play, held), *map(Lay, combinations(held, 2))]
        return tuple(action for action in every if self.refusal(seat, action) is None)

    @property
    def _lays(self) -> bool:
        """Whether the seat to move has to lay cards away (Y6)."""
        laid = sum(isinstance(event, LaidAway) for event in self.log)
        return self.variant.lays and laid < self.variant.seats

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """The rule that an action would break, and why."""
        if seat != self.to_move or type(seat) is not int:
            return NOT_ON_TURN
        held = self.held[seat]
        cards = action.cards if isinstance(action, Lay) else (action.card,)
        missing = [card for card in cards if card not in held]
        if missing:
            return refused("Y3", "this player does not hold {card}", card=str(missing[0]))
        if isinstance(action, Lay) != self._lays:
            return refused("Y6", "cards are laid away before the first is played")
        if isinstance(action, Lay):
            return None
        led = self.trick[0][1].suit if self.trick else action.card.suit
        if action.card.suit != led and any(card.suit == led for card in held):
            return refused("Y3", "the suit that was led must be followed")
        return None

    def apply(self, seat: int, action: Action) -> None:
        """Do a legal action."""
        gone = action.cards if isinstance(action, Lay) else (action.card,)
        self.held = _with(self.held, seat, tuple(card for card in self.held[seat] if card not in gone))
        if isinstance(action, Lay):
            self.log.append(LaidAway(seat, action.cards))
        else:
            self.trick += ((seat, action.card),)
            self.log.append(Played(seat, action.card))
        self.to_move = (seat + 1) % self.variant.seats
        if len(self.trick) == self.variant.seats:
            self._take()

    def _take(self) -> None:
        """Give the full trick to its winner (Y3)."""
        led, trumps = self.trick[0][1].suit, shown(self.log).suit
        seat, _ = max(self.trick, key=lambda each: strength(each[1], led, trumps))
        taken = TrickTaken(seat, tuple(card for _, card in self.trick))
        side = seat % self.variant.sides
        self.points = _with(self.points, side, self.points[side] + taken.worth)
        self.taken = _with(self.taken, seat, self.taken[seat] + 1)
        self.log.append(taken)
        self.trick, self.to_move = (), seat if any(self.held) else None


class Match(MatchBase[Hand, View, Event, Action, Variant]):
    """A match; ``won`` are the hands that each side has won."""

    __slots__ = ("won",)

    form = FORM
    no_hand = NOT_ON_TURN
    legal_in = staticmethod(Hand.legal_actions)
    refusal_in = staticmethod(Hand.refusal)

    def __init__(self, variant: Variant, first_dealer: int, players: Iterable[str]) -> None:
        super().__init__(variant, first_dealer, players)
        self.won = (0,) * variant.sides

    @property
    def needs_deck(self) -> bool:
        """Whether the match waits for the pack of the next hand: no side has won yet (Y5)."""
        return self.to_move is None and max(self.won) < self.variant.target

    @property
    def points(self) -> tuple[int, ...]:
        """The card points of each side in this hand or the last one."""
        return (0,) * self.variant.sides if self._hand is None else self._hand.points

    @property
    def taken(self) -> tuple[int, ...]:
        """The number of tricks of each seat in this hand or the last one."""
        return (0,) * self.variant.seats if self._hand is None else self._hand.taken

    @property
    def standings(self) -> tuple[int, ...]:
        """The hands that each seat's side has won."""
        return by_seat(self, self.won)

    @property
    def winners(self) -> tuple[int, ...]:
        """All seats of the side that has won (Y5)."""
        return tuple(seat for seat, hands in enumerate(self.standings) if hands >= self.variant.target)

    def begun(self, deck: tuple[Card, ...]) -> Hand:
        """The next hand (Y2)."""
        return Hand(self.variant, self.dealer, deck)

    def ended(self, hand: Hand) -> None:
        """The side with the most card points wins the hand, and the next seat deals (Y4)."""
        best = max(hand.points)
        if hand.points.count(best) == 1:
            side = hand.points.index(best)
            self.won = _with(self.won, side, self.won[side] + 1)
        self.dealer = (self.dealer + 1) % self.variant.seats
        hand.log.append(HandEnded(hand.points, self.won))

    def view(self, seat: int) -> View:
        """What a seat may know now. Raises ValueError if there is no such seat."""
        self.check_seat(seat, self.variant.seats)
        hand = self._hand
        return View(
            seat=seat,
            dealer=self.dealer,
            to_move=self.to_move,
            hand=() if hand is None else hand.held[seat],
            trick=() if hand is None else hand.trick,
            taken=self.taken,
            points=self.points,
            won=self.won,
            legal=self.legal_actions(seat),
            events=tuple(event.seen_by(seat) for event in self.events),
            variant=self.variant,
        )


def by_seat(match: Match, of_sides: tuple[int, ...]) -> tuple[int, ...]:
    """The figures of the sides, seat by seat (Y1)."""
    return tuple(of_sides[seat % match.variant.sides] for seat in range(match.variant.seats))


def shown(events: Iterable[Event]) -> Card:
    """The card that made trumps (Y2)."""
    return next(event.shown for event in events if isinstance(event, Dealt))


def strength(card: Card, led: Suit, trumps: Suit) -> int:
    """The rank of a card in a trick (Y3); below zero it cannot take the trick."""
    return card.rank + (8 if card.suit == trumps else 0 if card.suit == led else -8)


def _with(values: Any, place: int, value: Any) -> Any:
    return (*values[:place], value, *values[place + 1 :])
