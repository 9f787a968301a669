"""How fast parts of the opponents are: ``python -m tests.benchmarks.tartli.opponent_speed``.

Whole simulated hands a second, as a search runs them: many worlds of one view, played to the last card with
30 % noise. And the time to find the exact value of every legal card in positions of tricks 8 to 16 reached by
two heuristic players. In seconds of processor time, so that other work matters little.
"""

import time
from random import Random

from tartli_desktop.games.tartli import Action, Match, Variant, View
from tartli_desktop.games.tartli.opponents.endgame.choice import EndgameChoice
from tartli_desktop.games.tartli.opponents.knowledge.position import read_position
from tartli_desktop.games.tartli.opponents.meld_tables import switches_of
from tartli_desktop.games.tartli.opponents.simulation.rollout import Side, Start, rollout
from tartli_desktop.games.tartli.opponents.simulation.rollout_policy import Plans
from tests.benchmarks.tartli.duplicate import PLAYERS, VARIANTS, Clock, Player, play_hand, shuffled

ROLLOUTS_GOAL = 5_000
"""Whole hands a second."""

ENDINGS_GOAL = 15.0, 60.0
"""Milliseconds, median and 95th percentile."""

VIEWS, WORLDS = 12, 500
POSITIONS = 500


def rollouts(variant: Variant, seed: str) -> float:
    """Whole hands a second, including the time to fill empty tables."""
    chance = Random(seed)
    switches = switches_of(variant)
    plans = Plans(switches.after, switches.sets)
    taken = 0.0
    for _ in range(VIEWS):
        turned = chance.randrange(8)
        cards = [card for card in range(32) if card != turned]
        chance.shuffle(cards)
        hand, rest = sum(1 << card for card in cards[:9]), cards[9:]
        side = Side(0, sets=switches.sets)
        start = Start(True, 1, 1 << turned, 501, side, side)
        worlds = []
        for _ in range(WORLDS):
            chance.shuffle(rest)
            worlds.append((sum(1 << card for card in rest[:9]), tuple(1 << card for card in rest[9:])))
        begun = time.thread_time()
        for number, (other, talon) in enumerate(worlds):
            rollout(switches, plans, start, hand, other, talon, noise=300, at=37 * number)
        taken += time.thread_time() - begun
        plans.trim()
    return VIEWS * WORLDS / taken


def late_views(variant: Variant, number: int) -> list[View]:
    """Views of tricks 8 to 16 with a card to play, from hands between heuristic players."""
    views: list[View] = []
    usual = PLAYERS["heuristic"]

    def watched(view: View) -> Action:
        if view.trick_number >= 8 and len(view.trick) < 2:
            views.append(view)
        return usual.move(view)

    watcher = Player(watched, usual.say)
    match, hand = Match.new(variant, first_dealer=0), 0
    while len(views) < number:
        if match.winner is not None:
            match = Match.new(variant, first_dealer=0)
        hand += 1
        match.deal(shuffled(f"late {hand}"))
        play_hand(match, (watcher, watcher), (Clock(), Clock()))
    return views[:number]


def main() -> None:
    """Measure and print."""
    for name, variant in VARIANTS.items():
        rate = rollouts(variant, f"speed {name}")
        print(f"{name:9} {rate:8.0f} whole simulated hands a second (goal {ROLLOUTS_GOAL})", flush=True)
    for name, variant in VARIANTS.items():
        every = late_views(variant, POSITIONS)
        for what, views in (("tricks 8-16", every), ("trick 8", [v for v in every if v.trick_number == 8])):
            times = []
            for view in views:
                begun = time.thread_time()
                EndgameChoice(read_position(view)).values()
                times.append(1000 * (time.thread_time() - begun))
            times.sort()
            median, p95 = times[len(times) // 2], times[int(0.95 * len(times))]
            print(
                f"{name:9} exact values, {what:11}: median {median:5.1f} ms, p95 {p95:5.1f} ms, "
                f"{len(times)} positions (goal {ENDINGS_GOAL[0]:.0f} and {ENDINGS_GOAL[1]:.0f} ms)"
            )


if __name__ == "__main__":
    main()
