"""The exact solver of Ulti: ``python -m tests.benchmarks.ulti.endings [endings]``.

Random endings of two to four tricks, with every kind of contract, are compared with full search by the rules
themselves; then the time for endings of 4 to 10 tricks is measured, in processor seconds.
"""

import statistics
import sys
import time

from tartli_desktop.games.ulti import ASSOCIATION, LADDER, SOCIAL
from tartli_desktop.games.ulti.opponents.search.open_cards import Solver, TooDeep
from tests.games.ulti.opponents.endings import brute_force, ending, read

ENDINGS = 3000
TIMED = 15
LIMIT = 400_000
CONTRACTS = ("hearts simple", "ulti", "40-100 durchmars", "betli", "plain-durchmars")


def main(endings: int) -> None:
    """Compare, measure and print."""
    compared = different = 0
    for seed in range(endings):
        contract = LADDER[seed % len(LADDER)].text
        variant = SOCIAL if seed % 3 == 0 and contract != "simple" and "aces" not in contract else ASSOCIATION
        match = ending(variant, contract, seed, 6 + seed % 5)
        if match is None:
            continue
        stakes, position = read(match)
        compared += 1
        different += Solver(stakes).value(position) != brute_force(match, stakes.soloist)
    print(f"{compared} endings, {different} unlike what trying everything finds", flush=True)
    for contract in CONTRACTS:
        for tricks in range(4, 11):
            seconds, given_up = [], 0
            for seed in range(TIMED):
                match = ending(ASSOCIATION, contract, seed, 3 * tricks)
                if match is None:
                    continue
                stakes, position = read(match)
                start = time.process_time()
                try:
                    Solver(stakes, LIMIT).value(position)
                except TooDeep:
                    given_up += 1
                seconds.append(time.process_time() - start)
            if seconds:
                print(
                    f"{contract:18} {tricks:2} tricks: median {1000 * statistics.median(seconds):6.1f} ms, "
                    f"longest {1000 * max(seconds):6.0f} ms, {given_up} of {len(seconds)} given up",
                    flush=True,
                )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ENDINGS)
