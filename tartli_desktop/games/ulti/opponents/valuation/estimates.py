"""Estimate how likely a hand of ten cards is to win each component, by counting what it holds.

The weights come from logistic regressions over hands dealt at random and played out by :mod:`.policy`, the
last six tricks with open cards: ``python -m tests.benchmarks.ulti.fit_estimates``
writes them to ``estimates.json``. Cards are by rank here, as in :mod:`tartli_desktop.cards.german`.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from tartli_desktop.fitted import numbers
from tartli_desktop.games.ulti.rules.cards import NO_TRUMP, POINT_CARDS

from .strengths import by_strength

SUITED = ("simple", "ulti", "aces", "sixty", "eighty", "all")
"""What is estimated with trumps: the Simple, the Ulti (with the VII in hand), the four Aces, 60 and 80 card
points (for 40-100 and 20-100), and all ten tricks."""

PLAIN = ("betli", "durchmars")


def side_suit(byte: int) -> tuple[float, ...]:
    """The features of a side suit's cards, from their byte in the order of strength."""
    length = byte.bit_count()
    ace, ten, king = byte >> 7 & 1, byte >> 6 & 1, byte >> 5 & 1
    return (
        float(ace),
        float(ace and ten),
        float(ten and not ace and length >= 2),
        float(ten and length == 1),
        float(king and not ace and length >= 2),
        float(length == 0),
        float(length == 1 and not ace),
        float(max(length - 3, 0)),
        float(max(0, length - 2 * ace - ten - 1)),
        *_loose(byte),
    )


def _loose(byte: int) -> tuple[float, float]:
    """How many cards are missing above those of a suit that may lose a trick, and how many may lose one."""
    held = [bit for bit in range(7, -1, -1) if byte >> bit & 1]
    # Each lead of a higher card draws one of the missing cards.
    loose = [max(0, 7 - bit - 2 * place) for place, bit in enumerate(held)]
    return float(sum(loose)), float(sum(1 for each in loose if each))


def trump_suit(byte: int) -> tuple[float, ...]:
    """The features of the trumps, from their byte in the order of strength."""
    length = byte.bit_count()
    top = 0
    while top < 8 and byte >> (7 - top) & 1:
        top += 1
    return (
        float(length),
        float(length * length) / 8,
        float(byte >> 7 & 1),
        float(byte >> 6 & 1),
        float(byte >> 5 & 1),
        float(byte >> 4 & 1),
        float(byte & 1),
        float(top),
        *_loose(byte),
    )


def plain_suit(byte: int) -> tuple[float, ...]:
    """The features of a suit for Betli and for Durchmars, from its byte by rank."""
    held = [bit for bit in range(8) if byte >> bit & 1]
    length = len(held)
    # Betli: the card at ``place`` from below is dangerous if more cards than that are missing below it.
    danger = [max(0, bit - 2 * place) for place, bit in enumerate(held)]
    loose, losers = _loose(byte)
    first = danger[0] if danger else 0
    return (
        float(first),
        float(first * first) / 4,
        float(sum(danger[1:])),
        float(sum(1 for each in danger if each)),
        float(length == 0),
        float(length == 1),
        loose,
        losers,
        float(sum(7 - bit - place for place, bit in enumerate(reversed(held))) if held else 0) / 4,
        float(byte >> 7 & 1),
        float(length >= 5),
    )


@lru_cache(maxsize=1)
def weights() -> dict[str, tuple[float, ...]]:
    """The weights of each component: the constant, each feature of its suits, and with trumps
    the 40, each 20 and the point cards of the talon."""
    return numbers(__file__, dict[str, tuple[float, ...]])


def weighted(by: Sequence[float], features: Sequence[float]) -> float:
    """The sum of features, each times its weight."""
    return sum([weight * value for weight, value in zip(by, features, strict=True)])


_PAIR = 0b0011_0000
"""King and Over in the order of strength with trumps."""


@lru_cache(maxsize=1)
def _by_suited() -> dict[str, tuple[float, tuple[float, ...], tuple[float, ...], float]]:
    """The weights of each component, summed in advance for each byte of the trumps and of a side suit."""
    trump_rows = [trump_suit(byte) for byte in range(256)]
    side_rows = [side_suit(byte) for byte in range(256)]
    end = 1 + len(trump_rows[0])
    side_end = end + len(side_rows[0])
    found = {}
    for name in SUITED:
        every = weights()[name]
        forty, twenty, talon = every[side_end:]
        trumps, sides = [], []
        for byte in range(256):
            pair = byte & _PAIR == _PAIR
            trumps.append(weighted(every[1:end], trump_rows[byte]) + forty * pair)
            sides.append(weighted(every[end:side_end], side_rows[byte]) + twenty * pair)
        found[name] = every[0], tuple(trumps), tuple(sides), talon
    return found


_CHANCE_OF = {"40-100": "sixty", "20-100": "eighty", "durchmars": "all", "open-durchmars": "all"}


def side_weights(parts: Sequence[tuple[str, int]]) -> tuple[list[float], float]:
    """What each byte of a side suit, and an Ace or Ten in the talon, add to the log odds of a contract.

    ``parts`` holds its components with their values, by which they are weighted.
    """
    total = sum(value for _, value in parts)
    rows = [(value / total, *_by_suited()[_CHANCE_OF.get(name, name)]) for name, value in parts]
    return (
        [sum([share * by[byte] for share, _, _, by, _ in rows]) for byte in range(256)],
        sum([share * talon for share, _, _, _, talon in rows]),
    )


@lru_cache(maxsize=1)
def _by_plain() -> dict[str, tuple[float, tuple[float, ...]]]:
    rows = [plain_suit(byte) for byte in range(256)]
    return {
        name: (weights()[name][0], tuple(weighted(weights()[name][1:], row) for row in rows))
        for name in PLAIN
    }


def chances(hand: int, talon: int, trump: int) -> dict[str, float]:
    """The chance of each of :data:`SUITED`, or of :data:`PLAIN` without trumps."""
    if trump == NO_TRUMP:
        first, second, third, fourth = hand & 0xFF, hand >> 8 & 0xFF, hand >> 16 & 0xFF, hand >> 24
        return {
            name: logistic(least + by[first] + by[second] + by[third] + by[fourth])
            for name, (least, by) in _by_plain().items()
        }
    ordered = by_strength(hand, trump)
    held = ordered >> 8 * trump & 0xFF
    one, two, three = (ordered >> 8 * suit & 0xFF for suit in range(4) if suit != trump)
    points = (talon & POINT_CARDS).bit_count()
    return {
        name: logistic(least + by_trumps[held] + by[one] + by[two] + by[three] + by_talon * points)
        for name, (least, by_trumps, by, by_talon) in _by_suited().items()
    }


def logistic(total: float) -> float:
    """The chance that a sum of weights stands for."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))
