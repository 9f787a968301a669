"""How long the two levels that search take for one decision: ``python -m tests.benchmarks.tartli.decisions``.

Each plays games against itself, half of them from counts near 501, where the search also looks for the end of
the game, under random house rules. Processor time counts, so that other work on the machine matters little.
"""

import time
from random import Random
from typing import Any

from tartli_desktop.cards.german import CARDS
from tartli_desktop.games.tartli import Match
from tartli_desktop.games.tartli.game import RULES
from tests.benchmarks.hands import levels_at, play_hand
from tests.games.tartli.rules.random_matches import random_variant

DECISIONS = {"heuristic": 20_000, "strong": 2_000}
GOALS = {"heuristic": 200.0, "strong": 2000.0}
"""Milliseconds that no decision may exceed."""


def times_of(level: str) -> list[float]:
    """Seconds of processor time of a level's decisions, sorted."""
    times: list[float] = []
    number = 0
    while len(times) < DECISIONS[level]:
        number += 1
        chance = Random(number)
        match = Match.new(random_variant(chance), first_dealer=chance.randrange(2))
        if chance.random() < 0.5:
            match.scores = (chance.randrange(250, 501), chance.randrange(250, 501))
        decide = levels_at(RULES, match, (level, level))

        def timed(seat: int, out_of_turn: bool, decide: Any = decide) -> Any:
            begun = time.process_time()
            action = decide(seat, out_of_turn)
            times.append(time.process_time() - begun)
            return action

        while match.winner is None:
            match.deal(chance.sample(CARDS, 32))
            play_hand(RULES, match, timed)
    return sorted(times)


def main() -> None:
    """Measure and print."""
    for level in DECISIONS:
        times = times_of(level)
        median, p99, most = (1000 * times[int(part * (len(times) - 1))] for part in (0.5, 0.99, 1.0))
        verdict = "met" if most <= GOALS[level] else "MISSED"
        print(
            f"a decision of {level}: median {median:.2f} ms, p99 {p99:.2f} ms, max {most:.1f} ms,"
            f" {len(times)} decisions  (goal max {GOALS[level]:g} ms: {verdict})",
            flush=True,
        )


if __name__ == "__main__":
    main()
