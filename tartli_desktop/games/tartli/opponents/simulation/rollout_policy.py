"""The rule of thumb that plays simulated hands: it sees one hand and looks everything up by suit.

A table holds one entry per state of a suit, computed when first met: the best lead, the best card to
throw away, the best winner. A choice in tricks 1 to 7 is four look-ups and a comparison. The scores are
points; they weigh what a trick brings now against what a card is still good for, as
:mod:`~tartli_desktop.games.tartli.opponents.trickplay` and
:mod:`~tartli_desktop.games.tartli.opponents.melding` do with more care.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from tartli_desktop.games.tartli.opponents.meld_tables import (
    ALL_SEQUENCES,
    BELA_CARDS,
    HELD,
    HIGHER_PLAIN,
    HIGHER_TRUMPS,
    PLAIN_HIGH_TO_LOW,
    RUN_BITS,
    SEQUENCE_CARDS,
    SEQUENCE_POINTS,
    SET_ITEM,
    SET_LOUDNESS,
    SET_POINTS,
    TRUMPS_HIGH_TO_LOW,
    Declaration,
    Switches,
    chances_to_draw,
    loudness,
)
from tartli_desktop.games.tartli.opponents.weights import ROLLOUT
from tartli_desktop.games.tartli.rules.cards import PLAIN_POINTS, TRUMP_POINTS
from tartli_desktop.games.tartli.rules.melds import BELA_POINTS

LEAD_COST = ROLLOUT.lead_cost
"""A module constant because every simulated trick needs it."""

TRUMPS_OUT = 3.0
"""The typical number of trumps that the leader of a plain card does not see."""

EVEN_CHANCE = 0.5
"""The chance of the second player's sequence against one of equal length."""

AFTER_SHIFT = 28
PROTECT_SHIFT = 20
TRICK_SHIFT = 16
"""The shifts of the parts of a suit's key above its own cards and, from bit 8, the cards that cannot come.

Tricks 1 to 7 are distinguished only in pairs (:data:`TRICK_KEYS`), since every entry takes time to compute.
"""

TRICK_KEYS: tuple[int, ...] = (0, *(trick << TRICK_SHIFT for trick in (1, 1, 3, 3, 5, 5, 7)))
"""``TRICK_KEYS[trick]``: the part of the key for the trick."""

Allowed = Sequence[int]
"""The sequences of each suit that may still be declared, shifted up by AFTER_SHIFT."""

STRAY = 60.0
"""By how many points a player who strays undervalues the cards of a suit."""

_MOST_PLANS = 40_000
"""Plans of suits that may be kept between two decisions."""

NEVER = -1e9

Pick = tuple[float, int]
"""The score of a card and its bit; ``(NEVER, 0)`` for none."""

NONE: Pick = (NEVER, 0)

RANKS_OF = tuple(tuple(rank for rank in range(8) if own >> rank & 1) for own in range(256))
"""The ranks of a suit's cards."""

SuitPlan = tuple[Pick, Pick, Pick, tuple[Pick, ...], tuple[Pick, ...], list[float], list[float]]
"""The best lead, loser and winner of a suit, the best winner and loser for each rank led in it, and for each
rank held the score of leading it and the value given up with it."""


@lru_cache(maxsize=16)
def plans_of(switches: Switches) -> Plans:
    """The plans for one set of switches."""
    return Plans(switches)


class Splits(dict[int, tuple[float, int]]):
    """The value of a suit's sequences when one is declared in each trick, and which comes first.

    The key is the mask of sequences and, from bit 21, the number of tricks.
    """

    def __init__(self, after: tuple[int, ...]) -> None:
        super().__init__()
        self._after = after

    def __missing__(self, key: int) -> tuple[float, int]:
        remaining, tricks = key & ALL_SEQUENCES, key >> 21
        best, first = 0.0, -1
        if tricks and remaining:
            planned, discount = remaining, ROLLOUT.discount
            # Planning all parts of a long run would take too long: drop the shortest, which are worth least.
            short = 20
            while planned.bit_count() > ROLLOUT.most_splits and short <= 50:
                fewer = sum(1 << n for n in range(21) if planned >> n & 1 and SEQUENCE_POINTS[n] > short)
                planned = fewer or planned
                short += 30
            rest, after, tricks_left = planned, self._after, tricks - 1 << 21
            while rest:
                number = (rest & -rest).bit_length() - 1
                rest &= rest - 1
                value = SEQUENCE_POINTS[number] + discount * self[planned & after[number] | tricks_left][0]
                if value > best:
                    best, first = value, number
        self[key] = best, first
        return best, first


class SuitPlans(dict[int, SuitPlan]):
    """The plan of each state of a suit met so far; :data:`TRICK_SHIFT` describes the key."""

    def __init__(self, splits: Splits, trump: bool) -> None:
        super().__init__()
        self._splits = splits
        self._trump = trump
        self._higher = HIGHER_TRUMPS if trump else HIGHER_PLAIN
        self._points = TRUMP_POINTS if trump else PLAIN_POINTS
        self._high_to_low = TRUMPS_HIGH_TO_LOW if trump else PLAIN_HIGH_TO_LOW
        self._low_to_high = self._high_to_low[::-1]
        self._leads = {
            trick: [[self._lead(rank, higher, trick) for higher in range(8)] for rank in range(8)]
            for trick in range(1, 9)
        }
        """The value of a lead, by trick, rank led, and number of higher cards that may come."""

    def __missing__(self, key: int) -> SuitPlan:
        own, dead, trick, points = key & 0xFF, key >> 8 & 0xFF, key >> TRICK_SHIFT & 15, self._points
        keep = self._keep(own, dead, trick, key >> AFTER_SHIFT, key >> PROTECT_SHIFT & 0xFF)
        left, leads, worth = ~(own | dead) & 0xFF, [NEVER] * 8, self._leads[trick]
        for rank in RANKS_OF[own]:
            leads[rank] = worth[rank][(self._higher[rank] & left).bit_count()] - keep[rank]
        lead = loser = winner = NONE
        above, below = [NONE] * 8, [NONE] * 8
        for rank in self._low_to_high:
            below[rank] = loser
            if own >> rank & 1:
                bit = 1 << rank
                loser = max(loser, (-points[rank] - keep[rank], bit))
                lead = max(lead, (leads[rank], bit))
        for rank in self._high_to_low:
            above[rank] = winner
            if own >> rank & 1:
                winner = max(winner, (points[rank] - keep[rank], 1 << rank))
        plan = lead, loser, winner, tuple(above), tuple(below), leads, keep
        self[key] = plan
        return plan

    def _keep(self, own: int, dead: int, trick: int, allowed: int, protected: int) -> list[float]:
        """The value given up with each rank held: possible melds, and tricks 8 to 16."""
        kept = [0.0] * 8
        points, weights = self._points, ROLLOUT
        left = ~(own | dead) & 0xFF
        held_ranks = RANKS_OF[own]
        for rank in held_ranks:
            higher = (left & self._higher[rank]).bit_count()
            if self._trump:
                kept[rank] = points[rank] + weights.trump_control - weights.control_step * higher
            else:
                kept[rank] = points[rank] * weights.plain_kept[min(higher, 2)]
                kept[rank] += weights.higher_rank * rank if higher else weights.plain_master
            if protected >> rank & 1:
                kept[rank] += weights.hope_of_set * SET_POINTS[rank] * draw_chances(trick)[1]
        tricks = 8 - trick
        if tricks <= 0:
            return kept
        chances = draw_chances(trick)
        for sequence, missing, count, points_hoped, ranks in hopes_of(own):
            if allowed & sequence and not missing & dead:
                gain = points_hoped * chances[count]
                for rank in ranks:
                    kept[rank] += gain
        if self._trump:
            both = own & BELA_CARDS
            if both and both != BELA_CARDS and not dead & BELA_CARDS:
                kept[5 if both == 0x20 else 6] += BELA_POINTS * chances[1]
        held = HELD[own] & allowed
        if held:
            whole = self._splits[held | tricks << 21][0]
            for rank in held_ranks:
                rest = HELD[own ^ 1 << rank] & allowed
                kept[rank] += whole - self._splits[rest | tricks << 21][0]
        return kept

    def _lead(self, rank: int, higher: int, trick: int) -> float:
        """The value of leading that rank while this many higher cards may come."""
        points = self._points[rank]
        suit, trumps, _ = ROLLOUT.spent_on_valuable if points >= ROLLOUT.valuable else ROLLOUT.spent_on_low
        share = hidden_share(trick)
        if self._trump:
            holds = (1 - share * trumps) ** higher
        else:
            holds = (1 - share * suit) ** higher * (1 - share * trumps) ** TRUMPS_OUT
        return holds * (points - LEAD_COST) - (1 - holds) * (points + ROLLOUT.reply_points - LEAD_COST)


@cache
def hopes_of(own: int) -> tuple[tuple[int, int, int, float, tuple[int, ...]], ...]:
    """The sequences of a suit that lack one or two cards.

    For each: its bit, the cards it lacks and their number, the part of its points that is counted on, and the
    ranks of it that are held.
    """
    hopes = []
    for number, cards in enumerate(SEQUENCE_CARDS):
        missing = cards & ~own
        if missing and missing != cards and missing.bit_count() <= 2:
            ranks = tuple(rank for rank in range(8) if cards & own & 1 << rank)
            points = ROLLOUT.hope_of_sequence * SEQUENCE_POINTS[number]
            hopes.append((1 << number, missing, missing.bit_count(), points, ranks))
    return tuple(hopes)


@cache
def draw_chances(trick: int) -> tuple[float, ...]:
    """``chances[n]``: the chance to draw n given cards from this trick on."""
    return chances_to_draw(max(0.0, 7.5 - trick), 24 - 2 * trick)


@cache
def hidden_share(trick: int) -> float:
    """The chance that an unseen card is in the other hand."""
    return 9 / (24 - 2 * min(7, trick))


class Plans:
    """All tables of the policy that depend on the switches."""

    def __init__(self, switches: Switches) -> None:
        self.switches = switches
        self.splits = Splits(switches.after)
        self.trump = SuitPlans(self.splits, trump=True)
        self.plain = SuitPlans(self.splits, trump=False)
        self.by_suit = tuple((suit, 8 * suit, self.plain if suit else self.trump) for suit in range(4))

    def trim(self) -> None:
        """Forget everything once the tables have grown too large."""
        if len(self.trump) + len(self.plain) > _MOST_PLANS:
            self.trump.clear()
            self.plain.clear()
            self.splits.clear()

    def key(self, hand: int, dead: int, trick: int) -> int:
        """The part of a key that all suits of a hand share: the trick, and the sets to protect."""
        one, two, three, four = hand, hand >> 8, hand >> 16, hand >> 24
        protected = (one & two & (three | four) | three & four & (one | two)) & self.switches.sets
        if protected:
            protected &= ~(dead | dead >> 8 | dead >> 16 | dead >> 24)
        return TRICK_KEYS[trick] | protected << PROTECT_SHIFT

    def lead(self, hand: int, dead: int, allowed: Allowed, trick: int, stray: int) -> int:
        """The bit of the card to lead in tricks 1 to 7.

        Args:
            hand: the player's cards.
            dead: the cards that cannot come.
            allowed: the sequences of each suit that may still be declared, shifted up by AFTER_SHIFT.
            trick: the number of the trick.
            stray: for each suit a bit, set if the player passes it over without a good reason.
        """
        key = self.key(hand, dead, trick)
        best, card = NEVER, 0
        for suit, shift, table in self.by_suit:
            byte = hand >> shift & 255
            if byte:
                score, bit = table[byte | (dead >> shift & 255) << 8 | key | allowed[suit]][0]
                if stray >> suit & 1:
                    score -= STRAY
                if score > best:
                    best, card = score, bit << shift
        return card

    def reply(
        self, hand: int, dead: int, allowed: Allowed, trick: int, led: int
    ) -> tuple[float, int, float, int]:
        """The score and the bit of the best card that wins a trick of 1 to 7, and of the best that loses it.

        The arguments are those of :meth:`lead`; ``led`` is the number of the card to answer.
        """
        key, led_suit, rank = self.key(hand, dead, trick), led >> 3, led & 7
        best = won = NEVER
        card = winner = 0
        for suit, shift, table in self.by_suit:
            byte = hand >> shift & 255
            if byte:
                plan = table[byte | (dead >> shift & 255) << 8 | key | allowed[suit]]
                if suit == led_suit:
                    score, bit = plan[3][rank]
                    if score > won:
                        won, winner = score, bit << shift
                    score, bit = plan[4][rank]
                elif suit:
                    score, bit = plan[1]
                else:
                    won, winner = plan[2]
                    continue
                if score > best:
                    best, card = score, bit << shift
        return won, winner, best, card

    def declaration(
        self, hand: int, allowed: Allowed, sets: int, trick: int, said: Declaration | None
    ) -> Declaration | None:
        """Choose a declaration: a set at once, and the sequence that leaves most for later.

        ``said`` is what the leader declared; only its loudness and points are used.
        """
        ranks = hand & hand >> 8 & hand >> 16 & hand >> 24 & sets
        if not (ranks or hand & hand >> 1 & hand >> 2 & RUN_BITS):
            return None
        standings, splits, one = self.switches.standings, self.splits, self.switches.one_sequence
        four = -1
        if ranks:
            four = SET_ITEM + max(
                (rank for rank in range(2, 8) if ranks >> rank & 1), key=lambda rank: SET_POINTS[rank]
            )
        tricks = 9 - trick << 21
        chosen: list[tuple[float, int]] = []
        for suit in range(4):
            byte = hand >> suit * 8 & 0xFF
            if byte & byte >> 1 & byte >> 2:
                held = HELD[byte] & allowed[suit] >> AFTER_SHIFT
                if held:
                    value, first = splits[held | tricks]
                    chosen.append((value, 32 * suit + first))
        if said is not None and four < 0:
            needed = loudness(said[1])
            if needed == SET_LOUDNESS:
                return None
            enough = [each for each in chosen if standings[each[1]] >= needed * 100]
            if not enough:
                return self._answer(hand, allowed, trick, needed, said[0])
            if one:
                chosen = enough
        if not chosen:
            if four < 0:
                return None
            return SET_POINTS[four - SET_ITEM], standings[four], (four,)
        if one:
            items: tuple[int, ...] = (max(chosen)[1],)
        else:
            items = tuple(item for _, item in chosen)
        points = 0
        for item in items:
            points += SEQUENCE_POINTS[item & 31]
        if four >= 0:
            return points + SET_POINTS[four - SET_ITEM], standings[four], (four, *items)
        place = standings[items[0]]
        for item in items:
            if standings[item] > place:
                place = standings[item]
        return points, place, items

    def _answer(self, hand: int, allowed: Allowed, trick: int, needed: int, stake: int) -> Declaration | None:
        """A sequence to answer with, if it pays, where the planned one is too short (R5.4)."""
        best: Declaration | None = None
        most = 0.0
        later = 8 - trick << 21
        for suit in range(4):
            held = HELD[hand >> suit * 8 & 0xFF] & allowed[suit] >> AFTER_SHIFT
            if not held:
                continue
            whole = self.splits[held | later][0]
            for number in range(21):
                item = 32 * suit + number
                place = self.switches.standings[item]
                if held >> number & 1 and place >= needed * 100:
                    chance = 1.0 if place >= needed * 100 + 100 else EVEN_CHANCE
                    gain = SEQUENCE_POINTS[number] + ROLLOUT.denial * stake
                    gain += ROLLOUT.discount * (
                        self.splits[held & self.switches.after[number] | later][0] - whole
                    )
                    if chance * gain > most:
                        most, best = chance * gain, (SEQUENCE_POINTS[number], place, (item,))
        return best


def _sure(own: int, other: int, high_to_low: tuple[int, ...]) -> int:
    """The cards above all of the other player's cards, of which there is at least one."""
    sure = 0
    for rank in high_to_low:
        if other >> rank & 1:
            break
        sure |= own & 1 << rank
    return sure


@cache
def late_plan(trump: bool, own: int, other: int) -> tuple[int, int, int, int]:
    """What to lead in tricks 8 to 16, by one's cards of a suit and the other player's.

    The most valuable sure winner, its points, the least valuable card and its points; 0 for no card. If the
    other player holds none of the suit, every card counts as sure.
    """
    order, points = (TRUMPS_HIGH_TO_LOW, TRUMP_POINTS) if trump else (PLAIN_HIGH_TO_LOW, PLAIN_POINTS)
    held = _sure(own, other, order)
    ranks, sure = ([rank for rank in order if cards >> rank & 1] for cards in (own, held))
    top = max(sure, key=lambda rank: 0 if trump else points[rank], default=-1)
    low = min(reversed(ranks), key=lambda rank: points[rank])
    return 1 << top if sure else 0, points[top] if sure else 0, 1 << low, points[low]


def _follow(trump: bool) -> tuple[tuple[int, int], ...]:
    """The winner and the loser to follow suit with, by the cards held and, from bit 8, the rank led."""
    order = TRUMPS_HIGH_TO_LOW if trump else PLAIN_HIGH_TO_LOW
    higher = HIGHER_TRUMPS if trump else HIGHER_PLAIN
    points = TRUMP_POINTS if trump else PLAIN_POINTS
    table = []
    for led in range(8):
        for own in range(256):
            ranks = [rank for rank in reversed(order) if own >> rank & 1]
            winners = [rank for rank in ranks if higher[led] >> rank & 1]
            losers = [rank for rank in ranks if not higher[led] >> rank & 1]
            if trump:
                winner = 1 << winners[0] if winners else 0
            else:
                winner = 1 << max(winners, key=lambda rank: points[rank]) if winners else 0
            loser = 1 << min(losers, key=lambda rank: points[rank]) if losers else 0
            table.append((winner, loser))
    return tuple(table)


def _least_valuable(own: int) -> tuple[int, int]:
    """The points and the bit of the least valuable of some plain cards of a suit; 99 and 0 for none."""
    points, ranks = PLAIN_POINTS, [rank for rank in reversed(PLAIN_HIGH_TO_LOW) if own >> rank & 1]
    low = min(ranks, key=lambda rank: points[rank], default=-1)
    return (points[low], 1 << low) if ranks else (99, 0)


FOLLOW_TRUMP, FOLLOW_PLAIN = _follow(trump=True), _follow(trump=False)
LEAST_VALUABLE_PLAIN = tuple(map(_least_valuable, range(256)))
LOWEST_TRUMP: tuple[int, ...] = tuple(
    next((1 << rank for rank in reversed(TRUMPS_HIGH_TO_LOW) if own >> rank & 1), 0) for own in range(256)
)
"""The weakest of the trumps held, which is the least valuable or nearly so."""
