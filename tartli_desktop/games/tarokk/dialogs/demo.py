"""The pictures of tarokk that the demonstration takes: see :class:`tartli_desktop.face.demo.Demo`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtWidgets import QWidget

from tartli_desktop.face.at_the_table.account import Account, ToldHand
from tartli_desktop.games import tarokk
from tartli_desktop.games.tarokk import Event, Variant
from tartli_desktop.games.tarokk.dialogs.hand_summary import HandSummary
from tartli_desktop.games.tarokk.session import Session
from tartli_desktop.kit.table_dialogs import AccountDemo
from tartli_desktop.table.card_faces.faces import CardFaces


class TarokkDemo(AccountDemo):
    """The deal, a bid, the call, a card, a trick and the end of a hand."""

    def variant(self) -> Variant:
        """One round of deals, since a match otherwise has no end."""
        return replace(tarokk.PASKIEVICS, rounds=1)

    def pictures(self) -> Mapping[str, type[Event]]:
        """The files in their order, each with the event after which it is taken."""
        return {
            "1-deal.png": tarokk.Dealt,
            "2-bid.png": tarokk.BidMade,
            "3-call.png": tarokk.Called,
            "4-card.png": tarokk.Played,
            "5-trick.png": tarokk.TrickWon,
            self.end_of_hand: tarokk.HandScored,
        }

    def account(self, session: Session, told: ToldHand, faces: CardFaces, parent: QWidget) -> Account:
        """The account of the hand that is over."""
        return HandSummary(session.view, told, parent)
