"""The ledger of a match of tarokk: what each hand brought each player, and the balance (T14.6)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from tartli_desktop.face.at_the_table import ledger_sheet
from tartli_desktop.face.at_the_table.ledger_sheet import LedgerRow
from tartli_desktop.games.tarokk.rules.events import Event, HandScored
from tartli_desktop.games.tarokk.rules.match import Match
from tartli_desktop.games.tarokk.rules.settlement import HandResult
from tartli_desktop.games.tarokk.words import terms
from tartli_desktop.sound.table_sounds import TableSounds
from tartli_desktop.text.placeholders import begun

translate = QCoreApplication.translate

_EXAMPLE_NAMES = ("Ilona", "Vilma", "Lajos", "Kornél")
_EXAMPLE = ((3, 3, -3, -3), (-7, 7, 7, -7), (12, -12, -12, 12), (-2, 6, -2, -2))


class LedgerSlate(ledger_sheet.LedgerSlate):
    """A column for each of four or five players."""

    def hand_told(self, hand: int) -> str:
        """The contract."""
        return begun(terms.bid_name(hand))


class LedgerSheet(ledger_sheet.LedgerSheet):
    """Keeps the slate true to the match; a hand that is void brings nothing, and leaves no row.

    Args:
        heard: the sounds of the table.
        parent: the Qt parent of the slate.
    """

    def __init__(self, heard: TableSounds, parent: QWidget) -> None:
        super().__init__(LedgerSlate(parent), heard)

    def rows_of(self, match: Match) -> Sequence[LedgerRow]:
        """The payments of each hand that was scored."""
        return [_row(result) for result in match.results if result.kind in ("played", "trial")]

    def row_of(self, event: Event) -> LedgerRow | None:
        """What a hand brought."""
        return _row(event.result) if isinstance(event, HandScored) else None

    def example(self) -> tuple[Sequence[str], Sequence[LedgerRow]]:
        """Four people, four hands."""
        return _EXAMPLE_NAMES, [(payments, 1) for payments in _EXAMPLE]


def _row(result: HandResult) -> LedgerRow:
    return result.payments, result.contract or 1
