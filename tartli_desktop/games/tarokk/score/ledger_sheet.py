"""The ledger of a match of tarokk: what each hand brought each player, and the balance (T14.6)."""

from collections.abc import Sequence
from typing import NamedTuple

from tartli_desktop.face.at_the_table.ledger_sheet import LedgerRow, LedgerSheet, LedgerSlate
from tartli_desktop.games.tarokk import Event, HandResult, HandScored, Match
from tartli_desktop.games.tarokk.words import terms
from tartli_desktop.text.context import Context
from tartli_desktop.text.numbers import in_digits
from tartli_desktop.text.placeholders import begun, fill

tr = Context("Tarokk.Ledger")

_EXAMPLE_NAMES = ("Ilona", "Vilma", "Lajos", "Kornél")
_EXAMPLE = ((3, 3, -3, -3), (-7, 7, 7, -7), (12, -12, -12, 12), (-2, 6, -2, -2))


class _Hand(NamedTuple):
    """The hand that a row shows."""

    contract: int
    multiplier: int


class TarokkSlate(LedgerSlate[_Hand]):
    """A column for each of four or five players."""

    def hand_told(self, hand: _Hand) -> str:
        """The contract, and how many times it counts in doubled rounds (T7.5)."""
        name = begun(terms.bid_name(hand.contract))
        if hand.multiplier == 1:
            return name
        return fill(tr("%1, counted %2 times"), name, hand.multiplier)

    def mark(self, hand: _Hand) -> str:
        """How many times it counts, if more than once: "×2"."""
        return f"×{in_digits(hand.multiplier)}" if hand.multiplier > 1 else ""


class TarokkLedger(LedgerSheet[Match, Event, _Hand]):
    """Keeps the slate in step with the match; a hand that is void brings nothing, and leaves no row."""

    slate = TarokkSlate

    def rows_of(self, match: Match) -> Sequence[LedgerRow[_Hand]]:
        """The payments of each hand that was scored."""
        return [_row(result) for result in match.results if result.kind in ("played", "trial")]

    def row_of(self, event: Event) -> LedgerRow[_Hand] | None:
        """What a hand brought."""
        return _row(event.result) if isinstance(event, HandScored) else None

    def example(self) -> tuple[Sequence[str], Sequence[LedgerRow[_Hand]]]:
        """Four people, four hands."""
        return _EXAMPLE_NAMES, [(payments, _Hand(1, 1)) for payments in _EXAMPLE]


def _row(result: HandResult) -> LedgerRow[_Hand]:
    return result.payments, _Hand(result.contract or 1, result.multiplier)
