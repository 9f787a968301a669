"""The pictures of Ulti that the demonstration takes: see :class:`tartli_desktop.face.demo.Demo`."""

from __future__ import annotations

from collections.abc import Mapping

from tartli_desktop.face.demo import Demo
from tartli_desktop.games.ulti.rules.events import (
    AuctionEnded,
    Bid,
    Dealt,
    Event,
    HandEnded,
    Played,
    TrickWon,
)


class UltiDemo(Demo):
    """The deal, a bid, the contract, a card, a trick and the end of a hand."""

    def pictures(self) -> Mapping[str, type[Event]]:
        """The files in their order, each with the event after which it is taken."""
        return {
            "1-deal.png": Dealt,
            "2-bid.png": Bid,
            "3-contract.png": AuctionEnded,
            "4-card.png": Played,
            "5-trick.png": TrickWon,
            "6-end-of-hand.png": HandEnded,
        }
