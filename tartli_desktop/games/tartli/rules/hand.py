"""One hand, from the cut pack to its last card (R3 to R9)."""

from __future__ import annotations

from tartli_desktop.cards.german import CARDS, Card, Rank, cards_of
from tartli_desktop.game.match import HandBase

from . import events
from .actions import Action, Bela, Declare, Exchange, Gather, Out, Play, Turn
from .cards import HAND_POINTS, LAST_TRICK_POINTS, POINTS, beats
from .events import Ending, Event
from .melds import BELA_POINTS, FourOfAKind, Meld, best, standing
from .variant import Variant

GAME_POINTS = 501
"""The count a player needs to go out (R9.2)."""

LAST_DRAWING_TRICK = 7
"""The last trick after which cards are drawn (R4), and in which the trump VII is exchanged (R8.2)."""

LAST_DECLARING_TRICK = 8
"""The last trick in which melds (R5.1) and béla (R7.1) are declared."""

LAST_TRICK = 16
"""The last trick of a hand (R4)."""

_NO_CARD = -1


def is_sudden_death(scores: tuple[int, int]) -> bool:
    """Whether a hand that begins with these scores is played until one side is ahead (R9.5)."""
    return scores[0] == scores[1] >= GAME_POINTS


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

    def __init__(self, variant: Variant, dealer: int, start: tuple[int, int], deck: tuple[Card, ...]) -> None:
        self.variant = variant
        self.dealer = dealer
        self.start = start
        self.sudden_death = is_sudden_death(start)
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
        self.bela_said = [False, False]
        self.bela_now = [False, False]
        self._bela_scored_now = False
        self._late_tricks = [0, 0]
        self.log: list[Event] = [events.HandOpened(dealer, self.sudden_death)]
        if variant.turned_card == "nineteenth":
            self._deal(19)

    def copy(self) -> Hand:
        twin = Hand.__new__(Hand)
        for name, value in vars(self).items():
            setattr(twin, name, value.copy() if isinstance(value, list) else value)
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

    # What an action does

    def apply(self, seat: int, action: Action) -> None:
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
                self.log.append(events.TurnAsked(seat, position))
                self._deal(position)

    def _deal(self, position: int) -> None:
        """Deal packets of three, non-dealer first, and lay the talon (R3.3, R3.4)."""
        pack = [int(card) for card in self.deck]
        self.turned = pack.pop(position - 1)
        self.trump = self.turned >> 3
        for place, card in enumerate(pack[:18]):
            is_dealers = place // 3 % 2
            self.hands[self.dealer if is_dealers else 1 - self.dealer] |= 1 << card
        self._talon = tuple(pack[18:])
        self.trick = 1
        first, second = map(cards_of, self.hands)
        self.log.append(events.Dealt((first, second), Card(self.turned), position))

    def _exchange(self, seat: int) -> None:
        seven, taken = self.trump * 8, self.turned
        self.hands[seat] ^= 1 << seven | 1 << taken
        self.known[seat] = self.known[seat] & ~(1 << seven) | 1 << taken
        self.turned = seven
        self.log.append(events.Exchanged(seat, CARDS[seven], CARDS[taken]))

    def _declare(self, seat: int, items: tuple[Meld, ...]) -> None:
        self.declared[seat] = items
        self.log.append(events.Declared(seat, events.words_for(items), items))
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
        self.log += (events.RankNamed(self.leader, rank), events.ContestAnswered(1 - self.leader, higher))

    def _bela(self, seat: int) -> None:
        self.bela_said[seat] = True
        self.known[seat] |= bela_mask(self.trump)
        self.log.append(events.BelaDeclared(seat))
        if self.variant.bela_with_melds:
            self.bela_now[seat] = True
        else:
            self._score_bela(seat)
            self._decide()

    def _score_bela(self, seat: int) -> None:
        self.meld_points[seat] += BELA_POINTS
        self.log.append(events.BelaScored(seat, BELA_POINTS))

    def _play(self, seat: int, card: Card) -> None:
        self.hands[seat] ^= 1 << card
        self.log.append(events.CardPlayed(seat, card))
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
            self.log.append(events.MeldsScored(seat, items, points))
        for each in (self.leader, 1 - self.leader):
            if self.bela_now[each]:
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
        self.log.append(events.TrickGathered(winner, trick, cards, points))
        self.leader = winner
        self.led = self.reply = _NO_CARD
        self.declared = [None, None]
        self.contest = None
        self.bela_now = [False, False]
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
        self.log.append(events.CardDrawn(seat, CARDS[card], open))

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
        self.log.append(events.WentOut(seat))
        counts = self.counts
        if counts[seat] < GAME_POINTS:
            self._end("false claim")
        elif not (self._bela_scored_now and counts[1 - seat] >= GAME_POINTS):
            self._end("out")
        elif counts[0] == counts[1]:
            self.tied = True
            self.log.append(events.Tied(counts))
        else:
            self._end("both out")

    def _end(self, ending: Ending, last_trick: int | None = None, stichmatsch: int | None = None) -> None:
        self.ending = ending
        self.log.append(
            events.HandEnded(
                ending,
                self.counts,
                (self.trick_points[0], self.trick_points[1]),
                (self.meld_points[0], self.meld_points[1]),
                last_trick,
                stichmatsch,
            )
        )


def bela_mask(trump: int) -> int:
    """King and Over of trumps, as a mask."""
    return (1 << Rank.OVER | 1 << Rank.KING) << trump * 8
