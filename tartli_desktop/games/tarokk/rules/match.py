"""A match: hands, dealers, doubled rounds, notice, record (T2, T7.5, T17, T18)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from tartli_desktop.cards.tarokk import DECK, Card
from tartli_desktop.game.errors import Refusal, Sentence, refused
from tartli_desktop.game.json_types import JsonDict
from tartli_desktop.game.match import MatchBase
from tartli_desktop.game.record import NOTICE, Form, is_seat
from tartli_desktop.games.tarokk.rules import legal
from tartli_desktop.games.tarokk.rules.actions import Action
from tartli_desktop.games.tarokk.rules.events import Event, MatchOver, NoticeGiven
from tartli_desktop.games.tarokk.rules.hand import Hand
from tartli_desktop.games.tarokk.rules.settlement import HandResult
from tartli_desktop.games.tarokk.rules.variant import Variant
from tartli_desktop.games.tarokk.rules.view import MatchPhase, MatchState, View, view_of

FORM = Form(
    format="tarokk-match",
    version=1,
    rule="T17.4",
    seats=(4, 5),
    pack=DECK,
    parse=Action.parse,
    variant_from=Variant.from_dict,
    variant="rules",
    over_rule="T2.5",
    unfinished_rule="T17.1",
    keys_rule="T17.3",
    notice_rule="T17.2",
    knock_rule="T22.2",
    active=4,
    players_of=lambda variant: variant.players,
)
"""The form of tarokk records."""


class DoubledRounds(Struct, frozen=True):
    """The doubled rounds that are running."""

    left: tuple[int, ...] = ()
    """Deals left in each round, oldest first; with ``append`` and ``quad`` at most one number."""
    quadrupled: bool = False
    """With ``quad``, whether the deals left count four times."""

    @property
    def multiplier(self) -> int:
        """The multiplier of every payment of the next hand (T7.6)."""
        return 4 if self.quadrupled else 2 ** len(self.left)

    def after_scored_hand(self) -> DoubledRounds:
        """The rounds after a scored hand: each has one deal fewer."""
        left = tuple(deals - 1 for deals in self.left if deals > 1)
        return DoubledRounds(left, self.quadrupled and bool(left))

    def after_void_hand(self, variant: Variant) -> DoubledRounds:
        """The rounds after a void hand."""
        match variant.void_hands:
            case "stack":
                return replace(self, left=(*self.left, variant.players))
            case "append":
                return replace(self, left=(sum(self.left) + variant.players,))
            case "quad":
                return DoubledRounds((variant.players,), quadrupled=bool(self.left))
        return self


LARGEST = 2**53 - 1
"""The largest payment that is stored beside a record: doubled rounds and the pot have no limit (T7.5,
T22.10), but numbers in a database do."""

_NO_SEAT = refused("T17.1", "there is no such seat")


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


class Match(MatchBase[Hand, View, Event, Action, Variant]):
    """A match of Hungarian Tarokk (T18).

    Attributes:
        balance: the balance of each seat (T2.5).
        hat: who wears the mayor's hat (T2.8).
        results: the results of the hands that are over.
        over: whether the match is over (T2.5).
        pot: what is in the ultimó pot; during a hand, before it (T22.10).
    """

    __slots__ = ("_notice", "_passes", "_rounds", "balance", "hat", "over", "pot", "results")

    form: ClassVar[Form] = FORM
    no_hand: ClassVar[Refusal] = legal.NO_HAND
    legal_in = staticmethod(legal.legal_actions)
    refusal_in = staticmethod(legal.refusal)

    def __init__(self, variant: Variant, first_dealer: int, players: Iterable[str]) -> None:
        super().__init__(variant, first_dealer, players)
        self.balance = (0,) * variant.players
        self.hat: int | None = None
        self.results: tuple[HandResult, ...] = ()
        self.over = False
        self.pot = 0
        self._rounds = DoubledRounds()
        self._notice: Notice | None = None
        self._passes = 0
        """How many times the deal has passed on (T2.5)."""

    def to_record(self) -> JsonDict:
        """The record of the match so far, ready for JSON (T17)."""
        notice, given = self._notice, {}
        if notice is not None and notice.hand == len(self.hands):
            given = {NOTICE: notice.seat}
        return self.document(given | self.notes)

    @property
    def needs_deck(self) -> bool:
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
    def may_give_notice(self) -> bool:
        """Whether notice may be given: once in a match, between two hands (T2.6)."""
        return self.needs_deck and self._notice is None

    @property
    def may_knock(self) -> bool:
        """Whether the cutter may knock instead (T22.2)."""
        return self.variant.cut == "knock"

    def takes_part(self, seat: int) -> bool:
        """Whether a seat is active: of five, the dealer sits out (T2.3)."""
        return seat in self.view(seat).active

    @property
    def is_before_play(self) -> bool:
        """Whether the match is before the play: auction, talon or announcements."""
        return self.phase in ("batch", "auction", "raise", "discard", "annul", "announce")

    @property
    def still_open(self) -> int:
        """What has been said in a turn that is not closed: the others hear it only after the pass (T9.1)."""
        if self.phase != "announce" or self.to_move is None:
            return 0
        return len(self.view(self.to_move).said_in_turn)

    @property
    def standings(self) -> tuple[int, ...]:
        """What each has won or lost (T14.6), as far as a database has numbers."""
        return storable(self.balance)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has the most when the match is over (T2.5)."""
        best = max(self.balance)
        return tuple(seat for seat, balance in enumerate(self.balance) if self.over and balance == best)

    def begun(self, deck: tuple[Card, ...]) -> Hand:
        """The next hand (T3.1); notice given before it is noted beside it (T17.2)."""
        notice = self._notice
        if notice is not None and notice.hand == len(self._past):
            self.note(notice.hand + 1, NOTICE, notice.seat)
        knock = self.knocked(len(self._past) + 1)
        return Hand.begun(self.variant, self.dealer, deck, self.multiplier, pot=self.pot, knock=knock)

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why a seat may not take an action now, or None if it may (T17.5)."""
        if self.to_move is None:
            return legal.NO_HAND
        return super().refusal(seat, action) if is_seat(seat, len(self.players)) else _NO_SEAT

    def give_notice(self, seat: int) -> tuple[Event, ...]:
        """Give notice (T2.6).

        Raises ValueError unless a deck is needed, no notice stands and the match is not over.
        """
        if not is_seat(seat, self.variant.players):
            raise ValueError(Sentence("{seat} is not a seat", seat=repr(seat)))
        if self._notice is not None:
            raise ValueError(Sentence("notice has been given already"))
        if not self.needs_deck:
            raise ValueError(Sentence("notice is given between two hands"))
        self._notice = Notice(seat, len(self._past))
        return (NoticeGiven(seat),)

    def view(self, seat: int) -> View:
        """What a seat may know now (T16). Raises ValueError for an unknown seat."""
        self.check_seat(seat, self.variant.players)
        state = MatchState(
            variant=self.variant,
            phase=self.phase,
            dealer=self.dealer,
            multiplier=self.multiplier,
            rounds_left=self._rounds.left,
            balance=self.balance,
            hat=self.hat,
            notice=self.notice,
            pot=self.pot,
        )
        hand = self._hand
        if hand is None:
            hand = Hand.begun(self.variant, self.dealer, (), self.multiplier)
            hand.phase, hand.to_move = "ended", None
        return view_of(hand, seat, state)

    def ended(self, hand: Hand) -> None:
        """After a hand, update balance, hat, doubled rounds, notice and dealer, and end the match if due."""
        assert hand.result is not None
        scored = hand.result.kind in ("played", "trial")
        if hand.caught is not None:
            self.hat = hand.caught
        rounds = self._rounds
        self._rounds = rounds.after_scored_hand() if scored else rounds.after_void_hand(self.variant)
        if scored:
            self._decide_notice(hand)
        if scored or self.variant.void_hands == "none":
            self._pass_deal()
        if self.over:
            hand.share_pot(self.first_dealer)
        result = hand.result
        self.results = (*self.results, result)
        self.balance = tuple(
            before + paid for before, paid in zip(self.balance, result.payments, strict=True)
        )
        self.pot = result.pot
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


def storable(numbers: tuple[int, ...]) -> tuple[int, ...]:
    """Payments, each at most :data:`LARGEST`."""
    return tuple(max(-LARGEST, min(number, LARGEST)) for number in numbers)
