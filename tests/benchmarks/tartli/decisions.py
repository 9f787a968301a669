"""How long the heuristic and the strongest player take for one decision.

    python -m tests.benchmarks.tartli.decisions

Each plays whole matches to one game against itself, half of them from counts near 501, where the search also
looks for the end of the game: under both presets, and under random house rules. Processor time counts, so
that other work on the machine matters little. An answer out of turn counts as a decision, too, mostly a short
one.
"""

import argparse
from itertools import product
from random import Random

from msgspec.structs import replace

from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, Match, Variant
from tests.benchmarks.tartli.duplicate import PLAYERS, SEED, Clock, play_hand, shuffled

DECISIONS = {"heuristic": 20_000, "strong": 2_000}
"""Decisions measured under each set of rules, by player."""

GOALS = {"heuristic": 200.0, "strong": 2000.0}
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


def times_of(name: str, rules: str, decisions: int, seed: int) -> list[float]:
    """Seconds of processor time of a player's decisions, under ``preset`` or ``random`` rules, sorted."""
    clock, number = Clock(), 0
    player = PLAYERS[name]
    while len(clock.times) < decisions:
        number += 1
        random = Random(f"{seed} {rules} {number}")
        preset = replace((HUNGARIAN, AUSTRIAN)[number % 2], match_target=1)
        variant = preset if rules == "preset" else random_variant(random)
        dealer, scores = random.randrange(2), (0, 0)
        if random.random() < 0.5:
            scores = (random.randrange(250, 501), random.randrange(250, 501))
        match = Match.new(variant, first_dealer=dealer)
        match.scores = scores
        hand = 0
        while match.winner is None:
            hand += 1
            match.deal(shuffled(f"{seed} {rules} {number} hand {hand}"))
            play_hand(match, (player, player), (clock, clock))
    return sorted(clock.times)


def main(arguments: list[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How long a player takes for one decision.")
    parser.add_argument("--player", choices=sorted(DECISIONS), help="only this one")
    parser.add_argument("--decisions", type=int, help="of each line, at least")
    parser.add_argument("--seed", type=int, default=SEED)
    options = parser.parse_args(arguments)
    for name, rules in product([options.player] if options.player else DECISIONS, ("preset", "random")):
        times = times_of(name, rules, options.decisions or DECISIONS[name], options.seed)
        median, p99, most = (1000 * times[int(part * (len(times) - 1))] for part in (0.5, 0.99, 1.0))
        verdict = "met" if most <= GOALS[name] else "MISSED"
        print(
            f"a decision of {name} by {rules} rules: median {median:.2f} ms, p99 {p99:.2f} ms,"
            f" max {most:.1f} ms, {len(times)} decisions  (goal max {GOALS[name]:g} ms: {verdict})",
            flush=True,
        )


if __name__ == "__main__":
    main()
