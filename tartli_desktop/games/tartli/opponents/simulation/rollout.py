"""Play one hand to its end in a fraction of a millisecond, with bit masks, tables and one long loop.

The playout follows every rule of R4 to R9 and every switch of R11. Masks are normal: trumps are suit 0
(:mod:`~tartli_desktop.games.tartli.opponents.meld_tables`). Both sides play by :mod:`.rollout_policy`, which
looks at one hand and at what both players know; from trick 8 on both hands are known to both. Variables take
the leader's side: "leader" and "other" change places when the other player wins a trick.
"""

from collections.abc import Callable, Iterable
from random import Random
from typing import NamedTuple

from tartli_desktop.games.tartli.opponents.endgame.estimate import estimate, sweep_chance
from tartli_desktop.games.tartli.opponents.meld_tables import (
    ALL_SEQUENCES,
    BEATEN_BY,
    BELA_CARDS,
    CARD_POINTS,
    SET_ITEM,
    Declaration,
    item_cards,
)
from tartli_desktop.games.tartli.rules.cards import HAND_POINTS, LAST_TRICK_POINTS
from tartli_desktop.games.tartli.rules.hand import GAME_POINTS
from tartli_desktop.games.tartli.rules.melds import BELA_POINTS

from .rollout_policy import (
    AFTER_SHIFT,
    FOLLOW_PLAIN,
    FOLLOW_TRUMP,
    LEAD_COST,
    LEAST_VALUABLE_PLAIN,
    LOWEST_TRUMP,
    Plans,
    late_plan,
)

EVERYTHING_OPEN: tuple[int, int, int, int] = (ALL_SEQUENCES << AFTER_SHIFT,) * 4

NOISE_SIZE = 8192


def _noise() -> tuple[int, ...]:
    chance = Random("noise of simulated hands")
    return tuple(chance.randrange(1000) for _ in range(NOISE_SIZE))


NOISE = _noise()
"""Numbers below 1000; where one is below the noise level, a simulated player strays from its policy."""

TYPICAL_LAST_DRAW = 5.0
"""Average holding value of the card the winner of trick 7 draws; the loser gets the turned card (R4.3)."""

PLAIN_SHIFTS = (8, 16, 24)
"""Where the plain suits begin in a normal mask."""

TURNED_VALUE: tuple[float, ...] = (10.0, 11.0, 30.0, 25.0, 15.0, 36.0, 18.0, 26.0)
"""Holding value of the turned card, by rank."""


class Side(NamedTuple):
    """What one player brings into a simulated hand: all that does not depend on the world."""

    points: int
    """The count at the start (R9.1)."""
    allowed: tuple[int, int, int, int] = EVERYTHING_OPEN
    """The sequences of each suit that may still be declared, shifted up by AFTER_SHIFT."""
    sets: int = 0xFC
    """The ranks of sets that may still be declared."""
    said_bela: bool = False
    bela_now: bool = False
    """Whether a béla waits to score at step 7 of this trick (R7.2)."""
    dead: int = 0
    """The cards that cannot come to this player: played, or known to be in the other hand."""
    early: int = 0
    """Card points of the tricks so far, which a stichmatsch gives to its winner (R9.4)."""


class Start(NamedTuple):
    """The start of a simulated hand, before a card of a trick."""

    leading: bool
    """Whether the searching player leads to this trick."""
    trick: int
    """The number of the trick, 1 to 8."""
    turned: int
    """The bit of the card lying face up, 0 for none."""
    goal: int
    """The count with which a player goes out, or wins at once."""
    leader: Side
    other: Side
    interjections_over: bool = False
    """Whether the first trick has no exchange or béla to come: they are done or left for later."""


DeclarationChoice = Declaration | None | bool
"""A declaration; None to declare nothing; True to let the policy decide."""

EndgameSolution = Callable[[int, int, int, int, int, int], tuple[float, float, int]]
"""A function that ends tricks 8 to 16.

It takes both hands, both counts with the melds of trick 8, and both sides' earlier trick points, and returns
both counts and who won, as :func:`rollout` does. The leader of trick 8 comes first everywhere.
"""

Trace = list[tuple[bool, str, object]]
"""The actions of a hand, for comparison: whether the searching player acts, how, and card or declaration."""


def late_lead(leader: int, other: int) -> int:
    """The bit of the card to lead in tricks 8 to 16, where both hands are known.

    A sure winner, trumps while they still draw the other player's, else the least valuable card.
    """
    one, two = leader & 255, other & 255
    card = value = low = sure = 0
    least = 99
    if one:
        sure, _, low, least = late_plan(True, one, two)
        if sure and two and one.bit_count() >= two.bit_count():
            return sure
        least += 4
    for shift in PLAIN_SHIFTS:
        byte = leader >> shift & 255
        if byte:
            held = other >> shift & 255
            best_bit, points, low_bit, low_points = late_plan(False, byte, held)
            if best_bit and points >= value and (held or not two):
                card, value = best_bit << shift, points
            if low_points < least:
                least, low = low_points, low_bit << shift
    return card or sure or low


def late_reply(hand: int, led: int) -> int:
    """The bit of the card that follows in tricks 8 to 16: a winner if there is one (R4.2)."""
    suit, trumps = led >> 3, hand & 255
    if suit:
        byte = hand >> suit * 8 & 255
        if byte:
            winner, low = FOLLOW_PLAIN[byte | (led & 7) << 8]
            return (winner or low) << suit * 8
        if trumps:
            return LOWEST_TRUMP[trumps]
    elif trumps:
        winner, low = FOLLOW_TRUMP[trumps | led << 8]
        return winner or low
    card, least = 0, 100
    for shift in PLAIN_SHIFTS:
        value, low = LEAST_VALUABLE_PLAIN[hand >> shift & 255]
        if value < least:
            least, card = value, low << shift
    return card


def left_open(
    allowed: list[int], sets: int, items: Iterable[int], after: tuple[int, ...]
) -> tuple[list[int], int]:
    """The sequences of each suit and the sets that may still be declared once these items have scored."""
    allowed = allowed.copy()
    for item in items:
        if item >= SET_ITEM:
            sets &= ~(1 << item - SET_ITEM)
        else:
            allowed[item >> 5] &= after[item & 31] << AFTER_SHIFT | (1 << AFTER_SHIFT) - 1
    return allowed, sets


def rollout(
    plans: Plans,
    start: Start,
    leader: int,
    other: int,
    talon: tuple[int, ...],
    leader_declares: DeclarationChoice = True,
    lead: int = 0,
    other_declares: DeclarationChoice = True,
    reply: int = 0,
    noise: int = 0,
    at: int = 0,
    trace: Trace | None = None,
    estimated: bool = False,
    solution: EndgameSolution | None = None,
) -> tuple[float, float, int]:
    """Play the hand to its end.

    ``leader`` and ``other`` are the hands, including cards on the table; ``talon`` holds the bits of the
    cards to draw, in order, without the turned card. The next four arguments fix what the first trick already
    has, or tries. ``noise`` is the chance of straying in thousandths, ``at`` a place in :data:`NOISE`.
    Returns the counts of the searching player and of the opponent, and 1, -1 or 0: the searching player won,
    the opponent won, or the hand was played out. If ``estimated``, tricks 8 to 16 are not played where nobody
    can reach the goal in them; a ``solution``, if given, always replaces playing them.
    """
    mine, trick, turned, goal, one_side, other_side, interjections_over = start
    leader_count, leader_first, leader_sets, leader_said, leader_bela, leader_dead, leader_early = one_side
    other_count, other_first, other_sets, other_said, other_bela, other_dead, other_early = other_side
    leader_allowed, other_allowed = list(leader_first), list(other_first)
    switches = plans.switches
    after = switches.after
    card_points, beaten_by, noises = CARD_POINTS, BEATEN_BY, NOISE
    with_melds, any_time = switches.bela_with_melds, switches.exchange_any_time
    note = ([] if trace is None else trace).append
    drawn = 0
    declaration: Declaration | None
    answer: Declaration | None

    while True:
        # Exchange (R8) and béla (R7).
        if interjections_over:
            interjections_over = False
        else:
            if turned > 1:
                if leader & 1 and leader & 7 != 7:
                    leader ^= 1 | turned
                    other_dead |= turned
                    turned = 1
                    leader_dead |= 1
                    other_dead |= 1
                    note((mine, "exchange", None))
                elif any_time and other & 1 and other & 7 != 7:
                    other ^= 1 | turned
                    leader_dead |= turned
                    turned = 1
                    note((not mine, "exchange", None))
            if not leader_said and leader & BELA_CARDS == BELA_CARDS:
                leader_said = True
                note((mine, "bela", None))
                if with_melds:
                    leader_bela = True
                else:
                    leader_count += BELA_POINTS
                    if leader_count >= goal:
                        return (leader_count, other_count, 1) if mine else (other_count, leader_count, -1)
            if not with_melds and not other_said and other & BELA_CARDS == BELA_CARDS:
                other_said = True
                note((not mine, "bela", None))
                other_count += BELA_POINTS
                if other_count >= goal:
                    return (leader_count, other_count, -1) if mine else (other_count, leader_count, 1)

        if estimated and trick == 8 and not lead:
            # Melds are declared one last time; the tricks left are estimated unless the game can end in them.
            ours, others = leader_count, other_count
            declaration = plans.declaration(leader, leader_allowed, leader_sets, 8, None)
            answer = plans.declaration(other, other_allowed, other_sets, 8, declaration)
            if answer is not None and (declaration is None or answer[1] > declaration[1]):
                others += answer[0]
            elif declaration is not None:
                ours += declaration[0]
            if with_melds:
                if leader_bela:
                    ours += BELA_POINTS
                if not other_said and other & BELA_CARDS == BELA_CARDS:
                    others += BELA_POINTS
            left = HAND_POINTS - leader_early - other_early
            if solution is not None:
                won, lost, out = solution(leader, other, ours, others, leader_early, other_early)
                return (won, lost, out) if mine else (lost, won, -out)
            if max(ours + other_early, others + leader_early) + left < goal:
                gain = estimate(leader, other, left)
                won, lost = ours + (left + gain) / 2, others + (left - gain) / 2
                if switches.stichmatsch:
                    moved = sweep_chance(left - gain) * other_early - sweep_chance(left + gain) * leader_early
                    won += moved
                    lost -= moved
                return (won, lost, 0) if mine else (lost, won, 0)

        # The leader declares (R5).
        if leader_declares is True:
            declaration = plans.declaration(leader, leader_allowed, leader_sets, trick, None)
        else:
            declaration = leader_declares  # type: ignore[assignment]
            leader_declares = True
        if declaration is not None:
            note((mine, "declare", declaration))
            leader_before = leader_allowed, leader_sets
            leader_allowed, leader_sets = left_open(leader_allowed, leader_sets, declaration[2], after)

        # The lead.
        if lead:
            card = lead
            lead = 0
        elif trick < 8:
            stray = 0
            if noise:
                at += 1
                stray = noises[at & 8191]
                stray = stray if stray < noise else 0
            card = plans.lead(leader, leader_dead, leader_allowed, trick, stray)
        else:
            card = late_lead(leader, other)
        leader_card = card.bit_length() - 1
        note((mine, "play", leader_card))

        # The other declares (R5.4).
        if other_declares is True:
            if (
                with_melds
                and trick <= 8
                and not other_said
                and other & BELA_CARDS == BELA_CARDS
                and not reply
            ):
                other_said = other_bela = True
                note((not mine, "bela", None))
            answer = plans.declaration(other, other_allowed, other_sets, trick, declaration)
        else:
            answer = other_declares  # type: ignore[assignment]
            other_declares = True
        if answer is not None:
            note((not mine, "declare", answer))
            other_before = other_allowed, other_sets
            other_allowed, other_sets = left_open(other_allowed, other_sets, answer[2], after)
            if declaration is not None:
                # The contest (R6.1): the loser's melds stay open.
                if answer[1] > declaration[1]:
                    declaration = None
                    leader_allowed, leader_sets = leader_before
                else:
                    answer = None
                    other_allowed, other_sets = other_before

        # The reply.
        points = card_points[leader_card]
        if reply:
            card = reply
            reply = 0
        elif trick < 8:
            won, winner, best, card = plans.reply(other, other_dead, other_allowed, trick, leader_card)
            if winner:
                if not card:
                    card = winner
                else:
                    won += 2 * points - 2 * LEAD_COST
                    if other_count + points >= goal:
                        won += 100.0
                    if trick == 7 and turned:
                        won += 2 * (TYPICAL_LAST_DRAW - TURNED_VALUE[turned.bit_length() - 1])
                    if noise:
                        at += 1
                        stray = noises[at & 8191]
                        if stray < noise:
                            won += 30.0 if stray & 1 else -30.0
                    if won > best:
                        card = winner
        else:
            card = late_reply(other, leader_card)
        other_card = card.bit_length() - 1
        points += card_points[other_card]
        leader ^= 1 << leader_card
        other ^= card
        note((not mine, "play", other_card))

        # The winner of the contest scores (step 7).
        if declaration is not None:
            leader_count += declaration[0]
            for item in declaration[2]:
                other_dead |= item_cards(item)
        elif answer is not None:
            other_count += answer[0]
            for item in answer[2]:
                leader_dead |= item_cards(item)
        if with_melds:
            both = leader_bela or other_bela
            if leader_bela:
                leader_count += BELA_POINTS
            if other_bela:
                other_count += BELA_POINTS
            leader_bela = other_bela = False
            if both and leader_count >= goal and other_count >= goal:
                # Both are out and the higher count wins; if equal, the first difference decides (R7.2, R9.5).
                if leader_count == other_count:
                    if goal == GAME_POINTS:
                        note((mine, "out", None))
                    goal = leader_count + 1
                elif (leader_count > other_count) is mine:
                    return (leader_count, other_count, 1) if mine else (other_count, leader_count, 1)
                else:
                    return (leader_count, other_count, -1) if mine else (other_count, leader_count, -1)
        if leader_count >= goal:
            return (leader_count, other_count, 1) if mine else (other_count, leader_count, -1)
        if other_count >= goal:
            return (leader_count, other_count, -1) if mine else (other_count, leader_count, 1)

        # The trick is gathered (step 8), both draw (step 9), and the winner leads next.
        both_cards = 1 << leader_card | card
        leader_dead |= both_cards
        other_dead |= both_cards
        other_wins = beaten_by[leader_card] & card
        if other_wins:
            mine = not mine
            leader, other = other, leader
            leader_count, other_count = other_count, leader_count
            leader_allowed, other_allowed = other_allowed, leader_allowed
            leader_sets, other_sets = other_sets, leader_sets
            leader_said, other_said = other_said, leader_said
            leader_dead, other_dead = other_dead, leader_dead
            leader_early, other_early = other_early, leader_early
        note((mine, "gather", None))
        leader_count += points
        if leader_count >= goal:
            return (leader_count, other_count, 1) if mine else (other_count, leader_count, -1)
        if trick < 8:
            leader_early += points
            leader |= talon[drawn]
            if trick < 7:
                other |= talon[drawn + 1]
                drawn += 2
            else:
                other |= turned
                turned = 0
            trick += 1
            continue
        break

    # Tricks 9 to 16: no declarations.
    swept = True
    while leader:
        card = late_lead(leader, other)
        leader_card = card.bit_length() - 1
        leader ^= card
        card = late_reply(other, leader_card)
        other ^= card
        points = card_points[leader_card] + card_points[card.bit_length() - 1]
        note((mine, "play", leader_card))
        note((not mine, "play", card.bit_length() - 1))
        if beaten_by[leader_card] & card:
            mine = not mine
            leader, other = other, leader
            leader_count, other_count = other_count, leader_count
            leader_early, other_early = other_early, leader_early
            swept = False
        leader_count += points
        note((mine, "gather", None))
        if leader_count >= goal and leader:
            return (leader_count, other_count, 1) if mine else (other_count, leader_count, -1)
    leader_count += LAST_TRICK_POINTS
    if swept and switches.stichmatsch:
        leader_count += other_early
        other_count -= other_early
    return (leader_count, other_count, 0) if mine else (other_count, leader_count, 0)
