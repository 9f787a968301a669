"""One hand, from the deck to its settlement (T3 to T14)."""

from __future__ import annotations

from copy import copy
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from tartli_desktop.cards.tarokk import TAROKKS, Card, cards_of, mask_of
from tartli_desktop.game.match import HandBase

from . import actions, events
from .actions import Action, Play
from .bidding.announcements import Announcements
from .bidding.auction import Auction
from .card_values import HONOURS, winning_card
from .events import Event, Played, TrickWon
from .pot import paid_in, shared_out, trial_lines, ultimo_lines, void_lines
from .settlement import (
    TRICKS,
    HandResult,
    Item,
    Kind,
    PlayedHand,
    net_value,
    payments,
    settle,
    talon_lines,
    tarokk_lines,
)
from .sides import DECLARERS, Side, Sides, other
from .talon import batches, dealt, ground, in_turn, talon_shares, tarokks_in
from .variant import Variant

Phase = Literal["batch", "auction", "raise", "discard", "annul", "announce", "play", "ended"]


class Hand(HandBase[Event, Action], Struct, eq=False):
    """The state of one hand: what lies where, and what was said and scored.

    It holds all cards; :class:`~tartli_desktop.games.tarokk.rules.view.View` holds what a player may see.
    Here cards are integers, and sets of cards bit masks.
    """

    variant: Variant
    dealer: int
    deck: tuple[Card, ...]
    multiplier: int
    order: tuple[int, ...]
    """The active seats from the forehand on (T2.3)."""
    to_move: int | None
    """The seat that must act; None when the hand is over."""
    hands: list[int]
    """The cards that each seat holds, 0 for a dealer who sits out."""
    drawn: list[int]
    """What each seat drew from the talon."""
    discarded: list[int]
    """What each seat has discarded."""
    _won: list[int]
    """The cards of the tricks that each seat has won."""
    auction: Auction
    """The bids; kept to the end of the hand."""
    log: list[Event]
    """Every event of the hand, in order."""
    pot: int = 0
    """What was in the pot before the hand (T22.10)."""
    phase: Phase = "auction"
    """The current phase; ``ended`` when the hand is over."""
    batches: tuple[tuple[int, int], ...] = ()
    """Seat and number of each batch taken after a knock (T22.2)."""
    talon: dict[int, tuple[Card, ...]] = {}
    """What each seat drew, as drawn; empty before the talon is handed out."""
    spoken: tuple[tuple[int, Action], ...] = ()
    """What was said about annulling, with the seat (T7.2)."""
    annulled: tuple[int, str] | None = None
    """Who annulled, and on what ground."""
    announcements: Announcements | None = None
    """What was said from the call on; None before."""
    tricks: list[tuple[int, Card]] = []
    """Seat and card for every card played, the open trick last."""
    led: Card | None = None
    winners: tuple[int, ...] = ()
    """Who won each trick."""
    caught: int | None = None
    """The seat whose XXI was caught (T13.9)."""
    result: HandResult | None = None
    """How the hand ended; None while it runs."""
    _waiting: tuple[int, ...] = ()
    """The seats that have yet to discard, or to say whether they annul."""
    _trick: int = 0
    """The cards of the open trick."""
    _pagat_at_last: bool = False
    """Whether the pagát itself won the last trick."""

    @classmethod
    def begun(
        cls,
        variant: Variant,
        dealer: int,
        deck: tuple[Card, ...],
        multiplier: int,
        *,
        pot: int = 0,
        knock: bool = False,
    ) -> Hand:
        """A hand whose cards are dealt (T3.2), or after a knock lie on the table in batches (T22.2)."""
        seats = variant.players
        order = tuple((dealer + 1 + place) % seats for place in range(4))
        hands, drawn, discarded, won = ([0] * seats for _ in range(4))
        for seat, cards in () if knock else zip(order, dealt(deck), strict=True):
            hands[seat] = mask_of(cards)
        auction = Auction.begun(variant, order, tuple(hands))
        log: list[Event] = [events.Dealt(dealer, tuple(map(cards_of, hands)))]
        hand = cls(
            variant,
            dealer,
            deck,
            multiplier,
            order,
            order[0],
            hands,
            drawn,
            discarded,
            won,
            auction,
            log,
            pot,
        )
        if knock:
            hand.phase, hand.to_move = "batch", (dealer - 1) % seats
        return hand

    def copy(self) -> Hand:
        twin = HandBase.copy(self)
        if self.phase in ("auction", "raise"):
            twin.auction = copy(self.auction)
        if self.announcements is not None:
            twin.announcements = self.announcements.copy()
        return twin

    # Facts about the state

    @property
    def declarer(self) -> int | None:
        """The declarer; None before the end of the auction (T4.7)."""
        return self.auction.bidder if self.auction.over else None

    @property
    def level(self) -> int | None:
        """The level of the contract; None before the end of the auction."""
        return self.auction.level if self.auction.over and self.auction.level else None

    @property
    def called(self) -> Card | None:
        """The called card."""
        return None if self.announcements is None else self.announcements.called

    @property
    def taken(self) -> tuple[int, ...]:
        """The numbers of the batches that have been taken (T22.2)."""
        return tuple(number for _, number in self.batches)

    @property
    def skiz(self) -> int | None:
        """The seat that held SKIZ after the talon was drawn (T2.6); None before."""
        if not self.talon:
            return None
        return next(
            seat for seat in self.order if (self.auction.hands[seat] | self.drawn[seat]) >> Card.SKIZ & 1
        )

    @property
    def told(self) -> tuple[tuple[Card, ...], events.Counts | int] | None:
        """What everybody has been told about the discarded tarokks (T6.6, T22.11)."""
        declarer, in_turn = self.declarer, self.variant.tells_in_turn
        if declarer is None or not self._have_discarded() or (in_turn and self.announcements is None):
            return None
        others = [seat for seat in self.order if seat != declarer]
        if in_turn and self.announcements is not None:
            others = [seat for seat in others if self.announcements.has_begun(seat)]
        counts = tuple((seat, tarokks_in(self.discarded[seat])) for seat in sorted(others))
        shown = cards_of(self.discarded[declarer] & TAROKKS)
        if self.variant.players == 4 or in_turn:
            return shown, counts
        return shown, sum(count for _, count in counts)

    @property
    def pile(self) -> tuple[Card, ...] | None:
        """The other three seats' discards, which the dealer of five players looks through (T6.6)."""
        if self.variant.players == 4 or not self._have_discarded():
            return None
        return cards_of(sum(self.discarded[seat] for seat in self.order if seat != self.declarer))

    def _have_discarded(self) -> bool:
        return all(
            self.discarded[seat].bit_count() == self.drawn[seat].bit_count() for seat in self.order
        ) and bool(self.talon)

    def keeps_pagat(self, seat: int) -> bool:
        """Whether a seat must keep the pagát as long as it can (T11.4)."""
        announcements = self.announcements
        if announcements is None or announcements.sides is None:
            return False
        return announcements.announced("ultimo", announcements.sides.of(seat))

    def promised(self, seat: int) -> int:
        """The cards that a seat may not discard because of a promise, as a mask (T5.8)."""
        promise = self.auction.promise
        return 1 << promise.card if promise is not None and promise.binds and promise.seat == seat else 0

    # What an action does

    def apply(self, seat: int, action: Action) -> None:
        match action:
            case Play(card):
                self._play(seat, card)
            case _ if self.announcements is not None:
                self._speak(seat, action)
            case actions.Discard(cards):
                self.hands[seat] &= ~action.mask
                self.discarded[seat] = action.mask
                self.log.append(events.Discarded(seat, len(cards), cards))
                self._next_waiting()
            case actions.Keep():
                self.log.append(events.Kept(seat))
                self.spoken = (*self.spoken, (seat, action))
                self._next_waiting()
            case actions.Annul():
                self._annul(seat, action)
            case actions.Batch(number):
                self._take_batch(seat, number)
            case _:
                self._bid(seat, action)

    def _take_batch(self, seat: int, number: int) -> None:
        """Give a seat its batch; the four choose clockwise, and then the auction begins (T22.2)."""
        self.hands[seat] = mask_of(batches(self.deck)[number - 1])
        self.batches = (*self.batches, (seat, number))
        self.log.append(events.BatchTaken(seat, number, cards_of(self.hands[seat])))
        if len(self.batches) < 4:
            self.to_move = (seat - 1) % self.variant.players
            return
        self.phase, self.to_move = "auction", self.order[0]
        self.auction = Auction.begun(self.variant, self.order, tuple(self.hands))

    def _bid(self, seat: int, action: Action) -> None:
        auction = self.auction
        minimum = auction.minimum(seat)
        raising = auction.raising
        promise = auction.apply(action)
        match action:
            case actions.Bid(level):
                self.log.append(events.BidMade(seat, level, 0 if raising else level - minimum, promise))
            case actions.Hold():
                self.log.append(events.Held(seat, auction.level))
            case _:
                self.log.append(events.Passed(seat, promise))
        self.to_move = auction.to_speak
        if auction.raising:
            self.phase = "raise"
        elif auction.over:
            self._end_auction()

    def _end_auction(self) -> None:
        declarer, level = self.auction.bidder, self.auction.level
        if declarer is None:
            self._end_void("passed")
            return
        self.log.append(events.AuctionWon(declarer, level, self.auction.forced_call))
        self.talon = talon_shares(self.deck, self.order, declarer, level)
        for seat, cards in self.talon.items():
            self.drawn[seat] = mask_of(cards)
            self.hands[seat] |= self.drawn[seat]
            if cards:
                self.log.append(events.TalonDrawn(seat, len(cards), cards))
        if not self.hands[declarer] & HONOURS:
            self._fail_trial(declarer, level)
        else:
            self._begin_next()

    def _fail_trial(self, declarer: int, level: int) -> None:
        """End a trial whose declarer holds no honour after the talon (T4.12)."""
        price = self.variant.trial_price or level
        others = tuple(sorted(seat for seat in self.order if seat != declarer))
        usual = (Item("trial", None, declarer, others, False, 0, price),)
        self._end_without_play("trial", trial_lines(declarer) if self.variant.ultimo_pot else usual)

    def _in_turn(self) -> tuple[int, ...]:
        """The active seats in turn, from the declarer on."""
        declarer = self.declarer
        assert declarer is not None
        return in_turn(self.order, declarer)

    def _begin_next(self) -> None:
        """Begin discarding, the question who annuls, or the call, in the order of the switch (T7.4)."""
        steps: tuple[Phase, ...] = ("auction", "discard", "annul")
        if self.variant.annul_when == "before_discard":
            steps = ("auction", "annul", "discard")
        place = 0 if self.phase == "raise" else steps.index(self.phase)
        if place == len(steps) - 1:
            self._ask_call()
            return
        self.phase = steps[place + 1]
        asked = self._in_turn()
        self._waiting = asked if self.phase == "annul" else tuple(seat for seat in asked if self.drawn[seat])
        self.to_move = self._waiting[0]

    def _next_waiting(self) -> None:
        """Turn to the next seat to discard or to ask about annulling, or to the next phase (T17.1)."""
        self._waiting = self._waiting[1:]
        if self._waiting:
            self.to_move = self._waiting[0]
            return
        if self.phase == "discard":
            self._tell_discards()
        self._begin_next()

    def _tell_discards(self) -> None:
        """Tell about the discarded tarokks; in turn, only from the first announcement on (T6.6, T22.11)."""
        told = self.told
        if told is not None:
            dealer = self.dealer if self.variant.players == 5 else None
            self.log.append(events.TarokksDiscarded(*told, dealer, self.pile))

    def _annul(self, seat: int, action: actions.Annul) -> None:
        reason = ground(self.variant, self.hands[seat], self.discarded[seat])
        assert isinstance(reason, str)
        self.spoken = (*self.spoken, (seat, action))
        self.annulled = (seat, reason)
        self.log.append(events.Annulled(seat, reason))
        self._end_void("annulled")

    def _ask_call(self) -> None:
        self.phase = "announce"
        auction, hands, discarded = self.auction, tuple(self.hands), tuple(self.discarded)
        self.announcements = Announcements.begun(
            self.variant, self._in_turn(), hands, discarded, auction.forced_call, auction.debtor
        )
        self.to_move = self.announcements.to_speak
        if self.variant.tells_in_turn:
            self._tell_discards()

    def _speak(self, seat: int, action: Action) -> None:
        announcements = self.announcements
        assert announcements is not None
        empty = announcements.turn_is_empty
        proved = announcements.apply(action)
        match action:
            case actions.Call(card):
                self.log.append(events.Called(seat, card))
            case actions.DeclareTarokks(count):
                self.log.append(events.TarokksDeclared(seat, count))
            case actions.Announce(bonus):
                self.log.append(events.Announced(seat, bonus, self._sides.of(seat)))
            case actions.SayKontra(level, item):
                side = self._sides.of(seat)
                self.log.append(events.Kontra(seat, item, other(side) if level % 2 else side, level))
            case _:
                self.log.append(events.TurnClosed(seat, empty))
                if self.variant.tells_in_turn and announcements.opens_first_turn:
                    self._tell_discards()
        self.log += [events.SideProved(*each) for each in proved]
        self.to_move = announcements.to_speak
        if announcements.over:
            self.phase = "play"
            self.to_move = self.order[0]

    @property
    def _sides(self) -> Sides:
        assert self.announcements is not None
        assert self.announcements.sides is not None
        return self.announcements.sides

    def _play(self, seat: int, card: Card) -> None:
        self.hands[seat] ^= 1 << card
        self.tricks.append((seat, card))
        self._trick |= 1 << card
        if self.led is None:
            self.led = card
        self.log.append(Played(seat, card))
        if card == self.called:
            self.log += [events.SideProved(*each) for each in self._sides.prove_by_play(seat, card)]
        if len(self.tricks) % 4:
            order = self.order
            self.to_move = order[(order.index(seat) + 1) % 4]
        else:
            self._gather()

    def _gather(self) -> None:
        """Close the full trick, and with the ninth trick the hand (T11.5)."""
        trick, led = self._trick, self.led
        assert led is not None
        played = self.tricks[-4:]
        best = winning_card(trick, led)
        winner = next(seat for seat, card in played if card == best)
        self._won[winner] |= trick
        self.winners = (*self.winners, winner)
        self.log.append(TrickWon(winner, len(self.winners), tuple(card for _, card in played)))
        if best == Card.SKIZ and trick >> Card.XXI & 1:
            loser = next(seat for seat, card in played if card == Card.XXI)
            if self._sides.of(loser) != self._sides.of(winner):
                self.caught = loser
                self.log.append(events.HatMoved(loser))
        self._trick, self.led = 0, None
        if len(self.winners) < TRICKS:
            self.to_move = winner
            return
        self._pagat_at_last = best == Card.I
        self._settle()

    def _settle(self) -> None:
        variant, sides, level, declarer = self.variant, self._sides, self.level, self.declarer
        announcements = self.announcements
        assert announcements is not None
        assert level is not None
        assert declarer is not None
        won = [0, 0]
        for seat in self.order:
            won[sides.of(seat) != DECLARERS] |= self._won[seat]
        holder = next((seat for seat, card in self.tricks[-4:] if card == Card.I), None)
        tricks = sum(sides.of(seat) == DECLARERS for seat in self.winners)
        played = PlayedHand(
            level=level,
            won=(won[0], won[1]),
            tricks=tricks,
            declarers_discards=self.discarded[declarer],
            pagat_last=None if holder is None else sides.of(holder),
            pagat_won=self._pagat_at_last,
            catcher=None if self.caught is None else other(sides.of(self.caught)),
        )
        items = settle(variant, played, announcements.levels)
        counts = tuple(tarokks_in(hand) for hand in announcements.hands)
        items += tarokk_lines(
            variant, self.order, sides.true, counts, announcements.declared, net_value(items)
        )
        if variant.talon_honours:
            items += talon_lines(self.dealer, self.drawn)
        if variant.ultimo_pot:
            made = played.pagat_last if played.pagat_won else None
            items += ultimo_lines(self.pot, sides.true, announcements.levels, made)
        sharing = (declarer, self.dealer) if variant.dealer_shares else None
        self._end(
            HandResult(
                kind="played",
                declarer=declarer,
                partner=sides.partner,
                contract=level,
                points=played.points,
                tricks=(tricks, TRICKS - tricks),
                multiplier=self.multiplier,
                items=items,
                payments=payments(variant.players, self.order, sides.true, items, self.multiplier, sharing),
                pot=self.pot + paid_in(items),
            )
        )

    def _end_void(self, kind: Literal["passed", "annulled"]) -> None:
        self._end_without_play(kind, void_lines(self.order) if self.variant.ultimo_pot else ())

    def _end_without_play(self, kind: Kind, items: tuple[Item, ...]) -> None:
        nobody: tuple[Side | None, ...] = (None,) * self.variant.players
        pays = payments(self.variant.players, self.order, nobody, items, self.multiplier)
        pot = self.pot + paid_in(items)
        self._end(
            HandResult(kind, self.declarer, None, self.level, None, None, self.multiplier, items, pays, pot)
        )

    def share_pot(self, first_dealer: int) -> None:
        """After the last hand of a match, share the pot as a payment of this hand (T22.10)."""
        assert self.result is not None
        self.result = shared_out(self.result, first_dealer)
        if isinstance(last := self.log[-1], events.HandScored | events.HandVoid):
            self.log[-1] = replace(last, result=self.result)

    def _end(self, result: HandResult) -> None:
        self.phase = "ended"
        self.to_move = None
        self.result = result
        if result.kind == "passed":
            self.log.append(events.HandVoid("passed", result))
        elif self.annulled is not None:
            self.log.append(events.HandVoid(self.annulled[1], result))
        else:
            self.log.append(events.HandScored(result))
