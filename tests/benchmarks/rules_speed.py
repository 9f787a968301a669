"""How fast the rules of each game run: ``python -m tests.benchmarks.rules_speed``.

Random play of whole hands through ``legal_actions`` and ``apply``, under every preset. The clock counts
processor time, so that other work on the machine matters little; the medians of the rounds are printed.
"""

import random
import statistics
import time
from typing import Any

from tartli_desktop.game.registry import rules_of
from tartli_desktop.games.tarokk import ONLINE, PASKIEVICS
from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN
from tartli_desktop.games.ulti import ASSOCIATION, SOCIAL, TWO_ROUNDS
from tests.games.contract import walks

GOALS = {"tartli": 25_000, "ulti": 60_000, "tarokk": 40_000}
"""Actions a second."""

PRESETS: dict[str, dict[str, Any]] = {
    "tartli": {each.name: each for each in (HUNGARIAN, AUSTRIAN)},
    "ulti": {each.name: each for each in (ASSOCIATION, SOCIAL, TWO_ROUNDS)},
    "tarokk": {each.name: each for each in (PASKIEVICS, ONLINE)},
}

ROUNDS = 7
HANDS = 200
"""In each round."""


def play(rules: Any, variant: Any, chance: random.Random) -> int:
    """Play one hand at random, without going out, and return how many actions it took."""
    match = rules.match(variant, 0, tuple(f"P{seat}" for seat in range(rules.form.seats_of(variant))))
    match.deal(walks.pack(rules, chance))
    actions = 0
    while (seat := match.to_move) is not None:
        legal = match.legal_actions(seat)
        action = chance.choice(legal)
        while str(action) == "out":
            action = chance.choice(legal)
        match.apply(seat, action)
        actions += 1
    return actions


def rate(rules: Any, variant: Any, chance: random.Random) -> float:
    """Actions a second in one round."""
    start = time.process_time()
    actions = sum(play(rules, variant, chance) for _ in range(HANDS))
    return actions / (time.process_time() - start)


def main() -> None:
    """Measure and print."""
    chance = random.Random(1)
    for game, goal in GOALS.items():
        rules = rules_of(game)
        for variant in PRESETS[game].values():
            median = statistics.median(rate(rules, variant, chance) for _ in range(ROUNDS))
            met = "met" if median >= goal else "MISSED"
            print(f"{game}, {variant.name:11} {median:9,.0f} actions/s  (goal {goal:,}: {met})")


if __name__ == "__main__":
    main()
