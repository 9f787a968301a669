"""The hands of a match in words: see :class:`tartli_desktop.face.records.RecordsOf`."""

from __future__ import annotations

from collections.abc import Sequence

from tartli_desktop.face.records import RecordsOf
from tartli_desktop.game.json_types import Json
from tartli_desktop.games.ulti import Event, Match, Variant
from tartli_desktop.text.amounts import signed
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

from . import hand_text
from .terms import bid_name

tr = Context("Ulti.Records")


class UltiRecords(RecordsOf[Match, Event, Variant]):
    """Contract, soloist and points of each hand."""

    def standings(self, standings: Sequence[int], variant: Json) -> str:
        """The money of each."""
        return fill(tr("%1 Ft"), " : ".join(map(signed, standings)))

    def unit(self, variant: Json) -> str:
        """Forints."""
        return tr("Ft", "after an amount of money")

    def columns(self) -> tuple[str, ...]:
        """The contract, who played it, and what it brought."""
        return (tr("Contract"), tr("Soloist"), tr("Points"))

    def cells(
        self, match: Match, events: Sequence[Event], players: Sequence[str], viewer: int
    ) -> tuple[str, ...]:
        """The cells of the last hand; its points with the viewer's first."""
        if match.contract is None or match.soloist is None:
            return (tr("auction"), "", "")
        contract, soloist = bid_name(match.contract), players[match.soloist]
        if match.to_move is not None:
            return (contract, soloist, tr("not over"))
        points = match.results[-1].points
        return (contract, soloist, " : ".join(signed(points[(viewer + step) % 3]) for step in range(3)))

    hand_parts = staticmethod(hand_text.hand_parts)
