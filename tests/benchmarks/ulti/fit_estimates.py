"""Make the weights of the opponents' estimates.

    python -m tests.benchmarks.ulti.fit_estimates [hands [parts]]

Hands are dealt at random, with a plausible discard. With trumps each is played out by the opponents' policy
until six tricks are left, which are solved with open cards; without, the whole hand is solved. What is fitted
to what was won is a weight for each way to hold a suit, pulled to the weights that there are, so that what is
rarely dealt keeps its old weight.
"""

import random
import sys
from collections.abc import Callable, Iterable, Sequence
from math import exp, log, sqrt
from typing import NamedTuple

from tartli_desktop.cards.deck import bits
from tartli_desktop.cards.german import CARDS, mask_of
from tartli_desktop.games.ulti import ASSOCIATION, CONTRACTS
from tartli_desktop.games.ulti.opponents.search.open_cards import Position, Solver, TooDeep
from tartli_desktop.games.ulti.opponents.search.policy import Policy
from tartli_desktop.games.ulti.opponents.search.stakes import Stakes
from tartli_desktop.games.ulti.opponents.valuation import estimates
from tartli_desktop.games.ulti.opponents.valuation.bidding import lays_for
from tartli_desktop.games.ulti.opponents.valuation.estimates import Weights, logistic
from tartli_desktop.games.ulti.opponents.valuation.strengths import by_strength
from tartli_desktop.games.ulti.rules.cards import ACES, NO_TRUMP, PAIRS, POINT_CARDS, SEVENS, SUITS, pairs_in
from tests.benchmarks.fitted import write

HANDS = 16_000
_BIDS = {
    "simple": ("simple", "simple"),
    "ulti": ("ulti", "ulti"),
    "aces": ("aces", "aces"),
    "sixty": ("40-100", "40-100"),
    "eighty": ("20-100", "20-100"),
    "all": ("durchmars", "durchmars"),
    "betli": ("open-betli", "betli"),
    "durchmars": ("plain-open-durchmars", "durchmars"),
}
"""The bid in which each is tried, and the component of it."""

_LIMIT = 60_000
"""Cards that the search of a hand without trumps may try; the few that take longer are left out."""

_ROUNDS = 25
_RATE = 0.3
_PULL = 0.3
"""Against the weights there were a way to hold a suit counts as if it had been seen so many times."""


class Row(NamedTuple):
    """A hand in a regression."""

    trumps: int
    """The byte of the trumps; 0 without."""
    sides: tuple[int, ...]
    points: int
    """Aces and Tens in the talon."""
    won: bool


def row_of(hand: int, talon: int, trump: int, *, won: bool) -> Row:
    """The row of ten cards and two discarded ones, by rank."""
    held = [by_strength(hand, trump) >> 8 * suit & 0xFF for suit in range(4)]
    if trump == NO_TRUMP:
        return Row(0, tuple(held), 0, won)
    return Row(held.pop(trump), tuple(held), (talon & POINT_CARDS).bit_count(), won)


def plausible_lay(luck: random.Random, twelve: int, trump: int) -> int:
    """Two cards to discard, mostly small cards of short side suits."""
    worth = {}
    for card in bits(twelve):
        suit = SUITS[card >> 3]
        length = (twelve & suit).bit_count()
        score = length + 2 * (card & 7 in (3, 7)) + 3 * (1 << card & ACES > 0) + luck.random() * 4
        if card >> 3 == trump:
            score += 20
        if twelve & PAIRS[card >> 3] == PAIRS[card >> 3] and PAIRS[card >> 3] >> card & 1:
            score += 4
        worth[card] = score
    first, second = sorted(worth, key=worth.__getitem__)[:2]
    return 1 << first | 1 << second


def suited(luck: random.Random, names: Sequence[str]) -> Iterable[tuple[str, Row]]:
    """What random hands with trumps win; most are the best of many, so that rarer parts are won too."""
    packs = [luck.sample(CARDS, 32) for _ in range(luck.choice((1, 6, 24, 24, 100)))]
    pack = max(packs, key=lambda each: promise(mask_of(each[:12])))
    twelve, left, right = mask_of(pack[:12]), mask_of(pack[12:22]), mask_of(pack[22:])
    for trump in range(4):
        length = (twelve & SUITS[trump]).bit_count()
        if length < 3 or (length == 3 and luck.random() < 0.7):
            continue
        lay = plausible_lay(luck, twelve, trump)
        if luck.random() < 0.5:
            wanted = luck.choice(("simple", "ulti", "sixty"))
            lay = max(lays_for(twelve, trump), key=chance_of(wanted, twelve, trump))
        hand = twelve ^ lay
        said = []
        for each in (hand, left, right):
            forty, twenty = pairs_in(each, trump)
            said.append((40,) * forty + (20,) * twenty)
        for name in names:
            if name == "ulti" and not hand & SEVENS[trump]:
                continue
            bid, part = _BIDS[name]
            contract = CONTRACTS[bid]
            marriages = (said[0], said[1], said[2]) if contract.has("simple") else ((), (), ())
            # The marriages that a hundred needs are asked for elsewhere.
            held = hand | PAIRS[0] | PAIRS[1] | PAIRS[2] | PAIRS[3]
            stakes = Stakes(ASSOCIATION, contract, 0, trump, 1, held, lay, marriages).alone(part)
            position = Position([by_strength(each, trump) for each in (hand, left, right)], 0)
            tally = Policy(contract, 0, trump).play_out(position, by_strength(lay, trump), until=6)
            value = Solver(stakes).value(position, -1, 1) if tally is None else stakes.value(tally)
            yield name, row_of(hand, lay, trump, won=value > 0)


def plain(luck: random.Random, names: Sequence[str]) -> Iterable[tuple[str, Row]]:
    """The same without trumps: of the hands that promise most, the best discards and some others."""
    dealt = luck.sample(CARDS, 32)
    twelve, rest = mask_of(dealt[:12]), dealt[12:]
    for name in names:
        promising = chance_of(name, twelve, NO_TRUMP)
        lays = sorted(lays_for(twelve, NO_TRUMP), key=promising, reverse=True)[:10]
        if luck.random() > max(0.01, 4 * promising(lays[0])):
            continue
        bid, part = _BIDS[name]
        for lay in (lays[0], *luck.sample(lays, 3)):
            luck.shuffle(rest)
            hands = [twelve ^ lay, mask_of(rest[:10]), mask_of(rest[10:])]
            stakes = Stakes(ASSOCIATION, CONTRACTS[bid], 0, NO_TRUMP, 1, hands[0], lay).alone(part)
            try:
                won = Solver(stakes, _LIMIT).value(Position(hands, 0), -1, 1) > 0
            except TooDeep:
                continue
            yield name, row_of(hands[0], lay, NO_TRUMP, won=won)


def chance_of(name: str, twelve: int, trump: int) -> Callable[[int], float]:
    """The estimated chance of a part, by the two cards that are discarded."""
    return lambda lay: estimates.chances(twelve ^ lay, lay, trump)[name]


def promise(twelve: int) -> float:
    """How good a hand is with trumps, roughly."""
    lengths = [(twelve & suit).bit_count() for suit in SUITS[:4]]
    pairs = sum(twelve & pair == pair for pair in PAIRS)
    return max(lengths) + (twelve & ACES).bit_count() + 0.5 * pairs


def chance(by: Weights, row: Row) -> float:
    """The chance of a hand."""
    trumps = by.trumps[row.trumps] if by.trumps else 0.0
    total = by.least + trumps + sum([by.sides[each] for each in row.sides]) + by.talon * row.points
    return logistic(total) if by.trumps else exp(total)


def fit(rows: Sequence[Row], old: Weights, luck: random.Random) -> Weights:
    """The likeliest weights, by gradient steps that shrink (Adagrad).

    With trumps the regression is logistic. Without, each suit has a chance of its own, and all must hold.
    """
    # One list: the constant, the talon, the trumps, the other suits.
    start = [old.least, old.talon, *(old.trumps or (0.0,)), *old.sides]
    side = len(start) - 256
    weights, squares, seen = list(start), [0.01] * len(start), [1] * len(start)
    first = (0,) if old.trumps else ()
    known = [
        ((*first, *((2 + row.trumps,) if old.trumps else ()), *(side + each for each in row.sides)), row)
        for row in rows
    ]
    for places, _ in known:
        for place in places:
            seen[place] += 1
    for _ in range(_ROUNDS):
        luck.shuffle(known)
        for places, row in known:
            total = sum([weights[place] for place in places]) + weights[1] * row.points
            if old.trumps:
                wrong = row.won - logistic(total)
            else:
                found = exp(min(total, -0.001))
                wrong = 1.0 if row.won else -found / (1 - found)
            steps = [(place, wrong) for place in places]
            if row.points:
                steps.append((1, wrong * row.points))
            for place, slope in steps:
                pull = _PULL * (weights[place] - start[place]) / seen[place] if place > 1 else 0.0
                squares[place] += (slope - pull) ** 2
                weights[place] += _RATE * (slope - pull) / sqrt(squares[place])
                if not old.trumps:
                    weights[place] = min(0.0, weights[place])
    rounded = [round(weight, 2) for weight in weights]
    trumps = tuple(rounded[2:side]) if old.trumps else ()
    return Weights(rounded[0], trumps, tuple(rounded[side:]), rounded[1])


def told(by: Weights, rows: Sequence[Row]) -> str:
    """How good the weights are for hands that they were not fitted to."""
    bands: dict[int, list[bool]] = {}
    likelihood = 0.0
    for row in rows:
        found = chance(by, row)
        bands.setdefault(min(int(found * 5), 4), []).append(row.won)
        likelihood += log(max(found if row.won else 1 - found, 1e-4)) / len(rows)
    shares = "  ".join(
        f"{20 * band}-{20 * band + 20}%: {100 * sum(wons) / len(wons):.0f} of {len(wons)}"
        for band, wons in sorted(bands.items())
    )
    return f"{likelihood:.3f}; {shares}"


def main(hands: int, names: tuple[str, ...]) -> None:
    """Fit, print how good the fit is, and write the table; parts that are not named keep their weights."""
    luck = random.Random(7)
    rows: dict[str, list[Row]] = {name: [] for name in names}
    with_trumps = [name for name in names if name in estimates.SUITED]
    without = [name for name in names if name in estimates.PLAIN]
    for _ in range(hands):
        for name, row in (*suited(luck, with_trumps), *plain(luck, without)):
            rows[name].append(row)
    table = dict(estimates.weights())
    for name, each in rows.items():
        cut = len(each) * 4 // 5
        old, new = table[name], fit(each[:cut], table[name], luck)
        print(f"{name}: {len(each)} hands\n  before {told(old, each[cut:])}\n  now {told(new, each[cut:])}")
        table[name] = new
    write(estimates.__file__, table)


if __name__ == "__main__":
    every = (*estimates.SUITED, *estimates.PLAIN)
    main(int(sys.argv[1]) if len(sys.argv) > 1 else HANDS, tuple(sys.argv[2:]) or every)
