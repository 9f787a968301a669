"""Who sits at which table in each evening of a season.

Thirteen people meet: the player and the twelve of the café. One of them rests while the others fill tables of
two, three or four. The plan is that of a near-resolvable design over the remainders modulo 13: in round ``r``
person ``r`` rests, and a table has ``r`` plus a coset of the multiplicative subgroup with as many elements as
the table has seats. In all 13 rounds each two people meet equally often, and each person rests once. The
player is person 0, so without round 0 the player never rests.
"""

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations

from tartli_desktop.characters.characters import CHARACTERS

PLAYER = ""
"""Stands for the player among the ids of the people of the café."""

MEMBERS = (PLAYER, *(character.id for character in CHARACTERS))
"""Everybody in the league."""

TABLES = (2, 3, 4)
"""The numbers of seats at a table for which there is a plan."""

MOST_EVENINGS = 12
"""The most evenings of a season: in each of the others one of the twelve has rested."""

_PRIME = 13

Table = tuple[str, ...]
Evening = tuple[Table, ...]


def schedule(seed: int, evenings: int, seats: int) -> tuple[Evening, ...]:
    """The tables of each evening, that of the player first; the player has the first seat.

    The same arguments always give the same tables. Raises ValueError for numbers without a plan.
    """
    if seats not in TABLES or not 1 <= evenings <= MOST_EVENINGS:
        raise ValueError(f"no plan for {evenings} evenings at tables of {seats}")
    chance = random.Random(f"league {seed}")
    people = list(MEMBERS[1:])
    chance.shuffle(people)
    rounds = [*_most_even(evenings, seats, chance)]
    chance.shuffle(rounds)
    names = (PLAYER, *people)
    return tuple(_seated([names[each] for each in table] for table in _tables(at, seats)) for at in rounds)


def resting(evening: Evening) -> str:
    """Who rests in an evening."""
    (left,) = set(MEMBERS) - {each for table in evening for each in table}
    return left


def _seated(tables: Iterable[Sequence[str]]) -> Evening:
    """The same tables in order; at the player's, the others keep theirs counter-clockwise."""
    ordered = sorted(tables, key=lambda table: PLAYER not in table)
    first = ordered[0].index(PLAYER)
    return ((*ordered[0][first:], *ordered[0][:first]), *map(tuple, ordered[1:]))


def _tables(at: int, seats: int) -> list[list[int]]:
    """The tables of a round."""
    (first, *_) = (each for each in range(1, _PRIME) if _order(each) == seats)
    subgroup = [pow(first, power, _PRIME) for power in range(seats)]
    left, tables = set(range(1, _PRIME)), []
    while left:
        coset = [min(left) * each % _PRIME for each in subgroup]
        left -= set(coset)
        tables.append([(at + each) % _PRIME for each in coset])
    return tables


def _order(number: int) -> int:
    return next(power for power in range(1, _PRIME) if pow(number, power, _PRIME) == 1)


def _most_even(evenings: int, seats: int, chance: random.Random) -> tuple[int, ...]:
    """The rounds without the one in which the player rests, as even as so many of them can be."""
    unevenness = _ways(evenings, seats)
    ways = [*unevenness]
    chance.shuffle(ways)
    return min(ways, key=unevenness.__getitem__)


@lru_cache(maxsize=16)
def _ways(evenings: int, seats: int) -> dict[tuple[int, ...], int]:
    """All ways to choose so many of these rounds, and how uneven each is: the same for every season."""
    pairs = {
        at: [frozenset(pair) for table in _tables(at, seats) for pair in combinations(table, 2)]
        for at in range(1, _PRIME)
    }

    def unevenness(way: tuple[int, ...]) -> int:
        met = Counter(pair for at in way for pair in pairs[at])
        return sum(times * times for times in met.values())

    return {way: unevenness(way) for way in combinations(pairs, evenings)}
