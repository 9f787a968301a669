"""How strong the opponents of Ulti are: ``python -m tests.benchmarks.ulti.strength A B --deals 100``.

Every deal is played in six seatings: once with A on each seat against two of B, and once with B on each seat
against two of A. Three equal players win nothing on the mean of the three seats, so what the single player
wins on the mean is what the level is worth. A deal is the unit of the interval, as its six hands are not
independent. What counts is the points of a hand as they are, and with every hand cut at 60: doubles make few
hands weigh much.
"""

from __future__ import annotations

import argparse
import math
import statistics
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

from tartli_desktop.games.ulti import ASSOCIATION, CARDS, SOCIAL, TWO_ROUNDS, Action, HandResult, Match, View
from tartli_desktop.games.ulti.opponents import LEVELS, choose

CUT = 60
SEED = 2026
RULES = {"association": ASSOCIATION, "social": SOCIAL, "two_rounds": TWO_ROUNDS}

Player = Callable[[View, int], Action]


@dataclass
class Told:
    """What is known of a player after some hands."""

    contracts: Counter[str] = field(default_factory=Counter)
    won: Counter[str] = field(default_factory=Counter)
    doubled: Counter[bool] = field(default_factory=Counter)
    """Components of the others that were doubled, by whether the soloist lost them."""
    seconds: dict[str, list[float]] = field(default_factory=dict)


def player(name: str) -> Player:
    """A level, or ``random``."""
    if name == "random":
        return lambda view, seed: Random(seed).choice(view.legal)
    return lambda view, seed: choose(view, name, seed=seed)


def play(
    rules: str, deck: Sequence[int], names: Sequence[str], told: dict[str, Told], seed: int
) -> HandResult:
    """One hand; dealer is seat 0."""
    match = Match.new(RULES[rules], first_dealer=0)
    match.deal([CARDS[card] for card in deck])
    players = [player(name) for name in names]
    number = 0
    while (seat := match.to_move) is not None:
        view = match.view(seat)
        start = time.process_time()
        action = players[seat](view, seed * 1000 + number)
        if len(view.legal) > 1:
            told[names[seat]].seconds.setdefault(view.phase, []).append(time.process_time() - start)
        match.apply(seat, action)
        number += 1
    result = match.results[-1]
    mine = told[names[result.soloist]]
    text = "thrown in" if result.end == "forfeit" else result.contract
    mine.contracts[text] += 1
    mine.won[text] += result.points[result.soloist] > 0
    for component in result.components:
        # Where both levels defend it is not told apart who doubled.
        defenders = {name for seat, name in enumerate(names) if component.levels[seat]}
        if len(defenders) == 1 and not component.name.startswith("silent"):
            told[defenders.pop()].doubled[not component.won] += 1
    return result


def cut(points: int) -> int:
    return max(-CUT, min(CUT, points))


def interval(values: Sequence[float]) -> str:
    """Mean and 95 % interval."""
    half = 1.96 * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return f"{statistics.mean(values):+.2f} ±{half:.2f}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("first", choices=[*LEVELS, "random"])
    parser.add_argument("second", choices=[*LEVELS, "random"])
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--rules", choices=RULES, default="association")
    parser.add_argument("--seed", type=int, default=SEED)
    chosen = parser.parse_args(arguments)
    names = (chosen.first, chosen.second)
    told = {name: Told() for name in names}
    whole: list[float] = []
    short: list[float] = []
    for number in range(chosen.deals):
        deck = Random(chosen.seed * 100_003 + number).sample(range(32), 32)
        points, cuts = 0.0, 0.0
        for single, others, sign in ((names[0], names[1], 1), (names[1], names[0], -1)):
            for seat in range(3):
                seated = [single if place == seat else others for place in range(3)]
                result = play(chosen.rules, deck, seated, told, number)
                points += sign * result.points[seat] / 6
                cuts += sign * cut(result.points[seat]) / 6
        whole.append(points)
        short.append(cuts)
        if len(whole) % 10 == 0 or len(whole) == chosen.deals:
            print(
                f"{chosen.rules}: {names[0]} against {names[1]}, {len(whole)} deals of 6 hands: "
                f"{interval(whole)} points a hand, cut at {CUT}: {interval(short)}",
                flush=True,
            )
    for name, each in told.items():
        hands = sum(each.contracts.values())
        share = 100 * sum(each.won.values()) / max(hands, 1)
        print(f"  {name}: soloist in {hands} hands, gains in {share:.0f} %")
        print(f"    doubled {sum(each.doubled.values())} bets alone, of which {each.doubled[True]} were lost")
        for text, count in each.contracts.most_common(12):
            print(f"    {text:32} {count:4}, gains in {100 * each.won[text] / count:.0f} %")
        for phase, seconds in sorted(each.seconds.items()):
            ordered = sorted(seconds)
            high = ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))]
            print(
                f"    {phase:8} {len(ordered):5} decisions, median {statistics.median(ordered):.3f} s, "
                f"95 % {high:.3f} s, longest {ordered[-1]:.3f} s"
            )


if __name__ == "__main__":
    main()
