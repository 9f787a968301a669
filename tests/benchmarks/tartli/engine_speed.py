"""How fast the engine plays: ``python -m tests.benchmarks.tartli.engine_speed``.

Random play through ``legal_actions`` and ``apply`` in both variants, compared with random play through
``legal_moves`` and ``push`` of python-chess. The three take turns in short rounds, so that a busy machine
slows them alike; the medians of the rounds are printed.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable

import chess

from tartli_desktop.cards.german import CARDS
from tartli_desktop.games.tartli.rules import AUSTRIAN, HUNGARIAN, OUT, Match, Variant

GOAL = 25_000
"""Actions a second."""

GOAL_RATIO = 1.0
"""Actions a second for each move a second of python-chess."""

ROUNDS = 7
SECONDS = 0.5
"""For each round."""


def tartli(variant: Variant, chance: random.Random) -> int:
    """Play one hand at random, without going out, and return how many actions it took."""
    match = Match.new(variant, first_dealer=0)
    match.deal(chance.sample(CARDS, 32))
    actions = 0
    while (seat := match.to_move) is not None:
        legal = match.legal_actions(seat)
        action = chance.choice(legal)
        while action is OUT:
            action = chance.choice(legal)
        match.apply(seat, action)
        actions += 1
    return actions


def chess_game(chance: random.Random) -> int:
    """Play one game of chess at random, 200 moves at most, and return how many moves it took."""
    board = chess.Board()
    moves = 0
    while moves < 200 and (legal := list(board.legal_moves)):
        board.push(chance.choice(legal))
        moves += 1
    return moves


def rate(play: Callable[[random.Random], int], chance: random.Random) -> float:
    """Steps a second in one round."""
    steps, start = 0, time.perf_counter()
    while (elapsed := time.perf_counter() - start) < SECONDS:
        steps += play(chance)
    return steps / elapsed


def main() -> None:
    """Measure and print."""
    games: dict[str, Callable[[random.Random], int]] = {
        "hungarian": lambda chance: tartli(HUNGARIAN, chance),
        "austrian": lambda chance: tartli(AUSTRIAN, chance),
        "python-chess": chess_game,
    }
    chance = random.Random(1)
    rounds = [{name: rate(play, chance) for name, play in games.items()} for _ in range(ROUNDS)]
    medians = {name: statistics.median(each[name] for each in rounds) for name in games}
    for name in ("hungarian", "austrian"):
        ratio = statistics.median(each[name] / each["python-chess"] for each in rounds)
        met = medians[name] >= GOAL and ratio >= GOAL_RATIO
        print(
            f"engine, {name:9} {medians[name]:9,.0f} actions/s  {ratio:5.2f} times python-chess"
            f"  (goal {GOAL:,} and {GOAL_RATIO}: {'met' if met else 'MISSED'})"
        )
    print(f"python-chess      {medians['python-chess']:9,.0f} moves/s")


if __name__ == "__main__":
    main()
