"""The places of the faces in the contact sheet of a pack."""

from __future__ import annotations

from dataclasses import dataclass

from tartli_desktop.cards import german, tarokk
from tartli_desktop.packs.file_name_words import BACK
from tartli_desktop.packs.pack_kinds import PackKind


@dataclass(frozen=True)
class Grid:
    """The faces of a pack in rows."""

    rows: tuple[tuple[str, ...], ...]

    has_headings: bool
    """Whether each column has cards of one rank, and so a heading; the back then lies apart."""

    @property
    def columns(self) -> int:
        """The number of columns in the longest row."""
        return max(map(len, self.rows))

    def place_of(self, face: str) -> tuple[int, int]:
        """The row and column of a face."""
        return next((at, row.index(face)) for at, row in enumerate(self.rows) if face in row)

    def beside(self, face: str, right: int, down: int) -> str:
        """The face this many places away, or the one at the edge."""
        at, column = self.place_of(face)
        row = self.rows[min(max(at + down, 0), len(self.rows) - 1)]
        return row[min(max(column + right, 0), len(row) - 1)]


def grid_of(kind: PackKind) -> Grid:
    """A row per suit with the back beside the first; or two rows of tarokks and two of two suits each."""
    if kind is PackKind.GERMAN:
        suits = [tuple(str(german.Card.of(suit, rank)) for rank in german.Rank) for suit in german.Suit]
        return Grid(((*suits[0], BACK), *suits[1:]), has_headings=True)
    tarokks = tuple(str(tarokk.Card.tarokk(number)) for number in range(1, tarokk.TAROKK_COUNT + 1))
    hearts, diamonds, clubs, spades = (
        tuple(str(tarokk.Card.of(suit, rank)) for rank in tarokk.Rank) for suit in tarokk.Suit
    )
    half = tarokk.TAROKK_COUNT // 2
    rows = (tarokks[:half], tarokks[half:], (*hearts, *diamonds, BACK), (*clubs, *spades))
    return Grid(rows, has_headings=False)
