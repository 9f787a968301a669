"""A view before a card of tricks 1 to 8, in the form that sampling and simulated hands need.

It adds to :class:`~tartli_desktop.games.tartli.opponents.knowledge.position.Position` what the opponent did
and what each player knows of the other's cards. Masks are normal: trumps are suit 0
(:mod:`~tartli_desktop.games.tartli.opponents.meld_tables`).
"""

from dataclasses import dataclass
from functools import reduce
from operator import or_

from tartli_desktop.cards.german import mask_of
from tartli_desktop.games.tartli.opponents.knowledge.event_reader import EventReader, Heard
from tartli_desktop.games.tartli.opponents.knowledge.position import ALL_CARDS, Position
from tartli_desktop.games.tartli.opponents.meld_tables import (
    BELA_CARDS,
    SET_ITEM,
    Declaration,
    item_cards,
    item_of,
    loudest,
    normal,
    normal_card,
    switches_of,
)
from tartli_desktop.games.tartli.rules.events import (
    BelaDeclared,
    BelaScored,
    CardPlayed,
    Declared,
    Exchanged,
    MeldsScored,
    RankNamed,
    TrickGathered,
)
from tartli_desktop.games.tartli.rules.hand import GAME_POINTS
from tartli_desktop.games.tartli.rules.melds import BELA_POINTS
from tartli_desktop.games.tartli.rules.view import View

from .rollout import EVERYTHING_OPEN, Side, Start, left_open
from .rollout_policy import plans_of

Allowed = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Act:
    """What the opponent did in one trick, and what the opponent knew then."""

    trick: int
    facing: int
    """The card the opponent answered, -1 where the opponent led."""
    card: int
    """The card the opponent played."""
    silent: bool
    """Whether the opponent declared nothing."""
    heard: Declaration | None
    """What this player had declared before."""
    allowed: Allowed
    sets: int
    dead: int


@dataclass(frozen=True, slots=True)
class HeardMeld:
    """A meld of the opponent that was said aloud but not named (R5.3)."""

    trick: int
    loudness: int
    least: int
    most: int
    """The standing lies between ``least`` and this, both included."""
    top: int
    """The top rank named in the contest, or -1."""
    possible: int
    """The cards that the meld may consist of."""
    allowed: Allowed
    current: bool
    """Whether it was said in the current trick."""


ME, THEM = 0, 1
"""Indices into the lists kept for both players."""


class SearchPosition(EventReader):
    """A view of tricks 1 to 8 with a card to play, or with something to say before that. Masks are normal.

    Raises ValueError for a view of no such trick.
    """

    def __init__(self, view: View) -> None:
        if view.trump is None or not 1 <= view.trick_number <= 8:
            raise ValueError(f"there is nothing to sample in trick {view.trick_number}")
        super().__init__(view)
        trump = self.trump = int(view.trump)
        self.view = view
        self.switches = switches_of(view.variant)
        self.plans = plans_of(self.switches)
        self.hand, self.theirs = (
            normal(mask_of(view.hand), trump),
            normal(mask_of(view.opponent_cards), trump),
        )
        self.turned = 0 if view.turned is None else 1 << normal_card(int(view.turned), trump)
        played = normal(mask_of(card for _, card in view.played), trump)
        unseen = ALL_CARDS & ~(self.hand | self.theirs | played | self.turned)
        self.unseen = tuple(card for card in range(32) if unseen >> card & 1)
        """The numbers of the cards that may be in the other hand or in the talon."""
        self.hidden = view.opponent_hand_size - self.theirs.bit_count()
        """How many of them the opponent holds."""
        self.allowed = [list(EVERYTHING_OPEN), list(EVERYTHING_OPEN)]
        """The sequences of each suit that each may still declare, shifted up by AFTER_SHIFT; mine first."""
        self.sets = [self.switches.sets, self.switches.sets]
        """The ranks of sets that may still be declared."""
        self.their_bela = False
        self.bela_now = [False, False]
        """Whether a béla waits to score in this trick (R7.2)."""
        self.shown = 0
        """This player's cards that the opponent knows."""
        self.acts: list[Act] = []
        self.heard_melds: list[HeardMeld] = []
        """The opponent's melds that were said aloud but not named."""
        self.deadlines: dict[int, int] = {}
        """For each card the opponent is known to have held: the last trick after which it can have come."""
        self.changes: dict[int, tuple[int, int]] = {}
        """By trick, the bits of the cards the opponent gave and took in an exchange."""
        self.my_said: Declaration | None = None
        """What this player declared in this trick."""
        self._gone = 0
        """The cards played so far."""
        # About the trick being read.
        self._facing = -1
        """The card that waits for a reply, or -1."""
        self._their_card = 0
        """The bit of the opponent's card."""
        self.read(view)
        self.known = Position.after(self, view)
        """The position of the same view, in the engine's masks."""
        self.led = normal_card(self.known.led, trump) if self.known.led >= 0 else -1
        """The card that the opponent led and that waits for the reply, or -1."""
        self.heard_melds += self.heard_now(current=True)

    def card_played(self, event: CardPlayed) -> None:
        super().card_played(event)
        card = normal_card(int(event.card), self.trump)
        if event.seat != self.seat:
            self._they_hold(1 << card)
            self._their_card = 1 << card
            self.acts.append(
                Act(
                    self.trick,
                    self._facing,
                    card,
                    self.their_words is None,
                    self.my_said,
                    _four(self.allowed[THEM]),
                    self.sets[THEM],
                    self._gone | self.shown,
                )
            )
        self._gone |= 1 << card
        self._facing = card

    def trick_gathered(self, event: TrickGathered) -> None:
        self.heard_melds += self.heard_now(current=False)
        super().trick_gathered(event)
        self.my_said = None
        self._facing, self._their_card = -1, 0

    def declared(self, event: Declared) -> None:
        super().declared(event)
        if event.seat == self.seat:
            assert event.items is not None
            numbers = tuple(item_of(item, self.trump) for item in event.items)
            place = max(self.switches.standings[number] for number in numbers)
            self.my_said = (sum(item.points for item in event.items), place, numbers)

    def rank_named(self, event: RankNamed) -> None:
        super().rank_named(event)
        if event.seat == self.seat and self.my_said is not None:
            for item in self.my_said[2]:
                if item >= SET_ITEM:
                    self.shown |= item_cards(item)

    def melds_scored(self, event: MeldsScored) -> None:
        super().melds_scored(event)
        side = self._side(event.seat)
        items = [item_of(meld, self.trump) for meld in event.items]
        self.allowed[side], self.sets[side] = left_open(
            self.allowed[side], self.sets[side], items, self.switches.after
        )
        self._show(side, reduce(or_, map(item_cards, items)))

    def bela_declared(self, event: BelaDeclared) -> None:
        super().bela_declared(event)
        side = self._side(event.seat)
        self.their_bela |= side == THEM
        self.bela_now[side] = self.switches.bela_with_melds
        self._show(side, BELA_CARDS)

    def bela_scored(self, event: BelaScored) -> None:
        super().bela_scored(event)
        self.bela_now[self._side(event.seat)] = False

    def exchanged(self, event: Exchanged) -> None:
        taken = 1 << normal_card(int(event.taken), self.trump)
        if event.seat == self.seat:
            self.shown |= taken
        else:
            self._they_hold(1)
            self.changes[self.trick] = (1, taken)

    def heard_now(self, *, current: bool) -> list[HeardMeld]:
        """The melds behind the opponent's words in this trick, as narrowed by the contest (R6.3)."""
        heard = self.heard
        if heard is None or heard.named:
            return []
        sounds = sorted((loudest((word,)) for word in heard.words), reverse=True)
        possible = self.theirs | mask_of(self.unseen) | self._their_card
        allowed = _four(self.allowed[THEM])
        found = []
        for place, sound in enumerate(sounds):
            # Only the best meld is compared and named.
            least, most = self._their_best(heard) if place == 0 else (0, ANY_STANDING)
            top = int(heard.top) if place == 0 and heard.top is not None else -1
            found.append(HeardMeld(self.trick, sound, least, most, top, possible, allowed, current))
        return found

    def _their_best(self, heard: Heard) -> tuple[int, int]:
        """The range of the standing of the opponent's best meld, by the answer in the contest (R6.3)."""
        if self.my_said is None or heard.higher is None:
            return 0, ANY_STANDING
        mine = self.my_said[1]
        # If the second player does not say "higher here", the leader's meld is better.
        if heard.led:
            return (0, mine - 1) if heard.higher else (mine, ANY_STANDING)
        return (mine + 1, ANY_STANDING) if heard.higher else (0, mine)

    def _show(self, side: int, cards: int) -> None:
        """Note that these cards of a side have become known to both players."""
        if side == ME:
            self.shown |= cards
        else:
            self._they_hold(cards)

    def _they_hold(self, cards: int) -> None:
        """Note that the opponent holds these cards, which came before this trick."""
        for card in range(32):
            if cards >> card & 1:
                self.deadlines[card] = min(self.trick - 1, self.deadlines.get(card, 99))

    def _side(self, seat: int) -> int:
        return ME if seat == self.seat else THEM

    def start(self, *, bela: bool = False, exchanged: bool = False) -> tuple[Start, int]:
        """The start of a simulation and this player's hand in it, after béla or an exchange if tried."""
        view = self.view
        mine, theirs = view.counts[view.seat], view.counts[1 - view.seat]
        goal = mine + 1 if view.sudden_death or view.tied else GAME_POINTS
        hand, turned, shown = self.hand, self.turned, self.shown
        my_bela = self.said_bela
        my_now, their_now = self.bela_now
        early, their_early = self.known.trick_points
        if exchanged:
            hand ^= 1 | turned
            shown |= turned
            turned = 1
        if bela:
            my_bela = True
            shown |= BELA_CARDS
            if self.switches.bela_with_melds:
                my_now = True
            else:
                mine += BELA_POINTS
        gone = self._gone | (turned if turned == 1 else 0)
        mine_allowed, their_allowed = map(_four, self.allowed)
        my_sets, their_sets = self.sets
        their_bela, their_dead = self.their_bela, gone | shown
        mine_first = (
            Side(mine, mine_allowed, my_sets, my_bela, my_now, gone | self.theirs, early),
            Side(theirs, their_allowed, their_sets, their_bela, their_now, their_dead, their_early),
        )
        leading = self.known.leading
        leader, other = mine_first if leading else mine_first[::-1]
        return Start(leading, self.trick, turned, goal, leader, other, interjections_over=True), hand


ANY_STANDING = 9999
"""A standing above that of every meld."""


def _four(masks: list[int]) -> Allowed:
    return masks[0], masks[1], masks[2], masks[3]
