"""Three hundred matches replay exactly: every event, and every view after each action (R1 to R14)."""

from __future__ import annotations

from collections import Counter

from .canonical import DIGITS, digest, steps
from .make_golden import COUNT, read, told_of

FREQUENT = 15
RARE = 3

LEAST = {
    **dict.fromkeys(("by hungarian", "by austrian", "by house", "by line", "hand not over"), FREQUENT),
    **dict.fromkeys(("played out", "out", "false claim", "sudden death", "bela", "exchanged"), FREQUENT),
    **dict.fromkeys(("good", "higher here", "sudden death next"), FREQUENT),
    **dict.fromkeys(("match won", "stichmatsch", "tied", "tie broken", "both out"), RARE),
    **dict.fromkeys(
        (f"{ending}, worth {worth}" for ending in ("out", "played out", "false claim") for worth in (1, 2)),
        RARE,
    ),
    **dict.fromkeys((f"{ending}, worth 1" for ending in ("sudden death", "tie broken", "both out")), RARE),
}
"""The least number of times each ending of a hand, game or match, and each call, must occur in them."""


def test_every_step_is_as_it_was() -> None:
    lines = read()
    assert len(lines) == COUNT
    for number, line in enumerate(lines, 1):
        expected = [
            (hand, place, digests[place * DIGITS : (place + 1) * DIGITS])
            for hand, digests in enumerate(line["digests"], 1)
            for place in range(len(digests) // DIGITS)
        ]
        found = 0
        for (hand, place, text), step in zip(steps(line["record"]), expected, strict=True):
            assert (hand, place, digest(text)) == step, f"record {number} goes otherwise from here:\n{text}"
            found += 1
        assert found == sum(len(hand["actions"]) + 1 for hand in line["record"]["hands"])


def test_everything_that_can_happen_is_in_them() -> None:
    found: Counter[str] = Counter()
    for line in read():
        found += told_of(line["record"])
    assert {name: found[name] for name, least in LEAST.items() if found[name] < least} == {}
