"""Three hundred matches replay exactly: every event, and every view after each action (R1 to R14)."""

from .canonical import DIGITS, digest, steps
from .make_golden import COUNT, read


def test_every_step_is_as_it_was() -> None:
    lines = read()
    assert len(lines) == COUNT
    for number, line in enumerate(lines, 1):
        expected = [
            (hand, place, digests[place * DIGITS : (place + 1) * DIGITS])
            for hand, digests in enumerate(line["digests"], 1)
            for place in range(len(digests) // DIGITS)
        ]
        for (hand, place, text), step in zip(steps(line["record"]), expected, strict=True):
            assert (hand, place, digest(text)) == step, f"record {number} goes otherwise from here:\n{text}"
