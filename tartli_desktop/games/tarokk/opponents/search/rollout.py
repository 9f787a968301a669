"""Play a deal to its end by rules of thumb, with all cards known, as a search does many times."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from tartli_desktop.cards.tarokk import TAROKK_COUNT, TAROKKS, Card, mask_of
from tartli_desktop.games.tarokk.opponents.rules_of_thumb.tactics import PAGAT, SKIZ, XXI, follow, lead
from tartli_desktop.games.tarokk.rules.card_values import FOLLOWING, HIGH_HONOURS, KINGS, POINTS
from tartli_desktop.games.tarokk.rules.settlement import TRICKS, TRULL


class Outcome(NamedTuple):
    """What counts for the settlement of a hand played to the end."""

    points: int
    """The points of F, with the declarer's discards."""
    tricks: int
    """The tricks of F."""
    trull: int
    """1 if F has all three honours, 2 if O has, 0 if neither."""
    kings: int
    """The same for the four kings."""
    pagat: int
    """0 if the pagát was not in the last trick; else 1 if F or 2 if O played it, negative if it lost."""
    catcher: int
    """1 if F caught the XXI, 2 if O did, 0 if nobody."""


@dataclass(slots=True)
class KnownDeal:
    """All cards of a hand in play, by places 0 to 3 in turn from the forehand on.

    Attributes:
        hands: the cards of each place, as masks.
        sides: 0 for F and 1 for O, by place.
        keeps_pagat: by side, whether it has announced pagátultimó (T11.4).
        trulls: by side, whether it has announced trull, so that its seats know the high honours with it.
        won: by side, the cards of its tricks; F's include the declarer's discards.
        tricks: how many tricks are over; ``f_tricks`` of them are F's.
        leader: who leads, or led, to the open trick; ``open`` its cards in order.
    """

    hands: list[int]
    sides: Sequence[int]
    keeps_pagat: tuple[bool, bool]
    trulls: tuple[bool, bool]
    won: list[int] = field(default_factory=lambda: [0, 0])
    tricks: int = 0
    f_tricks: int = 0
    catcher: int = 0
    leader: int = 0
    open: list[int] = field(default_factory=list)

    def copy(self) -> KnownDeal:
        """An independent copy."""
        return KnownDeal(
            self.hands.copy(),
            self.sides,
            self.keeps_pagat,
            self.trulls,
            self.won.copy(),
            self.tricks,
            self.f_tricks,
            self.catcher,
            self.leader,
            self.open.copy(),
        )

    @property
    def to_play(self) -> int:
        """The place that plays next."""
        return (self.leader + len(self.open)) & 3

    def legal(self) -> int:
        """The cards that this place may play, as a mask (T11.2, T11.4)."""
        place = self.to_play
        hand = self.hands[place]
        if self.open:
            hand = hand & FOLLOWING[self.open[0]] or hand & TAROKKS or hand
        if self.keeps_pagat[self.sides[place]]:
            hand = hand & ~PAGAT or hand
        return hand

    def play(self, card: int) -> int:
        """Play a card; return the outcome's ``pagat`` after the last card of the ninth trick, else 0."""
        self.hands[self.to_play] ^= 1 << card
        self.open.append(card)
        return self.gather() if len(self.open) == 4 else 0

    def gather(self) -> int:
        """Gather a full trick (T11.5); return ``pagat`` like :meth:`play`."""
        trick, sides, leader = self.open, self.sides, self.leader
        best = _best(trick)
        self.leader = (leader + trick.index(best)) & 3
        side = sides[self.leader]
        mask = 1 << trick[0] | 1 << trick[1] | 1 << trick[2] | 1 << trick[3]
        self.won[side] |= mask
        self.tricks += 1
        if not side:
            self.f_tricks += 1
        if best == Card.SKIZ and mask & XXI and sides[(leader + trick.index(Card.XXI)) & 3] != side:
            self.catcher = side + 1
        pagat = 0
        if self.tricks == TRICKS and mask & PAGAT:
            player = sides[(leader + trick.index(Card.I)) & 3] + 1
            pagat = player if best == Card.I else -player
        trick.clear()
        return pagat

    def outcome(self, pagat: int) -> Outcome:
        """The outcome of a deal played to its end."""
        mine, theirs = self.won
        points = 0
        mask = mine
        while mask:
            low = mask & -mask
            points += POINTS[low.bit_length() - 1]
            mask ^= low
        return Outcome(
            points,
            self.f_tricks,
            1 if mine & TRULL == TRULL else 2 if theirs & TRULL == TRULL else 0,
            1 if mine & KINGS == KINGS else 2 if theirs & KINGS == KINGS else 0,
            pagat,
            self.catcher,
        )


def playout(deal: KnownDeal) -> Outcome:
    """Play a deal to its end, changing it, and return the outcome.

    Each place knows its side and its own cards, and which others are out, but not who holds them, but for the
    high honours of an announced trull: players who saw all hands would never lose a XXI.
    """
    hands, sides, keeps, trick, trulls = deal.hands, deal.sides, deal.keeps_pagat, deal.open, deal.trulls
    out = hands[0] | hands[1] | hands[2] | hands[3]
    pagat = 0
    while deal.tricks < TRICKS:
        leader = deal.leader
        while len(trick) < 4:
            place = (leader + len(trick)) & 3
            hand = legal = hands[place]
            side = sides[place]
            if trick:
                legal = hand & FOLLOWING[trick[0]] or hand & TAROKKS or hand
            if keeps[side]:
                legal = legal & ~PAGAT or legal
            others = out & ~(hand | HIGH_HONOURS if trulls[side] else hand)
            if not legal & (legal - 1):
                card = legal.bit_length() - 1
            elif not trick:
                card = lead(hand, legal, others, keeps[side])
            else:
                card = _following(deal, legal, side, others)
            out ^= 1 << card
            hands[place] = hand ^ 1 << card
            trick.append(card)
        pagat = deal.gather()
    return deal.outcome(pagat)


def surprises(deal: KnownDeal, played: Sequence[int], place: int) -> int:
    """How many of the cards played from the first trick on the playouts would not have played.

    Those of ``place`` do not count. Of tarokks that are worth the same, with none of the others' between, it
    does not matter which was played. ``deal`` is used up.
    """
    out = deal.hands[0] | deal.hands[1] | deal.hands[2] | deal.hands[3]
    count = 0
    for card in played:
        acting, legal = deal.to_play, deal.legal()
        if acting != place and legal & (legal - 1):
            hand, side = deal.hands[acting], deal.sides[acting]
            others = out & ~(hand | HIGH_HONOURS if deal.trulls[side] else hand)
            if deal.open:
                usual = _following(deal, legal, side, others)
            else:
                usual = lead(hand, legal, others, deal.keeps_pagat[side])
            if usual != card:
                low, high = (usual, card) if usual < card else (card, usual)
                between = (out & ~hand | mask_of(deal.open)) & ((1 << high) - 1) & ~((1 << low + 1) - 1)
                count += low < Card.XIX or high >= Card.I or between != 0
        out &= ~(1 << card)
        deal.play(card)
    return count


def _best(trick: list[int]) -> int:
    """The card that wins a trick so far (T11.3)."""
    best = min(trick)
    if best < TAROKK_COUNT:
        return best
    suit = FOLLOWING[trick[0]]
    return min([card for card in trick if suit >> card & 1])


def _following(deal: KnownDeal, legal: int, side: int, others: int) -> int:
    """The card to play to the open trick, with ``others`` in the hands of foes, or perhaps in theirs."""
    sides, trick, leader = deal.sides, deal.open, deal.leader
    best = _best(trick)
    foe_after = False
    for step in range(len(trick) + 1, 4):
        if sides[(leader + step) & 3] != side:
            foe_after = True
    catches = bool(legal & SKIZ) and Card.XXI in trick and sides[(leader + trick.index(Card.XXI)) & 3] != side
    worth = 0
    for card in trick:
        worth += POINTS[card]
    friend_wins = sides[(leader + trick.index(best)) & 3] == side
    two_left = deal.tricks == TRICKS - 2
    return follow(legal, trick[0], best, worth, friend_wins, others, foe_after, catches, two_left)
