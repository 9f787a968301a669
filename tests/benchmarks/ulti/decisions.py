"""How long the stronger opponents of Ulti think: ``python -m tests.benchmarks.ulti.decisions``.

Three players of a level play hands together without a time limit. Processor time counts, so that other work
matters little. At the table the program also limits the seconds for a decision.
"""

import argparse
from collections import defaultdict

from tests.benchmarks.strength import deck_of, quantile
from tests.benchmarks.ulti.strength import play_hand

HANDS = {"heuristic": 100, "strong": 30}

GOALS = {"card": 1000, "bid": 3000}
"""Milliseconds that 95 of 100 decisions must stay within."""

SEED = 1


def main(arguments: list[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How long an opponent of Ulti takes for a decision.")
    parser.add_argument("--hands", type=int, help="of each level")
    options = parser.parse_args(arguments)
    for name, usual in HANDS.items():
        times: dict[str, list[float]] = defaultdict(list)
        for number in range(options.hands or usual):
            hand = play_hand("association", deck_of(SEED, number, 32), (name,) * 3, number, judge=False)
            for kind, taken in hand["ms"][name].items():
                times[kind] += taken
        for kind in ("card", "bid", "other"):
            taken = times[kind]
            if taken:
                goal = f", goal {GOALS[kind]}" if kind in GOALS else ""
                print(
                    f"Ulti, {name:9} {kind:5} median {quantile(taken, 0.5):4.0f} ms, "
                    f"p95 {quantile(taken, 0.95):4.0f} ms{goal}, longest {max(taken):4.0f} ms, "
                    f"{len(taken)} decisions",
                    flush=True,
                )


if __name__ == "__main__":
    main()
