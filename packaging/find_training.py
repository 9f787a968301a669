"""Finds hands for training, so that nobody waits for the first one: ``python packaging/find_training.py``.

For each game with training, some hands of each kind and some questions by the usual rules go to
resources/training. It takes about a quarter of an hour.
"""

from __future__ import annotations

import lzma
import sys
from pathlib import Path

import msgspec

from tartli_desktop.face import face_of
from tartli_desktop.game.registry import games, rules_of
from tartli_desktop.game.training import BIDDING, Sought
from tartli_desktop.kit.training.found_hands import FoundHand, file_of

RESOURCES = Path(__file__).parents[1] / "resources"

EACH = 8
"""How many hands of each kind are found."""


def main() -> int:
    """Write the files; that of a game named in the arguments, or of each."""
    for game in sys.argv[1:] or games():
        training, rules = face_of(game).training, rules_of(game)
        if training is None:
            continue
        variant, found = rules.options().next_variant, list[FoundHand]()
        for name in (*(kind.name for kind in training.kinds), BIDDING):
            seed = 0
            while sum(each.exercise == name for each in found) < EACH:
                seed += 1
                hand = training.find(Sought(name, variant), seed=seed, seconds=10)
                if hand is not None:
                    found.append(FoundHand(name, hand))
            print(game, name, "seeds tried:", seed, flush=True)
        file = RESOURCES / file_of(game)
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(lzma.compress(b"\n".join(map(msgspec.json.encode, found))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
