"""How long the heuristic player takes for one decision.

    python -m tests.benchmarks.decisions

It plays whole matches to one game against itself, half of them from counts near 501, where the search also
looks for the end of the game: by both presets, and by house rules with every switch at random. Processor time
counts, so other work on the machine does not. What it is asked out of turn is a decision too, mostly a short
one.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from random import Random

from tartli_desktop.engine import AUSTRIAN, HUNGARIAN, Match, Variant
from tests.benchmarks.duplicate import PLAYERS, SEED, Clock, play_hand, shuffled

DECISIONS = 20_000
"""Of each line."""

GOAL = 50.0
"""Milliseconds that no decision may exceed."""


def random_variant(random: Random) -> Variant:
    """House rules with every switch of R11 at random, for a match of one game."""
    flip = random.choice
    both = (False, True)
    return Variant(
        name="mixed",
        turned_card=flip(("nineteenth", "choice")),
        next_dealer=flip(("alternate", "winner")),
        set_of_nines=flip(both),
        tens_below_unders=flip(both),
        sequences_per_trick=flip(("one", "one_per_suit")),
        further_sequences=flip(("higher_or_apart", "not_inside")),
        bar_touching_sequences=flip(both),
        bela_with_melds=flip(both),
        exchange=flip(("leader", "any_time")),
        show_trick_7_draw=flip(both),
        stichmatsch=flip(both),
        double_below=random.randint(1, 501),
        match_target=1,
    )


def times_of(rules: str, decisions: int, seed: int) -> list[float]:
    """Seconds of processor time of each decision, by ``preset`` or ``random`` rules; sorted."""
    clock, number = Clock(), 0
    player = PLAYERS["heuristic"]
    while len(clock.times) < decisions:
        number += 1
        random = Random(f"{seed} {rules} {number}")
        preset = replace((HUNGARIAN, AUSTRIAN)[number % 2], match_target=1)
        variant = preset if rules == "preset" else random_variant(random)
        match = Match.new(variant, first_dealer=random.randrange(2))
        if random.random() < 0.5:
            match.scores = (random.randrange(250, 501), random.randrange(250, 501))
        hand = 0
        while match.winner is None:
            hand += 1
            match.deal(shuffled(f"{seed} {rules} {number} hand {hand}"))
            play_hand(match, (player, player), (clock, clock))
    return sorted(clock.times)


def main(arguments: list[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How long the heuristic player takes for one decision.")
    parser.add_argument("--decisions", type=int, default=DECISIONS, help="of each line, at least")
    parser.add_argument("--seed", type=int, default=SEED)
    options = parser.parse_args(arguments)
    for rules in ("preset", "random"):
        times = times_of(rules, options.decisions, options.seed)
        median, p99, most = (1000 * times[int(part * (len(times) - 1))] for part in (0.5, 0.99, 1.0))
        print(
            f"a decision by {rules} rules: median {median:.2f} ms, p99 {p99:.2f} ms, max {most:.1f} ms,"
            f" {len(times)} decisions  (goal max {GOAL:g} ms: {'met' if most <= GOAL else 'MISSED'})",
            flush=True,
        )


if __name__ == "__main__":
    main()
