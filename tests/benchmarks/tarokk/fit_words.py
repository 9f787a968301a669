"""Make the weights by which opponents read what others said.

    python -m tests.benchmarks.tarokk.fit_words [hands]

In hands dealt at random the third level bids and announces, and then the strongest, with few samples; both
discard by rules of thumb. The weights kept were made from 560 hands of each, in which the strongest did not
yet read words; now it does, and knows for a trull what its friend must hold, so that a new run gives others.
"""

import math
import random
import sys
from collections import defaultdict
from collections.abc import Iterator
from itertools import chain

from tartli_desktop.cards.tarokk import mask_of
from tartli_desktop.games.tarokk import CARDS, PASKIEVICS, Match
from tartli_desktop.games.tarokk.opponents import heuristic, strong
from tartli_desktop.games.tarokk.opponents.search import words
from tartli_desktop.games.tarokk.rules.card_values import HONOURS
from tests.benchmarks.fitted import write

Rows = list[tuple[list[float], bool]]

HANDS = 560
SEED = 777_000_003
FEWER = strong.SearchSettings(bid=25, announce=60)
ENOUGH = 12
"""How often something must have been said, and not been said, to be learned."""


def spoken(level: str, number: int) -> Match:
    """A hand up to the first card; or it is void."""
    match = Match.new(PASKIEVICS, first_dealer=number % 4)
    match.deal(random.Random(SEED + number).sample(CARDS, 42))
    count = 0
    while match.to_move is not None and match.phase != "play":
        view = match.view(match.to_move)
        if level == "strong" and match.phase in ("auction", "announce"):
            action = strong.decide(view, seed=number * 1000 + count, should_stop=None, settings=FEWER)
        else:
            action = heuristic.decide(view)
        match.apply(match.to_move, action)
        count += 1
    return match


def rows_of(match: Match) -> Iterator[tuple[str, list[float], bool]]:
    """What each seat said or did not say: the kind, the features, whether it spoke."""
    views = [match.view(seat) for seat in range(4)]
    view = views[0]
    for each in chain(words.bids_heard(view), words.words_heard(view)):
        own = views[each.seat]
        cards = mask_of(own.hand)
        if each.kind in (words.BID, words.JUMP):
            dealt = (cards | mask_of(own.discards)) & ~mask_of(own.talon)
            if dealt & HONOURS:
                yield each.kind, [*words.features(dealt), *each.context], each.spoke
        elif each.barred is None or each.barred != own.side:
            role = words.role_of(each.seat, own.side, view.declarer)
            friends = each.friends if own.side == "F" else 0
            yield words.key_of(each, role), [*words.features(cards, friends)], each.spoke


def fit(rows: Rows, pull: float) -> tuple[float, ...]:
    """The weights of a logistic regression, by gradient descent with a slight pull to zero."""
    size = len(rows[0][0])
    scale = [max(1e-9, math.sqrt(sum(row[k] ** 2 for row, _ in rows) / len(rows))) for k in range(size)]
    scaled = [([row[k] / scale[k] for k in range(size)], won) for row, won in rows]
    weights = [0.0] * size
    velocity = [0.0] * size
    for step in range(600):
        gradient = [0.0] * size
        for row, won in scaled:
            total = sum([one * other for one, other in zip(weights, row, strict=True)])
            wrong = (1.0 if won else 0.0) - 1 / (1 + math.exp(-max(-30.0, min(30.0, total))))
            for k, value in enumerate(row):
                if value:
                    gradient[k] += wrong * value
        rate = 1.0 if step < 450 else 0.4
        for k in range(size):
            slope = gradient[k] / len(scaled) - pull * weights[k]
            velocity[k] = 0.9 * velocity[k] + slope
            weights[k] += rate * velocity[k]
    return tuple(round(weight / divisor, 3) for weight, divisor in zip(weights, scale, strict=True))


def main(hands: int) -> None:
    """Play, fit, print how good the fit is on the last fifth, and write the weights."""
    rows: dict[str, Rows] = defaultdict(list)
    for number in range(hands):
        for level in ("heuristic", "strong"):
            for kind, known, spoke in rows_of(spoken(level, number)):
                rows[kind].append((known, spoke))
    fitted = {}
    for kind, each in sorted(rows.items()):
        count = sum(spoke for _, spoke in each)
        if not ENOUGH <= count <= len(each) - ENOUGH:
            print(f"{kind:18} {count} of {len(each)}: left out")
            continue
        fitted[kind] = fit(each, 1 / len(each))
        print(f"{kind:18} {count} of {len(each)}: {fitted[kind]}", flush=True)
    write(words.__file__, fitted)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else HANDS)
