"""Puzzles of a game: positions with one best line, to be solved at the table."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from msgspec import Struct

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.game.json_types import JsonDict
from tartli_desktop.game.match import M_contra, Match


class Solution(Struct, frozen=True):
    """How a puzzle ended, in the words of its game."""

    result: str
    """What the player has reached, in a sentence."""
    shown: str
    """What decided it, or what would have been better."""
    cards: tuple[Card, ...] = ()
    """The cards that it is about."""


class PuzzleKind(NamedTuple):
    """Puzzles among which a player may choose."""

    name: str
    """As it stands in a menu."""
    numbers: tuple[int, ...]
    """The simplest first."""
    theme: str = ""
    """The word by which a guided hand asks for one of them."""


class PuzzleBase(Protocol):
    """A position to solve; a game adds what its task is."""

    @property
    def seat(self) -> int:
        """The seat that is to move and to solve the puzzle."""

    @property
    def record(self) -> JsonDict:
        """The record of a match with one hand, up to the position."""


class OutcomeBase(Struct, frozen=True):
    """What came of a puzzle; a game adds how it was played."""

    solved: bool
    """Whether the player reached the best result."""


P = TypeVar("P", bound=PuzzleBase)
O = TypeVar("O", bound=OutcomeBase)  # noqa: E741 - an outcome


class PuzzlesOf(Protocol[M_contra, P, O]):
    """Provides puzzles and judges how they ended. Only the game knows what a puzzle is made of.

    The puzzles that come with the program are counted from 1, and their order does not change.
    """

    @property
    def level(self) -> str:
        """The level of the opponents in puzzles."""

    def count(self) -> int:
        """How many puzzles come with the program."""

    def given(self, number: int) -> P:
        """A puzzle that comes with the program."""

    def kinds(self) -> Sequence[Sequence[PuzzleKind]]:
        """The kinds of puzzles that a player may choose, in groups such as themes and grades."""

    def places_of_mistakes(self, data: str) -> Sequence[int]:
        """After how many actions of a hand a puzzle may begin, from what was kept of its review."""

    def of_hand(self, record: JsonDict, number: int, at: int, seat: int) -> P | None:
        """The puzzle for a seat that begins within a hand; None if there is none.

        ``number`` is that of the hand in the record of its match, from 1; ``at`` is how many of its actions
        had been done.
        """

    def task(self, puzzle: P, match: M_contra) -> str:
        """What is to be done as the match stands, and what a player has to know for it."""

    def position(self, puzzle: P, match: M_contra) -> str:
        """The task together with the open cards, for a player who cannot see them."""

    def is_decided(self, puzzle: P, match: M_contra) -> bool:
        """Whether nothing more can be done for the goal, though the hand may go on."""

    def outcome(self, puzzle: P, match: M_contra) -> O:
        """The outcome of a puzzle, from the match at its end."""

    def in_words(self, puzzle: P, outcome: O) -> Solution:
        """How the puzzle ended, and why."""


Puzzles = PuzzlesOf[Match, Any, Any]
"""The puzzles of any game."""
