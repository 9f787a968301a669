"""The hands of a match in words: see :class:`tartli_desktop.face.records.RecordsOf`."""

from __future__ import annotations

from collections.abc import Sequence

from tartli_desktop.face.records import RecordsOf
from tartli_desktop.game.json_types import Json
from tartli_desktop.games.tarokk import AuctionWon, Event, Match, Variant
from tartli_desktop.text.amounts import signed
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import begun, fill

from . import hand_text
from .terms import bid_name

tr = Context("Tarokk.Records")


class TarokkRecords(RecordsOf[Match, Event, Variant]):
    """Bid, declarer with partner, and points of each hand."""

    def standings(self, standings: Sequence[int], variant: Json) -> str:
        """The balance of each."""
        return fill(tr("%1 points"), " : ".join(map(signed, standings)))

    def unit(self, variant: Json) -> str:
        """Points."""
        return tr("points")

    def columns(self) -> tuple[str, ...]:
        """The bid, the declarer and the partner, and what it brought."""
        return (tr("Bid"), tr("Declarer and partner"), tr("Points"))

    def cells(
        self, match: Match, events: Sequence[Event], players: Sequence[str], viewer: int
    ) -> tuple[str, ...]:
        """The cells of the last hand; its points with the viewer's first."""
        won = next((event for event in events if isinstance(event, AuctionWon)), None)
        result = match.result
        if result is None:
            if won is None:
                return (tr("auction"), "", "")
            going_on = tr("not over")
            return (begun(bid_name(won.level)), players[won.seat], going_on)
        bid = "" if won is None else begun(bid_name(won.level))
        if result.kind in ("passed", "annulled") or result.declarer is None:
            declarer = "" if won is None else players[won.seat]
            return (bid, declarer, tr("void"))
        side = players[result.declarer]
        if result.partner is not None:
            side = f"{side}, {players[result.partner]}"
        seats = len(players)
        paid = (result.payments[(viewer + step) % seats] for step in range(seats))
        return (bid, side, " : ".join(map(signed, paid)))

    hand_parts = staticmethod(hand_text.hand_parts)
