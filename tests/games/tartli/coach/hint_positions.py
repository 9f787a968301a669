"""Positions of all kinds in which a hint may be asked for, with the values it is made from.

The values take minutes to compute, so ``hint_positions.jsonl.xz`` keeps those of 2,000 fixed positions, one
hand per line. After a change of the strongest level, ``python -m tests.games.tartli.coach.hint_positions``
(``make hints``) makes them again. The tests make and read the hints every time.
"""

import json
import lzma
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli import Action, Match, Variant, View, parse_seated
from tartli_desktop.games.tartli.opponents import evaluate
from tartli_desktop.games.tartli.opponents.strong import SearchSettings
from tartli_desktop.games.tartli.opponents.value import Value

FILE = Path(__file__).with_name("hint_positions.jsonl.xz")
COUNT = 2000

STRENGTH = SearchSettings(worlds=90, first=16, solved=12, nodes=40_000)
"""Less than the full strength, which would take hours: a hint must be true of any values."""


DIGITS = 4
"""The decimals of kept values; the tests make hints from the rounded values."""


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
    match = Match.new(variant, first_dealer=kept["dealer"])
    match.scores = tuple(kept["scores"])
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


def renewed(kept: dict[str, Any]) -> dict[str, Any]:
    """A hand with the values of today."""
    found = []
    for (done, seat, _), position in zip(kept["positions"], read(0, kept), strict=True):
        values = {str(action): kept_value(value) for action, value in live(position).items()}
        found.append([done, seat, values])
    return kept | {"positions": found}


def main() -> None:
    """Compute the values again, on two cores."""
    with lzma.open(FILE, "rt", encoding="utf-8") as lines:
        hands = [json.loads(line) for line in lines]
    with ProcessPoolExecutor(2) as pool:
        text = [json.dumps(each, separators=(",", ":")) + "\n" for each in pool.map(renewed, hands)]
    with lzma.open(FILE, "wt", encoding="utf-8", preset=9 | lzma.PRESET_EXTREME) as lines:
        lines.writelines(text)


if __name__ == "__main__":
    main()
