"""All measurements, one after the other: ``python -m tests.benchmarks``."""

from __future__ import annotations

import os

from tests.benchmarks import duplicate, engine_speed, startup


def main() -> None:
    """Measure and print."""
    print("Engine", flush=True)
    engine_speed.main()
    print("\nStart-up and memory", flush=True)
    startup.main()
    print("\nOpponent", flush=True)
    duplicate.main(["--jobs", str(os.cpu_count() or 1)])


if __name__ == "__main__":
    main()
