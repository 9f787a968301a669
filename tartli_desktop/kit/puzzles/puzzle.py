"""Puzzles that begin within a hand and are solved by how the hand ends."""

import lzma
from functools import cache

import msgspec
from msgspec import Struct

from tartli_desktop.game.json_types import JsonDict
from tartli_desktop.resources import resources_folder

EASY, MEDIUM, HARD = 1, 2, 3
"""The grades, by how few of the levels find the right action."""


class HandPuzzle(Struct, frozen=True, omit_defaults=True):
    """One position to solve, as a line of the file."""

    theme: str
    grade: int
    seat: int
    """The seat that has to solve it, and is to move."""
    hand: int
    """The number of the hand among those that were searched for this theme."""
    record: JsonDict
    """The record of a match with one hand, up to the position."""
    answers: tuple[str, ...] = ()
    """The texts of the right actions, where the first action decides and not the end of the hand."""
    meant: str = ""
    """What a right action is meant for, such as the bid that follows a discard."""


def file_of(game: str) -> str:
    """The file of a game in the resources folder; ``packaging/puzzle_search`` adds to it."""
    return f"puzzles/{game}.jsonl.xz"


@cache
def puzzles_of(game: str) -> tuple[HandPuzzle, ...]:
    """All puzzles of a game, in order. Raises OSError."""
    return read(lines_of(game))


def lines_of(game: str) -> bytes:
    """The puzzles of a game as they are kept, one a line. Raises OSError."""
    return lzma.decompress((resources_folder() / file_of(game)).read_bytes())


def read(lines: bytes) -> tuple[HandPuzzle, ...]:
    """Puzzles, one a line."""
    return tuple(msgspec.json.decode(line, type=HandPuzzle) for line in lines.splitlines())
