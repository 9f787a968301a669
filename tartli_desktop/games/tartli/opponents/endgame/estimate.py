"""The points of tricks 8 to 16 without playing them: a sum over the suits, looked up by both players' cards.

The weights are a least-squares fit to the exact values of 7,000 positions from simulated hands. There the
leader's points less the other player's have a standard deviation of 69. The error of the sum has one of 17
(cross-validated), that of playing on by rule of thumb one of 32, with a bias of 8 points against the leader.
"""

from functools import cache

from tartli_desktop.games.tartli.opponents.meld_tables import PLAIN_HIGH_TO_LOW, TRUMPS_HIGH_TO_LOW
from tartli_desktop.games.tartli.rules.cards import PLAIN_POINTS

LEADING = 0.8
"""The worth of the lead itself, beyond the sum over the suits."""

OWN_TRUMP = (7.3, 7.4, 16.4, 12.9, 8.3, 24.6, 9.8, 14.4)
"""For each trump the leader holds, by rank, VII first; the other player's trumps count against."""

TRUMP_PLACE = (-18.6, -5.8, -3.1, -2.2, -1.8, -1.5)
"""For the highest trump left, the second highest, and so on."""

TRUMP_SQUARES, TRUMP_LEAD = -2.0, -0.3
"""For the difference of the squared trump lengths, and for the difference times the leader's length."""

ANY_TRUMP, SURE_TRUMPS, SURE_OF_ALL_TRUMPS, MORE_TRUMPS = -17.4, 22.3, -0.45, 14.6
"""For any trump at all, trumps above all the other's (alone, and times all trumps), and more trumps."""

TOP_TWO, TOP_AND_THIRD = -1.75, -0.26
"""Where the two highest trumps, or the highest and the third, lie in one hand."""

OWN_PLAIN = (-12.6, -11.9, -12.4, -11.6, -13.9, -14.5, -14.1, -10.2)
"""For each plain card the leader holds, by rank, VII first."""

SURE_PLAIN, LONG_SURE_OWN, LONG_SURE_OTHER = 11.3, -0.8, -0.2
"""For each card that wins while the other must follow; extra where the losing side holds three or more."""

OTHER_VOID, OWN_VOID = 3.4, -2.1
"""For each card of a suit that only the leader holds, or only the other player."""

GUARDED_TEN, BARE_TEN = -2.8, -12.2
"""For a Ten under the other player's Ace, guarded by another card or alone."""

SINGLE, FREE_ACE, FREE_TEN = 1.2, -8.3, -5.8
"""For a singleton in a suit both hold, and for the Ace and the Ten of a suit the other does not hold."""

LENGTHS, LENGTH_SQUARES = 0.14, -0.32
"""For the product of the two lengths in a suit, and for the difference of their squares."""

WITH_MORE_TRUMPS = (1.15, 1.67, -0.03, 0.02)
"""For each extra trump: cards in the other's void suits, in the leader's void suits, sure cards, points."""


def _sure(own: int, other: int, order: tuple[int, ...]) -> int:
    """The number of cards above all the other's while the other must follow; negative for the other's."""
    places = [1 if own >> rank & 1 else -1 for rank in order if (own | other) >> rank & 1]
    row = 0
    for place in places:
        if place != places[0]:
            break
        row += 1
    return places[0] * min(row, (other if places[0] > 0 else own).bit_count()) if places else 0


@cache
def trump_worth(own: int, other: int) -> float:
    """The worth of the leader's trumps and the other player's."""
    mine, theirs = own.bit_count(), other.bit_count()
    value = sum(OWN_TRUMP[rank] * ((own >> rank & 1) - (other >> rank & 1)) for rank in range(8))
    places = [1 if own >> rank & 1 else -1 for rank in TRUMPS_HIGH_TO_LOW if (own | other) >> rank & 1]
    value += sum(worth * place for worth, place in zip(TRUMP_PLACE, places, strict=False))
    value += TRUMP_SQUARES * (mine * mine - theirs * theirs) + TRUMP_LEAD * mine * (mine - theirs)
    sure = _sure(own, other, TRUMPS_HIGH_TO_LOW)
    value += ANY_TRUMP * ((mine > 0) - (theirs > 0)) + MORE_TRUMPS * ((mine > theirs) - (mine < theirs))
    value += SURE_TRUMPS * sure + SURE_OF_ALL_TRUMPS * sure * (mine + theirs)
    places += [0] * 3
    value += TOP_TWO * places[0] * places[1] + TOP_AND_THIRD * places[0] * places[2]
    return value


@cache
def plain_worth(own: int, other: int) -> tuple[float, float]:
    """The worth of a plain suit by both players' cards, the leader's first, and what an extra trump adds."""
    if not own and not other:
        return 0.0, 0.0
    mine, theirs = own.bit_count(), other.bit_count()
    held = [(own >> rank & 1) - (other >> rank & 1) for rank in range(8)]
    sure = _sure(own, other, PLAIN_HIGH_TO_LOW) if own and other else 0
    value = sum(worth * sign for worth, sign in zip(OWN_PLAIN, held, strict=True))
    value += SURE_PLAIN * sure
    if not other:
        value += OTHER_VOID * mine
    if not own:
        value += OWN_VOID * theirs
    for side, against, sign in ((own, other, 1), (other, own, -1)):
        if side >> 3 & 1 and against >> 7 & 1:
            value += sign * (GUARDED_TEN if side.bit_count() > 1 else BARE_TEN)
        if not against:
            value += sign * (FREE_ACE * (side >> 7 & 1) + FREE_TEN * (side >> 3 & 1))
    if own and other:
        value += SINGLE * ((mine == 1) - (theirs == 1))
    if sure > 0 and theirs >= 3:
        value += LONG_SURE_OWN * sure
    if sure < 0 and mine >= 3:
        value += LONG_SURE_OTHER * sure
    value += LENGTHS * mine * theirs + LENGTH_SQUARES * (mine * mine - theirs * theirs)
    void, own_void, surely, points = WITH_MORE_TRUMPS
    more = surely * sure + points * sum(sign * worth for sign, worth in zip(held, PLAIN_POINTS, strict=True))
    if not other:
        more += void * mine
    if not own:
        more += own_void * theirs
    return value, more


def estimate(leader: int, other: int, left: int) -> float:
    """The leader's points in tricks 8 to 16 less the other's, of ``left`` in all; masks are normal."""
    a, more_a = plain_worth(leader >> 8 & 255, other >> 8 & 255)
    b, more_b = plain_worth(leader >> 16 & 255, other >> 16 & 255)
    c, more_c = plain_worth(leader >> 24, other >> 24)
    trumps, theirs = leader & 255, other & 255
    value = LEADING + trump_worth(trumps, theirs) + a + b + c
    value += (trumps.bit_count() - theirs.bit_count()) * (more_a + more_b + more_c)
    return max(-left, min(left, value))


def sweep_chance(short: float) -> float:
    """The chance to win all of tricks 8 to 16 if the estimate is this many points short of all (R9.4)."""
    return max(0.0, min(1.0, (32 - short) / 50))
