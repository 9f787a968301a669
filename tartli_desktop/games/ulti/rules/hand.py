"""One hand, from the deck to its payment (U2, U4 to U13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from tartli_desktop.cards.german import CARDS, Card, Suit, cards_of, mask_of
from tartli_desktop.game.errors import Refusal
from tartli_desktop.game.match_base import HandBase

from .actions import (
    AGREE,
    ANNOUNCEMENTS,
    BIDS,
    CLAIM,
    CONCEDE,
    FORFEIT,
    GOOD,
    KEEP,
    LAYS,
    MARRIAGES,
    PASS,
    PLAYS,
    REFUSE,
    TAKE,
    TRUMPS,
    Action,
    Agree,
    Announce,
    Claim,
    Concede,
    Double,
    Forfeit,
    Good,
    Keep,
    Lay,
    MakeBid,
    NameTrump,
    Pass,
    Play,
    Refuse,
    Take,
)
from .auction import Auction
from .cards import BEATEN_BY, FOLLOWING, NO_TRUMP, SEVENS, broken_by, in_order, pairs_in, playable
from .contracts import Contract
from .doubling import Doubling
from .events import (
    AnswerEnded,
    AuctionEnded,
    Bid,
    ClaimAnswered,
    Claimed,
    Conceded,
    Dealt,
    Doubled,
    Event,
    Forfeited,
    HandEnded,
    HandsOpened,
    Kept,
    Laid,
    MarriageSaid,
    Passed,
    Played,
    Taken,
    TrickWon,
    TrumpNamed,
)
from .refusals import refused
from .settlement import End, Facts, HandResult, settle
from .variant import Variant

Phase = Literal["deck", "lay", "bid", "auction", "trump", "play", "answer", "claim", "over"]
"""What is awaited (U18.2)."""

Trick = tuple[int, tuple[Card, Card, Card], int]
"""Leader, the three cards in order, and winner."""

TRICKS = 10

_PLAYS_OF: tuple[tuple[tuple[Play, ...], ...], ...] = tuple(
    tuple(tuple(PLAYS[card] for card in cards_of(byte << 8 * suit)) for byte in range(256))
    for suit in range(4)
)
"""``[suit][byte]``: the plays of the cards of a suit, which ``byte`` holds as a mask."""

_ROW = {
    Lay: "U4.2",
    MakeBid: "U4.2",
    Pass: "U4.2",
    Take: "U4.2",
    Keep: "U4.9",
    NameTrump: "U5.1",
    Forfeit: "U5.2",
    Announce: "U7.2",
    Double: "U8.5",
    Good: "U8.6",
    Play: "U9.1",
    Claim: "U13.3",
    Agree: "U13.3",
    Refuse: "U13.3",
    Concede: "U13.4",
}
"""The rule to cite when an action does not belong to the moment (U17.1, U17.3)."""


class Hand(HandBase[Event, Action]):
    """The state of one hand: what lies where, and what was said and won.

    It knows all cards; :class:`~tartli_desktop.games.ulti.rules.view.View` holds what a player may see. Here
    cards are integers, and sets of cards bit masks.

    Attributes:
        phase, to_move: what is awaited, and from whom (U18.2); ``deck`` and None when the hand is over.
        hands: the cards of each seat.
        talon: the two discarded cards, 0 while they are in a hand.
        lays: seat, cards and taker (or None) of every talon that was laid.
        deck: the 32 cards as they lay after the cut.
        takes: seat and cards of every talon that was taken.
        contract, soloist, multiplier: found by the auction.
        trump: a suit, or NO_TRUMP; None until it is known.
        doubling: the doubles, from the end of the auction on.
        table: the cards of the current trick, in order.
        tricks: the tricks gathered.
        won: the cards in each seat's tricks.
        opened: whether hands have been laid open (U10).
        claims: what was claimed and answered, with the number of the trick (U13.3).
        result: set when the hand is over.
        log: every event, nothing hidden.
    """

    __slots__ = (
        "_claimed_in",
        "_held",
        "_kept_seven",
        "_winning",
        "auction",
        "claims",
        "contract",
        "dealer",
        "deck",
        "doubling",
        "hands",
        "lays",
        "leader",
        "log",
        "marriages",
        "multiplier",
        "number",
        "opened",
        "phase",
        "result",
        "soloist",
        "table",
        "takes",
        "talon",
        "to_move",
        "tricks",
        "trump",
        "variant",
        "won",
    )

    def __init__(self, variant: Variant, number: int, dealer: int, deck: tuple[Card, ...]) -> None:
        self.variant = variant
        self.number = number
        self.dealer = dealer
        self.deck = deck
        self.log: list[Event] = []
        self.hands = [0, 0, 0]
        self.talon = 0
        self.lays: tuple[tuple[int, int, int | None], ...] = ()
        self.takes: tuple[tuple[int, int], ...] = ()
        forehand = (dealer + 1) % 3
        self.auction = Auction(variant, forehand)
        self.contract: Contract | None = None
        self.soloist = -1
        self.multiplier = 1
        self.trump: int | None = None
        self.doubling: Doubling | None = None
        self.marriages: tuple[tuple[int, ...] | None, ...] = (None, None, None)
        self.leader = -1
        self.table: tuple[int, ...] = ()
        self.tricks: list[Trick] = []
        self.won = [0, 0, 0]
        self.opened = False
        self.claims: tuple[tuple[int, str, int], ...] = ()
        self.result: HandResult | None = None
        self.phase: Phase = "deck"
        self.to_move: int | None = None
        self._held = 0
        """The soloist's cards when the auction ends (U6)."""
        self._kept_seven = 0
        """The trump VII that the soloist of an Ulti keeps (U9.6), as a mask."""
        self._claimed_in = 0
        """The trick in which the soloist claimed last."""
        self._winning = 0
        """The card that wins the trick on the table so far."""
        if variant.auction == "one_round":
            # U2.4: F's first seven cards stand for the five that the others get and the two of U2.5.
            sevens = ((forehand, deck[:7]), (forehand + 1, deck[7:12]), (forehand + 2, deck[12:17]))
            self._deal((*sevens, *self._last_fives()))
        else:
            self._deal(tuple([(forehand + place, deck[5 * place : 5 * place + 5]) for place in range(3)]))
        self._follow_auction()

    def copy(self) -> Hand:
        """An independent copy."""
        twin = super().copy()
        if self.phase in ("lay", "bid", "auction"):
            twin.auction = self.auction.copy()
        twin.log = self.log.copy()
        twin.hands = self.hands.copy()
        twin.tricks = self.tricks.copy()
        twin.won = self.won.copy()
        if self.doubling is not None and len(self.tricks) < 2:
            twin.doubling = self.doubling.copy()
        return twin

    # What may be done

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """Every action that is legal now for a seat (U18.3)."""
        if seat != self.to_move:
            return ()
        match self.phase:
            case "play":
                return self._legal_in_play(seat)
            case "lay":
                cards = in_order(self.hands[seat])
                return tuple(
                    [LAYS[card, other] for place, card in enumerate(cards) for other in cards[place + 1 :]]
                )
            case "bid":
                bids = tuple([BIDS[bid.text] for bid in self.auction.bids()])
                if self.auction.first_round:
                    return (PASS, *bids)
                return (KEEP, *bids) if self.auction.raising else bids
            case "auction":
                return (PASS, TAKE) if self.auction.may_take() else (PASS,)
            case "trump":
                return (*TRUMPS, FORFEIT) if self._may_forfeit() else TRUMPS
            case "answer":
                doubling = self._doubling
                return (GOOD, *doubling.doubles(seat, doubling.answer_lanes(seat)))
            case _:
                return (AGREE, REFUSE)

    def _legal_in_play(self, seat: int) -> tuple[Action, ...]:
        mask = self.playable(seat)
        plays = (
            _PLAYS_OF[0][mask & 0xFF]
            + _PLAYS_OF[1][mask >> 8 & 0xFF]
            + _PLAYS_OF[2][mask >> 16 & 0xFF]
            + _PLAYS_OF[3][mask >> 24]
        )
        if not self.tricks:
            return (*plays, *self._announcements(seat), *self._openings(seat))
        if seat != self.soloist:
            return plays
        claim = () if self._claimed_in == len(self.tricks) + 1 else (CLAIM,)
        return (*plays, *claim, CONCEDE) if self.trump == NO_TRUMP else (*plays, *claim)

    def playable(self, seat: int) -> int:
        """The cards that a seat on turn may play (U9.2 to U9.6)."""
        hand = self.hands[seat]
        if self.table:
            assert self.trump is not None
            hand = playable(hand, self.trump, self.table[0], self._winning)
        if self._kept_seven and seat == self.soloist and len(self.tricks) < TRICKS - 1:
            return hand & ~self._kept_seven or hand
        return hand

    def _announcements(self, seat: int) -> tuple[Action, ...]:
        """The marriages that may be announced with the first card (U7.2)."""
        if self.marriages[seat] is not None or not self._contract.has("simple"):
            return ()
        forty, twenty = pairs_in(self.hands[seat], self._trump)
        if not forty + twenty:
            return ()
        return tuple(
            [
                ANNOUNCEMENTS[values]
                for values in MARRIAGES
                if values.count(40) <= forty and values.count(20) <= twenty
            ]
        )

    def _openings(self, seat: int) -> tuple[Action, ...]:
        doubling = self._doubling
        lanes = doubling.open_lanes(seat)
        return doubling.doubles(seat, lanes) if lanes else ()

    def _may_forfeit(self) -> bool:
        return self._contract.text == "simple" and self.variant.forfeit_simple == "optional"

    @property
    def _contract(self) -> Contract:
        assert self.contract is not None
        return self.contract

    @property
    def _trump(self) -> int:
        assert self.trump is not None
        return self.trump

    @property
    def _doubling(self) -> Doubling:
        assert self.doubling is not None
        return self.doubling

    # What is refused, and why

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """The rule that an action breaks now, or None if it is legal (U17.3)."""
        if self.to_move is None:
            return refused("U18.2", "no hand")
        if seat != self.to_move:
            return refused("U18.2", "not on turn", seat=seat)
        if type(action) is Play and self.phase == "play":
            return None if self.playable(seat) >> action.card & 1 else self._why_no_play(seat, action.card)
        if not self._of_this_moment(seat, action):
            return refused(_ROW.get(type(action), "U17.1"), "not now", action=str(action))
        match action:
            case Lay(cards):
                for card in cards:
                    if not self.hands[seat] >> card & 1:
                        return refused("U4.2", "lay not held", card=str(card))
            case MakeBid(bid):
                return self.auction.why_no_bid(bid)
            case Take() if not self.auction.may_take():
                return refused("U4.5", "top", standing=str(self.auction.standing))
            case Announce(values):
                if not self._contract.has("simple"):
                    return refused("U7.3", "no simple")
                forty, twenty = pairs_in(self.hands[seat], self._trump)
                if values.count(40) > forty or values.count(20) > twenty:
                    return refused("U7.2", "no pair")
            case Double():
                return self._doubling.refusal(seat, action, answering=self.phase == "answer")
            case Claim() if self._claimed_in == len(self.tricks) + 1:
                return refused("U13.3", "claimed")
            case Concede() if self.trump != NO_TRUMP:
                return refused("U13.4", "trumps conceded")
        return None

    def _of_this_moment(self, seat: int, action: Action) -> bool:
        """Whether an action belongs to the current phase (U17.3)."""
        match action:
            case Lay():
                return self.phase == "lay"
            case MakeBid():
                return self.phase == "bid"
            case Pass():
                return self.phase == "auction" or (self.phase == "bid" and self.auction.first_round)
            case Take():
                return self.phase == "auction"
            case Keep():
                return self.phase == "bid" and self.auction.raising
            case NameTrump():
                return self.phase == "trump"
            case Forfeit():
                return self.phase == "trump" and self._may_forfeit()
            case Announce():
                return self.phase == "play" and not self.tricks and self.marriages[seat] is None
            case Double():
                if self.phase == "play":
                    return not self.tricks and self._doubling.may_open(seat)
                return self.phase == "answer"
            case Good():
                return self.phase == "answer"
            case Claim() | Concede():
                return self.phase == "play" and seat == self.soloist and len(self.tricks) > 0
            case Agree() | Refuse():
                return self.phase == "claim"
        return False

    def _why_no_play(self, seat: int, card: int) -> Refusal:
        hand = self.hands[seat]
        if not hand >> card & 1:
            return refused("U9.1", "not held", card=str(CARDS[card]))
        if self.table:
            broken = broken_by(card, hand, self._trump, self.table[0], self._winning)
            if broken is not None:
                return refused(FOLLOWING[broken], broken)
        return refused("U9.6", "seven")

    # What happens

    def apply(self, seat: int, action: Action) -> None:
        """Carry out an action already found to be legal."""
        kind = type(action)
        if kind is Play:
            self._play(seat, action.card)  # type: ignore[attr-defined]
        else:
            _DO[kind](self, seat, action)

    def _lay(self, seat: int, action: Lay) -> None:
        cards = mask_of(action.cards)
        self.hands[seat] ^= cards
        self.talon = cards
        self.lays += ((seat, cards, None),)
        self.log.append(Laid(seat, action.cards))
        self.auction.lay()
        self._follow_auction()

    def _bid(self, seat: int, action: MakeBid) -> None:
        self.auction.bid(action.bid)
        self.log.append(Bid(seat, action.bid, self.auction.multiplier))
        self._follow_auction()

    def _keep(self, seat: int, action: Keep) -> None:
        self.auction.keep()
        self.log.append(Kept(seat))
        self._follow_auction()

    def _take(self, seat: int, action: Take) -> None:
        self.auction.take()
        layer, cards, _ = self.lays[-1]
        self.lays = (*self.lays[:-1], (layer, cards, seat))
        self.takes += ((seat, cards),)
        self.hands[seat] |= cards
        self.talon = 0
        self.log.append(Taken(seat, in_order(cards)))
        self._follow_auction()

    def _pass(self, seat: int, action: Pass) -> None:
        was_first = self.auction.first_round
        self.auction.pass_by()
        self.log.append(Passed(seat))
        if was_first and not self.auction.first_round:
            self._deal(((self.auction.turn, self.deck[15:17]), *self._last_fives()))
        if self.auction.stage == "over":
            self._end_auction()
        else:
            self._follow_auction()

    def _follow_auction(self) -> None:
        stage = self.auction.stage
        assert stage != "over"
        self.phase, self.to_move = stage, self.auction.turn

    def _last_fives(self) -> list[tuple[int, tuple[Card, ...]]]:
        """The last five cards of each seat (U2.4, U2.5)."""
        forehand = (self.dealer + 1) % 3
        return [(forehand + place, self.deck[17 + 5 * place : 22 + 5 * place]) for place in range(3)]

    def _deal(self, given: tuple[tuple[int, tuple[Card, ...]], ...]) -> None:
        masks = [0, 0, 0]
        for seat, cards in given:
            masks[seat % 3] |= mask_of(cards)
        for seat, mask in enumerate(masks):
            self.hands[seat] |= mask
        hands = [in_order(mask) for mask in masks]
        self.log.append(Dealt((hands[0], hands[1], hands[2]), (len(hands[0]), len(hands[1]), len(hands[2]))))

    def _end_auction(self) -> None:
        """Fix the contract (U4.4), and ask for trumps where they must be named (U5)."""
        auction = self.auction
        contract = auction.standing
        assert contract is not None
        soloist = self.soloist = self.to_move = self.leader = auction.bidder
        self.contract, self.multiplier = contract, auction.multiplier
        self._held = self.hands[soloist]
        self.doubling = Doubling(contract, soloist, self.variant.double_cap)
        self.log.append(AuctionEnded(soloist, contract.text, self.multiplier))
        if contract.text == "simple" and self.variant.forfeit_simple == "automatic":
            self._forfeit(soloist, FORFEIT)
        elif contract.kind == "single":
            self.phase = "trump"
        else:
            self._begin_play(Suit.HEARTS if contract.kind == "hearts" else NO_TRUMP)

    def _name_trump(self, seat: int, action: NameTrump) -> None:
        self.log.append(TrumpNamed(seat, action.suit))
        self._begin_play(Suit.parse(action.suit))

    def _forfeit(self, seat: int, action: Forfeit) -> None:
        self.log.append(Forfeited(seat))
        self._end("forfeit")

    def _begin_play(self, trump: int) -> None:
        self.trump = int(trump)
        self._kept_seven = SEVENS[trump] if self._contract.has("ulti") else 0
        self.phase = "play"

    def _announce(self, seat: int, action: Announce) -> None:
        said = list(self.marriages)
        said[seat] = action.values
        self.marriages = tuple(said)
        self.log.append(MarriageSaid(seat, action.values))

    def _double(self, seat: int, action: Double) -> None:
        doubling = self._doubling
        answering = self.phase == "answer"
        if answering:
            doubling.answer(seat, action)
        else:
            doubling.open(seat, action)
        self.log.append(Doubled(seat, action.words, doubling.last_level))
        if answering:
            self._follow_answers()

    def _good(self, seat: int, action: Good) -> None:
        self._doubling.answer(seat, None)
        self._follow_answers()

    def _follow_answers(self) -> None:
        """Ask the next seat for an answer, or go on with the play (U8.6)."""
        asked = self._doubling.asked
        if asked is not None:
            self.phase, self.to_move = "answer", asked
            return
        if self.phase == "answer":
            self.log.append(AnswerEnded())
        self.phase, self.to_move = "play", self.leader
        if self._contract.open:
            self.opened = True
            hands = [in_order(self.hands[seat]) if self.is_open(seat) else None for seat in range(3)]
            self.log.append(HandsOpened((hands[0], hands[1], hands[2])))

    def is_open(self, seat: int) -> bool:
        """Whether a seat's hand lies open for all (U10)."""
        return self.opened and (self.variant.open_hands == "all" or seat == self.soloist)

    def _play(self, seat: int, card: int) -> None:
        self.hands[seat] ^= 1 << card
        self.log.append(Played(seat, CARDS[card]))
        table = self.table
        if not table or BEATEN_BY[self.trump][self._winning] >> card & 1:  # type: ignore[index]
            self._winning = card
        self.table = table = (*table, card)
        if len(table) < 3:
            self.to_move = (seat + 1) % 3
        else:
            self._gather(table)

    def _gather(self, table: tuple[int, ...]) -> None:
        """The trick goes to its winner (U9.7); it may end the hand (U13.1, U13.2)."""
        leader = self.leader
        winner = (leader + table.index(self._winning)) % 3
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
            self._doubling.begin_answers()
            self._follow_answers()

    def _decided(self, winner: int) -> bool:
        """Whether a trick has lost a contract without trumps (U13.2)."""
        return (winner == self.soloist) == self._contract.has("betli")

    def _claim(self, seat: int, action: Claim) -> None:
        number = self._claimed_in = len(self.tricks) + 1
        self.claims += ((seat, "claim", number),)
        self.log.append(Claimed(seat))
        self.phase, self.to_move = "claim", (seat + 1) % 3

    def _agree(self, seat: int, action: Agree) -> None:
        self.claims += ((seat, "agree", self._claimed_in),)
        self.log.append(ClaimAnswered(seat, True))
        if (seat + 1) % 3 == self.soloist:
            self._end("claim")
        else:
            self.to_move = (seat + 1) % 3

    def _refuse(self, seat: int, action: Refuse) -> None:
        self.claims += ((seat, "refuse", self._claimed_in),)
        self.log.append(ClaimAnswered(seat, False))
        self.phase, self.to_move = "play", self.soloist

    def _concede(self, seat: int, action: Concede) -> None:
        self.log.append(Conceded(seat))
        self._end("concede")

    def _end(self, end: End) -> None:
        result = self.result = settle(self._facts(end))
        self.phase, self.to_move = "deck", None
        self.log.append(HandEnded(result))

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
            taker = (self.soloist + 1) % 3 if self._contract.has("betli") else self.soloist
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
            contract=self._contract,
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
            levels=self._doubling.levels_by_seat(),
        )


_DO: dict[type[Action], Callable[..., None]] = {
    Lay: Hand._lay,
    MakeBid: Hand._bid,
    Pass: Hand._pass,
    Take: Hand._take,
    Keep: Hand._keep,
    NameTrump: Hand._name_trump,
    Forfeit: Hand._forfeit,
    Announce: Hand._announce,
    Double: Hand._double,
    Good: Hand._good,
    Claim: Hand._claim,
    Agree: Hand._agree,
    Refuse: Hand._refuse,
    Concede: Hand._concede,
}
