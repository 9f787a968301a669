"""A session: hand after hand, the points won in it, and its record (U14, U17, U18)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tartli_desktop.cards.german import DECK, Card
from tartli_desktop.game.errors import RecordError, Sentence
from tartli_desktop.game.json_types import JsonDict
from tartli_desktop.game.record import Head, document, replay

from . import legal
from .actions import Action
from .cards import NO_TRUMP
from .events import Event
from .hand import Hand, Phase
from .record import FORM
from .refusals import Refusal, refused
from .settlement import HandResult, Seats
from .variant import Variant
from .view import View, view_of

_SEATS = (0, 1, 2)

_Said = tuple[int, Action]


class Match:
    """A session of Ulti between seats 0, 1 and 2.

    It takes the decks and the players' actions and works out the rest. Nothing here is random:
    the embedding program shuffles (U2.3).

    Attributes:
        variant: the switches it is played by (U15).
        players: the three names.
        first_dealer: who deals the first hand.
        dealer: who deals this hand; after a hand, who deals the next (U2.2).
        points: what each seat has won so far (U14.1).
        results: the hands that are over.
        notes, hand_notes: the optional keys of the record's head, and those of each hand, counted from 1
            (U17.5). Their values are kept as they are.
    """

    __slots__ = (
        "_ended",
        "_hand",
        "_said",
        "dealer",
        "first_dealer",
        "hand_notes",
        "notes",
        "players",
        "points",
        "results",
        "variant",
    )

    def __init__(self, variant: Variant, first_dealer: int, players: tuple[str, str, str]) -> None:
        if type(first_dealer) is not int or first_dealer not in _SEATS:
            raise ValueError(f"first_dealer is {first_dealer!r}; it must be seat 0, 1 or 2")
        if len(players) != 3 or not all(isinstance(name, str) and name for name in players):
            raise ValueError("a session has three players, and each a name")
        self.variant = variant
        self.players = (players[0], players[1], players[2])
        self.first_dealer = first_dealer
        self.dealer = first_dealer
        self.points: Seats = (0, 0, 0)
        self.results: tuple[HandResult, ...] = ()
        self.notes: JsonDict = {}
        self.hand_notes: dict[int, JsonDict] = {}
        self._hand: Hand | None = None
        self._ended: tuple[tuple[tuple[Card, ...], tuple[str, ...]], ...] = ()
        self._said: list[_Said] = []

    @classmethod
    def new(
        cls, variant: Variant, *, first_dealer: int, players: tuple[str, str, str] = ("A", "B", "C")
    ) -> Match:
        """A session that waits for its first deck. Raises ValueError for a wrong seat or name."""
        return cls(variant, first_dealer, players)

    @classmethod
    def from_record(cls, record: object) -> Match:
        """The session of a record, replayed action by action (U17).

        Raises RecordError with hand, action and the rule that is broken.
        """
        *_, match = cls.replaying(record)
        return match

    @classmethod
    def replaying(cls, record: object) -> Iterator[Match]:
        """Yield the session of a record before its first hand, then after each hand.

        Raises RecordError on reaching the first thing that is wrong.
        """

        def begin(head: Head) -> Match:
            first, second, third = head.players
            if not all(head.players):
                message = Sentence("players no names", "players must be {count} names", count="3")
                raise RecordError(0, 0, FORM.rule, message)
            return cls(head.variant, head.first_dealer, (first, second, third))

        return replay(record, FORM, begin)

    def to_record(self) -> JsonDict:
        """The record of the session so far, ready for JSON (U17)."""
        return document(self, FORM, self.variant.to_dict(), self.notes)

    def copy(self) -> Match:
        """An independent copy; the values of notes are shared."""
        twin = Match.__new__(Match)
        for name in Match.__slots__:
            setattr(twin, name, getattr(self, name))
        twin._said = self._said.copy()
        twin.notes = self.notes.copy()
        twin.hand_notes = self.hand_notes.copy()
        if self._hand is not None:
            twin._hand = self._hand.copy()
        return twin

    @property
    def phase(self) -> Phase:
        """What is awaited (U18.2)."""
        if self._hand is not None and self._hand.result is None:
            return self._hand.phase
        target = self.variant.target_hands
        return "over" if target is not None and len(self.results) >= target else "deck"

    @property
    def needs_deck(self) -> bool:
        """Whether the session waits for the deck of the next hand."""
        return self.phase == "deck"

    @property
    def to_move(self) -> int | None:
        """The seat that must act now; None when no hand is in progress."""
        return None if self._hand is None else self._hand.to_move

    @property
    def soloist(self) -> int | None:
        """Who plays alone; None until the auction is over."""
        return None if self._hand is None or self._hand.contract is None else self._hand.soloist

    @property
    def contract(self) -> str | None:
        """The text code of the bid that won the auction, or None."""
        return None if self._hand is None or self._hand.contract is None else self._hand.contract.text

    @property
    def trump(self) -> str | None:
        """The trump suit, A L H B; None until it is known, and without trumps."""
        trump = None if self._hand is None else self._hand.trump
        return None if trump is None or trump == NO_TRUMP else "ALHB"[trump]

    @property
    def multiplier(self) -> int | None:
        """m of U4.9; None until the auction is over."""
        return None if self._hand is None or self._hand.contract is None else self._hand.multiplier

    @property
    def balance(self) -> Seats:
        """The points of each seat in money (U12.3)."""
        unit, (first, second, third) = self.variant.unit, self.points
        return first * unit, second * unit, third * unit

    @property
    def hands(self) -> tuple[tuple[tuple[Card, ...], tuple[str, ...]], ...]:
        """Deck and action texts of every hand so far, the running one last (U17)."""
        if self._hand is None or self._hand.result is not None:
            return self._ended
        return (*self._ended, (self._hand.deck, _texts(self._said)))

    @property
    def events(self) -> tuple[Event, ...]:
        """Every event of the running or last hand, nothing hidden; ``event.seen_by(seat)`` hides."""
        return () if self._hand is None else tuple(self._hand.log)

    def note(self, hand: int, key: str, value: object) -> None:
        """Note something beside a hand, counted from 1, or with hand 0 in the head (U17.5)."""
        if hand:
            self.hand_notes[hand] = self.hand_notes.get(hand, {}) | {key: value}
        else:
            self.notes[key] = value

    def deal(self, deck: Iterable[Card]) -> tuple[Event, ...]:
        """Begin the next hand with the 32 cards as they lie after the cut, top card first (U2.3).

        Raises ValueError, and changes nothing, for anything but the 32 cards or when no deck is needed.
        """
        pack = tuple(deck) if isinstance(deck, Iterable) else ()
        if not self.needs_deck:
            raise ValueError("no deck is needed now")
        if not DECK.is_whole(pack):
            raise ValueError(FORM.no_deck)
        self._hand = Hand(self.variant, len(self.results) + 1, self.dealer, pack)
        self._said = []
        return tuple(self._hand.log)

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """Every action that is legal now for a seat; none for a seat that is not on turn (U18.3).

        Raises ValueError for a seat that is not 0, 1 or 2.
        """
        _check(seat)
        return () if self._hand is None else legal.legal_actions(self._hand, seat)

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """The rule that a seat's action would break now, and why, or None if it is legal (U17.3)."""
        if self._hand is None:
            return refused("U18.2", "no hand")
        return legal.refusal(self._hand, seat, action)

    def apply(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Carry out an action and return the events it caused.

        For an illegal action, raises IllegalAction with the rule and changes nothing.
        """
        hand = self._hand
        refusal = self.refusal(seat, action)
        if refusal is not None or hand is None:
            raise (refusal or refused("U18.2", "no hand")).error()
        before = len(hand.log)
        hand.apply(seat, action)
        self._said.append((seat, action))
        if hand.result is not None:
            self._close(hand, hand.result)
        return tuple(hand.log[before:])

    def view(self, seat: int) -> View:
        """What a seat may know now (U16). Raises ValueError for a seat that is not 0, 1 or 2."""
        _check(seat)
        return view_of(
            self._hand,
            seat,
            variant=self.variant,
            players=self.players,
            dealer=self.dealer,
            phase=self.phase,
            results=self.results,
            points=self.points,
            balance=self.balance,
        )

    def _close(self, hand: Hand, result: HandResult) -> None:
        """After a hand: the points, and who deals next (U2.2, U14.1)."""
        (first, second, third), more = self.points, result.points
        self.points = (first + more[0], second + more[1], third + more[2])
        self.results += (result,)
        self.dealer = (self.dealer + 1) % 3
        self._ended += ((hand.deck, _texts(self._said)),)


def _texts(said: Iterable[_Said]) -> tuple[str, ...]:
    return tuple([f"{seat}:{action}" for seat, action in said])


def _check(seat: object) -> None:
    if type(seat) is not int or seat not in _SEATS:
        raise ValueError(f"{seat!r} is not a seat")
