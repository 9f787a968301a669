"""A match: hands, dealers, doubled rounds, notice, record (T2, T7.5, T17, T18)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from copy import deepcopy

from msgspec import Struct

from tartli_desktop.cards.tarokk import CODES, DECK, Card
from tartli_desktop.game.errors import IllegalAction, RecordError, RuleError, Sentence
from tartli_desktop.game.json_types import JsonDict

from . import legal
from .actions import Action
from .doubling import DoubledRounds
from .events import Event, MatchOver, NoticeGiven
from .hand import Hand
from .record import FORMAT, NO_DECK, VERSION, is_seat, parse_seated, read_hand, read_head
from .refusals import Refusal, refused
from .settlement import HandResult
from .variant import Variant
from .view import MatchPhase, MatchState, View, empty_view, view_of

_NO_SEAT = refused("T17.1", "no_seat")


class Notice(Struct, frozen=True):
    """The notice of T2.6."""

    seat: int
    """Who gave it."""
    hand: int
    """The hand before which it was given, counted from 0."""
    skiz: int | None = None
    """The seat that held SKIZ in the deciding hand; None before it."""
    passes: int | None = None
    """How many times the deal still passes; None before the deciding hand."""


class PastHand(Struct, frozen=True):
    """What the record needs of a hand that is over."""

    deck: tuple[Card, ...]
    actions: tuple[str, ...]


class Match:
    """A match of Hungarian Tarokk (T18).

    Attributes:
        variant: the switches.
        players: the names.
        first_dealer: who dealt first.
        dealer: the dealer of the running hand; between hands, of the next.
        balance: the balance of each seat (T2.5).
        hat: who wears the mayor's hat (T2.8).
        results: the results of the hands that are over.
        over: whether the match is over (T2.5).
        notes: the record's ``title``, ``date`` and ``note``.
        hand_notes: ``notice``, ``deal_proof`` and ``note`` of each hand of the record, counted from 1.
    """

    __slots__ = (
        "_actions",
        "_hand",
        "_notice",
        "_passes",
        "_past",
        "_rounds",
        "balance",
        "dealer",
        "first_dealer",
        "hand_notes",
        "hat",
        "notes",
        "over",
        "players",
        "results",
        "variant",
    )

    def __init__(self, variant: Variant, first_dealer: int, players: Iterable[str]) -> None:
        names = tuple(players)
        if len(names) != variant.players or not all(isinstance(name, str) for name in names):
            raise ValueError(f"{variant.players} names are needed")
        if not is_seat(first_dealer, variant.players):
            raise ValueError(f"{first_dealer!r} is not a seat")
        self.variant = variant
        self.players = names
        self.first_dealer = self.dealer = first_dealer
        self.balance = (0,) * variant.players
        self.hat: int | None = None
        self.results: tuple[HandResult, ...] = ()
        self.over = False
        self.notes: JsonDict = {}
        self.hand_notes: dict[int, JsonDict] = {}
        self._hand: Hand | None = None
        self._actions: list[tuple[int, Action]] = []
        self._past: tuple[PastHand, ...] = ()
        self._rounds = DoubledRounds()
        self._notice: Notice | None = None
        self._passes = 0
        """How many times the deal has passed on (T2.5)."""

    @classmethod
    def new(cls, variant: Variant, *, first_dealer: int, players: Iterable[str] | None = None) -> Match:
        """A match that waits for its first deck; without names the players are A, B, C …

        Raises ValueError for a seat or a number of names that does not fit the rules.
        """
        return cls(variant, first_dealer, "ABCDE"[: variant.players] if players is None else players)

    @classmethod
    def from_record(cls, record: object) -> Match:
        """The match of a record, replayed action by action (T17).

        Raises RecordError with hand, action and the rule that is broken.
        """
        *_, match = cls.replaying(record)
        return match

    @classmethod
    def replaying(cls, record: object) -> Iterator[Match]:
        """Yield the match of a record before its first hand, then after each hand.

        Raises RecordError on reaching the first thing that is wrong.
        """
        head = read_head(record)
        match = cls(head.variant, head.first_dealer, head.players)
        match.notes = head.notes
        if not head.hands and head.notice is not None:
            match._replay_notice(0, head.notice)
        yield match
        for number, hand in enumerate(head.hands, 1):
            match._replay(number, hand)
            if number == len(head.hands) and head.notice is not None:
                match._replay_notice(0, head.notice)
            yield match

    def _replay(self, number: int, hand: object) -> None:
        """One hand of a record, counted from 1."""
        if self.over:
            raise RecordError(number, 0, "T2.5", Sentence("record_over", "the match is over"))
        if not self.needs_deck:
            message = Sentence("record_unfinished", "the hand before is not finished")
            raise RecordError(number, 0, "T17.1", message)
        text = read_hand(number, hand, self.variant.players)
        if text.notice is not None:
            self._replay_notice(number, text.notice)
        self.deal(text.deck)
        if text.notes:
            self.hand_notes[number] = self.hand_notes.get(number, {}) | deepcopy(text.notes)
        for place, action in enumerate(text.actions, 1):
            try:
                self.apply(*parse_seated(action))
            except RuleError as error:
                raise RecordError(number, place, error.rule, error.message) from None

    def _replay_notice(self, number: int, seat: int) -> None:
        problem = self._notice_problem(seat)
        if problem is not None:
            raise RecordError(number, 0, "T17.2", problem)
        self.give_notice(seat)

    def to_record(self) -> JsonDict:
        """The record of the match so far, ready for JSON (T17)."""
        notice = self._notice
        hands = []
        for index, (deck, actions) in enumerate(self.hands):
            hand: JsonDict = {
                "deck": " ".join(CODES[card] for card in deck),
                "actions": list(actions),
            }
            hands.append(hand | deepcopy(self.hand_notes.get(index + 1, {})))
        record: JsonDict = {
            "format": FORMAT,
            "version": VERSION,
            "rules": self.variant.to_dict(),
            "players": list(self.players),
            "first_dealer": self.first_dealer,
            "hands": hands,
        }
        if notice is not None and notice.hand == len(hands):
            record["notice"] = notice.seat
        return record | self.notes

    def copy(self) -> Match:
        """An independent copy."""
        twin = Match.__new__(Match)
        for name in Match.__slots__:
            setattr(twin, name, getattr(self, name))
        twin._actions = self._actions.copy()
        twin.notes = self.notes.copy()
        if self.hand_notes:
            twin.hand_notes = deepcopy(self.hand_notes)
        if self._hand is not None:
            twin._hand = self._hand.copy()
        return twin

    @property
    def needs_deck(self) -> bool:
        """Whether the match waits for the deck of the next hand."""
        return not self.over and (self._hand is None or self._hand.phase == "ended")

    @property
    def phase(self) -> MatchPhase:
        """The current phase (T18.6)."""
        if self.over:
            return "over"
        if self._hand is None or self._hand.phase == "ended":
            return "deal"
        return self._hand.phase

    @property
    def to_move(self) -> int | None:
        """The seat that must act; None when no hand is running."""
        return None if self._hand is None else self._hand.to_move

    @property
    def multiplier(self) -> int:
        """The multiplier of the running hand; between hands, of the next (T7.6)."""
        return self._rounds.multiplier

    @property
    def result(self) -> HandResult | None:
        """The result of the hand that ended last, until the next deal."""
        return None if self._hand is None else self._hand.result

    @property
    def notice(self) -> tuple[int, int | None, int | None] | None:
        """Who gave notice, the seat of SKIZ, how many times the deal still passes (T2.6)."""
        notice = self._notice
        return None if notice is None else (notice.seat, notice.skiz, notice.passes)

    @property
    def hands(self) -> tuple[tuple[tuple[Card, ...], tuple[str, ...]], ...]:
        """Deck and action texts of every hand so far, the running one last (T17)."""
        hands = [(hand.deck, hand.actions) for hand in self._past]
        if self._hand is not None and self._hand.phase != "ended":
            hands.append((self._hand.deck, _texts(self._actions)))
        return tuple(hands)

    @property
    def events(self) -> tuple[Event, ...]:
        """Every event of the running or last hand, nothing hidden; ``event.seen_by(seat)`` hides."""
        return () if self._hand is None else tuple(self._hand.log)

    def note(self, hand: int, key: str, value: object) -> None:
        """Note something beside a hand, counted from 1, or with hand 0 in the head (T17)."""
        if hand:
            self.hand_notes = self.hand_notes | {hand: self.hand_notes.get(hand, {}) | {key: value}}
        else:
            self.notes[key] = value

    def deal(self, deck: Iterable[Card]) -> tuple[Event, ...]:
        """Begin the next hand with the 42 cards as they lie after the cut, top card first (T3.1).

        Raises ValueError, and changes nothing, for anything but the 42 cards or when no deck is needed.
        """
        pack = tuple(deck) if isinstance(deck, Iterable) else ()
        if not self.needs_deck:
            raise ValueError("no deck is needed now")
        if not DECK.is_whole(pack):
            raise ValueError(NO_DECK)
        notice = self._notice
        if notice is not None and notice.hand == len(self._past):
            self.note(notice.hand + 1, "notice", notice.seat)
        self._hand = Hand(self.variant, self.dealer, pack, self.multiplier)
        self._actions = []
        return tuple(self._hand.log)

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """Every legal action of the seat that must act; () for the others.

        Raises ValueError for an unknown seat.
        """
        if not is_seat(seat, self.variant.players):
            raise ValueError(f"{seat!r} is not a seat")
        hand = self._hand
        return () if hand is None or hand.to_move != seat else legal.legal_actions(hand)

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why a seat may not take an action now, or None if it may (T17.5)."""
        if self._hand is None or self._hand.phase == "ended":
            return legal.NO_HAND
        if not is_seat(seat, self.variant.players):
            return _NO_SEAT
        return legal.refusal(self._hand, seat, action)

    def apply(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Carry out an action and return the events it caused.

        For an illegal action, raises IllegalAction with the rule and changes nothing.
        """
        reason = self.refusal(seat, action)
        if reason is not None:
            raise IllegalAction(*reason)
        hand = self._hand
        assert hand is not None
        before = len(hand.log)
        hand.apply(seat, action)
        self._actions.append((seat, action))
        if hand.result is not None:
            self._close(hand, hand.result)
        return tuple(hand.log[before:])

    def give_notice(self, seat: int) -> tuple[Event, ...]:
        """Give notice (T2.6).

        Raises ValueError unless a deck is needed, no notice stands and the match is not over.
        """
        problem = self._notice_problem(seat)
        if problem is not None:
            raise ValueError(problem)
        self._notice = Notice(seat, len(self._past))
        return (NoticeGiven(seat),)

    def _notice_problem(self, seat: int) -> Sentence | None:
        """Why a seat may not give notice now."""
        if not is_seat(seat, self.variant.players):
            return Sentence("notice_no_seat", "{seat} is not a seat", seat=repr(seat))
        if self._notice is not None:
            return Sentence("notice_given", "notice has been given already")
        if not self.needs_deck:
            return Sentence("notice_between_hands", "notice is given between two hands")
        return None

    def view(self, seat: int) -> View:
        """What a seat may know now (T16). Raises ValueError for an unknown seat."""
        if not is_seat(seat, self.variant.players):
            raise ValueError(f"{seat!r} is not a seat")
        state = MatchState(
            variant=self.variant,
            phase=self.phase,
            dealer=self.dealer,
            multiplier=self.multiplier,
            rounds_left=self._rounds.left,
            balance=self.balance,
            hat=self.hat,
            notice=self.notice,
        )
        if self._hand is None:
            seats = self.variant.players
            return empty_view(seat, tuple((self.dealer + 1 + place) % seats for place in range(4)), state)
        return view_of(self._hand, seat, state)

    def _close(self, hand: Hand, result: HandResult) -> None:
        """After a hand, update balance, hat, doubled rounds, notice and dealer, and end the match if due."""
        self._past = (*self._past, PastHand(hand.deck, _texts(self._actions)))
        scored = result.kind in ("played", "trial")
        self.results = (*self.results, result)
        self.balance = tuple(
            before + paid for before, paid in zip(self.balance, result.payments, strict=True)
        )
        if hand.caught is not None:
            self.hat = hand.caught
        rounds = self._rounds
        self._rounds = rounds.after_scored_hand() if scored else rounds.after_void_hand(self.variant)
        if scored:
            self._decide_notice(hand)
        if scored or self.variant.void_hands == "none":
            self._pass_deal()
        if self.over:
            hand.log.append(MatchOver(self.balance))

    def _decide_notice(self, hand: Hand) -> None:
        """Fix when the match ends, after the first scored hand since the notice (T2.6)."""
        notice = self._notice
        skiz = hand.skiz
        if notice is None or notice.skiz is not None or skiz is None:
            return
        players = self.variant.players
        self._notice = Notice(notice.seat, notice.hand, skiz, players + (skiz - hand.dealer) % players)

    def _pass_deal(self) -> None:
        """Pass the deal to the next seat (T2.4), which may end the match (T2.5)."""
        self.dealer = (self.dealer + 1) % self.variant.players
        self._passes += 1
        if self.variant.rounds is not None and self._passes == self.variant.rounds * self.variant.players:
            self.over = True
        notice = self._notice
        if notice is not None and notice.passes is not None:
            self._notice = Notice(notice.seat, notice.hand, notice.skiz, notice.passes - 1)
            if notice.passes == 1:
                self.over = True


def _texts(actions: Iterable[tuple[int, Action]]) -> tuple[str, ...]:
    return tuple([f"{seat}:{action}" for seat, action in actions])
