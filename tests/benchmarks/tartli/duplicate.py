"""How strong an opponent is: duplicate pairs of hands, and whole matches.

A pair is two hands with the same deck and dealer, in which the players have changed seats, so that luck of
the deal cancels out. Each hand begins at 0-0; it is scored by its points, melds and tricks (R9.4).
The unit is the mean of the two point differences: pairs are independent, hands are not. Decks follow from
the seed alone. No player claims a game with less than 501 points, not even the random one, which would
otherwise lose most hands by an early ``out``.

What the parts of the heuristic player are worth, in points a hand against itself without the part (Hungarian
and Austrian): the exact ending +20 and +20 (100 pairs; 60 and 50 % of 20 matches); and in 200 or 250 pairs,
with a truncated search of the ending: splitting and keeping back melds +17 and +21; keeping cards for
hoped-for melds +28 and +43. Not measurable (50 % of 100 matches): searching for the game instead of points
near 501. Constants matter little: tables of what cards are worth for the ending 20 % lower or 25 % higher, a
cost of leading of 0 or 5, a discount of 0.9 or 0.99 differ by less than the interval of 300 pairs (±1 to ±9).
Counting only half of the hopes shows no gain: -9 ±7 (250 pairs of each variant) and +5 ±5 (500).
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from random import Random

import msgspec

from tartli_desktop.cards.german import CARDS, Card
from tartli_desktop.games.tartli import (
    AUSTRIAN,
    BELA,
    EXCHANGE,
    GAME_POINTS,
    HUNGARIAN,
    OUT,
    Action,
    Match,
    Play,
    Variant,
    View,
)
from tartli_desktop.games.tartli.opponents import choose, interject
from tartli_desktop.games.tartli.opponents.heuristic import act_on
from tartli_desktop.games.tartli.opponents.knowledge.position import read_position
from tartli_desktop.games.tartli.opponents.strong import FULL
from tartli_desktop.games.tartli.opponents.trickplay import card_by_rule

from . import cheater

SEED = 2026
VARIANTS = {"hungarian": HUNGARIAN, "austrian": msgspec.structs.replace(AUSTRIAN, match_target=5)}
TARGET = 5


@dataclass(frozen=True)
class Player:
    """A player to measure: how it moves, and what it says out of turn."""

    move: Callable[[View], Action]
    say: Callable[[View], Action | None]
    cheat: Callable[[Match, int], Action] | None = None
    """How it moves when it sees more than a view."""

    def asked(self, match: Match, seat: int) -> Callable[[View], Action]:
        """How the player moves now."""
        cheat = self.cheat
        return self.move if cheat is None else lambda _: cheat(match, seat)


def _silent(view: View) -> Action | None:
    return None


def wander(view: View, seed: int) -> Action:
    """Choose any legal action, going out only with 501."""
    actions = [action for action in view.legal if action != OUT or view.counts[view.seat] >= GAME_POINTS]
    return Random(f"{seed} {len(view.events)}").choice(actions)


def _level(name: str) -> Player:
    return Player(partial(choose, level=name), partial(interject, level=name))


def _by_rule(view: View) -> Action:
    return act_on(read_position(view), card_by_rule)


PLAYERS: dict[str, Player] = {
    "strong": _level("strong"),
    "heuristic": _level("heuristic"),
    # The heuristic player with tricks 8 to 16 by rule of thumb, too.
    "unsearched": Player(_by_rule, partial(interject, level="heuristic")),
    "beginner": _level("beginner"),
    "casual": _level("casual"),
    "random": Player(partial(wander, seed=SEED), _silent),
    # Full strength, but with equal weights for all deals that fit the view.
    "unweighted": Player(
        partial(choose, level="strong", strength=replace(FULL, inference=None)),
        partial(interject, level="strong"),
    ),
    # The simplest form: 100 unweighted deals, all candidates tried equally, the ending always estimated.
    "simple": Player(
        partial(
            choose,
            level="strong",
            strength=replace(FULL, worlds=100, first=100, inference=None, solved_from=9),
        ),
        partial(interject, level="strong"),
    ),
    "cheater": Player(_level("strong").move, _level("strong").say, cheater.decide),
}


@dataclass
class Clock:
    """How long each decision of a player took, in seconds of processor time."""

    times: list[float] = field(default_factory=list)
    cards: list[float] = field(default_factory=list)
    """The times of those card plays where there was a choice."""

    def timed(self, ask: Callable[[View], Action | None], view: View) -> Action | None:
        """Ask for a decision and note how long it took."""
        begun = time.thread_time()
        answer = ask(view)
        taken = time.thread_time() - begun
        self.times.append(taken)
        if sum(isinstance(action, Play) for action in view.legal) > 1:
            self.cards.append(taken)
        return answer


@dataclass(frozen=True)
class Estimate:
    """A mean with its 95 % confidence interval."""

    mean: float
    margin: float
    number: int

    @classmethod
    def of(cls, values: Iterable[float]) -> Estimate:
        """The estimate of some independent values."""
        sample = list(values)
        mean = sum(sample) / len(sample)
        spread = sum((value - mean) ** 2 for value in sample) / max(1, len(sample) - 1)
        return cls(mean, 1.96 * math.sqrt(spread / len(sample)), len(sample))

    def __str__(self) -> str:
        return f"{self.mean:+7.1f} ±{self.margin:.1f}"


def shuffled(key: str) -> tuple[Card, ...]:
    """The deck for a key, the same on every machine."""
    deck = list(CARDS)
    Random(key).shuffle(deck)
    return tuple(deck)


def play_hand(match: Match, players: tuple[Player, Player], clocks: tuple[Clock, Clock]) -> None:
    """Play the hand that was dealt to its end."""
    first = 0
    while match.to_move is not None:
        seat = _speaker(match, players, clocks, first)
        if seat is None:
            seat = match.to_move
            action = clocks[seat].timed(players[seat].asked(match, seat), match.view(seat))
            assert action is not None
            match.apply(seat, action)
        # The player who just acted may have scored, and so speaks first.
        first = seat


def _speaker(
    match: Match, players: tuple[Player, Player], clocks: tuple[Clock, Clock], first: int
) -> int | None:
    """Let one player say something out of turn; return its seat, or None if both are silent."""
    for seat in (first, 1 - first):
        if players[seat].say is _silent:
            continue
        view = match.view(seat)
        if any(action in view.legal for action in (OUT, BELA, EXCHANGE)):
            action = clocks[seat].timed(players[seat].say, view)
            if action is not None:
                match.apply(seat, action)
                return seat
    return None


def duplicate_pair(
    names: tuple[str, str], variant: Variant, number: int, seed: int = SEED
) -> tuple[float, tuple[Clock, Clock]]:
    """Mean point difference of one pair for the first player, and the times of both players' decisions."""
    difference = 0
    clocks = Clock(), Clock()
    deck = shuffled(f"{seed} pair {number}")
    for seat in (0, 1):
        match = Match.new(variant, first_dealer=number % 2)
        match.deal(deck)
        pair = _seated((PLAYERS[names[0]], PLAYERS[names[1]]), seat)
        play_hand(match, pair, clocks if seat == 0 else clocks[::-1])
        difference += match.counts[seat] - match.counts[1 - seat]
    return difference / 2, clocks


def _seated(players: tuple[Player, Player], seat: int) -> tuple[Player, Player]:
    """The players by seat, with the first of them on this seat."""
    return players if seat == 0 else (players[1], players[0])


def whole_match(names: tuple[str, str], variant: Variant, number: int, seed: int = SEED) -> bool:
    """Whether the first player wins a match. Matches 2n and 2n + 1 have the same decks with changed seats."""
    seat = number % 2
    pair = _seated((PLAYERS[names[0]], PLAYERS[names[1]]), seat)
    match = Match.new(msgspec.structs.replace(variant, match_target=TARGET), first_dealer=number // 2 % 2)
    hand = 0
    while match.winner is None:
        hand += 1
        match.deal(shuffled(f"{seed} match {number // 2} hand {hand}"))
        play_hand(match, pair, (Clock(), Clock()))
    return match.winner == seat


def percent(wins: Mapping[int, bool]) -> str:
    """The share of matches won, with a 95 % interval after Wilson.

    Matches 2n and 2n + 1 have the same decks. If such pairs end alike more often than by chance (in Austrian
    games the winner deals next, so that the same cards may come to the same player in both), they count as
    fewer, by Kish's design effect.
    """
    p, z = sum(wins.values()) / len(wins), 1.96
    both = [wins[number] + wins[number + 1] for number in wins if number % 2 == 0 and number + 1 in wins]
    n = len(wins) / _design_effect(both, p)
    middle = (p + z * z / 2 / n) / (1 + z * z / n)
    half = z * math.sqrt(p * (1 - p) / n + z * z / 4 / n / n) / (1 + z * z / n)
    return f"{100 * p:.0f} % ({100 * (middle - half):.0f}-{100 * (middle + half):.0f} %)"


def _design_effect(sums: Sequence[int], p: float) -> float:
    """How much more the sums of paired matches vary than those of independent ones would; at least 1."""
    alone = 2 * p * (1 - p)
    if len(sums) < 2 or not alone:
        return 1.0
    return max(1.0, sum((each - 2 * p) ** 2 for each in sums) / (len(sums) - 1) / alone)
