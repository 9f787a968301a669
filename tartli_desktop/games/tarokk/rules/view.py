"""What one player may know (T16, T18.6)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from tartli_desktop.cards.tarokk import ALL, TAROKKS, Card, cards_of
from tartli_desktop.game.evaluating import NOTHING, Given

from .actions import Action
from .bidding.auction import Auction
from .card_values import FOLLOWING
from .events import Cards, Counts
from .hand import Hand
from .legal import legal_actions
from .settlement import HandResult
from .sides import Side
from .variant import Variant

Spoken = tuple[tuple[int, str], ...]
"""Seat and text of each utterance, in order."""

MatchPhase = Literal["deal", "batch", "auction", "raise", "discard", "annul", "announce", "play", "over"]


@dataclass(frozen=True, slots=True)
class MatchState:
    """What every seat knows about the match around a hand."""

    variant: Variant
    phase: MatchPhase
    dealer: int
    multiplier: int
    rounds_left: tuple[int, ...]
    balance: tuple[int, ...]
    hat: int | None
    notice: tuple[int, int | None, int | None] | None
    pot: int


@dataclass(frozen=True, slots=True)
class View:
    """Everything that one seat may know, and nothing else (T16).

    Two situations that this seat cannot tell apart give equal views. A view can be pickled and hashed.
    Between hands, and after the match, it shows the last hand as it ended, except for ``dealer``,
    ``multiplier`` and ``rounds_left``; before the first deal, a table without cards. Sets of cards are in
    canonical order.
    """

    seat: int
    """Whose view this is."""
    rules: Variant
    active: tuple[int, ...]
    """The active seats from the forehand on (T2.3)."""
    phase: MatchPhase
    """``deal`` while a deck is needed, ``over`` after the match."""
    dealer: int
    """Who dealt this hand; between hands, who deals the next."""
    to_move: int | None
    multiplier: int
    """The multiplier of this hand; between hands, of the next (T7.6)."""
    rounds_left: tuple[int, ...]
    """Deals left in each running doubled round, oldest first (T7.5)."""
    balance: tuple[int, ...]
    hat: int | None
    """Who wears the mayor's hat (T2.8)."""
    notice: tuple[int, int | None, int | None] | None
    """Who gave notice, the seat of SKIZ, how many times the deal still passes (T2.6)."""
    pot: int
    """What is in the pot; during a hand, before it (T22.10)."""
    batches: tuple[tuple[int, int], ...]
    """Seat and number of each batch taken after a knock (T22.2)."""
    legal: tuple[Action, ...]
    """This seat's legal actions now."""
    hand: Cards
    """This seat's cards."""
    talon: Cards
    """This seat's talon cards, as drawn."""
    discards: Cards
    """This seat's discards."""
    side: Side | None
    """This seat's side, from the call on."""
    alone: bool | None
    """For a declarer who has called: whether the call was of their own XX (T8.3.3); else None."""
    auction: Spoken
    declarer: int | None
    """The declarer, from the end of the auction on."""
    contract: int | None
    """The level, from the end of the auction on."""
    promise: tuple[str, int, Card] | None
    """State, seat and card of the cue bid or yield (T5)."""
    annul: Spoken
    annulled: tuple[int, str] | None
    """Who annulled the hand, and the ground."""
    told: tuple[Cards, Counts | int] | None
    """The declarer's discarded tarokks, and how many the others discarded, each or in all (T6.6); where each
    tells as its first turn begins, of those who have (T22.11)."""
    pile: Cards | None
    """For the dealer of five players, the discards of the three (T16.4)."""
    called: Card | None
    said: Spoken
    """All utterances from the call on, ``pass`` included."""
    items: tuple[tuple[str, Side, int], ...]
    """Kind, owner and kontra level of each item, sorted; the game from the call on (T9.10)."""
    sides: tuple[Side | None, ...]
    """The public side of each seat (T10.1)."""
    tricks: tuple[tuple[int, Card], ...]
    """Seat and card for every card played, the open trick last."""
    winners: tuple[int, ...]
    """Who won each trick."""
    sizes: tuple[int, ...]
    """How many cards each seat holds."""
    known: tuple[tuple[int, Card], ...]
    """Seat and card of a promised card, until it is played (T16.2)."""
    all_discards: tuple[Cards, ...] | None
    """After a played hand, the discards of each seat (T16.5)."""
    result: HandResult | None
    """The result of the hand that ended last, until the next deal."""
    given: Given = NOTHING
    """What a study knows besides."""

    def knowing(self, given: Given) -> View:
        """The view of somebody who also knows this, for studies."""
        return replace(self, given=given)

    @property
    def trick(self) -> tuple[tuple[int, Card], ...]:
        """The open trick as seat and card, the lead first."""
        return self.tricks[len(self.winners) * 4 :]

    @property
    def said_in_turn(self) -> tuple[Action, ...]:
        """What has been said in the turn that is not closed yet (T9.1)."""
        texts = [text for _, text in self.said]
        closed = next((back for back, text in enumerate(reversed(texts)) if text == "pass"), len(texts))
        return tuple(map(Action.parse, texts[len(texts) - closed :]))

    @property
    def bidding(self) -> Auction:
        """The auction as it stands, or as it ended, without anybody's cards."""
        return self._bidding(self.auction)

    @property
    def bidding_before(self) -> Auction:
        """The same before its last word."""
        return self._bidding(self.auction[:-1])

    def _bidding(self, spoken: Spoken) -> Auction:
        auction = Auction.begun(self.rules, self.active, (0,) * self.rules.players)
        for _, text in spoken:
            auction.apply(Action.parse(text))
        return auction

    @property
    def all_sides_public(self) -> bool:
        """Whether every active seat's side is proved, so that the table may show two piles (T10.5)."""
        return all(self.sides[seat] is not None for seat in self.active)


def not_shown_out(view: View) -> dict[int, int]:
    """The cards that each other active seat may hold, by what it did not follow or declared (T11.2, T9.3)."""
    left = {seat: ALL for seat in view.active if seat != view.seat}
    led = Card.SKIZ
    for place, (seat, card) in enumerate(view.tricks):
        if place % 4 == 0:
            led = card
        elif seat != view.seat and not FOLLOWING[led] >> card & 1:
            left[seat] &= ~FOLLOWING[led]
            if not card.is_tarokk:
                left[seat] &= ~TAROKKS
    for seat, declared in declared_tarokks(view).items():
        if seat in left:
            held = declared - sum(each == seat and card.is_tarokk for each, card in view.tricks)
            left[seat] &= TAROKKS if held == view.sizes[seat] else ALL if held else ~TAROKKS
    return left


def declared_tarokks(view: View) -> dict[int, int]:
    """How many tarokks each seat held that declared eight or nine (T9.3)."""
    return {seat: int(text[-1]) for seat, text in view.said if text.startswith("tarokks")}


def view_of(hand: Hand, seat: int, match: MatchState) -> View:
    """What a seat may know about a hand."""
    auction, announcements = hand.auction, hand.announcements
    sides = None if announcements is None else announcements.sides
    result = hand.result
    promise = auction.promise
    declarer = hand.declarer
    called = hand.called
    alone = None
    if called is not None and announcements is not None and seat == declarer:
        alone = bool(announcements.hands[seat] >> called & 1)
    public: tuple[Side | None, ...] = (None,) * match.variant.players
    if sides is not None:
        public = sides.public
    elif declarer is not None:
        public = tuple("F" if each == declarer else None for each in range(match.variant.players))
    is_played = result is not None and result.kind == "played"
    return View(
        seat=seat,
        rules=match.variant,
        active=hand.order,
        phase=match.phase,
        dealer=match.dealer,
        to_move=hand.to_move,
        multiplier=match.multiplier,
        rounds_left=match.rounds_left,
        balance=match.balance,
        hat=match.hat,
        notice=match.notice,
        pot=match.pot,
        batches=hand.batches,
        legal=legal_actions(hand, seat),
        hand=cards_of(hand.hands[seat]),
        talon=hand.talon.get(seat, ()),
        discards=cards_of(hand.discarded[seat]),
        side=None if sides is None else sides.true[seat],
        alone=alone,
        auction=tuple((who, str(action)) for who, action in auction.spoken),
        declarer=declarer,
        contract=hand.level,
        promise=None if promise is None else (promise.state, promise.seat, promise.card),
        annul=tuple((who, str(action)) for who, action in hand.spoken),
        annulled=hand.annulled,
        told=hand.told,
        pile=hand.pile if seat == hand.dealer else None,
        called=called,
        said=() if announcements is None else tuple((who, str(each)) for who, each in announcements.said),
        items=()
        if announcements is None
        else tuple(sorted((kind, owner, level) for (kind, owner), level in announcements.levels.items())),
        sides=public,
        tricks=tuple(hand.tricks),
        winners=hand.winners,
        sizes=tuple(cards.bit_count() for cards in hand.hands),
        known=_known(hand, seat),
        all_discards=tuple(map(cards_of, hand.discarded)) if is_played else None,
        result=result,
    )


def _known(hand: Hand, seat: int) -> tuple[tuple[int, Card], ...]:
    """Who holds a promised card, for the other seats (T16.2)."""
    promise = hand.auction.promise
    if promise is None or not promise.binds or promise.seat == seat:
        return ()
    return ((promise.seat, promise.card),) if hand.hands[promise.seat] >> promise.card & 1 else ()
