"""The ledger of a match of Ulti: points by the hand, and the balance in points and money (U12, U14.1)."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from tartli_desktop.face.at_the_table.ledger_sheet import LedgerRow, LedgerSheet, LedgerSlate
from tartli_desktop.games.ulti import Event, HandEnded, Match
from tartli_desktop.games.ulti.words import terms
from tartli_desktop.text.amounts import signed
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

tr = Context("Ulti.Ledger")

_EXAMPLE_NAMES = ("Vilma", "Lajos", "Ilona")
_EXAMPLE = ((4, -2, -2), (-5, 10, -5), (-2, -2, 4), (18, -9, -9))


class UltiSlate(LedgerSlate[str]):
    """Three columns in points, with their money at the foot."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.unit = 10
        """What a point is worth."""
        super().__init__(parent)

    def sums(self) -> Sequence[tuple[str, Sequence[str]]]:
        """The points, and what they are in money."""
        points = self.balance
        return (
            (tr("Points"), tuple(map(signed, points))),
            (tr("Forints"), tuple(signed(each * self.unit) for each in points)),
        )

    def balance_text(self) -> Sequence[str]:
        """The points and the money of each player."""
        text = tr("%1: %2 points, %3 forints.")
        return [
            fill(text, name, signed(points), signed(points * self.unit))
            for name, points in zip(self.names, self.balance, strict=True)
        ]

    def hand_told(self, hand: str) -> str:
        """The contract."""
        return terms.bid_name(hand)


class UltiLedger(LedgerSheet[Match, Event, str]):
    """Keeps the slate in step with the match."""

    slate = UltiSlate
    widget: UltiSlate

    def lay(self, match: Match, first: int) -> None:
        self.widget.unit = match.variant.unit
        super().lay(match, first)

    def rows_of(self, match: Match) -> Sequence[LedgerRow[str]]:
        """The points of each hand, and its contract."""
        return [(result.points, result.contract) for result in match.results]

    def row_of(self, event: Event, match: Match) -> LedgerRow[str] | None:
        return (event.result.points, event.result.contract) if isinstance(event, HandEnded) else None

    def example(self) -> tuple[Sequence[str], Sequence[LedgerRow[str]]]:
        return _EXAMPLE_NAMES, [(points, "simple") for points in _EXAMPLE]
