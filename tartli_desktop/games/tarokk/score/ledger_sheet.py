"""The ledger of a match of tarokk: what each hand brought each player, and the balance (T14.6)."""

from collections.abc import Sequence
from typing import NamedTuple

from tartli_desktop.face.at_the_table.ledger_sheet import LedgerRow, LedgerSheet, LedgerSlate
from tartli_desktop.games.tarokk import Event, HandResult, HandScored, HandVoid, Match
from tartli_desktop.games.tarokk.words import terms
from tartli_desktop.text.context import Context
from tartli_desktop.text.numbers import in_digits
from tartli_desktop.text.placeholders import begun, fill

tr = Context("Tarokk.Ledger")

_EXAMPLE_NAMES = ("Ilona", "Vilma", "Lajos", "Kornél")
_EXAMPLE = ((3, 3, -3, -3), (-7, 7, 7, -7), (12, -12, -12, 12), (-2, 6, -2, -2))


class _Hand(NamedTuple):
    """The hand that a row shows."""

    contract: int | None
    """None for a void hand."""
    multiplier: int


class TarokkSlate(LedgerSlate[_Hand]):
    """A column for each of four or five players."""

    def hand_told(self, hand: _Hand) -> str:
        """The contract, and how many times it counts in doubled rounds (T7.5)."""
        if hand.contract is None:
            return tr("Void hand")
        name = begun(terms.bid_name(hand.contract))
        if hand.multiplier == 1:
            return name
        return fill(tr("%1, counted %2 times"), name, hand.multiplier)

    def mark(self, hand: _Hand) -> str:
        """How many times it counts, if more than once: "×2"."""
        is_doubled = hand.multiplier > 1 and hand.contract is not None
        return f"×{in_digits(hand.multiplier)}" if is_doubled else ""


class TarokkLedger(LedgerSheet[Match, Event, _Hand]):
    """Keeps the slate in step with the match; a void hand leaves a row only if it fills a pot (T22.10)."""

    slate = TarokkSlate

    def lay(self, match: Match, first: int) -> None:
        """Show the score of a match at once, with a column for its pot if it has one."""
        self.widget.pot = tr("Pot") if match.variant.ultimo_pot else ""
        super().lay(match, first)

    def rows_of(self, match: Match) -> Sequence[LedgerRow[_Hand]]:
        """The payments of each hand that was scored, or filled the pot."""
        return [_row(result) for result in match.results if _has_row(result)]

    def row_of(self, event: Event, match: Match) -> LedgerRow[_Hand] | None:
        is_end = isinstance(event, HandScored | HandVoid)
        return _row(match.results[-1]) if is_end and _has_row(match.results[-1]) else None

    def example(self) -> tuple[Sequence[str], Sequence[LedgerRow[_Hand]]]:
        """Four people, four hands."""
        return _EXAMPLE_NAMES, [(payments, _Hand(1, 1)) for payments in _EXAMPLE]


def _has_row(result: HandResult) -> bool:
    return result.kind in ("played", "trial") or any(result.payments)


def _row(result: HandResult) -> LedgerRow[_Hand]:
    is_scored = result.kind in ("played", "trial")
    return result.payments, _Hand((result.contract or 1) if is_scored else None, result.multiplier)
