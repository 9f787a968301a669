"""What the program asks of the rules of a game: no Qt, no files, no clock, no chance.

Seats are numbered from 0, counter-clockwise round the table, and every sequence with one entry per seat is in
this order. Only the game, its face and its opponents know what cards, views, events and actions are made of;
the rest of the program passes them on. Rules and matches ``Of`` some types are those of one game; without
``Of``, those of any game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sized
from typing import Any, Protocol, Self, TypeVar

from msgspec import Struct

from tartli_desktop.cards.any_pack import Card

from .json_types import Json, JsonDict
from .record import Form

_Item = TypeVar("_Item")
M = TypeVar("M", bound="AnyMatch")
V = TypeVar("V", bound="View")
E = TypeVar("E", bound="Event")
A = TypeVar("A", bound="Action")
O = TypeVar("O")  # noqa: E741 - the options of a player
R = TypeVar("R")  # the rules by which a match is played: its variant
R_co = TypeVar("R_co", covariant=True)
C = TypeVar("C", bound=Card)
C_contra = TypeVar("C_contra", bound=Card, contravariant=True)
A_co = TypeVar("A_co", bound="Action", covariant=True)
E_co = TypeVar("E_co", bound="Event", covariant=True)
V_co = TypeVar("V_co", bound="View", covariant=True)
M_contra = TypeVar("M_contra", bound="AnyMatch", contravariant=True)
E_contra = TypeVar("E_contra", bound="Event", contravariant=True)
A_contra = TypeVar("A_contra", bound="Action", contravariant=True)
O_contra = TypeVar("O_contra", contravariant=True)
R_contra = TypeVar("R_contra", contravariant=True)
V_contra = TypeVar("V_contra", bound="View", contravariant=True)


class Shuffle(Protocol):
    """Brings a list into a random order, in place."""

    def __call__(self, items: list[_Item], /) -> None:
        """Shuffle the items of a list."""


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
    def trick(self) -> Sized:
        """The cards on the table."""

    @property
    def legal(self) -> tuple[A_co, ...]:
        """Every action that this seat may do now, including those out of turn."""


View = ViewOf[Action]


class MatchOf(Protocol[V_co, E_co, A, R_co]):
    """A match of one game, including all hidden cards."""

    @property
    def variant(self) -> R_co:
        """The variant that it is played by."""

    @property
    def players(self) -> tuple[str, ...]:
        """The names, seat by seat."""

    @property
    def first_dealer(self) -> int:
        """The seat that dealt the first hand."""

    @property
    def dealer(self) -> int:
        """The seat that dealt this hand; between hands, the one that deals next."""

    @property
    def needs_deck(self) -> bool:
        """Whether the next hand can be dealt."""

    @property
    def to_move(self) -> int | None:
        """The seat that must act; None between hands."""

    @property
    def hands(self) -> tuple[tuple[tuple[Card, ...], tuple[str, ...]], ...]:
        """Deck and action texts of every hand so far, such as ``"1:play HU"``."""

    @property
    def events(self) -> tuple[E_co, ...]:
        """All that happened in the current hand, or between hands in the last one; nothing is hidden."""

    @property
    def notes(self) -> Mapping[str, str]:
        """The notes on the whole match: ``title``, ``date`` and ``note``, where they are given."""

    @property
    def hand_notes(self) -> Mapping[int, Json]:
        """The notes on each hand, counted from 1."""

    def note(self, hand: int, key: str, value: object) -> None:
        """Note something on a hand, ``deal_proof`` or ``note``; with hand 0, on the whole match."""

    def deal(self, deck: Iterable[object], /) -> tuple[E_co, ...]:
        """Begin the next hand and return its events.

        Raises ValueError, and changes nothing, where that is not possible.
        """

    def legal_actions(self, seat: int, /) -> tuple[A, ...]:
        """Every action that is legal now for a seat."""

    def refusal(self, seat: int, action: A, /) -> tuple[str, str] | None:
        """The rule that an action would break, and why, as a pair; None if the action is legal."""

    def apply(self, seat: int, action: A, /) -> tuple[E_co, ...]:
        """Do an action and return its events.

        Raises IllegalAction, and changes nothing, if the action is not legal.
        """

    def view(self, seat: int, /) -> V_co:
        """What a seat may know now."""

    def copy(self) -> Self:
        """An independent match in the same state."""

    def to_record(self) -> JsonDict:
        """The document from which the match can be replayed; see :mod:`tartli_desktop.game.record`."""


Match = MatchOf[View, Event, Action, object]
AnyMatch = MatchOf[Any, Any, Any, Any]
"""The same, where a game may also hand over its own."""


class Draw(Struct, frozen=True):
    """How the first dealer was found: each seat draws a card, again as long as the draw is undecided."""

    rounds: tuple[tuple[Any, ...], ...]
    """The cards of each round, seat by seat."""

    dealer: int


class HandResult(Struct, frozen=True):
    """The result of a finished hand, as the list of matches and the statistics of every game need it."""

    scores: tuple[int, ...]
    """What each seat got: points, or the payment in units."""

    outcomes: tuple[int, ...]
    """1 for a seat that won the hand, -1 for one that lost it, 0 where it decided nothing."""

    facts: Json
    """What the game's own statistics need, ready for JSON."""


class RulesOf(Protocol[M, V_contra, E, A, O, R]):
    """The rules of one game, found as ``RULES`` in its package.

    A game derives its own from this class; methods with a body here do what most games need.
    """

    name: str
    """What settings, databases and command lines call the game, such as ``"tartli"``."""

    form: Form
    """What its records are like; their ``format`` is the name followed by ``-match``."""

    match: Any
    """Its matches, made of a variant, the first dealer and the names."""

    record_rule: str
    """The number of the rule that says what its records are like."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The possible numbers of players; if there are several, the option ``seats`` chooses one."""
        return self.form.seats

    @property
    def deck(self) -> tuple[Card, ...]:
        """The cards of a pack; ``str`` of each is its code."""
        return tuple(self.form.pack.cards)

    levels: tuple[str, ...]
    """The levels of play, weakest first."""

    default_level: str = "heuristic"
    """The level of a new match."""

    reserve_level: str = "casual"
    """The level that decides when a stronger one fails."""

    @property
    def opponents_module(self) -> str:
        """The module with ``choose``, ``interject`` and ``evaluate``."""
        return f"{type(self).__module__.rpartition('.')[0]}.opponents"

    options: type[O]
    """The type of the player's choices for this game; without arguments it has the defaults."""

    # Matches and records

    def new_match(self, variant: R, first_dealer: int, players: tuple[str, ...]) -> M:
        """A match that needs its first deck. Raises ValueError for a wrong seat or number of names."""
        match: M = self.match(variant, first_dealer, players)
        return match

    def from_record(self, record: object) -> M:
        """The match of a record, replayed. Raises RecordError."""
        *_, match = self.replaying(record)
        return match

    def replaying(self, record: object) -> Iterator[M]:
        """Replay a record: yield its match before the first hand, then after each hand.

        Raises RecordError on reaching a fault.
        """
        matches: Iterator[M] = self.match.replaying(record)
        return matches

    def chosen_variant(self, options: O) -> R:
        """The variant of a new match, as the player has chosen."""
        chosen: Any = options
        variant: R = chosen.next_variant
        return variant

    def seats_of(self, variant: R) -> int:
        """The number of players of a match; by default the first of ``seats``."""
        return self.seats[0]

    def chosen_level(self, options: O) -> str:
        """The level of the opponents in a new match: their option, if there is such a level."""
        level: str = getattr(options, "opponent_level", "")
        return level if level in self.levels else self.default_level

    # Before a hand

    def draw_for_dealer(self, shuffle: Shuffle, seats: int) -> Draw:
        """Draw cards to find the first dealer."""

    def cutter(self, dealer: int, seats: int) -> int:
        """The seat that cuts the pack; by default the one before the dealer."""
        return (dealer - 1) % seats

    # Between two hands

    def may_give_notice(self, match: M) -> bool:
        """Whether a player may now give notice that the match is to end soon; False by default."""
        return False

    def give_notice(self, match: M, seat: int) -> tuple[E, ...]:
        """Give this notice for a seat, before the next hand is dealt, and return the events."""
        return ()

    # While a hand is played

    def automatic(self, view: V_contra, options: O) -> A | None:
        """The action that the program does at once for the player of the view, by the player's options.

        None where the player decides, as by default.
        """
        return None

    def only_card(self, view: V_contra) -> A | None:
        """The action that plays a card, if it is all that the player of the view can do; None otherwise."""

    def is_decision(self, action: A, view: Callable[[], V_contra], options: O) -> bool:
        """Whether a player chose an action, so that it may be undone; False if the program did it.

        ``view`` makes the player's view before the action, which takes a while.
        """
        return bool(self.automatic(view(), options) != action)

    def still_open(self, match: M) -> int:
        """How many of the last actions may be undone in any match, not only in practice; 0 by default.

        They may if their player is still to act and nobody else has learnt anything from them.
        """
        return 0

    def speakers(self, match: M, humans: Collection[int]) -> tuple[int, ...]:
        """The seats to ask, in this order, whether they say something out of turn.

        Empty while one of ``people``, who speak without being asked, may speak first.
        """
        return ()

    def may_sit_out(self, seats: int) -> bool:
        """Whether a player may have no part in a hand at a table of this size; False by default."""
        return False

    def takes_part(self, match: M, seat: int) -> bool:
        """Whether a seat plays in the hand that is dealt, rather than sit it out; True by default."""
        return True

    def pause_action(self, match: M) -> tuple[int, A] | None:
        """The seat and the action that end the pause after a full trick; None if there is no such pause."""
        return None

    def gathers(self, event: E) -> bool:
        """Whether this event removes a full trick, which must first lie on the table for a while.

        False for all events of a game in which an action ends the pause; see :meth:`pause_action`.
        """
        return False

    def is_before_play(self, match: M) -> bool:
        """Whether the first trick is still to come, as during the auction; False by default."""
        return False

    def fallback(self, match: M, seat: int) -> A:
        """A legal action for an opponent that has failed; by default the first."""
        first: A = match.legal_actions(seat)[0]
        return first

    # How it ended

    def hand_result(self, match: M) -> HandResult:
        """The result of the hand that has just ended."""

    def standings(self, match: M) -> tuple[int, ...]:
        """What the list of matches shows for each seat: games, money or points."""

    def winners(self, match: M) -> tuple[int, ...]:
        """The seats that won the match; empty while it is not over."""

    def is_over(self, match: M) -> bool:
        """Whether no further hand follows; by default, whether somebody has won."""
        return bool(self.winners(match))

    # Texts for a terminal, without Qt; ``translate`` takes a context and a text in English

    def variant_text(self, variant: R, translate: Callable[[str, str], str]) -> str:
        """The name of a variant, such as "Hungarian"; empty for rules without a name."""

    def standing_text(self, match: M, translate: Callable[[str, str], str]) -> str:
        """The score of an unfinished match, such as "2 : 1 in bulis, 120 : 88 in points"."""


Rules = RulesOf[Match, View, Event, Action, Any, Any]
RulesPlayed = RulesOf[M, V, E, A, Any, Any]
"""The rules of one game, for those who do not look into its options and variants."""


def seated(rules: RulesOf[M, V, E, A, O, R], text: str) -> tuple[int, A]:
    """Seat and action of a text of :attr:`Match.hands`. Raises ActionTextError."""
    seat, _, action = text.partition(":")
    return int(seat), rules.form.parse(action)
