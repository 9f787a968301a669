"""How fast the rules of Tarokk run: ``python -m tests.benchmarks.tarokk.rules_speed``.

Random play of whole hands through ``legal_actions`` and ``apply``, under both presets. The clock counts
processor time, so that other work on the machine matters little; the medians of the rounds are printed.
"""

from __future__ import annotations

import random
import statistics
import time

from tartli_desktop.games.tarokk import CARDS, ONLINE, PASKIEVICS, Match, Variant

GOAL = 40_000
"""Actions a second."""

ROUNDS = 7
HANDS = 200
"""In each round."""


def play(variant: Variant, chance: random.Random) -> int:
    """Play one hand at random and return how many actions it took."""
    match = Match.new(variant, first_dealer=0)
    match.deal(chance.sample(CARDS, 42))
    actions = 0
    while (seat := match.to_move) is not None:
        match.apply(seat, chance.choice(match.legal_actions(seat)))
        actions += 1
    return actions


def rate(variant: Variant, chance: random.Random) -> float:
    """Actions a second in one round."""
    start = time.process_time()
    actions = sum(play(variant, chance) for _ in range(HANDS))
    return actions / (time.process_time() - start)


def main() -> None:
    """Measure and print."""
    chance = random.Random(1)
    for variant in (PASKIEVICS, ONLINE):
        median = statistics.median(rate(variant, chance) for _ in range(ROUNDS))
        met = "met" if median >= GOAL else "MISSED"
        print(f"tarokk, {variant.name:10} {median:9,.0f} actions/s  (goal {GOAL:,}: {met})")


if __name__ == "__main__":
    main()
