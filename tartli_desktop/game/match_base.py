"""What the matches of all games do alike: players, notes, hand after hand, and the record."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from copy import copy
from typing import Any, ClassVar, Generic, Self, TypeVar

from .errors import IllegalAction, Refusal, Sentence
from .json_types import JsonDict
from .record import Form, document, is_seat, replay
from .rules import A, E
from .variant_base import written

R = TypeVar("R")
Pack = tuple[Any, ...]
"""The cards of a game's pack, in some order."""
H = TypeVar("H", bound="HandBase[Any, Any]")


class HandBase(Generic[E, A]):
    """One hand, with all its cards. A game derives its own, with slots for what changes in a hand."""

    __slots__ = ()

    deck: Pack
    """The cards as they lay after the cut."""

    log: list[E]
    """Every event, nothing hidden."""

    @property
    def to_move(self) -> int | None:
        """The seat that must act; None when the hand is over."""
        raise NotImplementedError

    def apply(self, seat: int, action: A) -> None:
        """Carry out an action already found to be legal, and add its events to the log."""
        raise NotImplementedError

    def copy(self) -> Self:
        """An independent copy; here with everything shared."""
        twin = object.__new__(type(self))
        names: tuple[str, ...] = type(self).__slots__
        for name in names:
            setattr(twin, name, getattr(self, name))
        return twin


class MatchBase(Generic[H, E, A, R]):
    """A match, between its hands and in one. Nothing here is random: the embedding program shuffles.

    A game derives its own, which makes a hand in :meth:`begun` and counts it in :meth:`ended`.

    Attributes:
        variant: the rules by which it is played.
        players: the names, seat by seat.
        first_dealer: the seat that dealt the first hand.
        dealer: the seat that deals this hand; between hands, the one that deals next.
        notes: the optional keys of the record's head.
        hand_notes: the optional keys of each hand of the record, counted from 1.
    """

    __slots__ = (
        "_hand",
        "_past",
        "_said",
        "dealer",
        "first_dealer",
        "hand_notes",
        "notes",
        "players",
        "variant",
    )

    form: ClassVar[Form]
    """What the records of the game are like."""

    no_hand: ClassVar[Refusal]
    """Why nothing can be done before the first hand."""

    def __init__(self, variant: R, first_dealer: int, players: Iterable[str]) -> None:
        names, form = tuple(players), self.form
        seats = form.seats[0] if form.players_of is None else form.players_of(variant)
        if len(names) != seats or not all(map(form.is_name, names)):
            raise ValueError(Sentence("players must be {count} names", count=seats))
        if not is_seat(first_dealer, seats):
            raise ValueError(Sentence("first_dealer must be a seat, 0 to {last}", last=seats - 1))
        self.variant = variant
        self.players = names
        self.first_dealer = self.dealer = first_dealer
        self.notes: JsonDict = {}
        self.hand_notes: dict[int, JsonDict] = {}
        self._hand: H | None = None
        self._said: list[tuple[int, A]] = []
        self._past: tuple[tuple[Pack, tuple[str, ...]], ...] = ()

    @classmethod
    def new(cls, variant: R, *, first_dealer: int, players: Iterable[str] | None = None) -> Self:
        """A match that waits for its first deck; without names the players are A, B, C …

        Raises ValueError for a seat or a number of names that does not fit the rules.
        """
        of = cls.form.players_of
        seats = cls.form.seats[0] if of is None else of(variant)
        return cls(variant, first_dealer, "ABCDE"[:seats] if players is None else players)

    @classmethod
    def from_record(cls, record: object) -> Self:
        """The match of a record, replayed action by action.

        Raises RecordError with hand, action and the rule that is broken.
        """
        *_, match = cls.replaying(record)
        return match

    @classmethod
    def replaying(cls, record: object) -> Iterator[Self]:
        """Yield the match of a record before its first hand, then after each hand.

        Raises RecordError on reaching the first thing that is wrong.
        """
        return replay(record, cls.form, lambda head: cls(head.variant, head.first_dealer, head.players))

    def to_record(self) -> JsonDict:
        """The record of the match so far, ready for JSON."""
        return document(self, self.form, written(self.variant), self.notes)

    def copy(self) -> Self:
        """An independent copy; the values of notes are shared."""
        twin = copy(self)
        twin._said = self._said.copy()
        if self._hand is not None:
            twin._hand = self._hand.copy()
        return twin

    @property
    def needs_deck(self) -> bool:
        """Whether the match waits for the deck of the next hand."""
        raise NotImplementedError

    @property
    def to_move(self) -> int | None:
        """The seat that must act now; None when no hand is running."""
        return None if self._hand is None else self._hand.to_move

    @property
    def hands(self) -> tuple[tuple[Pack, tuple[str, ...]], ...]:
        """Deck and action texts of every hand so far, the running one last."""
        if self._hand is None or self._hand.to_move is None:
            return self._past
        return (*self._past, (self._hand.deck, self._texts()))

    @property
    def events(self) -> tuple[E, ...]:
        """Every event of the running or last hand, nothing hidden; ``event.seen_by(seat)`` hides."""
        return () if self._hand is None else tuple(self._hand.log)

    def note(self, hand: int, key: str, value: object) -> None:
        """Note something beside a hand, counted from 1, or with hand 0 in the head of the record."""
        if hand:
            self.hand_notes = self.hand_notes | {hand: self.hand_notes.get(hand, {}) | {key: value}}
        else:
            self.notes = self.notes | {key: value}

    def deal(self, deck: Iterable[object]) -> tuple[E, ...]:
        """Begin the next hand with the cards of the pack as they lie after the cut, top card first.

        Raises ValueError, and changes nothing, for anything but these cards or when no deck is needed.
        """
        pack = tuple(deck) if isinstance(deck, Iterable) else ()
        if not self.needs_deck:
            raise ValueError(Sentence("no deck is needed now"))
        if not self.form.pack.is_whole(pack):
            raise ValueError(self.form.no_deck)
        hand = self._hand = self.begun(pack)
        self._said = []
        return tuple(hand.log)

    def begun(self, deck: Pack) -> H:
        """A hand that begins with this deck."""
        raise NotImplementedError

    def legal_in(self, hand: H, seat: int) -> tuple[A, ...]:
        """Every action that is legal now for a seat."""
        raise NotImplementedError

    def refusal_in(self, hand: H, seat: int, action: A) -> tuple[str, str] | None:
        """The rule that an action would break now, and why; None if it is legal."""
        raise NotImplementedError

    def legal_actions(self, seat: int) -> tuple[A, ...]:
        """Every action that is legal now for a seat. Raises ValueError for an unknown seat."""
        self.check_seat(seat, len(self.players))
        return () if self._hand is None else self.legal_in(self._hand, seat)

    def refusal(self, seat: int, action: A) -> Refusal | None:
        """The rule that a seat's action would break now, and why; None if it is legal."""
        said = self.no_hand if self._hand is None else self.refusal_in(self._hand, seat, action)
        return None if said is None else Refusal(*said)

    def apply(self, seat: int, action: A) -> tuple[E, ...]:
        """Carry out an action and return the events it caused.

        For an illegal action, raises IllegalAction with the rule and changes nothing.
        """
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise IllegalAction(*refusal)
        hand = self._hand
        assert hand is not None
        before = len(hand.log)
        hand.apply(seat, action)
        self._said.append((seat, action))
        if hand.to_move is None:
            self._past += ((hand.deck, self._texts()),)
            self.ended(hand)
        return tuple(hand.log[before:])

    def ended(self, hand: H) -> None:
        """Count a hand that is over, and find who deals next."""
        raise NotImplementedError

    def _texts(self) -> tuple[str, ...]:
        return tuple([f"{seat}:{action}" for seat, action in self._said])

    @staticmethod
    def check_seat(seat: object, seats: int) -> None:
        """Raise ValueError for what is not one of so many seats."""
        if not is_seat(seat, seats):
            raise ValueError(Sentence("{seat} is not a seat", seat=repr(seat)))
