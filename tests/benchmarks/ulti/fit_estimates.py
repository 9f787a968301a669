"""Make the weights of the opponents' estimates.

    python -m tests.benchmarks.ulti.fit_estimates [hands [parts]]

Hands are dealt at random, with a plausible discard; each is played out by the opponents' policy until
six tricks are left, which are solved with open cards. Logistic regressions are fitted to what was won.
"""

import math
import random
import sys
from collections.abc import Sequence
from functools import cache

from tartli_desktop.cards.german import CARDS, mask_of
from tartli_desktop.games.ulti import ASSOCIATION, CONTRACTS
from tartli_desktop.games.ulti.opponents.search.open_cards import Position, Solver
from tartli_desktop.games.ulti.opponents.search.policy import Policy
from tartli_desktop.games.ulti.opponents.search.stakes import Stakes
from tartli_desktop.games.ulti.opponents.valuation import estimates
from tartli_desktop.games.ulti.opponents.valuation.strengths import by_strength
from tartli_desktop.games.ulti.rules.cards import ACES, NO_TRUMP, PAIRS, POINT_CARDS, SEVENS, SUITS, pairs_in
from tests.benchmarks.fitted import write

ROUNDS = 4000
Rows = list[tuple[list[float], bool]]


def bits(mask: int) -> list[int]:
    return [bit for bit in range(32) if mask >> bit & 1]


trump_suit, side_suit, plain_suit = map(
    cache, (estimates.trump_suit, estimates.side_suit, estimates.plain_suit)
)


def suited_features(hand: int, talon: int, trump: int) -> list[float]:
    """The features of a hand with trumps. ``hand`` holds ten cards by rank."""
    ordered = by_strength(hand, trump)
    sides = [side_suit(ordered >> 8 * suit & 0xFF) for suit in range(4) if suit != trump]
    held = [suit for suit, pair in enumerate(PAIRS) if hand & pair == pair]
    return [
        1.0,
        *trump_suit(ordered >> 8 * trump & 0xFF),
        *map(sum, zip(*sides, strict=True)),
        float(trump in held),
        float(len(held) - (trump in held)),
        float((talon & POINT_CARDS).bit_count()),
    ]


def plain_features(hand: int) -> list[float]:
    """The features of a hand without trumps."""
    suits = [plain_suit(hand >> 8 * suit & 0xFF) for suit in range(4)]
    return [1.0, *map(sum, zip(*suits, strict=True))]


def chance_of(weights: Sequence[float], features: Sequence[float]) -> float:
    """The chance of a component from the features of a hand."""
    return estimates.logistic(estimates.weighted(weights, features))


def plausible_lay(chance: random.Random, twelve: int, trump: int) -> int:
    """Two cards to discard, mostly small cards of short side suits."""
    worth = {}
    for card in bits(twelve):
        suit = SUITS[card >> 3]
        length = (twelve & suit).bit_count()
        score = length + 2 * (card & 7 in (3, 7)) + 3 * (1 << card & ACES > 0) + chance.random() * 4
        if card >> 3 == trump:
            score += 20
        if twelve & PAIRS[card >> 3] == PAIRS[card >> 3] and PAIRS[card >> 3] >> card & 1:
            score += 4
        worth[card] = score
    first, second = sorted(worth, key=worth.__getitem__)[:2]
    return 1 << first | 1 << second


def plain_lay(twelve: int, name: str) -> int:
    """The two cards that hurt a Betli or a Durchmars most."""
    best, found = -1e9, 0
    cards = bits(twelve)
    for place, first in enumerate(cards):
        for second in cards[place + 1 :]:
            lay = 1 << first | 1 << second
            features = plain_features(twelve ^ lay)
            danger = features[1] + features[3] + features[4] if name == "betli" else features[7] + features[8]
            if -danger > best:
                best, found = -danger, lay
    return found


def samples(count: int, names: tuple[str, ...]) -> dict[str, Rows]:
    """Features and outcomes of random hands, for each part."""
    chance = random.Random(7)
    rows: dict[str, Rows] = {name: [] for name in names}
    bids = {
        "simple": "simple",
        "ulti": "ulti durchmars",
        "aces": "aces",
        "sixty": "40-100",
        "eighty": "20-100",
        "all": "durchmars",
    }
    for number in range(count):
        # Most hands are the best of many for one of the rarer parts, so that enough of these are won.
        packs = [chance.sample(CARDS, 32) for _ in range((1, 24, 24, 300)[number % 4])]
        kind = number // 4 % 3
        pack = max(packs, key=lambda each: promise(mask_of(each[:12]), kind))
        twelve, left, right = mask_of(pack[:12]), mask_of(pack[12:22]), mask_of(pack[22:])
        for trump in range(4):
            length = (twelve & SUITS[trump]).bit_count()
            if length < 3 or (length == 3 and chance.random() < 0.7):
                continue
            lay = plausible_lay(chance, twelve, trump)
            hand = twelve ^ lay
            features = suited_features(hand, lay, trump)
            said = []
            for each in (hand, left, right):
                forty, twenty = pairs_in(each, trump)
                said.append((40,) * forty + (20,) * twenty)
            for name in estimates.SUITED:
                if name not in rows:
                    continue
                if name == "ulti" and not hand & SEVENS[trump]:
                    continue
                held = hand | PAIRS[0] | PAIRS[1] | PAIRS[2] | PAIRS[3]
                text = "ulti" if name == "ulti" else bids[name]
                contract = CONTRACTS[text]
                marriages = tuple(said) if contract.has("simple") else ((), (), ())
                stakes = Stakes(ASSOCIATION, contract, 0, trump, 1, held, lay, marriages)
                position = Position([by_strength(each, trump) for each in (hand, left, right)], 0)
                policy = Policy(contract, 0, trump)
                tally = policy.play_out(position, by_strength(lay, trump), until=6)
                if tally is None:
                    won = solved(stakes, position, name)
                else:
                    component = stakes.result(tally).components[0]
                    won = component.won
                rows[name].append((features, won))
        for name in estimates.PLAIN:
            if name not in rows:
                continue
            lay = plain_lay(twelve, name)
            hand = twelve ^ lay
            features = plain_features(hand)
            hopeless = features[4] >= 5 if name == "betli" else features[8] >= 7
            if hopeless and chance.random() < 0.8:
                continue
            contract = CONTRACTS["betli" if name == "betli" else "plain-durchmars"]
            stakes = Stakes(ASSOCIATION, contract, 0, NO_TRUMP, 1, hand, lay)
            rows[name].append((features, Solver(stakes).value(Position([hand, left, right], 0)) > 0))
    return rows


def promise(twelve: int, kind: int) -> float:
    """How good a hand is, roughly, for Betli, for Durchmars, or with trumps."""
    if kind == 0:
        return -plain_features(twelve)[3] - 2 * plain_features(twelve)[1]
    aces = (twelve & ACES).bit_count()
    if kind == 1:
        return -plain_features(twelve)[7]
    lengths = [(twelve & suit).bit_count() for suit in SUITS[:4]]
    pairs = sum(twelve & pair == pair for pair in PAIRS)
    return max(lengths) + aces + 0.5 * pairs


def solved(stakes: Stakes, position: Position, name: str) -> bool:
    """Whether the part, counted alone, is won from here on with open cards."""
    part = {
        "simple": "simple",
        "ulti": "ulti",
        "aces": "aces",
        "sixty": "40-100",
        "eighty": "20-100",
        "all": "durchmars",
    }

    return Solver(stakes.alone(part[name])).value(position, -1, 1) > 0


def fit(rows: Rows, pull: float = 0.00003) -> tuple[float, ...]:
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


def main(hands: int, names: tuple[str, ...]) -> None:
    """Fit, print how good the fit is, and write the table; parts that are not named keep their weights."""
    rows = samples(hands, names)
    table = dict(estimates.weights())
    for name, each in rows.items():
        cut = len(each) * 4 // 5
        weights = fit(each[:cut])
        table[name] = weights
        bands: dict[int, list[bool]] = {}
        for features, won in each[cut:]:
            chance = chance_of(weights, features)
            bands.setdefault(min(int(chance * 5), 4), []).append(won)
        told = "  ".join(
            f"{20 * band}-{20 * band + 20}%: {100 * sum(wons) / len(wons):.0f} of {len(wons)}"
            for band, wons in sorted(bands.items())
        )
        won = 100 * sum(won for _, won in each) / len(each)
        print(f"{name:10} {len(each)} hands, {won:.0f} % won;  {told}", flush=True)
    write(estimates.__file__, table)


if __name__ == "__main__":
    every = (*estimates.SUITED, *estimates.PLAIN)
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS, tuple(sys.argv[2:]) or every)
