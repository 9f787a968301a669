"""Check for wrong cards in tricks 8 to 16: ``python -m tests.benchmarks.tartli.endings --positions 1000``.

Whole matches are played. In sampled positions the card of every level that solves the ending is compared
with a plain full search of every legal card: by rules R4.2 and R9, with points as tie-break. A wrong card is
one after which best play on both sides brings less.
"""

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from random import Random

import msgspec

from tartli_desktop.cards.german import mask_of
from tartli_desktop.games.tartli import (
    BELA,
    EXCHANGE,
    GAME_POINTS,
    HAND_POINTS,
    LAST_DECLARING_TRICK,
    Action,
    Declare,
    Declared,
    Match,
    Play,
    TrickGathered,
    View,
)
from tartli_desktop.games.tartli.opponents import choose
from tartli_desktop.games.tartli.opponents.endgame.solver import Stakes
from tartli_desktop.games.tartli.opponents.meld_tables import normal, normal_card
from tests.benchmarks.tartli.duplicate import PLAYERS, VARIANTS, Clock, Player, play_hand, shuffled
from tests.games.tartli.opponents.endgame.test_solver import Full

SEED = 8161
LEVELS = ("heuristic", "strong")
"""The levels that solve tricks 8 to 16."""

EACH = 20
"""Positions from each match."""

Hands = tuple[int, int]


class FullWithMemory(Full):
    """The plain full search with a transposition table."""

    def __init__(self, stakes: Stakes) -> None:
        super().__init__(stakes)
        self._known: dict[tuple[Hands, int, int | None, Hands, bool], int] = {}

    def value(self, hands: Hands, leader: int, sweeper: int | None, counts: Hands, first: bool) -> int:
        # If neither player can reach the goal any more, the counts do not matter.
        if max(counts) + HAND_POINTS + sum(self.stakes.early) < self.stakes.goal:
            counts = (0, 0)
        key = hands, leader, sweeper, counts, first
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = super().value(hands, leader, sweeper, counts, first)
        return found


def views(number: int) -> list[View]:
    """Some views from one match, each with a choice of cards in tricks 8 to 16."""
    found: list[View] = []

    def watched(player: Player) -> Player:
        def move(view: View) -> Action:
            if is_choice(view):
                found.append(view)
            return player.move(view)

        return replace(player, move=move)

    variant = tuple(VARIANTS.values())[number % 2]
    players = watched(PLAYERS["heuristic"]), watched(PLAYERS["casual"])
    match = Match.new(msgspec.structs.replace(variant, match_target=2), first_dealer=number // 2 % 2)
    hand = 0
    while match.winner is None:
        hand += 1
        match.deal(shuffled(f"{SEED} match {number} hand {hand}"))
        play_hand(match, players, (Clock(), Clock()))
    return Random(number).sample(found, min(EACH, len(found)))


def is_choice(view: View) -> bool:
    """Whether several cards may be played in tricks 8 to 16, with nothing else to say or to score first."""
    if view.trick_number < LAST_DECLARING_TRICK or sum(isinstance(action, Play) for action in view.legal) < 2:
        return False
    if max(view.counts) >= GAME_POINTS:
        return False
    if any(action in (BELA, EXCHANGE) or isinstance(action, Declare) for action in view.legal):
        return False
    said = [event for event in view.events if isinstance(event, Declared | TrickGathered)]
    return not said or isinstance(said[-1], TrickGathered)


def wrong(view: View) -> list[str]:
    """What is wrong with the cards that the levels play; empty if each card is one of the best.

    The position is read from the events here, independently of how the players read it.
    """
    trump = int(view.trump or 0)
    tricks = [event for event in view.events if isinstance(event, TrickGathered)]
    mine, theirs = (normal(mask_of(cards), trump) for cards in (view.hand, view.opponent_cards))
    early = [0, 0]
    for trick in tricks[: LAST_DECLARING_TRICK - 1]:
        early[trick.seat] += trick.points
    winners = {trick.seat for trick in tricks[LAST_DECLARING_TRICK - 1 :]}
    leader = view.seat if not view.trick else 1 - view.seat
    order = (leader, 1 - leader)
    full = FullWithMemory(
        Stakes(
            early=(early[order[0]], early[order[1]]),
            counts=(view.counts[order[0]], view.counts[order[1]]),
            goal=view.counts[0] + 1 if view.tied else GAME_POINTS,
            stichmatsch=view.variant.stichmatsch,
            double_below=view.variant.double_below,
        )
    )
    sweeper = order.index(winners.pop()) if len(winners) == 1 else None
    setting = sweeper, full.stakes.counts, not tricks[LAST_DECLARING_TRICK - 1 :]
    values = {}
    for each in view.legal:
        if isinstance(each, Play):
            card = normal_card(int(each.card), trump)
            if view.trick:
                led = normal_card(int(view.trick[0][1]), trump)
                values[each] = -full.trick((theirs | 1 << led, mine), 0, led, card, *setting)
            else:
                values[each] = full.lead((mine, theirs), 0, card, *setting)
    best = max(values.values())
    faults = []
    for level in LEVELS:
        action = choose(view, level)
        assert isinstance(action, Play)
        if values[action] != best:
            faults.append(
                f"{level}, trick {view.trick_number} of {view.variant.name}: "
                f"{action.card} brings {values[action]}, another {best}"
            )
    return faults


def check(number: int) -> tuple[int, list[str]]:
    """How many positions of one match were checked, and what was wrong in them."""
    answers = [wrong(view) for view in views(number)]
    return len(answers), [fault for faults in answers for fault in faults]


def main(arguments: list[str] | None = None) -> None:
    """Check this many positions; end with 1 if a card was wrong."""
    parser = argparse.ArgumentParser(description="Cards of tricks 8 to 16 against plain full search.")
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args(arguments)
    seen, faults = 0, list[str]()
    with ProcessPoolExecutor(options.jobs) as pool:
        match = 0
        while seen < options.positions:
            for number, found in pool.map(check, range(match, match + 2 * options.jobs)):
                seen += number
                faults += found
            match += 2 * options.jobs
    print(*faults, f"{seen} positions of tricks 8 to 16, {len(faults)} wrong cards", sep="\n")
    if faults:
        sys.exit(1)


if __name__ == "__main__":
    main()
