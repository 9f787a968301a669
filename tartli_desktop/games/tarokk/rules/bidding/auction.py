"""The auction, and what its bids promise (T4, T5)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tartli_desktop.cards.tarokk import Card
from tartli_desktop.game.errors import Refusal, refused
from tartli_desktop.games.tarokk.rules.actions import BIDS, HOLD, PASS, Action, Bid, Hold, Pass
from tartli_desktop.games.tarokk.rules.card_values import HIGH_HONOURS, HONOURS
from tartli_desktop.games.tarokk.rules.variant import Variant

THREE, TWO, ONE, SOLO = 1, 2, 3, 4
"""The levels (T4.1)."""

PromiseState = Literal["cue", "pending", "yield", "rejected", "cancelled"]


class Promise(Struct, frozen=True):
    """What a bid or a pass promised (T5)."""

    state: PromiseState
    """``cue`` (T5.1), ``pending`` or ``cancelled`` (T5.10, T22.4), ``yield`` (T5.7), ``rejected`` (T5.9)."""
    seat: int
    """Who promised it."""
    card: Card

    @property
    def binds(self) -> bool:
        """Whether the promiser must keep the card, and another declarer must call it (T5.6, T6.5)."""
        return self.state in ("cue", "yield")


_NO_HOLD = refused("T4.4", "only a bidder who was outbid may hold, once at each level")
_NO_HONOUR = refused("T4.3", "a bid needs an honour")
_NOT_HIGHER = refused("T4.4", "the bid must be higher")
_RAISE_SOLO = refused("T4.10", "the Three may be raised to Two or One only")
_YIELD = refused("T5.7", "a pass would promise {card} and a high honour", card="XX")
_YIELD_ANY = refused("T5.7", "a pass would promise {card}", card="XX")
_TURN = refused("T4.7", "it is not this player’s turn to bid")
_PHASE = refused("T4.7", "the auction is not over")


class Auction(Struct, eq=False):
    """Who has bid what, and what it promises."""

    variant: Variant
    order: tuple[int, ...]
    """The active seats from the forehand on (T2.3)."""
    hands: tuple[int, ...]
    """The nine cards of each seat as masks, by seat."""
    to_speak: int | None
    """Whose turn it is; None when the auction is over."""
    _in: tuple[int, ...]
    level: int = 0
    """The level of the last bid, 0 before the first (T4.2)."""
    bidder: int | None = None
    """The last bidder, None before the first bid."""
    held: bool = False
    """Whether the level is held."""
    raising: bool = False
    """Whether the sole bidder may raise the three (T4.10)."""
    promise: Promise | None = None
    """The cue bid or yield of the auction, if there was one."""
    spoken: tuple[tuple[int, Action], ...] = ()
    """Every bid, hold and pass in order, with the seat."""
    _have_bid: tuple[int, ...] = ()
    _have_jumped: tuple[int, ...] = ()
    """The seats whose first bid was a jump (T22.3)."""
    _accepted_by: int | None = None
    """Who has held the cue bid, where that accepts it (T22.4)."""
    _rejectable: bool = False
    """Whether a hold as the next bid rejects the cue bid (T5.9, ``online``)."""

    @classmethod
    def begun(cls, variant: Variant, order: tuple[int, ...], hands: tuple[int, ...]) -> Auction:
        """The auction before the first bid."""
        return cls(variant, order, hands, order[0], order)

    @property
    def over(self) -> bool:
        """Whether the auction is over (T4.7)."""
        return self.to_speak is None

    @property
    def is_trial(self) -> bool:
        """Whether the first three have passed and the last seat speaks, or has bid (T4.3)."""
        passes = [seat for seat, action in self.spoken[:3] if isinstance(action, Pass)]
        return passes == list(self.order[:3])

    @property
    def is_accepted(self) -> bool:
        """Whether a hold has accepted the cue bid, where it has to (T22.4)."""
        return self._accepted_by is not None

    @property
    def forced_call(self) -> Card | None:
        """The card that the declarer must call (T5.6, T5.7, T22.4)."""
        promise = self.promise
        if promise is None or not promise.binds or promise.seat == self.bidder:
            return None
        if self._needs_hold(promise) and self._accepted_by != self.bidder:
            return None
        return promise.card

    @property
    def discards_xx(self) -> bool:
        """Whether XX may be discarded (T6.5), as where another card must be called (T22.12)."""
        forced = self.forced_call
        return self.variant.discard_xx or (
            self.variant.xx_if_invited and forced is not None and forced != Card.XX
        )

    @property
    def debtor(self) -> int | None:
        """The seat that owes pagátultimó (T5.4, T5.11)."""
        promise = self.promise
        if promise is None or not promise.binds or self.hands[promise.seat] & HIGH_HONOURS:
            return None
        if self.variant.cue_debt == "accepted" and self.forced_call is None:
            return None
        return promise.seat

    # What is legal

    def may_hold(self, seat: int) -> bool:
        """Whether by position a seat may hold (T4.4)."""
        bidder = self.bidder
        if bidder is None or bidder == seat or self.held or seat not in self._have_bid:
            return False
        return self.variant.hold == "bidders" or self.order.index(seat) < self.order.index(bidder)

    def promise_of(self, seat: int, level: int) -> Promise | None:
        """What a bid of the seat that speaks would promise: a ``cue``, ``pending``, or nothing (T5)."""
        variant = self.variant
        if variant.cue_bids == "none" or self.promise is not None or self.raising:
            return None
        jump = level - self.minimum(seat)
        if jump <= 0 or self._ends_at_once(seat, level):
            return None
        if variant.cue_accept == "hold" and not self._others_may_hold(seat):
            return None
        if not self.level:
            if variant.opening_cue == "no":
                return None
            if variant.opening_cue == "if_passed":
                return Promise("pending", seat, Card.XIX if level == TWO else Card.XVIII)
        if variant.cue_bids == "online":
            if level == SOLO and self.level == TWO and self.held:
                return None
            eighteen = level == SOLO or jump == 2 or self._is_rejectable(seat, level)
        elif variant.cue_bids == "level":
            eighteen = level == SOLO or (level == ONE and not self._others_may_hold(seat))
        else:
            eighteen = jump == 2
            if (
                variant.cue_bids == "pais"
                and jump == 1
                and seat in self._have_bid
                and seat not in self._have_jumped
            ):
                return Promise("cue", seat, Card.XVII)
        return Promise("cue", seat, Card.XVIII if eighteen else Card.XIX)

    def minimum(self, seat: int) -> int:
        """The lowest level of a bid or hold of a seat (T4.8)."""
        return self.level if self.may_hold(seat) else self.level + 1

    def _needs_hold(self, promise: Promise) -> bool:
        """Whether a promise counts for the call only if a hold has accepted it (T22.4)."""
        return promise.state == "cue" and self.variant.cue_accept == "hold"

    def _is_rejectable(self, seat: int, level: int) -> bool:
        """Whether the bid is a jump to one, over a two that may be held, rejectable ``online`` (T5.9)."""
        return (
            self.variant.cue_bids == "online" and level == ONE and self.level == TWO and self.may_hold(seat)
        )

    def _others_may_hold(self, bidder: int) -> bool:
        """Whether by position another seat could hold a new bid of ``bidder``."""
        earlier = self.variant.hold == "earlier"
        place = self.order.index(bidder)
        return any(
            seat != bidder and seat in self._have_bid and not (earlier and self.order.index(seat) > place)
            for seat in self._in
        )

    def _ends_at_once(self, bidder: int, level: int) -> bool:
        """Whether by position nobody could hold or overbid the bid (T5.3)."""
        if level < SOLO:
            return len(self._in) == 1
        return not self._others_may_hold(bidder)

    def legal_actions(self) -> tuple[Action, ...]:
        """Every legal action of the seat that speaks; none when the auction is over."""
        if self.to_speak is None:
            return ()
        actions = (PASS, HOLD, *BIDS)
        return tuple(action for action in actions if self.refusal(action) is None)

    def refusal(self, action: Action) -> Refusal | None:
        """Why the seat that speaks may not take an action of the auction, or None if it may."""
        seat = self.to_speak
        if seat is None:
            return _TURN
        hand = self.hands[seat]
        match action:
            case Hold():
                return None if not self.raising and self.may_hold(seat) else _NO_HOLD
            case Bid(level):
                if not hand & HONOURS and not (self.is_trial and level < SOLO):
                    return _NO_HONOUR
                if level <= self.level:
                    return _NOT_HIGHER
                if self.raising:
                    return _RAISE_SOLO if level == SOLO else None
                promise = self.promise_of(seat, level)
                if promise is not None and promise.state == "cue" and not hand >> promise.card & 1:
                    return refused(
                        "T5.4", "this bid promises {card}, which is not in the hand", card=str(promise.card)
                    )
                return None
            case Pass():
                return None if self.raising else self._pass_refusal(seat)
        return _PHASE

    def _pass_refusal(self, seat: int) -> Refusal | None:
        hand = self.hands[seat]
        if self.yields(seat):
            if self.variant.yield_high_honour:
                return None if hand >> Card.XX & 1 and hand & HIGH_HONOURS else _YIELD
            return None if hand >> Card.XX & 1 else _YIELD_ANY
        promise = self.promise
        pending = promise is not None and promise.state == "pending" and promise.seat == seat
        if pending and promise is not None and not hand >> promise.card & 1:
            return refused("T5.10", "a pass would promise {card}", card=str(promise.card))
        return None

    def yields(self, seat: int) -> bool:
        """Whether a pass of the seat that speaks yields the game (T5.7)."""
        if self.variant.cue_bids == "none" or len(self._in) != 2 or self.level != TWO:
            return False
        bids = [(who, action) for who, action in self.spoken if not isinstance(action, Pass)]
        return len(bids) == 2 and bids[0] == (seat, BIDS[0]) and bids[1][1] == BIDS[1]

    # What an action does

    def apply(self, action: Action) -> Promise | None:
        """Carry out a legal action of the seat that speaks; return the promise it makes, if any."""
        seat = self.to_speak
        assert seat is not None
        made: Promise | None = None
        match action:
            case Bid(level):
                made = self._bid(seat, level)
            case Hold():
                self._settle_promise(seat, hold=True)
                self.bidder, self.held = seat, True
            case Pass() if not self.raising:
                made = self._pass(seat)
        self.spoken = (*self.spoken, (seat, action))
        if self.raising:
            self.raising, self.to_speak = False, None
        else:
            self._next(seat)
        return made

    def _bid(self, seat: int, level: int) -> Promise | None:
        made = self.promise_of(seat, level)
        jumps = level > self.minimum(seat)
        self._settle_promise(seat, hold=False)
        if made is not None:
            self.promise = made
            self._rejectable = made.state == "cue" and self._is_rejectable(seat, level)
        self.level, self.bidder, self.held = level, seat, False
        if seat not in self._have_bid:
            self._have_bid = (*self._have_bid, seat)
            if jumps:
                self._have_jumped = (*self._have_jumped, seat)
        return made

    def _settle_promise(self, seat: int, *, hold: bool) -> None:
        """Update the promise of an earlier bid after a further bid or hold (T5.9, T5.10, T22.4)."""
        promise = self.promise
        if promise is None:
            return
        if promise.state == "pending" and promise.seat == seat:
            self._cancel(promise)
        if self._rejectable and hold:
            self.promise = Promise("rejected", promise.seat, promise.card)
        elif self._needs_hold(promise) and self._accepted_by is None:
            if hold:
                self._accepted_by = seat
            else:
                self._cancel(promise)
        self._rejectable = False

    def _cancel(self, promise: Promise) -> None:
        self.promise = Promise("cancelled", promise.seat, promise.card)

    def _pass(self, seat: int) -> Promise | None:
        made: Promise | None = None
        promise = self.promise
        if self.yields(seat):
            made = self.promise = Promise("yield", seat, Card.XX)
        elif promise is not None and promise.state == "pending" and promise.seat == seat:
            made = self.promise = Promise("cue", seat, promise.card)
        self._in = tuple(other for other in self._in if other != seat)
        return made

    def _next(self, seat: int) -> None:
        """Give the turn to the next seat that can still speak, or end the auction (T4.6, T4.7)."""
        place = self.order.index(seat)
        for step in (1, 2, 3):
            other = self.order[(place + step) % 4]
            if other not in self._in or other == self.bidder:
                continue
            if self.level < SOLO or self.may_hold(other):
                self.to_speak = other
                return
        self.to_speak = None
        promise = self.promise
        if promise is not None and (
            promise.state == "pending" or (self._needs_hold(promise) and self._accepted_by is None)
        ):
            self._cancel(promise)
        sole_three = self.variant.sole_bidder_raise and self.level == THREE
        if sole_three and self.bidder is not None and self.bidder != self.order[3]:
            self.raising, self.to_speak = True, self.bidder
