"""What the matches of all games do alike: actions, events, players, hand after hand, and the record.

Only the game, its face and its opponents know what cards, views, events and actions are made of; the rest of
the program passes them on. Seats are numbered from 0, counter-clockwise round the table, and every sequence
with one entry per seat is in this order.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sized
from copy import copy
from functools import lru_cache
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from msgspec import Struct
from msgspec.structs import astuple, replace

from tartli_desktop.cards.any_pack import Card

from .errors import IllegalAction, RecordError, Refusal, RuleError, Sentence
from .evaluating import Given
from .json_types import Json, JsonDict
from .record import KNOCK, Form, copied, is_seat, read_before_deal, read_hand, read_head, read_seated
from .variant_base import written

M = TypeVar("M", bound="AnyMatch")
V = TypeVar("V", bound="View")
E = TypeVar("E", bound="Event")
A = TypeVar("A", bound="Action")
O = TypeVar("O")  # noqa: E741 - the options of a player
H = TypeVar("H", bound="HandBase[Any, Any]")
R = TypeVar("R")  # the rules by which a match is played: its variant
C = TypeVar("C", bound=Card)
C_contra = TypeVar("C_contra", bound=Card, contravariant=True)
A_contra = TypeVar("A_contra", bound="Action", contravariant=True)
A_co = TypeVar("A_co", bound="Action", covariant=True)
V_co = TypeVar("V_co", bound="View", covariant=True)
M_contra = TypeVar("M_contra", bound="AnyMatch", contravariant=True)
E_contra = TypeVar("E_contra", bound="Event", contravariant=True)
O_contra = TypeVar("O_contra", contravariant=True)
R_contra = TypeVar("R_contra", contravariant=True)
V_contra = TypeVar("V_contra", bound="View", contravariant=True)

NO_KNOCK = Sentence("by these rules nobody knocks instead of cutting")

Pack = tuple[Any, ...]
"""The cards of a game's pack, in some order."""


class Action(Protocol):
    """What a player does. ``str`` gives its text in records; actions compare by value and can be hashed."""

    def __hash__(self) -> int: ...


class Event(Protocol):
    """Something that happened in a hand."""

    def seen_by(self, seat: int, /) -> Self:
        """The event as a seat learns of it, without what is hidden from that seat."""


class ViewOf(Protocol[A_co]):
    """All that one seat may know, and nothing else.

    Equal knowledge gives equal views. Views can be pickled.
    """

    @property
    def seat(self) -> int:
        """Whose view it is."""

    @property
    def dealer(self) -> int:
        """The seat that dealt this hand; between hands, the one that deals next."""

    @property
    def to_move(self) -> int | None:
        """The seat that must act; None between hands."""

    @property
    def hand(self) -> tuple[Card, ...]:
        """This seat's cards."""

    @property
    def trick(self) -> Sized:
        """The cards on the table."""

    def knowing(self, given: Given) -> Self:
        """The view of somebody who also knows this, for studies; it may add nothing."""

    @property
    def legal(self) -> tuple[A_co, ...]:
        """Every action that this seat may do now, including those out of turn."""


View = ViewOf[Action]


class ActionBase(Struct, frozen=True):
    """Something that a player does.

    ``str`` gives its text in records: its word and then its values, such as "play HU". The word is the name
    of the class in lower case, unless the class names another.
    """

    word: ClassVar[str]

    def __init_subclass__(cls) -> None:
        if "word" not in vars(cls):
            cls.word = cls.__name__.lower()

    def __str__(self) -> str:
        return _text(self)


# Matches ask for the texts of all that was said, again and again.
@lru_cache(maxsize=2048)
def _text(action: ActionBase) -> str:
    values = astuple(action)
    if values and isinstance(values[0], tuple):
        values = values[0]
    return " ".join((action.word, *map(str, values)))


class EventBase(Struct, frozen=True):
    """Something that happened. Every seat learns all of it, except what is private to the seat it names."""

    private: ClassVar[str] = ""
    """The field that only this event's ``seat`` may see, if there is one."""

    def seen_by(self, seat: int) -> Self:
        """The event as that seat learns it, with None for what is hidden."""
        if not self.private or seat == getattr(self, "seat", None):
            return self
        return replace(self, **{self.private: None})


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
        """An independent copy: lists are copied, all else is shared."""
        twin = copy(self)
        names: tuple[str, ...] = type(self).__slots__
        for name in names:
            value = getattr(self, name)
            if type(value) is list:
                setattr(twin, name, value.copy())
        return twin


class MatchBase(Generic[H, V, E, A, R]):
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

    legal_in: ClassVar[staticmethod[[Any, int], tuple[Any, ...]]]
    """Every action that is legal now for a seat in a hand."""

    refusal_in: ClassVar[staticmethod[[Any, int, Any], tuple[str, str] | None]]
    """The rule that a seat's action would break now in a hand, and why; None if it is legal."""

    def __init__(self, variant: R, first_dealer: int, players: Iterable[str]) -> None:
        names, form = tuple(players), self.form
        seats = form.seats_of(variant)
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
        return cls(
            variant, first_dealer, "ABCDE"[: cls.form.seats_of(variant)] if players is None else players
        )

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
        head = read_head(record, cls.form)
        match = cls(head.variant, head.first_dealer, head.players)
        for key, note in head.notes.items():
            match.note(0, key, note)
        for number in range(len(head.hands) + 1):
            if number:
                match._replay(number, head.hands[number - 1])
            if number == len(head.hands) and head.notice is not None:
                match._take_notice(0, head.notice)
            yield match

    @classmethod
    def hand_by_hand(cls, record: object) -> Iterator[tuple[int, Self]]:
        """Yield the dealer of each hand of a record, with the match as it stands after the hand.

        A hand in which an action breaks a rule is yielded as far as it goes. RecordError is raised after it,
        and for any other fault.
        """
        steps = cls.replaying(record)
        match = next(steps)
        while True:
            dealer = match.dealer
            try:
                if next(steps, None) is None:
                    return
            except RecordError as error:
                # The match has done what was possible in the hand; action 0 is its pack.
                if error.action:
                    yield dealer, match
                raise
            yield dealer, match

    def _replay(self, number: int, hand: Json) -> None:
        """Deal and play a hand of a record, counted from 1. Raises RecordError."""
        form = self.form

        def refuse(rule: str, sentence: Sentence) -> RecordError:
            return RecordError(number, 0, rule or form.rule, sentence)

        if self.to_move is not None:
            unfinished = Sentence("the hand before is not finished")
            raise refuse(form.unfinished_rule, unfinished)
        if not self.needs_deck:
            raise refuse(form.over_rule, Sentence("the match is over"))
        before = read_before_deal(number, hand, len(self.players), form)
        if before.notice is not None:
            self._take_notice(number, before.notice)
        if before.knock and not self.may_knock:
            raise refuse(form.knock_rule, NO_KNOCK)
        read = read_hand(number, hand, form)
        try:
            self.deal(read.deck, knock=before.knock)
        except ValueError:
            raise refuse(form.deck_rule, form.no_deck) from None
        for key, note in read.notes.items():
            self.note(number, key, copied(note, form))
        seats = max(form.seats)
        for place, text in enumerate(read.actions, 1):
            try:
                self.apply(*read_seated(text, seats, form))
            except RuleError as error:
                raise RecordError(number, place, error.rule, error.message) from None

    def _take_notice(self, number: int, seat: int) -> None:
        try:
            self.give_notice(seat)
        except ValueError as error:
            raise RecordError(number, 0, self.form.notice_rule, error.args[0]) from None

    def to_record(self) -> JsonDict:
        """The record of the match so far, ready for JSON."""
        return self.document(self.notes)

    def document(self, notes: JsonDict) -> JsonDict:
        """The record with these keys in its head beside the usual ones."""
        form, hands = self.form, []
        for number, (deck, actions) in enumerate(self.hands, 1):
            hand: JsonDict = {"deck": " ".join(map(str, deck)), "actions": list(actions)}
            hands.append(hand | copied(self.hand_notes.get(number, {}), form))
        head = {
            "format": form.format,
            "version": form.version,
            form.variant: written(self.variant),
            "players": list(self.players),
            "first_dealer": self.first_dealer,
        }
        return {**head, "hands": hands, **notes}

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
    def cutter(self) -> int:
        """The seat that cuts the pack of the next hand: the one before the dealer."""
        return (self.dealer - 1) % len(self.players)

    @property
    def may_knock(self) -> bool:
        """Whether the cutter may knock instead of cutting; False by default."""
        return False

    def knocked(self, number: int) -> bool:
        """Whether the cutter knocked before a hand, counted from 1."""
        return KNOCK in self.hand_notes.get(number, {})

    @property
    def may_give_notice(self) -> bool:
        """Whether a player may now give notice that the match is to end soon; False by default."""
        return False

    def give_notice(self, seat: int) -> tuple[E, ...]:
        """Give this notice for a seat, before the next hand is dealt, and return the events.

        Raises ValueError where that is not possible, as by default.
        """
        raise ValueError("this game knows no notice")

    def takes_part(self, seat: int) -> bool:
        """Whether a seat plays in the hand that is dealt, rather than sit it out; True by default."""
        return True

    @property
    def is_before_play(self) -> bool:
        """Whether the first trick is still to come, as during the auction; False by default."""
        return False

    @property
    def still_open(self) -> int:
        """How many of the last actions may be undone in any match, not only in practice; 0 by default.

        They may if their player is still to act and nobody else has learnt anything from them.
        """
        return 0

    @property
    def standings(self) -> tuple[int, ...]:
        """What the list of matches shows for each seat: games, money or points."""
        raise NotImplementedError

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won the match; empty while it is not over."""
        raise NotImplementedError

    @property
    def is_over(self) -> bool:
        """Whether no further hand follows; by default, whether somebody has won."""
        return bool(self.winners)

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

    def deal(self, deck: Iterable[object], *, knock: bool = False) -> tuple[E, ...]:
        """Begin the next hand with the cards of the pack as they lie after the cut, top card first.

        ``knock`` says that the cutter has knocked instead. Raises ValueError, and changes nothing, for
        anything but these cards, when no deck is needed, or for a knock where there is none.
        """
        pack = tuple(deck) if isinstance(deck, Iterable) else ()
        if not self.needs_deck:
            raise ValueError(Sentence("no deck is needed now"))
        if not self.form.pack.is_whole(pack):
            raise ValueError(self.form.no_deck)
        if knock and not self.may_knock:
            raise ValueError(NO_KNOCK)
        if knock:
            self.note(len(self._past) + 1, KNOCK, True)
        hand = self._hand = self.begun(pack)
        self._said = []
        return tuple(hand.log)

    def begun(self, deck: Pack) -> H:
        """A hand that begins with this deck."""
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

    def view(self, seat: int) -> V:
        """What a seat may know now. Raises ValueError for an unknown seat."""
        raise NotImplementedError

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


AnyMatch = MatchBase[Any, Any, Any, Any, Any]
"""A match of any game."""
Match = MatchBase[HandBase[Event, Action], View, Event, Action, object]
"""The same, for those who do not look into its views, events and actions."""
