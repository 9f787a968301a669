"""Whether every deal is as likely as any other: ``python -m tests.benchmarks.fairness``.

Chi-square over many packs as the program shuffles them: each card at each place, and each pair of cards on
top. In a million fair runs, about four look unfair.
"""

import math
import sys
from collections import Counter

from tartli_desktop.cards import sealed_deal
from tartli_desktop.cards.german import CARDS

DEALS = 200_000
P_LEAST = 1e-6


def chi_square(counts: Counter[tuple[int, int]], cells: int, total: int) -> float:
    """Chi-square of ``counts`` against equal counts in all cells."""
    expected = total / cells
    seen = sum((count - expected) ** 2 / expected for count in counts.values())
    return seen + (cells - len(counts)) * expected


def likelihood(chi: float, freedom: int) -> float:
    """The probability of a value this large or larger by chance alone (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return math.erfc(((chi / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(2 * spread)) / 2


def measure(packs: int) -> dict[str, tuple[float, int]]:
    """Chi-square and degrees of freedom of this many packs."""
    places: Counter[tuple[int, int]] = Counter()
    tops: Counter[tuple[int, int]] = Counter()
    for _ in range(packs):
        pack = list(CARDS)
        sealed_deal.shuffle(pack)
        places.update(enumerate(pack))
        tops[pack[0], pack[1]] += 1
    return {
        # No card lies at two places, which makes the counts vary more than independent ones, by 32 to 31.
        "each card at each place": (chi_square(places, 32 * 32, 32 * packs) * 31 / 32, 31 * 31),
        "the two cards on top": (chi_square(tops, 32 * 31, packs), 32 * 31 - 1),
    }


def main(packs: int = DEALS) -> None:
    """Measure and print; end the program with code 1 if the deals are not fair."""
    fair = True
    for name, (chi, freedom) in measure(packs).items():
        p = likelihood(chi, freedom)
        fair = fair and P_LEAST < p < 1 - P_LEAST
        print(f"  {packs} packs, {name}: chi-square {chi:.0f} at {freedom} degrees of freedom, p = {p:.3f}")
    if not fair:
        sys.exit("  The deals are not fair.")


if __name__ == "__main__":
    main()
