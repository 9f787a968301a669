"""A match: hand after hand, the games won in it, and its record (R9.5 to R10, R14)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from types import MappingProxyType

from tartli_desktop.cards.german import DECK, Card
from tartli_desktop.game.errors import IllegalAction, Sentence
from tartli_desktop.game.json_types import Json, JsonDict
from tartli_desktop.game.record import HAND_NOTES, HEAD_NOTES, Head, document, replay

from . import legal
from .actions import Action
from .events import Event, GameWon, MatchWon, SuddenDeathNext
from .hand import GAME_POINTS, Hand
from .record import FORM
from .variant import Variant
from .view import View, empty_view, view_of


class Match:
    """A match of Tartli between seats 0 and 1.

    It is given the packs and the players' actions and works out the rest. Nothing here is random: the
    embedding program shuffles (R3.2).
    """

    __slots__ = (
        "_actions",
        "_begun_at",
        "_dealer",
        "_ended",
        "_first_dealer",
        "_game_events",
        "_games",
        "_hand",
        "_hand_notes",
        "_notes",
        "_players",
        "_scores",
        "_sudden_death",
        "_variant",
        "_winner",
    )

    def __init__(
        self,
        variant: Variant,
        first_dealer: int,
        players: tuple[str, str],
        *,
        scores: tuple[int, int] = (0, 0),
        notes: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        if not is_seat(first_dealer):
            raise ValueError(
                Sentence(
                    "first_dealer is no seat",
                    "first_dealer is {seat}; it must be seat 0 or 1",
                    seat=repr(first_dealer),
                )
            )
        if len(players) != 2 or not all(isinstance(name, str) for name in players):
            raise ValueError(Sentence("not two players", "a match has two players, and each a name"))
        self._variant = variant
        self._players = (players[0], players[1])
        self._first_dealer = first_dealer
        self._dealer = first_dealer
        self._begun_at = self._scores = (scores[0], scores[1])
        self._games = (0, 0)
        self._winner: int | None = None
        self._notes: JsonDict = dict(notes)
        self._hand_notes: dict[int, JsonDict] = {}
        self._hand: Hand | None = None
        self._ended: list[tuple[tuple[Card, ...], tuple[str, ...]]] = []
        self._game_events: tuple[Event, ...] = ()
        """The events of this game's finished hands."""
        self._actions: list[str] = []
        self._sudden_death = scores[0] == scores[1] >= GAME_POINTS

    @classmethod
    def new(
        cls,
        variant: Variant,
        *,
        first_dealer: int,
        players: tuple[str, str] = ("A", "B"),
        scores: tuple[int, int] = (0, 0),
    ) -> Match:
        """A match that waits for its first pack. Raises ValueError for a seat that is not 0 or 1.

        ``scores`` other than 0 are for exercises: a match that begins with points has no record.
        """
        return cls(variant, first_dealer, players, scores=scores)

    @classmethod
    def from_record(cls, record: object) -> Match:
        """The match of a record, replayed action by action (R14).

        Raises RecordError with the hand, the action and the rule it breaks.
        """
        *_, match = cls.replaying(record)
        return match

    @classmethod
    def replaying(cls, record: object) -> Iterator[Match]:
        """Yield the same match, first before any hand and then after each of its hands.

        Raises RecordError when it reaches the first mistake.
        """

        def begin(head: Head) -> Match:
            first, second = head.players
            return cls(head.variant, head.first_dealer, (first, second))

        return replay(record, FORM, begin)

    def to_record(self) -> JsonDict:
        """The record of the match so far, ready for JSON (R14).

        Raises ValueError for a match that did not begin at 0 : 0, which no record can express.
        """
        if self._begun_at != (0, 0):
            raise ValueError(Sentence("begun with points", "a match that begins with points has no record"))
        return document(self, FORM, self.variant.to_dict(), self._notes)

    def note(self, hand: int, key: str, value: object) -> None:
        """Set an optional key of the record (R14): in its head for hand 0, else in that hand, from 1.

        Raises ValueError for a hand that does not exist, or a key that the record does not have there.
        """
        if not 0 <= hand <= len(self.hands):
            raise ValueError(Sentence("no such hand", "there is no hand {number}", number=hand))
        if key not in (HAND_NOTES if hand else HEAD_NOTES):
            raise ValueError(Sentence("key unknown", "the key {name} is unknown", name=repr(key)))
        if hand:
            self._hand_notes.setdefault(hand, {})[key] = value
        else:
            self._notes[key] = value

    def copy(self) -> Match:
        """An independent copy."""
        twin = Match.__new__(Match)
        for name in Match.__slots__:
            setattr(twin, name, getattr(self, name))
        twin._ended = self._ended.copy()
        twin._actions = self._actions.copy()
        twin._notes = self._notes.copy()
        twin._hand_notes = deepcopy(self._hand_notes)
        if self._hand is not None:
            twin._hand = self._hand.copy()
        return twin

    @property
    def variant(self) -> Variant:
        """The rules the match is played by."""
        return self._variant

    @property
    def players(self) -> tuple[str, str]:
        """The names of seat 0 and seat 1."""
        return self._players

    @property
    def first_dealer(self) -> int:
        """The seat that deals the first hand."""
        return self._first_dealer

    @property
    def dealer(self) -> int:
        """The seat that deals this hand; after a hand, the next one."""
        return self._dealer

    @property
    def scores(self) -> tuple[int, int]:
        """Game points at the start of the hand; after a hand, those the next one starts with."""
        return self._scores

    @property
    def games(self) -> tuple[int, int]:
        """Bulis or stakes that each seat has won (R10)."""
        return self._games

    @property
    def winner(self) -> int | None:
        """The seat that won the match, or None."""
        return self._winner

    @property
    def notes(self) -> Mapping[str, str]:
        """The optional keys of the record's head: ``title``, ``date``, ``note`` (R14)."""
        return MappingProxyType(self._notes)

    @property
    def hand_notes(self) -> Mapping[int, Json]:
        """The optional keys of each hand, counted from 1: ``deal_proof``, ``note`` (R14)."""
        return MappingProxyType(self._hand_notes)

    @property
    def needs_deck(self) -> bool:
        """Whether the match waits for the pack of the next hand."""
        return self._winner is None and (self._hand is None or self._hand.ending is not None)

    @property
    def to_move(self) -> int | None:
        """The seat that must choose the turned card, lead, play or gather; None between hands."""
        return None if self._hand is None else self._hand.to_move

    @property
    def counts(self) -> tuple[int, int]:
        """The count of each seat (R9.1); between hands the last hand's final counts, at first (0, 0)."""
        return (0, 0) if self._hand is None else self._hand.counts

    @property
    def hands(self) -> tuple[tuple[tuple[Card, ...], tuple[str, ...]], ...]:
        """Deck and action texts of every hand so far, the running one last (R14)."""
        if self._hand is None or self._hand.ending is not None:
            return tuple(self._ended)
        return (*self._ended, (self._hand.deck, tuple(self._actions)))

    @property
    def game_events(self) -> tuple[Event, ...]:
        """Every event of the running game, nothing hidden; none between two games (R9.3)."""
        if self._hand is None or self._hand.ending is not None:
            return self._game_events
        return (*self._game_events, *self._hand.log)

    @property
    def events(self) -> tuple[Event, ...]:
        """Every event of the running or last hand, nothing hidden; ``event.seen_by(seat)`` hides."""
        return () if self._hand is None else tuple(self._hand.log)

    def deal(self, deck: Iterable[Card]) -> tuple[Event, ...]:
        """Begin the next hand with the 32 cards as they lie after the cut, top card first (R3.2).

        Raises ValueError, and changes nothing, for anything but the 32 cards or when no deck is needed.
        """
        pack = tuple(deck) if isinstance(deck, Iterable) else ()
        if not self.needs_deck:
            raise ValueError(Sentence("deck not needed", "no deck is needed now"))
        if not DECK.is_whole(pack):
            raise ValueError(FORM.no_deck)
        self._hand = Hand(self._variant, self._dealer, self._scores, self._sudden_death, pack)
        self._actions = []
        return tuple(self._hand.log)

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """Every action that is legal now for a seat, out of turn too; each declaration once.

        Raises ValueError for a seat that is not 0 or 1.
        """
        if not is_seat(seat):
            raise ValueError(Sentence("no seat", "{seat} is not a seat", seat=repr(seat)))
        return () if self._hand is None else legal.legal_actions(self._hand, seat)

    def refusal(self, seat: int, action: Action) -> tuple[str, str] | None:
        """The rule that an action would break now, and one sentence; None where it is legal."""
        if self._hand is None:
            return "R14", Sentence("no hand", "no hand is being played")
        if not is_seat(seat):
            return "R14", Sentence("no seat", "{seat} is not a seat", seat=repr(seat))
        return legal.refusal(self._hand, seat, action)

    def apply(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Do an action and return its events.

        Raises IllegalAction with the broken rule, and then changes nothing.
        """
        refusal = self.refusal(seat, action)
        hand = self._hand
        if refusal is not None or hand is None:
            raise IllegalAction(*(refusal or ("R14", Sentence("no hand", "no hand is being played"))))
        before = len(hand.log)
        hand.apply(seat, action)
        self._actions.append(f"{seat}:{action}")
        if hand.ending is not None:
            self._close(hand)
        return tuple(hand.log[before:])

    def view(self, seat: int) -> View:
        """What a seat may know now (R12). Raises ValueError for a seat that is not 0 or 1."""
        if not is_seat(seat):
            raise ValueError(Sentence("no seat", "{seat} is not a seat", seat=repr(seat)))
        if self._hand is None:
            return empty_view(seat, self._variant, self._dealer, self._scores, self._games)
        return view_of(self._hand, seat, self._dealer, self._scores, self._games)

    def _close(self, hand: Hand) -> None:
        """After a hand, settle who won a game, who deals next and the scores the next hand starts with."""
        counts = hand.counts
        game = _game_winner(hand)
        if game is None:
            self._scores = counts
            self._sudden_death = counts[0] >= GAME_POINTS and counts[0] == counts[1]
            if self._sudden_death:
                hand.log.append(SuddenDeathNext(counts))
        else:
            worth = 2 if counts[1 - game] < self._variant.double_below else 1
            self._scores = (0, 0)
            self._sudden_death = False
            self._games = (
                (self._games[0] + worth, self._games[1])
                if game == 0
                else (self._games[0], self._games[1] + worth)
            )
            hand.log.append(GameWon(game, worth, counts))
            target = self._variant.match_target
            if target is not None and self._games[game] >= target:
                self._winner = game
                hand.log.append(MatchWon(game, self._games))
        if self._variant.next_dealer == "alternate":
            self._dealer = 1 - self._dealer
        elif hand.ending == "played out" or game is None:
            gains = [counts[seat] - hand.start[seat] for seat in (0, 1)]
            self._dealer = 0 if gains[0] > gains[1] else 1
        else:
            self._dealer = game
        self._ended.append((hand.deck, tuple(self._actions)))
        self._game_events = () if game is not None else (*self._game_events, *hand.log)


def is_seat(seat: object) -> bool:
    """Whether a value is a seat, 0 or 1; True and False are not seats."""
    return type(seat) is int and seat in (0, 1)


def _game_winner(hand: Hand) -> int | None:
    """Who won a game with a hand that has ended, or None (R9.2, R9.5, R7.2)."""
    mine, theirs = hand.counts
    if hand.claimant is not None and hand.ending in ("out", "false claim"):
        return hand.claimant if hand.ending == "out" else 1 - hand.claimant
    if mine == theirs or max(mine, theirs) < GAME_POINTS:
        return None
    return 0 if mine > theirs else 1
