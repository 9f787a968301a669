"""How strong the Tarokk opponents are, each against the one before it.

    python -m tests.benchmarks.tarokk.strength --pairing strong heuristic

Two players share the four seats, two and two, in all six ways, with the same deck: a deck is one independent
result, the mean over the six of what a seat of the first player is paid for a hand. Decks follow from
:data:`SEED`; how many are played is fixed before, in :data:`COUNTS`. Beside it is told, for each player, how
often it caught and lost the XXI, made and lost pagátultimó, made trull; how often its announcements won, by
the bonus; and how long decisions took, in seconds of the processor.

What was measured, in points a hand with the interval of 95 %: beginner against random +2.35 ± 0.62 (200
decks), casual against beginner +0.91 ± 0.15 (400), heuristic against casual +0.16 ± 0.10 (800), strong
against heuristic +1.18 ± 0.98 (a trial of 14 decks; the number in :data:`COUNTS` is still to be played). In
that trial strong's seats won 9 catches and lost 5, won 13 of 14 announced trulls and 3 of 3 pagátultimós;
its kontras of the game won 4 of 6. Of the announced trulls of heuristic 79 % were made, of its pagátultimós
63 %.
"""

from __future__ import annotations

import argparse
import math
import random
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import combinations

from tartli_desktop.games.tarokk import BONUSES, CARDS, PASKIEVICS, Announced, HandResult, Kontra, Match
from tartli_desktop.games.tarokk.opponents import LEVELS, choose
from tartli_desktop.games.tarokk.rules.actions import Action
from tests.benchmarks.tarokk import cheater

SEED = 2026

COUNTS: dict[tuple[str, str], int] = {
    ("beginner", "random"): 200,
    ("casual", "beginner"): 400,
    ("heuristic", "casual"): 800,
    ("strong", "heuristic"): 60,
    ("strong", "casual"): 20,
    ("cheater", "strong"): 20,
}
"""Decks of each pairing."""

SEATINGS = tuple(combinations(range(4), 2))
"""Where the first player sits."""

Player = Callable[[Match, int], Action]


def random_action(match: Match, number: int) -> Action:
    """Any legal action; announcements end soon."""
    assert match.to_move is not None
    chance = random.Random(f"{number} {len(match.events)}")
    legal = match.legal_actions(match.to_move)
    if match.phase == "announce" and chance.random() < 0.8:
        passes = [action for action in legal if str(action) == "pass"]
        return passes[0] if passes else chance.choice(legal)
    return chance.choice(legal)


def level(name: str) -> Player:
    """A level of the program, with the number of the deck as its seed."""

    def decide(match: Match, number: int) -> Action:
        assert match.to_move is not None
        return choose(match.view(match.to_move), name, seed=number)

    return decide


PLAYERS: dict[str, Player] = {
    "random": random_action,
    **{name: level(name) for name in LEVELS},
    "cheater": lambda match, number: cheater.decide(match),
}


@dataclass
class Tally:
    """What one player did."""

    made: Counter[str] = field(default_factory=Counter)
    lost: Counter[str] = field(default_factory=Counter)
    announced: Counter[str] = field(default_factory=Counter)
    won: Counter[str] = field(default_factory=Counter)
    seconds: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))

    def add(self, match: Match, seats: tuple[int, ...], result: HandResult) -> None:
        """Count a hand that was played, for the seats of this player."""
        friends = {result.declarer, result.partner}
        for item in result.items:
            if item.kind not in BONUSES or item.side is None:
                continue
            winner = item.side if (item.value > 0) == (item.side == "F") else "FO"[item.side == "F"]
            for seat in seats:
                side = "F" if seat in friends else "O"
                (self.made if side == winner else self.lost)[item.kind] += 1
        for event in match.events:
            if isinstance(event, Kontra) and event.seat in seats and event.level == 1:
                self.announced[f"kontra {event.item}"] += 1
                self.won[f"kontra {event.item}"] += not any(
                    item.kind == event.item
                    and item.side == event.owner
                    and item.kontra
                    and (item.value > 0) == (event.owner == "F")
                    for item in result.items
                )
            if isinstance(event, Announced) and event.seat in seats:
                self.announced[event.bonus] += 1
                self.won[event.bonus] += any(
                    item.kind == event.bonus
                    and item.side == event.side
                    and item.announced
                    and (item.value > 0) == (event.side == "F")
                    for item in result.items
                )


def played(players: list[str], deck: list[int], number: int, tallies: dict[str, Tally]) -> Match:
    """One hand; A, who leads, is seat 0."""
    match = Match.new(PASKIEVICS, first_dealer=3)
    match.deal([CARDS[card] for card in deck])
    while (seat := match.to_move) is not None:
        name = players[seat]
        phase, choices = match.phase, len(match.legal_actions(seat))
        start = time.process_time()
        action = PLAYERS[name](match, number)
        if choices > 1:
            tallies[name].seconds[phase].append(time.process_time() - start)
        match.apply(seat, action)
    return match


def estimate(results: list[float]) -> str:
    """The mean, with its interval of 95 %."""
    decks = len(results)
    mean = sum(results) / decks
    spread = math.sqrt(sum((each - mean) ** 2 for each in results) / max(1, decks - 1) / decks)
    return f"{mean:+.2f} ± {1.96 * spread:.2f} points a hand, {decks} decks"


def duel(first: str, second: str, decks: int) -> None:
    """Play and print."""
    chance = random.Random(SEED)
    tallies = {first: Tally(), second: Tally()}
    results: list[float] = []
    for number in range(decks):
        deck = chance.sample(range(42), 42)
        total = 0.0
        for seats in SEATINGS:
            names = [first if seat in seats else second for seat in range(4)]
            match = played(names, deck, number, tallies)
            assert match.result is not None
            total += sum(match.result.payments[seat] for seat in seats) / 2
            others = tuple(seat for seat in range(4) if seat not in seats)
            tallies[first].add(match, seats, match.result)
            tallies[second].add(match, others, match.result)
        results.append(total / len(SEATINGS))
        if len(results) % 20 == 0 or len(results) == decks:
            print(f"{first} against {second}: {estimate(results)}", flush=True)
    for name, tally in tallies.items():
        bonuses = ", ".join(
            f"{bonus} {tally.made[bonus]}:{tally.lost[bonus]}"
            for bonus in ("catch", "ultimo", "trull", "kings")
        )
        said = ", ".join(
            f"{bonus} {tally.won[bonus]}/{count}" for bonus, count in sorted(tally.announced.items())
        )
        print(f"  {name:10} seats that won and lost: {bonuses}; announced and won: {said or 'nothing'}")
        times = []
        for phase, seconds in sorted(tally.seconds.items()):
            seconds.sort()
            times.append(f"{phase} {seconds[int(0.95 * (len(seconds) - 1))]:.2f}")
        print(f"  {'':10} seconds of the processor, 95th percentile: {', '.join(times)}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--pairing", nargs=2, choices=sorted(PLAYERS), help="one pairing only")
    parser.add_argument("--decks", type=int, help="other than the fixed number, for a trial")
    arguments = parser.parse_args()
    pairings = [tuple(arguments.pairing)] if arguments.pairing else list(COUNTS)
    for pairing in pairings:
        first, second = pairing
        duel(first, second, arguments.decks or COUNTS.get((first, second), 100))


if __name__ == "__main__":
    main()
