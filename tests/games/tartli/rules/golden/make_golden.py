"""Renews the digests in golden.jsonl.gz: ``python -m tests.games.tartli.rules.golden.make_golden``.

Each of its 300 lines is a match: ``record`` as in R14, and ``digests``, for each hand the digests of its deal
and of its actions in order. canonical.py defines the text of a step. All endings of hands, games and matches
are among them, under the presets and under house rules.

Digests may be renewed only when a rule in the contract changes, in the commit that changes it, which says
which digests change and why: never for a rule that is off. A change that tidies, renames or speeds up the
engine changes no digest.
"""

import gzip
import json
from collections import defaultdict
from pathlib import Path
from typing import Any

from .canonical import digest, steps

GOLDEN = Path(__file__).with_name("golden.jsonl.gz")
COUNT = 300


def read() -> list[dict[str, Any]]:
    """The lines of the file."""
    with gzip.open(GOLDEN, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def main() -> None:
    """Write the same records with their digests of today."""
    lines, others = [], 0
    for line in read():
        digests: dict[int, str] = defaultdict(str)
        for hand, _, text in steps(line["record"]):
            digests[hand] += digest(text)
        others += [*digests.values()] != line["digests"]
        lines.append(
            json.dumps({"record": line["record"], "digests": [*digests.values()]}, ensure_ascii=False)
        )
    GOLDEN.write_bytes(gzip.compress("".join(f"{line}\n" for line in lines).encode(), mtime=0))
    print(f"{len(lines)} records; {others} of them have other digests than before")


if __name__ == "__main__":
    main()
