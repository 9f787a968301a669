"""One hand, from the deck to its payment (U2, U4 to U13)."""

from __future__ import annotations

from copy import copy
from typing import Literal

from msgspec import Struct, field

from tartli_desktop.cards.german import CARDS, Card, Suit, mask_of
from tartli_desktop.game.match import HandBase

from . import actions, events
from .actions import Action, Play
from .auction import Auction
from .cards import BEATEN_BY, NO_TRUMP, SEVENS, in_order
from .contracts import Contract
from .doubling import Doubling
from .events import Event, Played, TrickWon
from .settlement import End, Facts, HandResult, settle
from .variant import Variant

Phase = Literal["deck", "lay", "bid", "auction", "trump", "play", "answer", "claim", "over"]
"""What is awaited (U18.2)."""

Trick = tuple[int, tuple[Card, Card, Card], int]
"""Leader, the three cards in order, and winner."""

TRICKS = 10


class Hand(HandBase[Event, Action], Struct, eq=False):
    """The state of one hand: what lies where, and what was said and won.

    It knows all cards; :class:`~tartli_desktop.games.ulti.rules.view.View` holds what a player may see. Here
    cards are integers, and sets of cards bit masks.
    """

    variant: Variant
    number: int
    dealer: int
    deck: tuple[Card, ...]
    """The 32 cards as they lay after the cut."""
    auction: Auction
    phase: Phase = "deck"
    """What is awaited (U18.2); ``deck`` when the hand is over."""
    to_move: int | None = None
    """From whom it is awaited; None when the hand is over."""
    log: list[Event] = []
    """Every event, nothing hidden."""
    hands: list[int] = field(default_factory=lambda: [0, 0, 0])
    """The cards of each seat."""
    talon: int = 0
    """The two discarded cards, 0 while they are in a hand."""
    lays: tuple[tuple[int, int, int | None], ...] = ()
    """Seat, cards and taker (or None) of every talon that was laid."""
    takes: tuple[tuple[int, int], ...] = ()
    """Seat and cards of every talon that was taken."""
    contract: Contract | None = None
    """Found by the auction, like ``soloist`` and ``multiplier``."""
    soloist: int = -1
    multiplier: int = 1
    trump: int | None = None
    """A suit, or NO_TRUMP; None until it is known."""
    doubling: Doubling | None = None
    """The doubles, from the end of the auction on."""
    marriages: tuple[tuple[int, ...] | None, ...] = (None, None, None)
    leader: int = -1
    table: tuple[int, ...] = ()
    """The cards of the current trick, in order."""
    winning: int = 0
    """The card that wins the trick on the table so far."""
    tricks: list[Trick] = []
    """The tricks gathered."""
    won: list[int] = field(default_factory=lambda: [0, 0, 0])
    """The cards in each seat's tricks."""
    opened: bool = False
    """Whether hands have been laid open (U10)."""
    claims: tuple[tuple[int, str, int], ...] = ()
    """What was claimed and answered, with the number of the trick (U13.3)."""
    claimed_in: int = 0
    """The trick in which the soloist claimed last."""
    kept_seven: int = 0
    """The trump VII that the soloist of an Ulti keeps (U9.6), as a mask."""
    result: HandResult | None = None
    """Set when the hand is over."""
    _held: int = 0
    """The soloist's cards when the auction ends (U6)."""

    @classmethod
    def begun(cls, variant: Variant, number: int, dealer: int, deck: tuple[Card, ...]) -> Hand:
        """A hand whose cards are dealt (U2.4, U2.5)."""
        forehand = (dealer + 1) % 3
        hand = cls(variant, number, dealer, deck, Auction.begun(variant, forehand))
        if variant.auction == "one_round":
            # U2.4: F's first seven cards stand for the five that the others get and the two of U2.5.
            sevens = ((forehand, deck[:7]), (forehand + 1, deck[7:12]), (forehand + 2, deck[12:17]))
            hand._deal((*sevens, *hand._last_fives()))
        else:
            hand._deal(tuple([(forehand + place, deck[5 * place : 5 * place + 5]) for place in range(3)]))
        hand._follow_auction()
        return hand

    def copy(self) -> Hand:
        twin = HandBase.copy(self)
        if self.phase in ("lay", "bid", "auction"):
            twin.auction = copy(self.auction)
        if self.doubling is not None and len(self.tricks) < 2:
            twin.doubling = self.doubling.copy()
        return twin

    @property
    def agreed_contract(self) -> Contract:
        """The contract, once the auction has ended."""
        assert self.contract is not None
        return self.contract

    @property
    def named_trump(self) -> int:
        """Trumps, or NO_TRUMP, once they are known."""
        assert self.trump is not None
        return self.trump

    @property
    def begun_doubling(self) -> Doubling:
        """The doubles, once the auction has ended."""
        assert self.doubling is not None
        return self.doubling

    # What happens

    def apply(self, seat: int, action: Action) -> None:
        match action:
            case Play(card):
                self._play(seat, card)
            case actions.Announce(values):
                self.marriages = (*self.marriages[:seat], values, *self.marriages[seat + 1 :])
                self.log.append(events.MarriageSaid(seat, values))
            case actions.Double() | actions.Good():
                self._double(seat, action)
            case actions.NameTrump(suit):
                self.log.append(events.TrumpNamed(seat, suit))
                self._begin_play(Suit.parse(suit))
            case actions.Forfeit():
                self._forfeit(seat)
            case actions.Concede():
                self.log.append(events.Conceded(seat))
                self._end("concede")
            case actions.Claim():
                number = self.claimed_in = len(self.tricks) + 1
                self.claims += ((seat, "claim", number),)
                self.log.append(events.Claimed(seat))
                self.phase, self.to_move = "claim", (seat + 1) % 3
            case actions.Agree() | actions.Refuse():
                self._answer_claim(seat, agrees=isinstance(action, actions.Agree))
            case _:
                self._speak(seat, action)

    def _speak(self, seat: int, action: Action) -> None:
        """An action of the auction (U4)."""
        auction, was_first = self.auction, self.auction.first_round
        auction.hear("lay" if isinstance(action, actions.Lay) else str(action))
        match action:
            case actions.Lay(cards):
                self.talon = mask_of(cards)
                self.hands[seat] ^= self.talon
                self.lays += ((seat, self.talon, None),)
                self.log.append(events.Laid(seat, cards))
            case actions.MakeBid(bid):
                self.log.append(events.Bid(seat, bid, auction.multiplier))
            case actions.Keep():
                self.log.append(events.Kept(seat))
            case actions.Take():
                layer, taken, _ = self.lays[-1]
                self.lays = (*self.lays[:-1], (layer, taken, seat))
                self.takes += ((seat, taken),)
                self.hands[seat] |= taken
                self.talon = 0
                self.log.append(events.Taken(seat, in_order(taken)))
            case _:
                self.log.append(events.Passed(seat))
                if was_first and not auction.first_round:
                    self._deal(((auction.turn, self.deck[15:17]), *self._last_fives()))
        if auction.stage == "over":
            self._end_auction()
        else:
            self._follow_auction()

    def _follow_auction(self) -> None:
        stage = self.auction.stage
        assert stage != "over"
        self.phase, self.to_move = stage, self.auction.turn

    def _last_fives(self) -> list[tuple[int, tuple[Card, ...]]]:
        """The last five cards of each seat (U2.4, U2.5)."""
        forehand = self.auction.forehand
        return [(forehand + place, self.deck[17 + 5 * place : 22 + 5 * place]) for place in range(3)]

    def _deal(self, given: tuple[tuple[int, tuple[Card, ...]], ...]) -> None:
        masks = [0, 0, 0]
        for seat, cards in given:
            masks[seat % 3] |= mask_of(cards)
        for seat, mask in enumerate(masks):
            self.hands[seat] |= mask
        hands = [in_order(mask) for mask in masks]
        self.log.append(
            events.Dealt((hands[0], hands[1], hands[2]), (len(hands[0]), len(hands[1]), len(hands[2])))
        )

    def _end_auction(self) -> None:
        """Fix the contract (U4.4), and ask for trumps where they must be named (U5)."""
        auction = self.auction
        contract = auction.standing
        assert contract is not None
        soloist = self.soloist = self.to_move = self.leader = auction.bidder
        self.contract, self.multiplier = contract, auction.multiplier
        self._held = self.hands[soloist]
        self.doubling = Doubling.of(contract, soloist, self.variant.double_cap)
        self.log.append(events.AuctionEnded(soloist, contract.text, self.multiplier))
        if contract.text == "simple" and self.variant.forfeit_simple == "automatic":
            self._forfeit(soloist)
        elif contract.kind == "single":
            self.phase = "trump"
        else:
            self._begin_play(Suit.HEARTS if contract.kind == "hearts" else NO_TRUMP)

    def _forfeit(self, seat: int) -> None:
        self.log.append(events.Forfeited(seat))
        self._end("forfeit")

    def _begin_play(self, trump: int) -> None:
        self.trump = int(trump)
        self.kept_seven = SEVENS[trump] if self.agreed_contract.has("ulti") else 0
        self.phase = "play"

    def _double(self, seat: int, action: actions.Double | actions.Good) -> None:
        """Double, raise a double, or say good (U8.5, U8.6)."""
        doubling, answering = self.begun_doubling, self.phase == "answer"
        double = action if isinstance(action, actions.Double) else None
        if answering:
            doubling.answer(seat, double)
        elif double is not None:
            doubling.open(seat, double)
        if double is not None:
            self.log.append(events.Doubled(seat, double.words, doubling.last_level))
        if answering:
            self._follow_answers()

    def _follow_answers(self) -> None:
        """Ask the next seat for an answer, or go on with the play (U8.6)."""
        asked = self.begun_doubling.asked
        if asked is not None:
            self.phase, self.to_move = "answer", asked
            return
        if self.phase == "answer":
            self.log.append(events.AnswerEnded())
        self.phase, self.to_move = "play", self.leader
        if self.agreed_contract.open:
            self.opened = True
            hands = [in_order(self.hands[seat]) if self.is_open(seat) else None for seat in range(3)]
            self.log.append(events.HandsOpened((hands[0], hands[1], hands[2])))

    def is_open(self, seat: int) -> bool:
        """Whether a seat's hand lies open for all (U10)."""
        return self.opened and (self.variant.open_hands == "all" or seat == self.soloist)

    def _play(self, seat: int, card: int) -> None:
        self.hands[seat] ^= 1 << card
        self.log.append(Played(seat, CARDS[card]))
        table = self.table
        if not table or BEATEN_BY[self.trump][self.winning] >> card & 1:  # type: ignore[index]
            self.winning = card
        self.table = table = (*table, card)
        if len(table) < 3:
            self.to_move = (seat + 1) % 3
        else:
            self._gather(table)

    def _gather(self, table: tuple[int, ...]) -> None:
        """The trick goes to its winner (U9.7); it may end the hand (U13.1, U13.2)."""
        leader = self.leader
        winner = (leader + table.index(self.winning)) % 3
        first, second, third = table
        self.tricks.append((leader, (CARDS[first], CARDS[second], CARDS[third]), winner))
        self.won[winner] |= 1 << first | 1 << second | 1 << third
        number = len(self.tricks)
        self.log.append(TrickWon(winner, number))
        self.table = ()
        self.leader = self.to_move = winner
        if number == TRICKS:
            self._end("played")
        elif self.trump == NO_TRUMP and self._decided(winner):
            self._end("early")
        elif number == 1:
            self.begun_doubling.begin_answers()
            self._follow_answers()

    def _decided(self, winner: int) -> bool:
        """Whether a trick has lost a contract without trumps (U13.2)."""
        return (winner == self.soloist) == self.agreed_contract.has("betli")

    def _answer_claim(self, seat: int, *, agrees: bool) -> None:
        self.claims += ((seat, "agree" if agrees else "refuse", self.claimed_in),)
        self.log.append(events.ClaimAnswered(seat, agrees))
        if not agrees:
            self.phase, self.to_move = "play", self.soloist
        elif (seat + 1) % 3 == self.soloist:
            self._end("claim")
        else:
            self.to_move = (seat + 1) % 3

    def _end(self, end: End) -> None:
        result = self.result = settle(self._facts(end))
        self.phase, self.to_move = "deck", None
        self.log.append(events.HandEnded(result))

    def _facts(self, end: End) -> Facts:
        """What counts of the hand; a granted claim counts as if it had been played out (U13.3)."""
        won, tricks = list(self.won), [0, 0, 0]
        for _, _, winner in self.tricks:
            tricks[winner] += 1
        trump = NO_TRUMP if self.trump is None else self.trump
        last = seven = None
        if len(self.tricks) == TRICKS:
            leader, cards, last = self.tricks[-1]
            for place, card in enumerate(cards):
                if SEVENS[trump] >> card & 1:
                    seven = (leader + place) % 3
        if end == "claim":
            taker = (self.soloist + 1) % 3 if self.agreed_contract.has("betli") else self.soloist
            won[taker] |= self.hands[0] | self.hands[1] | self.hands[2] | mask_of(self.table)
            tricks[taker] += TRICKS - len(self.tricks)
            last = taker
            if self.hands[self.soloist] & SEVENS[trump]:
                seven = self.soloist
        return Facts(
            number=self.number,
            dealer=self.dealer,
            variant=self.variant,
            soloist=self.soloist,
            contract=self.agreed_contract,
            multiplier=self.multiplier,
            trump=trump,
            end=end,
            held=self._held,
            talon=self.talon,
            won=(won[0], won[1], won[2]),
            tricks=(tricks[0], tricks[1], tricks[2]),
            last=last,
            seven=seven,
            marriages=tuple(said or () for said in self.marriages),
            levels=self.begun_doubling.levels_by_seat(),
        )
