"""How likely a hand of ten cards is to win each bet, by counting what it holds.

The weights are those of logistic regressions over hands that were dealt at random and played out by
:mod:`.policy`, the last six tricks with open cards: ``python -m tests.benchmarks.ulti.fit_estimates``.
Cards are by rank here, as in :mod:`tartli_desktop.cards.german`.
"""

from __future__ import annotations

from math import exp

from tartli_desktop.games.ulti.rules.cards import NO_TRUMP, PAIRS, POINT_CARDS

from .estimates_table import WEIGHTS
from .strengths import by_strength

SUITED = ("simple", "ulti", "aces", "sixty", "eighty", "all")
"""What is estimated of a hand with trumps: the Simple, the Ulti (with the VII in hand), the four Aces, 60 and
80 card points (of 40-100 and 20-100), and all ten tricks."""

PLAIN = ("betli", "durchmars")


def _suit_with_trumps() -> tuple[tuple[float, ...], ...]:
    """What counts of a side suit's cards, by its byte in the order of strength."""
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
            )
        )
    return tuple(rows)


def _trumps() -> tuple[tuple[float, ...], ...]:
    """What counts of the trumps."""
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
            )
        )
    return tuple(rows)


def _without_trumps() -> tuple[tuple[float, ...], ...]:
    """What counts of a suit for Betli and for Durchmars, by its byte."""
    rows = []
    for byte in range(256):
        held = [bit for bit in range(8) if byte >> bit & 1]
        length = len(held)
        # Betli: of the cards below the i-th lowest, more than i in other hands make it a danger.
        danger = [max(0, bit - 2 * place) for place, bit in enumerate(held)]
        # Durchmars: of the cards above the i-th highest.
        loose = [max(0, 7 - bit - 2 * place) for place, bit in enumerate(reversed(held))]
        first = danger[0] if danger else 0
        rows.append(
            (
                float(first),
                float(first * first) / 4,
                float(sum(danger[1:])),
                float(sum(1 for each in danger if each)),
                float(length == 0),
                float(length == 1),
                float(sum(loose)),
                float(sum(1 for each in loose if each)),
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
    """What counts of a hand with trumps. ``hand`` are ten cards by rank."""
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
    """What counts of a hand without trumps."""
    sums = [0.0] * len(_PLAIN[0])
    for suit in range(4):
        row = _PLAIN[hand >> 8 * suit & 0xFF]
        sums = [one + other for one, other in zip(sums, row, strict=True)]
    return [1.0, *sums]


def chances(hand: int, talon: int, trump: int) -> dict[str, float]:
    """The chance of each of :data:`SUITED`, or of :data:`PLAIN` without trumps."""
    if trump == NO_TRUMP:
        found = plain_features(hand)
        return {name: _chance(found, WEIGHTS[name]) for name in PLAIN}
    found = suited_features(hand, talon, trump)
    return {name: _chance(found, WEIGHTS[name]) for name in SUITED}


def _chance(features: list[float], weights: tuple[float, ...]) -> float:
    total = sum([weight * value for weight, value in zip(weights, features, strict=True)])
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))
