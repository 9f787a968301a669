"""One hand, from the cut pack to its last card (R3 to R9)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product

from tartli_desktop.cards.german import CARDS, Card, Rank, Suit
from tartli_desktop.game.errors import Sentence
from tartli_desktop.game.match_base import HandBase

from .actions import (
    BELA,
    EXCHANGE,
    GATHER,
    OUT,
    PLAYS,
    TURNS,
    Action,
    Bela,
    Declare,
    Exchange,
    Gather,
    Out,
    Play,
    Turn,
)
from .cards import HAND_POINTS, LAST_TRICK_POINTS, POINTS, beats, playable
from .events import (
    BelaDeclared,
    BelaScored,
    CardDrawn,
    CardPlayed,
    ContestAnswered,
    Declared,
    Ending,
    Event,
    Exchanged,
    HandEnded,
    HandOpened,
    MeldsScored,
    RankNamed,
    Tied,
    TrickGathered,
    TurnAsked,
    WentOut,
    dealt,
    words_for,
)
from .melds import (
    BELA_POINTS,
    FourOfAKind,
    Meld,
    Sequence,
    barred_by,
    best,
    could_answer,
    sequences_in,
    sets_in,
    standing,
)
from .variant import Variant

GAME_POINTS = 501
"""The count a player needs to go out (R9.2)."""

LAST_DRAWING_TRICK = 7
"""The last trick after which cards are drawn (R4), and in which the trump VII is exchanged (R8.2)."""

LAST_DECLARING_TRICK = 8
"""The last trick in which melds (R5.1) and béla (R7.1) are declared."""

LAST_TRICK = 16
"""The last trick of a hand (R4)."""

Refusal = tuple[str, str]
"""The rule that an action breaks, and one sentence that says why."""

_NO_CARD = -1

# Built once: the refusals of béla and the exchange are looked up before every action.
_BELA_ONCE = ("R7.1", Sentence("bela once", "béla is declared once in a hand"))
_NO_BELA = ("R7.1", Sentence("no bela", "this player does not hold King and Over of trumps"))
_BELA_UNTIL_TRICK_8 = (
    "R7.1",
    Sentence("bela until trick 8", "béla may be declared until trick 8 is gathered"),
)
_BELA_WITH_MELDS = ("R7.2", Sentence("bela with melds", "béla is declared only before a card is played"))
_NO_SEVEN = ("R8.1", Sentence("no trump VII", "this player does not hold the trump VII"))
_TURN_UP_DRAWN = ("R8.1", Sentence("turned card drawn", "the turned card has been drawn"))
_EXCHANGE_BY_LEADER = (
    "R8.2",
    Sentence("exchange by leader", "only the leader exchanges, before playing a card"),
)
_EXCHANGE_BEFORE_DECLARING = (
    "R8.2",
    Sentence("exchange before declaring", "the exchange comes before the declaration"),
)
_EXCHANGE_BEFORE_BELA = ("R7.2", Sentence("exchange before bela", "the exchange comes before béla"))
_SEVEN_DECLARED = ("R8.3", Sentence("trump VII declared", "the trump VII was declared in this trick"))


class Hand(HandBase[Event, Action]):
    """The state of one hand: what lies where, and what was said and scored.

    It holds every card and does not check who asks; what a player may see is a
    :class:`~tartli_desktop.games.tartli.rules.view.View`. Here cards are integers and sets of cards masks.

    Attributes:
        trick: number of the trick being played, 1 to 16; 0 until trumps are known.
        leader: the seat that leads, or led, to this trick.
        led, reply: the two cards of this trick, -1 until they are played.
        declared: what each seat declared in this trick.
        contest: the seat whose melds score at step 7 of this trick, or None.
        scored: the melds each seat has scored in this hand, in order.
        meld_points, trick_points: points of each seat in this hand so far.
        tied: whether both players went out with equal counts (R7.2).
        claimant: the last seat that went out, or None (R9.2).
        ending: how the hand ended, or None while it is being played.
        log: every event of the hand, in order.
    """

    __slots__ = (
        "_bela_now",
        "_bela_said",
        "_bela_scored_now",
        "_late_tricks",
        "_next",
        "_talon",
        "claimant",
        "contest",
        "dealer",
        "deck",
        "declared",
        "ending",
        "hands",
        "known",
        "leader",
        "led",
        "log",
        "meld_points",
        "reply",
        "scored",
        "start",
        "sudden_death",
        "tied",
        "trick",
        "trick_points",
        "trump",
        "turned",
        "variant",
    )

    def __init__(
        self,
        variant: Variant,
        dealer: int,
        start: tuple[int, int],
        sudden_death: bool,
        deck: tuple[Card, ...],
    ) -> None:
        self.variant = variant
        self.dealer = dealer
        self.start = start
        self.sudden_death = sudden_death
        self.deck = deck
        self.trick = 0
        self.leader = 1 - dealer
        self.led = self.reply = _NO_CARD
        self.declared: list[tuple[Meld, ...] | None] = [None, None]
        self.contest: int | None = None
        self.scored: list[tuple[Meld, ...]] = [(), ()]
        self.hands = [0, 0]
        self.known = [0, 0]
        """The cards of each seat's hand that the other seat knows in tricks 1 to 7 (R12).

        Cards played since may still be in it.
        """
        self.meld_points = [0, 0]
        self.trick_points = [0, 0]
        self.trump = _NO_CARD
        self.turned = _NO_CARD
        self.tied = False
        self.claimant: int | None = None
        self.ending: Ending | None = None
        self._talon: tuple[int, ...] = ()
        self._next = 0
        self._bela_said = [False, False]
        self._bela_now = [False, False]
        self._bela_scored_now = False
        self._late_tricks = [0, 0]
        self.log: list[Event] = [HandOpened(dealer, sudden_death)]
        if variant.turned_card == "nineteenth":
            self._deal(19)

    def copy(self) -> Hand:
        """An independent copy."""
        twin = Hand.__new__(Hand)
        for name in _SHARED:
            setattr(twin, name, getattr(self, name))
        for name in _LISTS:
            setattr(twin, name, getattr(self, name).copy())
        return twin

    # What is known of the state

    @property
    def counts(self) -> tuple[int, int]:
        """The count of each seat (R9.1)."""
        (a, b), melds, tricks = self.start, self.meld_points, self.trick_points
        return (a + melds[0] + tricks[0], b + melds[1] + tricks[1])

    @property
    def to_move(self) -> int | None:
        """The seat that must choose the turned card, lead, play or gather; None when the hand is over."""
        if self.ending is not None:
            return None
        if self.trick == 0 or self.led < 0:
            return self.leader
        return 1 - self.leader if self.reply < 0 else self.trick_winner

    @property
    def trick_winner(self) -> int:
        """Who wins the full trick on the table (R4 step 8)."""
        return 1 - self.leader if beats(self.trump, self.led, self.reply) else self.leader

    @property
    def talon_size(self) -> int:
        """The number of cards in the talon, the turned one included."""
        return 0 if self.trick > LAST_DRAWING_TRICK or not self.trick else 14 - self._next

    def following(self, seat: int) -> int:
        """The cards that a seat may play when it is its turn, as a mask (R4.1, R4.2)."""
        hand = self.hands[seat]
        if self.led < 0 or self.trick <= LAST_DRAWING_TRICK:
            return hand
        return playable(hand, self.led, self.trump)

    # Legal actions

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """Every action that is legal now for a seat, out of turn too."""
        if self.ending is not None:
            return ()
        if self.trick == 0:
            return TURNS if seat == self.leader else ()
        actions: list[Action] = []
        if self._may_lay(seat):
            if self.trick <= LAST_DECLARING_TRICK and self.declared[seat] is None:
                actions += self._declarations(seat)
            mask = self.following(seat)
            while mask:
                low = mask & -mask
                actions.append(PLAYS[low.bit_length() - 1])
                mask ^= low
        elif self.reply >= 0 and seat == self.trick_winner:
            actions.append(GATHER)
        if self.trick <= LAST_DRAWING_TRICK and self._exchange_refusal(seat) is None:
            actions.append(EXCHANGE)
        if self.trick <= LAST_DECLARING_TRICK and self._bela_refusal(seat) is None:
            actions.append(BELA)
        if not (self.sudden_death or self.tied):
            actions.append(OUT)
        return tuple(actions)

    def _may_lay(self, seat: int) -> bool:
        """Whether the seat is at its step to declare and play (R4 steps 2 to 6)."""
        if self.led < 0:
            return seat == self.leader
        return self.reply < 0 and seat != self.leader

    def _declarations(self, seat: int) -> Iterator[Declare]:
        """Every declaration that R5 allows a seat at its declaring step, each combination once."""
        hand = self.hands[seat]
        sets = [item for item in sets_in(hand, self.variant) if item not in self.scored[seat]]
        suits = [items for suit in Suit if (items := self._declarable(seat, suit, hand >> suit * 8 & 0xFF))]
        if not sets and not suits:
            return
        combinations: Iterable[tuple[Meld | None, ...]]
        if self.variant.sequences_per_trick == "one":
            combinations = [(), *((item,) for items in suits for item in items)]
        else:
            combinations = product(*((None, *items) for items in suits))
        said = self.declared[1 - seat] or ()
        for sequences in combinations:
            for chosen in (None, *sets):
                melds: tuple[Meld, ...] = tuple(item for item in (chosen, *sequences) if item is not None)
                if melds and could_answer(melds, said):
                    yield Declare(melds)

    def _declarable(self, seat: int, suit: Suit, ranks: int) -> tuple[Sequence, ...]:
        items = sequences_in(suit, ranks)
        if not items:
            return ()
        scored = self._scored_in(seat, suit)
        if not scored:
            return items
        return tuple(item for item in items if barred_by(item, scored, self.variant) is None)

    def _scored_in(self, seat: int, suit: int) -> list[Sequence]:
        return [item for item in self.scored[seat] if isinstance(item, Sequence) and item.suit == suit]

    # Refusals

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why a seat may not do an action now, or None if it may."""
        if self.ending is not None:
            return "R14", Sentence("hand over", "the hand is over")
        if self.trick == 0:
            if not isinstance(action, Turn):
                return "R3.4", Sentence("turned card first", "the non-dealer first asks for the turned card")
            return (
                None
                if seat == self.leader
                else (
                    "R3.4",
                    Sentence("turned card by non-dealer", "the non-dealer asks for the turned card"),
                )
            )
        match action:
            case Play(card):
                return self._play_refusal(seat, card)
            case Gather():
                return self._gather_refusal(seat)
            case Declare(items):
                return self._declare_refusal(seat, items)
            case Out():
                if self.sudden_death:
                    return "R9.5", Sentence(
                        "out in sudden death", "nobody may go out in a hand of sudden death"
                    )
                return (
                    ("R7.2", Sentence("out when equal", "both are out and equal: nobody may go out any more"))
                    if self.tied
                    else None
                )
            case Bela():
                return self._bela_refusal(seat)
            case Exchange():
                return self._exchange_refusal(seat)
            case Turn():
                return "R3.4", Sentence(
                    "turned card once", "the turned card is chosen once, before the first packet"
                )
        return "R14", Sentence("no action", "{text} is not an action", text=repr(action))

    def _play_refusal(self, seat: int, card: Card) -> Refusal | None:
        if not self._may_lay(seat):
            return "R4", Sentence("not the turn", "it is not this player's turn to play")
        if not isinstance(card, Card) or not self.hands[seat] >> card & 1:
            return "R4", Sentence("not in hand", "{cards} is not in this player's hand", cards=str(card))
        if not self.following(seat) >> card & 1:
            if self.hands[seat] >> (self.led >> 3) * 8 & 0xFF:
                return "R4.2", Sentence(
                    "follow suit",
                    "{led} was led and this player holds cards of that suit",
                    led=str(CARDS[self.led]),
                )
            return "R4.2", Sentence("play a trump", "this player cannot follow suit and holds trumps")
        return None

    def _gather_refusal(self, seat: int) -> Refusal | None:
        if self.reply < 0:
            return "R4", Sentence("trick not full", "the trick is not full")
        return (
            None
            if seat == self.trick_winner
            else ("R4", Sentence("gathered by winner", "the winner of a trick gathers it"))
        )

    def _declare_refusal(self, seat: int, items: tuple[Meld, ...]) -> Refusal | None:
        if self.trick > LAST_DECLARING_TRICK:
            return "R5.1", Sentence("declare until trick 8", "melds are declared in tricks 1 to 8 only")
        if not self._may_lay(seat):
            return "R5.1", Sentence(
                "declare before own card", "melds are declared in turn, before a card is played"
            )
        if self.declared[seat] is not None:
            return "R5.1", Sentence(
                "declare once a trick", "all melds of a trick are declared together, once"
            )
        hand = self.hands[seat]
        sequences = [item for item in items if isinstance(item, Sequence)]
        sets = [item for item in items if isinstance(item, FourOfAKind)]
        if len(sets) > 1:
            return "R5.1", Sentence("one set a trick", "at most one set in a trick")
        if len(sequences) > 1 and self.variant.sequences_per_trick == "one":
            return "R5.1", Sentence("one sequence a trick", "at most one sequence in a trick")
        if len({item.suit for item in sequences}) < len(sequences):
            return "R5.1", Sentence(
                "one sequence of a suit a trick", "at most one sequence of a suit in a trick"
            )
        for item in items:
            if item.mask & hand != item.mask:
                return "R5.1", Sentence(
                    "not in hand", "{cards} is not in this player's hand", cards=str(item)
                )
        for item in sets:
            if item.rank is Rank.NINE and not self.variant.set_of_nines:
                return "R2.2", Sentence("no set of Nines", "four Nines are not a set in this variant")
            if item in self.scored[seat]:
                return "R5.9", Sentence("scored already", "{meld} has scored already", meld=str(item))
        for sequence in sequences:
            rule = barred_by(sequence, self._scored_in(seat, sequence.suit), self.variant)
            if rule is not None:
                return rule, Sentence(
                    "barred by scored",
                    "{meld} may not follow what this player has scored in that suit",
                    meld=str(sequence),
                )
        if not could_answer(items, self.declared[1 - seat] or ()):
            return "R5.4", Sentence("cannot score", "by what the leader said, this cannot score")
        return None

    def _bela_refusal(self, seat: int) -> Refusal | None:
        if self._bela_said[seat]:
            return _BELA_ONCE
        both = _bela_mask(self.trump)
        if self.hands[seat] & both != both:
            return _NO_BELA
        if self.trick > LAST_DECLARING_TRICK:
            return _BELA_UNTIL_TRICK_8
        if self.variant.bela_with_melds and not self._may_lay(seat):
            return _BELA_WITH_MELDS
        return None

    def _exchange_refusal(self, seat: int) -> Refusal | None:
        seven = 1 << self.trump * 8
        if not self.hands[seat] & seven:
            return _NO_SEVEN
        if self.trick > LAST_DRAWING_TRICK:
            return _TURN_UP_DRAWN
        declared = self.declared[seat]
        if self.variant.exchange == "leader":
            if seat != self.leader or self.led >= 0:
                return _EXCHANGE_BY_LEADER
            if declared is not None:
                return _EXCHANGE_BEFORE_DECLARING
            if self.variant.bela_with_melds and self._bela_now[seat]:
                return _EXCHANGE_BEFORE_BELA
        elif declared is not None and any(
            isinstance(item, Sequence) and item.mask & seven for item in declared
        ):
            return _SEVEN_DECLARED
        return None

    # What an action does

    def apply(self, seat: int, action: Action) -> None:
        """Do a legal action and add its events to the log."""
        match action:
            case Play(card):
                self._play(seat, card)
            case Gather():
                self._gather()
            case Declare(items):
                self._declare(seat, items)
            case Out():
                self._go_out(seat)
            case Bela():
                self._bela(seat)
            case Exchange():
                self._exchange(seat)
            case Turn(position):
                self.log.append(TurnAsked(seat, position))
                self._deal(position)

    def _deal(self, position: int) -> None:
        """Deal packets of three, non-dealer first, and lay the talon (R3.3, R3.4)."""
        pack = [int(card) for card in self.deck]
        self.turned = pack.pop(position - 1)
        self.trump = self.turned >> 3
        for place, card in enumerate(pack[:18]):
            first = place // 3 % 2 == 0
            self.hands[1 - self.dealer if first else self.dealer] |= 1 << card
        self._talon = tuple(pack[18:])
        self.trick = 1
        self.log.append(dealt(self.hands, self.turned, position))

    def _exchange(self, seat: int) -> None:
        seven, taken = self.trump * 8, self.turned
        self.hands[seat] ^= 1 << seven | 1 << taken
        self.known[seat] = self.known[seat] & ~(1 << seven) | 1 << taken
        self.turned = seven
        self.log.append(Exchanged(seat, CARDS[seven], CARDS[taken]))

    def _declare(self, seat: int, items: tuple[Meld, ...]) -> None:
        self.declared[seat] = items
        self.log.append(Declared(seat, words_for(items), items))
        rival = self.declared[self.leader]
        if seat == self.leader or rival is None:
            self.contest = seat
        else:
            self._contest(rival, items)

    def _contest(self, first: tuple[Meld, ...], second: tuple[Meld, ...]) -> None:
        """Settle who has the better melds, saying as little as possible (R6.1 to R6.3)."""
        ours, theirs = best(first, self.trump, self.variant), best(second, self.trump, self.variant)
        place, rival = standing(ours, self.trump, self.variant), standing(theirs, self.trump, self.variant)
        higher = rival > place
        self.contest = 1 - self.leader if higher else self.leader
        if rival[0] > place[0]:
            return
        if isinstance(ours, FourOfAKind):
            self.known[self.leader] |= ours.mask
            rank = ours.rank
        else:
            rank = ours.top
        self.log += (RankNamed(self.leader, rank), ContestAnswered(1 - self.leader, higher))

    def _bela(self, seat: int) -> None:
        self._bela_said[seat] = True
        self.known[seat] |= _bela_mask(self.trump)
        self.log.append(BelaDeclared(seat))
        if self.variant.bela_with_melds:
            self._bela_now[seat] = True
        else:
            self._score_bela(seat)
            self._decide()

    def _score_bela(self, seat: int) -> None:
        self.meld_points[seat] += BELA_POINTS
        self.log.append(BelaScored(seat, BELA_POINTS))

    def _play(self, seat: int, card: Card) -> None:
        self.hands[seat] ^= 1 << card
        self.log.append(CardPlayed(seat, card))
        if self.led < 0:
            self.led = int(card)
        else:
            self.reply = int(card)
            self._score_melds()

    def _score_melds(self) -> None:
        """Step 7: score the melds of the contest's winner, and béla where R7.2 applies."""
        seat = self.contest
        items = None if seat is None else self.declared[seat]
        if seat is not None and items is not None:
            points = sum(item.points for item in items)
            self.meld_points[seat] += points
            self.scored[seat] += items
            for item in items:
                self.known[seat] |= item.mask
            self.log.append(MeldsScored(seat, items, points))
        for each in (self.leader, 1 - self.leader):
            if self._bela_now[each]:
                self._score_bela(each)
                self._bela_scored_now = True
        self._decide()

    def _gather(self) -> None:
        winner, trick = self.trick_winner, self.trick
        cards = (CARDS[self.led], CARDS[self.reply])
        points = POINTS[self.trump][self.led] + POINTS[self.trump][self.reply]
        if trick == LAST_TRICK:
            points += LAST_TRICK_POINTS
        self.trick_points[winner] += points
        self.log.append(TrickGathered(winner, trick, cards, points))
        self.leader = winner
        self.led = self.reply = _NO_CARD
        self.declared = [None, None]
        self.contest = None
        self._bela_now = [False, False]
        self._bela_scored_now = False
        if trick > LAST_DRAWING_TRICK:
            self._late_tricks[winner] += 1
        if trick == LAST_TRICK:
            self._total(winner)
            return
        self._decide()
        if self.ending is not None:
            return
        if trick <= LAST_DRAWING_TRICK:
            self._draw(winner, open=trick == LAST_DRAWING_TRICK and self.variant.show_trick_7_draw)
            self._draw(1 - winner, open=trick == LAST_DRAWING_TRICK)
        self.trick = trick + 1

    def _draw(self, seat: int, *, open: bool) -> None:
        if self._next < len(self._talon):
            card = self._talon[self._next]
        else:
            card, self.turned = self.turned, _NO_CARD
        self._next += 1
        self.hands[seat] |= 1 << card
        self.log.append(CardDrawn(seat, CARDS[card], open))

    def _total(self, last: int) -> None:
        """Total a hand that was played to the end (R9.4)."""
        stichmatsch = None
        if self.variant.stichmatsch and self._late_tricks[last] == LAST_TRICK - LAST_DRAWING_TRICK:
            stichmatsch = last
            self.trick_points = [HAND_POINTS, 0] if last == 0 else [0, HAND_POINTS]
        # Sudden death and ties end before this: only 11 cards are worth nothing, so some trick scores.
        self._end("played out", last, stichmatsch)

    def _decide(self) -> None:
        """End the hand if the first difference in counts decides it (R9.5, R7.2)."""
        if self.sudden_death or self.tied:
            mine, theirs = self.counts
            if mine != theirs:
                self._end("sudden death" if self.sudden_death else "tie broken")

    def _go_out(self, seat: int) -> None:
        self.claimant = seat
        self.log.append(WentOut(seat))
        counts = self.counts
        if counts[seat] < GAME_POINTS:
            self._end("false claim")
        elif not (self._bela_scored_now and counts[1 - seat] >= GAME_POINTS):
            self._end("out")
        elif counts[0] == counts[1]:
            self.tied = True
            self.log.append(Tied(counts))
        else:
            self._end("both out")

    def _end(self, ending: Ending, last_trick: int | None = None, stichmatsch: int | None = None) -> None:
        self.ending = ending
        self.log.append(
            HandEnded(
                ending,
                self.counts,
                (self.trick_points[0], self.trick_points[1]),
                (self.meld_points[0], self.meld_points[1]),
                last_trick,
                stichmatsch,
            )
        )


_LISTS = (
    "_bela_now",
    "_bela_said",
    "_late_tricks",
    "declared",
    "hands",
    "known",
    "log",
    "meld_points",
    "scored",
    "trick_points",
)
_SHARED = tuple(name for name in Hand.__slots__ if name not in _LISTS)


def _bela_mask(trump: int) -> int:
    return (1 << Rank.OVER | 1 << Rank.KING) << trump * 8
