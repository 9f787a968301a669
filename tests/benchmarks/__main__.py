"""All measurements, one after the other: ``python -m tests.benchmarks``."""

import subprocess
import sys

from tests.benchmarks import fairness, responsiveness, rules_speed, startup
from tests.benchmarks.cpu_load import one_core_busy
from tests.benchmarks.tartli import decisions


def main() -> None:
    """Measure and print."""
    print("Engine", flush=True)
    rules_speed.main()
    print("\nDeals", flush=True)
    fairness.main()
    print("\nStart-up and memory", flush=True)
    startup.main()
    print("\nThe table", flush=True)
    # In a separate process, as Qt reads its scale factor from the environment at the start.
    subprocess.run([sys.executable, "-m", "tests.benchmarks.frames"], check=True)
    print("With one core busy:", flush=True)
    with one_core_busy():
        subprocess.run([sys.executable, "-m", "tests.benchmarks.frames"], check=True)
    print("\nMatches and statistics", flush=True)
    subprocess.run([sys.executable, "-m", "tests.benchmarks.library"], check=True)
    print("\nWhile the opponent thinks", flush=True)
    responsiveness.main()
    print("\nOpponent", flush=True)
    decisions.main()


if __name__ == "__main__":
    main()
