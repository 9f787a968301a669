"""Positions of all kinds in which a hint may be asked for, with the values it is made from.

The values take minutes to compute, so ``hint_positions.jsonl.xz`` keeps those of 2,000 fixed positions, one
hand per line. After a change of the strongest level, ``python -m tests.games.tartli.coach.hint_positions``
(``make hints``) makes them again. The tests make and read the hints every time.
"""

from __future__ import annotations

import json
import lzma
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

from tartli_desktop.cards.german import CARDS, Card
from tartli_desktop.games.tartli.opponents import LEVELS, choose, evaluate, interject
from tartli_desktop.games.tartli.opponents.strong import SearchSettings
from tartli_desktop.games.tartli.opponents.value import Value
from tartli_desktop.games.tartli.rules import (
    AUSTRIAN,
    BELA,
    EXCHANGE,
    GATHER,
    HUNGARIAN,
    OUT,
    Action,
    Match,
    Variant,
    View,
    parse_seated,
)

FILE = Path(__file__).with_name("hint_positions.jsonl.xz")
COUNT = 2000

STRENGTH = SearchSettings(worlds=90, first=16, solved=12, nodes=40_000)
"""Less than the full strength, which would take hours: a hint must be true of any values."""

PER_HAND = 5
SEED = "hints"

DIGITS = 4
"""The decimals of kept values; the tests make hints from the rounded values."""

Drawn = tuple[int, int, dict[Action, Value]]
"""The number of actions before the position, the seat, and the value of each of its actions."""


@dataclass(frozen=True)
class Position:
    """A place in a hand at which a hint is asked for."""

    name: str
    match: Match
    seat: int
    seed: int
    """The seed its values were computed with."""
    values: dict[Action, Value]

    @property
    def ordered(self) -> list[Action]:
        """The actions as the strongest player prefers them."""
        return sorted(self.values, key=lambda action: self.values[action].place)

    @property
    def view(self) -> View:
        """The player's view at that place."""
        return self.match.view(self.seat)


def positions() -> Iterator[Position]:
    """The kept positions."""
    with lzma.open(FILE, "rt", encoding="utf-8") as lines:
        for number, line in enumerate(lines):
            yield from read(number, json.loads(line))


def read(number: int, kept: dict[str, Any]) -> Iterator[Position]:
    """The positions of a hand, replayed."""
    match = begun(kept)
    wanted = {done: (seat, values) for done, seat, values in kept["positions"]}
    for done, text in enumerate([*kept["actions"], ""]):
        if done in wanted:
            seat, values = wanted[done]
            found = {Action.parse(action): read_value(value) for action, value in values.items()}
            name = f"{kept['seed']} hand {number} action {done}"
            yield Position(name, match.copy(), seat, list(wanted).index(done), found)
        if text:
            match.apply(*parse_seated(text))


def begun(kept: dict[str, Any]) -> Match:
    """The match with its hand dealt."""
    variant = Variant.from_dict(kept["variant"])
    match = Match.new(variant, first_dealer=kept["dealer"], scores=tuple(kept["scores"]))
    match.deal(Card.parse(code) for code in kept["deck"].split())
    return match


def live(position: Position) -> dict[Action, Value]:
    """The values of a position, computed now and rounded like the kept ones."""
    found = evaluate(position.view, strength=STRENGTH, seed=position.seed)
    return {action: read_value(kept_value(value)) for action, value in found.items()}


def kept_value(value: Value) -> list[Any]:
    """A value for the file."""
    numbers = (value.points, value.win, value.error, value.win_error, value.worth, value.worth_error)
    return [*(round(each, DIGITS) for each in numbers), value.worlds, value.place, *map(str, value.then)]


def read_value(kept: list[Any]) -> Value:
    """A value from the file."""
    points, win, error, win_error, worth, worth_error, worlds, place, *then = kept
    return Value(
        points, win, worlds, error, place, tuple(map(Action.parse, then)), win_error, worth, worth_error
    )


# Making positions


def random_variant(random: Random) -> Variant:
    """Mostly one of the two presets, sometimes a variant with house rules."""
    if random.random() < 0.7:
        return random.choice((HUNGARIAN, HUNGARIAN, AUSTRIAN))
    return replace(
        random.choice((HUNGARIAN, AUSTRIAN)),
        name="house",
        set_of_nines=random.random() < 0.5,
        tens_below_unders=random.random() < 0.5,
        sequences_per_trick=random.choice(("one", "one_per_suit")),
        further_sequences=random.choice(("higher_or_apart", "not_inside")),
        bar_touching_sequences=random.random() < 0.5,
        bela_with_melds=random.random() < 0.5,
        exchange=random.choice(("leader", "any_time")),
        show_trick_7_draw=random.random() < 0.5,
        stichmatsch=random.random() < 0.5,
        double_below=random.choice((1, 250, 251, 400, 501)),
    )


def random_scores(random: Random) -> tuple[int, int]:
    """Scores of all kinds, often near 501, sometimes for a hand of sudden death (R9.5)."""
    kind = random.random()
    if kind < 0.3:
        return random.randrange(0, 300), random.randrange(0, 300)
    if kind < 0.4:
        # Near the line for double games, with the opponent near 501 (R9.3).
        scores = [random.randrange(180, 251), random.randrange(380, 501)]
        random.shuffle(scores)
        return scores[0], scores[1]
    if kind < 0.96:
        return random.randrange(300, 501), random.randrange(300, 501)
    return 520, 520


def hand(number: int, seed: str = SEED) -> dict[str, Any]:
    """One hand, played with varied skill or at random, and some positions in it."""
    random = Random(f"{seed} {number}")
    variant, dealer, scores = random_variant(random), random.randrange(2), random_scores(random)
    deck = random.sample(CARDS, 32)
    match = Match.new(variant, first_dealer=dealer, scores=scores)
    match.deal(deck)
    levels = [random.choice(LEVELS[:3]) for _ in range(2)]
    stray = random.choice((0.0, 0.1, 0.3))
    moments: list[tuple[int, int]] = []
    while match.to_move is not None:
        if not {GATHER, OUT}.issuperset(match.legal_actions(match.to_move)):
            moments.append((len(match.hands[-1][1]), match.to_move))
        match.apply(*_next(match, levels, stray, random))
    chosen = sorted(random.sample(moments, min(PER_HAND, len(moments))))
    kept = {
        "seed": seed,
        "variant": variant.to_dict(),
        "dealer": dealer,
        "scores": list(scores),
        "deck": " ".join(map(str, deck)),
        "actions": list(match.hands[-1][1]),
        "positions": [[done, seat, {}] for done, seat in chosen],
    }
    found = []
    for (done, seat), position in zip(chosen, read(number, kept), strict=True):
        texts = {str(action): kept_value(value) for action, value in live(position).items()}
        found.append([done, seat, texts])
    last = chosen[-1][0] if chosen else 0
    return kept | {"actions": kept["actions"][:last], "positions": found}


def _next(match: Match, levels: list[str], stray: float, random: Random) -> tuple[int, Action]:
    seat = match.to_move
    assert seat is not None
    for speaker in (seat, 1 - seat):
        view = match.view(speaker)
        if any(action in view.legal for action in (OUT, BELA, EXCHANGE)):
            said = interject(view, levels[speaker])
            if said is not None and random.random() > stray:
                return speaker, said
    view = match.view(seat)
    if random.random() < stray:
        return seat, random.choice([action for action in view.legal if action != OUT] or [OUT])
    return seat, choose(view, levels[seat])


def made(count: int, seed: str) -> Iterator[dict[str, Any]]:
    """Hands with this many positions, made on two cores."""
    with ProcessPoolExecutor(2) as pool:
        number = found = 0
        while found < count:
            for kept in pool.map(partial(hand, seed=seed), range(number, number + 20)):
                kept["positions"] = kept["positions"][: count - found]
                found += len(kept["positions"])
                if kept["positions"]:
                    yield kept
            number += 20
            print(f"{found} positions", file=sys.stderr, flush=True)


def write(path: Path, count: int, seed: str) -> None:
    """Make positions and keep them."""
    with lzma.open(path, "wt", encoding="utf-8", preset=9 | lzma.PRESET_EXTREME) as lines:
        for kept in made(count, seed):
            lines.write(json.dumps(kept, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    write(FILE, COUNT, SEED)
