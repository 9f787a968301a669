"""What the program asks of the rules of a game: no Qt, no files, no clock, no chance.

Seats are numbered from 0, counter-clockwise round the table, and every sequence with one entry per seat is in
this order. Only the game, its face and its opponents know what cards, views, events and actions are made of;
the rest of the program passes them on.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, Protocol

from msgspec import Struct, to_builtins

Shuffle = Callable[[list[Any]], None]
"""Brings a list into a random order, in place."""


class Action(Protocol):
    """What a player does. ``str`` gives its text in records; actions compare by value and can be hashed."""

    def __hash__(self) -> int: ...


class Event(Protocol):
    """Something that happened in a hand."""

    def seen_by(self, seat: int, /) -> Any:
        """The event as a seat learns of it, without what is hidden from that seat."""


class View(Protocol):
    """All that one seat may know, and nothing else.

    Equal knowledge gives equal views. Views can be pickled.
    """

    @property
    def seat(self) -> int:
        """Whose view it is."""

    @property
    def to_move(self) -> int | None:
        """The seat that must act; None between hands."""

    @property
    def legal(self) -> tuple[Any, ...]:
        """Every action that this seat may do now, including those out of turn."""


class Match(Protocol):
    """A match, including all hidden cards."""

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
    def hands(self) -> tuple[tuple[tuple[Any, ...], tuple[str, ...]], ...]:
        """Deck and action texts of every hand so far, such as ``"1:play HU"``."""

    @property
    def events(self) -> tuple[Any, ...]:
        """All that happened in the current hand, or between hands in the last one; nothing is hidden."""

    @property
    def notes(self) -> Mapping[str, str]:
        """The notes on the whole match: ``title``, ``date`` and ``note``, where they are given."""

    @property
    def hand_notes(self) -> Mapping[int, Mapping[str, Any]]:
        """The notes on each hand, counted from 1."""

    def note(self, hand: int, key: str, value: Any) -> None:
        """Note something on a hand, ``deal_proof`` or ``note``; with hand 0, on the whole match."""

    def deal(self, deck: Any, /) -> tuple[Any, ...]:
        """Begin the next hand and return its events.

        Raises ValueError, and changes nothing, where that is not possible.
        """

    def legal_actions(self, seat: int, /) -> tuple[Any, ...]:
        """Every action that is legal now for a seat."""

    def refusal(self, seat: int, action: Any, /) -> Any:
        """The rule that an action would break, and why, as a pair; None if the action is legal."""

    def apply(self, seat: int, action: Any, /) -> tuple[Any, ...]:
        """Do an action and return its events.

        Raises IllegalAction, and changes nothing, if the action is not legal.
        """

    def view(self, seat: int, /) -> Any:
        """What a seat may know now."""

    def copy(self) -> Any:
        """An independent match in the same state."""

    def to_record(self) -> dict[str, Any]:
        """The document from which the match can be replayed; see :mod:`tartli_desktop.game.record`."""


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

    facts: Mapping[str, Any]
    """What the game's own statistics need, ready for JSON."""


class Rules(Protocol):
    """The rules of one game, found as ``RULES`` in its package.

    A game derives its own from this class; methods with a body here do what most games need.
    """

    name: str
    """What settings, databases and command lines call the game, such as ``"tartli"``."""

    record_format: str
    """The ``format`` of its records: the name followed by ``-match``."""

    record_version: int
    """The ``version`` of the records that the game writes and reads."""

    record_rule: str
    """The number of the rule that says what its records are like."""

    variant_key: str
    """The key of the variant in its records, such as ``"variant"``."""

    seats: tuple[int, ...]
    """The possible numbers of players; if there are several, the option ``seats`` chooses one."""

    deck: tuple[Any, ...]
    """The cards of a pack, in any order; ``str`` of each is its code."""

    levels: tuple[str, ...]
    """The levels of play, weakest first."""

    default_level: str
    """The level of a new match."""

    reserve_level: str
    """The level that decides when a stronger one fails."""

    opponents_module: str
    """The module with ``choose``, ``interject`` and ``evaluate``."""

    options: type[Any]
    """The type of the player's choices for this game; without arguments it has the defaults."""

    # Matches and records

    def new_match(self, variant: Any, first_dealer: int, players: tuple[str, ...]) -> Match:
        """A match that needs its first deck. Raises ValueError for a wrong seat or number of names."""

    def from_record(self, record: Any) -> Match:
        """The match of a record, replayed. Raises RecordError."""
        *_, match = self.replaying(record)
        return match

    def replaying(self, record: Any) -> Iterator[Match]:
        """Replay a record: yield its match before the first hand, then after each hand.

        Raises RecordError on reaching a fault.
        """

    def parse(self, text: str) -> Any:
        """The action of a text. Raises ActionTextError."""

    def parse_card(self, code: str) -> Any:
        """The card of a code. Raises ValueError."""

    def variant_of(self, match: Any) -> Any:
        """The variant that a match is played by; by default its ``variant``."""
        return match.variant

    def variant_record(self, variant: Any) -> dict[str, Any]:
        """A variant as records and the list of matches keep it; by default all its fields."""
        kept: dict[str, Any] = to_builtins(variant)
        return kept

    def variant_from(self, kept: Any) -> Any:
        """The variant from what :meth:`variant_record` returned. Raises RuleError."""

    def chosen_variant(self, options: Any) -> Any:
        """The variant of a new match, as the player has chosen."""

    def seats_of(self, variant: Any) -> int:
        """The number of players of a match; by default the first of ``seats``."""
        return self.seats[0]

    def chosen_level(self, options: Any) -> str:
        """The level of the opponents in a new match, as the player has chosen."""
        return self.default_level

    # Before a hand

    def draw_for_dealer(self, shuffle: Shuffle, seats: int) -> Draw:
        """Draw cards to find the first dealer."""

    def cutter(self, dealer: int, seats: int) -> int:
        """The seat that cuts the pack; by default the one before the dealer."""
        return (dealer - 1) % seats

    # Between two hands

    def may_give_notice(self, match: Any) -> bool:
        """Whether a player may now give notice that the match is to end soon; False by default."""
        return False

    def give_notice(self, match: Any, seat: int) -> tuple[Any, ...]:
        """Give this notice for a seat, before the next hand is dealt, and return the events."""
        return ()

    # While a hand is played

    def automatic(self, view: Any, options: Any) -> Any | None:
        """The action that the program does at once for the player of the view, by the player's options.

        None where the player decides, as by default.
        """
        return None

    def only_card(self, view: Any) -> Any | None:
        """The action that plays a card, if it is all that the player of the view can do; None otherwise."""

    def is_decision(self, action: Any, view: Callable[[], Any], options: Any) -> bool:
        """Whether a player chose an action, so that it may be undone; False if the program did it.

        ``view`` makes the player's view before the action, which takes a while.
        """
        return bool(self.automatic(view(), options) != action)

    def still_open(self, match: Any) -> int:
        """How many of the last actions may be undone in any match, not only in practice; 0 by default.

        They may if their player is still to act and nobody else has learnt anything from them.
        """
        return 0

    def speakers(self, match: Any, people: Collection[int]) -> tuple[int, ...]:
        """The seats to ask, in this order, whether they say something out of turn.

        Empty while one of ``people``, who speak without being asked, may speak first.
        """
        return ()

    def may_sit_out(self, seats: int) -> bool:
        """Whether a player may have no part in a hand at a table of this size; False by default."""
        return False

    def takes_part(self, match: Any, seat: int) -> bool:
        """Whether a seat plays in the hand that is dealt, rather than sit it out; True by default."""
        return True

    def pause_action(self, match: Any) -> tuple[int, Any] | None:
        """The seat and the action that end the pause after a full trick; None if there is no such pause."""
        return None

    def gathers(self, event: Any) -> bool:
        """Whether this event removes a full trick, which must first lie on the table for a while.

        False for all events of a game in which an action ends the pause; see :meth:`pause_action`.
        """
        return False

    def is_before_play(self, match: Any) -> bool:
        """Whether the first trick is still to come, as during the auction; False by default."""
        return False

    def fallback(self, match: Any, seat: int) -> Any:
        """A legal action for an opponent that has failed; by default the first."""
        return match.legal_actions(seat)[0]

    # How it ended

    def hand_result(self, match: Any) -> HandResult:
        """The result of the hand that has just ended."""

    def standings(self, match: Any) -> tuple[int, ...]:
        """What the list of matches shows for each seat: games, money or points."""

    def winners(self, match: Any) -> tuple[int, ...]:
        """The seats that won the match; empty while it is not over."""

    def is_over(self, match: Any) -> bool:
        """Whether no further hand follows; by default, whether somebody has won."""
        return bool(self.winners(match))

    # Texts for a terminal, without Qt; ``translate`` takes a context and a text in English

    def variant_told(self, variant: Any, translate: Callable[[str, str], str]) -> str:
        """The name of a variant, such as "Hungarian"; empty for rules without a name."""

    def standing_told(self, match: Any, translate: Callable[[str, str], str]) -> str:
        """The score of an unfinished match, such as "2 : 1 in bulis, 120 : 88 in points"."""


def seated(rules: Rules, text: str) -> tuple[int, Any]:
    """Seat and action of a text of :attr:`Match.hands`. Raises ActionTextError."""
    seat, _, action = text.partition(":")
    return int(seat), rules.parse(action)
