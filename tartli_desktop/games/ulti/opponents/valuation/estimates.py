"""Estimate how likely a hand of ten cards is to win each component, by what it holds in each suit.

Each way to hold the trumps and each way to hold another suit has a weight, and so has each Ace and Ten of the
talon; their sum is the logarithm of the odds. Without trumps, where every suit must hold, it is the logarithm
of the chance. The weights are fitted to hands dealt at random: those with trumps are played out by
:mod:`.policy`, the last six tricks with open cards, those without are solved.
``python -m tests.benchmarks.ulti.fit_estimates`` writes them to ``estimates.json``. Cards are by rank
here, as in :mod:`tartli_desktop.cards.german`.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple

from tartli_desktop.fitted import numbers
from tartli_desktop.games.ulti.rules.cards import NO_TRUMP, POINT_CARDS

from .strengths import by_strength

SUITED = ("simple", "ulti", "aces", "sixty", "eighty", "all")
"""What is estimated with trumps: the Simple, the Ulti (with the VII in hand), the four Aces, 60 and 80 card
points (for 40-100 and 20-100), and all ten tricks."""

PLAIN = ("betli", "durchmars")


class Weights(NamedTuple):
    """The weights of one component."""

    least: float
    """The log odds to which the others are added; 0 without trumps."""
    trumps: tuple[float, ...]
    """What each byte of the trumps adds, in the order of strength; nothing without trumps."""
    sides: tuple[float, ...]
    """What each byte of another suit adds; without trumps by rank."""
    talon: float
    """What each Ace and Ten in the talon adds."""


@lru_cache(maxsize=1)
def weights() -> dict[str, Weights]:
    """The weights of each component."""
    return numbers(__file__, dict[str, Weights])


_CHANCE_OF = {"40-100": "sixty", "20-100": "eighty", "durchmars": "all", "open-durchmars": "all"}


def side_weights(parts: Sequence[tuple[str, int]]) -> tuple[list[float], float]:
    """What each byte of a side suit, and an Ace or Ten in the talon, add to the log odds of a contract.

    ``parts`` holds its components with their values, by which they are weighted.
    """
    total = sum(value for _, value in parts)
    rows = [(value / total, weights()[_CHANCE_OF.get(name, name)]) for name, value in parts]
    return (
        [sum([share * row.sides[byte] for share, row in rows]) for byte in range(256)],
        sum([share * row.talon for share, row in rows]),
    )


def chances(hand: int, talon: int, trump: int) -> dict[str, float]:
    """The chance of each of :data:`SUITED`, or of :data:`PLAIN` without trumps."""
    if trump == NO_TRUMP:
        return {
            name: exp(sum([weights()[name].sides[hand >> 8 * suit & 0xFF] for suit in range(4)]))
            for name in PLAIN
        }
    ordered = by_strength(hand, trump)
    trumps, sides, talons = _by_byte()
    rows = [sides[ordered >> 8 * suit & 0xFF] for suit in range(4) if suit != trump]
    rows = [trumps[ordered >> 8 * trump & 0xFF], *rows, talons[(talon & POINT_CARDS).bit_count()]]
    return {name: logistic(sum(each)) for name, each in zip(SUITED, zip(*rows, strict=True), strict=True)}


@lru_cache(maxsize=1)
def _by_byte() -> tuple[list[tuple[float, ...]], list[tuple[float, ...]], list[tuple[float, ...]]]:
    """The weights of all of :data:`SUITED` by the trumps, by another suit, and by the points in the talon."""
    each = [weights()[name] for name in SUITED]
    return (
        [tuple([one.least + one.trumps[byte] for one in each]) for byte in range(256)],
        [tuple([one.sides[byte] for one in each]) for byte in range(256)],
        [tuple([one.talon * count for one in each]) for count in range(3)],
    )


def logistic(total: float) -> float:
    """The chance that a sum of weights stands for."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))
