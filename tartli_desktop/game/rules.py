"""What the program asks of the rules of a game: no Qt, no files, no clock, no chance.

Seats are numbered from 0, counter-clockwise round the table, and every sequence that has one entry for each
seat is in this order. What a card, a view, an event or an action is made of is known only to the game, its
face and its opponents; the rest of the program passes them on.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, Protocol

from msgspec import Struct, to_builtins

Shuffle = Callable[[list[Any]], None]
"""Brings a list into a random order, in place."""


class Action(Protocol):
    """What a player does. ``str`` gives its text in records, and equal actions are equal."""

    def __hash__(self) -> int: ...


class Event(Protocol):
    """Something that happened in a hand."""

    def seen_by(self, seat: int, /) -> Any:
        """The same event as a seat learns it, without what is hidden from that seat."""


class View(Protocol):
    """All that one seat may know, and nothing else. Equal knowledge gives equal views; it can be pickled."""

    @property
    def seat(self) -> int:
        """Whose view it is."""

    @property
    def to_move(self) -> int | None:
        """The seat that must act; None between hands."""

    @property
    def legal(self) -> tuple[Any, ...]:
        """Every action that this seat may do now, out of turn too."""


class Match(Protocol):
    """A match, with all that lies hidden."""

    @property
    def players(self) -> tuple[str, ...]:
        """The names, seat by seat."""

    @property
    def first_dealer(self) -> int:
        """Who dealt the first hand."""

    @property
    def dealer(self) -> int:
        """Who dealt this hand; between hands, who deals the next."""

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
        """All that happened in the running or the last hand; nothing is hidden."""

    @property
    def notes(self) -> Mapping[str, str]:
        """What is noted of the whole match: ``title``, ``date`` and ``note``, where they are given."""

    @property
    def hand_notes(self) -> Mapping[int, Mapping[str, Any]]:
        """What is noted beside each hand, counted from 1."""

    def note(self, hand: int, key: str, value: Any) -> None:
        """Note something beside a hand, ``deal_proof`` or ``note``; with hand 0, of the whole match."""

    def deal(self, deck: Any, /) -> tuple[Any, ...]:
        """Begin the next hand. Raises ValueError, and changes nothing, where that is not possible."""

    def legal_actions(self, seat: int, /) -> tuple[Any, ...]:
        """Every action that is legal now for a seat."""

    def refusal(self, seat: int, action: Any, /) -> Any:
        """The rule that an action would break, and why, as a pair; None where it is legal."""

    def apply(self, seat: int, action: Any, /) -> tuple[Any, ...]:
        """Do an action. Raises IllegalAction, and changes nothing, where it is not legal."""

    def view(self, seat: int, /) -> Any:
        """What a seat may know now."""

    def copy(self) -> Any:
        """An independent match in the same state."""

    def to_record(self) -> dict[str, Any]:
        """The document that tells the match again; see :mod:`tartli_desktop.game.record`."""


class Draw(Struct, frozen=True):
    """How the first dealer was found: each seat draws a card, again while it is undecided."""

    rounds: tuple[tuple[Any, ...], ...]
    """The cards of each round, seat by seat."""

    dealer: int


class HandResult(Struct, frozen=True):
    """What a finished hand brought, as the list of matches and the statistics of every game need it."""

    scores: tuple[int, ...]
    """What it brought each seat: points, or the payment in units."""

    outcomes: tuple[int, ...]
    """1 for a seat that won by it, -1 for one that lost, 0 where it decided nothing."""

    facts: Mapping[str, Any]
    """What the game's own statistics need, ready for JSON."""


class Rules(Protocol):
    """The rules of one game, found as ``RULES`` in its package.

    A game derives its own from this; what has a body here is what most games do.
    """

    name: str
    """The game in settings, databases and arguments, such as ``"tartli"``."""

    record_format: str
    """The ``format`` of its records: the name, and ``-match``."""

    record_version: int
    """The ``version`` of the records that it writes and reads."""

    record_rule: str
    """The number of the rule that says what its records are like."""

    variant_key: str
    """What its records call that which a match is played by, such as ``"variant"``."""

    seats: tuple[int, ...]
    """By how many it can be played; where these are several numbers, one is the option ``seats``."""

    deck: tuple[Any, ...]
    """The cards of a pack, in any order; ``str`` of each is its code."""

    levels: tuple[str, ...]
    """The levels of play, weakest first."""

    default_level: str
    """The level of a new match."""

    reserve_level: str
    """Who decides where a stronger level cannot."""

    opponents_module: str
    """The module with ``choose``, ``interject`` and ``evaluate``."""

    options: type[Any]
    """The type of what the player chooses for this game; without arguments it has the defaults."""

    # Matches and records

    def new_match(self, variant: Any, first_dealer: int, players: tuple[str, ...]) -> Match:
        """A match that waits for its first deck. Raises ValueError for a wrong seat or number of names."""

    def from_record(self, record: Any) -> Match:
        """The match of a record, replayed. Raises RecordError."""
        *_, match = self.replaying(record)
        return match

    def replaying(self, record: Any) -> Iterator[Match]:
        """The same, first before any hand, then after each. Raises RecordError where it comes to a fault."""

    def parse(self, text: str) -> Any:
        """The action of a text. Raises ActionTextError."""

    def parse_card(self, code: str) -> Any:
        """The card of a code. Raises ValueError."""

    def variant_of(self, match: Any) -> Any:
        """What a match is played by; by default its ``variant``."""
        return match.variant

    def variant_record(self, variant: Any) -> dict[str, Any]:
        """A variant as records and the list of matches keep it; by default all its fields."""
        kept: dict[str, Any] = to_builtins(variant)
        return kept

    def variant_from(self, kept: Any) -> Any:
        """The variant that was kept. Raises RuleError."""

    def chosen_variant(self, options: Any) -> Any:
        """What a new match is played by, as the player has chosen."""

    def seats_of(self, variant: Any) -> int:
        """By how many a match is played; by default by as many as every match of the game."""
        return self.seats[0]

    def chosen_level(self, options: Any) -> str:
        """How well the opponents play in a new match, as the player has chosen."""
        return self.default_level

    # Before a hand

    def draw_for_dealer(self, shuffle: Shuffle, seats: int) -> Draw:
        """How the first dealer is found."""

    def cutter(self, dealer: int, seats: int) -> int:
        """Who cuts the pack; by default the seat before the dealer."""
        return (dealer - 1) % seats

    # Between two hands

    def may_give_notice(self, match: Any) -> bool:
        """Whether a player may say now that the match is to end soon; by default no game has such a rule."""
        return False

    def give_notice(self, match: Any, seat: int) -> tuple[Any, ...]:
        """A player says so, before the next hand is dealt; what happened by it."""
        return ()

    # While a hand is played

    def automatic(self, view: Any, options: Any) -> Any | None:
        """What the program does at once for the player whose view it is, as the player has chosen."""
        return None

    def is_decision(self, action: Any, view: Callable[[], Any], options: Any) -> bool:
        """Whether a player chose an action, so that it may be undone, rather than that it came by itself.

        ``view`` gives what the player knew before it; to make it takes a while.
        """
        return bool(self.automatic(view(), options) != action)

    def is_still_open(self, match: Any) -> bool:
        """Whether the last action may be undone in any match: its player is still to act, and nobody else has
        learnt anything by it. By default nothing is.
        """
        return False

    def speakers(self, match: Any, people: Collection[int]) -> tuple[int, ...]:
        """The seats to be asked in this order whether they say something out of turn.

        None while one of ``people``, who need not be asked, has the first word.
        """
        return ()

    def pause_action(self, match: Any) -> tuple[int, Any] | None:
        """What ends the pause after a full trick, and by which seat; None where there is no such pause."""
        return None

    def gathers(self, event: Any) -> bool:
        """Whether by this event a full trick goes away that must first have lain there for a while.

        Where a player gathers it by an action, which ends the pause, none does.
        """
        return False

    def is_before_play(self, match: Any) -> bool:
        """Whether the players still bid, or do what else comes before the first trick; False by default."""
        return False

    def fallback(self, match: Any, seat: int) -> Any:
        """Some legal action, for an opponent that has broken down; by default the first."""
        return match.legal_actions(seat)[0]

    # How it ended

    def hand_result(self, match: Any) -> HandResult:
        """What the hand brought that has just ended."""

    def standings(self, match: Any) -> tuple[int, ...]:
        """What the list of matches shows of each seat: games, money or points."""

    def winners(self, match: Any) -> tuple[int, ...]:
        """Who won the match; empty while it is not over."""

    def is_over(self, match: Any) -> bool:
        """Whether no further hand follows; by default, since somebody has won."""
        return bool(self.winners(match))

    # Said in a terminal, without Qt; ``translate`` is given a context and a text in English

    def variant_told(self, variant: Any, translate: Callable[[str, str], str]) -> str:
        """By which rules a match is played: "Hungarian"; empty for rules without a name."""

    def standing_told(self, match: Any, translate: Callable[[str, str], str]) -> str:
        """How a match stands that is not over: "2 : 1 in bulis, 120 : 88 in points"."""


def seated(rules: Rules, text: str) -> tuple[int, Any]:
    """Seat and action of a text of :attr:`Match.hands`. Raises ActionTextError."""
    seat, _, action = text.partition(":")
    return int(seat), rules.parse(action)
