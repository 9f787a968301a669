"""Estimate how likely a hand of ten cards is to win each component, by counting what it holds.

The weights come from logistic regressions over hands dealt at random and played out by :mod:`.policy`, the
last six tricks with open cards: ``python -m tests.benchmarks.ulti.fit_estimates``.
Cards are by rank here, as in :mod:`tartli_desktop.cards.german`.
"""

from __future__ import annotations

from math import exp

from tartli_desktop.games.ulti.rules.cards import NO_TRUMP, PAIRS, POINT_CARDS

from .estimates_table import WEIGHTS
from .strengths import by_strength

SUITED = ("simple", "ulti", "aces", "sixty", "eighty", "all")
"""What is estimated with trumps: the Simple, the Ulti (with the VII in hand), the four Aces, 60 and 80 card
points (for 40-100 and 20-100), and all ten tricks."""

PLAIN = ("betli", "durchmars")


def _suit_with_trumps() -> tuple[tuple[float, ...], ...]:
    """The features of a side suit's cards, by their byte in the order of strength."""
    rows = []
    for byte in range(256):
        length = byte.bit_count()
        ace, ten, king = byte >> 7 & 1, byte >> 6 & 1, byte >> 5 & 1
        rows.append(
            (
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
        )
    return tuple(rows)


def _loose(byte: int) -> tuple[float, float]:
    """How many cards are missing above those of a suit that may lose a trick, and how many may lose one."""
    held = [bit for bit in range(7, -1, -1) if byte >> bit & 1]
    # Each lead of a higher card draws one of the missing cards.
    loose = [max(0, 7 - bit - 2 * place) for place, bit in enumerate(held)]
    return float(sum(loose)), float(sum(1 for each in loose if each))


def _trumps() -> tuple[tuple[float, ...], ...]:
    """The features of the trumps, by their byte."""
    rows = []
    for byte in range(256):
        length = byte.bit_count()
        top = 0
        while top < 8 and byte >> (7 - top) & 1:
            top += 1
        rows.append(
            (
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
        )
    return tuple(rows)


def _without_trumps() -> tuple[tuple[float, ...], ...]:
    """The features of a suit for Betli and for Durchmars, by its byte."""
    rows = []
    for byte in range(256):
        held = [bit for bit in range(8) if byte >> bit & 1]
        length = len(held)
        # Betli: the card at ``place`` from below is dangerous if more cards than that are missing below it.
        danger = [max(0, bit - 2 * place) for place, bit in enumerate(held)]
        loose, losers = _loose(byte)
        first = danger[0] if danger else 0
        rows.append(
            (
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
        )
    return tuple(rows)


_SIDE = _suit_with_trumps()
_TRUMPS = _trumps()
_PLAIN = _without_trumps()


def suited_features(hand: int, talon: int, trump: int) -> list[float]:
    """The features of a hand with trumps. ``hand`` holds ten cards by rank."""
    ordered = by_strength(hand, trump)
    found = [1.0, *_TRUMPS[ordered >> 8 * trump & 0xFF]]
    sides = [0.0] * len(_SIDE[0])
    for suit in range(4):
        if suit != trump:
            row = _SIDE[ordered >> 8 * suit & 0xFF]
            sides = [one + other for one, other in zip(sides, row, strict=True)]
    held = [suit for suit, pair in enumerate(PAIRS) if hand & pair == pair]
    found += sides
    found += [
        float(trump in held),
        float(len(held) - (trump in held)),
        float((talon & POINT_CARDS).bit_count()),
    ]
    return found


def plain_features(hand: int) -> list[float]:
    """The features of a hand without trumps."""
    sums = [0.0] * len(_PLAIN[0])
    for suit in range(4):
        row = _PLAIN[hand >> 8 * suit & 0xFF]
        sums = [one + other for one, other in zip(sums, row, strict=True)]
    return [1.0, *sums]


def _sum(weights: tuple[float, ...], features: tuple[float, ...]) -> float:
    return sum([weight * value for weight, value in zip(weights, features, strict=True)])


_PAIR = 0b0011_0000
"""King and Over in the order of strength with trumps."""


def _suited_tables(name: str) -> tuple[float, tuple[float, ...], tuple[float, ...], float]:
    """The weights of a component, summed in advance for each byte of the trumps and of a side suit."""
    weights = WEIGHTS[name]
    end = 1 + len(_TRUMPS[0])
    side_end = end + len(_SIDE[0])
    forty, twenty, talon = weights[side_end:]
    trumps, sides = [], []
    for byte in range(256):
        pair = byte & _PAIR == _PAIR
        trumps.append(_sum(weights[1:end], _TRUMPS[byte]) + forty * pair)
        sides.append(_sum(weights[end:side_end], _SIDE[byte]) + twenty * pair)
    return weights[0], tuple(trumps), tuple(sides), talon


def _plain_tables(name: str) -> tuple[float, tuple[float, ...]]:
    weights = WEIGHTS[name]
    return weights[0], tuple(_sum(weights[1:], row) for row in _PLAIN)


_BY_SUITED = {name: _suited_tables(name) for name in SUITED if name in WEIGHTS}
_BY_PLAIN = {name: _plain_tables(name) for name in PLAIN if name in WEIGHTS}


def chances(hand: int, talon: int, trump: int) -> dict[str, float]:
    """The chance of each of :data:`SUITED`, or of :data:`PLAIN` without trumps."""
    if trump == NO_TRUMP:
        first, second, third, fourth = hand & 0xFF, hand >> 8 & 0xFF, hand >> 16 & 0xFF, hand >> 24
        return {
            name: logistic(least + by[first] + by[second] + by[third] + by[fourth])
            for name, (least, by) in _BY_PLAIN.items()
        }
    ordered = by_strength(hand, trump)
    held = ordered >> 8 * trump & 0xFF
    one, two, three = (ordered >> 8 * suit & 0xFF for suit in range(4) if suit != trump)
    points = (talon & POINT_CARDS).bit_count()
    return {
        name: logistic(least + by_trumps[held] + by[one] + by[two] + by[three] + by_talon * points)
        for name, (least, by_trumps, by, by_talon) in _BY_SUITED.items()
    }


def chance_of(name: str, features: list[float], weights: tuple[float, ...] = ()) -> float:
    """The chance of a component from the features of a hand, without the tables, which are tested by it."""
    return logistic(_sum(weights or WEIGHTS[name], tuple(features)))


def logistic(total: float) -> float:
    """The chance that a sum of weights stands for."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))
