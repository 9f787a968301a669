"""Finds puzzles of Ulti and tarokk in played hands: ``python packaging/puzzle_search ulti FOUND.jsonl``.

Each find is written to FOUND at once, and the search goes on from there when it is started again, until there
are as many of each theme as wanted. ``--part 0/2`` searches every second hand, for two processes with a file
each. ``--add`` appends what was found to the file in resources/puzzles; the numbers of those that are there
never change. Without FOUND, all that are there are checked exactly.
"""

from __future__ import annotations

import argparse
import lzma
import sys
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random

import msgspec
from judging import GRADES, Game, Wanted, judged
from tarokk import TarokkGame
from ulti import UltiGame

from tartli_desktop.kit.puzzles.puzzle import EASY, HARD, HandPuzzle, file_of, read

RESOURCES = Path(__file__).parents[2] / "resources"
GAMES: dict[str, Game] = {"ulti": UltiGame(), "tarokk": TarokkGame()}


class Finds:
    """What has been found so far, and what is still wanted."""

    def __init__(self, game: Game, known: Iterable[HandPuzzle]) -> None:
        self.game = game
        self.counts = Counter[tuple[str, int]]()
        self.last = Counter[str]()
        """The last hand of each kind that has a puzzle."""
        for each in known:
            self.add(each)

    def add(self, puzzle: HandPuzzle) -> None:
        """Count one more."""
        self.counts[puzzle.theme, puzzle.grade] += 1
        source = self.game.source_of(puzzle.theme)
        self.last[source] = max(self.last[source], puzzle.hand)

    def is_wanted(self, theme: str, grade: int) -> bool:
        """Whether one more is wanted; half of a theme at most is easy."""
        wanted = self.game.wanted[theme]
        is_full = sum(self.counts[theme, each] for each in GRADES) >= wanted
        return not is_full and (grade != EASY or 2 * self.counts[theme, EASY] < wanted)

    def missing(self) -> set[str]:
        """The themes of which more are wanted."""
        return {theme for theme in self.game.wanted if self.is_wanted(theme, HARD)}


def search(game: Game, file: Path, part: int, parts: int, known: Iterable[HandPuzzle]) -> None:
    """Search hand after hand, each kind of hands for as long as the others."""
    finds = Finds(game, [*known, *(read(file.read_bytes()) if file.exists() else ())])
    spent = Counter[str]()
    number = {source: 1 + last - last % parts + part for source, last in finds.last.items()}
    while missing := finds.missing():
        source = min({game.source_of(theme) for theme in missing}, key=lambda each: spent[each])
        themes = {theme for theme in missing if game.source_of(theme) == source}
        started = time.monotonic()
        now = number.get(source, part)
        number[source] = now + parts
        for puzzle in in_hand(game, source, now, themes, finds.is_wanted):
            finds.add(puzzle)
            with file.open("ab") as lines:
                lines.write(msgspec.json.encode(puzzle) + b"\n")
            print(now, puzzle.theme, puzzle.grade, dict(finds.counts), file=sys.stderr, flush=True)
        spent[source] += time.monotonic() - started


def in_hand(
    game: Game, source: str, number: int, themes: set[str], is_wanted: Wanted
) -> Iterable[HandPuzzle]:
    """The puzzles of a hand, one of each theme at most."""
    done = set[str]()
    for position in game.positions(source, number, themes):
        if position.theme not in done:
            puzzle = judged(game, position, number, is_wanted)
            if puzzle is not None:
                done |= {position.theme, puzzle.theme}
                yield puzzle


def add(game: Game, target: Path, known: Sequence[HandPuzzle], found: Iterable[HandPuzzle]) -> None:
    """Append the sound ones to the file of the program, in an order that does not tell their kind."""
    numbers = {(each.theme, each.hand) for each in known}
    new = [each for each in found if (each.theme, each.hand) not in numbers and is_sound(game, each)]
    Random(f"{game.name} {len(known)}").shuffle(new)
    lines = b"".join(msgspec.json.encode(each) + b"\n" for each in (*known, *new))
    target.write_bytes(lzma.compress(lines, preset=9 | lzma.PRESET_EXTREME))
    print(f"{len(known)} + {len(new)} puzzles, {target.stat().st_size} bytes")


def is_sound(game: Game, puzzle: HandPuzzle) -> bool:
    """Whether some cards reach the goal and others do not, found as quickly as at the table."""
    if puzzle.answers:
        return True
    match = game.puzzles.rules.match.from_record(puzzle.record)
    return 0 < len(game.puzzles.right(puzzle, match)) < len(match.legal_actions(puzzle.seat))


def main() -> None:
    """Search, or add or check what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("found", type=Path, nargs="*")
    parser.add_argument("--part", default="0/1")
    parser.add_argument("--add", action="store_true")
    given = parser.parse_args()
    game, target = GAMES[given.game], RESOURCES / file_of(given.game)
    known = read(lzma.decompress(target.read_bytes())) if target.exists() else ()
    if given.add:
        add(game, target, known, [each for file in given.found for each in read(file.read_bytes())])
    elif given.found:
        part, parts = map(int, given.part.split("/"))
        search(game, given.found[0], part, parts, known)
    unsound = [number for number, each in enumerate(known, 1) if not is_sound(game, each)]
    print(f"{len(known)} puzzles, unsound: {unsound}")


if __name__ == "__main__":
    main()
