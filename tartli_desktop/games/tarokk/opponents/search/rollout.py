"""Play a deal to its end by rules of thumb, with all cards known, as a search does many times."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from tartli_desktop.cards.tarokk import TAROKK_COUNT, TAROKKS, Card, mask_of
from tartli_desktop.games.tarokk.opponents.rules_of_thumb.tactics import PAGAT, XXI, follow, lead
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
        trulls: by side, whether it has announced trull with both high honours, which its seats then know.
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
        fixed = self.sides, self.keeps_pagat, self.trulls
        counts = self.tricks, self.f_tricks, self.catcher, self.leader
        return KnownDeal(self.hands.copy(), *fixed, self.won.copy(), *counts, self.open.copy())

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
        leader, two_left = deal.leader, deal.tricks == TRICKS - 2
        led = best = worth = winner = 0
        xxi = None
        for step in range(4):
            place = (leader + step) & 3
            side = sides[place]
            if step < len(trick):
                card = trick[step]
            else:
                hand = legal = hands[place]
                if step:
                    legal = hand & FOLLOWING[led] or hand & TAROKKS or hand
                if keeps[side]:
                    legal = legal & ~PAGAT or legal
                if not legal & (legal - 1):
                    card = legal.bit_length() - 1
                else:
                    others = out & ~(hand | HIGH_HONOURS if trulls[side] else hand)
                    if step:
                        after = _foe_after(sides, place, step)
                        catches = xxi is not None and xxi != side
                        card = follow(
                            legal, led, best, worth, winner == side, others, after, catches, two_left
                        )
                    else:
                        card = lead(hand, legal, others, keeps[side])
                out ^= 1 << card
                hands[place] = hand ^ 1 << card
                trick.append(card)
            if not step:
                led = best = card
                winner = side
            elif card < best and (card < TAROKK_COUNT or FOLLOWING[led] >> card & 1):
                best, winner = card, side
            if card == Card.XXI:
                xxi = side
            worth += POINTS[card]
        pagat = deal.gather()
    return deal.outcome(pagat)


class Choice(NamedTuple):
    """A card that a place played, and what lay on the table before."""

    place: int
    card: int
    rest: int
    """The cards that the place has played from then on, and in ``all_rest`` all places."""
    all_rest: int
    trick: tuple[int, ...]
    best: int
    winner: int
    """The place that had played the best card; ``catchable`` the one that had played the XXI."""
    catchable: int | None
    worth: int


def choices(played: Sequence[tuple[int, int]], own: int) -> list[Choice]:
    """What all places but ``own`` have played, of all cards from the first trick on, with their places."""
    rests, all_rest = [0, 0, 0, 0], 0
    found: list[Choice] = []
    for number in reversed(range(len(played))):
        place, card = played[number]
        rests[place] |= 1 << card
        all_rest |= 1 << card
        places = {each: seat for seat, each in played[number & ~3 : number]}
        best = _best([*places]) if places else card
        winner, worth = places.get(best, place), sum([POINTS[each] for each in places])
        known = rests[place], all_rest, (*places,), best, winner, places.get(Card.XXI), worth
        if place != own:
            found.append(Choice(place, card, *known))
    return found


def surprises(deal: KnownDeal, made: Sequence[Choice]) -> int:
    """How many of these choices the playouts would not have made, with the cards that are left in ``deal``.

    Of tarokks that are worth the same, with none of the others' between, it does not matter which was played.
    """
    hands, sides, keeps = deal.hands, deal.sides, deal.keeps_pagat
    left = hands[0] | hands[1] | hands[2] | hands[3]
    count = 0
    for place, card, rest, all_rest, trick, best, winner, catchable, worth in made:
        hand = legal = hands[place] | rest
        side = sides[place]
        if trick:
            legal = hand & FOLLOWING[trick[0]] or hand & TAROKKS or hand
        if keeps[side]:
            legal = legal & ~PAGAT or legal
        if not legal & (legal - 1):
            continue
        hidden = (left | all_rest) & ~hand
        others = hidden & ~HIGH_HONOURS if deal.trulls[side] else hidden
        if trick:
            catches = catchable is not None and sides[catchable] != side
            after = _foe_after(sides, place, len(trick))
            friend, two_left = sides[winner] == side, hand.bit_count() == 2
            usual = follow(legal, trick[0], best, worth, friend, others, after, catches, two_left)
        else:
            usual = lead(hand, legal, others, keeps[side])
        if usual != card:
            low, high = (usual, card) if usual < card else (card, usual)
            between = (hidden | mask_of(trick)) & ((1 << high) - 1) & ~((1 << low + 1) - 1)
            count += low < Card.XIX or high >= Card.I or between != 0
    return count


def _best(trick: Sequence[int]) -> int:
    """The card that wins a trick so far (T11.3)."""
    best = min(trick)
    if best < TAROKK_COUNT:
        return best
    suit = FOLLOWING[trick[0]]
    return min([card for card in trick if suit >> card & 1])


def _foe_after(sides: Sequence[int], place: int, step: int) -> bool:
    """Whether a foe plays after a place, which is the second of a trick with ``step`` 1, the last with 3."""
    side = sides[place]
    return step < 3 and (sides[(place + 1) & 3] != side or (step == 1 and sides[(place + 2) & 3] != side))
